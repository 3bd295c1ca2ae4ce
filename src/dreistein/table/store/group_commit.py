"""Group commit: one thread writes for all callers, whatever came meanwhile in one group."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Generic, TypeVar

from dreistein.table.store.errors import MaybeStored, NotStored

Job = TypeVar("Job")
Outcome = object
"""The result of a job, or the exception that its caller gets."""

_GATHER_SECONDS = 0.004
"""Nobody notices this wait, and a busy server commits once for many jobs."""
_log = logging.getLogger(__name__)


class GroupCommit(Generic[Job]):
    """Takes jobs from an event loop to a thread of its own, in order and in groups.

    ``write`` is called there with one to ``most`` jobs, and returns their outcomes when they are
    durable. A group's outcomes return to the loop together, since waking it is expensive.
    """

    def __init__(self, write: Callable[[list[Job]], Sequence[Outcome]], most: int) -> None:
        self._write = write
        self._most = most
        self._jobs: SimpleQueue[tuple[Job, asyncio.Future[Outcome]] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)

    def start(self) -> None:
        """Start, for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def submit(self, job: Job) -> "asyncio.Future[Outcome]":
        """Queue a job; raises :class:`NotStored` before the start and after the stop."""
        if self._loop is None:
            raise NotStored
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self._jobs.put((job, future))
        return future

    async def stop(self) -> None:
        """Finish every submitted job, then end the thread."""
        loop, self._loop = self._loop, None
        if loop is not None:
            self._jobs.put(None)
            await loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            group = [self._jobs.get()]
            sleep(_GATHER_SECONDS)
            try:
                while len(group) < self._most:
                    group.append(self._jobs.get_nowait())
            except Empty:
                pass
            jobs = [entry for entry in group if entry is not None]
            more = len(jobs) == len(group)
            if jobs:
                outcomes = self._outcomes([job for job, _ in jobs])
                self._hand_back([future for _, future in jobs], outcomes)

    def _outcomes(self, jobs: list[Job]) -> Sequence[Outcome]:
        try:
            return self._write(jobs)
        except Exception:  # a bug must not end the thread, and with it every table
            _log.exception("a group of %d could not be written", len(jobs))
            return [MaybeStored() for _ in jobs]

    def _hand_back(
        self, futures: list["asyncio.Future[Outcome]"], outcomes: Sequence[Outcome]
    ) -> None:
        loop = futures[0].get_loop()
        try:
            loop.call_soon_threadsafe(_resolve, futures, outcomes)
        except RuntimeError:
            _log.warning("the event loop ended before %d outcomes were returned", len(futures))


def _resolve(futures: list["asyncio.Future[Outcome]"], outcomes: Sequence[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():  # the caller was cancelled
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
