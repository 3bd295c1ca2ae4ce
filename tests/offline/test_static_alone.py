"""The folder of ``make static`` when its host has gone: by day a few moves, at night all of it."""

import json
from http.server import ThreadingHTTPServer

import pytest
from playwright.sync_api import BrowserContext, Page

from browser.keyboard_user import Keyboard
from browser.player import play_until, tiles
from browser.screen_reader_user import ScreenReader
from browser.screens.test_accessibility import cut_off, violations
from browser.screens.test_puzzles import PLACED, answer, right
from browser.screens.test_review import reviewed
from browser.table.test_matches import play_by_keyboard, play_by_tree, short
from offline.folder import actions, address, cut, go, go_on, keep, new_table, opened, table_here

LATER = pytest.mark.nightly
SETTINGS = {**short(30, "sofia"), "confirm": "never"}
CHANGE = """change => {
  const settings = { ...JSON.parse(localStorage.dreistein), ...change };
  localStorage.dreistein = JSON.stringify(settings);
}"""
SCREENS = (
    *("/", "/new", "/new?device", "/new?alone", "/day", "/games", "/ladder", "/lesson", "/data"),
    *("/statistics", "/puzzles", "/words", "/replay"),
)


@pytest.fixture
def alone(host: ThreadingHTTPServer, device: BrowserContext) -> Page:
    """A page at a table, on a device that has all it needs; there is no network any more."""
    device.add_init_script(f"({CHANGE})({json.dumps(SETTINGS)})")
    page = opened(device, address(host))
    keep(page)
    new_table(page, level="pip")
    play_until(page, "taken >= 2")
    cut(host)
    return page


def test_a_game_goes_on_without_a_network(alone: Page) -> None:
    seen = actions(alone, alone.url.partition("/t/")[2])
    alone.reload()
    play_until(alone, "taken >= 2")
    told = actions(alone, alone.url.partition("/t/")[2])
    assert go_on(told, seen)
    assert told != seen


@LATER
def test_a_match_by_keyboard_its_review_and_a_puzzle_without_a_network(
    alone: Page, axe: str
) -> None:
    go(alone, "/")
    alone.reload()
    play_by_keyboard(Keyboard(alone, table_here))
    found = {"end": violations(alone, axe)}
    alone.get_by_role("dialog").get_by_role("button", name="Review").press("Enter")
    reviewed(alone)
    found["review"] = violations(alone, axe)
    alone.goto(f"{alone.url.partition('/review')[0]}/puzzles/{PLACED.number}")
    tiles(alone).first.wait_for()
    answer(alone, PLACED.solution)
    right(alone)
    found["puzzle"] = violations(alone, axe)
    assert not any(found.values()), found


@LATER
def test_a_match_by_the_accessibility_tree_without_a_network(alone: Page) -> None:
    go(alone, "/")
    alone.reload()
    play_by_tree(ScreenReader(alone))


@LATER
def test_on_any_screen_axe_finds_nothing_and_nothing_is_cut_off(
    alone: Page, axe: str, language: str
) -> None:
    alone.set_viewport_size({"width": 390, "height": 844})
    alone.evaluate(CHANGE, {"language": language})
    go(alone, "/")
    alone.reload()
    found = {}
    for path in SCREENS:
        go(alone, path)
        alone.locator("h1").first.wait_for(state="attached")
        alone.wait_for_load_state("networkidle")
        assert "⟦" not in alone.content(), path
        found[path] = [*cut_off(alone), *violations(alone, axe)]
    assert alone.locator("html").get_attribute("lang") == language
    assert not any(found.values()), found
