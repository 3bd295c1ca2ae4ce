"""The layout on every size of screen: nothing is out of reach, and nothing covers a number."""

import pytest

from browser.conftest import Visit
from browser.player import await_turn, chips, edition, open_table, origin, play_until, tiles
from browser.table.test_small_screens import in_reach, phone
from browser.wait import until_painted
from sizes import NIGHTLY

OUTSIDE = """() => {
  const { scrollHeight, clientHeight, scrollWidth } = document.documentElement;
  const outside = e => {
    const own = e.getBoundingClientRect();
    let [across, down] = [false, scrollHeight > clientHeight];
    for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (at.matches('.sections, .tray, .wide, .scroll')) across = true;  // scrolled on purpose
      const cut = own.left < box.left - 1 || own.right > box.right + 1;
      if (overflowX !== 'visible' && !across && cut) return true;
      if (/auto|scroll/.test(overflowY)) down = true;
      else if (overflowY !== 'visible' && !down && own.bottom > box.bottom + 1) return true;
    }
    return (!across && (own.left < -1 || own.right > innerWidth + 1)) ||
      (!down && (own.top < -1 || own.bottom > innerHeight + 1));
  };
  const all = 'a[href], button, select, summary, input, [tabindex="0"]';
  const found = [...document.querySelectorAll(all)].filter(
    e => e.checkVisibility() && !e.closest('svg, .skip') && outside(e));
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...found.map(e => `${e.className} ${e.textContent.trim() || e.getAttribute('aria-label')}`),
  ];
}"""
"""What nobody can reach: it lies outside the screen and of everything that scrolls there."""
SIZES = [(568, 320), (320, 568), (820, 1180), (1366, 768)]
"""The smallest phone on its side and upright, a tablet, a laptop; by night those between."""
if NIGHTLY:
    SIZES += [(640, 360), (667, 375), (390, 844), (1024, 768)]
SCREENS = ["table", "four", "/new?alone", "/", "/new", "/pad/", "/rules", "/rules#/try"]


@pytest.mark.parametrize("language", ["de", "it"] if NIGHTLY else ["it"])
def test_nothing_to_touch_lies_outside_any_screen(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    start = origin(page)
    wrong = {}
    for screen in SCREENS:
        if screen.startswith("/"):
            page.goto(start + screen)
            page.get_by_role("heading", level=1).first.wait_for(state="attached")
        else:
            open_table(page, 3 if screen == "four" else 1)
        if screen == "/new?alone":
            page.locator("form .primary").click()
        at_table = not screen.startswith("/") or screen == "/new?alone"
        if at_table:
            await_turn(page)
            page.locator(".tile-list button").focus()  # it is there only while it has the focus
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            until_painted(page)
            found = page.evaluate(OUTSIDE)
            if at_table and page.evaluate("document.documentElement.scrollHeight") > height:
                found.append("the table is higher than the screen")
            if found:
                wrong[screen, width] = found
    assert wrong == {}


@pytest.mark.dealt("a small rack 0")
def test_an_upright_tablet_has_large_tiles_and_the_pad_in_sight(visit: Visit) -> None:
    page = phone(visit, {"width": 820, "height": 1180})
    open_table(page, edition=edition(tiles=6, draws=1))
    play_until(page, "count('.pad-cell') > 2 && offer === 'tile'")
    assert min(tiles(page).evaluate_all("es => es.map(e => e.offsetWidth)")) >= 88
    pad = page.get_by_role("region", name="Score pad")
    assert in_reach(pad.get_by_role("columnheader").first)
    assert in_reach(pad.locator(".pad-cell").last)


BASELINES = """cell => ['.bonus .pad-what a span', '.bonus .pad-points', '.pad-sum'].map(part => {
  const probe = document.createElement('span');
  probe.style.cssText = 'display: inline-block; width: 1px; height: 0';
  cell.querySelector(part).append(probe);
  const { bottom } = probe.getBoundingClientRect();
  probe.remove();
  return bottom;
})"""


CHIPS = """(chips, mark) => chips.map((chip, seat) => {
  const [tiles, total] = [chip.querySelector('.chip-tiles'), chip.querySelector('.chip-total')];
  total.textContent = '205';
  tiles.querySelector('span').textContent = '12';
  const you = Object.assign(document.createElement('span'), { className: 'chip-you' });
  you.textContent = mark;
  if (seat === 0 && mark && !chip.querySelector('.chip-you')) tiles.append(you);
  const right = Math.max(...[...tiles.children].map(part => part.getBoundingClientRect().right));
  return total.getBoundingClientRect().left - right;
})"""
"""The room between what is below a name and the total, with the mark of a player with a name."""


def test_a_chip_on_a_phone_has_room_for_three_digits(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    for mark, bots, widths in (("vous", 1, (390, 320)), ("", 2, (320,))):
        open_table(page, bots)
        await_turn(page)
        for width in widths:
            page.set_viewport_size({"width": width, "height": 844})
            assert min(chips(page).evaluate_all(CHIPS, mark)) > 2
            row = page.get_by_role("list", name="Players")
            assert row.evaluate("chips => chips.scrollWidth <= chips.clientWidth")


APART = """() => {
  const boxes = what => [...document.querySelectorAll(what)].map(e => e.getBoundingClientRect());
  const apart = (a, b) =>
    a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
  const numbers = boxes('.tiles use');
  return boxes('.last').map(mark => numbers.every(number => apart(mark, number)));
}"""


def test_marks_cover_no_number_and_a_bonus_stands_on_the_line_of_its_total(visit: Visit) -> None:
    page = visit()
    open_table(page, edition=edition(start=5))
    enough = "count('.pad-cell') > 4 && count('.pad-part.bonus')"
    play_until(page, f"offer === 'tile' && {enough}")
    lines = page.locator(".table-screen .pad-cell:has(.bonus)").first.evaluate(BASELINES)
    assert max(lines) - min(lines) < 1
    apart = page.evaluate(APART)
    assert apart
    assert all(apart)
