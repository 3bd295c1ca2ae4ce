"""A page at a table: hello first, then messages both ways, as over a socket."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from pydantic import ValidationError

from dreistein.protocol import server as p
from dreistein.protocol.client import Hello, Ping, parse
from dreistein.protocol.errors import PageOutdated
from dreistein.protocol.fields import PROTOCOL
from dreistein.protocol.validation import id_of, message_error
from dreistein.rules.errors import DreisteinError
from dreistein.table.house import House
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.tasks import Tasks
from dreistein.text import Texts, language_from

Send = Callable[[str | None], None]
"""Takes what the page is told; None once nothing more comes."""
Visit = Callable[[], Awaitable[tuple[House, str]]]
"""The house, once it is open, and who comes to it."""


class Conversation:
    """What one page and one table say to each other."""

    def __init__(self, visit: Visit, table: str, send: Send) -> None:
        self._visit, self._table, self._send = visit, table, send
        self._connection: Connection | None = None
        self._texts = Texts()
        self._turn = asyncio.Lock()
        self._work = Tasks()
        self._over = False

    def hear(self, text: str) -> None:
        """The page says something; messages are carried out one after the other."""
        self._work.spawn(self._answer(text))

    def close(self) -> None:
        """The page has gone, or there is nothing more to say."""
        self._over = True
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def wait(self) -> None:
        """Wait until all that was said is carried out."""
        await self._work.wait()

    async def _answer(self, text: str) -> None:
        async with self._turn:
            try:
                message = parse(text)
            except ValidationError as wrong:
                error = message_error(wrong, text)
                self._deliver(p.Refused.because(error, self._texts.error(error), id_of(text)))
                return
            if isinstance(message, Ping):
                self._deliver(p.Pong(message.n))
            elif isinstance(message, Hello):
                await self._greet(message)
            elif self._connection is not None:
                house, _ = await self._visit()
                await house.receive(self._connection, message)

    async def _greet(self, hello: Hello) -> None:
        self._texts = Texts(language_from(hello.language))
        try:
            if hello.protocol != PROTOCOL:
                raise PageOutdated(protocol=PROTOCOL)
            house, person = await self._visit()
            connection = await house.visits.connect(
                person,
                self._table,
                None,
                self._deliver,
                replace(hello, language=self._texts.language),
                self._texts.error,
            )
        except DreisteinError as error:
            self._deliver(p.Bye(error.code, self._texts.error(error), None))
            return
        if self._over:
            connection.close()
        else:
            self._connection = connection

    def _deliver(self, message: p.ServerMessage) -> None:
        if self._over:
            return
        self._send(p.encode(message).decode())
        if isinstance(message, p.Bye):
            self.close()
            self._send(None)
