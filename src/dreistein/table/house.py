"""A house: the tables of a server, and everything that people do there.

>>> import asyncio
>>> from dreistein.protocol.http.tables import NewSeat, NewTable
>>> async def visit() -> str:
...     house = House(SqliteStore(":memory:"), BotPool())
...     await house.open()
...     plan = NewTable((NewSeat("me", "Ada"), NewSeat("bot", level="casual")), "german")
...     table = await house.hosting.new_table("ada", plan)
...     view = await house.visits.view("ada", table)
...     await house.close()
...     return view.phase
>>> asyncio.run(visit())
'gathering'
"""

from collections.abc import Callable

from dreistein.protocol.client import AskHint, Say
from dreistein.table.bots.pool import BotPool as BotPool
from dreistein.table.features.challenges import Challenges
from dreistein.table.features.day import DayGames
from dreistein.table.features.erasure import Erasure
from dreistein.table.features.hints import Hints
from dreistein.table.features.hosting import Hosting
from dreistein.table.features.lists import GameLists
from dreistein.table.features.moments import Moments
from dreistein.table.features.play_on import PlayOn
from dreistein.table.features.records import Records
from dreistein.table.features.reviews.reviews import Reviews
from dreistein.table.features.upkeep import Upkeep
from dreistein.table.features.visits import Visits
from dreistein.table.model.commands import Command
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.base import Store
from dreistein.table.store.shared import is_shared
from dreistein.table.store.sqlite import SqliteStore as SqliteStore
from dreistein.table.tables import Tables


class House:
    """All tables of a server, and what belongs to them."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        settings: HouseSettings | None = None,
        *,
        now: Callable[[], int] | None = None,
    ) -> None:
        """``now`` is a clock in milliseconds; by default a steady one that the system sets."""
        context = HouseContext.of(store, bots, settings or HouseSettings(), now)
        self.context, self.store = context, store
        self.settings, self.now = context.settings, context.now
        self.tables = tables = Tables(context)
        self.node: Node | None = None
        """This server among others; None if it has the store for itself."""
        if is_shared(store) and context.lease is not None:
            self.node = Node(store, context.lease, tables.running, context)
        self.lists = GameLists(context, tables)
        self.erasure = Erasure(context, tables)
        self.hosting = Hosting(context, tables, self.erasure)
        self.visits = Visits(context, tables, self.erasure)
        self.challenges = Challenges(context, tables, self.hosting, self.erasure)
        self.day = DayGames(context, self.hosting, self.lists)
        self.records = Records(context, tables, self.day)
        self.moments = Moments(context, self.erasure)
        self.play_on = PlayOn(context, self.hosting)
        self.reviews = Reviews(context)
        self.hints = Hints(context)
        self.upkeep = Upkeep(context, tables, self.node)

    async def open(self) -> None:
        """Get ready to play. Tables are loaded when they are first needed."""
        await self.store.open()
        await self.context.clock.start()
        await self.context.bots.open()
        await self.day.open()
        if self.node is not None:
            await self.node.open()
        await self.lists.open()
        self.upkeep.start()

    async def close(self, message: str = "") -> None:
        """Tell every client to come back later, finish what is being stored, and close."""
        self.tables.hang_up(message)
        await self.upkeep.stop()
        await self.lists.close()
        if self.node is not None:
            await self.node.close()
        await self.day.close()
        await self.reviews.close()
        await self.erasure.close()
        await self.tables.close()
        self.context.clock.tick()
        await self.context.clock.note()
        await self.context.bots.close()
        await self.store.close()

    async def receive(self, connection: Connection, message: Command | AskHint | Say) -> None:
        """Carry out what a viewer sends; the answer goes to the viewer."""
        if isinstance(message, AskHint):
            self.hints.ask(connection, message)
        else:
            await connection.receive(message)
