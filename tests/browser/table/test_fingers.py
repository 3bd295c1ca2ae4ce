"""Fingers on board and rack: one, two, trembling ones, and those that leave."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.fingers import Hand, Point, middle
from browser.player import await_turn, open_table, server_view, turns_of
from browser.wait import until_holds, until_painted

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seen(page: Page) -> tuple[float, float, float]:
    """Where the board is, and how large."""
    style = page.locator(".scene").evaluate("scene => scene.style.transform")
    x, y, scale = map(float, re.findall(r"-?[\d.]+", style))
    return x, y, scale


def until_seen(page: Page, *there: float) -> None:
    """Wait until the board is there, for fingers are told with the next frame."""
    until_holds(page, lambda: seen(page) == pytest.approx(there, abs=0.5), f"the board at {there}")


def corner(page: Page) -> Point:
    """A place on the board with nothing on it."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    return box["x"] + 30, box["y"] + 40


def test_fingers_move_the_board_and_pinch_it(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page)
    await_turn(page)
    hand = Hand(page)
    scale = seen(page)[2]
    button = middle(page.get_by_role("button", name="Zoom out"))
    hand.slide(button, (button[0] + 9, button[1]))  # a tap that trembles
    until_holds(page, lambda: seen(page)[2] < scale, "a smaller board")
    left, top = corner(page)
    tile = middle(page.locator(".tiles .tile").first)
    for start in ((left, top), tile):  # a tile takes hold of the finger that touches it
        x, y, scale = seen(page)
        hand.slide(start, (start[0] + 100, start[1] + 60))
        until_seen(page, x + 100, y + 60, scale)
    page.get_by_role("button", name="Show everything").tap()
    scale = seen(page)[2]
    hand.down(1, (left, top))
    hand.down(2, (left + 60, top))
    hand.move(2, (left + 110, top))
    grown = pytest.approx(scale * 110 / 60, rel=0.01)
    until_holds(page, lambda: seen(page)[2] == grown, "a larger board")
    hand.move(2, (left + 110, 5))  # out of the board, where it lifts
    hand.up(2)
    until_painted(page)
    x, y, scale = seen(page)
    hand.move(1, (left + 20, top + 30))
    hand.up(1)
    until_seen(page, x + 20, y + 30, scale)


def test_a_tile_that_fits_nowhere_is_not_placed_in_anothers_name(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, edition={"base": "international", "target": 2000})
    await_turn(page)
    before = turns_of(server_view(page))
    hand = Hand(page)
    page.locator(".rack-tile.fits").first.tap()
    spot = page.locator(".spot").first
    spot.wait_for()
    hand.slide(middle(page.locator(".rack-tile.unfit").first), middle(spot))
    expect(page.locator(".say .refused")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)
    assert turns_of(server_view(page)) == before


def test_a_dragged_tile_is_the_one_that_is_placed_and_goes_with_its_screen(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page)
    await_turn(page)
    before = turns_of(server_view(page))
    hand = Hand(page)
    dragged = page.locator(".rack-tile.fits").first
    name = dragged.get_attribute("data-tile")
    other = middle(page.locator(".rack-tile.fits").last)
    hand.down(1, middle(dragged))
    hand.move(1, corner(page))
    page.locator(".spot").first.wait_for()
    hand.down(2, other)
    hand.up(2)
    hand.move(1, middle(page.locator(".spot").first))
    hand.up(1)
    expect(page.locator(f'.rack-tile[data-tile="{name}"]')).to_have_count(0)
    placed = turns_of(server_view(page))[len(before)]
    assert sorted(placed.split("@")[0]) == sorted(name or "")
    await_turn(page, ".rack-tile.fits")
    hand.down(1, middle(page.locator(".rack-tile").first))
    hand.move(1, corner(page))
    page.locator(".dragged").wait_for()
    page.locator(".brand").dispatch_event("click")
    page.locator(".hero").wait_for()
    expect(page.locator(".dragged")).to_have_count(0)
