"""No word on any screen comes from elsewhere than the catalogues: each of their texts is marked,
and what is then left without a mark may only be numbers, signs, names and tiles."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import BrowserContext, Page, Route

import dreistein.web
from browser.conftest import Visit
from browser.player import go
from browser.screens.test_accessibility import at_the_table
from browser.screens.test_screens import PLAIN
from dreistein.text import LANGUAGES

OPEN, CLOSE = "⸢", "⸣"
MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
NAMES = {"Dreistein", "Deutsch", "English", "Français", "Italiano", "Nederlands", "Español"}
NAMES |= {"Ada", "Ben", "Cleo", "Dora"}  # the day's list knows who has played
LEVELS = Path(dreistein.web.__file__).parent / "static" / "shared" / "players" / "levels.js"
NAMES |= set(re.findall(r'"([A-Z][a-z]+)"', LEVELS.read_text("utf-8")))  # bots
"""What is the same in every language: the game's name, and what languages call themselves. Their
two letters stand for them on a phone."""
SEEN = """() => {
  const texts = [document.title];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = all.nextNode()); )
    if (!text.parentElement.closest('noscript, code, .hints :is(b, p)')) texts.push(text.data);
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
    for (const e of document.querySelectorAll(`[${name}]`)) texts.push(e.getAttribute(name));
  return texts.map(text => text.trim()).filter(Boolean);
}"""
"""Everything that can be read or heard; the reasons of a hint are the server's words."""
SHORTENED = re.compile(f"{OPEN}[^{CLOSE}]*…")
DATE = re.compile(r"\d{1,2} [A-Z][a-z]+ \d{4}")
"""Dates come from the browser itself, in the language of the page and the reader's region."""


@cache
def marked(catalogue: str) -> str:
    """The catalogue with every text between marks."""
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            entry.value.elements = [ast.TextElement(OPEN), *parts, ast.TextElement(CLOSE)]
    return FluentSerializer().serialize(resource)


def mark_all(context: BrowserContext) -> None:
    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=marked(told.text()))

    context.route("**/api/text/**", answer)


def unmarked(page: Page) -> list[str]:
    """What has letters and no mark."""
    found = []
    for text in page.evaluate(SEEN):
        rest = text
        while MARKED.search(rest):
            rest = MARKED.sub(" ", rest)
        rest = DATE.sub("", SHORTENED.sub("", rest))
        for name in NAMES:
            rest = rest.replace(name, "")
        if text not in LANGUAGES and re.search(r"[^\W\d_]{2}", rest):
            found.append(text[:80])
    return found


def test_every_word_on_the_screens_and_at_the_table_is_the_catalogues(visit: Visit) -> None:
    page = visit(before=mark_all, settings={"confirm": "always"})
    found = {}
    for path in ("/", "/new?friends", *PLAIN):
        go(page, path)
        page.wait_for_load_state("networkidle")
        assert OPEN in page.get_by_role("main").inner_text(), path
        found[path] = unmarked(page)
    page.locator(".top .icon-button").click()
    found["settings of the start"] = unmarked(page)
    found |= {name: unmarked(page) for name in at_the_table(page)}
    assert {where: words for where, words in found.items() if words} == {}
