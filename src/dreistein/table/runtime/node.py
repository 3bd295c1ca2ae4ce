"""This server among others that use the same store.

It follows the tables that are watched here: what others append is read from the log, by number.
Notices only say where to look; at every pulse all tables are looked at anyway. It is the
caretaker of those tables where no other node is, as long as its lease lasts; the log refuses what a
caretaker decided who was replaced meanwhile.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

from dreistein.protocol import server as p
from dreistein.rules.errors import DreisteinError
from dreistein.table.runtime.context import HouseContext, Lease
from dreistein.table.runtime.table import Table
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.store import nodes
from dreistein.table.store.shared import Attendance, SharedStore, TableStatus

LEASE_SECONDS = 5.0
PULSE_SECONDS = 1.5
_MARGIN_SECONDS = 1.0
"""How much sooner this node believes that its lease is over."""
_log = logging.getLogger(__name__)


class Node:
    """This server among others."""

    def __init__(
        self, store: SharedStore, lease: Lease, tables: Mapping[str, Table], context: HouseContext
    ) -> None:
        """``tables`` are those in memory."""
        self._store, self._lease, self._tables = store, lease, tables
        self._clock, self._bus = context.clock, context.bus
        self._unsettled: set[str] = set()
        """Tables to look at, because something changed here or there."""
        self._work = Tasks()
        self._settling = False
        self._soon = asyncio.Event()
        self._ending = False
        self._bus.attended.subscribe(self.publish_attendance)
        self._bus.told.subscribe(self._tell_soon)

    async def open(self) -> None:
        """Take part."""
        await self._pulse()
        self._store.listen(self._hear, self._soon.set)
        self._work.spawn(self._keep_pulsing())

    async def close(self) -> None:
        """Hand everything over."""
        self._ending = True
        self._lease.until = 0.0
        self._work.cancel()
        await self._work.wait()
        with suppress(DreisteinError):
            await self._store.write(nodes.retire, self._store.node)
            await self._store.tell({"left": True})

    async def is_first(self) -> bool:
        """Whether this is the one node that does what is to be done once for all."""
        store = self._store
        return self._lease.alive and await store.read(nodes.first_node) == store.node

    # ------------------------------------------------------------------ telling others

    def publish_attendance(self, table: str) -> None:
        """Say who is at a table now, soon, and look who its caretaker is."""
        if not self._ending:
            self._unsettled.add(table)
            if not self._settling:
                self._settling = True
                self._work.spawn(self._publish_attendance())

    def _tell_soon(self, what: dict[str, object]) -> None:
        if not self._ending:
            self._work.spawn(self._tell(what))

    async def _tell(self, what: dict[str, object]) -> None:
        with suppress(DreisteinError):
            await self._store.tell(what)

    # ------------------------------------------------------------------ hearing from others

    def _hear(self, what: Mapping[str, Any]) -> None:
        if self._ending:
            return
        for name, head in what.get("heads", {}).items():
            table = self._tables.get(name)
            if table is None:
                self._bus.grown.publish(name)
            elif table.watched:
                table.writer.follow_soon(head)
        for name in what.get("tables", ()):
            if name in self._tables:
                self.publish_attendance(name)
        if "left" in what:
            self._soon.set()
        if (said := what.get("said")) is not None and said[0] in self._tables:
            self._tables[said[0]].audience.send(p.Said(said[1], said[2]))
        if (hinted := what.get("hinted")) is not None and hinted[0] in self._tables:
            self._tables[hinted[0]].audience.send(p.Hinted(hinted[1]))
        if (bye := what.get("bye")) is not None:
            self._bus.hung_up.publish(bytes.fromhex(bye))
        if (spent := what.get("spent")) is not None:
            self._bus.spent.publish(spent)

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
                self._bus.pulsed.publish()
                for name in tuple(self._unsettled):  # what could not be said before
                    self.publish_attendance(name)
            except DreisteinError as error:
                _log.warning("no pulse: %s", error.code)
            except Exception:  # a bug must not cost this node its lease
                _log.exception("no pulse")

    async def _pulse(self) -> bool:
        """Renew the lease; returns whether it had been forgotten."""
        began = monotonic()
        node = self._store.node
        pulse = await self._store.write(nodes.pulse, node, LEASE_SECONDS, self._clock.now)
        self._lease.until = began + LEASE_SECONDS - _MARGIN_SECONDS
        self._clock.hear(pulse, began)
        return pulse.new

    async def _publish_attendance(self) -> None:
        """Say who is here, and look how things stand."""
        names = set[str]()
        try:
            while self._unsettled:
                names, self._unsettled = self._unsettled, set()
                here = {name: self._attendance(name) for name in names}
                await self._store.write(nodes.attend, self._store.node, here)
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
        before, table.announced = table.announced, here
        return before != here

    async def _look(self, names: Collection[str]) -> None:
        """Compare tables here with how things stand, and follow."""
        store = self._store
        found = await store.read(nodes.statuses, store.node, names) if names else {}
        for name in names:
            table = self._tables.get(name)
            if table is None:
                continue
            if name in found:
                await self._reconcile(table, found[name])
            else:
                self._bus.dropped.publish(name)

    async def _reconcile(self, table: Table, now: TableStatus) -> None:
        table.hear_of_others(now.elsewhere)
        table.writer.reconcile(now.head, now.rewritten)
        store = self._store
        ours = now.caretaker == store.node
        if ours and not table.watched:
            table.writer.epoch = None
            await store.write(nodes.release, store.node, [table.id])
            await store.tell({"tables": [table.id]})
        elif ours:
            table.lead(now.epoch)
        elif now.caretaker is not None:
            table.lead(None)
        elif table.watched and self._lease.alive:
            table.lead(await store.write(nodes.claim, store.node, table.id, now.epoch))
