"""What a house does now and then: it unloads idle tables, and drops what has expired."""

import asyncio
import logging

from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import Restarting
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import expiry_at
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.store import settings
from dreistein.table.store.sql.pruning import count_logs
from dreistein.table.tables import Tables

_SWEEP_SECONDS = 30
_NOTE_EVERY = 10
"""After how many sweeps the time is noted."""
_PRUNE_EVERY = 120
"""After how many sweeps old tables are dropped."""
_LARGEST_PART_PRUNED = 0.05
_LEAST_PRUNED = 20
"""So many may be dropped at once, however few tables there are."""
_PROBE_NAME = "probe"
_PROBE_SECONDS = 5
_log = logging.getLogger(__name__)


class Upkeep:
    """Keeps the memory and the store of a house small, and its clock right."""

    def __init__(self, context: HouseContext, tables: Tables, node: Node | None) -> None:
        self._context, self._clock = context, context.clock
        self._tables, self._node = tables, node
        self._sweeping = Tasks()
        self._probe_at = 0.0
        """When to try next whether the store writes."""

    def start(self) -> None:
        self._sweeping.spawn(self._sweep())

    async def stop(self) -> None:
        self._sweeping.cancel()
        await self._sweeping.wait()

    async def _sweep(self) -> None:
        rounds, node = 0, self._node
        idle_seconds = self._context.settings.idle_seconds
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, max(0.05, idle_seconds)))
            self._clock.tick()
            if rounds % _NOTE_EVERY == 0:
                await self._clock.note()
            await self._tables.unload_idle()
            if self._clock.settled and rounds % _PRUNE_EVERY == 0:
                try:
                    if node is None or await node.is_first():
                        await self.prune()
                except DreisteinError as error:  # a busy disk must not end the sweeping
                    _log.warning("old tables were not dropped: %s", error.code)
                    continue
            rounds += 1

    async def prune(self) -> None:
        """Drop some of the tables and pads that have expired, and that nobody looks at.

        Not all at once: should a wrong time be believed after all, little is lost.
        """
        store = self._context.store
        most = int(await store.read(count_logs) * _LARGEST_PART_PRUNED)
        expiry = expiry_at(self._context.now(), self._context.settings)
        dropped = await store.prune(expiry, max(most, _LEAST_PRUNED), self._tables.names)
        if dropped:
            _log.info("dropped %d tables and pads that were not touched for long", dropped)

    async def ping(self) -> None:
        """Return if the store reads and writes; raises if it does not.

        Writing waits for the disk, so it is tried at most every few seconds while it works.
        """
        lease = self._context.lease
        if self._tables.closing or (lease is not None and not lease.alive):
            raise Restarting()
        now = asyncio.get_running_loop().time()
        await self._context.store.read(settings.value, _PROBE_NAME)
        if now >= self._probe_at:
            await self._context.store.write(settings.put, _PROBE_NAME, b"")
            self._probe_at = now + _PROBE_SECONDS
