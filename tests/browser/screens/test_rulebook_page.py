"""The rulebook in a real browser, as plain files: no server but one that hands them out."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.wait import until
from dreistein.rulebook import book
from dreistein.rulebook import outline as plan
from dreistein.rules import EDITIONS
from dreistein.text import LANGUAGES

RULES = len(plan.RULES)
ON_SHEET = sum(len(part.rules) for part in plan.PARTS if part.id != plan.PLAY)


@pytest.fixture
def site(host: str) -> str:
    """The page and its data on a web host that knows nothing of the game."""
    return f"{host}/static/rulebook/index.html"


Read = Callable[[str], Page]


@pytest.fixture
def read(visit: Visit, site: str) -> Read:
    """Opens the rulebook at an address within it."""
    return partial(visit, at=site, viewport={"width": 900, "height": 900})


def test_the_page_says_that_it_loads_until_its_first_book_is_there(read: Read, site: str) -> None:
    page = read("")
    books: list[Route] = []
    page.route("**/data/*.json", lambda route: books.append(route))
    with page.expect_request("**/data/*.json"):
        page.goto(site)
    page.locator("#definitions > *").first.wait_for(state="attached")
    assert page.locator(".starting").count() == 1
    books[0].continue_()
    expect(page.locator(".rule")).to_have_count(RULES)
    assert page.locator(".starting").count() == 0


def test_every_rule_is_there_with_its_pictures_and_an_address(read: Read) -> None:
    page = read("?language=de&edition=early#/rules/two-hexagons")
    expect(page.locator(".rule")).to_have_count(RULES)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    until(page, "document.activeElement.closest('#rule-two-hexagons') !== null")
    until(page, "document.querySelector('#rule-two-hexagons').getBoundingClientRect().top < 300")
    page.locator("#rule-two-hexagons .related a").first.click()
    until(page, "location.hash === '#/rules/hexagon'")
    hexagon = page.locator("#rule-hexagon")
    expect(hexagon).to_contain_text("+50.")
    sizes = hexagon.locator("img").evaluate_all(
        "all => Promise.all(all.map(i => (i.loading = 'eager', i.decode())))"
    )
    assert len(sizes) == 1


def test_search_without_accents_and_back_to_the_rule_one_came_from(read: Read) -> None:
    page = read("?language=es#/rules/hexagon")
    search = page.get_by_role("searchbox")
    search.fill("hexagono")
    found = page.locator("main").get_by_role("link")
    expect(found.first).to_have_text("El hexágono")
    found.first.click()
    until(page, "document.activeElement.closest('#rule-hexagon') !== null")
    expect(search).to_have_value("")
    search.fill("castling")
    expect(page.get_by_role("main")).to_contain_text("No se ha encontrado nada")


def test_edition_and_language_are_switched_and_the_last_choice_counts(read: Read) -> None:
    page = read("?language=de#/rules/bridge")
    bridge, language = page.locator("#rule-bridge .short"), page.locator("#language")
    bridge.wait_for()
    page.locator("#edition").select_option("triominos")
    expect(bridge).to_contain_text("+40")
    waiting = []
    page.route("**/es-triominos.json", lambda route: waiting.append(route))
    language.select_option("es")
    language.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    waiting[0].continue_()
    expect(bridge).to_have_text(book("it", EDITIONS["triominos"]).rule("bridge").short)
    page.locator("#edition").select_option("early")
    until(page, "location.search === '?language=it&edition=early'")
    page.evaluate(
        "window.print = () => (window.printed = "
        "[...document.images].every(one => one.complete && one.naturalWidth))"
    )
    page.locator(".choices button").first.click()
    until(page, "window.printed === true")
    # And without one that the network swallows.
    page.evaluate(
        "() => { window.printed = false; const later = setTimeout;"
        " HTMLImageElement.prototype.decode = () => new Promise(() => 0);"
        " window.setTimeout = (work, millis) => later(work, millis / 100); }"
    )
    page.locator(".choices button").first.click()
    until(page, "window.printed === true")


def test_the_small_board_tells_points_and_why(read: Read) -> None:
    page = read("?language=en&edition=german#/try")
    log = page.locator(".log li")
    page.get_by_role("button", name="5–5–5").click()
    page.locator(".spots button").click()
    expect(log).to_contain_text("5–5–5: 15 + 5 = 20 · start bonus")
    page.locator(".controls select").select_option("hexagon")
    assert page.locator(".spots li").count() == 1
    page.locator(".small-board .spot").click()
    expect(log).to_contain_text("3–3–4: 10 + 40 = 50 · hexagon")
    expect(log).to_contain_text("replaces the double connection")
    expect(page.get_by_role("button", name="3–3–4")).to_be_disabled()
    expect(log.get_by_role("link")).to_have_attribute("href", "#/rules/hexagon")
    page.get_by_role("button", name="Undo").click()
    expect(log).to_have_count(0)
    page.get_by_role("button", name="0–0–0").click()
    expect(page.get_by_role("status")).to_contain_text("fits nowhere")


def test_the_editions_and_the_glossary_and_all_fits_a_phone_and_paper(
    read: Read, site: str
) -> None:
    page = read("?language=it&edition=german#/rules")
    page.set_viewport_size({"width": 360, "height": 720})
    for section in ("questions", "glossary", "try", "editions"):
        page.locator(".book section").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.goto(f"{site}?language=it&edition=german#/{section}")
    rows = len(book("it", EDITIONS["german"]).editions.rows)
    expect(page.locator("tbody tr")).to_have_count(rows)
    assert page.locator("td.differs").count() > 10
    page.goto(f"{site}?language=it#/rules")
    page.emulate_media(media="print")
    expect(page.locator(".choices")).to_be_hidden()
    expect(page.locator("#rule-bridge")).to_be_visible()


def test_a_book_that_cannot_be_fetched_leaves_the_open_one(read: Read, site: str) -> None:
    page = read("?language=en&edition=international")
    expect(page.locator(".rule")).to_have_count(RULES)
    page.route("**/en-early.json", lambda route: route.abort())
    edition, failed = page.locator("#edition"), page.get_by_role("alert")
    edition.select_option("early")
    failed.wait_for()
    assert page.locator(".rule").count() == RULES
    expect(edition).to_have_value("international")
    page.goto(f"{site}?language=en&edition=early")  # as a pad's menu does
    failed.wait_for()
    expect(edition).to_have_value("international")
    page.route("**/*.json", lambda route: route.abort())
    page.reload()
    failed.get_by_role("link").wait_for()
    page.unroute_all()
    failed.get_by_role("button").click()
    expect(page.locator(".rule")).to_have_count(RULES)


@pytest.mark.parametrize(
    ("language", "edition"),
    [
        ("de", "german"),
        ("fr", "triominos"),
        *(
            pytest.param(language, edition, marks=pytest.mark.nightly)
            for language in LANGUAGES
            for edition in EDITIONS
        ),
    ],
)
def test_the_sheet_prints_on_two_sides_and_the_rules_on_a_dozen_pages(
    visit: Visit, language: str, edition: str
) -> None:
    page = visit(f"/rules?language={language}&edition={edition}", settings={"text": "largest"})
    page.locator(f"html[lang={language}] .rule").first.wait_for()
    page.evaluate("() => { window.print = () => { window.printed = location.hash; }; }")
    assert sides(page) <= 12
    page.locator(".choices .button").last.click()
    expect(page.locator(".rule-sheet .short")).to_have_count(ON_SHEET)
    until(page, "window.printed === '#/sheet'")
    assert (sides(page), sides(page, "Letter")) == (2, 2)


def sides(page: Page, paper: str = "A4") -> int:
    """How many pages a print has."""
    page.evaluate("Promise.all([...document.images].map(i => (i.loading = 'eager', i.decode())))")
    return len(re.findall(rb"/Type /Page\b", page.pdf(format=paper)))
