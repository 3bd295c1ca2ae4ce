"""What runs functions elsewhere: in processes of this machine, or on the nodes of a cluster."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Protocol, TypeVar, TypeVarTuple

from dreistein.processes.errors import WorkerLost

K = TypeVar("K")
T = TypeVar("T")
Args = TypeVarTuple("Args")

MOST_LOSSES = 3
"""A call that has cost this many workers is not run again."""


class Tasks(Protocol):
    """A pool of workers. A task raises :class:`WorkerLost` if its worker was lost, and can be
    submitted again."""

    @property
    def workers(self) -> int:
        """How many tasks run at the same time."""

    def submit(self, function: Callable[[*Args], T], *args: *Args) -> "Future[T]":
        """Run a function of a module, with arguments that can be pickled."""

    def close(self) -> None:
        """End all workers, and what they do."""


def run_all(
    pool: Tasks,
    function: Callable[[*Args], T],
    calls: Iterable[tuple[K, tuple[*Args]]],
    on_loss: Callable[[K, int, str], object],
    *,
    ahead: int = 1,
) -> Iterator[tuple[K, T]]:
    """Yield the key of each call with its result as soon as it is there, in any order.

    ``calls`` are keys with arguments, taken when a worker is free, or ``ahead`` calls a worker.
    A call whose worker is lost is run again, after ``on_loss`` was called with its key, how often
    that has happened, and how. The third time, ``on_loss`` should raise; if not, this raises.
    """
    todo, again = iter(calls), deque[tuple[K, tuple[*Args]]]()
    losses: Counter[K] = Counter()
    running: dict[Future[T], tuple[K, tuple[*Args]]] = {}
    while True:
        while len(running) < ahead * pool.workers:
            call = again.popleft() if again else next(todo, None)
            if call is None:
                break
            running[pool.submit(function, *call[1])] = call
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            key, _ = call = running.pop(future)
            try:
                result = future.result()
            except WorkerLost as lost:
                losses[key] += 1
                on_loss(key, losses[key], lost.how)
                if losses[key] == MOST_LOSSES:
                    raise
                again.append(call)
            else:
                yield key, result
