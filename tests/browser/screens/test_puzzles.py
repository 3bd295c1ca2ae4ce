"""Puzzles on the page: chosen, solved by mouse and by keyboard, explained, kept on the device."""

import json
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Page, Route, expect

from browser.conftest import OLDER, PHONE, Visit
from browser.player import draw_button, tiles
from browser.screens.test_screens_replay import DROP
from browser.wait import until
from dreistein.coach.puzzles.book import book, puzzle_of_day
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.reader import read_puzzle
from dreistein.coach.puzzles.themes import Theme
from dreistein.rules.actions import Placement, parse_action
from table.features.reviews.records import a_blunder

PLACED = next(p for p in book() if isinstance(p.solution, Placement) and Theme.TRAP in p.themes)
DRAWN = next(p for p in book() if str(p.solution) == "+")


def answer(page: Page, action: object) -> None:
    """Choose a tile and a spot, or draw."""
    if isinstance(action, Placement):
        page.locator(f'[data-tile="{action.tile}"]').click()
        cell = f"{action.cell.x},{action.cell.y}"
        page.locator(f'[data-spot="{cell}"]').dispatch_event("click")
    else:
        draw_button(page).click()


def right(page: Page) -> None:
    """Waits until the answer was right."""
    page.get_by_text("Right").first.wait_for()


def open_puzzle(visit: Visit, puzzle: Puzzle, search: str = "") -> Page:
    page = visit(f"/puzzles/{puzzle.number}{search}", settings={"confirm": "never"})
    tiles(page).first.wait_for()
    return page


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['dreistein-puzzles'] ?? '{}'"))
    return found


def test_a_wrong_answer_is_explained_and_the_right_one_played_out(visit: Visit) -> None:
    page = open_puzzle(visit, PLACED, "?theme=trap")
    wrong = next(a for a in PLACED.answers if not a.right and isinstance(a.action, Placement))
    answer(page, wrong.action)
    page.get_by_text("Not quite: it costs").first.wait_for()
    assert kept(page) == {}
    answer(page, PLACED.solution)
    right(page)
    title = page.get_by_role("heading", name="How it might continue")
    line = page.locator("section", has=title).last
    expect(line.get_by_role("listitem")).to_have_count(len(PLACED.line.steps))
    lying = page.get_by_role("group", name="Board with").locator(".tile")
    expect(lying).to_have_count(len(PLACED.view.board) + 1)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(line.get_by_role("listitem").nth(1)).to_have_attribute("aria-current", "step")
    how = kept(page)["solved"][str(PLACED.number)]
    assert (how["tries"], how["hinted"]) == (2, False)
    page.get_by_role("link", name="Next puzzle").click()
    until(page, f"!location.pathname.endsWith('/{PLACED.number}')")
    assert page.url.endswith("?theme=trap")


def test_the_solution_is_fetched_only_once_somebody_answers(visit: Visit) -> None:
    """What was solved can be saved and deleted."""
    page = visit("/puzzles", settings={"confirm": "never"})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page.url + f"/{DRAWN.number}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("It is about").first.wait_for()
    assert not [url for url in asked if url.endswith("/solution")]
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Think twice before you place").first.wait_for()
    assert [url for url in asked if url.endswith("/solution")]
    answer(page, DRAWN.solution)
    right(page)
    assert kept(page)["solved"][str(DRAWN.number)]["hinted"]

    page.goto(page.url.rsplit("/", 1)[0] + "?theme=draw-or-place")
    count = sum(Theme.DRAW_OR_PLACE in puzzle.themes for puzzle in book())
    page.get_by_text(f"{count} puzzles, 1 solved").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "dreistein-puzzles.json"
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text(f"{count} puzzles, 0 solved").wait_for()
    page.get_by_label("Difficulty").select_option("5")
    until(page, "location.search.includes('level=5')")
    assert kept(page) == {}


def test_a_puzzle_is_solved_by_keyboard(visit: Visit) -> None:
    page = open_puzzle(visit, PLACED)
    action = PLACED.solution
    assert isinstance(action, Placement)
    page.locator(f'[data-tile="{action.tile}"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.locator(f'[data-tile="{action.tile}"]').focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('.spot')")
    page.locator(f'[data-spot="{action.cell.x},{action.cell.y}"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.get_by_text("Right first time!").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text(f"Step 2 of {len(PLACED.line.steps)}").wait_for()


def test_an_answer_that_is_confirmed_twice_is_one(visit: Visit) -> None:
    page = visit(f"/puzzles/{PLACED.number}", settings={"confirm": "always"})
    answer(page, PLACED.solution)
    asked = list[Route]()
    page.route("**/api/puzzles/*/solution", lambda route: asked.append(route))
    with page.expect_request("**/api/puzzles/*/solution"):
        page.locator(".confirm").dispatch_event("click")
    page.evaluate("document.querySelector('.confirm')?.click()")
    for route in asked:
        route.continue_()
    page.get_by_text("Right first time!").first.wait_for()
    assert len(asked) == 1


def test_a_tap_is_asked_about_once_more_in_any_browser(visit: Visit) -> None:
    page = visit(f"/puzzles/{PLACED.number}", **PHONE)
    page.evaluate(OLDER)
    assert isinstance(PLACED.solution, Placement)
    page.locator(f'[data-tile="{PLACED.solution.tile}"]').tap()
    cell = PLACED.solution.cell
    page.locator(f'[data-spot="{cell.x},{cell.y}"]').tap(force=True)
    page.locator(".confirm").tap()
    page.get_by_text("Right first time!").first.wait_for()


def test_the_day_s_puzzle_is_the_same_for_all_and_counts_the_days(visit: Visit) -> None:
    noon = datetime(2026, 11, 17, 12, tzinfo=UTC)
    page = visit(
        "/puzzles",
        settings={"confirm": "never"},
        before=lambda context: context.clock.set_fixed_time(noon),
    )
    page.get_by_role("link", name="Today’s puzzle").click()
    tiles(page).first.wait_for()
    number = int(page.locator("h1").inner_text().split()[1])
    puzzle = book()[number - 1]
    assert puzzle == puzzle_of_day(noon.date())
    answer(page, puzzle.solution)
    right(page)
    page.get_by_text("1 day in a row").first.wait_for()
    page.get_by_role("button", name="Share").wait_for()
    page.goto(page.url.removesuffix("/day"))
    page.get_by_text("Solved today").first.wait_for()


def test_a_mistake_of_an_own_game_becomes_a_puzzle(visit: Visit) -> None:
    page = visit("/", settings={"confirm": "never"})

    def mine(route: Route) -> None:
        """The review as if the visitor had been Ben."""
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "yours": [1]})

    page.route("**/api/reviews/*", mine)
    page.evaluate(DROP, ["match.json", a_blunder(seed="mistake 19").decode()])
    page.get_by_role("button", name="Review").click()
    page.get_by_text("One of these decisions is a puzzle for you now.").wait_for()
    (own,) = kept(page)["own"]
    place = f"Round {own['round'] + 1}, move {own['ply'] + 1}"
    page.get_by_text("The whole match, move by move").click()
    page.get_by_role("table").get_by_role("button", name=place, exact=True).click()
    page.get_by_role("button", name="Try it again").wait_for()
    here = page.locator(".review-checkpoint")
    assert here.get_by_role("link", name="Find it yourself").count() == 1
    page.set_viewport_size({"width": 390, "height": 844})
    high = here.evaluate("moment => moment.offsetHeight")
    assert high <= 844, "a moment fills one screen of a phone"
    puzzle = read_puzzle(own["text"])
    start = page.url.split("/review")[0]
    page.goto(f"{start}/puzzles?theme={puzzle.themes[0]}")
    page.get_by_text("1 puzzle, 0 solved").wait_for()
    page.locator(".puzzle-own .primary").click()
    tiles(page).first.wait_for()
    answer(page, parse_action(own["action"]))
    page.get_by_text("That is what you played in your game, too.").first.wait_for()
    answer(page, puzzle.solution)
    right(page)
    page.get_by_text("In your game you played:").wait_for()
    page.get_by_label("Language").select_option("de")
    page.get_by_text("In deiner Partie hast du gespielt:").wait_for()
    assert kept(page)["solved"][own["id"]]["tries"] == 2
    address = page.url
    page.goto(f"{start}/puzzles")
    page.locator(".puzzle-own summary").click()
    page.locator(".puzzle-own-list button").click()
    page.locator(".puzzle-own").wait_for(state="detached")
    assert kept(page)["own"] == []
    page.goto(address)
    page.get_by_role("alert").get_by_text("ist in diesem Browser nicht mehr gespeichert").wait_for()
