"""Fingers on board and rack: one, two, trembling ones, and those that leave."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser import player
from browser.conftest import PHONE, Visit
from browser.fingers import Hand, Point, middle
from browser.wait import until_holds, until_painted


def on_turn(visit: Visit) -> tuple[Page, Hand]:
    page = visit(**PHONE)
    player.open_table(page, edition=player.edition(target=2000))
    player.await_turn(page)
    return page, Hand(page)


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
    box = page.get_by_role("main").bounding_box()
    assert box is not None
    return box["x"] + 30, box["y"] + 40


def test_fingers_move_the_board_and_pinch_it(visit: Visit) -> None:
    page, hand = on_turn(visit)
    scale = seen(page)[2]
    button = middle(page.get_by_role("button", name="Zoom out"))
    hand.slide(button, (button[0] + 9, button[1]))  # a tap that trembles
    until_holds(page, lambda: seen(page)[2] < scale, "a smaller board")
    left, top = corner(page)
    tile = middle(player.on_board(page).first)
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


def test_a_mouse_that_rests_where_it_dropped_a_tile_reads_why_it_does_not_fit(visit: Visit) -> None:
    page = visit()
    player.open_table(page)
    player.await_turn(page)
    player.fitting(page).first.click()
    spot = middle(player.spots(page).first)
    page.mouse.move(*middle(player.unfit(page).first))
    page.mouse.down()
    page.mouse.move(*spot, steps=5)
    page.mouse.up()
    until_painted(page)
    expect(player.said(page)).to_have_text("This tile fits nowhere.")
    page.mouse.move(*corner(page))
    page.mouse.move(*spot)
    expect(player.said(page)).to_contain_text("point")


def test_a_dragged_tile_is_the_one_that_is_placed_and_goes_with_its_screen(visit: Visit) -> None:
    page, hand = on_turn(visit)
    before = player.turns_of(player.server_view(page))
    player.fitting(page).first.tap()
    player.spots(page).first.wait_for()
    hand.slide(middle(player.unfit(page).first), middle(player.spots(page).first))
    expect(player.said(page)).to_have_text("This tile fits nowhere.")
    expect(page.locator(".dragged")).to_have_count(0)
    assert player.turns_of(player.server_view(page)) == before

    name = player.fitting(page).first.get_attribute("data-tile") or ""
    other = middle(player.fitting(page).last)
    hand.down(1, middle(player.fitting(page).first))
    hand.move(1, corner(page))
    player.spots(page).first.wait_for()
    hand.down(2, other)
    hand.up(2)
    hand.move(1, middle(player.spots(page).first))
    hand.up(1)
    expect(page.locator(f'[data-tile="{name}"]')).to_have_count(0)
    placed = player.turns_of(player.server_view(page))[len(before)]
    assert sorted(placed.split("@")[0]) == sorted(name)
    player.await_turn(page)
    hand.down(1, middle(player.fitting(page).first))
    hand.move(1, corner(page))
    page.locator(".dragged").wait_for()
    page.get_by_role("link", name="Dreistein").dispatch_event("click")
    page.get_by_role("button", name="Play now").wait_for()
    expect(page.locator(".dragged")).to_have_count(0)
