"""The process in which reviews are computed: one besides those of the bots, and below them.

It takes only the processor time that nobody else wants, and it starts no new step while a decision
of a bot or a hint waits for a worker. It starts with the first review, and ends when there was none
for a while.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from dreistein.coach.review import ReviewersDie
from dreistein.processes.errors import TaskFailed, WorkerLost
from dreistein.processes.means import WORKER_BYTES, Workers
from dreistein.table.bots.pool import BotPool
from dreistein.table.bots.tasks import warm_up

_START_SECONDS = 900.0
_STEP_SECONDS = 900.0
"""Both take a second at most, but on a busy machine they may get none of the processor for long."""
_MOST_DEATHS = 3
_YIELD_SECONDS, _MOST_YIELD_SECONDS = 0.05, 5.0
"""How long a step waits at a time while decisions wait, and how long in all."""
_log = logging.getLogger(__name__)
T = TypeVar("T")
Args = TypeVarTuple("Args")


class ReviewWorker:
    """A worker process for reviews, replaced if it dies."""

    def __init__(self, bots: BotPool, nice: int) -> None:
        self._bots, self._nice = bots, nice
        self._pool: Workers | None = None

    async def run(self, step: Callable[[*Args], T], *args: *Args) -> T:
        """Run a step; raises :class:`ReviewersDie` if its process dies again and again."""
        await self._wait_for_bots()
        pool = self._pool = self._pool or self._bots.means.workers(
            1,
            nice=self._nice,
            warm_up=warm_up,
            start_seconds=_START_SECONDS,
            memory=WORKER_BYTES,
            tries=_MOST_DEATHS,
        )
        try:
            return await asyncio.wrap_future(pool.submit(step, *args, seconds=_STEP_SECONDS))
        except (WorkerLost, TaskFailed) as error:
            _log.error("a review failed: %s", error)
            raise ReviewersDie(times=_MOST_DEATHS) from error

    @property
    def pids(self) -> tuple[int, ...]:
        return () if self._pool is None else self._pool.pids

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await self._bots.means.aside(pool.close)

    async def _wait_for_bots(self) -> None:
        clock = asyncio.get_running_loop().time
        end = clock() + _MOST_YIELD_SECONDS
        while self._bots.crowded and clock() < end:
            await asyncio.sleep(_YIELD_SECONDS)
