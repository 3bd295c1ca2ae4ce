"""The start: play now with the last settings, go on with a game, find those that are over."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import open_table, origin, play_on


def test_play_now_repeats_the_last_table_and_an_unfinished_game_waits(visit: Visit) -> None:
    page = visit("/new", settings={"name": "Ada"})
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Bot in seat 2: Frida").click()
    page.locator(".stair", has_text="Max").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".rack-tile").first.wait_for()
    assert page.locator(".chip").count() == 3
    first = page.url
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".hero").wait_for()
    assert "Max and Frida" in page.locator(".hero .note").inner_text()
    page.get_by_role("button", name="Play now").click()
    page.locator(".rack-tile").first.wait_for()
    assert page.url != first
    assert page.locator(".chip").count() == 3
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".game").nth(1).wait_for()
    # By its address: the bots left behind may move, and the list has the latest move first.
    page.locator(f".game[href$='{first.split('/t/')[1]}']").click()
    page.locator(".rack-tile").first.wait_for()
    assert page.url == first


def test_a_finished_game_is_found_again(visit: Visit) -> None:
    page = visit("/new?alone")
    page.get_by_role("spinbutton").nth(1).fill("0")
    page.get_by_label("Game code").fill("short")
    page.get_by_role("button", name="Play", exact=True).click()
    play_on(page)
    table = page.url.split("/t/")[1]
    tiles = page.locator(".tiles .tile").count()
    page.get_by_role("button", name="See the board").click()
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".hero").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator(".game").count() == 0
    page.get_by_role("link", name="My games").click()
    page.get_by_role("heading", name="Finished games").wait_for()
    page.locator(".game").click()
    page.locator(".chip").first.wait_for()
    assert f"/replay?table={table}" in page.url
    assert page.locator(".tiles .tile").count() == tiles


def test_who_has_no_games_yet_finds_the_way_to_one(visit: Visit) -> None:
    page = visit("/games")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("heading", name="New table").wait_for()


def test_without_a_name_one_s_own_games_are_still_told_apart(visit: Visit) -> None:
    page = visit("/")
    open_table(page, 2)
    page.goto(origin(page) + "/games")
    page.locator(".game").wait_for()
    assert page.locator(".game b").inner_text() == "You, Max and Gina"


def test_fields_show_what_will_be_sent(visit: Visit) -> None:
    page = visit("/new?device")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    names = page.locator(".seat-fields input")
    for at, name in enumerate(["Ada", "Ben", "Carl", "Dora"]):
        names.nth(at).fill(name)
    page.get_by_role("button", name="Remove seat 3").click()
    assert [names.nth(at).input_value() for at in range(3)] == ["Ada", "Ben", "Dora"]
    target = page.locator("#number-target")
    usual = target.input_value()
    target.fill("")
    target.blur()
    assert target.input_value() == usual


def test_the_focus_stays_in_the_form_when_a_seat_comes_or_goes(visit: Visit) -> None:
    page = visit("/new")
    for _ in range(4):
        page.get_by_role("button", name="Add a seat").press("Enter")
    assert page.get_by_role("button", name="Add a seat").count() == 0
    assert page.locator("form :focus").count() == 1
    page.get_by_role("button", name="Remove").last.press("Enter")
    assert page.get_by_role("button", name="Add a seat").count() == 1
    assert page.locator("form :focus").count() == 1


@pytest.mark.parametrize("address", ["/toString/x", "/t/"])
def test_a_wrong_address_leads_back_to_the_start(visit: Visit, server: str, address: str) -> None:
    page = visit(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")
    answer = page.request.get(f"{server}/nowhere", headers={"Accept": "text/html"})
    assert answer.status == 404
    page.get_by_role("link", name="Start page", exact=True).click()
    expect(page.locator(".big")).to_be_visible()
