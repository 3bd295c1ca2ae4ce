"""What the page says: turns to a screen reader, hints in the language chosen, answers to a wish."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import (
    await_turn,
    edition,
    offered,
    open_table,
    play_until,
    server_view,
    take,
    turns_of,
)
from browser.table.test_shared_tables import for_two, invitation
from browser.wait import until

LISTEN = """() => {
  const region = document.getElementById('announcer');
  window.said = [];
  new MutationObserver(() => window.said.push(region.textContent))
    .observe(region, {childList: true, subtree: true});
}"""
TWO_HERE = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]


def test_a_turn_that_comes_is_announced_with_what_to_do(visit: Visit) -> None:
    page = visit()
    open_table(page)
    await_turn(page)
    page.evaluate(LISTEN)
    take(page, ".rack-tile.fits")
    take(page, ".spot")
    until(page, "said.some(text => /You place/.test(text))")
    page.locator(".draw:enabled").wait_for()
    told = page.locator(".say p").inner_text()
    until(page, "told => said.some(text => text.endsWith(told))", told)


def test_drawing_says_what_the_drawn_tile_allows(visit: Visit) -> None:
    page = visit()
    open_table(page)
    await_turn(page, ".draw:enabled")
    page.evaluate(LISTEN)
    page.locator(".draw").click()
    until(page, "said.some(text => /You draw/.test(text) && /It (fits|does not fit)/.test(text))")
    assert re.match("It (fits|does not fit)", page.locator(".say p").inner_text())


def test_on_one_device_the_title_names_who_is_on_turn(visit: Visit) -> None:
    page = visit()
    open_table(page, seats=TWO_HERE)
    expect(page).to_have_title(re.compile("^(Ada|Ben)’s turn"))


def test_after_a_change_of_language_the_hint_speaks_it(visit: Visit) -> None:
    page = visit()
    open_table(page)
    await_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tipp").click()
    reason = page.locator(".hints p").first.inner_text()
    assert re.search(r"\b(der|die|das|und|ein|eine|bringt|Punkte?|Steine?)\b", reason), reason
    assert page.locator(".line-note").count() == 0


def two_people(visit: Visit) -> tuple[Page, Page]:
    """At a table of two, one has just placed a tile: who did, and the other, on a phone."""
    host = visit("/new?friends")
    link = invitation(host, 2)
    guest = visit(link, viewport={"width": 390, "height": 844})
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_role("button", name="I’m ready").click()
    host.locator(".rack-tile").first.wait_for()
    play_until([host, guest], lambda: offered(host) == ".rack-tile.fits")
    take(host, ".rack-tile.fits")
    take(host, ".spot")
    guest.locator(".draw:enabled").wait_for()
    return host, guest


def test_who_asks_to_undo_a_move_is_told_that_it_waits_and_what_came_of_it(visit: Visit) -> None:
    host, guest = two_people(visit)
    placed = host.locator(".board").get_attribute("data-tiles")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Undo").click()
    host.get_by_text("You asked to undo a move. Waiting for Ben.").wait_for()
    wish = guest.locator(".line-note")
    wish.get_by_text("Ada would like to undo a move.").wait_for()
    assert wish.locator("span").first.evaluate("text => text.offsetHeight") < 60
    wish.get_by_role("button", name="No").click()
    host.locator(".say").get_by_text("Declined: the move stands.").wait_for()
    assert host.locator(".line-note").count() == 0
    assert host.locator(".board").get_attribute("data-tiles") == placed


def test_dates_are_those_of_the_reader_s_country(visit: Visit) -> None:
    british = visit("/day", locale="en-GB")
    american = visit("/day", locale="en-US")
    dates = [page.locator(".days b").inner_text() for page in (british, american)]
    assert re.match(r"\d+ \w+ \d{4}$", dates[0])
    assert re.match(r"\w+ \d+, \d{4}$", dates[1])


def test_a_request_to_undo_the_end_of_a_round_is_asked_in_the_result(visit: Visit) -> None:
    host, guest, _ = for_two(visit, edition(tiles=1, target=1000))
    play_until([host, guest], lambda: host.locator(".ending").count())
    guest.locator(".ending").wait_for()
    mover, other = (host, guest) if turns_of(server_view(host)) else (guest, host)
    placed = int(mover.locator(".board").get_attribute("data-tiles") or 0)
    mover.keyboard.press("Escape")
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Undo").click()
    mover.get_by_role("button", name="Undo anyway").click()
    wish = other.locator(".ending .undo-request")
    wish.get_by_text("would like to undo a move.").wait_for()
    wish.get_by_role("button", name="Yes").click()
    for page in (host, guest):
        page.locator(f".board[data-tiles='{placed - 1}']").wait_for()
        expect(page.locator(".ending")).to_have_count(0)
