"""A table without help: nothing is marked, and a tile is tried where somebody thinks it fits."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import fitting, open_table, said, unfit

ALONE = {"rack": 20, "draws": 5}


def opened(page: Page, server: str) -> tuple[dict[str, Any], str]:
    """A game of solitaire with these tiles, whose view the server has."""
    wish = {"seats": [{"kind": "me"}], "solitaire": ALONE, "seed": "bare", "marks": False}
    table = page.request.post(f"{server}/api/tables", data=wish).json()["table"]
    page.goto(f"{server}/t/{table}")
    page.locator("[data-tile]").first.wait_for()
    view: dict[str, Any] = page.request.get(f"{server}/api/tables/{table}").json()
    return view, table


def test_nothing_tells_what_fits_until_a_tile_lies_there(visit: Visit, server: str) -> None:
    page = visit()
    view, _ = opened(page, server)
    (hand,) = view["hands"]
    fits = [each["action"] for each in hand["choices"] if "@" in each["action"]]
    numbers, cell = fits[0].split("@")
    tile = next(each for each in hand["tiles"] if sorted(each) == sorted(numbers))
    expect(said(page)).to_have_text("Your turn: place a tile, or draw one.")
    for gone in (fitting(page), unfit(page), page.locator("[data-spot]")):
        expect(gone).to_have_count(0)
    for name in ("What fits?", "Hint"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("?")

    chosen = page.locator(f'[data-tile="{tile}"]')
    chosen.click()
    expect(page.locator(".spot.unmarked")).to_have_count(3)
    expect(page.locator(".sum")).to_have_count(0)
    page.locator(f'[data-spot="{cell}"]').click()
    expect(page.locator("main.board")).to_have_attribute("data-tiles", "2")


def test_who_opens_is_told_no_points_either(visit: Visit) -> None:
    page = visit()
    open_table(
        page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}], marks=False
    )
    page.locator(".covered .button").click()
    spot = page.locator("[data-spot]")
    expect(spot).to_have_attribute("aria-label", "in the middle of the table")
    expect(page.locator(".spot.unmarked")).to_have_count(0)
    expect(page.locator(".sum, .sign")).to_have_count(0)


def test_a_tile_that_does_not_fit_says_why_and_keys_reach_every_place(
    visit: Visit, server: str
) -> None:
    page = visit()
    view, _ = opened(page, server)
    (hand,) = view["hands"]
    fit = {"".join(sorted(each["action"][:3])) for each in hand["choices"]}
    other = next(each for each in hand["tiles"] if "".join(sorted(each)) not in fit)
    page.locator(f'[data-tile="{other}"]').focus()
    page.keyboard.press("Enter")
    place = page.locator(".spot.unmarked:focus")
    expect(place).to_have_attribute("aria-label", "to the left of 2, 2, 2")
    page.keyboard.press("Enter")
    expect(said(page)).to_contain_text("meets")
    expect(page.locator("main.board")).to_have_attribute("data-tiles", "1")
