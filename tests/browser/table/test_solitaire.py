"""Solitaire, the game of the day, and watching a game again."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import await_turn, chips, on_board, play_on


def test_solitaire_by_a_code_and_its_replay(visit: Visit, tmp_path: Path) -> None:
    page = visit("/new?alone")
    page.get_by_label("Game code").fill("drei")
    page.get_by_role("button", name="Play", exact=True).click()
    play_on(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    result = page.get_by_role("dialog").get_by_role("heading").first.inner_text()

    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").press("End")
    total = chips(page).locator("b").inner_text()
    assert f"Result: {total} point" in result
    page.get_by_role("button", name="Verify the shuffle").click()
    page.get_by_text("All that is proved is that the deals follow from the game code").wait_for()

    page.goto(page.url.split("/replay")[0] + "/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Next", exact=True).click()
    on_board(page).first.wait_for()
    assert page.locator(".pad-cell").count() == 1


def test_the_game_of_the_day_and_its_list(visit: Visit) -> None:
    page = visit("/day")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play", exact=True).click()
    await_turn(page)
    assert page.get_by_role("button", name="Hint").count() == 0
    play_on(page)
    page.get_by_role("link", name="See the ranking").click()
    expect(page.get_by_role("row").nth(1)).to_contain_text("Ada")


def test_a_past_day_is_practice_and_shows_its_game_code(visit: Visit) -> None:
    """Also to whoever has left the page open overnight."""
    page = visit("/day")
    today = page.request.get(f"{page.url.removesuffix('/day')}/api/day").json()
    page.get_by_text("The first try counts.").wait_for()
    page.route("**/api/day", lambda route: route.fulfill(json={**today, "today": "2099-01-01"}))
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("A new day has begun").wait_for()
    page.get_by_text("This day is over").wait_for()
    page.unroute_all()
    page.reload()
    days = page.get_by_role("navigation", name="Other days").get_by_role("link")
    code = page.get_by_text("Game code:")
    days.click()
    page.get_by_text("A fair shuffle").click()
    code.wait_for()
    days.nth(1).click()
    expect(days).to_have_count(1)
    assert code.count() == 0
    days.click()
    page.get_by_text("This day is over").wait_for()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("status").get_by_text("Practice game").wait_for()
    play_on(page)
    page.get_by_role("dialog").get_by_text("Practice game").wait_for()
