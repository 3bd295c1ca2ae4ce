"""uvicorn's connections, with an end to what it would bear for ever.

A request that never becomes whole, an answer that nobody takes up, pings without end, a message in
endless pieces: each costs whoever does it nothing, so each is cut off.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dreistein.web.guard.limits import Limits, block_of, bucket
from dreistein.web.options import Options

ABORT = "dreistein.abort"
"""The ASGI extension by which our server lets go of a connection at once."""
PLAIN = 4
"""So many connections for requests as for sockets: a browser opens six while a page loads."""
_MOST_PIECES = 64
"""Of one message; 4096 bytes need no more."""
_PINGS = 2.0
"""A second: browsers send none, programs one in some seconds."""


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be let go of at once, and that bears no flood of frames."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._pings = bucket(_PINGS, self.loop.time())
        self.loop.call_soon(self._check_handshake)

    def _check_handshake(self) -> None:
        """The request comes with the connection; where it was refused, nothing more will."""
        if not self.handshake_initiated:
            self.transport.close()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort

    def handle_ping(self) -> None:
        if self._pings.take(self.loop.time()) or not self.writable.is_set():
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= _MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)


class DoorProtocol(H11Protocol):
    """A connection for requests: so many from one address, and each request in its time."""

    limits: ClassVar[Limits]
    counted: ClassVar[bool]
    """Whether addresses are people's; behind a proxy all have its own."""
    here: ClassVar[Counter[str]]
    seconds_to_take: ClassVar[float] = 120.0
    """For what was written at once, on the slowest line."""
    _untaken: asyncio.TimerHandle | None = None
    _late: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        if not self.counted:
            return
        address = block_of((get_remote_addr(transport) or ("",))[0])
        if self.here[address] >= PLAIN * self.limits.sockets_address:
            transport.abort()
            return
        self.here[address] += 1
        self._address = address

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._late is None and not self.transport.is_closing():
            self._wait()

    def _wait(self) -> None:
        seconds = self.limits.body_seconds
        self._late = self.loop.call_later(seconds, self._let_go)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _let_go(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(self.seconds_to_take, self._let_go)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_offering()

    def _stop_offering(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # from here on it is counted as a socket
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        self._stop_offering()
        address, self._address = self._address, None
        if address is not None:
            self.here[address] -= 1
            if not self.here[address]:
                del self.here[address]


def door(options: Options) -> type[DoorProtocol]:
    """The connections of one server."""
    own = {
        "limits": options.limits,
        "counted": not options.trusted_proxies,
        "here": Counter(),
    }
    return type("Door", (DoorProtocol,), own)
