"""A bot joins a table by its link, plays a match with somebody, and leaves when they have gone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cli import run
from dreistein.bots import Greedy
from dreistein.commands import join
from dreistein.commands.join import Guest
from web.servers import running


class Host(Guest):
    """Who opened the table, and waits for nobody; who is left when the server ends has lost it."""

    def _others(self) -> list[dict[str, Any]]:
        return []


def opened(server: str) -> tuple[Host, str]:
    """A table with a free seat, and the link to it."""
    host = Host(server, "en")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invited"}]
    wish = {"seats": seats, "edition": {"base": "german", "target": 300}}
    host.table, host.seat = host.request("/api/tables", wish)["table"], 0
    invite = host.request(f"/api/tables/{host.table}")["invite"]
    return host, f"{server}/join/{invite}"


@pytest.mark.parametrize("bot", ["greedy", "py:bots.last:Last"])
def test_a_bot_plays_a_match_with_somebody(tmp_path: Path, bot: str) -> None:
    with ThreadPoolExecutor() as threads, running(tmp_path) as server:
        host, link = opened(server.url)
        playing = threads.submit(host.play, Greedy(), 1000, once=True)
        done = run("join", link, "--bot", bot, "--name", "Warden")
        totals = playing.result()
    told = f"Warden plays on seat 2. Ctrl+C ends it.\nThe match is over: {totals[0]} {totals[1]}\n"
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, told, b"")
    assert max(totals) >= 300
    assert host.view["seats"][1]["name"] == "Warden"


def test_it_comes_back_when_the_connection_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(join, "_WAITS", (0,))
    with ThreadPoolExecutor() as threads, running(tmp_path) as server:
        host, link = opened(server.url)
        guest = Guest.join(server.url, link.rpartition("/")[2], "Warden", "en")
        think, broken = guest._think, list[int]()

        def breaking(*args: Any) -> None:
            if not broken and guest.view["phase"] == "playing":
                broken.append(1)
                raise ConnectionResetError
            think(*args)

        monkeypatch.setattr(guest, "_think", breaking)
        playing = threads.submit(host.play, Greedy(), 1000, once=True)
        assert guest.play(Greedy(), 1000, once=True) == playing.result()
        assert broken


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("http://127.0.0.1:1/join/abc", "join-server"),
        ("http://127.0.0.1/t/abc", "join-link"),
        ("join/abc", "join-link"),
    ],
)
def test_a_wrong_link_gets_a_sentence(link: str, code: str) -> None:
    done = run("join", link, "--bot", "greedy")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"dreistein: {code}: ")


def test_what_the_server_says_is_passed_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        done = run("join", f"{server.url}/join/nobody", "--bot", "greedy")
    assert done.stderr.decode().startswith("dreistein: join-refused: The server says: ")
