"""One's own games: found again, challenged with; and what the page says without a network."""

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.player import play_on
from browser.wait import until


def play_alone(page: Page) -> None:
    """A game of few tiles and no draws, from its form to its end."""
    page.get_by_role("spinbutton").first.fill("4")
    page.get_by_role("spinbutton").nth(1).fill("0")
    page.get_by_role("button", name="Play", exact=True).click()
    play_on(page)


def test_a_game_is_found_again_after_playing_again(visit: Visit) -> None:
    page = visit("/new?alone")
    play_alone(page)
    first = page.locator(".ending h2").inner_text()
    page.get_by_text("Your first game with these settings.").wait_for()
    page.get_by_role("button", name="Play again").click()
    play_on(page)
    page.locator(".ending .best").wait_for()
    page.goto(page.url.split("/t/")[0] + "/games")
    page.locator(".games li").nth(1).wait_for()
    assert page.locator(".games li").count() == 2
    page.locator(".game").nth(1).click()
    total = page.locator(".chip-total")
    total.wait_for()
    assert f"Result: {total.inner_text()} point" in first


def test_a_challenge_shows_both_scores(visit: Visit) -> None:
    ada = visit("/new?alone", {"name": "Ada"})
    play_alone(ada)
    ada.get_by_role("button", name="Challenge a friend").click()
    ada.get_by_text("Nobody has accepted it yet.").wait_for()
    link = ada.url
    ben = visit(link.removeprefix(link.split("/challenge")[0]), {"name": "Ben"})
    ben.get_by_text("Ada challenges you with the same tiles.").wait_for()
    ben.get_by_role("button", name="Accept the challenge").click()
    ben.locator(".rack-tile").first.wait_for()
    play_on(ben)
    ben.get_by_role("link", name="Compare the scores").click()
    ben.locator(".results tbody tr").nth(1).wait_for()
    assert {"Ada", "Ben"} == set(ben.locator(".results tbody th").all_inner_texts())


def test_without_a_network_the_page_says_what_works(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.evaluate(
        "import('/static/play/install.js').then(({ registerWorkers }) => registerWorkers())"
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(page.url + "games")
    page.get_by_role("heading", name="You are offline").wait_for()
    page.get_by_text("Open the score pad once").wait_for()
    page.context.set_offline(False)  # the page notices by itself
    page.get_by_role("heading", name="My games").wait_for()


def test_what_the_page_names_without_a_network_works(visit: Visit, server: str) -> None:
    page = visit("/pad/", service_workers="allow", color_scheme="dark")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    pointer = "caches.open('dreistein-pad-now').then(now => now.match('/pad/files.json'))"
    until(page, f"{pointer}.then(Boolean)")
    registered = "navigator.serviceWorker.getRegistrations()"
    until(page, f"{registered}.then(all => all.length === 2 && all.every(one => one.active))")
    page.goto(server)
    page.evaluate(
        "import('/static/play/install.js').then(({ registerWorkers }) => registerWorkers())"
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(f"{server}/lesson")
    page.get_by_text("Playing and learning to play need a connection").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.get_by_role("link", name="Score pad").click()
    page.locator(".new-game").wait_for()
    page.goto(f"{server}/lesson")
    page.get_by_role("link", name="Rules").click()
    page.locator("#search").wait_for()
