"""High contrast: by night, and where the device chooses the colours itself."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import await_turn, open_table, play_until

STROKE = "part => getComputedStyle(part).stroke"
OUTLINE = "part => { const { outlineStyle, outlineWidth } = getComputedStyle(part); "
OUTLINE += "return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) }"


def outline(page: Page, what: str) -> float:
    """How thick a line is drawn around something."""
    width: float = page.locator(what).first.evaluate(OUTLINE)
    return width


FILL = "part => getComputedStyle(part).fill"
LEFT = "parts => parts.map(part => part.getBoundingClientRect().x)"


def test_by_night_tiles_end_where_they_end_and_what_fits_and_lay_last_is_marked(
    visit: Visit,
) -> None:
    page = visit(settings={"contrast": "high", "theme": "dark"})
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    open_table(page, seats=seats)
    play_until(page, "offer === 'tile' && here('.unfit') && here('.last')")
    expect(page.get_by_role("main")).to_have_css("background-color", "rgb(0, 0, 0)")
    you = page.get_by_role("list", name="Players").get_by_text("you", exact=True)
    expect(you).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(you).to_have_css("color", "rgb(0, 0, 0)")
    # A corner with a five is black; the rim around it is not.
    assert page.locator(".rims .rim").first.evaluate(STROKE) == "rgb(255, 255, 255)"
    fills = {
        "[data-cell] .face": "rgb(255, 255, 255)",
        ".last": "rgb(0, 0, 0)",
        ".fits .face": "rgb(255, 255, 255)",
        ".unfit .face": "rgb(138, 138, 138)",
    }
    assert {what: page.locator(what).first.evaluate(FILL) for what in fills} == fills
    faces = page.locator("[data-cell] .face").evaluate_all(LEFT)
    assert page.locator(".rims .rim").evaluate_all(LEFT) == pytest.approx(faces, abs=8)


def test_with_the_device_s_colours_what_is_chosen_is_still_seen(visit: Visit) -> None:
    page = visit("/new", forced_colors="active", color_scheme="dark")
    assert outline(page, ".tabs [aria-pressed=true]") >= 2
    assert outline(page, ".tabs [aria-pressed=false]") == 0
    open_table(page)
    await_turn(page)
    assert outline(page, ".chip.moving") >= 2
    assert outline(page, ".chip:not(.moving)") == 0
    assert outline(page, ".pad-cell.latest") >= 2
