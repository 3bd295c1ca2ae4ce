"""Every screen in both themes and six languages: axe finds nothing, and nothing is cut off."""

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.player import await_turn, edition, open_table, origin, play_actions, play_on
from browser.wait import until_painted
from sizes import SHOWN_LANGUAGES

SCREENS = (
    *("/", "/ladder", "/new", "/new?friends", "/new?device", "/new?alone"),
    *("/day", "/games", "/replay"),
)
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that depend on the theme."""
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LATER = pytest.mark.nightly


def violations(page: Page, axe: str, rules: list[str] = RULES) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate("rules => axe.run({runOnly: rules, resultTypes: ['violations']})", rules)
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


class Checked:
    """What axe found, by the name of what was looked at, in both themes."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page, self.axe = page, axe
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            self.page.locator(f"html[data-theme={theme}]").wait_for()
            if faults := violations(self.page, self.axe, rules_for(theme)):
                self.found[f"{name}, {theme}"] = faults


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("phone", "de"),
        pytest.param("desktop", "en", marks=LATER),
        *(pytest.param("phone", language, marks=LATER) for language in ("es", "fr", "it", "nl")),
    ],
)
def test_on_any_screen_axe_finds_nothing_and_a_language_is_whole(
    visit: Visit, axe: str, size: str, language: str
) -> None:
    width, height = SIZES[size]
    page = visit(bypass_csp=True, locale=language, viewport={"width": width, "height": height})
    checked = Checked(page, axe)
    for path in SCREENS:
        page.goto(origin(page) + path)
        page.locator("main h1").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == language
        assert "⟦" not in page.content(), path
        assert cut_off(page) == [], path
        checked.look(path)
    assert checked.found == {}


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=LATER)])
def test_axe_finds_nothing_at_the_table(visit: Visit, axe: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(bypass_csp=True, viewport={"width": width, "height": height})
    checked = Checked(page, axe)
    open_table(page, 3)
    play_actions(page, 8)
    await_turn(page)
    page.get_by_role("button", name="The board as a list").press("Enter")
    page.get_by_role("heading", name="Latest tiles").wait_for()
    checked.look("table")
    page.get_by_role("button", name="What fits?").click()
    checked.look("what fits")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints li").first.wait_for()
    checked.look("hint")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.get_by_role("textbox").fill("999")
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="999").wait_for()
    checked.look("typed move")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    checked.look("menu")
    page.get_by_role("button", name="Settings").click()
    checked.look("settings")
    page.keyboard.press("Escape")
    play_on(page, rounds=1)
    checked.look("end of a round")
    open_table(page, edition=edition(target=5))
    play_on(page)
    checked.look("end of a match")
    assert checked.found == {}


@pytest.mark.parametrize("language", SHOWN_LANGUAGES)
def test_nothing_is_cut_off_at_a_table_of_four(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport={"width": 390, "height": 844})
    open_table(page, 3)
    play_actions(page, 12)
    if page.locator("dialog[open]").count():  # the round was over soon
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


def test_the_language_changes_at_once_and_nothing_is_lost(visit: Visit) -> None:
    page = visit()
    open_table(page)
    play_actions(page, 8)
    tiles = page.locator(".tiles .tile").count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_text("Einstellungen").first.wait_for()
    assert page.locator(".tiles .tile").count() >= tiles


def test_the_title_tells_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    open_table(page)
    page.locator(".draw:enabled, .rack-tile.fits").first.wait_for()
    assert page.title() == "Your turn · Dreistein"


@pytest.mark.parametrize(
    "path",
    [
        "/new?friends",
        *(pytest.param(path, marks=LATER) for path in SCREENS if "friends" not in path),
    ],
)
def test_text_at_twice_its_size_still_fits(visit: Visit, path: str) -> None:
    page = visit(path, viewport={"width": 1280, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    until_painted(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
