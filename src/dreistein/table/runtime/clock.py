"""The time at a house: it follows the system's clock, but not where that jumps.

A wrong clock must not end anybody's turn, drop a table or reveal a secret. Systems start with the
wrong time and have it corrected a minute later; so a jump is followed only once it has lasted.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic, time_ns

from dreistein.rules.errors import DreisteinError
from dreistein.table.store import nodes, settings
from dreistein.table.store.base import Store
from dreistein.table.store.shared import Pulse, is_shared

SMALL_MILLIS = 2_000
"""A clock that is corrected by this much is followed at once."""
PLAUSIBLE_MILLIS = 2 * 24 * 3600 * 1000
"""A server may have been off for this long; a clock farther on than that is doubted at first."""
PATIENCE_SECONDS = 600
SLOW_SECONDS = 1.0
"""What took longer to be answered says too little about the time."""
AGREED_MILLIS = 250
"""Clocks that differ by less are the same."""
_NAME = "clock"
"""The store's name for the latest time that was believed."""
log = logging.getLogger(__name__)


def unix_millis() -> int:
    """The time, in milliseconds of Unix time."""
    return time_ns() // 1_000_000


class SharedTime:
    """The time of a database: all servers go by it, whatever their own clocks say."""

    def __init__(
        self, ask: Callable[[], Awaitable[int]], passed: Callable[[], float] = monotonic
    ) -> None:
        """``ask`` asks the database what time it is."""
        self._ask, self._passed = ask, passed
        self._offset = unix_millis() - 1000 * passed()

    async def measure(self) -> None:
        """Ask the database, and allow for the way there and back."""
        asked = self._passed()
        told = await self._ask()
        self._note(told, asked)

    def hear(self, told: int, asked: float) -> bool:
        """The database told the time when it answered what was asked at this moment.

        Returns whether that is good enough to go by.
        """
        prompt = self._passed() - asked <= SLOW_SECONDS
        if prompt:
            self._note(told, asked)
        return prompt

    def _note(self, told: int, asked: float) -> None:
        self._offset = told - 500 * (asked + self._passed())

    def __call__(self) -> int:
        return int(self._offset + 1000 * self._passed())


class SteadyClock:
    """Milliseconds of Unix time that pass as fast as time does.

    >>> wall, passed = 10**12, 0.0
    >>> clock = SteadyClock(lambda: wall, lambda: passed)
    >>> clock.start(None)
    >>> wall, passed = wall + 3_600_000, 5.0
    >>> clock() - 10**12
    5000
    """

    def __init__(
        self,
        wall: Callable[[], int] = unix_millis,
        passed: Callable[[], float] = monotonic,
    ) -> None:
        """``wall`` is the system's clock, ``passed`` counts seconds and never jumps."""
        self._wall, self._passed = wall, passed
        self._base = wall()
        self._start = passed()
        self._doubted: float | None = None
        """Since when the system's clock says something else."""

    def start(self, seen: int | None, ahead: int | None = None) -> None:
        """Begin with the latest time that is known from before, or None.

        ``ahead`` is how far others who have been here longer are ahead of the system's clock.
        """
        wall = self._wall()
        if ahead is not None:
            self._set(wall + ahead)
        elif seen is None or 0 <= wall - seen <= PLAUSIBLE_MILLIS:
            self._set(wall)
        else:
            self._set(seen)
        self.tick()

    def __call__(self) -> int:
        return self._base + int(1000 * (self._passed() - self._start))

    @property
    def settled(self) -> bool:
        """Whether the system's clock says the same."""
        return self._doubted is None

    def agree(self, ahead: int) -> None:
        """Adopt the first server's time, ``ahead`` ms past the system's clock; it decides what to
        doubt."""
        told = self._wall() + ahead
        if abs(told - self()) > AGREED_MILLIS:
            self._set(told)
        self._doubted = self._passed() if abs(ahead) > SMALL_MILLIS else None

    def tick(self) -> None:
        """Compare with the system's clock; called every now and then."""
        wall, passed = self._wall(), self._passed()
        if abs(wall - self()) <= SMALL_MILLIS:
            self._set(wall)
            self._doubted = None
        elif self._doubted is None:
            self._doubted = passed
            log.warning("the clock jumped by %d seconds; waiting", (wall - self()) // 1000)
        elif passed - self._doubted >= PATIENCE_SECONDS:
            log.warning("the clock stayed there, and is followed")
            self._set(wall)
            self._doubted = None

    def _set(self, millis: int) -> None:
        self._base, self._start = millis, self._passed()


class HouseClock:
    """Steady milliseconds of Unix time: the system's, or the database's if others use it too.

    If the database's clock jumps, the first server decides how long to doubt it, and all others
    follow, also those that start meanwhile.
    """

    def __init__(self, store: Store, now: Callable[[], int] | None) -> None:
        """``now`` is another clock to go by, as it is."""
        self._store = store
        self._shared = SharedTime(partial(store.read, nodes.clock)) if is_shared(store) else None
        self._steady = None if now is not None else SteadyClock(self._shared or unix_millis)
        self.now: Callable[[], int] = now or self._steady or unix_millis

    async def start(self) -> None:
        """Ask what time it is."""
        store, ahead = self._store, None
        if self._shared is not None and is_shared(store):
            await self._shared.measure()
            ahead = await store.read(nodes.ahead, store.node)
        if self._steady is not None:
            seen = await store.read(settings.value, _NAME)
            self._steady.start(int(seen) if seen else None, ahead)

    @property
    def settled(self) -> bool:
        """Whether the time can be believed."""
        return self._steady is None or self._steady.settled

    def hear(self, pulse: Pulse, asked: float) -> None:
        """Another server, or the database, told the time."""
        if self._shared is None or self._steady is None:
            return
        if self._shared.hear(pulse.clock, asked) and pulse.ahead is not None:
            self._steady.agree(pulse.ahead)

    def tick(self) -> None:
        """Compare with the clock that is followed; called every now and then."""
        if self._steady is not None:
            self._steady.tick()

    async def note(self) -> None:
        """Note the time for the next start, if it can be believed."""
        if self._steady is not None and self._steady.settled:
            with suppress(DreisteinError):  # a full disk must not end anything
                await self._store.write(settings.put, _NAME, b"%d" % self._steady())
