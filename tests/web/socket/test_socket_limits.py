"""The limits of a socket: mistakes, floods, connections, and slow readers."""

import asyncio
import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from httpx import Client
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

import poll
from dreistein.protocol.server import Presence
from web.servers import PLENTY, WAIT, Running, running, table_of
from web.socket.talk import end_of, hello, rename_often, send_often, until

AGES = 10**9


@contextmanager
def limited(folder: Path, **limits: float) -> Iterator[tuple[Running, Client, str]]:
    """A server with these limits, and somebody at a table there."""
    with running(folder, replace(PLENTY, **limits)) as server, server.client() as ada:  # type: ignore[arg-type]
        yield server, ada, table_of(ada, "me", "bot")


@pytest.fixture
def unforgiving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits under which no bucket is refilled while a test lasts."""
    monkeypatch.setattr("dreistein.web.socket.endpoint._MISTAKE_SECONDS", AGES)
    monkeypatch.setattr("dreistein.web.guard.limits._BURST_SECONDS", AGES)
    monkeypatch.setattr("dreistein.table.model.commands.MOST_NAMES", 1000)


@pytest.mark.usefixtures("unforgiving")
def test_too_many_unreadable_messages_end_the_connection(socket: ClientConnection) -> None:
    hello(socket)
    send_often(socket, "{", 30)
    code, said = end_of(socket)
    assert (code, said[-1]["code"]) == (4002, "too-many-mistakes")
    assert sum(message["type"] == "refused" for message in said) == PLENTY.mistakes


def test_a_message_that_is_too_long_ends_the_connection(socket: ClientConnection) -> None:
    hello(socket)
    socket.send('{"type": "ping", "x": "' + "x" * 5000 + '"}')
    assert end_of(socket)[0] == 1009


@pytest.mark.usefixtures("unforgiving")
def test_too_many_messages_are_refused_and_then_end_the_connection(tmp_path: Path) -> None:
    with (
        limited(tmp_path, messages=5 / AGES) as (server, ada, table),
        server.socket(table, ada) as socket,
    ):
        hello(socket)
        send_often(socket, '{"type": "ping"}', 40)
        code, said = end_of(socket)
    assert code == 4002
    assert sum(message["type"] == "pong" for message in said) == 5
    assert {m["code"] for m in said if m["type"] == "refused"} == {"too-fast"}


@pytest.mark.usefixtures("unforgiving")
def test_an_address_is_sent_only_so_much_however_many_connections_it_has(tmp_path: Path) -> None:
    with (
        limited(tmp_path, bytes_address=20_000 / AGES) as (server, ada, table),
        server.socket(table, ada) as first,
        server.socket(table, ada) as second,
    ):
        told = [hello(first), hello(second)]
        rename_often(first, 60)
        code, said = end_of(first)
    assert (code, said[-1]["type"], said[-1]["code"]) == (4009, "bye", "too-fast")
    assert said[-1]["retry"] >= 1000
    assert len(json.dumps([told, said])) < 22_000


@pytest.mark.usefixtures("unforgiving")
def test_spectators_make_room_for_players(tmp_path: Path) -> None:
    with limited(tmp_path, bytes_table=20_000 / AGES) as (server, ada, table):
        watch = ada.get(f"/api/tables/{table}").json()["watch"]
        with server.socket(table, ada) as player, server.socket(table, key=watch) as spectator:
            hello(player), hello(spectator)
            rename_often(player, 60)
            assert end_of(spectator)[0] == 4009
            while until(player, "done")["id"] != "r59":
                pass


@pytest.mark.usefixtures("unforgiving")
def test_messages_are_limited_over_all_connections_of_an_address(tmp_path: Path) -> None:
    with (
        limited(tmp_path, messages_address=5 / AGES) as (server, ada, table),
        server.socket(table, ada) as first,
        server.socket(table, ada) as second,
    ):
        hello(first), hello(second)
        for _ in range(5):
            first.send('{"type": "ping"}')
            until(first, "pong")
        second.send('{"type": "ping"}')
        assert until(second, "refused")["code"] == "too-fast"


def test_connections_from_one_address_are_limited(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_address=2) as (server, ada, table):
        with server.socket(table, ada) as first, server.socket(table, ada) as second:
            hello(first), hello(second)
            with pytest.raises(InvalidStatus) as denied:
                server.socket(table, ada)
            assert denied.value.response.status_code == 429
            assert json.loads(denied.value.response.body)["code"] == "too-many-connections"
        poll.until(lambda: not server.server.app.state.sockets._counts.open)
        with server.socket(table, ada) as socket:
            hello(socket)


def test_a_slow_reader_is_dropped_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Otherwise this test, which reads the last messages late, could miss them.
    monkeypatch.setattr("dreistein.web.socket.outbox._CLOSE_SECONDS", WAIT)
    with limited(tmp_path, waiting_messages=50) as (server, ada, table):
        with server.socket(table, ada) as quick:
            hello(quick)
            slow = raw_socket(server, table, ada)
            flooding = asyncio.run_coroutine_threadsafe(flood(server, table), server.loop)
            quick.send('{"type": "ping", "n": 5}')
            assert until(quick, "pong")["n"] == 5
            assert flooding.result(WAIT) < 100_000
            assert closed_with(slow) == 4008
        with server.socket(table, ada) as back:
            assert "welcome" in hello(back, since=1, match=0, round=0)


async def flood(server: Running, table: str) -> int:
    """Send very much to the last client that connected; returns after how many it was dropped."""
    watchers = server.house.tables.running[table].audience.connections
    slow = watchers[-1]
    for n in range(100_000):
        slow.deliver(Presence((True,) * 100, n))
        await asyncio.sleep(0)
        if slow not in watchers:
            return n
    return 100_000


def raw_socket(server: Running, table: str, client: Client) -> sockets.socket:
    """A connection that has sent hello and does not read."""
    host, port = server.url.removeprefix("http://").split(":")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.settimeout(WAIT)
    raw.connect((host, int(port)))
    cookie = "; ".join(f"{k}={v}" for k, v in client.cookies.items())
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    read_until(raw, b"\r\n\r\n")
    text = b'{"type": "hello", "protocol": 1}'
    raw.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    read_until(raw, b"presence")
    return raw


def read_until(raw: sockets.socket, mark: bytes) -> None:
    buffer = b""
    while mark not in buffer:
        data = raw.recv(4096)
        assert data
        buffer += data


def closed_with(raw: sockets.socket) -> int:
    """The close code of the last frame."""
    tail = b""
    while not tail.endswith(b"too-slow"):  # the reason, which comes last
        data = raw.recv(65536)
        assert data
        tail = (tail + data)[-200:]
    raw.close()
    at = tail.rindex(b"\x88")
    return int.from_bytes(tail[at + 2 : at + 4], "big")
