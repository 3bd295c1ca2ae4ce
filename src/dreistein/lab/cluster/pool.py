"""A pool of workers on a cluster: the same as :class:`dreistein.processes.pool.Pool`, by Ray.

A worker or a node that is lost costs nothing but time: what it was doing is done again elsewhere.
"""

import os
import pickle
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from socket import create_connection
from threading import Lock
from typing import Any, TypeVar, TypeVarTuple

from dreistein import __version__
from dreistein.extras import require
from dreistein.lab.cluster import task
from dreistein.processes.errors import TaskFailed, WorkerLost
from dreistein.rules.errors import DreisteinError, quote

T = TypeVar("T")
Args = TypeVarTuple("Args")

_NAMESPACE = "dreistein"
_CONNECT_SECONDS = 10.0


class NoCluster(DreisteinError):
    code = "cluster-none"
    sentence = "No cluster answers at {address}. Start one with ray start --head."


class OtherVersion(DreisteinError):
    code = "cluster-version"
    sentence = (
        "A node of the cluster has Dreistein {found}, and this is {own}; "
        "install the same version on all of them."
    )


class NoDreistein(DreisteinError):
    code = "cluster-bare"
    sentence = "A node of the cluster has no Dreistein; install version {own} on all of them."


def _answers(address: str) -> bool:
    """Whether something listens at an address; Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        return True  # "auto", or an address that Ray alone understands
    try:
        create_connection((host.rpartition("/")[2], int(port)), _CONNECT_SECONDS).close()
    except (OSError, OverflowError):
        return False
    return True


class ClusterPool:
    """Workers on a cluster at an address, or on a local one with ``workers`` of them.

    Tasks raise what they raise in a pool of processes.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        require("cluster", "ray")
        # Ray reports how it is used unless it is told not to, and its warnings are not for players.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        self._ray = ray
        if address is not None and not _answers(address):
            raise NoCluster(address=quote(address))
        local: dict[str, Any] = {"num_cpus": workers or os.cpu_count() or 1}
        try:
            ray.init(
                address=address or "local",
                namespace=_NAMESPACE,
                include_dashboard=False if address is None else None,
                configure_logging=False,
                log_to_driver=False,
                **(local if address is None else {}),
            )
        except Exception as error:  # on a busy machine Ray gives up with a bare one
            raise NoCluster(address=quote(address or "local")) from error
        ray.cloudpickle.register_pickle_by_value(task)
        # A task that ends its worker is not tried again by Ray: who submitted it decides.
        self._run = ray.remote(max_retries=0, num_cpus=1)(task.run)
        self._lock = Lock()
        self._running: dict[Future[Any], Any] = {}
        self._closed = False

    @property
    def workers(self) -> int:
        """How many cores the cluster has now: nodes may come and go."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[[*Args], T], *args: *Args) -> "Future[T]":
        """Run a function on some node."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        reference = self._run.remote(__version__, pickle.dumps((function, args)))
        with self._lock:
            self._running[future] = reference
        reference.future().add_done_callback(lambda done: self._answer(future, done))
        return future

    def close(self) -> None:
        """End what runs, and leave the cluster; a local one ends."""
        with self._lock:
            self._closed = True
            running = list(self._running.values())
        for reference in running:
            self._ray.cancel(reference, force=True)
        self._ray.shutdown()

    def __enter__(self) -> "ClusterPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _answer(self, future: "Future[Any]", done: "Future[task.Answer]") -> None:
        with self._lock:
            self._running.pop(future, None)
        try:
            kind, found = done.result()
        except (
            BaseException
        ) as lost:  # Ray's errors say that a worker, a node or an object was lost
            error = CancelledError() if self._closed else WorkerLost(type(lost).__name__)
            future.set_exception(error)
            return
        if kind == "done":
            future.set_result(found)
        elif kind == "error":
            future.set_exception(found)
        elif kind == "failed":
            future.set_exception(TaskFailed(found))
        elif found is None:
            future.set_exception(NoDreistein(own=__version__))
        else:
            future.set_exception(OtherVersion(found=found, own=__version__))
