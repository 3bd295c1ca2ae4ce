"""Rounds that worker processes share."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any, cast

import pytest

from dreistein.lab.simulation import experiment as module
from dreistein.lab.simulation.experiment import Experiment, simulate
from dreistein.lab.simulation.tally import Tally
from dreistein.rules import EDITIONS
from lab.tournament.samples import children, workers_since

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tests look into /proc")

TABLE = Experiment(EDITIONS["german"], 2, ("greedy", "random"), 1_250, 7)


@pytest.fixture(autouse=True)
def _in_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share the rounds among processes, as without a compiled kernel."""
    monkeypatch.setattr(module, "compiled", lambda: False)


def total(parts: Iterator[Tally]) -> Tally:
    whole = Tally(TABLE.players)
    for part in parts:
        whole.merge(part)
    return whole


def test_no_round_is_left_out_or_played_twice() -> None:
    before = children(os.getpid())
    assert total(simulate(TABLE, 2)) == TABLE.chunk(0, TABLE.rounds)
    assert workers_since(before) == []


def test_what_a_worker_leaves_undone_is_played_here() -> None:
    before, parts = children(os.getpid()), simulate(TABLE, 2)
    found = next(parts)
    for pid in workers_since(before):
        os.kill(pid, signal.SIGKILL)
    found.merge(total(parts))
    assert found == TABLE.chunk(0, TABLE.rounds)


class Shrinking:
    """A cluster that loses all nodes but one."""

    workers = 8

    def submit(self, function: Any, *args: Any) -> "Future[Any]":
        self.workers = 1
        future: Future[Any] = Future()
        future.set_result(function(*args))
        return future

    def close(self) -> None: ...


def test_a_cluster_may_shrink() -> None:
    assert total(simulate(TABLE, 1, cast(Any, Shrinking()))) == TABLE.chunk(0, TABLE.rounds)
    rest = total(simulate(TABLE, 1, cast(Any, Shrinking()), done=1_000))
    assert rest == TABLE.chunk(1_000, TABLE.rounds - 1_000)


def test_it_can_be_left_at_any_time() -> None:
    before, parts = children(os.getpid()), simulate(TABLE, 2)
    next(parts)
    parts.close()  # type: ignore[attr-defined]
    assert workers_since(before) == []
