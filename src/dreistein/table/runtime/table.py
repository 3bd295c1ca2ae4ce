"""A running table: one writer, its audience, and its caretaker.

Everything that happens goes through :meth:`Table.change`: decided from the present state, checked
by the rules, stored, and only then published.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from typing import Any

from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import NoSuchTable
from dreistein.table.fair.sealed import table_mark
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.commands import leave_all
from dreistein.table.model.fold import fold
from dreistein.table.model.redaction import redact
from dreistein.table.model.state import TableState
from dreistein.table.model.summaries import append_for, relist, summary_of
from dreistein.table.runtime.audience import Audience
from dreistein.table.runtime.caretaker import Caretaker
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.services import Services
from dreistein.table.runtime.voice import Voices
from dreistein.table.store.base import Append, Rewrite
from dreistein.table.store.errors import LogDamaged, StaleLog
from dreistein.table.store.shared import Attendance
from dreistein.table.store.sql.hashes import chained, last_link

_EVENTS_AT_ONCE = 50
"""How many events of a long log are folded before other tables get a turn."""
_ATTEMPTS = 4
"""How often something is decided anew because another server was first."""


async def read_log(table: str, log: Sequence[bytes]) -> TableState:
    """The table that a stored log describes; :class:`NoSuchTable` for an empty log."""
    state: TableState | None = None
    for number, event in enumerate(log, start=1):
        state = fold(state, e.decode(event))
        if not state.table:
            state = replace(state, table=table_mark(table))  # a log of an older version
        if number % _EVENTS_AT_ONCE == 0:
            await asyncio.sleep(0)
    if state is None:
        raise NoSuchTable()
    return state


class Table:
    """A table in memory."""

    def __init__(
        self, table: str, state: TableState, log: Sequence[bytes], services: Services
    ) -> None:
        """``state`` is what ``log`` describes."""
        self.id = table
        self.state = state
        self._link = last_link(table, log)
        """That of the last event: the store adds nothing to another log than this one."""
        self.used = services.now()
        """When the table was last looked at."""
        self.audience = Audience(self, services)
        self.voices = Voices()
        self._services = services
        self._caretaker = Caretaker(self, self.audience, services)
        self._lock = asyncio.Lock()
        self._unsure = False
        """Whether the store may have events that this table has not."""
        self._listed = state.seq
        """The last event that lists reflect; plain actions are stored without a summary."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lasting: set[asyncio.Task[Any]] = set()
        """Those that closing waits for; the others it cancels."""
        self._closed = False
        self.epoch: int | None = None
        """The number under which this node is the caretaker; None if another node is."""
        self.rewritten = 0
        """How often the log was replaced, as far as this node knows."""
        self.told = Attendance()
        """What other nodes were told of who is here."""
        self._follows = False

    # ------------------------------------------------------------------ the one writer

    async def change(self, decide: Callable[[TableState], list[e.Event]]) -> int:
        """Store and publish what is decided from the present state; returns the new ``seq``.

        Raises what ``decide`` or the rules refuse; then nothing has happened. Cancelling the caller
        does not stop it: a change that has begun is finished and published.
        """
        async with self._lock:
            return await self._change(decide, None)

    async def change_as_caretaker(self, decide: Callable[[TableState], list[e.Event]]) -> int:
        """:meth:`change`, but nothing happens if another node is the caretaker by now."""
        async with self._lock:
            if not self.leads:
                return self.state.seq
            try:
                return await self._change(decide, self.epoch)
            except StaleLog:
                if self._services.node is not None:
                    self._services.node.settle(self.id)
                raise

    async def _change(
        self, decide: Callable[[TableState], list[e.Event]], epoch: int | None
    ) -> int:
        if self._unsure:
            await self._catch_up()
        for _ in range(_ATTEMPTS - 1):
            try:
                return await self._store(decide, epoch)
            except StaleLog:
                # Another process was first, or has dropped the table: look again.
                if not await self._catch_up():
                    await self._reload()  # or the log was rewritten
        return await self._store(decide, epoch)

    async def _store(
        self, decide: Callable[[TableState], list[e.Event]], epoch: int | None = None
    ) -> int:
        events = decide(self.state)
        if not events:
            return self.state.seq
        change = Change.of(self.state, events)
        append = replace(append_for(self.id, change), was=self._link, epoch=epoch)
        try:
            await self._services.store.append(append)
        except BaseException as error:
            # It may be stored or not: ask the store before anything else.
            self._unsure = True
            if isinstance(error, asyncio.CancelledError) and not self._closed:
                self.spawn(self._settle(append))
            raise
        self._unsure = False
        self.state = change.after
        self._link = reduce(chained, append.events, self._link)
        if append.summary is not None:
            self._listed = change.after.seq
        self._services.counts.actions += sum(isinstance(event, e.ActionMade) for event in events)
        self.audience.publish(change)
        self._caretaker.schedule_next()
        return change.after.seq

    async def forget(self, person: str) -> None:
        """Let a person leave, and take their name and id out of the log.

        Neither cancelling the caller nor closing the table stops it.
        """
        await asyncio.shield(self._begin(self._forget_in_turn(person), self._lasting))

    async def _forget_in_turn(self, person: str) -> None:
        async with self._lock:
            for attempt in range(_ATTEMPTS):
                try:
                    await self._forget(person)
                    break
                except StaleLog:  # another server was first
                    if attempt == _ATTEMPTS - 1:
                        raise

    async def _forget(self, person: str) -> None:
        await self._reload()
        await self._store(lambda state: leave_all(state, person, self._services.now()))
        stored = await self._services.store.load(self.id)
        if len(stored) != self.state.seq:
            raise StaleLog()
        log = redact(stored, person, self.state.table)
        state = await read_log(self.id, log)
        if state.seed != self.state.seed or state.totals != self.state.totals:
            raise LogDamaged()  # never tell another match than the one that was played
        summary = summary_of(state, state.turn_at)
        was = last_link(self.id, stored)
        await self._services.store.rewrite(Rewrite(self.id, was, tuple(log), summary))
        if self._services.node is not None:
            self._services.node.tell(tables=[self.id])
        self._take_over(state, last_link(self.id, log))

    async def _settle(self, append: Append) -> None:
        """Finish a change whose caller was cancelled: if it was stored, it is stale by now."""
        async with self._lock:
            with suppress(DreisteinError):
                await self._services.store.append(append)
            with suppress(DreisteinError):
                await self._catch_up()

    # ------------------------------------------------------------------ what others stored

    async def follow(self) -> None:
        """Read what others have stored, and publish it."""
        async with self._lock:
            await self._catch_up()

    def follow_soon(self) -> None:
        """:meth:`follow` in the background; once is enough for many notices."""
        if not self._follows and not self._closed:
            self._follows = True
            self.spawn(self._follow_in_background())

    async def _follow_in_background(self) -> None:
        with suppress(DreisteinError):  # tried again at the next look
            async with self._lock:
                self._follows = False
                await self._catch_up()
        self._follows = False

    def reload_soon(self) -> None:
        """Read the whole log again, which was replaced, in the background."""
        self.spawn(self._reload_in_background())

    async def _reload_in_background(self) -> None:
        with suppress(DreisteinError):
            async with self._lock:
                await self._reload()

    async def _catch_up(self) -> bool:
        """Fold what follows in the log, event by event, as if it had happened here.

        Returns whether there was anything.
        """
        log = await self._services.store.load(self.id, self.state.seq)
        self._unsure = False
        for number, text in enumerate(log, start=1):
            change = Change.of(self.state, [e.decode(text)])
            self.state = change.after
            self._link = chained(self._link, text)
            self.audience.publish(change)
            if isinstance(change.events[0], e.Rekeyed):
                self.audience.dismiss_spectators()
            if number % _EVENTS_AT_ONCE == 0:
                await asyncio.sleep(0)
        if log:
            self._caretaker.schedule_next()
        return bool(log)

    async def _reload(self) -> None:
        log = await self._services.store.load(self.id)
        state, link = await read_log(self.id, log), last_link(self.id, log)
        self._unsure = False
        if link != self._link:
            self._take_over(state, link)

    def _take_over(self, state: TableState, link: bytes) -> None:
        """Go on from another log than the one that was known."""
        self.state, self._link = state, link
        self.audience.publish_whole()
        self._caretaker.schedule_next()

    # ------------------------------------------------------------------ the caretaker

    @property
    def leads(self) -> bool:
        """Whether this server looks after the table."""
        node = self._services.node
        return node is None or (self.epoch is not None and node.alive)

    def lead(self, epoch: int | None) -> None:
        """Look after the table from now on, or no longer."""
        if epoch != self.epoch or (epoch is not None and self._caretaker.idle):
            self.epoch = epoch  # the same again after a lease that was over for a moment
            self._caretaker.schedule_next()

    # ------------------------------------------------------------------ connections

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.audience.connections)

    @property
    def busy(self) -> bool:
        """Whether something is being stored or thought about."""
        return self._lock.locked() or bool(self._tasks or self._lasting)

    def add(self, connection: Connection) -> None:
        """Let a viewer in."""
        self.used = self._services.now()
        self.audience.add(connection)
        if connection.person is not None:
            self._caretaker.on_connect(connection.person)
        self._caretaker.schedule_next()
        self._settle_with_others()

    def remove(self, connection: Connection) -> None:
        """Let a viewer go."""
        if connection not in self.audience.connections:
            return
        self.used = self._services.now()
        self.audience.remove(connection)
        person = connection.person
        if person is not None and person not in self.audience.people():
            self._caretaker.on_disconnect(person)
        if not self.watched:
            self.epoch = None
        self._caretaker.schedule_next()
        self._settle_with_others()

    def on_presence(self, gone: frozenset[str], come: frozenset[str]) -> None:
        """People came or left at other servers."""
        for person in gone:
            self._caretaker.on_disconnect(person)
        for person in come:
            self._caretaker.on_connect(person)
        self._caretaker.schedule_next()

    def _settle_with_others(self) -> None:
        if self._services.node is not None:
            self._services.node.settle(self.id)

    def spawn(self, work: Coroutine[Any, Any, object]) -> "asyncio.Task[Any]":
        """Run a coroutine as a task of this table."""
        return self._begin(work, self._tasks)

    def _begin(
        self, work: Coroutine[Any, Any, object], tasks: set[asyncio.Task[Any]]
    ) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    async def close(self) -> None:
        """Cancel the timer and all tasks; what was stored stays."""
        self._closed = True
        self._caretaker.stop()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._lasting, return_exceptions=True)
        async with self._lock:
            self.audience.clear()
            if self._listed != self.state.seq and not self._unsure:
                with suppress(DreisteinError):
                    await self._services.store.append(relist(self.id, self.state, self._link))
