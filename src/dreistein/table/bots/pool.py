"""Bots that think in worker processes, so that no table waits while an expert thinks.

Levels that decide in a fraction of a millisecond do so at once. The others queue for a worker.
Tables where somebody waits come first, but a hint is next after one of their decisions, and
addresses take turns. The longer the queue, the less time each decision gets, above all those of an
address that wants many. If a worker dies or hangs, the decision is tried once more. If that fails
too, the bot still moves: it takes the most points.

Who watches the clock must not learn anything about a rack. So with a :class:`Pace`, an answer comes
at a time drawn before the rack is looked at. Forced moves queue as well: if the queue is so long
that an answer comes late, it is as late as any other.
"""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

from dreistein.bots.base import Bot
from dreistein.bots.greedy import Greedy
from dreistein.bots.registry import make_bot
from dreistein.kernel.errors import ImpossibleView
from dreistein.processes.errors import Busy as Busy
from dreistein.processes.errors import TaskFailed, WorkerLost
from dreistein.processes.means import WORKER_BYTES, Means, Workers
from dreistein.processes.pool import Call
from dreistein.processes.queue import Priority
from dreistein.rules.actions import Action
from dreistein.rules.view import View
from dreistein.table.bots.tasks import decide, fresh_random, rank, warm_up

if TYPE_CHECKING:
    from dreistein.bots.hints.explainer import Explained

INSTANT_LEVELS = ("random", "greedy", "casual")
"""Levels that decide faster than a view is sent to a worker."""
HINT_LEVEL = "expert"
LONGEST_QUEUE_MILLIS = 3_000
"""If decisions would wait longer than about this, all of them get less time."""
LEAST_MILLIS = 20
"""The least time for a decision, however long the queue."""
DEFAULT_MILLIS = 700
"""The time for a decision, unless the caller sets another; a quick level takes less by itself."""
AWAITED, ALONE = Priority(0), Priority(2)
"""Decisions that somebody waits for, and those of bots among themselves."""
_HINT_RANK = 1
_HINT_PATIENCE = 1
"""How many decisions may be made before a hint that waits."""
_MOST_PARTY = 32
"""How many decisions and hints one address may have waiting."""
_MOST_TRIES = 2
_START_SECONDS = 30.0
_TIME_LIMIT_FACTOR, _EXTRA_SECONDS = 4, 5.0
"""A worker that takes longer than this multiple of its time, plus a constant, is killed."""
_WORKER_NICENESS = 15
_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")
Asked = tuple[str, View, tuple[Action, ...]]
"""A level, what it sees, and what it may do."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot takes for an action, in seconds: evenly spread between two bounds."""

    instant: tuple[float, float] = (0.15, 0.4)
    """For levels that decide at once."""
    thinker: tuple[float, float] = (0.35, 0.75)
    """For levels that need the time."""
    margin: float = 0.06
    """How much of that is not for thinking, so that the answer is ready in time."""

    def draw(self, level: str) -> float:
        """The time for an action."""
        least, most = self.instant if level in INSTANT_LEVELS else self.thinker
        return fresh_random().uniform(least, most)


class BotPool:
    """Bots in worker processes, which start when they are first needed.

    Cancelling a caller does not disturb the worker. :meth:`close` cancels all callers.
    """

    def __init__(
        self,
        workers: int | None = None,
        queue: int = 256,
        pace: Pace | None = None,
        means: Means | None = None,
    ) -> None:
        """``workers`` is one less than the processors by default; ``queue`` bounds the waiting;
        ``means`` are for all that a house has to think about.

        Without a ``pace``, bots answer as soon as they can.
        """
        self._pace = pace
        self.means = means or Means()
        self._count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._queue = queue
        self._pool: Workers | None = None
        self._fallbacks: Counter[str] = Counter()
        self._instant_bots: dict[str, Bot] = {}
        self.deciding = 0
        """How many decisions are not answered yet, be it that nobody thinks about them any more: so
        that this number tells nobody whether a bot had a choice."""

    async def open(self) -> None:
        """Get ready; no process starts yet."""
        self._pool = self.means.workers(
            self._count,
            queue=self._queue,
            queue_party=_MOST_PARTY,
            patience={_HINT_RANK: _HINT_PATIENCE},
            warm_up=warm_up,
            nice=_WORKER_NICENESS,
            start_seconds=_START_SECONDS,
            memory=WORKER_BYTES,
            tries=_MOST_TRIES,
        )

    async def close(self) -> None:
        """End all workers and cancel the decisions that wait for them."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await self.means.aside(pool.close)

    async def choose(
        self,
        level: str,
        view: View,
        legal: Sequence[Action],
        millis: int | None = None,
        priority: Priority = AWAITED,
    ) -> Action:
        """The action that a bot of this level chooses; the greediest if no worker answers.

        Where players watch the clock, the answer comes at the time that the pace sets.
        """
        self.deciding += 1
        try:
            return await self._choose_in_time((level, view, tuple(legal)), millis, priority)
        finally:
            self.deciding -= 1

    async def _choose_in_time(self, asked: Asked, millis: int | None, priority: Priority) -> Action:
        level, _, legal = asked
        if self._pace is None or priority.rank == ALONE.rank:
            if len(legal) == 1:
                return legal[0]
            return await self._choose(asked, millis, priority)
        clock, margin = asyncio.get_running_loop().time, self._pace.margin
        seconds = self._pace.draw(level)
        due = clock() + seconds
        budget = int(1000 * (seconds - margin))

        def begins(share: int) -> None:
            """A decision that waited too long for a worker still gets its time, forced or not."""
            nonlocal due
            due = max(due, clock() + share / 1000 + margin)

        millis = budget if millis is None else min(budget, millis)
        choice = await self._choose(asked, millis, priority, begins)
        await asyncio.sleep(max(0.0, due - clock()))
        return choice

    async def _choose(
        self,
        asked: Asked,
        millis: int | None,
        priority: Priority,
        begins: Callable[[int], None] | None = None,
    ) -> Action:
        level, view, legal = asked
        if level in INSTANT_LEVELS:
            if level not in self._instant_bots:
                self._instant_bots[level] = make_bot(level)
            return self._instant_bots[level].choose(view, legal, fresh_random())
        try:
            return legal[await self._answer(decide, asked, millis, priority, begins)]
        except Busy:
            return Greedy().choose(view, legal, fresh_random())

    async def rank(
        self, view: View, legal: Sequence[Action], millis: int, party: str = ""
    ) -> "list[Explained]":
        """All actions with the reasons for and against them, the best first, for a hint.

        Raises :class:`Busy` if no worker has time for it.
        """
        asked = (HINT_LEVEL, view, tuple(legal))
        return await self._answer(rank, asked, millis, Priority(_HINT_RANK, party))

    # ------------------------------------------------------------------ seen from outside

    @property
    def pending(self) -> int:
        """How many decisions are waiting for a worker or being made."""
        return 0 if self._pool is None else self._pool.pending

    @property
    def crowded(self) -> bool:
        """Whether a decision or a hint waits for a worker."""
        return self.pending > self._count

    @property
    def workers(self) -> tuple[int, ...]:
        """The process ids of the workers."""
        return () if self._pool is None else self._pool.pids

    @property
    def fallbacks(self) -> Mapping[str, int]:
        """How often no worker answered, by cause: ``full``, ``lost`` or ``failed``."""
        return MappingProxyType(self._fallbacks)

    def share(self, millis: int | None, party: str = "") -> int:
        """The time for a decision, which is less when many are waiting, above all of its party."""
        part = 1.0 if self._pool is None else self._pool.share_of(party)
        share = int(LONGEST_QUEUE_MILLIS * self._count * part)
        return min(DEFAULT_MILLIS if millis is None else millis, max(LEAST_MILLIS, share))

    # ------------------------------------------------------------------ inside

    async def _answer(
        self,
        task: Callable[[str, View, tuple[Action, ...], int], _Answer],
        asked: Asked,
        millis: int | None,
        priority: Priority,
        begins: Callable[[int], None] | None = None,
    ) -> _Answer:
        """What a worker answers in the time that it is given; raises :class:`Busy`."""

        def prepare() -> Call[_Answer]:
            share = self.share(millis, priority.party)
            if begins is not None:
                begins(share)
            seconds = _TIME_LIMIT_FACTOR * share / 1000 + _EXTRA_SECONDS
            return Call(task, (*asked, share), seconds)

        if self._pool is None:
            raise RuntimeError("the bot pool is not open")
        try:
            future = self._pool.submit_when_free(prepare, priority)
        except Busy:
            self._fallbacks["full"] += 1
            raise
        try:
            return await asyncio.wrap_future(future)
        except (WorkerLost, TaskFailed, ImpossibleView) as error:
            # The view is a table's own, so whoever asks did nothing wrong.
            _log.error("a bot failed: %s", error)
            self._fallbacks["lost" if isinstance(error, WorkerLost) else "failed"] += 1
            raise Busy() from error
