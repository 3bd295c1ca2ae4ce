"""Opening tables: as many as a person may have, and none for who is being erased."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from dreistein.protocol.http.tables import NewTable
from dreistein.table.errors import TooManyTables
from dreistein.table.fair.sealed import table_mark
from dreistein.table.features.erasure import Erasure
from dreistein.table.features.queries import lists
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.fold import open_state
from dreistein.table.model.setup import name_by, opening_event
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.writer import read_log
from dreistein.table.store.errors import StaleLog
from dreistein.table.tables import Tables


class Hosting:
    def __init__(self, context: HouseContext, tables: Tables, erasure: Erasure) -> None:
        self._context, self._tables, self._erasure = context, tables, erasure

    async def new_table(self, person: str, plan: NewTable) -> str:
        """Open a table as a person plans it; returns its id."""
        return await self.open_once(opening_event(plan, person, self._context.now()), key=plan.key)

    async def open_once(
        self, first: e.TableOpened, played: Sequence[e.Event] = (), *, key: str | None
    ) -> str:
        """Open a table, or find the one that this person has opened with the same key.

        One that they have left or played to its end meanwhile is not what they ask for.
        """
        if key is None:
            return await self.open(first, played)
        table = name_by(first.host, key)
        if log := await self._context.store.load(table):
            state = await read_log(log)
            if state.over or not state.seats_of(first.host):
                return await self.open(first, played)
        else:
            with suppress(StaleLog):  # asked for twice at once
                return await self.open(first, played, table)
        return table

    async def open(
        self, first: e.TableOpened, played: Sequence[e.Event] = (), name: str | None = None
    ) -> str:
        """Open a table; ``played`` are the events with which its match begins.

        Its id is ``name``, or else nobody guesses it.
        """
        await self._check_limits(first.host)
        table = name or secrets.token_urlsafe(16)
        first = replace(first, table=table_mark(table))
        state = open_state(first)
        log: list[e.Event] = [first]
        if state.all_seated and state.chosen_seed is not None:
            log.append(e.Started(first.at))
        log += played
        aside = self._context.bots.means.aside
        change = await aside(Change.of, None, log) if played else Change.of(None, log)
        async with self._erasure.settling(first.host, table):
            await self._tables.open(table, change)
        return table

    async def _check_limits(self, person: str) -> None:
        await self._context.store.check_room()
        await self._erasure.check(person)
        most = self._context.settings.most_tables_person
        if await self._context.store.read(lists.count_unfinished, person) >= most:
            raise TooManyTables(most=most)
