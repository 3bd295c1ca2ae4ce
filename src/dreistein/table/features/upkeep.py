"""What a house does every now and then: it forgets idle tables, and drops what has expired."""

import asyncio
import logging
from collections.abc import Collection

from dreistein.rules.errors import DreisteinError
from dreistein.table.runtime.house_clock import HouseClock
from dreistein.table.runtime.services import Services
from dreistein.table.runtime.settings import expiry_at
from dreistein.table.runtime.table import Table

_SWEEP_SECONDS = 30
_NOTE_EVERY = 10
"""After how many sweeps the time is noted."""
_PRUNE_EVERY = 120
"""After how many sweeps old tables are dropped."""
_LARGEST_PART_PRUNED = 0.05
_LEAST_PRUNED = 20
"""So many may be dropped at once, however few tables there are."""
_log = logging.getLogger(__name__)


class Upkeep:
    """Keeps the memory and the store of a house small, and its clock right."""

    def __init__(
        self,
        services: Services,
        clock: HouseClock,
        tables: dict[str, Table],
        loading: Collection[str],
    ) -> None:
        """``tables`` are those in memory, ``loading`` the names of those that are being read."""
        self._services, self._clock = services, clock
        self._tables, self._loading = tables, loading
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)

    async def _sweep(self) -> None:
        rounds, node = 0, self._services.node
        idle_seconds = self._services.settings.idle_seconds
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, max(0.05, idle_seconds)))
            self._clock.tick()
            if rounds % _NOTE_EVERY == 0:
                await self._clock.note()
            await self.forget_idle()
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
        store = self._services.store
        most = int(await store.count_logs() * _LARGEST_PART_PRUNED)
        expiry = expiry_at(self._services.now(), self._services.settings)
        keep = {*self._tables, *self._loading}
        dropped = await store.prune(expiry, max(most, _LEAST_PRUNED), keep)
        if dropped:
            _log.info("dropped %d tables and pads that were not touched for long", dropped)

    async def forget_idle(self) -> None:
        """Let tables leave memory that nobody has looked at for a while."""
        limit = self._services.now() - 1000 * self._services.settings.idle_seconds
        idle: list[Table] = []
        for name, table in tuple(self._tables.items()):
            if not table.watched and table.used <= limit and not table.busy:
                idle.append(self._tables.pop(name))
        await asyncio.gather(*(table.close() for table in idle))
