"""High contrast: by night, and where the device chooses the colours itself."""

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.player import await_turn, offered, open_table, play_until

STROKE = "part => getComputedStyle(part).stroke"
OUTLINE = "part => { const { outlineStyle, outlineWidth } = getComputedStyle(part); "
OUTLINE += "return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) }"


def outline(page: Page, what: str) -> float:
    """How thick a line is drawn around something."""
    width: float = page.locator(what).first.evaluate(OUTLINE)
    return width


def test_by_night_a_tile_ends_where_it_ends_and_the_last_is_marked(visit: Visit) -> None:
    page = visit(settings={"contrast": "high", "theme": "dark"})
    open_table(page)
    await_turn(page)
    ground = page.evaluate("getComputedStyle(document.querySelector('.board')).backgroundColor")
    assert ground == "rgb(0, 0, 0)"
    # A corner with a five is black; the rim around it is not.
    assert page.locator(".rims .rim").first.evaluate(STROKE) == "rgb(255, 255, 255)"
    fill = "part => getComputedStyle(part).fill"
    assert page.locator(".tiles .face").first.evaluate(fill) == "rgb(255, 255, 255)"
    assert page.locator(".last").first.evaluate(fill) == "rgb(0, 0, 0)"
    tiles = page.locator(".tiles .face").evaluate_all(
        "faces => faces.map(face => face.getBoundingClientRect().x)"
    )
    rims = page.locator(".rims .rim").evaluate_all(
        "rims => rims.map(rim => rim.getBoundingClientRect().x)"
    )
    assert [abs(tile - rim) < 8 for tile, rim in zip(tiles, rims, strict=True)] == [True] * len(
        tiles
    )


def test_a_tile_that_fits_nowhere_looks_so_by_night_too(visit: Visit) -> None:
    page = visit(settings={"contrast": "high", "theme": "dark"})
    open_table(page)
    unfit = page.locator(".rack-tile.unfit")
    play_until(page, lambda: offered(page) == ".rack-tile.fits" and unfit.count())
    fill = "part => getComputedStyle(part).fill"
    assert page.locator(".rack-tile.fits .face").first.evaluate(fill) == "rgb(255, 255, 255)"
    assert page.locator(".rack-tile.unfit .face").first.evaluate(fill) == "rgb(138, 138, 138)"


def test_with_the_device_s_colours_what_is_chosen_is_still_seen(visit: Visit) -> None:
    page = visit("/new", forced_colors="active", color_scheme="dark")
    assert outline(page, ".tabs [aria-pressed=true]") >= 2
    assert outline(page, ".tabs [aria-pressed=false]") == 0
    open_table(page)
    await_turn(page)
    assert outline(page, ".chip.moving") >= 2
    assert outline(page, ".chip:not(.moving)") == 0
    assert outline(page, ".pad-cell.latest") >= 2
