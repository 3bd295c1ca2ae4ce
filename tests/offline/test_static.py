"""The folder of ``make static`` in a real Chromium: played under a prefix, without a network,
and on two pages at once; at night.
"""

import json
import re
from hashlib import sha256
from http.server import ThreadingHTTPServer
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext

from browser.player import play_until
from offline.folder import (
    BUILD,
    actions,
    address,
    call,
    cut,
    go,
    go_on,
    keep,
    new_table,
    opened,
    resumed,
)

pytestmark = pytest.mark.nightly


@pytest.mark.skipif(not (BUILD / "index.html").exists(), reason="needs make static")
def test_the_folder_has_the_licence_of_each_package_and_names_no_file_that_is_missing() -> None:
    texts = (BUILD / "licences" / "index.txt").read_text("utf-8")
    named = [line.partition(":")[0] for line in texts.splitlines()]
    assert {path.name for path in (BUILD / "licences").iterdir()} == {*named, "index.txt"}
    with ZipFile(BUILD / "engine" / "house.zip") as packed:
        roots = {name.split("/")[0] for name in packed.namelist()}
    kinds = {re.split(r"-\d", root)[0].lower() for root in roots if root.endswith(".dist-info")}
    held = {name.removesuffix(".txt").lower().replace("-", "_") for name in named}
    assert {kind.split(".")[0] for kind in kinds} <= held
    hashes = json.loads((BUILD / "hashes.json").read_bytes())
    assert {name: sha256((BUILD / name).read_bytes()).hexdigest() for name in hashes} == hashes


def test_a_match_is_played_from_a_folder_and_is_there_without_a_network(
    host: ThreadingHTTPServer, device: BrowserContext
) -> None:
    page = opened(device, address(host) + "index.html")  # as a link on a page beside it may read
    assert page.url == address(host)
    table = new_table(page)
    assert not resumed(page)
    play_until(page, "false")
    assert call(page, f"tables/{table}")["phase"] == "over"
    page.get_by_text("Here your own browser deals").wait_for()
    page.get_by_role("button", name="Challenge").click()
    page.get_by_text("The tiles are in the link itself").wait_for()
    link = page.url.rpartition("/")[2]
    page.goto(f"{address(host)}#/challenge/{link}")
    page.get_by_role("heading", name="A challenge").wait_for()
    page.goto(f"{address(host)}#/day")
    page.get_by_text("The tiles follow from the date").wait_for()
    go(page, "/new?friends")
    page.get_by_role("heading", name="New table", level=1).wait_for()
    assert not page.get_by_role("button", name="With friends").count()
    keep(page)
    page.goto(address(host))  # from now on the worker has the page
    call(page, "ladder")
    assert resumed(page)
    cut(host)
    page.goto(address(host) + f"t/{table}")
    page.locator("h1").first.wait_for(state="attached")
    assert [each["id"] for each in call(page, "tables?limit=100")["tables"]] == [table]
    again = new_table(page)
    play_until(page, "count('[data-cell]') >= 3")
    assert actions(page, again)


def test_two_pages_are_one_house(host: ThreadingHTTPServer, device: BrowserContext) -> None:
    first = opened(device, address(host))
    table = new_table(first, 300)
    second = opened(device, address(host))
    go(second, f"/t/{table}")
    play_until(first, "count('[data-cell]') >= 2")
    seen = actions(second, table)
    assert go_on(actions(first, table), seen)
    first.close()  # it had the house
    assert go_on(actions(second, table), seen)
