"""The way in: a house on this device, and what several pages ask and say at once.

>>> import asyncio
>>> from dreistein.processes.messages import answer
>>> async def visit() -> str:
...     async def think(task: bytes) -> bytes:
...         return answer(task)
...     desk = await Desk.open(":memory:", think, lambda page, text: None)
...     status, body = await desk.answer("GET", "ladder", None, "en")
...     await desk.close()
...     return f"{status} {body[:10]}"
>>> asyncio.run(visit())
'200 {"rungs":['
"""

import re
import secrets
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

from dreistein.offline.conversation import Conversation
from dreistein.offline.requests import Request, Requests
from dreistein.offline.store import InlineStore
from dreistein.offline.thinking import Ask, means
from dreistein.table.bots.pool import Pace
from dreistein.table.house import BotPool, House
from dreistein.table.runtime.settings import HouseSettings

Tell = Callable[[str, str | None], None]
"""Takes the name of a conversation, and what its page is told; None once nothing more comes."""
_TABLE = re.compile(r"/api/tables/([^/?]+)/socket")


class Desk:
    """A house, and the pages that are open."""

    def __init__(self, house: House, requests: Requests, tell: Tell) -> None:
        self.house, self._requests, self._tell = house, requests, tell
        self._conversations: dict[str, Conversation] = {}

    @staticmethod
    async def open(
        path: Path | str,
        think: Ask,
        tell: Tell,
        free: Callable[[], int] | None = None,
        pace: Pace | None = None,
    ) -> "Desk":
        """Open the house of a file; ``free`` says how many bytes there is room for."""
        store = InlineStore(path) if free is None else InlineStore(path, free)
        house = House(store, BotPool(1, pace=pace, means=means(think)), SETTINGS)
        await house.open()
        return Desk(house, await Requests.of(house, secrets.token_urlsafe(16)), tell)

    async def close(self) -> None:
        for name in [*self._conversations]:
            self.hang_up(name)
        self._requests.close()
        await self.house.close()

    async def answer(
        self, method: str, address: str, body: str | None, language: str
    ) -> tuple[int, str]:
        """The status and the body of the answer to a request."""
        return await self._requests.answer(Request.of(method, address, body, language))

    def connect(self, name: str, path: str) -> None:
        """A page opens what would be a socket elsewhere."""
        found = _TABLE.match(path)
        table = unquote(found[1]) if found else ""
        self._conversations[name] = Conversation(
            self.house, self._requests.person.id, table, lambda text: self._tell(name, text)
        )

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
