"""On a phone, upright and on its side, and with large text: all is in sight and within reach."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from browser.conftest import Visit
from browser.player import await_turn, edition, open_table, play_on, play_until, take
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
    return visit(path, viewport=size, has_touch=True, is_mobile=True, **options)


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


@SIDEWAYS_FIRST
def test_with_twenty_tiles_a_move_can_still_be_confirmed(
    visit: Visit, size: dict[str, int]
) -> None:
    page = phone(visit, size, "/new?alone")
    page.get_by_role("spinbutton").first.fill("20")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".rack-tile").nth(19).wait_for()
    await_turn(page)
    widths = page.locator(".rack-tile").evaluate_all("es => es.map(e => e.offsetWidth)")
    assert min(widths) >= 44
    board = page.locator(".board").bounding_box()
    assert board
    assert board["height"] > 240
    take(page, ".rack-tile.fits", "touch")
    take(page, ".spot", "touch")
    assert in_reach(page.locator(".confirm"))
    assert in_reach(page.locator(".say p"))
    assert in_reach(page.locator(".say .cancel"))
    assert in_reach(page.locator(".draw"))


@UPRIGHT_FIRST
def test_the_tile_to_confirm_lies_within_the_board(visit: Visit, size: dict[str, int]) -> None:
    page = phone(visit, size)
    open_table(page)
    for _ in range(repeated(3, 6)):
        await_turn(page)
        take(page, ".rack-tile.fits", "touch")
        take(page, ".spot", "touch")
        page.locator(".confirm").wait_for()
        assert within(page.locator(".preview .tile"), page.locator(".board"))
        page.locator(".confirm").tap()


@SIDEWAYS_FIRST
def test_the_end_is_read_from_its_beginning_and_the_way_on_is_in_sight(
    visit: Visit, size: dict[str, int]
) -> None:
    page = phone(visit, size)
    open_table(page, 3, edition=edition(tiles=3, target=5))
    play_on(page, how="touch")
    assert page.locator("dialog").evaluate("e => e.scrollTop") == 0
    assert in_reach(page.locator(".explained li").first)
    assert in_reach(page.locator(".ending .primary"))
    assert page.evaluate(TOO_SMALL) == []
    heights = page.locator(".chart text").evaluate_all(
        "es => es.map(e => e.getBoundingClientRect().height)"
    )
    assert min(heights) >= 12


@SIDEWAYS_FIRST
def test_the_pad_opens_at_its_latest_line(visit: Visit, size: dict[str, int]) -> None:
    page, lines = phone(visit, size), size["height"] // 35
    open_table(page)
    play_until(page, lambda: page.locator(".pad-cell").count() > lines, "touch")
    await_turn(page)
    page.get_by_role("button", name="Scores").tap()
    page.locator(".drawer .pad-scroll").wait_for()
    left = page.locator(".drawer .pad-scroll").evaluate(
        "e => e.scrollHeight - e.clientHeight - e.scrollTop"
    )
    assert left <= 1
    assert in_reach(page.locator(".drawer thead th").first)


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
    open_table(page, bots)
    await_turn(page)
    assert page.evaluate(TOO_SMALL) == []
    assert all(in_reach(total) for total in page.locator(".chip-total").all())


def test_alone_the_phone_tells_how_many_tiles_one_may_still_draw(visit: Visit) -> None:
    page = phone(visit, UPRIGHT, "/new?alone")
    page.get_by_role("spinbutton").nth(1).fill("7")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".draw").wait_for()
    assert "7 left" in page.locator(".draw").inner_text()


@UPRIGHT_FIRST
def test_a_clock_is_seen_on_a_phone(visit: Visit, size: dict[str, int]) -> None:
    page = phone(visit, size)
    open_table(page, clock=900)
    await_turn(page)
    assert in_reach(page.locator(".clock"))


def test_text_at_twice_its_size_fits_at_the_table(visit: Visit) -> None:
    page = phone(visit, UPRIGHT, locale="de")
    open_table(page)
    await_turn(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    until_painted(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    for button in page.locator(".help .button:visible, .draw, .top .icon-button, .brand").all():
        assert in_reach(button)


def test_the_lobby_has_the_whole_width_of_a_phone_on_its_side(visit: Visit) -> None:
    page = phone(visit, SIDEWAYS, "/new?friends")
    page.locator("form .primary").tap()
    page.locator(".lobby").wait_for()
    box = page.locator(".lobby").bounding_box()
    assert box
    assert box["width"] > 600
    assert in_reach(page.locator(".go .primary"))


def test_on_a_phone_no_tile_lies_alone_in_a_row_of_the_rack(visit: Visit) -> None:
    page = phone(visit, UPRIGHT)
    open_table(page, edition=edition(tiles=6))
    tops = page.locator(".rack-tile").evaluate_all("tiles => tiles.map(tile => tile.offsetTop)")
    assert len(tops) >= 6
    assert max(tops) - min(tops) < 20


def test_on_its_side_a_phone_tells_six_players_apart(visit: Visit) -> None:
    page = phone(visit, SIDEWAYS)
    open_table(page, 5)
    assert page.locator(".chips").evaluate("chips => chips.scrollWidth <= chips.clientWidth")
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
