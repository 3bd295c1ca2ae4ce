"""Thinking somewhere else: one task at a time goes there as bytes, and comes back as bytes."""

import asyncio
import logging
import pickle
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from dreistein.processes import answers
from dreistein.processes.errors import Busy, WorkerLost
from dreistein.processes.means import Means
from dreistein.processes.pool import Call
from dreistein.processes.queue import FairQueue, Priority

T = TypeVar("T")
Ask = Callable[[bytes, float | None], Awaitable[bytes]]
"""Sends a task to where :func:`dreistein.processes.messages.answer` is called with it, for so many
seconds at most; raises if there is no answer."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Task:
    prepare: Callable[[], Call[Any]]
    future: "asyncio.Future[Any]"


class Elsewhere:
    """:class:`~dreistein.processes.means.Workers` of which there is one, and nobody sees it."""

    def __init__(
        self,
        ask: Ask,
        *,
        queue: int | None = None,
        queue_party: int | None = None,
        patience: Mapping[int, int] | None = None,
        tries: int = 1,
    ) -> None:
        """``queue`` bounds the tasks that wait, ``queue_party`` those of one party. A task that is
        lost is run again, ``tries`` times in all.
        """
        self._ask, self._most, self._most_party = ask, queue, queue_party
        self._tries = tries
        self._waiting: FairQueue[_Task] = FairQueue(patience)
        self._pending: Counter[str] = Counter()
        self._work: asyncio.Task[None] | None = None

    def submit(
        self, function: Callable[..., T], *args: Any, seconds: float | None = None
    ) -> "asyncio.Future[T]":
        """Run a function there."""
        call = Call(function, args, seconds)
        return self.submit_when_free(lambda: call)

    def submit_when_free(
        self, prepare: Callable[[], Call[T]], priority: Priority | None = None
    ) -> "asyncio.Future[T]":
        """Run there what ``prepare`` returns once it is its turn; raises :class:`Busy`."""
        priority = priority or Priority()
        party = priority.party
        if self._most is not None and self._pending.total() > self._most:
            raise Busy()
        if self._most_party is not None and self._pending[party] >= self._most_party:
            raise Busy()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._pending[party] += 1
        future.add_done_callback(lambda _: self._pending.subtract((party,)))
        self._waiting.put(priority, _Task(prepare, future))
        if self._work is None:
            self._work = asyncio.create_task(self._run())
        return future

    async def _run(self) -> None:
        try:
            while self._waiting:
                task = self._waiting.take()
                if not task.future.done():  # the caller was cancelled
                    await self._run_task(task)
        finally:
            self._work = None

    async def _run_task(self, task: _Task) -> None:
        future = task.future
        try:
            result = await self._result(task.prepare)
        except asyncio.CancelledError:
            future.cancel()
            raise
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)

    async def _result(self, prepare: Callable[[], Call[T]]) -> T:
        tried = 0
        while True:
            call = prepare()
            try:
                answer = await self._ask(pickle.dumps((call.function, call.args)), call.seconds)
                break
            except Exception as lost:
                tried += 1
                if tried == self._tries:
                    raise WorkerLost(str(lost)) from lost
                _log.warning("a task is run again: %s", lost)
        error, result = answers.read(answer)
        if error is not None:
            raise error
        found: T = result
        return found

    @property
    def pending(self) -> int:
        """How many tasks are waiting or running."""
        return self._pending.total()

    def share_of(self, party: str) -> float:
        """The part of the time that the next task of a party should take at most."""
        return 1 / max(1, self._pending[party])

    @property
    def pids(self) -> tuple[int, ...]:
        """No process of its own."""
        return ()

    def close(self) -> None:
        """Cancel the tasks that wait; the one that runs is not heard of any more."""
        if self._work is not None:
            self._work.cancel()
        while self._waiting:
            self._waiting.take().future.cancel()


async def inline(work: Callable[..., T], *args: Any) -> T:
    """Do it here and now."""
    return work(*args)


def means(ask: Ask) -> Means:
    """What a house has where there are neither processes nor threads."""

    def workers(
        _: int,
        queue: int | None = None,
        queue_party: int | None = None,
        patience: Mapping[int, int] | None = None,
        tries: int = 1,
        **__: Any,
    ) -> Elsewhere:
        return Elsewhere(ask, queue=queue, queue_party=queue_party, patience=patience, tries=tries)

    return Means(workers, inline)
