"""One supervised pool of worker processes, for asyncio and for synchronous code.

:meth:`Pool.submit` returns a ``concurrent.futures.Future``: wrap it with ``asyncio.wrap_future``,
or pass it to ``concurrent.futures.wait``.
"""

import logging
import os
import pickle
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Any, Generic, TypeVar, TypeVarTuple

from dreistein.processes import answers, signals
from dreistein.processes.child import ChildProcess
from dreistein.processes.errors import Busy, TaskFailed, WorkerLost
from dreistein.processes.messages import Setup, receive, send
from dreistein.processes.queue import FairQueue, Priority
from dreistein.processes.watchdog import Watchdog

_EXIT_SECONDS = 3.0
"""How long a worker whose pipe is closed may take to end by itself."""

_log = logging.getLogger(__name__)
T = TypeVar("T")
Args = TypeVarTuple("Args")


@dataclass(frozen=True, slots=True)
class Call(Generic[T]):
    """A function of a module with its arguments, all picklable, and a time limit."""

    function: Callable[..., T]
    args: tuple[Any, ...] = ()
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class _Task:
    prepare: Callable[[], Call[Any]]
    future: Future[Any]


class Pool:
    """Worker processes that start when they are needed and are replaced when they die.

    A task raises :class:`WorkerLost` if its worker dies, or is killed because the task exceeds its
    time limit, as often as it may be tried; :class:`TaskFailed` if it raises anything but a
    ``DreisteinError``, which is passed on as it is. Cancelling a task that runs does not disturb
    its worker.
    """

    def __init__(
        self,
        workers: int,
        *,
        queue: int | None = None,
        queue_party: int | None = None,
        patience: Mapping[int, int] | None = None,
        warm_up: Callable[[], object] | None = None,
        nice: int = 0,
        start_seconds: float | None = None,
        grace_seconds: float = 0.0,
        memory: int = 0,
        tries: int = 1,
    ) -> None:
        """``queue`` bounds the tasks waiting for a worker, ``queue_party`` those of one party;
        for ``patience`` see :class:`FairQueue`.

        Each worker calls ``warm_up`` first, and is given up if that takes longer than
        ``start_seconds``. :meth:`close` gives tasks ``grace_seconds`` to clean up: they get a
        ``SystemExit``. Without grace, workers are killed. A task that needs more ``memory`` (in
        bytes, unless it is 0) raises :class:`Busy`. A task whose worker is lost is run again,
        ``tries`` times in all.
        """
        self.workers = workers
        self._most_pending = None if queue is None else workers + queue
        self._most_party = queue_party
        self._start_seconds, self._grace_seconds = start_seconds, grace_seconds
        self._tries = tries
        self._setup = Setup(
            tuple(map(os.path.abspath, sys.path)),
            pickle.dumps(warm_up),
            nice,
            grace_seconds,
            memory,
        )
        # Each thread drives one worker at a time; it must not take the signals of the main thread.
        self._threads = ThreadPoolExecutor(workers, "dreistein-pool", initializer=signals.block)
        self._watchdog = Watchdog()
        self._lock = Lock()
        self._waiting: FairQueue[_Task] = FairQueue(patience)
        self._pending: Counter[str] = Counter()
        """How many tasks of each party are waiting or running."""
        self._all: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._closed = False

    def submit(
        self, function: Callable[[*Args], T], *args: *Args, seconds: float | None = None
    ) -> "Future[T]":
        """Run a function in a worker, for at most ``seconds``; raises :class:`Busy`."""
        call = Call(function, args, seconds)
        return self.submit_when_free(lambda: call)

    def submit_when_free(
        self, prepare: Callable[[], Call[T]], priority: Priority | None = None
    ) -> "Future[T]":
        """Run what ``prepare`` returns, which is called (in a thread) once a worker is free.

        ``priority`` says for whom; by default all tasks are equal, and the first comes first.
        """
        priority = priority or Priority()
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError("the pool is closed")
            most, own = self._most_pending, self._most_party
            if most is not None and self._pending.total() >= most:
                raise Busy()
            if own is not None and self._pending[priority.party] >= own:
                raise Busy()
            self._waiting.put(priority, _Task(prepare, future))
            self._pending[priority.party] += 1
            self._threads.submit(self._run_next)
        future.add_done_callback(lambda _: self._count_done(priority.party))
        return future

    def _count_done(self, party: str) -> None:
        with self._lock:
            self._pending[party] -= 1
            if not self._pending[party]:
                del self._pending[party]

    @property
    def pending(self) -> int:
        """How many tasks are waiting or running."""
        return self._pending.total()

    def share_of(self, party: str) -> float:
        """The part of the workers' time that the next task of a party should take at most.

        Parties share evenly, and each shares its part among its own tasks.
        """
        with self._lock:
            return 1 / max(1, len(self._pending) * max(1, self._pending[party]))

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the workers that were started, the oldest first."""
        return tuple(worker.pid for worker in list(self._all))

    def close(self) -> None:
        """End all workers, and cancel the tasks that wait or run."""
        with signals.ignore_interrupts():
            with self._lock:
                self._closed = True
                workers = list(self._all)
                waiting = [self._waiting.take() for _ in range(len(self._waiting))]
            for task in waiting:
                task.future.cancel()
            self._threads.shutdown(wait=False, cancel_futures=True)
            deadline = monotonic() + self._grace_seconds
            for worker in workers:
                if self._grace_seconds:
                    worker.terminate()
                else:
                    worker.kill()
            for worker in workers:
                worker.kill_after(deadline)
            self._threads.shutdown()
            self._watchdog.close()
            while self._idle:
                self._forget(self._idle.pop())

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ------------------------------------------------------------------ in the threads

    def _run_next(self) -> None:
        """Run the task that comes next; this is submitted once for each task."""
        with self._lock:
            if self._closed:
                return
            task = self._waiting.take()
        if not task.future.set_running_or_notify_cancel():
            return
        try:
            result = self._run(task.prepare)
        except BaseException as error:
            task.future.set_exception(error)
        else:
            task.future.set_result(result)

    def _run(self, prepare: Callable[[], Call[T]]) -> T:
        tried = 0
        while True:
            try:
                return self._try(prepare)
            except WorkerLost as lost:
                tried += 1
                if self._closed:
                    raise CancelledError() from None
                if tried == self._tries:
                    raise
                _log.warning("a task is run again, its worker was lost: %s", lost)

    def _try(self, prepare: Callable[[], Call[T]]) -> T:
        worker = self._take()
        try:
            call = prepare()
            with self._watchdog.limit(call.seconds, worker.time_out):
                return worker.run(call)
        finally:
            self._give_back(worker)

    def _take(self) -> "_Worker":
        """A worker that is ready for a task."""
        with self._lock:
            if self._idle:
                return self._idle.pop()
        worker = _Worker()
        with self._lock:
            self._all.append(worker)
        if self._closed:
            worker.kill()
        try:
            with self._watchdog.limit(self._start_seconds, worker.time_out):
                worker.start(self._setup)
        except BaseException:
            self._forget(worker)
            raise
        return worker

    def _give_back(self, worker: "_Worker") -> None:
        with self._lock:
            if worker.usable and not self._closed:
                self._idle.append(worker)
                return
        self._forget(worker)

    def _forget(self, worker: "_Worker") -> None:
        worker.end()
        with self._lock:
            self._all.remove(worker)


class _Worker:
    """A worker process, seen from the pool. Only the methods that end it are thread-safe."""

    def __init__(self) -> None:
        # A fresh interpreter: a fork would copy our connections, locks and threads.
        command = [sys.executable, "-P", "-m", "dreistein.processes.worker"]
        try:
            self._child = ChildProcess(command)
        except OSError as error:
            raise WorkerLost(f"could not start: {error}") from error
        self.pid = self._child.pid
        self.usable = True
        """Whether it can run another task."""
        self._timed_out = False

    def start(self, setup: Setup) -> None:
        """Wait until it is ready."""
        self._ask(pickle.dumps(setup))

    def run(self, call: Call[T]) -> T:
        """What a call returns or raises in the worker."""
        answer = self._ask(pickle.dumps((call.function, call.args)))
        try:
            error, result = answers.read(answer)
        except Exception as unreadable:
            raise TaskFailed(f"its answer cannot be read: {unreadable}") from unreadable
        if error is not None:
            raise error
        returned: T = result
        return returned

    def _ask(self, message: bytes) -> bytes:
        try:
            send(self._child.stdin.fileno(), message)
            return receive(self._child.stdout.fileno())
        except (EOFError, OSError) as error:
            self.usable = False
            raise WorkerLost(self._death()) from error

    def _death(self) -> str:
        if self._timed_out:
            return "time limit"
        return self._child.exit_reason if self._child.wait(_EXIT_SECONDS) else "closed pipe"

    def time_out(self) -> None:
        self._timed_out = True
        self.kill()

    def terminate(self) -> None:
        self._child.terminate()

    def kill(self) -> None:
        self.usable = False
        self._child.kill()

    def kill_after(self, deadline: float) -> None:
        """Kill it unless it ends by then."""
        if not self._child.wait(max(0.0, deadline - monotonic())):
            self.kill()

    def end(self) -> None:
        self._child.end()
