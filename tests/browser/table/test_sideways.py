"""The smallest phones on their side: nothing of one's own side of the table is cut."""

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.conftest import PHONE, Visit
from browser.player import await_turn, edition, open_table, spots
from browser.screens.test_accessibility import cut_or_covered
from browser.table.test_my_games import play_alone
from browser.table.test_shared_tables import HERE
from browser.wait import until_holds, until_painted
from sizes import SHOWN_LANGUAGES

SMALL: list[ViewportSize] = [{"width": 667, "height": 375}, {"width": 568, "height": 320}]
SIDEWAYS = {**PHONE, "viewport": SMALL[0]}
HAND = ".hand :is(button, select, input, p)"


def nothing_is_cut(page: Page) -> None:
    for size in SMALL:
        page.set_viewport_size(size)
        until_painted(page)
        assert cut_or_covered(page, HAND) == [], size


@pytest.mark.parametrize("language", SHOWN_LANGUAGES)
def test_on_its_side_a_small_phone_shows_all_of_the_hand(visit: Visit, language: str) -> None:
    page = visit(**SIDEWAYS, locale=language)
    deal = {**edition(tiles=7)["deal"], "2": 14}
    open_table(page, edition=edition(deal=deal), clock=900)
    await_turn(page)
    page.locator(".rack-tile.fits").first.tap(force=True)
    assert page.locator(".help .button:visible").count() == 3
    nothing_is_cut(page)


@pytest.mark.dealt("no triple 0")
def test_on_its_side_a_small_phone_rotates_the_opener(visit: Visit) -> None:
    page = visit(**SIDEWAYS)
    open_table(page, seats=HERE, edition=edition(tiles=1))
    page.get_by_role("button", name="show my tiles").tap()
    spot = spots(page)
    before = spot.get_attribute("aria-label")
    page.get_by_role("button", name="Rotate").tap()
    until_holds(page, lambda: spot.get_attribute("aria-label") != before)
    spot.tap(force=True)
    page.get_by_role("button", name="Place +").wait_for()
    nothing_is_cut(page)


def test_on_its_side_a_small_phone_replays_with_words_and_keys_in_sight(visit: Visit) -> None:
    page = visit("/new?alone", **SIDEWAYS)
    play_alone(page)
    page.get_by_role("button", name="Replay").tap()
    slider = page.get_by_role("slider")
    slider.press("End")
    slider.press("ArrowLeft")
    nothing_is_cut(page)
