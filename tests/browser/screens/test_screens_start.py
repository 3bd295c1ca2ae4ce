"""The start: play now with the last settings, go on with a game, find those that are over."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import chips, open_table, origin, tiles


def test_play_now_repeats_the_last_table_and_an_unfinished_game_waits(visit: Visit) -> None:
    page = visit("/new", settings={"name": "Ada"})
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Bot in seat 2: Pip").click()
    page.get_by_role("radio", name="Max").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(chips(page)).to_have_count(3)
    first = page.url
    page.get_by_role("link", name="Dreistein").click()
    expect(page.get_by_role("main")).to_contain_text("Max and Pip")
    page.get_by_role("heading", name="Continue").wait_for()
    expect(page.get_by_role("navigation")).to_have_count(0)  # nothing was finished yet
    page.get_by_role("button", name="Play now").click()
    expect(chips(page)).to_have_count(3)
    assert page.url != first
    page.get_by_role("link", name="Dreistein").click()
    # By its address: the bots left behind may move, and the list has the latest move first.
    page.locator(f"a[href$='{first.split('/t/')[1]}']").click()
    tiles(page).first.wait_for()
    assert page.url == first


def test_my_games_are_told_apart_without_a_name_and_none_lead_to_the_first(visit: Visit) -> None:
    page = visit("/games")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("heading", name="New table").wait_for()
    open_table(page, 2)
    page.goto(origin(page) + "/games")
    expect(page.get_by_role("link", name="You, Max and Gina")).to_be_visible()


def test_what_waits_is_told_to_whoever_has_only_solved_puzzles(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").wait_for()
    expect(page.get_by_role("navigation")).to_have_count(0)
    page.evaluate("localStorage['dreistein-puzzles'] = '{\"solved\": {\"7\": {}}}'")
    page.reload()
    row = page.get_by_role("navigation", name="For you")
    expect(row.get_by_role("link", name="Puzzle of the day")).to_be_visible()


def test_fields_show_what_will_be_sent_and_an_impossible_number_unfolds(visit: Visit) -> None:
    page = visit("/new?device")
    for _ in range(3):
        page.get_by_role("button", name="Add a seat").click()
    names = page.get_by_role("textbox", name="Name in seat")
    for at, name in enumerate(["Ada", "Ben", "Carl", "D" * 24]):
        names.nth(at).press_sequentially(name + "D" * 3 * (at == 3))
    page.get_by_role("button", name="Remove seat 3").click()
    assert [names.nth(at).input_value() for at in range(4)] == ["Ada", "Ben", "D" * 24, ""]
    page.get_by_role("button", name="Remove seat 4").click()
    unfold = page.get_by_text("View or change the numbers")
    unfold.click()
    target, bridge = page.get_by_label("Target"), page.get_by_label("Bridge")
    usual = target.input_value()
    target.fill("")
    target.blur()
    expect(target).to_have_value(usual)
    bridge.fill("20000")
    bridge.press("Tab")
    unfold.click()
    expect(bridge).to_be_hidden()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(bridge).to_be_focused()
    bridge.fill("40")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(chips(page).last).to_contain_text("D" * 24)


def test_the_focus_stays_in_the_form_when_a_seat_comes_or_goes(visit: Visit) -> None:
    page = visit("/new")
    add, focus = page.get_by_role("button", name="Add a seat"), page.locator("form :focus")
    for _ in range(4):
        add.press("Enter")
    expect(add).to_have_count(0)
    expect(focus).to_have_count(1)
    page.get_by_role("button", name="Remove").last.press("Enter")
    expect(add).to_have_count(1)
    expect(focus).to_have_count(1)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/toString/x", "There is nothing at this address."),
        ("/t/", "There is nothing at this address."),
        ("/t/nowhere", "There is no such table"),
        ("/join/%E0%A4%A", ""),
    ],
)
def test_a_wrong_address_leads_back_to_the_start(
    visit: Visit, server: str, address: str, said: str
) -> None:
    page = visit(address)
    answer = page.request.get(f"{server}/nowhere", headers={"Accept": "text/html"})
    assert answer.status == 404
    expect(page.get_by_role("main")).to_contain_text(said)
    page.get_by_role("link", name="Start page", exact=True).click()
    page.get_by_role("button", name="Play now").wait_for()
