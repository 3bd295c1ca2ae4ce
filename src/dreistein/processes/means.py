"""What there is for work that takes long: other processes and threads, or something else."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from dreistein.processes.pool import Call, Pool
from dreistein.processes.queue import Priority

T = TypeVar("T")
WORKER_BYTES = 600_000_000
"""What a worker of a server may have, whatever it is given to read: some 15 times what it needs."""


class Workers(Protocol):
    """Who runs functions elsewhere, as :class:`~dreistein.processes.pool.Pool` does."""

    def submit(
        self, function: Callable[..., T], *args: Any, seconds: float | None = None
    ) -> "Future[T] | asyncio.Future[T]": ...

    def submit_when_free(
        self, prepare: Callable[[], Call[T]], priority: Priority | None = None
    ) -> "Future[T] | asyncio.Future[T]": ...

    @property
    def pending(self) -> int: ...

    def share_of(self, party: str) -> float: ...

    @property
    def pids(self) -> tuple[int, ...]: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Means:
    """By default processes and threads."""

    workers: Callable[..., Workers] = Pool
    """Makes workers, from how many there should be and the options of a pool."""
    aside: Callable[..., Awaitable[Any]] = asyncio.to_thread
    """Runs a function with its arguments beside the event loop."""
