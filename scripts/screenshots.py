"""Make the pictures of the page in docs/screens/ anew: a real server, a real browser, a real match.

``make screens``, after a change of how the page looks.

Somebody plays a whole match against a bot, always for the most points; the shuffle is always
the same one. It needs Chromium on the PATH and takes about two minutes.
"""

import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from dreistein.coach.puzzles.book import book
from dreistein.coach.puzzles.themes import Theme
from dreistein.table.runtime.settings import HouseSettings

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.servers import running  # the same server as in the tests

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screens"
DESKTOP = {"width": 1120, "height": 700}
PHONE = {"width": 390, "height": 844}
SECRET = "d1" * 32
SAME_RANDOM = "crypto.getRandomValues = bytes => bytes.fill(3)"
TILES = 14
"""So many at least lie on the board when the table has its picture taken."""
SPOTS = 2
"""So many at least are shown then for a tile."""
SECONDS = 400
SETTINGS = {
    "pace": "instant",
    "motion": "none",
    "sound": False,
    "lesson": 7,
    "confirm": "never",
    "name": "Ada",
    "plan": {
        "edition": "international",
        "seats": [
            {"kind": "me", "name": "Ada"},
            {"kind": "bot", "level": "frida"},
        ],
        "hints": True,
    },
}
BEST_TILE = """tiles => tiles
  .map(tile => [Number(tile.ariaLabel.match(/(\\d+)$/)?.[1] ?? 0), tile])
  .sort((a, b) => b[0] - a[0])[0]?.[1].click()"""
BEST_SPOT = """spots => spots
  .map(spot => [Number(spot.querySelector('.sum').textContent.replace('\\u2212', '-')), spot])
  .sort((a, b) => b[0] - a[0])[0]?.[1].dispatchEvent(new MouseEvent('click', {bubbles: true}))"""


@contextmanager
def visitor(browser: Browser, state: Any = None, **options: Any) -> Iterator[BrowserContext]:
    """Somebody with a browser of their own, in English."""
    with browser.new_context(locale="en-GB", storage_state=state, **options) as context:
        context.set_default_timeout(20_000)
        kept = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"{SAME_RANDOM}; localStorage.dreistein ??= {kept}")
        yield context


def take(page: Page, name: str) -> None:
    """Keep what the page shows."""
    page.wait_for_timeout(400)
    page.mouse.move(1, 1)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def step(page: Page) -> None:
    """Do the best of what is offered, if it is one's turn."""
    spots, tiles = page.locator(".spot"), page.locator(".rack-tile.fits")
    if spots.count():
        spots.evaluate_all(BEST_SPOT)
    elif tiles.count():
        tiles.evaluate_all(BEST_TILE)
    elif page.locator(".draw:enabled").count():
        page.locator(".draw:enabled").evaluate_all("buttons => buttons[0]?.click()")


def play_until(page: Page, there: str) -> None:
    """Play on until something is on the page."""
    until = time.monotonic() + SECONDS
    while not page.locator(there).count():
        if time.monotonic() > until:
            raise SystemExit(f"After {SECONDS} seconds there is still no {there}.")
        if page.locator(".ending .primary").count():
            page.locator(".ending .primary").click()
        step(page)
        page.wait_for_timeout(40)


def choose_tile(page: Page) -> int:
    """Take the tile that brings most; how many spots are shown for it."""
    for _ in range(10):
        if spots := page.locator(".spot").count():
            return spots
        page.locator(".rack-tile.fits").evaluate_all(BEST_TILE)
        page.wait_for_timeout(200)
    return 0


def play_to_picture(page: Page) -> None:
    """Play until the board has enough tiles, a hexagon, and enough spots for another tile."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        enough = page.locator(".tiles .tile").count() >= TILES and page.locator(".ring").count()
        if enough and page.locator(".rack-tile.fits").count() and choose_tile(page) >= SPOTS:
            return
        if page.locator(".ending .primary").count():
            page.locator(".ending .primary").click()
        step(page)
        page.wait_for_timeout(40)
    raise SystemExit(f"After {SECONDS} seconds there is still no board for a picture.")


def pictures(browser: Browser, url: str) -> None:
    """Take every picture in the course of one match."""
    with visitor(browser, viewport=DESKTOP) as desk:
        page = desk.new_page()
        page.goto(url)
        page.locator(".hero").wait_for()
        take(page, "start")
        page.get_by_role("button", name="Play now").click()
        page.locator(".rack-tile").first.wait_for()
        play_until(page, ".ending")
        take(page, "round-end")
        play_to_picture(page)
        take(page, "table-light")
        page.emulate_media(color_scheme="dark")
        take(page, "table-dark")
        page.emulate_media(color_scheme="light")
        phone_pictures(browser, desk.storage_state(), page.url)
        play_until(page, ".ending .chart")
        take(page, "match-end")
        page.locator(".ending").get_by_role("button", name="Replay").click()
        page.get_by_role("slider").press("End")
        page.get_by_role("button", name="Back", exact=True).click(click_count=3)
        take(page, "replay")
        page.get_by_role("button", name="Review").click()
        page.locator(".balance").wait_for(timeout=1000 * SECONDS)
        page.set_viewport_size({"width": 1120, "height": 1000})
        take(page, "page-review")
        page.emulate_media(color_scheme="dark")
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.locator(".review-checkpoint").evaluate("card => card.scrollIntoView()")
        take(page, "page-review-phone")


def phone_pictures(browser: Browser, state: Any, address: str) -> None:
    """The same table in the hand."""
    with visitor(browser, state, viewport=PHONE, has_touch=True, is_mobile=True) as hand:
        page = hand.new_page()
        page.goto(address)
        choose_tile(page)
        take(page, "table-phone")
        page.get_by_role("button", name="Scores").click()
        page.locator("dialog.drawer").wait_for()
        take(page, "pad-phone")


def puzzle_picture(browser: Browser, url: str) -> None:
    """A puzzle with its solution."""
    number = next(p.number for p in book() if {Theme.HEXAGON, Theme.TRAP} <= {*p.themes})
    with visitor(browser, viewport={"width": 1120, "height": 800}) as solver:
        page = solver.new_page()
        page.goto(f"{url}/puzzles/{number}")
        page.get_by_role("button", name="Solution").click()
        page.locator(".puzzle-solution").wait_for()
        take(page, "puzzle")


def main() -> None:
    """Start a server for the pictures alone, and take them."""
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None:
        raise SystemExit("There is no Chromium on the PATH.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with ExitStack() as open_things:
        folder = Path(open_things.enter_context(tempfile.TemporaryDirectory()))
        open_things.enter_context(
            mock.patch("dreistein.table.model.setup.new_secret", return_value=SECRET)
        )
        settings = HouseSettings(review_worlds=200, review_nice=0)
        server = open_things.enter_context(running(folder, settings=settings))
        playwright = open_things.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        open_things.callback(browser.close)
        pictures(browser, server.url)
        puzzle_picture(browser, server.url)
    for file in sorted(FOLDER.glob("*.png")):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
