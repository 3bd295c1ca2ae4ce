"""What the page says: turns to a screen reader, hints in the language chosen, answers to a wish."""

import re

from playwright.sync_api import Page, expect

from browser import player
from browser.conftest import PHONE, Visit
from browser.table.test_mistakes import CHOICE
from browser.table.test_shared_tables import for_two
from browser.wait import until

LISTEN = """() => {
  const region = document.getElementById('announcer');
  window.said = [];
  new MutationObserver(() => window.said.push(region.textContent))
    .observe(region, {childList: true, subtree: true});
}"""


def test_a_turn_that_comes_and_a_tile_that_is_drawn_are_announced(visit: Visit) -> None:
    page = visit()
    player.open_table(page)
    player.await_turn(page)
    page.evaluate(LISTEN)
    player.place_tile(page)
    until(page, "said.some(text => /You place/.test(text))")
    expect(player.draw_button(page)).to_be_enabled()
    until(page, "told => said.some(text => text.endsWith(told))", player.said(page).inner_text())
    player.play_until(page, CHOICE)  # with a mouse Draw draws, though a tile fits
    player.draw_button(page).click()
    until(page, "said.some(text => /You draw/.test(text) && /It (fits|doesn’t fit)/.test(text))")
    expect(player.said(page)).to_have_text(re.compile("It (fits|doesn’t fit)"))


def test_after_a_change_of_language_the_hint_speaks_it_and_nothing_is_lost(visit: Visit) -> None:
    page = visit()
    player.open_table(page)
    player.await_turn(page)
    lying = player.on_board(page).count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tipp").click()
    reason = page.get_by_role("region", name="Tipp").get_by_role("listitem").first.inner_text()
    assert re.search(r"\b(der|die|das|und|ein|eine|bringt|Punkte?|Steine?)\b", reason), reason
    expect(player.on_board(page)).to_have_count(lying)


def wish_to_undo(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Undo").click()


def test_who_asks_to_undo_a_move_is_told_that_it_waits_and_what_came_of_it(visit: Visit) -> None:
    host, guest, _ = for_two(visit, **PHONE)
    mover = player.await_turn([host, guest])
    (asking, asked), other = (("Ada", "Ben"), guest) if mover is host else (("Ben", "Ada"), host)
    player.place_tile(mover)
    expect(other.get_by_role("button", name="What fits?")).to_be_enabled()
    placed = player.on_board(mover).count()
    wish_to_undo(mover)
    mover.get_by_text(f"You asked to undo a move. Waiting for {asked}.").wait_for()
    wish = other.get_by_text(f"{asking} would like to undo a move.")
    assert wish.evaluate("text => text.offsetHeight") < 60
    other.get_by_role("button", name="No", exact=True).click()
    expect(player.said(mover)).to_have_text("Declined: the move stands.")
    expect(mover.get_by_text("You asked to undo a move.")).to_have_count(0)
    assert player.on_board(mover).count() == placed


def test_a_request_to_undo_the_end_of_a_round_is_asked_in_the_result(visit: Visit) -> None:
    host, guest, _ = for_two(visit, player.edition(tiles=1, target=1000))
    player.play_until([host, guest], "offer === 'next'")
    for page in (host, guest):
        page.get_by_role("dialog").wait_for()
    mover, other = (host, guest) if player.turns_of(player.server_view(host)) else (guest, host)
    placed = player.on_board(mover).count()
    mover.keyboard.press("Escape")
    wish_to_undo(mover)
    mover.get_by_role("button", name="Undo anyway").click()
    wish = other.get_by_role("dialog")
    wish.get_by_text("would like to undo a move.").wait_for()
    wish.get_by_role("button", name="Yes").click()
    for page in (host, guest):
        expect(player.on_board(page)).to_have_count(placed - 1)
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_dates_are_those_of_the_reader_s_country(visit: Visit) -> None:
    for country, date in (("en-GB", r"\d+ \w+ \d{4}$"), ("en-US", r"\w+ \d+, \d{4}$")):
        days = visit("/day", locale=country).get_by_role("navigation", name="days")
        expect(days.get_by_text(re.compile(r"20\d\d"))).to_have_text(re.compile(date))
