"""The rulebook in a real browser, as plain files: no server but one that hands them out."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from browser.pad import scorekeeper as pads
from browser.wait import until
from dreistein.rulebook import book
from dreistein.rulebook import outline as plan
from dreistein.rulebook.export import export
from dreistein.rules import EDITIONS
from rulebook.books import PAGE


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page and its data on a web host that knows nothing of the game."""
    folder: Path = tmp_path_factory.mktemp("site")
    shutil.copytree(PAGE.parent, folder, dirs_exist_ok=True)
    export(folder / "rulebook" / "data")
    with pads.hosted(folder) as url:
        yield f"{url}/rulebook/index.html"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 900, "height": 900})
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield opened
    opened.close()
    assert faults == []


def test_the_page_says_that_it_loads_until_its_first_book_is_there(page: Page, site: str) -> None:
    books: list[Route] = []
    page.route("**/data/*.json", lambda route: books.append(route))
    with page.expect_request("**/data/*.json"):
        page.goto(site)
    page.locator("#definitions > *").first.wait_for(state="attached")
    assert page.locator(".starting").count() == 1
    books[0].continue_()
    page.wait_for_selector(".rule")
    assert page.locator(".starting").count() == 0


def test_every_rule_is_there_with_its_pictures(page: Page, site: str) -> None:
    page.goto(f"{site}?language=de&edition=early")
    page.wait_for_selector(".rule")
    assert page.locator(".rule").count() == len(plan.RULES)
    assert page.locator("html").get_attribute("lang") == "de"
    assert "+50." in page.locator("#rule-hexagon .short").inner_text()
    sizes = page.eval_on_selector_all(
        "#rule-hexagon img", "all => Promise.all(all.map(i => (i.loading = 'eager', i.decode())))"
    )
    assert len(sizes) == 1


def test_a_rule_has_an_address(page: Page, site: str) -> None:
    page.goto(f"{site}?language=en#/rules/two-hexagons")
    page.wait_for_selector("#rule-two-hexagons")
    until(page, "document.activeElement.closest('#rule-two-hexagons') !== null")
    until(page, "document.querySelector('#rule-two-hexagons').getBoundingClientRect().top < 300")
    page.click("#rule-two-hexagons .related a")
    until(page, "location.hash === '#/rules/hexagon'")


def test_search_without_accents(page: Page, site: str) -> None:
    page.goto(f"{site}?language=es")
    page.wait_for_selector(".rule")
    page.fill("#search", "hexagono")
    page.wait_for_selector(".results")
    assert page.locator(".results li a").first.inner_text() == "El hexágono"
    page.locator(".results li a").first.click()
    page.wait_for_selector("#rule-hexagon")
    page.fill("#search", "castling")
    assert page.locator(".results h2").inner_text().startswith("No se ha encontrado nada")


def test_edition_and_language_are_switched(page: Page, site: str) -> None:
    page.goto(f"{site}?language=nl#/rules/bridge")
    page.wait_for_selector("#rule-bridge")
    page.select_option("#edition", "triominos")
    until(page, "document.querySelector('#rule-bridge .short').innerText.includes('+40')")
    page.select_option("#language", "it")
    until(page, "document.documentElement.lang === 'it'")
    wanted = book("it", EDITIONS["triominos"]).rule("bridge").short
    assert page.locator("#rule-bridge .short").inner_text() == wanted
    assert "language=it&edition=triominos" in page.url


def test_the_small_board_tells_points_and_why(page: Page, site: str) -> None:
    page.goto(f"{site}?language=en&edition=german#/try")
    page.wait_for_selector(".tray")
    page.click("[aria-label='5–5–5']")
    page.click(".spots button")
    assert page.locator(".log li").inner_text().startswith("5–5–5: 15 + 5 = 20 · start bonus")
    page.select_option(".controls select", "hexagon")
    assert page.locator(".spots li").count() == 1
    page.locator(".small-board .spot").click()
    told = page.locator(".log li").inner_text()
    assert told.startswith("3–3–4: 10 + 40 = 50 · hexagon")
    assert "replaces the double connection" in told
    assert page.locator("[aria-label^='3–3–4']").is_disabled()
    assert page.locator(".log a").get_attribute("href") == "#/rules/hexagon"
    page.click("text=Undo")
    assert page.locator(".log").count() == 0
    page.click("[aria-label='0–0–0']")
    assert "fits nowhere" in page.locator(".told h3").inner_text()


def test_the_editions_and_the_glossary(page: Page, site: str) -> None:
    page.goto(f"{site}?language=fr&edition=german#/editions")
    page.wait_for_selector(".editions")
    rows = len(book("fr", EDITIONS["german"]).editions.rows)
    assert page.locator(".editions tbody tr").count() == rows
    assert page.locator(".editions td.differs").count() > 10
    page.goto(f"{site}?language=fr#/glossary")
    page.wait_for_selector(".terms")
    assert page.locator("#term-rack dt").inner_text() == "chevalet"


def test_it_fits_a_phone_and_paper(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 720})
    for section in ("rules", "questions", "editions", "glossary", "try"):
        page.goto(f"{site}?language=de#/{section}")
        page.wait_for_selector(".book section")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, section
    page.goto(f"{site}?language=de#/rules")
    page.emulate_media(media="print")
    assert not page.locator(".choices").is_visible()
    assert page.locator("#rule-bridge").is_visible()


def test_the_rule_one_came_from_is_found_again(page: Page, site: str) -> None:
    page.goto(f"{site}?language=en#/rules/hexagon")
    page.locator("#search").fill("hexagon")
    page.locator(".results a[href='#/rules/hexagon']").click()
    until(page, "document.activeElement.closest('#rule-hexagon') !== null")
    assert page.locator("#search").input_value() == ""


def test_a_book_that_cannot_be_fetched_leaves_the_open_one(browser: Browser, site: str) -> None:
    page = browser.new_page()
    page.goto(f"{site}?language=en&edition=international")
    page.wait_for_selector(".rule")
    page.route("**/en-early.json", lambda route: route.abort())
    page.locator("#edition").select_option("early")
    page.locator(".failed").wait_for()
    assert page.locator(".rule").count() == len(plan.RULES)
    assert page.locator("#edition").input_value() == "international"
    page.goto(f"{site}?language=en&edition=early")  # as a pad's menu does
    page.locator(".failed").wait_for()
    assert page.locator("#edition").input_value() == "international"
    page.route("**/*.json", lambda route: route.abort())
    page.reload()
    page.locator(".failed a").wait_for()
    page.unroute_all()
    page.locator(".failed button").click()
    page.wait_for_selector(".rule")
    page.close()


def test_the_last_choice_counts_and_printing_has_every_picture(page: Page, site: str) -> None:
    page.goto(f"{site}?language=en&edition=international")
    page.wait_for_selector(".rule")
    waiting = []
    page.route("**/fr-international.json", lambda route: waiting.append(route))
    page.locator("#language").select_option("fr")
    page.locator("#language").select_option("it")
    until(page, "document.documentElement.lang === 'it'")
    waiting[0].continue_()
    page.locator("#edition").select_option("early")
    until(page, "location.search === '?language=it&edition=early'")
    page.evaluate(
        "window.print = () => (window.printed = "
        "[...document.images].every(one => one.complete && one.naturalWidth))"
    )
    page.locator(".choices button").click()
    until(page, "window.printed === true")
