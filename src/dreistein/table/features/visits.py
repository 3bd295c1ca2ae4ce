"""Coming to a table: by a seat or by a link, to play or to look."""

import asyncio

from dreistein.protocol.client import Hello
from dreistein.protocol.http.tables import Rounds
from dreistein.protocol.table import Look, RoundView, TableView
from dreistein.table.errors import NoSuchTable, Restarting
from dreistein.table.features.erasure import Erasure
from dreistein.table.features.queries import lists
from dreistein.table.model import events as e
from dreistein.table.model.commands import sit
from dreistein.table.model.names import clean_name
from dreistein.table.model.state import TableState
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.viewer import Deliver, WordError
from dreistein.table.tables import Tables

ROUNDS_LENGTH = 10
"""How many whole rounds are sent at once."""


class Visits:
    def __init__(self, context: HouseContext, tables: Tables, erasure: Erasure) -> None:
        self._context, self._tables, self._erasure = context, tables, erasure
        self._reading = asyncio.Lock()
        """Whole rounds are made one at a time, with pauses: somebody may want hundreds at once."""

    async def find(self, key: str) -> tuple[str, str]:
        """The table that a link's key opens, and ``invite`` or ``watch``."""
        found = await self._context.store.read(lists.find, key)
        if found is None:
            raise NoSuchTable()
        return found

    async def sit(
        self,
        person: str,
        key: str,
        seat: int | None = None,
        name: str = "",
        look: Look | None = None,
    ) -> tuple[str, int]:
        """Take a seat by an invitation; returns the table and the seat."""
        table, kind = await self.find(key)
        if kind != "invite":
            raise NoSuchTable()
        await self._erasure.check(person)
        running = await self._tables.find(table)
        taken: list[int] = []

        def take_seat(state: TableState) -> list[e.Event]:
            now = self._context.now()
            number, events = sit(state, person, seat, clean_name(name), look, now)
            taken[:] = [number]
            return events

        async with self._erasure.settling(person, table):
            await running.writer.change(take_seat)
        return table, taken[0]

    async def connect(
        self,
        person: str | None,
        table: str,
        key: str | None,
        deliver: Deliver,
        hello: Hello,
        word_error: WordError = str,
        address: str = "",
    ) -> Connection:
        """Connect a viewer to a table; ``address`` is where the viewer comes from."""
        running = await self._tables.find_for(person, table, key)
        if self._tables.closing:
            raise Restarting()
        running.audience.check_room(person, address)
        connection = Connection(
            person, deliver, word_error, address, table=running, context=self._context
        )
        connection.open(hello)
        return connection

    async def view(self, person: str | None, table: str, key: str | None = None) -> TableView:
        """A table as a viewer may see it now."""
        running = await self._tables.find_for(person, table, key)
        return running.audience.whole(person).table

    async def rounds(
        self, person: str | None, table: str, first: int, key: str | None = None
    ) -> Rounds:
        """Some rounds of the present match with all their turns, from number ``first`` on."""
        running = await self._tables.find_for(person, table, key)
        state = running.state
        following = min(first + ROUNDS_LENGTH, state.rounds)
        found: list[RoundView] = []
        async with self._reading:
            for number in range(first, following):
                found.append(running.audience.whole_round(state, number))
                await asyncio.sleep(0)
        more = following if first < following < state.rounds else None
        return Rounds(state.match_number, tuple(found), more)
