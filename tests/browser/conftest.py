"""A real server and a real browser. Chromium is found on the PATH; without one these tests skip.

Chromium without its windows comes first: it shows the same page for a quarter of the processor.
``make nightly`` takes the one that people have.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from browser.network import Cable
from browser.pad import scorekeeper as pads
from browser.wait import PATIENCE
from chance import falls
from dreistein.rulebook.export import names
from dreistein.table.runtime.settings import HouseSettings
from dreistein.web.assets import pad_files
from sizes import NIGHTLY
from web.servers import running

PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser"]
if NIGHTLY:
    PROGRAMS.remove("chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
FLAGS = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""What a browser itself writes where the network or the server is away."""
expect.set_options(timeout=PATIENCE * 1000)
QUICK = {"pace": "instant", "motion": "none", "sound": False, "lesson": 7}
"""Settings of somebody who has seen it all and wants it fast."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHARE = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.fill(%d) : random(bytes);
}"""
"""A person's share of every shuffle, so that the server's seed decides the deal."""
OLDER = """addEventListener('click', (event) => {
  if (!(event instanceof PointerEvent)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { clientX, clientY, detail } = event;
  const click = { bubbles: true, cancelable: true, clientX, clientY, detail };
  event.target.dispatchEvent(new MouseEvent('click', click));
}, true)"""
"""Clicks as Firefox tells them before 129, and Safari before 18.2: without what they came from."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a store of its own."""
    settings = HouseSettings(review_worlds=4, review_nice=0)
    with (
        falls("the master key of the days"),
        running(tmp_path_factory.mktemp("browser"), settings=settings) as started,
    ):
        yield started.url


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ended before the tests of another folder, which could run no loop of their own beside it."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on the PATH")
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


def leave(context: BrowserContext) -> None:
    """Closes somebody's pages, if that was not done."""
    with suppress(Error):
        # An answer that a test was still changing would fail in the test after it.
        context.unroute_all(behavior="ignoreErrors")
        context.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Opens the page as somebody new, in a context of its own, and fails on any error there."""
    faults: list[str] = []
    people = count(1)
    with ExitStack() as contexts:

        def opened(
            path: str = "/",
            settings: dict[str, Any] | None = None,
            at: str = server,
            before: Callable[[BrowserContext], object] = lambda _: None,
            **options: Any,
        ) -> Page:
            options = {
                "locale": "en-GB",
                "viewport": {"width": 1280, "height": 800},
                # A worker's requests pass by the cuts and watches of most tests.
                "service_workers": "block",
                **options,
            }
            context: BrowserContext = browser.new_context(**options)
            contexts.callback(leave, context)
            context.set_default_timeout(PATIENCE * 1000)
            kept = {**QUICK, **(settings or {})}
            context.add_init_script(f"localStorage.dreistein ??= {json.dumps(json.dumps(kept))}")
            context.add_init_script(SHARE % next(people))
            before(context)
            page = context.new_page()
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on(
                "console",
                lambda told: (
                    faults.append(told.text)
                    if told.type == "error" and not told.text.startswith(EXPECTED)
                    else None
                ),
            )
            page.goto(at + path)
            page.locator("h1").first.wait_for(state="attached")
            return page

        yield opened
    assert faults == []


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Any web host, with pad and rulebook in some folder of it; some of the books will do."""
    folder = tmp_path_factory.mktemp("host")
    books = [name for name in names() if name[1] in ("de", "en", "es", "it")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pad_files, "names", lambda: iter(books))
        pad_files.export(folder / "games" / "dreistein")
    with pads.hosted(folder) as url:
        yield f"{url}/games/dreistein"


@pytest.fixture
def cable(server: str) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    laid = Cable(server)
    yield laid
    laid.remove()


@pytest.fixture(scope="session")
def axe() -> str:
    """axe-core, where `npm ci` has put it."""
    script = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        pytest.skip("axe-core is not there; npm ci fetches it")
    return script.read_text(encoding="utf-8")
