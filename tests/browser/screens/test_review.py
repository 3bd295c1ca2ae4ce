"""The review of a match: of one just played, and of a file."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Visit
from browser.player import go, play_on, tiles
from browser.screens.test_screens import OWN, reviewed_matches
from browser.screens.test_screens_replay import DROP
from browser.table.test_my_games import play_alone
from browser.wait import until
from cli import run
from table.features.reviews.records import a_blunder, a_record

NOTE_IS_ABOVE = """() => {
  const edge = (what, side) =>
    [...document.querySelectorAll(what)].map(e => e.getBoundingClientRect()[side]);
  return Math.min(...edge('[data-cell]', 'top')) >= edge('.line-note', 'bottom')[0];
}"""
"""No tile is covered by what a second try is for."""


def reviewed(page: Page) -> None:
    page.locator(".balance").wait_for()


def unfold(page: Page) -> None:
    """Everything that is shown on request."""
    page.get_by_text("The whole match, move by move").click()


def decisions(page: Page) -> Locator:
    """The buttons of all decisions, in the table of them."""
    return page.get_by_role("table").get_by_role("button")


def upload(page: Page, record: bytes) -> None:
    file: Any = {"name": "a.json", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)


def test_a_match_is_reviewed_at_its_end_and_again_at_once(visit: Visit) -> None:
    page = visit("/games")
    seats = [{"kind": "me"}]
    plan = {"seats": seats, "solitaire": {"rack": 8, "draws": 0}, "seed": "review"}
    opened = page.request.post(page.url.replace("/games", "/api/tables"), data=plan)
    page.goto(page.url.replace("/games", f"/t/{opened.json()['table']}"))
    play_on(page)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    reviewed(page)
    assert page.locator(".balance li").count() >= 3
    expect(page.locator(".with-face")).to_have_text("You")
    page.reload()
    reviewed(page)
    assert page.get_by_text("This review is kept for an hour.").count() == 0
    unfold(page)
    page.get_by_role("button", name="All decisions").click()
    tried = decisions(page).last.inner_text()
    decisions(page).last.click()
    page.set_viewport_size({"width": 390, "height": 600})
    page.get_by_role("button", name="Try it again").click()
    tiles(page).first.wait_for()
    assert "/t/" in page.url
    until(page, NOTE_IS_ABOVE)
    page.get_by_role("link", name="Back to the review").click()
    reviewed(page)
    expect(page.locator("#checkpoint-title")).to_have_text(tried)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Review").click()
    reviewed(page)
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".review-rest summary").first).to_have_text("Die ganze Partie, Zug für Zug")


def test_a_file_is_reviewed_moment_by_moment_and_played_on_if_it_has_a_seed(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(DROP, ["match.json", a_record(14).decode()])
    page.get_by_role("button", name="Review").click()
    reviewed(page)
    page.get_by_role("button", name="Ben").click()
    assert page.get_by_role("button", name="Ben").get_attribute("aria-pressed") == "true"
    unfold(page)
    page.get_by_role("button", name="All decisions").click()
    assert decisions(page).count() >= 3
    decisions(page).last.click()
    place = decisions(page).last.inner_text()
    expect(page.locator("#checkpoint-title")).to_have_text(place)
    assert page.locator(".review-board .tile").count() >= 3
    expect(page.locator(".option").first).to_contain_text("Played:")
    assert page.get_by_role("button", name="Try it again").count() == 0, "it has no seed"
    page.locator("#checkpoint-title").click()
    page.keyboard.press("ArrowLeft")
    address = page.url
    assert "/review?file=" in address
    page.reload()
    reviewed(page)
    assert page.url == address
    page.goto(address.split("?")[0])
    upload(page, a_record(14, seed="review"))
    reviewed(page)
    unfold(page)
    page.get_by_role("button", name="All decisions").click()
    decisions(page).first.click()
    page.get_by_role("button", name="Try it again").click()
    tiles(page).first.wait_for()
    assert "/t/" in page.url


def test_a_review_can_be_cancelled_and_begun_again(visit: Visit) -> None:
    page = visit("/review")
    state = {"state": "waiting", "place": 2, "done": 0, "all": 0, "yours": [], "id": "x" * 22}
    page.route("**/api/reviews**", lambda route: route.fulfill(status=202, json=state))
    page.route("**/api/reviews/*", lambda route: route.fulfill(status=200, json=state))
    upload(page, a_record())
    expect(page.get_by_text("2 other reviews come first.")).to_be_visible()
    state.update(state="running", place=0, done=7, all=20)
    expect(page.get_by_text("7 of 20 positions")).to_be_visible()
    page.route("**/api/reviews/*", lambda route: route.abort())
    expect(page.get_by_role("alert")).to_contain_text("server")
    page.unroute("**/api/reviews/*")
    page.route("**/api/reviews/*", lambda route: route.fulfill(status=200, json=state))
    expect(page.get_by_role("alert")).to_be_hidden()
    state.update(state="failed", problem={"code": "coach-long", "message": "It is too long."})
    expect(page.get_by_role("status").filter(has_text="It is too long.")).to_be_visible()
    state.update(state="running", problem=None)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("status").filter(has_text="cancelled")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    reviewed(page)


def test_what_is_wrong_is_said(visit: Visit) -> None:
    page = visit("/review")
    upload(page, b'{"what": 1}')
    expect(page.get_by_role("alert")).to_contain_text("not a saved game")
    go(page, "/review?table=nowhere&match=0")
    expect(page.get_by_role("alert")).to_contain_text("no such table")


@pytest.mark.parametrize("screen", ["review", "replay"])
def test_what_was_lost_is_asked_for_again(visit: Visit, screen: str) -> None:
    page = visit(before=lambda context: context.route("**/replay?*", lambda route: route.abort()))
    again = page.get_by_role("button", name="Try again")
    go(page, f"/{screen}?table=nowhere&match=0")
    again.wait_for()
    page.context.unroute_all()
    again.click()
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    expect(again).to_have_count(0)


def test_my_games_add_the_reviews_up(visit: Visit) -> None:
    page = visit("/games")
    reviews = {"reviews": reviewed_matches("deny")}
    page.route("**/api/reviews", lambda route: route.fulfill(json=reviews))
    go(page, "/new?alone")
    play_alone(page)
    go(page, "/games")
    told = page.locator(".progress")
    expect(told).to_contain_text(
        "costly decisions cost you 11% in winning chances per match, on average."
    )
    expect(told).to_contain_text("You are getting better: before that, it was 31%.")
    expect(told).to_contain_text(
        "Luck with your tiles, on average: +10% in winning chances per match."
    )
    expect(told).to_contain_text("Leave them nothing 20 times, in all 100% in winning chances")
    told.get_by_role("link", name="Practise it with puzzles").wait_for()
    assert told.get_by_role("link", name="Begin with one from your games").count() == 0
    own = {**OWN, "themes": ["deny"]}
    page.evaluate("own => (localStorage['dreistein-puzzles'] = own)", json.dumps({"own": [own]}))
    page.reload()
    first = told.get_by_role("link", name="Begin with one from your games")
    assert first.get_attribute("href") == f"/puzzles/own-{OWN['id']}?theme=deny"
    told.locator("summary").click()
    assert told.locator(".progress-list a").count() == 12
    expect(page.get_by_role("link", name=re.compile("^Review"))).to_be_visible()


def test_a_review_in_a_file_needs_nothing_but_that_file(browser: Browser, tmp_path: Path) -> None:
    record, saved = tmp_path / "game.json", tmp_path / "review.html"
    record.write_bytes(a_blunder())
    done = run("analyse", str(record), "--worlds", "4", "--workers", "1", "--html", str(saved))
    assert done.returncode == 0
    asked, faults = list[str](), list[str]()
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: faults.append(said.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(saved.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text("Review")
    page.get_by_role("button", name="Ben").click()
    moment = page.locator(".review-checkpoint")
    expect(moment.locator(".lead")).to_contain_text("of 100 games")
    expect(moment.locator(".went")).to_have_text(
        re.compile(r"Your chance of winning went from about \d+% to \d+%\.")
    )
    unfold(page)
    expect(page.locator(".review-graph .review-mark").first).to_be_visible()
    page.get_by_role("button", name="All decisions").click()
    place = decisions(page).first
    where = re.sub(r"\s+", " ", place.inner_text())
    place.click()
    expect(page.locator("#checkpoint-title")).to_have_text(where)
    assert [url for url in asked if not url.startswith("data:")] == [saved.as_uri()]
    assert faults == []
    page.close()
