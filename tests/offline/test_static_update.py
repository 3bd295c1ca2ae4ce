"""The folder of ``make static`` is replaced by another build while people play; at night."""

import gzip
import shutil
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page
from scripts.static import __main__ as static

from browser.player import play_until
from browser.wait import until
from offline.folder import BUILD, PREFIX, actions, address, cut, go, go_on, keep, new_table, opened

pytestmark = pytest.mark.nightly
STAGED = "async list => Boolean(await caches.match(list))"
BUILD_OF = "document.documentElement.dataset.build"


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The next build: the page and the engine have changed."""
    folder = shutil.copytree(BUILD, tmp_path / "newer")
    monkeypatch.setattr(static, "ASIDE", folder)
    for name in ("static/play/here/notes.js", "engine/pyodide.mjs"):
        body = (folder / name).read_bytes() + b"\n"
        static.write(name, body)
        (folder / f"{name}.gz").write_bytes(gzip.compress(body, 1))
    static.finish("")
    return folder


def replace(tmp_path: Path, newer: Path) -> None:
    place = tmp_path / "www" / PREFIX.rstrip("/")
    place.unlink()
    place.symlink_to(newer, target_is_directory=True)


def staged(page: Page) -> None:
    """Waits until the next build is on the device."""
    root = page.evaluate("new URL('.', document.querySelector('script[src]').src).href")
    until(page, STAGED, root.partition("static/")[0] + "whole/files.json?next")


def test_a_match_goes_on_from_one_build_to_the_next(
    host: ThreadingHTTPServer, device: BrowserContext, tmp_path: Path, newer: Path
) -> None:
    page = opened(device, address(host))
    table = new_table(page, 300)
    play_until(page, "count('[data-cell]') >= 2")
    keep(page)
    page.reload()
    play_until(page, "count('[data-cell]') >= 3")
    before = page.evaluate(BUILD_OF)
    replace(tmp_path, newer)
    second = opened(device, address(host))
    staged(second)
    (house,) = (each for tab in (page, second) for each in tab.workers if "house" in each.url)
    house.evaluate("self.close()")  # whoever opens it again has files of the same build
    go(second, f"/t/{table}")
    play_until(second, "taken >= 3")
    assert [each.evaluate(BUILD_OF) for each in (page, second)] == [before, before]
    seen = actions(page, table)
    second.close()
    page.reload()
    play_until(page, "taken >= 3")
    assert page.evaluate(BUILD_OF) != before
    told = actions(page, table)
    assert go_on(told, seen)
    cut(host)
    page.reload()
    play_until(page, "taken >= 2")


def test_who_has_never_played_here_gets_the_engine_of_the_newer_build(
    host: ThreadingHTTPServer, device: BrowserContext, tmp_path: Path, newer: Path
) -> None:
    page = opened(device, address(host))
    keep(page)
    before = page.evaluate(BUILD_OF)
    replace(tmp_path, newer)
    page.reload()
    assert page.evaluate(BUILD_OF) == before
    with page.expect_navigation():
        page.get_by_role("button", name="Play now").click()
    page.locator("h1").first.wait_for(state="attached")
    assert page.evaluate(BUILD_OF) != before
    new_table(page)
    play_until(page, "count('[data-cell]') >= 1")
