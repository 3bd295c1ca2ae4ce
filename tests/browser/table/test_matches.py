"""Whole matches against a bot: by mouse, by touch on a phone, by keyboard alone."""

from browser.conftest import Visit
from browser.keyboard_user import Keyboard
from browser.player import play_on
from browser.table.test_small_screens import in_reach
from sizes import size

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

SHORT = {
    "plan": {
        "edition": {"base": "international", "target": size(60, 150)},
        "seats": [{"kind": "me", "name": ""}, {"kind": "bot", "level": "casual"}],
        "hints": True,
    }
}
"""The last table was one to few points."""


def test_a_match_by_mouse(visit: Visit) -> None:
    page = visit(settings=SHORT)
    page.get_by_role("button", name="Play now").click()
    play_on(page)
    assert page.locator(".ending h2").inner_text().endswith(("points!", "points.", "each."))
    assert page.locator(".results tbody tr").count() == 2
    # Unasked: the page itself has checked the seals, the game code and every deal.
    shuffle = page.locator(".fair-line")
    shuffle.wait_for()
    assert shuffle.inner_text() == "Checked on this device: nobody could choose the tiles."
    assert page.locator(".win-bloom .player-face").count() >= 1
    page.set_viewport_size({"width": 1120, "height": 700})
    assert in_reach(page.locator(".results tbody tr").last)
    page.get_by_text("The numbers, turn by turn").click()
    told = page.locator(".results td b").all_inner_texts()
    last = page.locator(".chart-numbers tbody:last-child tr:last-child td").all_inner_texts()
    assert sorted(last) == sorted(told)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == "dreistein.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_match_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(settings=SHORT, **PHONE)
    page.get_by_role("button", name="Play now").tap()
    play_on(page, how="touch")
    assert page.locator(".chart").count() == 1


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit(settings=SHORT)
    keyboard = Keyboard(page)
    assert keyboard.reach("button.big")
    keyboard.press("Enter")
    page.locator(".rack-tile").first.wait_for()
    keyboard.match()
    assert page.locator(".chart").count() == 1
    assert keyboard.reach("[download]")
    keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert keyboard.at(".table-screen *")
