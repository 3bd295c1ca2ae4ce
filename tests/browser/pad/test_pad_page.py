"""The score pad in a real browser, from any web host: writing, correcting, keeping, no network."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Visit
from browser.pad import scorekeeper as pads
from browser.screens.test_accessibility import cut_off, cut_or_covered, rules_for, violations
from browser.wait import until, until_painted
from sizes import SHOWN_LANGUAGES

Open = Callable[..., Page]


@pytest.fixture
def opened(visit: Visit, host: str) -> Open:
    """Opens the pad as somebody new, on a phone."""
    return partial(visit, "/pad/", at=host, **PHONE)


def drawn(page: Page, count: int) -> None:
    """Taps how many tiles were drawn."""
    page.get_by_role("group", name="Drawn").get_by_role("button", name=str(count)).click()


def adds(page: Page) -> Locator:
    """The sum of the turn."""
    return page.locator(".adds span")


def sheet(page: Page) -> Locator:
    return page.get_by_role("table").first


def entries(page: Page) -> Locator:
    """What is written on the sheet, to be corrected."""
    return sheet(page).locator("tbody").get_by_role("button")


def test_a_round_is_written_down_and_ends_out_with_its_sum(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    assert pads.totals(page) == ["20", "0"]
    expect(entries(page).filter(has_text="start bonus")).to_have_count(1)
    expect(page.get_by_text("Ben’s turn")).to_be_visible()
    drawn(page, 2)
    pads.tile(page, "554")
    expect(adds(page)).to_have_text("14 − 10 = +4")
    pads.enter(page)
    assert pads.totals(page) == ["20", "4"]
    drawn(page, 3)
    page.get_by_role("button", name="Kept").click()
    assert pads.totals(page) == ["5", "4"]
    expect(sheet(page)).to_contain_text("12 tiles")
    expect(sheet(page)).to_contain_text("11 tiles")
    expect(page.get_by_text("Stock: 31 tiles")).to_be_visible()

    page.get_by_role("button", name="Round over").click()
    page.get_by_role("button", name="Ben went out").click()
    expect(page.get_by_role("button", name="End the round")).to_be_disabled()
    page.get_by_role("button", name="Tile by tile").click()
    for digit in "015":
        page.get_by_role("button", name=digit, exact=True).click()
    expect(page.get_by_text("Ben: 20 + 6 = +26")).to_be_visible()
    expect(page.get_by_text("Ben still holds 11 tiles")).to_be_visible()
    pads.enter(page)
    assert pads.totals(page) == ["5", "30"]
    expect(sheet(page)).to_contain_text("Ben: 20 + 6 = +26")
    expect(page.get_by_role("heading", name="Who opens round 2?")).to_be_visible()
    page.locator(".settled .entry").first.click()
    page.get_by_role("button", name="As a total").click()
    page.get_by_role("textbox", name="Ada").fill("100")
    pads.enter(page)
    assert pads.totals(page) == ["5", "124"]


def test_on_its_side_the_smallest_phone_shows_every_key_at_the_side_of_the_hand(
    opened: Open,
) -> None:
    page = opened(locale="it", viewport={"width": 568, "height": 320})
    pads.new_game(page, "Ada", "Ben", "Cleo", "Dora")
    pads.place(page, "555")
    pads.tile(page, "554")
    assert cut_or_covered(page, ".keys button") == []
    side = """() => document.querySelector('.panel').getBoundingClientRect().x <
      document.querySelector('.paper').getBoundingClientRect().x"""
    assert not page.evaluate(side)
    page.evaluate("localStorage.setItem('dreistein-pad', JSON.stringify({hand: 'left'}))")
    page.reload()
    page.locator(".panel").wait_for()
    assert page.evaluate(side)
    assert cut_or_covered(page, ".keys button") == []


def test_what_cannot_be_is_doubted_and_explained(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "543")
    pads.tile(page, "354")
    notes = page.get_by_role("region", name="Write down a turn").get_by_role("status")
    expect(notes).to_contain_text("3–4–5 is on the table already (Ada)")
    expect(page.get_by_role("button", name="Add anyway")).to_be_enabled()
    wipe = page.get_by_role("button", name="Delete the last number")
    wipe.click()
    pads.tile(page, "3")
    bonus = page.get_by_role("group", name="Bonus").get_by_role("button")
    for at, why in enumerate(
        (
            "at least 8 tiles must be on the table",
            "Not both: a bridge touches one side",
            "the hexagon replaces the double",
        )
    ):
        bonus.nth(at).click()
        expect(notes).to_contain_text(why)
    for _ in range(3):
        wipe.click()
    page.get_by_role("button", name="Stock empty").click()
    expect(page.get_by_role("dialog")).to_contain_text("still 36 tiles in the stock")
    page.locator("dialog .primary").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert pads.totals(page) == ["17", "0"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Change names").click()
    page.locator("dialog input").last.fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("Two players have the same name.")


def test_own_numbers_and_the_offer_when_a_rack_is_empty(opened: Open) -> None:
    page = opened()
    page.get_by_role("link", name="New game").click()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("Tiles each, with 2 players").fill("1")
    page.get_by_role("spinbutton", name="Last tile").fill("500")
    start = page.get_by_role("button", name="Start")
    for target in ("0", "520"):
        page.get_by_label("Target").fill(target)
        start.click()
        if target == "0":
            expect(page.get_by_role("alert")).to_contain_text("These numbers do not work")
    page.get_by_role("button", name="Player 1", exact=True).click()
    pads.place(page, "444")
    expect(page.get_by_text("Player 1 has no tiles left.")).to_be_visible()
    page.get_by_role("button", name="Out!").click()
    page.get_by_role("textbox", name="Player 2").fill("7")
    expect(page.get_by_text("Player 1: 500 + 7 = +507").first).to_be_visible()
    pads.enter(page)
    expect(page.get_by_role("heading", name="Player 1 wins with 524 points.")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Who opens round 1?")).to_be_visible()
    assert pads.totals(page) == ["0", "0"]


def test_every_tap_is_kept_and_corrections_undo_and_redo_have_no_limit(
    opened: Open, host: str
) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    for digits in ("555", "455", "445", "444", "344", "334", "333"):
        pads.place(page, digits)
    assert pads.totals(page) == ["53", "36"]
    entries(page).nth(1).click()
    drawn(page, 1)
    pads.enter(page)
    assert pads.totals(page) == ["53", "31"]
    entries(page).nth(0).click()
    page.get_by_role("button", name="Delete", exact=True).click()
    pads.stored(page, 10)
    page.reload()
    sheet(page).wait_for()
    undo, redo = page.get_by_label("Undo"), page.get_by_label("Redo")
    undo.click()
    assert pads.totals(page) == ["53", "31"]
    for _ in range(8):
        undo.click()
    assert pads.totals(page) == ["0", "0"]
    expect(undo).to_be_disabled()
    pads.stored(page, 19)
    page.reload()
    for _ in range(8):
        redo.click()
    assert pads.totals(page) == ["53", "31"]
    drawn(page, 2)
    pads.tile(page, "11")
    pads.stored(page, 27, "11")
    # Like a crash: the page gets no chance to say goodbye.
    page.goto(f"{host}/static/logo.svg")
    page.go_back()
    expect(adds(page)).to_have_text("1 + 1 + …")
    pads.tile(page, "1")
    expect(adds(page)).to_have_text("3 − 10 = −7")


KEPT = """async () => {
  const list = await (await caches.open('dreistein-pad-now')).match('files.json');
  const folder = new URL('..', location.href).pathname;
  const set = list && await caches.open(`dreistein-pad ${folder} ${(await list.json()).version}`);
  return Boolean(await set?.match('../static/rulebook/data/en-international.json'));
}"""
"""Whether the set of files that counts is whole, the rulebook included."""


def test_with_no_network_it_opens_counts_keeps_and_explains(opened: Open, host: str) -> None:
    page = opened(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready")
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/games/dreistein/pad.webmanifest")
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of a test is a private window, which installs nothing.
    assert {error["errorId"] for error in found} <= {"in-incognito"}
    until(
        page,
        "async () => (await navigator.serviceWorker.getRegistrations()).length === 2"
        " && (await navigator.serviceWorker.getRegistrations()).every(r => r.active)",
    )
    until(page, KEPT)
    page.context.set_offline(True)
    page.goto(page.url)
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    pads.stored(page, 2)
    page.reload()
    sheet(page).wait_for()
    assert pads.totals(page) == ["20", "0"]
    page.goto(f"{host}/static/rulebook/index.html?language=en#/rules/bridge")
    page.locator("#rule-bridge").wait_for()


def fill(page: Page, file: Path) -> None:
    page.get_by_label("Import").set_input_files(file)


def games(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("listitem")


def test_games_travel_as_files_and_their_results_as_pictures(opened: Open, tmp_path: Path) -> None:
    kinds = [(6, "german", 3), (7, "triominos", 2), (9, "international", 4)]
    page = opened()
    fill(page, pads.games_file(tmp_path, *kinds))
    expect(games(page)).to_have_count(3)
    said = games(page).all_inner_texts()
    for ending in ("JSON", "CSV"):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Export ({ending})").click()
        file = tmp_path / f"export.{ending.lower()}"
        download.value.save_as(file)
        other = opened()
        fill(other, file)
        expect(games(other)).to_have_count(3)
        assert sorted(games(other).all_inner_texts()) == sorted(said)
        fill(other, file)
        expect(other.get_by_text("Nothing new in that file.")).to_be_visible()
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"dreistein-pad": 1, "games": [{"id": "x"}]}))
    fill(page, wrong)
    expect(page.get_by_text("wrong.json was not made by this score pad.")).to_be_visible()

    go(page, "#/game/g6")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save for a replay").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "Some tiles were entered by their value alone."
    )
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    expect(page.get_by_role("region", name="Write down a turn")).to_be_hidden()
    expect(entries(page).first).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_role("link", name="Statistics").click()
    people = page.get_by_role("table").first.get_by_role("rowheader")
    expect(people).to_have_count(4)


SCREENS = {
    "#/": ".game-card",
    "#/game/g6": "#paper",
    "#/new": "form",
    "#/stats": ".column.wide",
    "#/game/g7": "#paper",
}
"""Addresses, and what only that screen has."""


def go(page: Page, screen: str) -> None:
    page.evaluate("place => { location.hash = place }", screen)
    page.locator(SCREENS[screen]).first.wait_for()
    until_painted(page)


@pytest.fixture
def filled(opened: Open, tmp_path: Path) -> Open:
    """Opens the pad as somebody who has played."""

    def open_it(**options: object) -> Page:
        page = opened(**options)
        fill(page, pads.games_file(tmp_path, (6, "german", 3), (7, "triominos", 2)))
        games(page).first.wait_for()
        return page

    return open_it


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
def test_axe_finds_nothing_on_the_pad(filled: Open, axe: str, theme: str) -> None:
    page = filled(color_scheme=theme, bypass_csp=True)
    found = {}
    look = partial(violations, page, axe, rules_for(theme))
    for screen in SCREENS:
        go(page, screen)
        found[screen] = look()
    entries(page).nth(2).click()
    found["correcting"] = look()
    page.get_by_label("Menu").click()
    found["menu"] = look()
    page.get_by_role("button", name="Settings").click()
    found["settings"] = look()
    page.evaluate("location.hash = '#/'")
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    found["keys"] = look()
    page.get_by_role("button", name="Enter value").click()
    found["values"] = look()
    page.get_by_role("button", name="Round over").click()
    found["ending"] = look()
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", SHOWN_LANGUAGES)
def test_a_language_of_the_pad_is_whole_and_nothing_is_cut_off(filled: Open, language: str) -> None:
    page = filled(locale=language)

    def is_whole(where: str) -> None:
        assert "⟦" not in page.content(), where
        assert cut_off(page) == [], where

    for screen in SCREENS:
        go(page, screen)
        is_whole(screen)
    page.evaluate("location.hash = '#/'")
    pads.new_game(page, "Ada", "Großmutter")
    pads.place(page, "555")
    is_whole("keys")
    page.locator(".enter .button").nth(1).click()
    is_whole("ending")
