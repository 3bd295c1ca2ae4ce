"""The line breaks, answers are lost, the server restarts: a move counts once, or is refused."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from playwright.sync_api import BrowserContext, Page, Route, expect

import poll
from browser.conftest import Visit
from browser.network import Cable
from browser.player import await_turn, offered, place_tile, said, server_view, tiles, turns_of
from browser.wait import PATIENCE, until_holds

WAITS = "Your move will be sent as soon as you are back online."


class Mover:
    """Somebody at a table with a bot, on turn, with a tile that fits."""

    def __init__(self, visit: Visit, at: str, server: str) -> None:
        self.page = visit(at=at)
        self.server = server
        self.page.get_by_role("button", name="Play now").click()
        await_turn(self.page)
        self.before = self.turns()
        self.tile = ""

    def turns(self) -> list[str]:
        return turns_of(server_view(self.page, self.server))

    def place(self) -> None:
        """Places a tile, which waits to be sent."""
        self.tile = place_tile(self.page)
        self.page.locator(".preview.waiting").wait_for()

    def has_placed_once(self) -> None:
        """Once nothing waits any more, the tile was placed, and nothing else was done."""
        await_everything(self.page)
        now = self.turns()
        assert now[:-1] == self.before
        assert placed(now, self.tile) == 1
        assert self.page.locator(f"[data-tile='{self.tile}']").count() == 0


def placed(actions: list[str], tile: str) -> int:
    """How often a tile was placed."""
    return sum("@" in action and "".join(sorted(action[:3])) == tile for action in actions)


def await_everything(page: Page) -> None:
    """Until nothing waits to be sent and it is this person's turn, or the round is over."""
    page.locator(".preview").wait_for(state="detached")
    until_holds(page, lambda: offered(page)[0] != "wait", "the next turn")


def test_a_move_made_without_a_line_is_sent_once(visit: Visit, server: str, cable: Cable) -> None:
    mover = Mover(visit, cable.url, server)
    cable.pull()
    mover.place()
    mover.page.get_by_text(WAITS).wait_for()
    assert mover.turns() == mover.before
    cable.mend()
    mover.has_placed_once()
    mover.page.reload()
    tiles(mover.page).first.wait_for()
    mover.has_placed_once()


def test_a_move_whose_answer_is_lost_counts_once(visit: Visit, server: str, cable: Cable) -> None:
    mover = Mover(visit, cable.url, server)
    cable.lose_answers()
    mover.place()
    until_holds(mover.page, lambda: placed(mover.turns(), mover.tile))
    cable.pull()
    cable.mend()
    mover.has_placed_once()
    assert mover.page.locator(".refused").count() == 0


def test_a_move_that_came_too_late_is_refused_in_words(
    visit: Visit, server: str, cable: Cable
) -> None:
    mover = Mover(visit, cable.url, server)
    cable.pull()
    mover.place()
    other = mover.page.context.new_page()
    other.goto(mover.page.url.replace(cable.url, server))
    place_tile(other, which=-1)
    await_everything(other)
    before = mover.turns()

    cable.mend()
    refused = said(mover.page).and_(mover.page.locator(".refused"))
    expect(refused).not_to_be_empty()
    assert mover.turns() == before
    assert mover.page.locator(".preview").count() == 0
    held = 1 - placed(before, mover.tile)
    assert mover.page.locator(f"[data-tile='{mover.tile}']").count() == held


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
        mover = Mover(visit, server, server)
    mover.place()
    offline = mover.page.get_by_text("No connection. Still trying; nothing is lost.")
    offline.wait_for()
    with served(port, database):
        mover.page.evaluate("dispatchEvent(new Event('online'))")  # before its next try
        mover.has_placed_once()
        expect(offline).to_have_count(0)


def test_a_shuffle_waits_for_what_it_needs_without_https(visit: Visit) -> None:
    """Browsers have no SHA-256 there; the page's own is fetched, and the network fails once."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    def plain(context: BrowserContext) -> None:
        context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined });")
        context.route("**/sha256-plain.js", lose)

    page = visit(before=plain)
    page.get_by_role("button", name="Play now").click()
    tiles(page).first.wait_for()
    assert lost
