"""The screens around the table as people find them: in both themes, two sizes, six languages."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.player import go, play_on
from browser.screens.test_accessibility import SIZES, cut_off, violations
from dreistein.coach.puzzles.book import book
from table.fair.proved import proved
from table.features.reviews.records import a_record

REST = ("es", "fr", "it", "nl")
PLAIN = (
    *("/ladder", "/new", "/new?device", "/new?alone", "/day", "/games", "/words", "/replay"),
    "/lesson",
)
Looked = Iterator[tuple[str, Page]]
PUZZLE = book()[0]
OWN: dict[str, Any] = {
    "id": "0123456789ab",
    "at": 1_794_830_400_000,
    "round": 1,
    "ply": 7,
    "action": "+",
    "level": 5,
    "themes": list(map(str, PUZZLE.themes)),
    "players": 2,
    "must_place": False,
    "text": json.dumps(PUZZLE.to_json()),
}
"""A puzzle from an own game, as the page keeps it."""


def reviewed_matches(*themes: str) -> list[dict[str, Any]]:
    """What the server says of a dozen reviewed matches in which these themes were missed."""
    figures = {
        "seat": 0,
        "even": 0.5,
        "result": 1,
        "luck": 0.1,
        "level": None,
        "decisions": 20,
        "lost_error": 0.01,
        "grades": {"good": 12, "mistake": 2},
        "themes": {theme: [2, 0.1] for theme in themes},
    }
    return [
        {"table": f"t{n}", "match": 0, "at": OWN["at"] - n, "unit": "chance"}
        | {"seats": [{**figures, "lost": (0.1 if n < 10 else 0.3) + n % 2 / 100}]}
        for n in range(12)
    ]


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole match, with its proof."""
    file = tmp_path_factory.mktemp("records") / "match.json"
    file.write_text(json.dumps(proved()), encoding="utf-8")
    return file


def screens(visit: Visit, record: Path, **options: object) -> Looked:
    """Every screen by name, most of them with something on it."""
    page = visit("/", settings={"name": "Adelheid"}, **options)
    for path in ("/", *PLAIN):
        go(page, path)
        page.wait_for_load_state("networkidle")
        yield path, page
    go(page, "/new?friends")
    page.locator(".numbers summary").click()
    page.locator("fieldset > .button").click()
    page.locator(".seat-row select").first.select_option("open")
    yield "new", page
    page.locator(".big").click()
    page.locator(".invite.ask").wait_for()
    page.locator(".lobby [name=name]").scroll_into_view_if_needed()  # what is cut off looks small
    yield "lobby with its question", page
    page.locator(".invite.ask .button").last.click()
    page.locator(".qr").wait_for()
    page.locator(".invite .button").last.focus()  # which brings the row above the way on
    yield "lobby with its link", page
    link = page.locator(".invite-link").input_value()
    base = link.split("/join/")[0]
    go(page, "/games")
    page.locator(".game").first.wait_for()
    yield "games", page
    go(page, "/new?alone")
    page.locator("input[type=number]").first.fill("1")
    page.locator("input[type=number]").nth(1).fill("0")
    page.locator(".big").click()
    play_on(page)
    page.locator(".ending .best").wait_for()
    page.locator(".ending .challenge").click()
    page.locator(".results").wait_for()
    yield "challenge", page
    go(page, "/statistics")
    page.locator(".figures").wait_for()
    yield "statistics", page
    reviews = {"reviews": reviewed_matches(*OWN["themes"])}
    page.route("**/api/reviews", lambda route: route.fulfill(json=reviews))
    go(page, "/games")
    page.evaluate("own => (localStorage['dreistein-puzzles'] = own)", json.dumps({"own": [OWN]}))
    page.locator(".progress summary").click()
    page.unroute_all()
    yield "progress", page
    go(page, "/day/2026-01-01")
    page.locator(".days, [role=status]").first.wait_for()
    go(page, "/day")
    page.locator(".day-list").wait_for()
    page.locator("details summary").click()
    yield "day", page
    go(page, "/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("slider").press("End")
    yield "replay", page
    page.locator(".replay-keys .verify").click()
    page.locator(".verified li").first.wait_for()
    yield "verified", page
    go(page, "/review")
    page.locator("input[type=file]").set_input_files(
        {"name": "short.json", "mimeType": "application/json", "buffer": a_record(12)}
    )
    page.locator(".balance").wait_for()
    yield "review", page
    go(page, f"/puzzles?theme={OWN['themes'][0]}")
    for summary in page.locator(".puzzle-all summary").all():
        summary.click()
    yield "puzzles", page
    page.locator(".puzzle-own .primary").click()
    page.locator(".rack-tile").first.wait_for()
    yield "puzzle from an own game", page
    go(page, "/puzzles/1")
    page.locator(".rack-tile.fits").first.click()
    page.locator(".spot").first.wait_for()
    yield "puzzle", page
    page.locator(".puzzle-buttons .button").nth(1).click()
    page.locator(".puzzle-solution").wait_for()
    yield "solution of a puzzle", page
    go(page, "/lesson")
    page.locator(".rack-tile").first.click()
    page.locator(".spot").first.wait_for()
    yield "lesson", page
    guest = visit(link.removeprefix(base), **options)
    guest.locator(".lead").wait_for()
    yield "join", guest
    lost = visit("/join/nowhere", **options)
    lost.get_by_role("alert").wait_for()
    yield "a link to nowhere", lost


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        ("phone", "dark", "de"),
        pytest.param("desktop", "light", "en", marks=pytest.mark.nightly),
        *(pytest.param("phone", "light", language, marks=pytest.mark.nightly) for language in REST),
    ],
)
def test_on_any_screen_axe_finds_nothing_and_a_language_is_whole(
    visit: Visit, axe: str, record: Path, size: str, theme: str, language: str
) -> None:
    options = {"viewport": SIZES[size], "locale": language, "color_scheme": theme}
    found = {}
    for name, page in screens(visit, record, bypass_csp=True, **options):
        assert page.locator("html").get_attribute("lang") == language
        assert "⟦" not in page.content(), name
        assert cut_off(page) == [], name
        found[name] = violations(page, axe)
    assert {name: faults for name, faults in found.items() if faults} == {}
