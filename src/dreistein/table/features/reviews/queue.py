"""Reviews that are wanted: one is computed at a time; addresses take turns, the short ones first.

What is done is given to ``keep``; what cannot be kept, and the reviews of files, stay in memory for
an hour. A server that stops forgets the queue: who still wants a review asks again.
"""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Literal, TypeVar, TypeVarTuple

from dreistein.coach.judgement import Judgement
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.processes.errors import Busy
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import ReviewsFull, TooManyReviews
from dreistein.table.features.reviews.tasks import Finished, ReviewTask
from dreistein.table.features.reviews.workers import ReviewWorker

MOST_WAITING = 40
MOST_ADDRESS = 4
"""How many reviews of one address wait or are computed at a time."""
_TURN_SECONDS = 3.0
"""For how long reviews of an address are computed before another one has its turn."""
_MOST_KEPT = 100
KEPT_MILLIS = 3_600_000
_REST_SECONDS = 120.0
"""After so long without a review, its process ends."""
_log = logging.getLogger(__name__)
State = Literal["waiting", "running", "done", "failed"]
T = TypeVar("T")
Args = TypeVarTuple("Args")


@dataclass(slots=True, eq=False)
class Job:
    """A review that is wanted, being computed, or done and in memory."""

    name: str
    record: bytes
    players: tuple[str, ...]
    """As the record names them."""
    address: str
    """Who asked first."""
    game: tuple[str, int] | None
    """The table and the number of the match; None for a file."""
    at: int
    """When it was last asked for."""
    wanted_by: set[str] = field(default_factory=set)
    state: State = "waiting"
    judged: list[Judgement] = field(default_factory=list)
    """Of the stops that are judged: others may have their turn before it goes on."""
    seconds: float = 0.0
    """What was spent on it so far."""
    done: int = 0
    all: int = 0
    """How many actions are judged, and how many there are; 0 before that is known."""
    text: bytes | None = None
    """The review, once it is done and could not be kept elsewhere."""
    error: DreisteinError | None = None
    kept: bool = False
    """Whether it is stored with its game."""
    task: ReviewTask | None = None
    """How it is computed, once that has begun."""

    @property
    def open(self) -> bool:
        return self.state in ("waiting", "running")


Begin = Callable[[Job], Awaitable[ReviewTask]]
"""How a review is to be computed."""
Keep = Callable[[Job, Finished], Awaitable[bool]]
"""Stores a finished review; False if it has no place there."""


class _Cancelled(Exception):
    """Nobody wants this review any more."""


class ReviewQueue:
    def __init__(
        self,
        worker: ReviewWorker,
        begin: Begin,
        keep: Keep,
        now: Callable[[], int],
        stopwatch: Callable[[], float] = monotonic,
    ) -> None:
        self._worker, self._begin, self._keep, self._now = worker, begin, keep, now
        self._stopwatch = stopwatch
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._running: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()

    def find(self, name: str) -> Job | None:
        """A review that is wanted, or kept in memory."""
        self._forget_old()
        job = self._jobs.get(name)
        if job is not None:
            job.at = self._now()
        return job

    def coming(self, game: tuple[str, int], person: str) -> Job | None:
        """The review of a match that this person has asked for, until it is done."""
        for job in self._jobs.values():
            if job.game == game and job.open and person in job.wanted_by:
                return job
        return None

    def place(self, job: Job) -> int:
        """How many reviews come before this one."""
        waiting = self._in_turn()
        return waiting.index(job) if job in waiting else 0

    def _in_turn(self) -> list[Job]:
        """What is wanted, in the order in which it would be computed now."""
        wanted = [job for job in self._jobs.values() if job.open]
        spent = defaultdict[str, float](float)
        for job in wanted:
            spent[job.address] += job.seconds
        return sorted(
            wanted, key=lambda job: (spent[job.address] // _TURN_SECONDS, len(job.record))
        )

    @property
    def waiting(self) -> int:
        """How many reviews are waiting or being computed."""
        return sum(job.open for job in self._jobs.values())

    def want(self, wish: Job, person: str) -> Job:
        """The review that a person wishes, or the same one; raises if too many are wanted."""
        job = self.find(wish.name)
        if job is None or job.state == "failed":
            address = wish.address
            if self.waiting >= MOST_WAITING:
                raise ReviewsFull()
            if sum(j.open and j.address == address for j in self._jobs.values()) >= MOST_ADDRESS:
                raise TooManyReviews(most=MOST_ADDRESS)
            self._jobs.pop(wish.name, None)
            job = self._jobs[wish.name] = wish
        job.wanted_by.add(person)
        self._wanted.set()
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._work())
        return job

    def cancel(self, name: str, person: str) -> None:
        """This person does not want it any more; without anybody who does, it is forgotten."""
        job = self._jobs.get(name)
        if job is not None:
            job.wanted_by.discard(person)
            if not job.wanted_by:
                del self._jobs[name]

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._worker.close()

    # ------------------------------------------------------------------ at work

    async def _work(self) -> None:
        """Compute one review after the other; rest when there is none."""
        try:
            while True:
                if wanted := self._in_turn():
                    await self._compute(wanted[0])
                    continue
                self._wanted.clear()
                try:
                    async with asyncio.timeout(_REST_SECONDS):
                        await self._wanted.wait()
                except TimeoutError:
                    await self._worker.close()
                    if not self._wanted.is_set():  # nobody came while it ended
                        break
        finally:
            self._running = None

    async def _compute(self, job: Job) -> None:
        job.state = "running"
        try:
            await self._judge(job)
        except _Cancelled:
            job.state = "failed"
        except DreisteinError as error:
            job.state, job.error = "failed", error
        except Exception:
            job.state, job.error = "failed", Busy()
            _log.exception("a review failed")
        if not job.open:
            job.record, job.task = b"", None

    async def _judge(self, job: Job) -> None:
        task = job.task = job.task or await self._begin(job)
        judged = job.judged
        if not judged:
            job.all = await self._run(job, task.outline)
        while job.done < job.all:
            if self._in_turn()[:1] != [job]:
                self._check_wanted(job)
                job.state = "waiting"
                return
            judged += await self._run(job, task.judge, job.done)
            job.done = len(judged)
            self._check_wanted(job)
        puzzles = await self._puzzles(job, task, judged)
        finished = await self._run(job, task.finish, judged, puzzles)
        try:
            job.kept = await self._keep(job, finished)
        except DreisteinError as error:  # a full disk: shown, if not kept
            _log.warning("a review was not stored: %s", error.code)
        job.text, job.state = finished.text, "done"
        if job.kept:
            job.text = None
            self._jobs.pop(job.name, None)

    async def _puzzles(
        self, job: Job, task: ReviewTask, judged: list[Judgement]
    ) -> dict[int, Puzzle]:
        """The puzzles that mistakes became; without them, a review is still worth having."""
        found = dict[int, Puzzle]()
        try:
            mistakes = await self._run(job, task.mistakes, judged)
            job.all += len(mistakes)
            for at in mistakes:
                puzzle = await self._run(job, task.puzzle, at, judged[at])
                if puzzle is not None:
                    found[at] = puzzle
                job.done += 1
                self._check_wanted(job)
        except DreisteinError as error:
            _log.warning("the puzzles of a review were not found: %s", error.code)
        return found

    async def _run(self, job: Job, step: Callable[[*Args], T], *args: *Args) -> T:
        """Run a step of a review, and count the time it takes."""
        began = self._stopwatch()
        try:
            return await self._worker.run(step, *args)
        finally:
            job.seconds += self._stopwatch() - began

    def _check_wanted(self, job: Job) -> None:
        if self._jobs.get(job.name) is not job:
            raise _Cancelled()

    def _forget_old(self) -> None:
        """Let what nobody has asked for in an hour go, and the oldest if there are many."""
        before = self._now() - KEPT_MILLIS
        closed = [job for job in self._jobs.values() if not job.open]
        old = [job for job in closed if job.at < before]
        for job in {*old, *closed[: max(0, len(closed) - _MOST_KEPT)]}:
            del self._jobs[job.name]
