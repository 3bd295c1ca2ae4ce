"""A table over a socket: hello, playing, refusals, limits, slow readers, and shutdown."""

import asyncio
import json
import secrets
import socket as sockets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection

import poll
from dreistein.protocol.fields import PROTOCOL
from dreistein.protocol.server import Presence
from dreistein.table.settings import HouseSettings
from web.servers import PLENTY, WAIT, Running, running, table_of

AGES = 10**9


def hello(socket: ClientConnection, **fields: Any) -> dict[str, dict[str, Any]]:
    """Send hello; returns the answers by type."""
    socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **fields}))
    told: dict[str, dict[str, Any]] = {}
    while "presence" not in told:
        message = json.loads(socket.recv(WAIT))
        told[message["type"]] = message
    return told


def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(WAIT))
        if message["type"] == kind:
            return message


def send_often(socket: ClientConnection, text: str, times: int) -> None:
    """Send a message again and again, unless the server hangs up."""
    with suppress(ConnectionClosed):
        for _ in range(times):
            socket.send(text)


def rename_often(socket: ClientConnection, times: int) -> None:
    """Rename the first seat again and again, unless the server hangs up."""
    with suppress(ConnectionClosed):
        for number in range(times):
            wish = {"type": "rename", "id": f"r{number}", "seat": 0, "name": f"Ada {number}"}
            socket.send(json.dumps(wish))


def end_of(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The code with which the server closes, and its messages before that."""
    said: list[dict[str, Any]] = []
    with pytest.raises(ConnectionClosedError) as closed:
        said.extend(map(json.loads, socket))
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, said


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def share() -> str:
    return secrets.token_hex(32)


def test_hello_brings_a_welcome_and_the_whole_table(server: Running, ada: httpx.Client) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        told = hello(socket)
    assert told["welcome"]["protocol"] == PROTOCOL
    assert told["view"]["table"]["id"] == table
    assert told["presence"]["here"] == [True, False]


def test_an_action_is_done_once_however_often_it_is_sent(
    server: Running, ada: httpx.Client
) -> None:
    table = table_of(ada, "me", solitaire={"rack": 10, "draws": 20}, seed="drei")
    with server.socket(table, ada) as socket:
        view = hello(socket)["view"]["table"]
        choice = view["hands"][0]["choices"][0]["action"]
        act = {"type": "act", "id": "one", "seat": 0, "round": 0, "ply": 0, "action": choice}
        for _ in range(3):
            socket.send(json.dumps(act))
        dones = [until(socket, "done") for _ in range(3)]
        assert len({done["seq"] for done in dones}) == 1
        socket.send(json.dumps(act | {"id": "two"}))
        assert until(socket, "refused")["code"] == "too-late"


def test_after_a_break_exactly_what_was_missed_is_sent(server: Running, ada: httpx.Client) -> None:
    table = table_of(ada, "me", solitaire={"rack": 10, "draws": 20}, seed="drei")
    with server.socket(table, ada) as first, server.socket(table, ada) as second:
        seen = hello(first)["welcome"]["seq"]
        view = hello(second)["view"]["table"]
        first.close()
        choice = view["hands"][0]["choices"][0]["action"]
        act = {"type": "act", "id": "a", "seat": 0, "round": 0, "ply": 0, "action": choice}
        second.send(json.dumps(act))
        news = until(second, "acted")
        with server.socket(table, ada) as back:
            told = hello(back, since=seen, match=0, round=0)
            assert told["acted"]["seq"] == news["seq"]
            assert told["acted"]["turn"] == news["turn"]
            assert "view" not in told
        with server.socket(table, ada) as again:
            told = hello(again, since=news["seq"], match=0, round=0)
            assert not {"view", "acted"} & set(told)


def test_a_stranger_is_disconnected(server: Running, ada: httpx.Client) -> None:
    table = table_of(ada, "me", "invited")
    for where, key in ((table, None), (table, "wrong"), ("nothing", None)):
        with server.socket(where, key=key) as socket:
            socket.send('{"type": "hello", "protocol": 3, "language": "de"}')
            code, said = end_of(socket)
        assert (code, said[-1]["type"], said[-1]["code"]) == (4000, "bye", "no-such-table")
        assert said[-1]["retry"] is None
        assert said[-1]["message"].startswith("Diesen Tisch")


def test_a_spectator_watches_by_a_link_but_does_not_play(
    server: Running, ada: httpx.Client
) -> None:
    table = table_of(ada, "me", "bot")
    watch = ada.get(f"/api/tables/{table}").json()["watch"]
    with server.socket(table, key=watch) as socket:
        assert hello(socket)["view"]["table"]["spectator"]
        socket.send(json.dumps({"type": "ready", "id": "r", "match": 0, "seal": share()}))
        assert until(socket, "refused")["code"] == "only-watching"


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("{", "not-json", None),
        ("[]", "field-type", '"message"'),
        ("{}", "field-missing", '"type"'),
        ('{"type": "dance"}', "field-choice", '"type"'),
        ('{"type": "act"}', "field-missing", '"id"'),
        ('{"type": "rename", "id": "x", "seat": 9, "name": ""}', "field-number", '"seat"'),
        ('{"type": "rename", "id": "x", "seat": "a", "name": ""}', "field-number", '"seat"'),
        ('{"type": "rename", "id": "x", "seat": 0, "name": 7}', "field-type", '"name"'),
        ('{"type": "answer", "id": "x", "asked": 1, "yes": 7}', "field-flag", '"yes"'),
        ('{"type": "fill", "id": "x", "seat": 0, "level": "god"}', "field-choice", '"level"'),
        ('{"type": "resign", "id": "", "seat": 0}', "field-text", '"id"'),
        ('{"type": "resign", "id": "a b", "seat": 0}', "field-form", '"id"'),
        ('{"type": "hello"}', "hello-twice", None),
        (b"\x00\x01", "binary-message", None),
    ],
)
def test_refusals_of_unreadable_messages_say_where(
    server: Running, ada: httpx.Client, text: str | bytes, code: str, where: str | None
) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        hello(socket)
        socket.send(text)
        refused = until(socket, "refused")
        assert refused["code"] == code
        assert refused["details"].get("field") == where
        socket.send('{"type": "ping", "n": 7}')
        assert until(socket, "pong")["n"] == 7


def test_the_refusal_of_an_unreadable_message_has_its_id(
    server: Running, ada: httpx.Client
) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        hello(socket)
        socket.send('{"type": "resign", "id": "mine"}')
        assert until(socket, "refused")["id"] == "mine"


@pytest.fixture
def unforgiving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits under which no bucket is refilled while a test lasts."""
    monkeypatch.setattr("dreistein.web.socket.endpoint._MISTAKE_SECONDS", AGES)
    monkeypatch.setattr("dreistein.web.guard.limits._BURST_SECONDS", AGES)


@pytest.mark.usefixtures("unforgiving")
def test_too_many_unreadable_messages_end_the_connection(
    server: Running, ada: httpx.Client
) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        hello(socket)
        send_often(socket, "{", 30)
        code, said = end_of(socket)
    assert (code, said[-1]["code"]) == (4002, "too-many-mistakes")
    assert sum(message["type"] == "refused" for message in said) == PLENTY.mistakes


def test_a_message_that_is_too_long_ends_the_connection(server: Running, ada: httpx.Client) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        hello(socket)
        socket.send('{"type": "ping", "x": "' + "x" * 5000 + '"}')
        assert end_of(socket)[0] == 1009


@pytest.mark.parametrize("first", ['{"type": "ping"}', "{", b"hello"])
def test_a_first_message_other_than_hello_ends_the_connection(
    server: Running, ada: httpx.Client, first: str | bytes
) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        socket.send(first)
        code, said = end_of(socket)
    assert (code, said[-1]["code"]) == (4001, "no-hello")


def test_a_client_that_sends_no_hello_is_disconnected(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(PLENTY, hello_seconds=0.2)) as server,
        server.client() as ada,
        server.socket(table_of(ada, "me", "bot"), ada) as socket,
    ):
        code, said = end_of(socket)
    assert (code, said[-1]["code"]) == (4001, "no-hello")


@pytest.mark.usefixtures("unforgiving")
def test_too_many_messages_are_refused_and_then_end_the_connection(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(PLENTY, messages=5 / AGES)) as server,
        server.client() as ada,
        server.socket(table_of(ada, "me", "bot"), ada) as socket,
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
        running(tmp_path, replace(PLENTY, bytes_address=20_000 / AGES)) as server,
        server.client() as ada,
    ):
        table = table_of(ada, "me", "bot")
        with server.socket(table, ada) as first, server.socket(table, ada) as second:
            told = [hello(first), hello(second)]
            rename_often(first, 60)
            code, said = end_of(first)
    assert (code, said[-1]["type"], said[-1]["code"]) == (4009, "bye", "too-fast")
    assert said[-1]["retry"] >= 1000
    assert len(json.dumps([told, said])) < 22_000


@pytest.mark.usefixtures("unforgiving")
def test_spectators_make_room_for_players(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(PLENTY, bytes_table=20_000 / AGES)) as server,
        server.client() as ada,
    ):
        table = table_of(ada, "me", "bot")
        watch = ada.get(f"/api/tables/{table}").json()["watch"]
        with server.socket(table, ada) as player, server.socket(table, key=watch) as spectator:
            hello(player)
            hello(spectator)
            rename_often(player, 60)
            assert end_of(spectator)[0] == 4009
            while until(player, "done")["id"] != "r59":
                pass


@pytest.mark.usefixtures("unforgiving")
def test_messages_are_limited_over_all_connections_of_an_address(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(PLENTY, messages_address=5 / AGES)) as server,
        server.client() as ada,
    ):
        table = table_of(ada, "me", "bot")
        with server.socket(table, ada) as first, server.socket(table, ada) as second:
            hello(first)
            hello(second)
            send_often(first, '{"type": "ping"}', 5)
            for _ in range(5):
                until(first, "pong")
            second.send('{"type": "ping"}')
            assert until(second, "refused")["code"] == "too-fast"


def test_connections_from_one_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, replace(PLENTY, sockets_address=2)) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
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
    limits = replace(PLENTY, waiting_messages=50)
    with running(tmp_path, limits) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
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
    watchers = server.house._tables[table].audience.connections
    slow = watchers[-1]
    for n in range(100_000):
        slow.deliver(Presence((True,) * 100, n))
        await asyncio.sleep(0)
        if slow not in watchers:
            return n
    return 100_000


def raw_socket(server: Running, table: str, client: httpx.Client) -> sockets.socket:
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
    text = b'{"type": "hello", "protocol": 3}'
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
    while True:
        data = raw.recv(65536)
        if not data:
            break
        tail = (tail + data)[-200:]
    raw.close()
    at = tail.rindex(b"\x88")
    return int.from_bytes(tail[at + 2 : at + 4], "big")


def test_a_server_that_stops_tells_everyone_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
        cookies = ada.cookies
        with server.socket(table, ada) as socket:
            hello(socket, language="fr")
            server.server.should_exit = True
            code, said = end_of(socket)
    assert (code, said[-1]["type"], said[-1]["code"]) == (1012, "bye", "restarting")
    assert said[-1]["retry"] > 0
    assert said[-1]["message"].startswith("Le serveur redémarre")
    with (
        running(tmp_path) as server,
        server.client(cookies=cookies) as ada,
        server.socket(table, ada) as back,
    ):
        assert hello(back)["view"]["table"]["id"] == table


def test_clients_that_connect_during_the_shutdown_are_told_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
        server.house._closing = True
        with server.socket(table, ada) as late:
            late.send('{"type": "hello", "protocol": 3}')
            bye = json.loads(late.recv(WAIT))
            assert (bye["type"], bye["code"], bye["retry"]) == ("bye", "restarting", 1000)
            with pytest.raises(ConnectionClosedError):
                late.recv(WAIT)
            assert late.close_code == 1012


def test_silence_is_broken_by_a_heartbeat(tmp_path: Path) -> None:
    settings = HouseSettings(heartbeat_seconds=1)
    with (
        running(tmp_path, settings=settings) as server,
        server.client() as ada,
        server.socket(table_of(ada, "me", "bot"), ada) as socket,
    ):
        assert hello(socket)["welcome"]["heartbeat"] == 1
        assert until(socket, "pong")["n"] == 0


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}],
)
def test_pages_of_other_sites_get_no_socket(
    server: Running, ada: httpx.Client, headers: dict[str, str]
) -> None:
    table = table_of(ada, "me", "bot")
    raw = sockets.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), WAIT)
    told = {"Host": server.url.removeprefix("http://"), **headers}
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", *(f"{k}: {v}" for k, v in told.items())]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while part := raw.recv(65536):
        answer += part
    raw.close()
    status = int(answer.split(b" ", 2)[1])
    assert status == (421 if "Host" in headers else 403)
    assert b"content-security-policy" in answer.lower()
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] in ("wrong-origin", "wrong-host")


def test_our_own_page_gets_a_socket(server: Running, ada: httpx.Client) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada, origin=server.url) as socket:
        hello(socket)


@pytest.mark.parametrize("version", [{}, {"protocol": 1}, {"protocol": 2}, {"protocol": 4}])
def test_a_page_of_another_version_is_told_to_reload(
    server: Running, ada: httpx.Client, version: dict[str, int]
) -> None:
    """A page of version 1 shows refusals only after a welcome."""
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        socket.send(json.dumps({"type": "hello", "language": "de", **version}))
        code, said = end_of(socket)
    assert code == 4003
    assert [message["type"] for message in said] == ["welcome", "refused", "bye"]
    assert said[1]["code"] == said[2]["code"] == "page-outdated"
    assert "Lade die Seite neu" in said[1]["message"]
    assert said[2]["retry"] is None
