"""The outgoing half of a socket: a bounded queue and the one task that writes.

Whoever tells a viewer something never waits for that viewer: what is not taken up in time is thrown
away with the connection, and the client asks for it again when it comes back.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from starlette.types import Send

from dreistein.protocol.messages import Bye, ServerMessage, encode
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import Restarting
from dreistein.web.guard.limits import Limits
from dreistein.web.metrics import SocketCounts

CLOSED_NORMAL = 1000
CLOSED_RESTART = 1012
CLOSED_REFUSED = 4000
CLOSED_NO_HELLO = 4001
CLOSED_MISTAKES = 4002
CLOSED_SLOW = 4008
_SECONDS_TO_CLOSE = 5.0


@dataclass(frozen=True, slots=True)
class Ending:
    """How a connection is closed."""

    code: int
    reason: str = ""


class Line:
    """Messages on their way to one client."""

    __slots__ = (
        "_abort",
        "_bytes",
        "_counts",
        "_limits",
        "_loop",
        "_queue",
        "_send",
        "_waiter",
        "ended",
        "ending",
        "say",
        "spoke",
    )

    def __init__(
        self, send: Send, limits: Limits, counts: SocketCounts, abort: Callable[[], object]
    ) -> None:
        """``abort`` ends a connection whose client does not even take up that it ends."""
        self._send, self._limits, self._counts, self._abort = send, limits, counts, abort
        self._loop = asyncio.get_running_loop()
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None
        self.say: Callable[[DreisteinError], str] = str
        """How this client is told of an error."""
        self.ended: Callable[[], None] = lambda: None
        """Called once nothing can be told any more."""
        self.ending: Ending | None = None
        self.spoke = self._loop.time()
        """When something was last put on its way."""

    def deliver(self, message: ServerMessage) -> None:
        """Put a message on its way, without waiting and without ever failing."""
        if self.ending is not None:
            return
        if type(message) is Bye:
            self._bye(message)
        else:
            self.put(encode(message).decode())

    def _bye(self, message: Bye) -> None:
        """The house hangs up; it leaves the words to us."""
        restarting = message.retry is not None
        if restarting and not message.message:
            message = replace(message, message=self.say(Restarting()))
        self.put(encode(message).decode())
        self.end(CLOSED_RESTART if restarting else CLOSED_REFUSED, message.code)

    def put(self, text: str) -> None:
        """Put a message on its way that is encoded already."""
        self._queue.append(text)
        self._bytes += self._weight(text)
        self.spoke = self._loop.time()
        limits = self._limits
        if self._bytes > limits.waiting_bytes or len(self._queue) > limits.waiting_messages:
            self._queue.clear()
            self.end(CLOSED_SLOW, "too-slow")
        else:
            self._wake()

    def _weight(self, text: str) -> int:
        """How much a message counts: the whole of a very long match must go out all the same."""
        return min(len(text), self._limits.waiting_bytes // 4)

    def end(self, code: int, reason: str = "") -> None:
        """Close after what is on its way."""
        if self.ending is None:
            self.ending = Ending(code, reason)
            self._loop.call_soon(self.ended)
            self._loop.call_later(_SECONDS_TO_CLOSE, self._abort)
            self._wake()

    @property
    def empty(self) -> bool:
        return not self._queue

    def _wake(self) -> None:
        waiter = self._waiter
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def write(self) -> None:
        """Write what is on its way until the connection ends, and then close it."""
        queue, send, counts = self._queue, self._send, self._counts
        with suppress(OSError):  # the client has gone; the reading half notices, too
            while True:
                while queue:
                    text = queue.popleft()
                    self._bytes -= self._weight(text)
                    counts.sent += 1
                    await send({"type": "websocket.send", "text": text})
                if self.ending is not None:
                    break
                self._waiter = self._loop.create_future()
                await self._waiter
            code, reason = self.ending.code, self.ending.reason
            await send({"type": "websocket.close", "code": code, "reason": reason})
