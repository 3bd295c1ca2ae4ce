"""Solitaire, the game of the day, and watching a game again."""

from pathlib import Path

from browser.conftest import Visit
from browser.player import play_on
from browser.wait import until


def test_solitaire_by_a_code_and_its_replay(visit: Visit, tmp_path: Path) -> None:
    page = visit("/new?alone")
    page.get_by_label("Game code").fill("drei")
    page.get_by_role("button", name="Play", exact=True).click()
    play_on(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    result = page.locator(".ending h2").inner_text()

    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").press("End")
    total = page.locator(".chip-total").inner_text()
    assert f"Result: {total} point" in result
    page.get_by_role("button", name="Verify the shuffle").click()
    page.locator(".verified p").wait_for()
    proved = page.locator(".verified p").inner_text()
    assert proved.startswith("Nothing is proved but that the deals follow from the game code")

    other = visit("/replay")
    other.locator("input[type=file]").set_input_files(record)
    other.get_by_role("button", name="Next", exact=True).click()
    assert other.locator(".tiles .tile").count() >= 1
    assert other.locator(".pad-cell").count() == 1


def test_a_record_that_breaks_the_rules_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    record = tmp_path / "wrong.json"
    record.write_text('{"dreistein": 1, "edition": "german", "players": ["Ada"]}', encoding="utf-8")
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(record)
    assert page.get_by_role("alert").inner_text() != ""


def test_the_game_of_the_day_and_its_list(visit: Visit) -> None:
    page = visit("/day")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".rack-tile").first.wait_for()
    assert page.get_by_role("button", name="Hint").count() == 0
    play_on(page)
    page.get_by_role("link", name="See the ranking").click()
    page.locator(".results .winner").wait_for()
    assert "Ada" in page.locator(".results .winner").inner_text()


def test_a_day_that_is_over_shows_its_game_code(visit: Visit) -> None:
    page = visit("/day")
    page.locator(".days a").click()
    page.locator(".days a").nth(1).wait_for()
    page.get_by_text("A fair shuffle").click()
    page.get_by_text("Game code:").wait_for()
    page.locator(".days a").nth(1).click()
    until(page, "() => document.querySelectorAll('.days a').length === 1")
    assert page.get_by_text("Game code:").count() == 0


def test_a_page_left_open_overnight_says_so_and_a_past_day_is_practice(visit: Visit) -> None:
    page = visit("/day")
    today = page.request.get(f"{page.url.removesuffix('/day')}/api/day").json()
    page.get_by_text("The first try counts.").wait_for()
    page.route("**/api/day", lambda route: route.fulfill(json={**today, "today": "2099-01-01"}))
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("A new day has begun").wait_for()
    page.get_by_text("This day is over").wait_for()
    page.unroute_all()
    page.reload()
    page.locator(".days a").click()
    page.get_by_text("This day is over").wait_for()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".line-note", has_text="Practice game").wait_for()
    play_on(page)
    page.locator(".ending .note", has_text="Practice game").wait_for()
