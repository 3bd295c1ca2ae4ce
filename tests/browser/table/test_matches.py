"""Whole matches against a bot: by mouse, by touch on a phone, by keyboard, by a screen reader."""

import re

from browser.conftest import PHONE, Visit
from browser.keyboard_user import Keyboard
from browser.player import play_by_hand, tiles
from browser.screen_reader_user import MOVE, NEIGHBOUR, ScreenReader
from browser.table.test_small_screens import in_reach
from sizes import size


def short(target: int, bot: str) -> dict[str, object]:
    """Settings of somebody whose last table was one to few points."""
    seats = [{"kind": "me", "name": ""}, {"kind": "bot", "level": bot}]
    edition = {"base": "international", "target": target}
    return {"plan": {"edition": edition, "seats": seats, "hints": True}}


SHORT = short(size(30, 150), "casual")


def test_a_match_by_mouse(visit: Visit) -> None:
    page = visit(settings=SHORT)
    page.get_by_role("button", name="Play now").click()
    play_by_hand(page, "mouse")
    result = page.get_by_role("dialog")
    title = result.get_by_role("heading").first.inner_text()
    assert title.endswith(("points!", "points.", "each."))
    # Unasked: the page itself has checked the seals, the game code and every deal.
    result.get_by_text("Checked on this device: nobody could choose the tiles.").wait_for()
    assert page.locator(".win-bloom .player-face").count() >= 1
    page.set_viewport_size({"width": 1120, "height": 700})
    rows = result.get_by_role("table").first.get_by_role("row")
    assert rows.count() == 3
    assert in_reach(rows.last)
    result.get_by_text("The numbers, turn by turn").click()
    told = rows.locator("td:last-child").all_inner_texts()
    last = result.get_by_role("table").last.get_by_role("row").last.get_by_role("cell")
    assert sorted(last.all_inner_texts()) == sorted(told)
    result.get_by_role("button", name="Share", exact=True).click()
    result.get_by_role("button", name="No, only on this computer").click()
    result.get_by_label("Your name").fill("Ada")
    with page.expect_download() as download:
        result.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == "dreistein.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    assert page.evaluate("JSON.parse(localStorage.dreistein).name") == "Ada"


def test_a_match_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(settings=SHORT, **PHONE)
    page.get_by_role("button", name="Play now").tap()
    play_by_hand(page, "touch")
    page.get_by_role("dialog").get_by_text("The numbers, turn by turn").wait_for()


def play_by_keyboard(keyboard: Keyboard) -> None:
    """From the start page to the end of a match."""
    assert keyboard.reach("button.big")
    keyboard.press("Enter")
    tiles(keyboard.page).first.wait_for()
    keyboard.match()
    assert keyboard.reach("[download]")


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit(settings=SHORT)
    keyboard = Keyboard(page)
    play_by_keyboard(keyboard)
    keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert keyboard.at(".table-screen *")


def play_by_tree(reader: ScreenReader) -> None:
    """From the start page to the end of a match, with a hint."""
    reader.press_named("button", "^Play now")
    reader.press_named("button", "^The board as a list")
    ideas = [idea for idea in reader.ask_hint() if idea.startswith("Place ")]
    assert all(NEIGHBOUR.search(idea) or " in the middle of the table" in idea for idea in ideas)
    page = reader.read()
    assert sum(node.name == "Score pad" for node in page.all()) == 1
    assert len(page.find("status")) == 1, "nothing is announced twice"
    over = reader.match()
    assert re.search(r"\d+ points", over), over
    assert len(reader.placed) >= 3
    moves = [move for text in reader.heard for move in MOVE.finditer(text)]
    assert len(moves) >= 3, reader.heard
    assert all(NEIGHBOUR.search(move["place"]) for move in moves), reader.heard


def test_a_match_of_two_by_the_accessibility_tree_alone(visit: Visit) -> None:
    play_by_tree(ScreenReader(visit(settings=short(size(5, 60), "greedy"))))
