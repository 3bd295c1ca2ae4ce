"""What every table and every feature of a house shares."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from dreistein.table.bots.pool import BotPool
from dreistein.table.runtime.bus import Bus
from dreistein.table.runtime.clock import HouseClock
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.base import Store
from dreistein.table.store.shared import is_shared


@dataclass(slots=True)
class Counts:
    """Counters since the house was opened."""

    actions: int = 0
    """Actions stored and published: by people, bots and the clock."""


@dataclass(slots=True)
class Lease:
    """For how long no other server acts for this one."""

    until: float = 0.0

    @property
    def alive(self) -> bool:
        return monotonic() < self.until


@dataclass(frozen=True, slots=True)
class HouseContext:
    """What every table and every feature of a house shares."""

    store: Store
    bots: BotPool
    settings: HouseSettings
    clock: HouseClock
    now: Callable[[], int]
    """Milliseconds of Unix time."""
    bus: Bus
    counts: Counts
    lease: Lease | None
    """None if this server has the store for itself."""

    @property
    def shared(self) -> bool:
        """Whether other servers use the store as well."""
        return self.lease is not None

    @staticmethod
    def of(
        store: Store, bots: BotPool, settings: HouseSettings, now: Callable[[], int] | None
    ) -> "HouseContext":
        """``now`` is a clock in milliseconds; by default a steady one that the system sets."""
        clock, lease = HouseClock(store, now), None
        if is_shared(store):
            settings, lease = settings.among_others(), Lease()
        return HouseContext(store, bots, settings, clock, clock.now, Bus(), Counts(), lease)
