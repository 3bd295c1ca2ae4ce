"""The tables of a house: opened, found in memory or in the store, and dropped."""

import asyncio
import secrets
from collections.abc import Callable

from dreistein.table.errors import NoSuchTable
from dreistein.table.model.append import append_for
from dreistein.table.model.change import Change
from dreistein.table.model.state import TableState
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.table import Table
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.runtime.writer import read_log
from dreistein.table.store.sql.hashes import fingerprint

_RETRY_MILLIS = 1000
"""When clients shall come back to a server that is restarted."""
_RETRY_ELSEWHERE_MILLIS = 100
"""And when, if there may be another one."""
MOST_UNWATCHED = 1000
"""So many tables stay in memory that nobody watches: each takes 40 kB, and more if it is long."""
_SURE_MILLIS = 10_000
"""Somebody who has just found a table may be about to watch it."""


class NoLog(NoSuchTable):
    """There is no log of such a table: it never existed, or was dropped."""


class Tables:
    def __init__(self, context: HouseContext) -> None:
        self.running: dict[str, Table] = {}
        """Those in memory."""
        self.closing = False
        """Whether nobody may connect any more."""
        self._context, self._store = context, context.store
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._dropping: set[str] = set()
        """Tables that nobody may load any more."""
        self._closings = Tasks()
        """Of tables that another server dropped."""
        context.bus.dropped.subscribe(self._on_dropped)
        context.bus.hung_up.subscribe(self._hang_up_on)

    async def open(self, table: str, change: Change) -> None:
        """Store a new table, which begins with a change."""
        append = append_for(table, change)
        await self._store.append(append)
        self.running[table] = Table(table, change.after, append.events, self._context)

    async def find(self, table: str) -> Table:
        """A table, from memory or from the store; raises :class:`NoSuchTable`."""
        if table in self._dropping:
            raise NoLog()
        running = self.running.get(table)
        if running is not None:
            running.used = self._context.now()
            if self._context.shared:
                await running.writer.follow()  # another server may have stored something
            return running
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        log = await self._store.load(table)
        state = await read_log(log) if log else None
        if state is None or table in self._dropping:
            raise NoLog()
        running = self.running[table] = Table(table, state, log, self._context)
        return running

    async def find_for(self, person: str | None, table: str, key: str | None) -> Table:
        """A table that this person sits at, or has the key for; raises :class:`NoSuchTable`."""
        running = await self.find(table)
        opened = running.state.opened
        keys = (opened.invite, opened.watch)
        if key is not None and any(secrets.compare_digest(key.encode(), k.encode()) for k in keys):
            return running
        if person is None or person not in (*running.state.involved, opened.host):
            raise NoSuchTable()
        return running

    async def drop(self, table: str) -> None:
        """Drop a table for good; whoever is connected is told that it is gone."""
        self._dropping.add(table)
        try:
            if (loading := self._loading.get(table)) is not None:
                await asyncio.wait((loading,))
            await self._close_table(table)
            await self._store.drop(table)
        finally:
            self._dropping.discard(table)
        self._context.bus.tell(tables=[table])

    async def drop_if(self, running: Table, may: Callable[[TableState], bool]) -> bool:
        """:meth:`drop` one where that holds of its last event; returns whether it was dropped.

        Whoever sits down at the same moment is either seen here, or finds no table.
        """
        if not await running.writer.drop(may):
            return False
        await self._close_table(running.id)
        self._context.bus.tell(tables=[running.id])
        return True

    async def _close_table(self, table: str) -> None:
        running = self.running.pop(table, None)
        if running is not None:
            running.audience.hang_up("", _RETRY_MILLIS)
            await running.close()

    def _on_dropped(self, table: str) -> None:
        running = self.running.pop(table, None)
        if running is not None:
            running.audience.hang_up("", _RETRY_MILLIS)
            self._closings.spawn(running.close())

    # ------------------------------------------------------------------ all of them

    @property
    def names(self) -> set[str]:
        """Those in memory, or about to be."""
        return {*self.running, *self._loading}

    @property
    def connections(self) -> int:
        """How many viewers there are."""
        return sum(len(table.audience.connections) for table in self.running.values())

    async def unload_idle(self) -> None:
        """Let tables leave memory that nobody has looked at for a while, or that are too many."""
        now = self._context.now()
        limit, sure = now - 1000 * self._context.settings.idle_seconds, now - _SURE_MILLIS
        unwatched = [t for t in self.running.values() if not t.watched and not t.writer.busy]
        unwatched.sort(key=lambda table: table.used)
        spare = len(unwatched) - MOST_UNWATCHED
        idle = [
            self.running.pop(table.id)
            for number, table in enumerate(unwatched)
            if table.used <= limit or (number < spare and table.used <= sure)
        ]
        await asyncio.gather(*(table.close() for table in idle))

    def disconnect(self, person: str) -> None:
        """Hang up on a person everywhere; whoever still is that person comes back at once."""
        whose = fingerprint(person)
        self._hang_up_on(whose)
        self._context.bus.tell(bye=whose.hex())

    def _hang_up_on(self, whose: bytes) -> None:
        for table in tuple(self.running.values()):
            table.audience.hang_up_on(whose)

    def hang_up(self, message: str) -> None:
        """Tell all viewers to come back later; from now on nobody may connect."""
        self.closing = True
        retry = _RETRY_ELSEWHERE_MILLIS if self._context.shared else _RETRY_MILLIS
        for table in tuple(self.running.values()):
            table.audience.hang_up(message, retry)

    async def close(self) -> None:
        """Finish what is being stored."""
        await asyncio.gather(*(table.close() for table in self.running.values()))
        self.running.clear()
