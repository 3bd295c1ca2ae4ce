"""One's own games: found again, challenged with; and what the page says without a network."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.player import MODULE, chips, on_board, play_on, tiles
from browser.wait import until

WORKER = f"""{MODULE % "page/install.js"}.then(({{ registerWorkers }}) => registerWorkers())
  .then(() => navigator.serviceWorker.ready).then(() => true)"""


def play_alone(page: Page) -> None:
    """A game of few tiles and no draws, from its form to its end."""
    page.get_by_role("spinbutton").first.fill("4")
    page.get_by_role("spinbutton").nth(1).fill("0")
    page.get_by_role("button", name="Play", exact=True).click()
    play_on(page)


def test_a_game_is_found_again_after_playing_again(visit: Visit, server: str) -> None:
    page = visit("/new?alone")
    play_alone(page)
    first = page.get_by_role("dialog").get_by_role("heading").first.inner_text()
    table, lying = page.url.split("/t/")[1], on_board(page).count()
    page.get_by_text("Your first game with these settings.").wait_for()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("dialog").wait_for(state="detached")
    play_on(page)
    page.get_by_role("button", name="See the board").click()
    page.get_by_role("link", name="Dreistein").click()
    page.get_by_role("button", name="Play now").wait_for()
    waiting = page.get_by_role("navigation", name="For you")
    waiting.get_by_role("link", name="Game of the day", exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator(f"a[href*='{table}']").count() == 0, "it is over"
    page.get_by_role("link", name="My games").click()
    page.get_by_role("heading", name="Finished games").wait_for()
    games = page.locator(f"a[href*='/replay?table={table}']")
    expect(games).to_have_count(2)
    games.nth(1).click()
    total = chips(page).locator("b")
    assert f"Result: {total.inner_text()} point" in first
    expect(on_board(page)).to_have_count(lying)


def test_a_challenge_shows_both_scores(visit: Visit, server: str) -> None:
    ada = visit("/new?alone", {"name": "Ada"})
    play_alone(ada)
    ada.get_by_role("button", name="Challenge a friend").click()
    ada.get_by_text("Nobody has accepted it yet.").wait_for()
    ben = visit(ada.url.removeprefix(server), {"name": "Ben"})
    ben.get_by_text("Ada challenges you with the same tiles.").wait_for()
    ben.get_by_role("button", name="Accept the challenge").click()
    tiles(ben).first.wait_for()
    play_on(ben)
    ben.get_by_role("link", name="Compare the scores").click()
    names = ben.get_by_role("rowheader")
    expect(names).to_have_count(2)
    assert {"Ada", "Ben"} == set(names.all_inner_texts())


def test_a_link_to_a_moment_shows_it_to_anybody_until_it_is_withdrawn(
    visit: Visit, server: str
) -> None:
    ada = visit("/new?alone", {"name": "Ada"})
    play_alone(ada)
    ada.get_by_role("button", name="Replay").click()
    ada.get_by_role("button", name="Next", exact=True).click()
    lying = on_board(ada).count()
    ada.get_by_role("button", name="Share", exact=True).click()
    ada.get_by_role("button", name="No, only on this computer").click()
    ada.get_by_role("button", name="Make a link").click()
    ada.get_by_text("This link works only on this computer").wait_for()
    link = ada.get_by_label("Link to this moment").input_value().removeprefix(server)
    ben = visit(link, locale="de-DE", **PHONE)
    expect(on_board(ben)).to_have_count(lying)
    ben.get_by_text("Ada legt").wait_for()
    ben.get_by_role("button", name="Von hier aus spielen").click()
    ben.wait_for_url("**/t/*")
    expect(on_board(ben)).to_have_count(lying)
    ada.get_by_role("button", name="Withdraw the link").click()
    ada.get_by_text("It no longer leads anywhere.").first.wait_for()  # the announcer says it too
    visit(link, locale="de-DE").get_by_text("Dieser Link zeigt keine Partie mehr").wait_for()


def test_without_a_network_the_page_says_what_works(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.evaluate(WORKER)
    page.context.set_offline(True)
    page.goto(page.url + "games")
    page.get_by_role("heading", name="You are offline").wait_for()
    page.get_by_text("Open the score pad once").wait_for()
    page.context.set_offline(False)  # the page notices by itself
    page.get_by_role("heading", name="My games").wait_for()


@pytest.mark.nightly
def test_what_the_page_names_without_a_network_works(visit: Visit, server: str) -> None:
    page = visit("/pad/", service_workers="allow", color_scheme="dark")
    pointer = "caches.open('dreistein-pad-now').then(now => now.match('/pad/files.json'))"
    until(page, f"{pointer}.then(Boolean)")
    registered = "navigator.serviceWorker.getRegistrations()"
    until(page, f"{registered}.then(all => all.length === 2 && all.every(one => one.active))")
    page.goto(server)
    page.evaluate(WORKER)
    page.context.set_offline(True)
    page.goto(f"{server}/lesson")
    page.get_by_text("You need a connection to the server").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("link", name="New game").wait_for()
    page.goto(f"{server}/lesson")
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("searchbox").wait_for()
    page.goto(f"{server}/rules")
    page.get_by_role("searchbox").wait_for()
