"""Nothing is lost in the folder of ``make static``: at night."""

import json
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from browser.player import play_until
from offline.folder import a_device, actions, address, call, go, go_on, new_table, opened
from offline.tabs import end_tabs

pytestmark = pytest.mark.nightly


def copy_of(page: Page) -> Any:
    """Everything of a device, as the page saves it."""
    go(page, "/data")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    page.get_by_text("Saved.").wait_for()
    return json.loads(download.value.path().read_text("utf-8"))


FULL_PADS = """() => {
  const { put } = IDBObjectStore.prototype;
  self.room = () => void (IDBObjectStore.prototype.put = put);
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}"""


def open_copy(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a saved file").click()
    chosen.value.set_files(file)
    page.get_by_role("button", name="Replace everything").click()


def test_everything_is_saved_as_a_file_and_opened_on_another_device(
    host: ThreadingHTTPServer, tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    with a_device(tmp_path / "one") as device:
        page = opened(device, address(host))
        table = new_table(page)
        play_until(page, "count('[data-cell]') >= 3")
        seen = actions(page, table)
        pad = {"games": [{"id": "one"}], "ops": [{"game": "one", "n": 0}]}
        file.write_text(json.dumps(copy_of(page) | {"pads": pad}), "utf-8")
    whole = json.loads(file.read_text("utf-8"))
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(whole | {"pads": {"games": [{}], "ops": []}}), "utf-8")
    with a_device(tmp_path / "other") as device:
        page = opened(device, address(host))
        own = new_table(page)
        go(page, "/data")
        open_copy(page, broken)
        page.get_by_text("nothing that could be brought back").wait_for()
        page.get_by_role("button", name="Cancel").click()
        page.evaluate(FULL_PADS)
        open_copy(page, file)
        page.get_by_text("no room here for everything").wait_for()
        assert [each["id"] for each in call(page, "tables")["tables"]] == [own]
        page.evaluate("room()")
        with page.expect_navigation():
            page.get_by_role("button", name="Replace everything").click()
        page.get_by_role("heading", name="Continue").wait_for()
        assert [each["id"] for each in call(page, "tables")["tables"]] == [table]
        assert go_on(actions(page, table), seen)
        go(page, f"/t/{table}")
        play_until(page, "false")
        assert call(page, f"tables/{table}")["phase"] == "over"


FULL = """() => {
  const { write } = FileSystemSyncAccessHandle.prototype;
  self.room = () => void (FileSystemSyncAccessHandle.prototype.write = write);
  FileSystemSyncAccessHandle.prototype.write = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}"""


def test_a_full_device_refuses_a_move_before_it_is_made(
    host: ThreadingHTTPServer, device: BrowserContext
) -> None:
    page = opened(device, address(host))
    table = new_table(page)
    play_until(page, "count('[data-cell]') >= 2 && look() === 'tile'")
    house = next(worker for worker in page.workers if worker.url.endswith("/house.js"))
    house.evaluate(FULL)
    seen = actions(page, table)
    play_until(page, "document.body.textContent.includes('could not be stored')")
    assert actions(page, table) == seen
    assert copy_of(page)["house"]  # it can be saved elsewhere
    house.evaluate("room()")
    go(page, f"/t/{table}")
    play_until(page, "false")
    assert call(page, f"tables/{table}")["phase"] == "over"


def test_a_device_without_any_room_is_told(
    host: ThreadingHTTPServer, device: BrowserContext
) -> None:
    page = opened(device, address(host))
    tight = {"origin": address(host).split("/games")[0], "quotaSize": 1000}
    device.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", tight)
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("There is no room for the game on this device").wait_for()


BREAK = "setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable') })"


def test_a_worker_that_ends_is_replaced_while_its_page_stays(
    host: ThreadingHTTPServer, device: BrowserContext
) -> None:
    pages = [opened(device, address(host))]
    table = new_table(pages[0], 300)
    play_until(pages[0], "count('[data-cell]') >= 2")
    pages.append(opened(device, address(host)))
    go(pages[1], f"/t/{table}")
    seen = actions(pages[1], table)
    for number, (file, how) in enumerate(
        [("house", "self.close()"), ("thinker", "self.close()"), ("house", BREAK)]
    ):
        (worker,) = (
            worker
            for page in pages
            for worker in page.workers
            if worker.url.endswith(f"/{file}.js")
        )
        worker.evaluate(how)
        play_until(pages[number % 2], "taken >= 4")
        told = actions(pages[1 - number % 2], table)
        assert go_on(told, seen)
        assert told != seen
        seen = told


def test_tabs_that_close_and_crash_lose_nothing(
    host: ThreadingHTTPServer, device: BrowserContext, tmp_path: Path
) -> None:
    tally = end_tabs(device, host, tmp_path / "profile", tabs=200, seed=1)
    print(tally)
    assert tally.acknowledged >= 100
