"""The line breaks, answers are lost, the server restarts: a move counts once, or is refused."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from playwright.sync_api import Page

import poll
from browser.conftest import Visit
from browser.network import Cable
from browser.player import await_turn, server_view, take, turns_of
from browser.wait import PATIENCE, until_holds


def sit_down(visit: Visit, at: str) -> Page:
    """At a table with a bot, on turn, with a tile that fits."""
    page = visit(at=at)
    page.locator(".big").click()
    page.locator(".rack-tile").first.wait_for()
    await_turn(page)
    return page


def place_a_tile(page: Page) -> str:
    """Puts a tile on a place; gives the tile."""
    tile = page.locator(".rack-tile.fits").first.get_attribute("data-tile") or ""
    take(page, ".rack-tile.fits")
    take(page, ".spot")
    return tile


def placed(actions: list[str], tile: str) -> int:
    """How often a tile was placed."""
    return sum("@" in action and "".join(sorted(action[:3])) == tile for action in actions)


def await_everything(page: Page) -> None:
    """Until nothing waits to be sent and it is this person's turn, or the round is over."""
    page.locator(".preview").wait_for(state="detached")
    page.locator(".draw:enabled, .rack-tile.fits, dialog.ending").first.wait_for()


def test_a_move_made_without_a_line_is_sent_once(visit: Visit, server: str, cable: Cable) -> None:
    page = sit_down(visit, cable.url)
    before = turns_of(server_view(page, server))
    cable.pull()
    tile = place_a_tile(page)
    page.get_by_text("Your move will be sent as soon as you are back online.").wait_for()
    assert page.locator(".preview.waiting").count() == 1
    assert turns_of(server_view(page, server)) == before

    cable.mend()
    await_everything(page)
    now = turns_of(server_view(page, server))
    assert now[: len(before)] == before
    assert placed(now, tile) == 1
    assert len(now) == len(before) + 1
    page.reload()
    page.locator(".pad-cell").first.wait_for()
    assert page.locator(f"[data-tile='{tile}']").count() == 0


def test_a_move_whose_answer_is_lost_counts_once(visit: Visit, server: str, cable: Cable) -> None:
    page = sit_down(visit, cable.url)
    before = turns_of(server_view(page, server))
    cable.lose_answers()
    tile = place_a_tile(page)
    until_holds(page, lambda: placed(turns_of(server_view(page, server)), tile))
    assert page.locator(".preview.waiting").count() == 1

    cable.pull()
    cable.mend()
    await_everything(page)
    now = turns_of(server_view(page, server))
    assert now[: len(before)] == before
    assert placed(now, tile) == 1
    assert len(now) == len(before) + 1
    assert page.locator(".say .refused").count() == 0


def test_a_move_that_came_too_late_is_refused_in_words(
    visit: Visit, server: str, cable: Cable
) -> None:
    page = sit_down(visit, cable.url)
    cable.pull()
    late = place_a_tile(page)
    other = page.context.new_page()
    other.goto(page.url.replace(cable.url, server))
    other.locator(".rack-tile").first.wait_for()
    take(other, ".rack-tile.fits >> nth=-1")
    take(other, ".spot >> nth=-1")
    await_everything(other)
    before = turns_of(server_view(other, server))

    cable.mend()
    page.locator(".say .refused").wait_for()
    assert page.locator(".say .refused").inner_text() != ""
    assert turns_of(server_view(other, server)) == before
    assert page.locator(".preview").count() == 0
    lying = placed(before, late)
    assert page.locator(f"[data-tile='{late}']").count() == 1 - lying


def answers(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).is_success
    return False


@contextmanager
def served(port: int, database: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server as people start it; it is killed in the end, as in a power cut."""
    command = [sys.executable, "-m", "dreistein", "play", "--no-browser", "--port", str(port)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen([*command, "--database", str(database)], stdout=quiet, stderr=quiet)
    try:
        poll.until(lambda: answers(port), "the server's start", PATIENCE)
        yield process
    finally:
        process.kill()
        process.wait(10)


def test_the_server_restarts_in_the_middle_of_a_move(visit: Visit, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server, database = f"http://127.0.0.1:{port}", tmp_path / "tables.db"
    with served(port, database):
        page = sit_down(visit, server)
        before = turns_of(server_view(page, server))
    tile = place_a_tile(page)
    page.locator(".line-note").wait_for()
    assert page.locator(".preview.waiting").count() == 1
    with served(port, database):
        page.evaluate("dispatchEvent(new Event('online'))")  # it need not wait for its next try
        await_everything(page)
        page.locator(".line-note").wait_for(state="detached")
        now = turns_of(server_view(page, server))
        assert now[: len(before)] == before
        assert placed(now, tile) == 1
        assert len(now) == len(before) + 1
