"""What runs functions elsewhere: in processes of this machine, or on the nodes of a cluster."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")


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
