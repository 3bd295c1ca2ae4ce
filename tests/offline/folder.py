"""The folder of ``make static`` at a plain web host, and a browser that visits it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.wait import PATIENCE, until
from sizes import NIGHTLY

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "build" / "static"
BUILD = STATIC if NIGHTLY else ROOT / "build" / "plain"
"""By day the folder that ``make test`` builds: its kernel is not compiled."""
PREFIX = "games/dreistein/"
QUICK = '{"pace": "instant", "motion": "none", "sound": false, "lesson": 7}'


class Quiet(SimpleHTTPRequestHandler):
    """A plain host that compresses nothing."""

    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a tab that is closed wants no more
            super().copyfile(source, outputfile)


@contextmanager
def a_host(where: Path, build: Path = BUILD, port: int = 0) -> Iterator[ThreadingHTTPServer]:
    """A web host that has the folder somewhere below ``where``."""
    place = where / PREFIX
    if not place.is_symlink():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(build.resolve(), target_is_directory=True)
    handler = partial(Quiet, directory=str(where))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@contextmanager
def a_device(profile: Path) -> Iterator[BrowserContext]:
    """A browser that keeps what it stores in a folder."""
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=flags, locale="en-GB"
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"localStorage.dreistein ??= '{QUICK}'")
        yield context
        context.close()


def address(host: ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{host.server_address[1]}/{PREFIX}"


def opened(device: BrowserContext, where: str) -> Page:
    page = device.new_page()
    page.goto(where)
    page.locator("h1").first.wait_for(state="attached")
    return page


def module(page: Page, name: str) -> str:
    """A module as the page has it."""
    root, _, _ = page.url.partition(PREFIX)
    return f"import('{root}{PREFIX}static/{name}')"


def call(page: Page, path: str, body: Any = None) -> Any:
    """What the page is answered."""
    api = module(page, "shared/api.js")
    script = f"async ([path, body]) => (await {api}).call(path, body ?? undefined)"
    return page.evaluate(script, [path, body])


def keep(page: Page) -> None:
    """Waits until the folder is on the device; what came too late once is fetched again."""
    register = f"(await {module(page, 'shared/own-worker.js')}).register"
    active = f"""async root => {{
      const kept = {register}(`${{root}}sw.js?whole`, {{ scope: root }});
      return Boolean((await kept.catch(() => null))?.active);
    }}"""
    until(page, active, page.url.partition(PREFIX)[0] + PREFIX)


def go(page: Page, where: str) -> None:
    navigate = module(page, "play/page/navigate.js")
    page.evaluate(f"async where => (await {navigate}).go(where)", where)


def new_table(page: Page, target: int = 30, level: str = "sofia") -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": level}]
    plan = {"seats": seats, "edition": {"base": "german", "target": target}}
    table: str = call(page, "tables", plan)["table"]
    go(page, f"/t/{table}")
    return table


def cut(host: ThreadingHTTPServer) -> None:
    """From now on there is no network."""
    host.shutdown()
    host.server_close()


def table_here(page: Page) -> dict[str, Any]:
    """The table of this page as the house has it."""
    view: dict[str, Any] = call(page, f"tables/{page.url.partition('/t/')[2]}")
    return view


def actions(page: Page, table: str) -> list[list[str]]:
    """What was acknowledged at a table, by round. Its view has past rounds in short."""
    rounds = call(page, f"tables/{table}/rounds")["rounds"]
    return [
        [action["action"] for turn in round["turns"] for action in turn["actions"]]
        for round in rounds
    ]


def go_on(told: list[list[str]], seen: list[list[str]]) -> bool:
    """Whether actions begin as was seen before: a bot may have gone on since."""
    return [now[: len(before)] for now, before in zip(told, seen, strict=False)] == seen


def resumed(page: Page) -> bool:
    """Whether the house has gone on from its memory of the start before."""
    script = """name => new Promise(told => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => data.kind === 'open' && told(data.resumed);
      channel.postMessage({ kind: 'who' });
    })"""
    found: bool = page.evaluate(script, f"dreistein /{PREFIX}")
    return found
