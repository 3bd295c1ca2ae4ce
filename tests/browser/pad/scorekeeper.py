"""Somebody who keeps the score: on a static host with the pad's files, or at a server."""

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.wait import until_holds
from dreistein.rules import EDITIONS
from page.matches import random_match, written

ON_DISK = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('dreistein-pad');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const stores = ['games', 'ops'].map(name =>
      opening.result.transaction(['games', 'ops']).objectStore(name).getAll());
    stores[1].onerror = reject;
    stores[1].onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify(stores.map(store => store.result)));
    };
  };
})"""
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Tests that pass say nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Any web host: it serves the files of a folder and knows nothing of them."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        thread = threading.Thread(target=host.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()
        thread.join()


def new_game(page: Page, *names: str) -> None:
    """From the list of games to the keys, the first name opening."""
    page.locator(".new-game").click()
    fields = page.locator(".name-row input")
    fields.nth(1).wait_for()  # two are there from the beginning
    while fields.count() < len(names):
        page.locator(".fields > .button").click()
    for number, name in enumerate(names):
        fields.nth(number).fill(name)
    page.locator("form .primary").click()
    page.locator(".opener .names .button").first.click()


def tile(page: Page, digits: str) -> None:
    """Tap a tile's numbers."""
    for digit in digits:
        page.locator(f".keys > .digits .n{digit}").click()


def enter(page: Page) -> None:
    """Write the turn down."""
    page.locator(".enter .primary").click()


def place(page: Page, digits: str) -> None:
    tile(page, digits)
    enter(page)


def totals(page: Page) -> list[str]:
    """The totals on top of the sheet."""
    return page.locator("thead .total").all_inner_texts()


def stored(page: Page, rows: int, digits: str = "") -> list[dict[str, Any]]:
    """Waits until the disk has so many rows and the half turn, which come last; gives the rows."""
    ops: list[dict[str, Any]] = []

    def written_down() -> bool:
        games, ops[:] = json.loads(page.evaluate(ON_DISK))
        drafts = [(game.get("draft") or {}).get("digits", "") for game in games]
        return len(ops) == rows and digits in drafts

    until_holds(page, written_down, f"{rows} rows and {digits!r}")
    return ops


def games_file(folder: Path, *kinds: tuple[int, str, int]) -> Path:
    """A file of games: by seed, edition and players, each of them whole."""
    games = []
    for seed, edition, players in kinds:
        match = random_match(seed, EDITIONS[edition], players, 40)
        entries, _ = written(match, Random(seed))
        setup = {"op": "setup", "names": list(NAMES[:players])}
        ops: list[dict[str, Any]] = [{**setup, "edition": match.edition.to_object()}]
        ops += [{"op": "add", "entry": entry} for entry in entries]
        when = 1_789_000_000_000 + seed * 86_400_000
        games.append({"id": f"g{seed}", "created": when, "changed": when, "ops": ops})
    file = folder / "games.json"
    file.write_text(json.dumps({"dreistein-pad": 1, "games": games}), encoding="utf-8")
    return file
