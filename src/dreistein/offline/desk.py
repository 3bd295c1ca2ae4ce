"""The way in: a house on this device, and what several pages ask and say at once.

>>> import asyncio
>>> from dreistein.processes.messages import answer
>>> async def visit() -> str:
...     async def think(task: bytes, seconds: float | None) -> bytes:
...         return answer(task)
...     desk = await Desk.open(":memory:", think, lambda page, text: None)
...     status, body = await desk.answer("GET", "ladder", None, "en")
...     await desk.close()
...     return f"{status} {body[:10]}"
>>> asyncio.run(visit())
'200 {"rungs":['
"""

import asyncio
import json
import re
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

from dreistein.offline import copies
from dreistein.offline.conversation import Conversation
from dreistein.offline.requests import Request, Requests
from dreistein.offline.store import InlineStore
from dreistein.offline.thinking import Ask, means
from dreistein.protocol.http.problem import error_body, status_of
from dreistein.rules.errors import DreisteinError
from dreistein.table.bots.pool import Pace
from dreistein.table.house import BotPool, House
from dreistein.table.runtime.settings import HouseSettings

Tell = Callable[[str, str | None], None]
"""Takes the name of a conversation, and what its page is told; None once nothing more comes."""
_TABLE = re.compile(r"/api/tables/([^/?]+)/socket")


class Desk:
    """A house, and the pages that are open."""

    def __init__(
        self, new_store: Callable[[], InlineStore], think: Ask, tell: Tell, pace: Pace | None
    ) -> None:
        self._new_store, self._tell, self._pace = new_store, tell, pace
        self._means = means(think)
        self._conversations: dict[str, Conversation] = {}
        self._turn = asyncio.Lock()
        """So that nobody opens two houses at once."""

    @staticmethod
    async def open(
        path: Path | str,
        think: Ask,
        tell: Tell,
        free: Callable[[], int] | None = None,
        pace: Pace | None = None,
    ) -> "Desk":
        """Open the house of a file; ``free`` says how many bytes there is room for."""

        def new_store() -> InlineStore:
            return InlineStore(path) if free is None else InlineStore(path, free)

        desk = Desk(new_store, think, tell, pace)
        await desk._open()
        return desk

    async def _open(self) -> None:
        self._store = self._new_store()
        self.house = House(self._store, BotPool(1, pace=self._pace, means=self._means), SETTINGS)
        await self.house.open()
        self._requests = await Requests.of(self.house, secrets.token_urlsafe(16))

    async def _settled(self) -> House:
        """The house, once it has taken the place of the one before."""
        if self._turn.locked():
            async with self._turn:
                pass
        return self.house

    async def close(self) -> None:
        for name in [*self._conversations]:
            self.hang_up(name)
        self._requests.close()
        await self.house.close()

    async def answer(
        self, method: str, address: str, body: str | None, language: str
    ) -> tuple[int, str]:
        """The status and the body of the answer to a request."""
        if address == "copy":
            return await self._copy(body if method == "POST" else None, language)
        await self._settled()
        return await self._requests.answer(Request.of(method, address, body, language))

    async def _copy(self, body: str | None, language: str) -> tuple[int, str]:
        """Everything that is stored; or everything anew, in the place of what was."""
        try:
            if body is None:
                return 200, json.dumps({"house": self._store.written()})
            copy = copies.read(str(json.loads(body)["house"]))
            async with self._turn:
                await self._replace(copy)
        except (ValueError, KeyError, TypeError) as error:
            known = error if isinstance(error, DreisteinError) else copies.NoCopy()
            return status_of(known), json.dumps(error_body(known, language), ensure_ascii=False)
        return 204, ""

    async def _replace(self, copy: sqlite3.Connection) -> None:
        """Open another house. If there is no room for it, the one before goes on."""
        lines = [*self._conversations]
        await self.close()
        try:
            await self._new_store().replace(copy)
        finally:
            copy.close()
            await self._open()
            for line in lines:
                self._tell(line, None)  # its page connects again

    def connect(self, name: str, path: str) -> None:
        """A page opens what would be a socket elsewhere."""
        found = _TABLE.match(path)
        table = unquote(found[1]) if found else ""

        async def visit() -> tuple[House, str]:
            house = await self._settled()
            return house, self._requests.person.id

        def tell(text: str | None) -> None:
            if text is None:
                self._conversations.pop(name, None)
            self._tell(name, text)

        self._conversations[name] = Conversation(visit, table, tell)

    def say(self, name: str, text: str) -> None:
        """A page sends a message."""
        if name in self._conversations:
            self._conversations[name].hear(text)

    def hang_up(self, name: str) -> None:
        """A page closes the connection, or is closed itself."""
        if (conversation := self._conversations.pop(name, None)) is not None:
            conversation.close()


SETTINGS = HouseSettings(unfinished_days=36_500, unbegun_days=7, alone=True)
"""Nobody else needs the room."""
