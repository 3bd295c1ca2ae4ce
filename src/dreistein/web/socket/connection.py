"""A client's connection, guarded against what uvicorn would put up with forever.

An unfinished request, a response that is never read, endless pings, a message in endless fragments,
hundreds of connections from one address: each costs its sender nothing, so each is cut off. uvicorn
has no settings for these. So a :class:`GuardedConnection` stands between the transport and
uvicorn's protocols and watches what passes. It relies on this much of uvicorn, and
tests/web/socket/test_uvicorn_contract.py holds uvicorn to it:

- ``Config(http=…)`` takes a class, which is made for each connection with keyword arguments that
  ``H11Protocol`` takes as well. Without it nothing could stand in between.
- ``H11Protocol`` is an ``asyncio.Protocol`` that uses its transport as any protocol may, and passes
  it on by ``set_protocol`` when a client upgrades to a WebSocket. From then on frames are counted.
- ``queue`` of a WebSocket's protocol has what the application receives; once that is empty, reading
  goes on if ``read_paused``. A whole frame that ``conn`` has not seen changes nothing for it.
- ``H11Protocol.handle_events`` reads on in what ``conn``, an ``h11.Connection``, has received.
- The application runs in a task that is started while data is received, so it has the connection
  in its context. That shows when a request is complete, and lets a socket write frames.
- Once a WebSocket is accepted, uvicorn writes whole frames at a time and no extension is in use,
  so frames that are written in between are valid.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, ClassVar, cast

import h11
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from dreistein.web.guard.limits import AddressBuckets, block_of
from dreistein.web.options import Limits, Options
from dreistein.web.socket.frames import FrameGuard

WIRE_KEY = "dreistein.wire"
"""The key of the ASGI extension that is the connection itself, for those who write frames."""
HTTP_PER_SOCKET = 4
"""Plain connections allowed per allowed WebSocket, at a time and per second: a browser opens six to
load a page."""
_NEW_BURST_SECONDS = 20
"""A class of thirty behind one address loads the page at once, each over six connections."""
_AMBIGUOUS = re.compile(rb"(?<!\r)\n|\n[ \t]")
"""A bare line feed, or a line that goes on with the one before."""
_LENGTH = re.compile(rb"(?i)\ncontent-length:")
_CHUNKED = re.compile(rb"(?i)\ntransfer-encoding:")
_connection: ContextVar["GuardedConnection"] = ContextVar("connection")


class GuardedConnection(asyncio.Protocol):
    """A connection that is dropped when its client takes too long or sends too much."""

    limits: ClassVar[Limits]
    limits_addresses: ClassVar[bool]
    """Whether connections are limited by address; behind a proxy all clients have the same."""
    open_connections: ClassVar[Counter[str]]
    """Plain connections, by address; behind a proxy, all of them under one."""
    new_connections: ClassVar[AddressBuckets]
    """Limits how fast each address may open connections, whatever comes of them."""
    unread_seconds: ClassVar[float] = 120.0
    """How long a client may take to read a full buffer, on the slowest line."""

    def __init__(self, **arguments: Any) -> None:
        """The arguments are those that uvicorn passes to its own protocols."""
        self._arguments = arguments
        self._protocol = asyncio.Protocol()
        """uvicorn's, once there is room for the connection; until then one that hears nothing."""
        self._loop = asyncio.get_running_loop()
        self._frames: FrameGuard | None = None
        """Set once the client has upgraded to a WebSocket."""
        self._full = self._stopped = False
        """Whether uvicorn wants nothing more for now, and whether nothing more is read."""
        self._writable = True
        self.on_writable: Callable[[], None] | None = None
        self._calls = 0
        """How many calls of the application are running."""
        self._called = False
        self._address: str | None = None
        self._request_timer, self._unread_timer = _Timer(), _Timer()

    # ------------------------------------------------------------------ the transport's calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername") if self.limits_addresses else None
        if not self._enter(block_of((peer or ("",))[0])):
            self.abort()
            return
        self._protocol = _StrictHttp(**self._arguments)
        passed_on: Any = _Transport(
            self._transport,
            set_protocol=self._upgrade,
            pause_reading=self._pause_reading,
            resume_reading=self._resume_reading,
        )
        self._protocol.connection_made(passed_on)
        self._request_timer.start(self.limits.body_seconds, self.abort)

    def data_received(self, data: bytes) -> None:
        if self._full and not self._stopped:
            self._stopped = True
            self._transport.pause_reading()
        frames = self._frames
        if frames is not None and self._called and frames.is_message(data) and self._pass_on(data):
            return
        if frames is not None and not frames.accepts(data, self._loop.time(), self._writable):
            self.abort()
            return
        if self._called and frames is not None:  # no more calls begin on a WebSocket
            try:
                self._protocol.data_received(data)
            except InvalidState:  # for bad UTF-8, uvicorn closes what the client has closed
                self.abort()
            return
        token = _connection.set(self)
        try:
            self._protocol.data_received(data)
        finally:
            _connection.reset(token)
        if self._frames is None and not self._calls and not self._transport.is_closing():
            self._request_timer.start(self.limits.body_seconds, self.abort)

    def _pass_on(self, data: bytes) -> bool:
        """Put a short message where uvicorn would, past its parser, which takes 6 % of a move."""
        protocol: Any = self._protocol
        if protocol.conn.state is not OPEN or protocol.close_sent:
            return False
        try:
            text = apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return False
        protocol.queue.put_nowait({"type": "websocket.receive", "text": text})
        protocol.read_paused = self._full = True
        return True

    def _pause_reading(self) -> None:
        # uvicorn asks for this after each message, until it is taken. It costs calls of the system,
        # so nothing happens before more comes.
        self._full = True

    def _resume_reading(self) -> None:
        self._full = False
        if self._stopped:
            self._stopped = False
            self._transport.resume_reading()

    def eof_received(self) -> bool | None:
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        self._writable = False
        self._protocol.pause_writing()
        if self._frames is None:
            self._unread_timer.start(self.unread_seconds, self.abort)

    def resume_writing(self) -> None:
        self._writable = True
        self._protocol.resume_writing()
        self._unread_timer.stop()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, error: Exception | None) -> None:
        self._leave()
        self._protocol.connection_lost(error)
        if self.on_writable is not None:
            self.on_writable()
        # What refers back here would keep all of it in memory until Python looks for cycles.
        self._protocol = asyncio.Protocol()
        self.on_writable = None

    # ------------------------------------------------------------------ requests

    def begin_call(self, scope: Scope) -> None:
        """The application is called, so the head of the request is complete."""
        self._calls, self._called = self._calls + 1, True
        self._request_timer.stop()
        scope.setdefault("extensions", {})[WIRE_KEY] = self

    def end_call(self) -> None:
        self._calls -= 1

    def abort(self) -> None:
        """Drop the connection at once."""
        self._transport.abort()

    # ------------------------------------------------------------------ WebSockets

    @property
    def writable(self) -> bool:
        """Whether the client reads what it is sent."""
        return self._writable and not self._transport.is_closing()

    @property
    def lost(self) -> bool:
        """Whether nothing can be written any more."""
        return self._transport.is_closing()

    def write(self, data: bytes) -> None:
        """Write whole frames, between those that uvicorn writes."""
        self._transport.write(data)

    def _upgrade(self, protocol: asyncio.Protocol) -> None:
        """Go on as a WebSocket, which is counted where it is accepted."""
        self._leave()
        self._protocol, self._frames = protocol, FrameGuard(self._loop.time())
        self._called = False
        self._loop.call_soon(self._check_handshake)

    def _check_handshake(self) -> None:
        """Close unless the handshake reached the application: nothing more would come of it."""
        if not self._called:
            self._transport.close()

    # ------------------------------------------------------------------ addresses

    def _enter(self, address: str) -> bool:
        """Count the connection, if there is room for it."""
        limits, counts = self.limits, self.open_connections
        if counts.total() >= limits.sockets:
            return False
        if self.limits_addresses and (
            self.new_connections.take(address, self._loop.time())
            or counts[address] >= HTTP_PER_SOCKET * limits.sockets_address
        ):
            return False
        counts[address] += 1
        self._address = address
        return True

    def _leave(self) -> None:
        self._request_timer.stop()
        self._unread_timer.stop()
        address, self._address = self._address, None
        if address is not None:
            self.open_connections[address] -= 1
            if not self.open_connections[address]:
                del self.open_connections[address]


class _StrictHttp(H11Protocol):
    """uvicorn's protocol, but for heads of requests that another program may read otherwise."""

    def handle_events(self) -> None:
        if self.conn.their_state is h11.IDLE:
            head, _, _ = self.conn.trailing_data[0].partition(b"\r\n\r\n")
            if _AMBIGUOUS.search(head) or (_LENGTH.search(head) and _CHUNKED.search(head)):
                self.send_400_response("This request could be read in two ways.")
                return
        super().handle_events()


class _Timer:
    """Calls a function once, unless it is stopped before."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, call: Callable[[], None]) -> None:
        """Start, unless it is running."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, call)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class _Transport:
    """A transport some of whose calls go to the guard instead."""

    def __init__(self, transport: asyncio.Transport, **guarded: Callable[..., None]) -> None:
        self._transport = transport
        self.write, self.is_closing = transport.write, transport.is_closing  # called most
        self.__dict__.update(guarded)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def connection_class(options: Options) -> type[GuardedConnection]:
    """The connection class of one server."""
    own = {
        "limits": options.limits,
        "limits_addresses": not options.trusted_proxies,
        "open_connections": Counter(),
        "new_connections": AddressBuckets(
            HTTP_PER_SOCKET * options.limits.opens, burst_seconds=_NEW_BURST_SECONDS
        ),
    }
    return type("ServerConnection", (GuardedConnection,), own)


def guard_app(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that each connection knows of the calls made for it."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        connection = _connection.get()
        connection.begin_call(scope)
        try:
            await app(scope, receive, send)
        finally:
            connection.end_call()

    return call
