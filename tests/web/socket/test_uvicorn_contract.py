"""What we rely on in uvicorn beyond its documentation, one test each.

An upgrade that breaks one fails here, and the message says what depends on it.
"""

import asyncio
import logging
import signal
import socket
import threading
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from dreistein.web.options import Options
from dreistein.web.socket.connection import connection_class, guard_app
from poll import until_async

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TRANSPORT = frozenset(name for name in dir(asyncio.Transport) if not name.startswith("_"))
received: ContextVar[str] = ContextVar("received")


class Transport:
    """A transport without a network; it records its calls."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.written = b""
        self.protocol: Any = None
        self.closed = False

    def __getattr__(self, name: str) -> Any:
        self.asked.add(name)
        return {
            "write": self._write,
            "set_protocol": lambda protocol: setattr(self, "protocol", protocol),
            "close": lambda: setattr(self, "closed", True),
            "is_closing": lambda: self.closed,
        }.get(name, lambda *_: None)

    def _write(self, data: bytes) -> None:
        self.written += data


@dataclass
class App:
    """An application that records its calls."""

    scopes: list[dict[str, Any]] = field(default_factory=list)
    contexts: list[str | None] = field(default_factory=list)
    failure: BaseException | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        self.contexts.append(received.get(None))
        await receive()
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})
            return
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        try:
            await send({"type": "websocket.send", "text": "too late"})
        except BaseException as failure:
            self.failure = failure


def config(app: Any, **options: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app, ws="websockets-sansio", lifespan="off", log_config=None, access_log=False, **options
    )


class Server(uvicorn.Server):
    """A server that records when it is shut down, and what is open then."""

    shutdowns = 0
    open_then = 0

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.shutdowns += 1
        self.open_then = len(self.server_state.connections)
        assert self.servers, "Server.servers lists what listens: we stop listening first"
        assert all(isinstance(server.sockets, tuple) for server in self.servers)
        await super().shutdown(sockets)


def started(server: uvicorn.Server) -> tuple[asyncio.Task[None], Any]:
    """A server that runs in a task, and its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setblocking(False)
    return asyncio.create_task(server.serve(sockets=[listening])), listening.getsockname()


async def served(server: uvicorn.Server) -> list[bytes]:
    """Run a server until it has answered two requests; returns the responses."""
    running, address = started(server)
    answers, writers = [], []
    for _ in range(2):
        reader, writer = await asyncio.open_connection(*address)
        writers.append(writer)
        writer.write(REQUEST)
        answers.append(await reader.readuntil(b"\r\n\r\n"))
    server.should_exit = True
    await running
    for writer in writers:
        writer.close()
        await writer.wait_closed()
    return answers


async def test_our_class_is_made_for_every_connection_as_its_own_would_be() -> None:
    arguments: list[dict[str, Any]] = []

    class Connection(H11Protocol):
        def __init__(self, **given: Any) -> None:
            arguments.append(given)
            super().__init__(**given)

    answers = await served(uvicorn.Server(config(App(), http=Connection)))
    assert all(answer.startswith(b"HTTP/1.1 204") for answer in answers)
    assert len(arguments) == 2, "GuardedConnection needs Config(http=…) to be made per connection"
    given = set(arguments[0]) - {"_loop"}
    assert given == {"config", "server_state", "app_state"}, "so Server._connection makes them, too"


async def test_shutdown_is_awaited_once_and_before_connections_are_closed() -> None:
    server = Server(config(App()))
    await served(server)
    assert server.shutdowns == 1, "Server.shutdown is where players are told to come back"
    assert server.open_then == 2, "players must still be connected when Server.shutdown begins"


async def test_the_former_signal_handlers_are_restored() -> None:
    assert threading.current_thread() is threading.main_thread()
    before = signal.getsignal(signal.SIGTERM)
    stopped: list[int] = []
    handler = signal.signal(signal.SIGTERM, lambda number, _: stopped.append(number))
    try:
        server = uvicorn.Server(config(App()))
        running, _ = started(server)
        await until_async(lambda: server.started)
        signal.raise_signal(signal.SIGTERM)
        await running
        assert server.should_exit, "uvicorn stops by itself at SIGTERM"
        ours = signal.getsignal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, handler)
    assert callable(ours)
    assert stopped in ([], [signal.SIGTERM]), "a signal that is raised again must reach our handler"
    assert signal.getsignal(signal.SIGTERM) == before


@dataclass
class Connected:
    """A connection to an application, over a transport without a network."""

    transport: Transport
    app: Any
    protocol: Any


def connected(app: Any, data: bytes, kind: type = H11Protocol) -> Connected:
    """A connection as our own class makes uvicorn's, which received this."""
    server = uvicorn.Server(config(app))
    server.config.load()
    state = server.server_state
    protocol: Any = kind(config=server.config, server_state=state, app_state={})
    transport = Transport()
    protocol.connection_made(transport)
    protocol.data_received(data)
    return Connected(transport, app, protocol)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_connection_works_with_any_transport() -> None:
    assert issubclass(H11Protocol, asyncio.Protocol)
    line = connected(App(), REQUEST)
    await settled()
    for event in ("pause_writing", "resume_writing", "eof_received"):
        getattr(line.protocol, event)()
    line.protocol.connection_lost(None)
    assert line.transport.written.startswith(b"HTTP/1.1 204")
    assert len(line.app.scopes) == 1
    assert line.transport.asked <= TRANSPORT, "ours passes on what asyncio documents, no more"


async def test_an_upgrade_passes_the_transport_on_by_set_protocol() -> None:
    line = connected(App(), UPGRADE)
    upgraded = line.transport.protocol
    assert upgraded is not None, "GuardedConnection learns of a WebSocket by set_protocol"
    await settled()
    upgraded.data_received(b"\x81\x82\0\0\0\0hi")
    upgraded.connection_lost(None)
    await settled()
    assert line.transport.written.startswith(b"HTTP/1.1 101"), "the new protocol has the handshake"
    assert [scope["type"] for scope in line.app.scopes] == ["websocket"]
    assert line.transport.asked <= TRANSPORT
    assert isinstance(line.app.failure, OSError), "an Outbox closes what is lost without a failure"


async def test_an_accepted_socket_has_no_extensions_and_writes_whole_frames() -> None:
    line = connected(App(), UPGRADE)
    await settled()
    line.transport.protocol.data_received(b"\x89\x81\0\0\0\0p")
    await settled()
    head, _, frames = line.transport.written.partition(b"\r\n\r\n")
    assert b"sec-websocket-extensions" not in head.lower(), "an Outbox writes plain frames"
    assert frames == b"\x8a\x01p", "a pong is one whole frame, so ours may come before or after"


async def test_short_messages_keep_their_place_among_others() -> None:
    read: list[str] = []

    async def note(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] != "websocket.disconnect":
            read.append(event["text"])

    def frame(text: str, first: int = 0x81) -> bytes:
        payload = bytes(byte ^ b"mask"[at % 4] for at, byte in enumerate(text.encode()))
        return bytes((first, 0x80 | len(payload))) + b"mask" + payload

    line = connected(guard_app(note), UPGRADE, connection_class(Options()))
    await settled()
    parts = (frame("one"), frame("tw", 1) + frame("o", 0x80), frame("three"))
    for part in (*parts, frame("fo", 1), frame("ur", 0x80), frame("fünf"), frame("six") * 2):
        line.protocol.data_received(part)
    long = frame("seven")
    line.protocol.data_received(long[:4])
    line.protocol.data_received(long[4:])
    await settled()
    assert read == ["one", "two", "three", "four", "fünf", "six", "six", "seven"]
    line.protocol.data_received(frame("ei", 1))
    line.protocol.data_received(frame("eight"))  # not in the midst of another
    await settled()
    assert (len(read), line.transport.closed) == (8, True)
    line.protocol.connection_lost(None)
    await settled()


async def test_reading_stops_only_when_more_comes_before_a_message_is_taken() -> None:
    taken = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await taken.wait()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    line = connected(guard_app(slow), UPGRADE, connection_class(Options()))
    await settled()
    line.transport.asked.clear()
    for asked in (set(), {"pause_reading"}, {"pause_reading"}):
        line.protocol.data_received(b"\x81\x82\0\0\0\0hi")
        await settled()
        assert line.transport.asked == asked
    taken.set()
    await settled()
    assert line.transport.asked == {"pause_reading", "resume_reading"}
    line.protocol.connection_lost(None)
    await settled()


@pytest.mark.parametrize("data", [REQUEST, UPGRADE])
async def test_the_application_runs_in_the_context_in_which_data_was_received(data: bytes) -> None:
    token = received.set("this connection")
    line = connected(App(), data)
    received.reset(token)
    await settled()
    line.protocol.connection_lost(None)
    contexts = line.app.contexts
    assert contexts == ["this connection"], "the application finds its connection in its context"


async def test_the_application_is_called_before_callbacks_scheduled_after_the_data() -> None:
    app = connected(App(), UPGRADE).app
    calls: list[int] = []
    asyncio.get_running_loop().call_soon(lambda: calls.append(len(app.scopes)))
    await settled()
    assert calls == [1], "a handshake without a call by then cannot be read"


async def test_text_that_is_not_utf_8_is_logged_under_the_name_we_filter(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A server that ran in this process has set up its log.
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "filters", [])
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
    with caplog.at_level(logging.ERROR, "uvicorn.error"):
        transport = connected(App(), UPGRADE).transport
        await settled()
        transport.protocol.data_received(b"\x81\x81\0\0\0\0\xff")
        await settled()
    noted = [record for record in caplog.records if record.name == "uvicorn.error"]
    assert noted, "web.logs leaves out a trace that any client could cause, by its logger"
    assert all(str(record.msg).startswith("Invalid UTF-8") for record in noted)
