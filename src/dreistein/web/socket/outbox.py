"""Outgoing messages of a socket: written soon, or kept while the client does not read.

Frames go straight to the connection: a task that writes, and the layers of ASGI and uvicorn between
it and the connection, took a tenth of the server's time. Only the close goes that way.

Sending to a viewer never waits for that viewer. What a client does not read in time is dropped with
its connection; the client asks for it again when it comes back.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from starlette.types import Send

from dreistein.web.metrics import SocketCounts
from dreistein.web.options import Limits

CLOSED_RESTART = 1012
CLOSED_REFUSED = 4000
CLOSED_NO_HELLO = 4001
CLOSED_MISTAKES = 4002
CLOSED_OUTDATED = 4003
CLOSED_SLOW = 4008
CLOSED_TOO_MUCH = 4009
_CLOSE_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Ending:
    """How a connection is closed."""

    code: int
    reason: str = ""


class Wire(Protocol):
    """Where frames are written."""

    on_writable: Callable[[], None] | None
    """Called when more may be written, and when the connection is lost."""

    @property
    def writable(self) -> bool:
        """Whether the client reads what it is sent."""
        ...

    @property
    def lost(self) -> bool:
        """Whether nothing can be written any more."""
        ...

    def write(self, data: bytes) -> None: ...


def _nothing() -> None: ...


class Outbox:
    """Messages on their way to one client."""

    __slots__ = (
        "_abort",
        "_bytes",
        "_counts",
        "_finished",
        "_heaviest",
        "_limits",
        "_loop",
        "_on_end",
        "_queue",
        "_send",
        "_wire",
        "ending",
        "last_put",
    )

    def __init__(
        self,
        send: Send,
        wire: Wire,
        limits: Limits,
        counts: SocketCounts,
        abort: Callable[[], object],
        on_end: Callable[[], None],
    ) -> None:
        """``on_end`` is called once nothing can be sent any more; ``abort`` drops the connection
        if the client never completes the close."""
        self._send, self._wire, self._limits, self._counts = send, wire, limits, counts
        self._abort, self._on_end = abort, on_end
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []
        self._bytes = 0
        # However long a message is, it counts as a quarter at most: the whole of a very long match
        # must go out.
        self._heaviest = limits.waiting_bytes // 4
        self._finished = asyncio.Event()
        self.ending: Ending | None = None
        self.last_put = self._loop.time()
        wire.on_writable = self._flush

    def put(self, frame: bytes) -> None:
        """Send a message; ignored once the connection is ending."""
        if self.ending is not None:
            return
        queue, limits = self._queue, self._limits
        queue.append(frame)
        waiting = len(queue)
        self._bytes += min(len(frame), self._heaviest)
        self.last_put = self._loop.time()
        if self._bytes > limits.waiting_bytes or waiting > limits.waiting_messages:
            queue.clear()
            self.end(CLOSED_SLOW, "too-slow")
        elif waiting == 1:
            self._loop.call_soon(self._flush)

    def end(self, code: int, reason: str = "") -> None:
        """Close the connection after what is queued."""
        if self.ending is None:
            self.ending = Ending(code, reason)
            self._loop.call_soon(self._on_end)
            self._on_end = _nothing  # it may refer to us
            self._loop.call_later(_CLOSE_SECONDS, self._abort)
            self._flush()

    @property
    def empty(self) -> bool:
        return not self._queue

    def _flush(self) -> None:
        """Write all that is queued, if the client reads: what comes together goes in one write."""
        queue, wire = self._queue, self._wire
        if queue and wire.writable:
            self._counts.sent += len(queue)
            wire.write(queue[0] if len(queue) == 1 else b"".join(queue))
        elif queue and not wire.lost:
            return
        queue.clear()
        self._bytes = 0
        if self.ending is not None:
            self._finished.set()

    async def close(self) -> None:
        """Wait until the connection ends and everything is written, and then close it."""
        await self._finished.wait()
        assert self.ending is not None
        code, reason = self.ending.code, self.ending.reason
        with suppress(OSError):  # the client has gone; the reader notices, too
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
