"""This server among others that use the same store.

It follows the tables that are watched here: what others append is read from the log, by number.
Notices only say where to look; at every pulse all tables are looked at anyway. It is the
caretaker of those tables where no other node is, as long as its lease lasts; the log refuses what a
caretaker decided who was replaced meanwhile.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from dreistein.protocol import server as p
from dreistein.rules.errors import DreisteinError
from dreistein.table.runtime.house_clock import HouseClock
from dreistein.table.store.shared import Attendance, SharedStore, Standing

if TYPE_CHECKING:
    from dreistein.table.runtime.table import Table

LEASE_SECONDS = 5.0
PULSE_SECONDS = 1.5
_MARGIN_SECONDS = 1.0
"""How much sooner this node believes that its lease is over."""
_log = logging.getLogger(__name__)


class Node:
    """This server among others."""

    def __init__(self, store: SharedStore, gone: Callable[[str], None], clock: HouseClock) -> None:
        """``gone`` is called with the name of a table that another node dropped."""
        self._store, self._gone, self._clock = store, gone, clock
        self._tables: Mapping[str, Table] = {}
        self._until = 0.0
        self._unsettled: set[str] = set()
        """Tables to look at, because something changed here or there."""
        self._work: set[asyncio.Task[None]] = set()
        self._settling = False
        self._pulsing: asyncio.Task[None] | None = None
        self._soon = asyncio.Event()
        self._ending = False
        self.on_head: Callable[[str, int], None] = lambda name, head: None
        """Told of logs that are no tables' and have changed."""

    async def open(self, tables: Mapping[str, "Table"], bye: Callable[[bytes], None]) -> None:
        """Take part; ``bye`` hangs up on the person with a fingerprint."""
        self._tables, self._bye = tables, bye
        await self._pulse()
        self._store.listen(self._hear, self._soon.set)
        self._pulsing = asyncio.get_running_loop().create_task(self._keep_pulsing())

    async def close(self) -> None:
        """Hand everything over."""
        self._ending = True
        tasks = [*self._work, *([] if self._pulsing is None else [self._pulsing])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._until = 0.0
        with suppress(DreisteinError):
            await self._store.retire()
            await self._store.tell({"left": True})

    @property
    def alive(self) -> bool:
        """Whether this node has a lease: nobody else may act for it yet."""
        return monotonic() < self._until and not self._ending

    async def is_first(self) -> bool:
        """Whether this is the one node that does what is to be done once for all."""
        return self.alive and await self._store.first_node() == self._store.node

    # ------------------------------------------------------------------ telling others

    def settle(self, table: str) -> None:
        """Somebody came to a table or left it, or its caretaker is another."""
        if not self._ending:
            self._unsettled.add(table)
            if not self._settling:
                self._settling = True
                self._spawn(self._settle())

    def tell(self, **what: object) -> None:
        """Tell the other nodes something that does not matter if it is lost."""
        if not self._ending:
            self._spawn(self._tell(what))

    async def _tell(self, what: Mapping[str, object]) -> None:
        with suppress(DreisteinError):
            await self._store.tell(what)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    # ------------------------------------------------------------------ hearing from others

    def _hear(self, what: Mapping[str, Any]) -> None:
        if self._ending:
            return
        for name, head in what.get("heads", {}).items():
            table = self._tables.get(name)
            if table is None:
                self.on_head(name, head)
            elif table.watched and head > table.state.seq:
                table.follow_soon()
        for name in what.get("tables", ()):
            if name in self._tables:
                self.settle(name)
        if "left" in what:
            self._soon.set()
        if (said := what.get("said")) is not None and said[0] in self._tables:
            self._tables[said[0]].audience.send(p.Said(said[1], said[2]))
        if (hinted := what.get("hinted")) is not None and hinted[0] in self._tables:
            self._tables[hinted[0]].audience.send(p.Hinted(hinted[1]))
        if (bye := what.get("bye")) is not None:
            self._bye(bytes.fromhex(bye))

    # ------------------------------------------------------------------ looking after tables

    async def _keep_pulsing(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE_SECONDS):
                    await self._soon.wait()
            self._soon.clear()
            try:
                new = await self._pulse()
                watched = [name for name, table in self._tables.items() if table.watched]
                if new:
                    self._unsettled.update(watched)  # nobody knows any more who is here
                await self._look(watched)
                for name in tuple(self._unsettled):  # what could not be said before
                    self.settle(name)
            except DreisteinError as error:
                _log.warning("no pulse: %s", error.code)
            except Exception:  # a bug must not cost this node its lease
                _log.exception("no pulse")

    async def _pulse(self) -> bool:
        """Renew the lease; returns whether it had been forgotten."""
        began = monotonic()
        pulse = await self._store.pulse(LEASE_SECONDS, self._clock.now)
        self._until = began + LEASE_SECONDS - _MARGIN_SECONDS
        self._clock.hear(pulse, began)
        return pulse.new

    async def _settle(self) -> None:
        """Say who is here, and look how things stand."""
        names = set[str]()
        try:
            while self._unsettled:
                names, self._unsettled = self._unsettled, set()
                here = {name: self._attendance(name) for name in names}
                await self._store.attend(here)
                await self._look([name for name in names if name in self._tables])
                if told := [name for name in names if self._changed(name, here[name])]:
                    await self._store.tell({"tables": told})
        except Exception as error:
            self._unsettled |= names  # tried again with the next pulse
            known = isinstance(error, DreisteinError)
            _log.warning("tables were not settled: %s", error, exc_info=not known)
        finally:
            self._settling = False

    def _attendance(self, name: str) -> Attendance:
        table = self._tables.get(name)
        return Attendance() if table is None else table.audience.attendance()

    def _changed(self, name: str, here: Attendance) -> bool:
        """Whether others have not heard of this attendance yet."""
        table = self._tables.get(name)
        if table is None:
            return True
        told, table.told = table.told, here
        return told != here

    async def _look(self, names: Collection[str]) -> None:
        """Compare tables here with how things stand, and follow."""
        found = await self._store.standings(names) if names else {}
        for name in names:
            table = self._tables.get(name)
            if table is None:
                continue
            if name in found:
                await self._stand(table, found[name])
            else:
                self._gone(name)

    async def _stand(self, table: "Table", now: Standing) -> None:
        table.audience.hear_of_others(now.elsewhere)
        if now.rewritten != table.rewritten:
            table.rewritten = now.rewritten
            table.reload_soon()
        elif now.head > table.state.seq:
            table.follow_soon()
        ours = now.caretaker == self._store.node
        if ours and not table.watched:
            table.epoch = None
            await self._store.release([table.id])
            await self._store.tell({"tables": [table.id]})
        elif ours:
            table.lead(now.epoch)
        elif now.caretaker is not None:
            table.lead(None)
        elif table.watched and self.alive:
            table.lead(await self._store.claim(table.id, now.epoch))
