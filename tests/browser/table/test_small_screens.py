"""On a phone, upright and on its side, and with large text: all is in sight and within reach."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import player
from browser.conftest import PHONE, Visit
from browser.wait import until_painted
from sizes import size as repeated

UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
LATER = pytest.mark.nightly
"""The other way round: the same style sheet, and seldom the only one to fail."""
UPRIGHT_FIRST = pytest.mark.parametrize(
    "size", [UPRIGHT, pytest.param(SIDEWAYS, marks=LATER)], ids=["upright", "sideways"]
)
SIDEWAYS_FIRST = pytest.mark.parametrize(
    "size", [SIDEWAYS, pytest.param(UPRIGHT, marks=LATER)], ids=["sideways", "upright"]
)
IN_REACH = """e => {
  const { left, top, width, height } = e.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && e.contains(there);
}"""
"""Whether a finger in the middle of it meets it: it is neither outside nor covered."""
TOO_SMALL = """() => {
  const all = (document.querySelector('dialog[open]') ?? document).querySelectorAll(
    'button, select, summary, .button, .brand, input:not([type=checkbox])');
  return [...all].filter(e => e.checkVisibility()).flatMap(e => {
    const { width, height } = e.getBoundingClientRect();
    const name = e.className + ' ' + e.textContent.trim();
    return Math.min(width, height) < 43.5 ? [`${name} ${width} ${height}`] : [];
  });
}"""


def phone(visit: Visit, size: dict[str, int], path: str = "/", **options: Any) -> Page:
    return visit(path, **{**PHONE, "viewport": size}, **options)


def in_reach(thing: Locator) -> bool:
    thing.wait_for()
    reached: bool = thing.evaluate(IN_REACH)
    return reached


def within(inner: Locator, outer: Locator) -> bool:
    a, b = inner.bounding_box(), outer.bounding_box()
    assert a
    assert b
    return (
        a["x"] >= b["x"] - 1
        and a["y"] >= b["y"] - 1
        and a["x"] + a["width"] <= b["x"] + b["width"] + 1
        and a["y"] + a["height"] <= b["y"] + b["height"] + 1
    )


def confirm_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Place +")


@SIDEWAYS_FIRST
def test_with_twenty_tiles_a_move_can_still_be_confirmed(
    visit: Visit, size: dict[str, int]
) -> None:
    page = phone(visit, size, "/new?alone")
    page.get_by_role("spinbutton").first.fill("20")
    page.get_by_role("spinbutton").nth(1).fill("7")
    page.get_by_role("button", name="Play", exact=True).click()
    player.tiles(page).nth(19).wait_for()
    expect(player.draw_button(page)).to_contain_text("7 left")
    player.await_turn(page)
    widths = player.tiles(page).evaluate_all("es => es.map(e => e.offsetWidth)")
    assert min(widths) >= 44
    board = page.get_by_role("main").bounding_box()
    assert board
    assert board["height"] > 240
    player.place_tile(page, "touch")
    for thing in (confirm_button, player.said, player.draw_button):
        assert in_reach(thing(page)), thing
    assert in_reach(page.get_by_role("button", name="Cancel"))


@UPRIGHT_FIRST
def test_at_a_table_the_clock_and_the_tile_to_confirm_are_in_sight(
    visit: Visit, size: dict[str, int]
) -> None:
    page = phone(visit, size)
    player.open_table(page, clock=900)
    player.await_turn(page)
    assert in_reach(page.locator(".clock"))
    for _ in range(repeated(2, 6)):
        player.await_turn(page)
        player.place_tile(page, "touch")
        confirm_button(page).wait_for()
        assert within(page.locator(".preview .tile"), page.get_by_role("main"))
        confirm_button(page).tap()


@SIDEWAYS_FIRST
def test_the_end_is_read_from_its_beginning_and_the_way_on_is_in_sight(
    visit: Visit, size: dict[str, int]
) -> None:
    page = phone(visit, size)
    player.open_table(page, 3, edition=player.edition(tiles=3, target=5))
    player.play_on(page)
    result = page.get_by_role("dialog")
    assert result.evaluate("e => e.scrollTop") == 0
    assert in_reach(result.get_by_role("listitem").first)
    assert in_reach(result.get_by_role("button", name="Rematch"))
    assert page.evaluate(TOO_SMALL) == []
    heights = result.locator("svg text").evaluate_all(
        "es => es.map(e => e.getBoundingClientRect().height)"
    )
    assert min(heights) >= 12


@SIDEWAYS_FIRST
def test_the_pad_opens_at_its_latest_line(visit: Visit, size: dict[str, int]) -> None:
    page, lines = phone(visit, size), size["height"] // 35
    player.open_table(page, 3)
    player.play_until(page, f"count('.pad-cell') > {lines} && offer === 'tile'")
    page.get_by_role("button", name="Scores").tap()
    pad = page.get_by_role("dialog").get_by_role("region", name="Score pad")
    pad.wait_for()
    assert pad.evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop") <= 1
    assert in_reach(pad.get_by_role("columnheader").first)
    assert pad.get_by_role("table").evaluate("e => e.offsetWidth") > 330


@pytest.mark.parametrize(
    ("size", "bots"),
    [
        (UPRIGHT, 3),
        (SIDEWAYS, 2),
        *(pytest.param(UPRIGHT, bots, marks=LATER) for bots in (1, 2)),
        *(pytest.param(SIDEWAYS, bots, marks=LATER) for bots in (1, 3)),
    ],
)
def test_everything_is_large_enough_for_a_finger(
    visit: Visit, size: dict[str, int], bots: int
) -> None:
    page = phone(visit, size)
    player.open_table(page, bots)
    player.await_turn(page)
    assert page.evaluate(TOO_SMALL) == []
    assert all(in_reach(total) for total in player.chips(page).locator("b").all())


def test_text_at_twice_its_size_fits_at_the_table(visit: Visit) -> None:
    page = phone(visit, UPRIGHT)
    player.open_table(page)
    player.await_turn(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    until_painted(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    for name in ("What fits?", "Hint", "Scores", "Menu"):
        assert in_reach(page.get_by_role("button", name=name)), name
    assert in_reach(player.draw_button(page))
    assert in_reach(page.get_by_role("link", name="Dreistein"))


@pytest.mark.parametrize("size", [UPRIGHT, {"width": 320, "height": 640}], ids=["390", "320"])
def test_the_largest_text_and_tiles_leave_room_for_the_board(
    visit: Visit, size: dict[str, int]
) -> None:
    page = phone(visit, size, settings={"text": "largest", "size": "largest"})
    player.open_table(page, edition=player.edition(tiles=7))
    player.await_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    widths = player.tiles(page).evaluate_all("es => es.map(e => e.offsetWidth)")
    assert min(widths) >= (size["width"] - 30) / 4
    for name in ("What fits?", "Hint", "Scores", "Menu"):
        assert in_reach(page.get_by_role("button", name=name)), name
    assert in_reach(player.draw_button(page))
    assert page.get_by_role("main").evaluate("board => board.offsetHeight") > size["height"] / 5


def test_the_lobby_has_the_whole_width_of_a_phone_on_its_side(visit: Visit) -> None:
    page = phone(visit, SIDEWAYS, "/new?friends")
    page.get_by_role("button", name="Open the table").tap()
    ready = page.get_by_role("button", name="I’m ready")
    assert in_reach(ready)
    assert page.locator(".lobby").evaluate("lobby => lobby.offsetWidth") > 600


def test_on_a_phone_no_tile_lies_alone_and_six_players_are_told_apart(visit: Visit) -> None:
    page = phone(visit, UPRIGHT)
    player.open_table(page, 5, edition=player.edition(tiles=6))
    tops = player.tiles(page).evaluate_all("tiles => tiles.map(tile => tile.offsetTop)")
    assert len(tops) >= 6
    assert max(tops) - min(tops) < 20
    page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    row = page.get_by_role("list", name="Players")
    assert row.evaluate("chips => chips.scrollWidth <= chips.clientWidth")
    seen = page.locator(".chip-name").evaluate_all(
        """names => names.slice(1).map(name => {
          const start = document.createRange();
          const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
          start.setStart(text, 0);
          start.setEnd(text, text.data.search(/\\d/) + 1);
          return start.getBoundingClientRect().right < name.getBoundingClientRect().right - 8;
        })"""
    )
    assert seen == [True] * 5
