"""Incoming messages of a socket, in order: most of them come straight from the connection.

A message in one whole frame skips uvicorn's parser and queue and the layers of ASGI, which took up
to a tenth of the server's time. Everything else (fragments, pings, the close) goes that way, and
what becomes of it is put here, too.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from starlette.types import Receive


class ClientGone(Exception):
    """The client closed the connection."""


class Source(Protocol):
    """Where messages come from without ASGI."""

    on_text: Callable[[str], None] | None
    """Called with each message that came in one whole frame."""

    def hold(self, held: bool) -> None:
        """Stop reading from the client, or go on."""
        ...


class Inbox:
    """Messages that one client has sent and that are not yet carried out.

    While one waits here, no more are read from the client.
    """

    __slots__ = ("_closed", "_gone", "_held", "_loop", "_messages", "_source", "_waiter")

    def __init__(self, source: Source) -> None:
        self._source = source
        self._loop = asyncio.get_running_loop()
        self._messages: deque[str | None] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._held = self._gone = self._closed = False
        source.on_text = self._put

    async def get(self) -> str | None:
        """The next message; None if it is not text. Raises :class:`ClientGone` after the last."""
        while not self._messages:
            if self._gone:
                raise ClientGone
            self._waiter = self._loop.create_future()
            await self._waiter
        message = self._messages.popleft()
        if not self._messages:
            self._hold(False)
        return message

    async def follow(self, receive: Receive) -> None:
        """Put here what comes by ASGI, until the client has gone."""
        while (event := await receive())["type"] != "websocket.disconnect":
            self._put(event.get("text"))
        self._gone = True
        self._wake()

    def close(self) -> None:
        """Ignore what is waiting and what still comes."""
        self._closed = True
        self._messages.clear()
        self._hold(False)

    def _put(self, message: str | None) -> None:
        if not self._closed:
            self._messages.append(message)
            if not self._wake():
                self._hold(True)

    def _wake(self) -> bool:
        """Wake whoever waits for a message; False if nobody does."""
        waiter = self._waiter
        if waiter is None or waiter.done():
            return False
        waiter.set_result(None)
        return True

    def _hold(self, held: bool) -> None:
        if held is not self._held:
            self._held = held
            self._source.hold(held)
