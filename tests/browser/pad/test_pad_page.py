"""The score pad in a real browser, from any web host: writing, correcting, keeping, no network."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.pad import scorekeeper as pads
from browser.screens.test_accessibility import cut_off, rules_for, violations
from browser.wait import PATIENCE, until, until_painted
from dreistein.web.assets.pad_files import export
from sizes import SHOWN_LANGUAGES

Open = Callable[..., Page]
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Any web host, with the pad in some folder of it."""
    folder = tmp_path_factory.mktemp("host")
    export(folder / "games" / "dreistein")
    with pads.hosted(folder) as url:
        yield f"{url}/games/dreistein"


@pytest.fixture
def opened(host: str, browser: Browser) -> Iterator[Open]:
    """Opens the pad as somebody new, on a phone, and fails on any error there."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def go(path: str = "/pad/", **options: object) -> Page:
        known = {"locale": "en-GB", "viewport": PHONE, "has_touch": True, **options}
        context = browser.new_context(**known)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(host + path)
        page.locator("h1").first.wait_for()
        return page

    yield go
    for context in contexts:
        context.close()
    assert faults == []


def test_a_round_is_written_down(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    assert pads.totals(page) == ["20", "0"]
    expect(page.locator(".badge.start")).to_have_count(1)
    expect(page.locator(".now b")).to_have_text("Ben’s turn")
    page.locator(".steps .key").nth(2).click()
    pads.tile(page, "554")
    expect(page.locator(".adds span")).to_have_text("14 − 10 = +4")
    pads.enter(page)
    assert pads.totals(page) == ["20", "4"]
    page.locator(".steps .key").nth(3).click()
    page.locator(".end-key").first.click()
    assert pads.totals(page) == ["5", "4"]
    expect(page.locator("thead .count")).to_have_text(["12 tiles", "11 tiles"])
    expect(page.locator(".round-head small")).to_have_text("Stock: 31 tiles")


COVERED = """() => [...document.querySelectorAll('.keys button')].filter(key => {
  const { left, top, right, bottom } = key.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !key.contains(there) || bottom > innerHeight || right > innerWidth;
}).map(key => key.textContent.trim())"""


def test_on_its_side_the_smallest_phone_shows_every_key(opened: Open) -> None:
    page = opened(locale="it", viewport={"width": 568, "height": 320})
    pads.new_game(page, "Ada", "Ben", "Cleo", "Dora")
    pads.place(page, "555")
    pads.tile(page, "554")
    assert page.evaluate(COVERED) == []


def test_what_cannot_be_is_doubted_and_explained(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "543")
    pads.tile(page, "354")
    expect(page.locator(".notes .doubt")).to_contain_text("3–4–5 is on the table already (Ada)")
    expect(page.locator(".enter .primary")).to_contain_text("Add anyway")
    page.locator(".wipe").click()
    pads.tile(page, "3")
    page.locator(".bonus-key").nth(0).click()
    expect(page.locator(".notes .doubt")).to_contain_text("at least 8 tiles must be on the table")
    page.locator(".bonus-key").nth(1).click()
    expect(page.locator(".notes .note")).to_contain_text("Not both: a bridge touches one side")
    page.locator(".bonus-key").nth(2).click()
    expect(page.locator(".notes .note")).to_contain_text("the hexagon replaces the double")
    for _ in range(3):
        page.locator(".wipe").click()
    page.locator(".end-key").nth(1).click()
    expect(page.locator("dialog p")).to_contain_text("still 36 tiles in the stock")
    page.locator("dialog .primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert pads.totals(page) == ["17", "0"]


def test_a_round_ends_out_and_the_sum_is_shown(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben", "Cleo")
    pads.place(page, "555")
    page.locator(".enter .button", has_text="Round over").click()
    page.locator(".how .key").nth(1).click()
    page.locator("#left-0").fill("12")
    expect(page.locator(".enter .primary")).to_be_disabled()
    page.locator(".left .button").nth(1).click()
    for digit in "015":
        page.locator(f".left-tiles .n{digit}").click()
    expect(page.locator(".settle-line")).to_have_text("Ben: 20 + 12 + 6 = +38")
    expect(page.locator(".notes")).to_contain_text("Ben still holds 8 tiles")
    pads.enter(page)
    assert pads.totals(page) == ["20", "38", "0"]
    expect(page.locator(".opener h2")).to_have_text("Who opens round 2?")
    page.locator(".reckoning td").get_by_text("Ben: 20 + 12 + 6 = +38").wait_for()
    page.locator(".settled .entry").nth(0).click()
    page.locator("#left-0").fill("100")
    pads.enter(page)
    assert pads.totals(page) == ["20", "126", "0"]


def test_own_numbers_and_the_offer_when_a_rack_is_empty(opened: Open) -> None:
    page = opened()
    page.locator(".new-game").click()
    page.locator(".edition").last.click()
    page.get_by_label("Tiles each, with 2 players").fill("1")
    page.get_by_label("Going out").fill("500")
    page.get_by_label("Target").fill("0")
    page.locator("form .primary").click()
    expect(page.locator("[role=alert]")).to_contain_text("These numbers do not work")
    page.get_by_label("Target").fill("520")
    page.locator("form .primary").click()
    page.locator(".opener .names .button").first.click()
    pads.place(page, "444")
    expect(page.locator(".offer")).to_contain_text("Player 1 has no tiles left.")
    page.locator(".offer .button").click()
    page.locator("#left-1").fill("7")
    expect(page.locator(".settle-line")).to_have_text("Player 1: 500 + 7 = +507")
    pads.enter(page)
    expect(page.locator(".result h2")).to_have_text("Player 1 wins with 524 points.")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".opener h2")).to_have_text("Who opens round 1?")
    assert pads.totals(page) == ["0", "0"]


def test_corrections_undo_and_redo_have_no_limit_and_outlive_the_page(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    tiles = ["555", "455", "445", "444", "344", "334", "333"]
    for digits in tiles:
        pads.place(page, digits)
    assert pads.totals(page) == ["53", "36"]
    page.locator("tbody .entry").nth(1).click()
    page.locator(".steps .key").nth(1).click()
    pads.enter(page)
    assert pads.totals(page) == ["53", "31"]
    page.locator("tbody .entry").nth(0).click()
    page.locator(".correcting .danger").click()
    pads.stored(page)
    page.reload()
    page.locator(".sheet").wait_for()
    undo, redo = page.get_by_label("Undo"), page.get_by_label("Redo")
    undo.click()
    assert pads.totals(page) == ["53", "31"]
    for _ in range(8):
        undo.click()
    assert pads.totals(page) == ["0", "0"]
    expect(undo).to_be_disabled()
    pads.stored(page)
    page.reload()
    for _ in range(8):
        redo.click()
    assert pads.totals(page) == ["53", "31"]


def test_every_tap_is_kept_even_of_half_a_turn(opened: Open) -> None:
    page = opened()
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    pads.tile(page, "45")
    page.locator(".steps .key").nth(2).click()
    pads.stored(page)
    # Like a crash: the page gets no chance to say goodbye.
    page.goto("about:blank")
    page.go_back()
    expect(page.locator(".adds span")).to_have_text("4 + 5 + …")
    pads.tile(page, "5")
    expect(page.locator(".adds span")).to_have_text("14 − 10 = +4")


KEPT = """async () => {
  const list = await (await caches.open('dreistein-pad-now')).match('files.json');
  const set = list && await caches.open('dreistein-pad ' + (await list.json()).version);
  return Boolean(await set?.match('../static/rulebook/data/en-international.json'));
}"""
"""Whether the set of files that counts is whole, the rulebook included."""


def test_with_no_network_it_opens_counts_keeps_and_explains(opened: Open) -> None:
    page = opened()
    page.evaluate("navigator.serviceWorker.ready")
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
    pads.stored(page)
    page.reload()
    page.locator(".sheet").wait_for()
    assert pads.totals(page) == ["20", "0"]
    page.goto(page.url.split("/pad/")[0] + "/static/rulebook/index.html?language=en#/rules/bridge")
    page.locator("#rule-bridge").wait_for()


def test_it_can_be_installed(opened: Open) -> None:
    page = opened()
    page.evaluate("navigator.serviceWorker.ready")
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/games/dreistein/pad.webmanifest")
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of a test is a private window, which installs nothing.
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_games_travel_as_files(opened: Open, tmp_path: Path) -> None:
    kinds = [(6, "german", 3), (7, "triominos", 2), (9, "international", 4)]
    page = opened()
    page.set_input_files("input[type=file]", pads.games_file(tmp_path, *kinds))
    expect(page.locator(".game-card")).to_have_count(3)
    said = page.locator(".game-names").all_inner_texts()
    for ending in ("JSON", "CSV"):
        with page.expect_download() as download:
            page.locator(".actions .button", has_text=f"Export ({ending})").click()
        file = tmp_path / f"export.{ending.lower()}"
        download.value.save_as(file)
        other = opened()
        other.set_input_files("input[type=file]", file)
        expect(other.locator(".game-card")).to_have_count(3)
        assert sorted(other.locator(".game-names").all_inner_texts()) == sorted(said)
        other.set_input_files("input[type=file]", file)
        expect(other.locator(".note")).to_have_text("Nothing new in that file.")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"dreistein-pad": 1, "games": [{"id": "x"}]}))
    page.set_input_files("input[type=file]", wrong)
    expect(page.locator(".note")).to_have_text("wrong.json was not made by this score pad.")


def test_the_result_is_shared_as_a_picture_and_printed(opened: Open, tmp_path: Path) -> None:
    page = opened()
    page.set_input_files("input[type=file]", pads.games_file(tmp_path, (6, "german", 3)))
    page.locator(".game-link").click()
    page.locator(".result h2").wait_for()
    with page.expect_download() as download:
        page.locator(".actions .button", has_text="Share a picture").click()
    picture = tmp_path / "result.png"
    download.value.save_as(picture)
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    page.emulate_media(media="print")
    expect(page.locator(".panel")).to_be_hidden()
    assert page.locator("tbody .entry").first.is_visible()
    page.emulate_media(media="screen")
    page.locator(".actions a").click()
    expect(page.locator(".all-time tbody tr")).to_have_count(3)


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


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
def test_axe_finds_nothing_on_the_pad(opened: Open, axe: str, theme: str, tmp_path: Path) -> None:
    page = opened(color_scheme=theme, bypass_csp=True)
    kinds = [(6, "german", 3), (7, "triominos", 2)]
    page.set_input_files("input[type=file]", pads.games_file(tmp_path, *kinds))
    page.locator(".game-card").first.wait_for()
    found = {}
    rules = rules_for(theme)
    for screen in SCREENS:
        go(page, screen)
        found[screen] = violations(page, axe, rules)
    page.locator("tbody .entry").nth(2).click()
    found["correcting"] = violations(page, axe, rules)
    page.get_by_label("Menu").click()
    found["menu"] = violations(page, axe, rules)
    page.get_by_role("button", name="Settings").click()
    found["settings"] = violations(page, axe, rules)
    page.evaluate("location.hash = '#/'")
    pads.new_game(page, "Ada", "Ben")
    found["opener"] = violations(page, axe, rules)
    pads.place(page, "555")
    found["keys"] = violations(page, axe, rules)
    page.locator(".enter .by").click()
    found["values"] = violations(page, axe, rules)
    page.locator(".enter .button", has_text="Round over").click()
    found["ending"] = violations(page, axe, rules)
    assert "\n".join(f"{name}: {faults}" for name, faults in found.items() if faults) == ""


@pytest.mark.parametrize("language", SHOWN_LANGUAGES)
def test_a_language_of_the_pad_is_whole_and_nothing_is_cut_off(
    opened: Open, language: str, tmp_path: Path
) -> None:
    page = opened(locale=language)
    kinds = [(6, "german", 3), (7, "triominos", 2)]
    page.set_input_files("input[type=file]", pads.games_file(tmp_path, *kinds))
    page.locator(".game-card").first.wait_for()
    for screen in SCREENS:
        go(page, screen)
        assert "⟦" not in page.content(), screen
        assert cut_off(page) == [], screen
    page.evaluate("location.hash = '#/'")
    pads.new_game(page, "Ada", "Großmutter")
    pads.place(page, "555")
    assert "⟦" not in page.content()
    assert cut_off(page) == []
    page.locator(".enter .button").nth(1).click()
    assert "⟦" not in page.content()
    assert cut_off(page) == []


@pytest.mark.parametrize(("hand", "left_of"), [("right", False), ("left", True)])
def test_lying_the_keys_are_at_the_side_of_the_hand(opened: Open, hand: str, left_of: bool) -> None:
    page = opened(viewport={"width": 844, "height": 390})
    page.evaluate("hand => localStorage.setItem('dreistein-pad', JSON.stringify({hand}))", hand)
    page.reload()
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    panel, paper = page.locator(".panel").bounding_box(), page.locator(".paper").bounding_box()
    assert panel is not None
    assert paper is not None
    assert (panel["x"] < paper["x"]) == left_of
    button = page.locator(".enter .primary").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= 390
