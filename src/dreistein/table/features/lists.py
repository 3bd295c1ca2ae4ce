"""The games of a person: unfinished tables, finished matches, and taking them off the list."""

import asyncio
import logging
from contextlib import suppress
from datetime import date

from dreistein.protocol.http.lists import Best, TableSummary, Waiting
from dreistein.protocol.http.lists import Tables as ListedTables
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import AlreadyOver, DayNotOver, NoSuchTable
from dreistein.table.fair.day import day_at
from dreistein.table.features.queries import lists
from dreistein.table.features.queries.lists import ListedMatch, WaitingTable
from dreistein.table.model.append import relist
from dreistein.table.model.commands import leave_all
from dreistein.table.model.summaries import about, read_about, read_entry, waiting_people
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.runtime.writer import read_log
from dreistein.table.store.errors import LogDamaged
from dreistein.table.store.sql.hashes import last_link
from dreistein.table.tables import Tables

log = logging.getLogger(__name__)

LIST_LENGTH = 100
"""How many entries a page of a list has."""
LONGEST_LIST_PAGE = 1000
"""How many finished matches can be asked for at once."""
_MOST_TABLES = 1000
"""More than a person may have unfinished."""
_OUTDATED_AT_ONCE = 100
_MEND_SECONDS = 5
"""How long the start waits for lists that are behind."""


class GameLists:
    def __init__(self, context: HouseContext, tables: Tables) -> None:
        self._context, self._store, self._tables = context, context.store, tables
        self._mending = Tasks()

    async def open(self) -> None:
        """Mend the lists: for a few seconds at once, and the rest in the background."""
        await asyncio.wait((self._mending.spawn(self.mend()),), timeout=_MEND_SECONDS)

    async def close(self) -> None:
        self._mending.cancel()
        await self._mending.wait()

    # ------------------------------------------------------------------ reading

    async def unfinished(self, person: str) -> list[TableSummary]:
        """A person's unfinished tables, those first that wait for this person."""
        found = await self._store.read(lists.tables_of, person, _MOST_TABLES)
        if self._context.shared:
            await self._follow(found)
        shown = [self._table(listed, person) for listed in found]
        # A match may have ended a moment ago, and the list not know of it yet.
        shown = [table for table in shown if table.phase != "over"]
        return sorted(shown, key=lambda table: (not table.waiting, -table.at))

    async def _follow(self, found: list[WaitingTable]) -> None:
        """Read the logs of tables that other servers play on, so that their lists are right."""
        for listed in found:
            if listed.behind or listed.table in self._tables.running:
                with suppress(DreisteinError):
                    await self._tables.find(listed.table)

    def _table(self, listed: WaitingTable, person: str) -> TableSummary:
        running = self._tables.running.get(listed.table)
        if running is None:
            shown, phase, waiting = read_about(listed.text), listed.phase, listed.waiting
        else:
            state = running.state
            shown, phase = about(state), state.phase
            waiting = person in waiting_people(state)
        return TableSummary(listed.table, phase, listed.at, shown, waiting)

    async def finished(
        self, person: str, before: int | None = None, limit: int = LIST_LENGTH
    ) -> list[TableSummary]:
        """A person's finished matches, the latest first."""
        found = await self._store.read(lists.matches_of, person, limit, before)
        return [_match(listed) for listed in found]

    async def page(
        self, person: str, before: int | None = None, limit: int = LIST_LENGTH
    ) -> ListedTables:
        """A page of a person's games; those that are unfinished come first."""
        finished = await self.finished(person, before, limit)
        # Matches of the same moment stay on one page, so there can be more than the limit.
        following = finished[-1].at if len(finished) >= limit else None
        unfinished = await self.unfinished(person) if before is None else []
        return ListedTables([*unfinished, *finished], following)

    async def waiting(self, person: str) -> Waiting:
        """The tables with other people that wait for a person: bots do not mind waiting."""
        found = await self.unfinished(person)
        tables = [table.id for table in found if table.waiting and table.about.people > 1]
        return Waiting(len(tables), tables)

    async def best(self, person: str, table: str, match: int) -> Best:
        """How a finished game of solitaire compares with a person's earlier ones."""
        own = await self._store.read(lists.match_of, person, table, match)
        if own is None:
            raise NoSuchTable()
        if own.setting is None:
            return Best(own.score, None, 0, compared=False)
        best, games = await self._store.read(lists.best_before, person, own.setting, own.at)
        return Best(own.score, best, games, compared=True)

    async def tables_of_day(self, person: str, day: date) -> list[TableSummary]:
        """The tables where a person has played the game of a day, unfinished ones first."""
        wanted = day.isoformat()
        found = [t for t in await self.unfinished(person) if t.about.day == wanted]
        before = None
        while page := await self.finished(person, before):
            found += [table for table in page if table.about.day == wanted]
            before = page[-1].at
            if day_at(before) < day:
                break
        return found

    # ------------------------------------------------------------------ removing

    async def leave(self, person: str, table: str) -> None:
        """Give up an unfinished table: a bot plays on for the others; without others it is dropped.

        Matches that were finished there stay on the lists.
        """
        running = await self._tables.find(table)
        if person not in running.state.members:
            raise NoSuchTable()
        if running.state.over:
            raise AlreadyOver()
        self._check_day(running.state.opened.day)
        now = self._context.now()
        if not await self._tables.drop_if(running, lambda state: state.members == (person,)):
            await running.writer.change(lambda state: leave_all(state, person, now))
            await self._tables.drop_if(running, lambda state: not state.members)

    async def forget(self, person: str, table: str, match: int) -> None:
        """Take a finished match off a person's list; what nobody has listed is deleted."""
        own = await self._store.read(lists.match_of, person, table, match)
        if own is None:
            raise NoSuchTable()
        self._check_day(read_entry(own.text).about.day)
        if await self._store.write(lists.unlist, person, table, match):
            await self._tables.drop(table)

    async def forget_all(self, person: str) -> None:
        """Take all finished matches off a person's list, but for the game of today."""
        before = None
        while page := await self._store.read(lists.matches_of, person, LIST_LENGTH, before):
            for own in page:
                with suppress(DayNotOver, NoSuchTable):
                    await self.forget(person, own.table, own.match)
            before = page[-1].at

    def _check_day(self, day: str | None) -> None:
        """A game of today stays: without it, a second try would look like the first."""
        if day == day_at(self._context.now()).isoformat():
            raise DayNotOver()

    # ------------------------------------------------------------------ mending

    async def mend(self) -> None:
        """Bring lists up to date that are behind: after a crash."""
        mended, damaged = 0, set[str]()
        while True:
            found = await self._store.read(lists.outdated, _OUTDATED_AT_ONCE + len(damaged))
            behind = [table for table in found if table not in damaged]
            if not behind:
                break
            for table in behind:
                try:
                    if stored := await self._store.load(table):
                        state = await read_log(stored)
                        await self._store.append(relist(table, state, last_link(table, stored)))
                except LogDamaged as error:
                    log.warning("a table's lists were not mended: %s", error.code)
                    damaged.add(table)
                except DreisteinError as error:
                    log.warning("lists were not mended: %s", error.code)
                    return  # tried again at the next start
            mended += len({*behind} - damaged)
        if mended:
            log.info("mended the lists of %d tables", mended)


def _match(listed: ListedMatch) -> TableSummary:
    entry = read_entry(listed.text)
    return TableSummary(
        id=listed.table,
        phase="over",
        at=listed.at,
        about=entry.about,
        yours=list(listed.seats),
        tallies=entry.tallies,
    )
