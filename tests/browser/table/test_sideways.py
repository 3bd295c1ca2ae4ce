"""The smallest phones on their side: nothing of one's own side of the table is cut."""

from playwright.sync_api import ViewportSize

from browser.conftest import Visit
from browser.player import await_turn, edition, open_table, take
from browser.wait import until_painted

SMALL: list[ViewportSize] = [{"width": 667, "height": 375}, {"width": 568, "height": 320}]
LANGUAGES = ["de", "en", "es", "fr", "it", "nl"]
CUT = """() => [...document.querySelectorAll('.hand button, .say p')].flatMap(e => {
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
    deal = {str(players): 14 if players == 2 else 7 for players in range(2, 7)}
    open_table(page, edition=edition(page, deal=deal), clock=60)
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
            assert page.evaluate(CUT) == [], (language, size)
