"""Bots that think in processes of their own, so that no table waits while an expert thinks.

A level that decides in a fraction of a millisecond does so at once. The others queue for a worker;
the more of them wait, the less time each gets. A worker that dies or hangs is replaced, and the
decision is tried once more. Where all that fails a bot still moves: it takes the most points.
"""

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, cast

from dreistein.bots.base import Bot
from dreistein.bots.greedy import Greedy
from dreistein.bots.registry import make_bot
from dreistein.processes.errors import Busy as Busy
from dreistein.rules.actions import Action
from dreistein.rules.errors import DreisteinError
from dreistein.rules.view import View
from dreistein.table.bot_worker import READY, Decide, Failed, Rank, Task, fresh_random

if TYPE_CHECKING:
    from dreistein.bots.hints.explainer import Explained

AT_ONCE = ("random", "greedy", "casual")
"""Levels that decide sooner than a view is sent to a worker."""
HINTS = "expert"
"""The level that is asked for hints."""
PATIENCE_MILLIS = 3_000
"""About as long as a decision may wait for others before all of them get less time."""
LEAST_MILLIS = 20
"""No decision gets less time, however many wait."""
USUAL_MILLIS = 700
"""For a decision, where nobody sets another; a quick level takes less by itself."""
_TRIES = 2
_START_SECONDS = 30.0
_GRACE_SECONDS = 5.0
"""A worker hangs that takes longer than four times its time and this; a busy one may wait."""
_log = logging.getLogger(__name__)


class _WorkerLost(Exception):
    """A worker died, or was ended because it took far too long."""


class BotPool:
    """Bots in worker processes, which start when the first thought needs one.

    A caller that is cancelled does not disturb the worker. :meth:`close` cancels those who wait.
    """

    def __init__(self, workers: int | None = None, queue: int = 256) -> None:
        self._count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._queue = queue
        self._free = asyncio.Semaphore(self._count)
        self._threads: ThreadPoolExecutor | None = None
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._jobs: set[asyncio.Task[object]] = set()
        self._fallbacks: Counter[str] = Counter()
        self._cheap: dict[str, Bot] = {}

    async def open(self) -> None:
        """Be ready to think. Each worker has a thread here, which waits for its answers."""
        self._threads = ThreadPoolExecutor(
            self._count, "dreistein-thinker", initializer=_leave_signals_alone
        )

    async def close(self) -> None:
        """End all workers; whoever waits for a thought is cancelled."""
        threads, self._threads = self._threads, None
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in self._idle:
            worker.bury()
        self._idle.clear()
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)

    async def choose(
        self, level: str, view: View, legal: Sequence[Action], millis: int | None = None
    ) -> Action:
        """What a bot of this level does; a thought that cannot be had is replaced by greed."""
        if len(legal) == 1:
            return legal[0]
        if level in AT_ONCE:
            if level not in self._cheap:
                self._cheap[level] = make_bot(level)
            return self._cheap[level].choose(view, legal, fresh_random())
        try:
            index = await self._thought(Decide(level, view, tuple(legal), millis))
        except Busy:
            return Greedy().choose(view, legal, fresh_random())
        return legal[cast(int, index)]

    async def rank(self, view: View, legal: Sequence[Action], millis: int) -> "list[Explained]":
        """All actions with the reasons for and against them, the best first, for a hint.

        Raises :class:`Busy` where nobody has time for that.
        """
        ranked = await self._thought(Rank(HINTS, view, tuple(legal), millis))
        return cast("list[Explained]", ranked)

    # ------------------------------------------------------------------ seen from outside

    @property
    def waiting(self) -> int:
        """How many decisions are asked for and not there yet, those being thought about too."""
        return len(self._jobs)

    @property
    def workers(self) -> tuple[int, ...]:
        """The process ids of the workers."""
        return tuple(w.pid for w in (*self._idle, *self._busy) if w.pid is not None)

    @property
    def fallbacks(self) -> Mapping[str, int]:
        """How often there was no thought, by cause: ``full``, ``lost`` or ``failed``."""
        return MappingProxyType(self._fallbacks)

    # ------------------------------------------------------------------ inside

    async def _thought(self, task: Task) -> object:
        if self._threads is None:
            raise RuntimeError("these thinkers are not open")
        if len(self._jobs) >= self._count + self._queue:
            self._fallbacks["full"] += 1
            raise Busy()
        # Its own task: a caller who gives up leaves a worker that must still be listened to.
        job = asyncio.create_task(self._think(self._threads, task))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        answer = await asyncio.shield(job)
        if isinstance(answer, DreisteinError):
            raise answer
        return answer

    async def _think(self, threads: ThreadPoolExecutor, task: Task) -> object:
        """The worker's answer, or the error to raise instead."""
        async with self._free:
            task = replace(task, millis=self.share(task.millis))
            for _ in range(_TRIES):
                try:
                    answer = await self._asked(threads, task)
                except _WorkerLost as lost:
                    _log.warning("a thinking process is gone: %s", lost)
                    continue
                if isinstance(answer, Failed):
                    _log.error("a bot failed: %s", answer.how)
                    self._fallbacks["failed"] += 1
                    return Busy()
                return answer
            self._fallbacks["lost"] += 1
            return Busy()

    def share(self, millis: int | None) -> int:
        """The time for a decision: less, where many wait."""
        share = PATIENCE_MILLIS * self._count // max(1, len(self._jobs))
        return min(USUAL_MILLIS if millis is None else millis, max(LEAST_MILLIS, share))

    async def _asked(self, threads: ThreadPoolExecutor, task: Task) -> object:
        worker = self._idle.pop() if self._idle else _Worker()
        limit = 4 * (task.millis or 0) / 1000 + _GRACE_SECONDS
        self._busy.add(worker)
        try:
            if worker.pid is None:
                await _within(_START_SECONDS, threads, worker, worker.start)
            answer = await _within(limit, threads, worker, lambda: worker.ask(task))
        except BaseException:
            worker.bury()
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return answer


async def _within(
    seconds: float, threads: ThreadPoolExecutor, worker: "_Worker", call: Callable[[], object]
) -> object:
    """What a call to a worker returns; after so many seconds the worker is ended."""
    called = asyncio.get_running_loop().run_in_executor(threads, call)
    try:
        done, _ = await asyncio.wait({called}, timeout=seconds)
        if not done:
            raise _WorkerLost("it took far too long")
        return called.result()
    finally:
        if not called.done():
            # Its thread still listens to it, and hears nothing more now.
            worker.kill()
            await asyncio.wait({called})
            called.exception()


class _Worker:
    """A process that thinks. Its calls block; only :meth:`kill` may come from another thread."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = False

    @property
    def pid(self) -> int | None:
        """The id of its process; None before it is started."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process, and wait until it is ready."""
        # A fresh process: a copy of this one would hold its connections and its database.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "dreistein.table.bot_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        if self._killed:
            self._process.kill()
        assert self._process.stdout is not None
        if self._process.stdout.readline() != READY:
            raise _WorkerLost("it could not start")

    def ask(self, task: Task) -> object:
        """What the process answers to a task."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(pickle.dumps(task))
            self._process.stdin.flush()
            return pickle.load(self._process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise _WorkerLost("it died") from error

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._killed = True
        if self._process is not None:
            self._process.kill()

    def bury(self) -> None:
        """End the process and let go of it."""
        self.kill()
        if self._process is not None:
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # what it did not read any more
                    cast("IO[bytes]", pipe).close()
            self._process.wait()


def _leave_signals_alone() -> None:
    """Ctrl-C is for the server; a worker that just starts, from this thread, cannot ignore it."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
