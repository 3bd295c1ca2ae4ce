"""Outgoing messages of a socket: a bounded queue and the one task that writes.

Sending to a viewer never waits for that viewer. What a client does not read in time is dropped with
its connection; the client asks for it again when it comes back.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from starlette.types import Send

from dreistein.web.guard.limits import Limits
from dreistein.web.metrics import SocketCounts

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


class Outbox:
    """Messages on their way to one client."""

    __slots__ = (
        "_abort",
        "_bytes",
        "_counts",
        "_heaviest",
        "_limits",
        "_loop",
        "_not_empty",
        "_on_end",
        "_queue",
        "_send",
        "ending",
        "last_put",
    )

    def __init__(
        self,
        send: Send,
        limits: Limits,
        counts: SocketCounts,
        abort: Callable[[], object],
        on_end: Callable[[], None],
    ) -> None:
        """``on_end`` is called once nothing can be sent any more; ``abort`` drops the connection
        if the client never completes the close."""
        self._send, self._limits, self._counts = send, limits, counts
        self._abort, self._on_end = abort, on_end
        self._loop = asyncio.get_running_loop()
        self._queue: deque[str] = deque()
        self._bytes = 0
        # However long a message is, it counts as a quarter at most: the whole of a very long match
        # must go out.
        self._heaviest = limits.waiting_bytes // 4
        self._not_empty = asyncio.Event()
        self.ending: Ending | None = None
        self.last_put = self._loop.time()

    def put(self, text: str) -> None:
        """Queue a message; ignored once the connection is ending."""
        if self.ending is not None:
            return
        self._queue.append(text)
        self._bytes += min(len(text), self._heaviest)
        self.last_put = self._loop.time()
        limits = self._limits
        if self._bytes > limits.waiting_bytes or len(self._queue) > limits.waiting_messages:
            self._queue.clear()
            self.end(CLOSED_SLOW, "too-slow")
        else:
            self._not_empty.set()

    def end(self, code: int, reason: str = "") -> None:
        """Close the connection after what is queued."""
        if self.ending is None:
            self.ending = Ending(code, reason)
            self._loop.call_soon(self._on_end)
            self._loop.call_later(_CLOSE_SECONDS, self._abort)
            self._not_empty.set()

    @property
    def empty(self) -> bool:
        return not self._queue

    async def write(self) -> None:
        """Write what is queued until the connection ends, and then close it."""
        queue, send, counts = self._queue, self._send, self._counts
        with suppress(OSError):  # the client has gone; the reader notices, too
            while True:
                while queue:
                    text = queue.popleft()
                    self._bytes -= min(len(text), self._heaviest)
                    counts.sent += 1
                    await send({"type": "websocket.send", "text": text})
                if self.ending is not None:
                    break
                self._not_empty.clear()
                await self._not_empty.wait()
            code, reason = self.ending.code, self.ending.reason
            await send({"type": "websocket.close", "code": code, "reason": reason})
