"""Hostile connections, and opening the server to the local network."""

import asyncio
import json
import socket as sockets
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from httpx import Client
from websockets.sync.client import connect

from dreistein.web import server as serving
from dreistein.web.options import Limits
from dreistein.web.socket.connection import HTTP_PER_SOCKET, GuardedConnection
from poll import until
from web.servers import PLENTY, WAIT, Running, running, table_of
from web.socket.talk import end_of

OTHER = "127.0.0.2"
"""Another address of this machine, where a server on 127.0.0.1 does not listen."""
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HEALTH = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def line(server: Running, text: str) -> Iterator[sockets.socket]:
    """A plain connection that has sent something."""
    with sockets.create_connection(("127.0.0.1", server.port), WAIT) as made:
        with suppress(BrokenPipeError, ConnectionResetError):  # if it was cut off at once
            made.sendall(text.encode())
        yield made


def heard(made: sockets.socket) -> bytes:
    """Everything received until the server hangs up, which it must."""
    found = b""
    with suppress(ConnectionResetError):
        while data := made.recv(65536):
            found += data
    return found


def hangs_up(made: sockets.socket, data: bytes) -> bool:
    """Whether the server ends the connection when it gets this again and again."""
    with suppress(BrokenPipeError, ConnectionResetError):
        for _ in range(10_000):
            made.sendall(data)
        return False
    return True


def frame(kind: int, payload: bytes, fin: bool = True) -> bytes:
    return bytes([(0x80 if fin else 0) | kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@contextmanager
def table_line(server: Running) -> Iterator[sockets.socket]:
    """A plain connection upgraded to a table's socket, without a hello."""
    with server.client() as ada:
        table = table_of(ada, "me", "bot")
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n"
    with line(server, head) as made:
        assert made.recv(4096).startswith(b"HTTP/1.1 101")
        yield made


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with little patience."""
    with running(tmp_path_factory.mktemp("brief"), replace(PLENTY, body_seconds=0.2)) as started:
        yield started


def test_a_body_that_comes_too_slowly_is_refused(brief: Running) -> None:
    head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n"
    with line(brief, head + '{"name": ') as slow:
        answer = heard(slow)
    assert answer.startswith(b"HTTP/1.1 408")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "body-too-slow"


@pytest.mark.parametrize("before", ["", HEALTH])
@pytest.mark.parametrize("begun", ["", "G", "GET /health HTTP/1.1\r\nHost: loc"])
def test_an_unfinished_request_is_cut_off(brief: Running, before: str, begun: str) -> None:
    with line(brief, before) as slow:
        if before:
            assert slow.recv(4096).startswith(b"HTTP/1.1 200")
        with suppress(BrokenPipeError, ConnectionResetError):
            slow.sendall(begun.encode())
        assert b"HTTP/1.1 200" not in heard(slow)  # which ends


def test_a_response_that_is_never_read_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GuardedConnection, "unread_seconds", 0.3)
    asked = HEALTH.replace("/health", "/api/text/de") * 100
    with running(tmp_path) as server, line(server, asked) as greedy:
        with server.client() as patient:
            whole = len(patient.get("/api/text/de").content) * 100
        doors = server.server.config.http_protocol_class
        assert isinstance(doors, type)
        assert issubclass(doors, GuardedConnection)
        until(lambda: not doors.open_connections)
        assert len(heard(greedy)) < whole


def test_an_address_may_not_open_connections_too_fast(tmp_path: Path) -> None:
    """Whatever comes of them: a refused socket costs more than one that is never heard."""
    with running(tmp_path, replace(PLENTY, opens=0.001)) as server:  # one at first, and no other
        with line(server, HEALTH) as first:
            assert first.recv(4096).startswith(b"HTTP/1.1 200")
        with line(server, HEALTH) as second:
            assert heard(second) == b""


@pytest.mark.parametrize(
    ("proxies", "most", "limits"),
    [
        ((), HTTP_PER_SOCKET, replace(PLENTY, sockets_address=1)),
        ((), 2, replace(PLENTY, sockets=2)),
        (("127.0.0.1",), 2, replace(PLENTY, sockets=2)),
    ],
)
def test_plain_connections_are_limited_from_one_address_and_in_all(
    tmp_path: Path, proxies: tuple[str, ...], most: int, limits: Limits
) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, limits, trusted_proxies=proxies))
        first, *_ = [stack.enter_context(line(server, "")) for _ in range(most)]
        assert heard(stack.enter_context(line(server, HEALTH))) == b""
        first.sendall(HEALTH.replace("localhost", "localhost\r\nConnection: close").encode())
        assert heard(first).startswith(b"HTTP/1.1 200")
        assert httpx.get(f"{server.url}/health", timeout=WAIT).status_code == 200


@pytest.mark.parametrize(
    ("head", "rest"),
    [
        ("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n", "2\r\n{}\r\n0\r\n\r\n"),
        ("transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n", "2\r\n{}\r\n0\r\n\r\n"),
        ("Content-Length: 2\n\r\n", "{}"),
        ("X-Folded: one\r\n two\r\nContent-Length: 2\r\n\r\n", "{}"),
        ("Content-Length: 0\n\n", ""),
    ],
)
@pytest.mark.parametrize("before", ["", HEALTH])
def test_a_request_that_can_be_read_in_two_ways_is_refused(
    server: Running, before: str, head: str, rest: str
) -> None:
    begun = f"{before}POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
    for cut in (0, len(begun) - 20, len(begun) + len(head) - 1):
        whole = begun + head + rest
        with line(server, whole[:cut]) as made:
            with suppress(BrokenPipeError, ConnectionResetError):
                made.sendall(whole[cut:].encode())
            answers = heard(made)
        assert answers.count(b"HTTP/1.1 200") == bool(before)
        assert answers.count(b"HTTP/1.1 400") == 1
        assert b"two ways" in answers


def test_line_feeds_in_a_body_are_no_heads(server: Running) -> None:
    body = '{\n "name":\n\t"Ada"\n}'
    asked = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    asked += f"Content-Length: {len(body)}\r\n\r\n"
    last = HEALTH.removesuffix("\r\n") + "Connection: close\r\n\r\n"
    with line(server, asked) as made:
        for part in (body, asked, body + last):
            made.sendall(part.encode())
        assert heard(made).count(b"HTTP/1.1 200") == 3


def test_a_refused_body_does_not_keep_its_connection(server: Running) -> None:
    """However long its client goes on to drip bytes."""
    head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n\r\n"
    with line(server, head) as slow:
        assert slow.recv(4096).startswith(b"HTTP/1.1 413")
        assert hangs_up(slow, b"x")


def test_behind_a_proxy_connections_are_not_limited_by_address(tmp_path: Path) -> None:
    """Neither how many nor how fast."""
    limits, proxies = replace(PLENTY, opens=0.001, sockets_address=1), ("127.0.0.1",)
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, limits, trusted_proxies=proxies))
        for _ in range(HTTP_PER_SOCKET + 1):
            stack.enter_context(line(server, ""))
        assert httpx.get(f"{server.url}/health", timeout=WAIT).status_code == 200


def test_a_socket_does_not_count_as_a_plain_connection(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, replace(PLENTY, sockets_address=1)))
        stack.enter_context(table_line(server))
        for _ in range(HTTP_PER_SOCKET - 1):
            stack.enter_context(line(server, ""))
        assert httpx.get(f"{server.url}/health", timeout=WAIT).status_code == 200


def test_a_client_that_leaves_before_its_stream_begins_is_not_counted(
    server: Running, ada: Client
) -> None:
    pad = ada.post("/api/pads", json={"ops": []}).json()
    said = [{"type": "http.request"}, {"type": "http.disconnect"}]

    async def come_and_go() -> int:
        async def receive() -> dict[str, object]:
            return dict(said.pop(0))

        async def send(message: object) -> None:
            await asyncio.Event().wait()  # the client reads nothing

        path, host = f"/api/pads/{pad['id']}/events", server.url.removeprefix("http://")
        scope: dict[str, Any] = {"type": "http", "method": "GET", "scheme": "http", "path": path}
        scope |= {"headers": [(b"host", host.encode())], "client": ("127.0.0.1", 1)}
        scope |= {"query_string": f"key={pad['watch']}".encode(), "root_path": ""}
        app: Any = server.server.app
        await app(scope, receive, send)
        return len(app.state.context.pad_streams._addresses)

    assert asyncio.run_coroutine_threadsafe(come_and_go(), server.loop).result(WAIT) == 0


@pytest.mark.parametrize(
    "asked", [f"/api/tables/{'x' * 9000}/socket HTTP/1.1", "/api/ HTTP/1.1\r\nContent-Length: 5"]
)
def test_a_connection_with_an_unreadable_handshake_is_closed(server: Running, asked: str) -> None:
    with line(server, f"GET {asked}\r\nHost: localhost\r\n{UPGRADE}\r\nabcde") as made:
        assert b"101 Switching" not in heard(made)


def test_a_query_with_too_many_fields_opens_nothing(
    server: Running, ada: Client, caplog: pytest.LogCaptureFixture
) -> None:
    table = table_of(ada, "me", "bot")
    fields = "&".join(f"a{n}=1" for n in range(20))
    for whose, field, told in ((ada, "type", "welcome"), (None, "code", "no-such-table")):
        with server.socket(table, whose, key=f"x&{fields}") as made:
            made.send('{"type": "hello", "protocol": 1}')
            assert json.loads(made.recv(WAIT))[field] == told
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_pings_are_answered_but_a_flood_of_them_is_cut_off(server: Running) -> None:
    with table_line(server) as made:
        made.sendall(frame(9, b"there?"))
        assert made.recv(100) == bytes([0x8A, 6]) + b"there?"
        assert hangs_up(made, frame(9, b"x" * 100) * 100)


def test_half_characters_end_a_socket_and_are_no_fault_of_ours(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with table_line(server) as made:
        made.sendall(frame(1, b"\xed\xa0\x80") + frame(8, b"\x03\xe8"))
        heard(made)
    assert [record for record in caplog.records if record.name == "asyncio"] == []


def test_messages_may_come_in_fragments_but_not_endlessly(server: Running) -> None:
    with table_line(server) as made:
        made.sendall(frame(1, b'{"type"', fin=False) + frame(0, b': "hel', fin=False))
        made.sendall(frame(0, b'lo", "protocol": 1}'))
        assert b"no-such-table" in made.recv(4096)
    with table_line(server) as made:
        made.sendall(frame(1, b"", fin=False))
        assert hangs_up(made, frame(0, b"", fin=False) * 100)


def test_a_view_larger_than_the_outbox_arrives(tmp_path: Path) -> None:
    """Such as that of a match of a hundred rounds."""
    with running(tmp_path, replace(PLENTY, waiting_bytes=900)) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
        with server.socket(table, ada) as made:
            made.send('{"type": "hello", "protocol": 1}')
            told = [str(made.recv(WAIT)) for _ in range(3)]
            assert [json.loads(text)["type"] for text in told] == ["welcome", "view", "presence"]
            assert len(told[1]) > 900


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_the_limit_of_open_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, before[1]))
    try:
        serving.allow_many_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 128
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is no address")
def test_the_server_opens_to_the_local_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "local_addresses", lambda: [OTHER])
    with running(tmp_path) as server, server.client() as ada:
        outside = f"http://{OTHER}:{server.port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{outside}/health")
        told = ada.get("/api/server").json()
        assert (told["loopback"], told["may_open"], told["addresses"]) == (True, True, [])
        refused = ada.post("/api/server/open", headers={"X-Forwarded-For": "192.0.2.1"})
        assert refused.json()["code"] == "not-from-here"
        for _ in range(2):  # the second time it is open
            told = ada.post("/api/server/open").json()
            assert (told["loopback"], told["may_open"]) == (False, False)
            assert told["addresses"] == [outside]
        table = table_of(ada, "me", "invited")
        watch = ada.get(f"/api/tables/{table}").json()["watch"]
        told = httpx.get(f"{outside}/health", timeout=WAIT).json()
        assert told["status"] == "ok"
        address = f"{outside.replace('http', 'ws')}/api/tables/{table}/socket?key={watch}"
        headers = {"Origin": outside}
        guest = connect(address, additional_headers=headers, open_timeout=WAIT, legacy=True)
        guest.send('{"type": "hello", "protocol": 1}')
        assert json.loads(guest.recv(WAIT))["type"] == "welcome"
    code, said = end_of(guest)
    assert (code, said[-1]["type"]) == (1012, "bye")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{outside}/health")
