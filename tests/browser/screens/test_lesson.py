"""The lesson is played with keys alone, answers mistakes, and is found again where it was left."""

from playwright.sync_api import Page

from browser.conftest import OLDER, Visit
from browser.keyboard_user import Keyboard
from browser.wait import until


def tab_to(page: Page, what: str) -> None:
    """Press Tab until such a thing has the focus."""
    assert Keyboard(page).reach(what), f"Tab does not reach {what}"


def place(page: Page, tile: str) -> None:
    """Choose a tile, and put it on a spot where it fits."""
    tab_to(page, f'[data-tile="{tile}"]')
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('.spot')")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('.lesson-next')")


def go_on(page: Page) -> None:
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('h1')")


def said(page: Page) -> str:
    return page.locator(".lesson-said").inner_text()


def test_the_lesson_is_played_by_keyboard(visit: Visit) -> None:
    page = visit("/", {"lesson": 0}, before=lambda context: context.add_init_script(OLDER))
    tab_to(page, ".offer .button")
    page.keyboard.press("Enter")
    page.locator(".lesson").wait_for()
    place(page, "455")
    assert "+14" in said(page)
    go_on(page)
    tab_to(page, '[data-tile="012"]')
    page.keyboard.press("Enter")
    assert "0–1–2 fits nowhere" in said(page)
    tab_to(page, '[data-tile="445"]')
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    until(page, "document.activeElement.matches('.guess')")
    page.keyboard.press("Enter")
    assert "4 meets 5" in said(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('.lesson-next')")
    go_on(page)
    page.reload()
    page.get_by_text("Step 3 of 6").wait_for()
    for tile, points in (("244", "+40"), ("122", "+30"), ("334", "+50")):
        place(page, tile)
        assert points in said(page)
        go_on(page)
    tab_to(page, ".draw")
    page.keyboard.press("Enter")
    assert "draw once more" in said(page)
    page.keyboard.press("Enter")
    place(page, "223")
    go_on(page)
    place(page, "223")
    assert "+42" in said(page)
    go_on(page)
    tab_to(page, "[data-answer=nobody]")
    page.keyboard.press("Enter")
    assert "The match is over" in said(page)
    tab_to(page, "[data-answer=you]")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('.lesson-next')")
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Your side of the table").wait_for()
