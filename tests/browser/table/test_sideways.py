"""The smallest phones on their side: nothing of one's own side of the table is cut."""

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import Visit
from browser.player import await_turn, edition, open_table, take
from browser.table.test_my_games import play_alone
from browser.wait import until_holds, until_painted

SMALL: list[ViewportSize] = [{"width": 667, "height": 375}, {"width": 568, "height": 320}]
LANGUAGES = ["de", "en", "es", "fr", "it", "nl"]
ALL = ".hand :is(button, select, input), .say p"
CUT = """all => [...document.querySelectorAll(all)].flatMap(e => {
  if (!e.checkVisibility()) return [];
  const { left, top, right, bottom } = e.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const whole = e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1;
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return whole && inside && e.contains(there) ? [] : [e.textContent.trim()];
})"""
"""The words of what is cut, outside the screen, or covered."""


def test_on_its_side_a_small_phone_shows_all_of_the_hand(visit: Visit) -> None:
    page = visit(viewport=SMALL[0], has_touch=True, is_mobile=True)
    deal = {**edition(tiles=7)["deal"], "2": 14}
    open_table(page, edition=edition(deal=deal), clock=900)
    await_turn(page)
    for language in LANGUAGES:
        page.evaluate(
            "language => { const kept = JSON.parse(localStorage.dreistein);"
            "localStorage.dreistein = JSON.stringify({...kept, language}); }",
            language,
        )
        page.reload()
        page.locator(".rack-tile.fits").first.wait_for()
        take(page, ".rack-tile.fits", "touch")
        for size in SMALL:
            page.set_viewport_size(size)
            until_painted(page)
            assert page.locator("html").get_attribute("lang") == language
            assert page.locator(".help .button:visible").count() == 3
            assert page.evaluate(CUT, ALL) == [], (language, size)


@pytest.mark.dealt("no triple 0")
def test_on_its_side_a_small_phone_rotates_the_opener(visit: Visit) -> None:
    page = visit(viewport=SMALL[0], has_touch=True, is_mobile=True, locale="it")
    here = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    open_table(page, seats=here, edition=edition(tiles=1))
    page.locator(".covered .button").tap()
    spot = page.locator(".spot")
    before = spot.get_attribute("aria-label")
    page.get_by_role("button", name="Ruota").tap()
    until_holds(page, lambda: spot.get_attribute("aria-label") != before)
    take(page, ".spot", "touch")
    page.locator(".confirm").wait_for()
    for size in SMALL:
        page.set_viewport_size(size)
        until_painted(page)
        assert page.evaluate(CUT, ALL) == [], size


def test_on_its_side_a_small_phone_replays_with_words_and_keys_in_sight(visit: Visit) -> None:
    page = visit("/new?alone", viewport=SMALL[0], has_touch=True, is_mobile=True)
    play_alone(page)
    page.get_by_role("button", name="Replay").tap()
    slider = page.get_by_role("slider")
    for size in SMALL:
        page.set_viewport_size(size)
        slider.press("End")
        slider.press("ArrowLeft")
        until_painted(page)
        assert page.evaluate(CUT, ALL) == [], size
