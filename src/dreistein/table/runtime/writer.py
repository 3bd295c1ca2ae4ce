"""The one writer of a table: what is decided is checked, stored, and only then published."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import reduce
from typing import TypeVar

from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import NoSuchTable, TableWornOut
from dreistein.table.model import events as e
from dreistein.table.model.append import append_for, relist, summary_of
from dreistein.table.model.change import Change
from dreistein.table.model.commands import leave_all
from dreistein.table.model.fold import fold
from dreistein.table.model.redaction import redact
from dreistein.table.model.state import TableState
from dreistein.table.runtime.audience import Audience
from dreistein.table.runtime.bus import Topic
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.store.base import Append, Rewrite
from dreistein.table.store.errors import LogDamaged, StaleLog
from dreistein.table.store.sql.hashes import chained, last_link

T = TypeVar("T")
Decide = Callable[[TableState], list[e.Event]]
_EVENTS_AT_ONCE = 50
"""How many events of a long log are folded before other tables get a turn."""
MOST_EVENTS = 20_000
"""The longest log of a table to which people add: dozens of matches have no more."""
_ATTEMPTS = 4
"""How often something is decided anew because another server was first."""


def _while_room(state: TableState, events: list[e.Event]) -> list[e.Event]:
    """The events; raises unless the log has room for them. Whoever leaves may."""
    full = state.seq + len(events) > MOST_EVENTS
    if full and events and not any(isinstance(event, e.Left) for event in events):
        raise TableWornOut()
    return events


async def read_log(log: Sequence[bytes]) -> TableState:
    """The table that a stored log describes; :class:`NoSuchTable` for an empty log."""
    state: TableState | None = None
    for number, event in enumerate(log, start=1):
        state = fold(state, e.decode(event))
        if number % _EVENTS_AT_ONCE == 0:
            await asyncio.sleep(0)
    if state is None:
        raise NoSuchTable()
    return state


class Writer:
    """Changes a table, and follows what other servers stored."""

    def __init__(
        self,
        table: str,
        state: TableState,
        log: Sequence[bytes],
        audience: Audience,
        context: HouseContext,
    ) -> None:
        """``state`` is what ``log`` describes."""
        self.id = table
        self.state = state
        self.changed = Topic[[]]()
        """The table is another now, and whoever watches it was told."""
        self.tasks = Tasks()
        """What closing cancels."""
        self.epoch: int | None = None
        """The number under which this server is the caretaker; None if another is."""
        self._link = last_link(table, log)
        """That of the last event: the store adds nothing to another log than this one."""
        self._audience, self._context, self._store = audience, context, context.store
        self._lock = asyncio.Lock()
        self._unsure = False
        """Whether the store may have events that this table has not."""
        self._listed = state.seq
        """The last event that lists reflect; plain actions are stored without a summary."""
        self._erasing = Tasks()
        """What closing waits for."""
        self._closed = False
        self._rewritten = 0
        """How often the log was replaced, as far as this server knows."""
        self._follows = False

    @property
    def busy(self) -> bool:
        """Whether something is being stored or thought about."""
        return self._lock.locked() or bool(self.tasks or self._erasing)

    @property
    def leads(self) -> bool:
        """Whether this server looks after the table."""
        lease = self._context.lease
        return lease is None or (self.epoch is not None and lease.alive)

    # ------------------------------------------------------------------ changing

    async def change(self, decide: Decide) -> int:
        """Store and publish what is decided from the present state; returns the new ``seq``.

        Raises what ``decide`` or the rules refuse; then nothing has happened. Cancelling the caller
        does not stop it: a change that has begun is finished and published.
        """
        async with self._lock:
            return await self._change(lambda state: _while_room(state, decide(state)), None)

    async def change_as_caretaker(self, decide: Decide) -> int:
        """:meth:`change`, but nothing happens if another server is the caretaker by now."""
        async with self._lock:
            if not self.leads:
                return self.state.seq
            try:
                return await self._change(decide, self.epoch)
            except StaleLog:
                self._context.bus.attended.publish(self.id)
                raise

    async def drop(self, may: Callable[[TableState], bool]) -> bool:
        """Drop the log for good, if one may; returns whether it was."""

        async def dropped() -> bool:
            if not may(self.state):
                return False
            await self._store.drop(self.id, self._link)
            return True

        async with self._lock:
            return await self._from_the_last(dropped)

    async def _change(self, decide: Decide, epoch: int | None) -> int:
        return await self._from_the_last(lambda: self._append(decide, epoch))

    async def _from_the_last(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what only the last event allows, and again where another process was first."""
        if self._unsure:
            await self._catch_up()
        for _ in range(_ATTEMPTS - 1):
            try:
                return await work()
            except StaleLog:
                # Another process was first, or has dropped the table: look again.
                if not await self._catch_up():
                    await self._reload()  # or the log was rewritten
        return await work()

    async def _append(self, decide: Decide, epoch: int | None = None) -> int:
        events = decide(self.state)
        if not events:
            return self.state.seq
        change = Change.of(self.state, events)
        append = append_for(self.id, change, self._link, epoch)
        try:
            await self._store.append(append)
        except BaseException as error:
            # It may be stored or not: ask the store before anything else.
            self._unsure = True
            if isinstance(error, asyncio.CancelledError) and not self._closed:
                self.tasks.spawn(self._finish(append))
            raise
        self._unsure = False
        self._link = reduce(chained, append.events, self._link)
        if append.summary is not None:
            self._listed = change.after.seq
        self._context.counts.actions += sum(isinstance(event, e.ActionMade) for event in events)
        self._publish(change)
        self.changed.publish()
        return change.after.seq

    def _publish(self, change: Change) -> None:
        self.state = change.after
        self._audience.publish(change)
        if isinstance(change.events[0], e.Rekeyed):
            self._audience.dismiss_spectators()

    async def _finish(self, append: Append) -> None:
        """Finish a change whose caller was cancelled: if it was stored, it is stale by now."""
        async with self._lock:
            with suppress(DreisteinError):
                await self._store.append(append)
            with suppress(DreisteinError):
                await self._catch_up()

    # ------------------------------------------------------------------ erasing

    async def erase(self, person: str) -> None:
        """Let a person leave, and take their name and id out of the log.

        Neither cancelling the caller nor closing the table stops it.
        """
        await asyncio.shield(self._erasing.spawn(self._erase_in_turn(person)))

    async def _erase_in_turn(self, person: str) -> None:
        async with self._lock:
            for attempt in range(_ATTEMPTS):
                try:
                    await self._erase(person)
                    break
                except StaleLog:  # another server was first
                    if attempt == _ATTEMPTS - 1:
                        raise

    async def _erase(self, person: str) -> None:
        await self._reload()
        await self._append(lambda state: leave_all(state, person, self._context.now()))
        stored = await self._store.load(self.id)
        if len(stored) != self.state.seq:
            raise StaleLog()
        log = redact(stored, person, self.state.table)
        state = await read_log(log)
        if state.seed != self.state.seed or state.totals != self.state.totals:
            raise LogDamaged()  # never tell another match than the one that was played
        summary = summary_of(state, state.turn_at)
        was = last_link(self.id, stored)
        await self._store.rewrite(Rewrite(self.id, was, tuple(log), summary))
        self._context.bus.tell(tables=[self.id])
        self._take_over(state, last_link(self.id, log))

    # ------------------------------------------------------------------ what others stored

    async def follow(self) -> None:
        """Read what others have stored, and publish it."""
        async with self._lock:
            await self._catch_up()

    def follow_soon(self, head: int) -> None:
        """:meth:`follow` in the background up to event ``head``; once serves many notices."""
        if head > self.state.seq and not self._follows and not self._closed:
            self._follows = True
            self.tasks.spawn(self._in_background(self._catch_up))

    def reconcile(self, head: int, rewritten: int) -> None:
        """Read in the background what is new in a log that was replaced so many times."""
        if rewritten != self._rewritten:
            self._rewritten = rewritten
            self.tasks.spawn(self._in_background(self._reload))
        else:
            self.follow_soon(head)

    async def _in_background(self, read: Callable[[], Awaitable[object]]) -> None:
        with suppress(DreisteinError):  # tried again at the next look
            async with self._lock:
                self._follows = False
                await read()
        self._follows = False

    async def _catch_up(self) -> bool:
        """Fold what follows in the log, event by event, as if it had happened here.

        Returns whether there was anything.
        """
        log = await self._store.load(self.id, self.state.seq)
        self._unsure = False
        for number, text in enumerate(log, start=1):
            change = Change.of(self.state, [e.decode(text)])
            self._link = chained(self._link, text)
            self._publish(change)
            if number % _EVENTS_AT_ONCE == 0:
                await asyncio.sleep(0)
        if log:
            self.changed.publish()
        return bool(log)

    async def _reload(self) -> None:
        log = await self._store.load(self.id)
        state, link = await read_log(log), last_link(self.id, log)
        self._unsure = False
        if link != self._link:
            self._take_over(state, link)

    def _take_over(self, state: TableState, link: bytes) -> None:
        """Go on from another log than the one that was known."""
        self.state, self._link = state, link
        self._audience.publish_whole(state)
        self.changed.publish()

    async def close(self) -> None:
        """Cancel all tasks; what was stored stays."""
        self._closed = True
        self.changed.close()
        self.tasks.cancel()
        await self.tasks.wait()
        await self._erasing.wait()
        async with self._lock:
            self._audience.clear()
            if self._listed != self.state.seq and not self._unsure:
                with suppress(DreisteinError):
                    await self._store.append(relist(self.id, self.state, self._link))
