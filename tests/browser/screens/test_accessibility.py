"""At the table axe finds nothing, and in no language anything is cut off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from browser import player
from browser.conftest import Visit
from browser.wait import until_painted
from sizes import SHOWN_LANGUAGES

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that depend on the theme."""
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LATER = pytest.mark.nightly


def violations(page: Page, axe: str, rules: list[str] = RULES) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    run = "runOnly => axe.run({runOnly, resultTypes: ['violations'], preload: false})"
    found = page.evaluate(run, rules)
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in found["violations"]]


def rules_for(theme: str) -> list[str]:
    """Whatever is looked at in both themes needs the other rules in one of them only."""
    return RULES if theme == "light" else COLOURS


def cut_off(page: Page) -> list[str]:
    """Texts that are wider than what they stand in, or stick out of the page."""
    found: list[str] = page.evaluate(
        """() => {
          const things = '.button, h1, h2, th, td, p, label, .say, .chip'
          const wide = [...document.querySelectorAll(things)]
            .filter(e => e.checkVisibility() && !e.closest('.visually-hidden')
              && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline'))
            .map(e => e.textContent.trim().slice(0, 60));
          const over = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page'] : [];
          return [...over, ...wide];
        }"""
    )
    return found


def cut_or_covered(page: Page, all_of: str) -> list[str]:
    """The words of what is cut, outside the screen, or covered."""
    found: list[str] = page.evaluate(
        """all => [...document.querySelectorAll(all)].flatMap(e => {
          if (!e.checkVisibility()) return [];
          const { left, top, right, bottom } = e.getBoundingClientRect();
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const whole = e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1;
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return whole && inside && e.contains(there) ? [] : [e.textContent.trim()];
        })""",
        all_of,
    )
    return found


def broken_words(page: Page) -> list[str]:
    """Words of buttons and of the pad that run over two lines with no hyphen between them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.pad-what, .button')].flatMap(e => {
          if (!e.checkVisibility()) return [];
          const words = [];
          const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
          for (let text; (text = texts.nextNode()); )
            for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
              const range = document.createRange();
              // Letter by letter: the box of a whole word has the soft hyphen before it as well.
              const lines = new Set(Array.from(word[0], (_, at) => {
                range.setStart(text, word.index + at);
                range.setEnd(text, word.index + at + 1);
                return Math.round([...range.getClientRects()].at(-1).top);
              }));
              if (lines.size > 1) words.push(word[0]);
            }
          return words;
        })"""
    )
    return found


def overlaps(page: Page) -> list[str]:
    """Buttons on one's own side of the table that lie over each other or stick out."""
    found: list[str] = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('.stock .button, .help .button')]
            .filter(b => b.checkVisibility())
            .map(b => [b.textContent.trim(), b.getBoundingClientRect()]);
          return all.flatMap(([text, a], at) => [
            ...(a.left < 0 || a.right > innerWidth ? [text] : []),
            ...all.slice(at + 1).filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
              && a.top < b.bottom - 1 && b.top < a.bottom - 1)
              .map(([other]) => `${text} / ${other}`),
          ]);
        }"""
    )
    return found


def at_the_table(page: Page) -> Iterator[str]:
    """All that a table shows, one after the other, by name."""
    player.open_table(page, 3)
    player.play_actions(page, 8)
    player.await_turn(page)
    page.get_by_role("button", name="The board as a list").press("Enter")
    page.get_by_role("heading", name="Latest tiles").wait_for()
    yield "table"
    page.get_by_role("button", name="What fits?").click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="Hint").get_by_role("listitem").first.wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.get_by_role("textbox").fill("999")
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="999").wait_for()
    yield "typed move"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    page.get_by_role("button", name="Settings").click()
    yield "settings"
    page.keyboard.press("Escape")
    for end, target in (("round", 400), ("match", 1)):
        player.open_table(page, edition=player.edition(tiles=1, target=target))
        player.play_round(page)
        yield f"end of a {end}"


@pytest.mark.parametrize(
    ("size", "theme"), [("desktop", "light"), pytest.param("phone", "dark", marks=LATER)]
)
def test_axe_finds_nothing_at_the_table(visit: Visit, axe: str, size: str, theme: str) -> None:
    page = visit(bypass_csp=True, viewport=SIZES[size], color_scheme=theme)
    found = {name: violations(page, axe) for name in at_the_table(page)}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", SHOWN_LANGUAGES)
def test_nothing_is_cut_off_at_a_table_of_four(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=SIZES["phone"])
    player.open_table(page, 3)
    player.play_until(page, "offer === 'next'", 12)
    if page.get_by_role("dialog").count():  # the round was over soon
        page.keyboard.press("Escape")
    for width, height in ((360, 740), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        until_painted(page)
        where = f"{width} pixels wide"
        assert "⟦" not in page.content()
        assert cut_off(page) == [], where
        assert broken_words(page) == [], where
        assert overlaps(page) == [], where
        tops = "bs => new Set(bs.filter(b => b.checkVisibility()).map(b => b.offsetTop)).size"
        if width < 1000:
            assert page.locator(".help .button").evaluate_all(tops) == 1, where
            page.locator(".help .only-phone").click()
            assert broken_words(page) == [], f"the pad, {where}"
            assert cut_off(page) == [], f"the pad, {where}"
            page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "path",
    [
        "/new?friends",
        *(pytest.param(path, marks=LATER) for path in ("/", "/new", "/day", "/games")),
    ],
)
def test_text_at_twice_its_size_still_fits(visit: Visit, path: str) -> None:
    page = visit(path, viewport={"width": 1280, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    until_painted(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
