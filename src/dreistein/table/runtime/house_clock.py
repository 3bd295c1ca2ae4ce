"""The clock of a house: with several servers they all go by one."""

from collections.abc import Callable
from contextlib import suppress

from dreistein.rules.errors import DreisteinError
from dreistein.table.runtime.clock import SharedTime, SteadyClock, unix_millis
from dreistein.table.store.base import Store
from dreistein.table.store.shared import Pulse, is_shared

_NAME = "clock"
"""The store's name for the latest time that was believed."""


class HouseClock:
    """Steady milliseconds of Unix time: the system's, or the database's if others use it too.

    Should the database's clock jump, the first of the servers decides how long that is doubted, and
    the others go by it; so does who starts meanwhile.
    """

    def __init__(self, store: Store, now: Callable[[], int] | None) -> None:
        """``now`` is another clock to go by, as it is."""
        self._store = store
        self._shared = SharedTime(store) if is_shared(store) else None
        self._steady = None if now is not None else SteadyClock(self._shared or unix_millis)
        self.now: Callable[[], int] = now or self._steady or unix_millis

    async def start(self) -> None:
        """Ask what time it is."""
        store, ahead = self._store, None
        if self._shared is not None and is_shared(store):
            await self._shared.measure()
            ahead = await store.ahead()
        if self._steady is not None:
            seen = await store.get_or_set(_NAME, b"")
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
                await self._store.put(_NAME, b"%d" % self._steady())
