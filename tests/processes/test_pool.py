"""The pool with real workers, which run tasks, die, hang, and are too few."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, wait
from contextlib import contextmanager
from pathlib import Path
from pickle import PicklingError
from typing import Any

import pytest

from dreistein.processes.errors import Busy, TaskFailed, WorkerLost
from dreistein.processes.pool import Call, Pool
from poll import until
from processes import tasks
from processes.tasks import Frozen, double, exists

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tests look into /proc")

SECONDS = 120
"""Longer than any task here takes, unless something is wrong."""


@contextmanager
def made(workers: int = 1, **options: Any) -> Iterator[Pool]:
    """A pool that leaves no process behind."""
    with Pool(workers, **options) as pool:
        yield pool
        pids = pool.pids
    assert pool.pids == ()
    assert not any(map(exists, pids))


def stopped_worker(pool: Pool) -> int:
    """The process id of a pool's only worker, which is now stopped."""
    pid = pool.submit(tasks.process_id).result(SECONDS)
    os.kill(pid, signal.SIGSTOP)
    return pid


@pytest.fixture(scope="module")
def shared() -> Iterator[Pool]:
    """A pool of one worker for tests that leave it as it is."""
    with made() as pool:
        yield pool


def test_tasks_start_in_order_and_each_has_its_own_result(shared: Pool, tmp_path: Path) -> None:
    futures = [shared.submit(double, number) for number in range(50)]
    assert [future.result(SECONDS) for future in futures] == list(range(0, 100, 2))
    wait([shared.submit(tasks.append, tmp_path / "order", letter) for letter in "abcdefgh"])
    assert (tmp_path / "order").read_text() == "abcdefgh"


def test_our_own_errors_are_passed_on_and_bugs_as_tracebacks(shared: Pool) -> None:
    pid = shared.submit(tasks.process_id).result(SECONDS)
    with pytest.raises(Busy):
        shared.submit(tasks.refuse).result(SECONDS)
    with pytest.raises(TaskFailed, match=r"in divide_by_zero\n(.*\n)*ZeroDivisionError"):
        shared.submit(tasks.divide_by_zero).result(SECONDS)
    with pytest.raises(TaskFailed, match="function is no value"):
        shared.submit(tasks.unpicklable).result(SECONDS)
    with pytest.raises(TaskFailed, match="its answer cannot be read"):
        shared.submit(tasks.impossible).result(SECONDS)
    with pytest.raises((AttributeError, PicklingError), match="<lambda>"):
        shared.submit(lambda: None).result(SECONDS)
    assert shared.pids == (pid,), "no worker dies of it"


def test_output_is_no_answer_input_is_empty_and_large_ones_go_through(shared: Pool) -> None:
    assert shared.submit(tasks.chatter).result(SECONDS) == ""
    assert shared.submit(double, 1).result(SECONDS) == 2
    text = "3stein" * 1_000_000
    assert shared.submit(str.upper, text).result(SECONDS) == text.upper()


def test_a_cancelled_task_is_not_run_and_what_runs_goes_on(shared: Pool, tmp_path: Path) -> None:
    pid = stopped_worker(shared)
    first = shared.submit(double, 1)
    until(first.running)
    assert shared.submit(tasks.append, tmp_path / "run", "!").cancel()
    assert not first.cancel()
    second = shared.submit(double, 2)
    os.kill(pid, signal.SIGCONT)
    assert (first.result(SECONDS), second.result(SECONDS)) == (2, 4)
    assert shared.pids == (pid,)
    assert not (tmp_path / "run").exists()


def test_a_task_can_be_prepared_when_its_turn_comes(shared: Pool) -> None:
    pid = stopped_worker(shared)
    futures = [shared.submit_when_free(lambda: Call(double, (shared.pending,))) for _ in range(3)]
    os.kill(pid, signal.SIGCONT)
    assert [future.result(SECONDS) for future in futures][1:] == [4, 2]


def test_workers_start_when_they_are_needed_and_are_kept(tmp_path: Path) -> None:
    with made(2) as pool:
        assert pool.pids == ()
        pids = {pool.submit(tasks.process_id).result(SECONDS) for _ in range(5)}
        assert pids == set(pool.pids)
        assert len(pids) == 1, "one at a time needs one worker"
        slow = pool.submit(tasks.hang, tmp_path / "mark")
        until((tmp_path / "mark").exists)
        assert pool.submit(double, 2).result(SECONDS) == 4, "results come as they are ready"
        assert not slow.done()
        wait([pool.submit(tasks.process_id) for _ in range(9)])
        assert len(pool.pids) == 2


def test_a_worker_has_a_lower_priority_and_warms_up_or_loses_its_first_task() -> None:
    with made(warm_up=tasks.remember, nice=3) as pool:
        assert pool.submit(tasks.remembered).result(SECONDS) == "yes"
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert pool.submit(tasks.priority).result(SECONDS) == min(19, ours + 3)
    with made(warm_up=tasks.refuse) as pool, pytest.raises(WorkerLost, match="exit 1"):
        pool.submit(double, 1).result(SECONDS)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no idle class")
def test_the_nicest_workers_take_only_what_nobody_else_wants() -> None:
    with made(nice=19) as pool:
        assert pool.submit(os.sched_getscheduler, 0).result(SECONDS) == os.SCHED_IDLE


@pytest.mark.skipif(sys.platform == "win32", reason="this system sets no limit for a process")
def test_a_task_that_needs_too_much_memory_is_given_up() -> None:
    with made(memory=200_000_000) as pool:
        pid = pool.submit(tasks.process_id).result(SECONDS)
        with pytest.raises(Busy):
            pool.submit(tasks.take, 300_000_000).result(SECONDS)
        assert pool.submit(tasks.take, 1000).result(SECONDS) == 1000
        assert pool.pids == (pid,)


def test_a_worker_that_dies_is_reported_and_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with made() as pool:
        lost = pool.submit(tasks.hang, mark)
        until(mark.exists)
        pid = int(mark.read_text())
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerLost) as error:
            lost.result(SECONDS)
        assert error.value.how == "SIGKILL"
        assert not exists(pid), "and is reaped"
        with pytest.raises(WorkerLost, match="exit 3"):
            pool.submit(os._exit, 3).result(SECONDS)
        os.kill(pool.submit(tasks.process_id).result(SECONDS), signal.SIGKILL)
        with pytest.raises(WorkerLost, match="SIGKILL"):  # it died idle: one task at most is lost
            pool.submit(double, 1).result(SECONDS)
        assert pool.submit(double, 1).result(SECONDS) == 2


def test_a_task_is_run_again_as_often_as_it_may_be() -> None:
    with made(tries=2) as pool:
        os.kill(pool.submit(tasks.process_id).result(SECONDS), signal.SIGKILL)
        assert pool.submit(double, 1).result(SECONDS) == 2, "the first worker died idle"
        with pytest.raises(WorkerLost, match="exit 3"):
            pool.submit(os._exit, 3).result(SECONDS)


def test_the_death_of_one_worker_does_not_disturb_the_others(tmp_path: Path) -> None:
    marks = [tmp_path / "0", tmp_path / "1"]
    with made(2) as pool:
        futures = [pool.submit(tasks.hang, mark) for mark in marks]
        until(lambda: all(mark.exists() for mark in marks))
        os.kill(int(marks[0].read_text()), signal.SIGKILL)
        assert isinstance(futures[0].exception(SECONDS), WorkerLost)
        assert pool.submit(double, 1).result(SECONDS) == 2
        assert int(marks[1].read_text()) in pool.pids
        assert not futures[1].done()


@pytest.mark.parametrize(
    ("stopped", "call"),
    [(False, (tasks.hang,)), (True, (double, 1)), (True, (str.upper, "3stein" * 1_000_000))],
    ids=["hung", "stopped", "stopped before it reads all"],
)
def test_a_task_over_its_time_limit_is_killed(stopped: bool, call: tuple[Any, ...]) -> None:
    with made() as pool:
        if stopped:
            stopped_worker(pool)
        with pytest.raises(WorkerLost, match="time limit"):
            pool.submit(*call, seconds=0.2).result(SECONDS)
        assert pool.pids == ()
        assert pool.submit(double, 1, seconds=SECONDS).result(SECONDS) == 2


def test_time_limits_are_independent() -> None:
    with made(2) as pool:
        patient = pool.submit(tasks.hang, None, seconds=SECONDS)
        with pytest.raises(WorkerLost, match="time limit"):
            pool.submit(tasks.hang, None, seconds=0.1).result(SECONDS)
        assert not patient.done()


def test_a_worker_that_does_not_start_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with made(start_seconds=0.5) as pool:
        with monkeypatch.context() as patched:
            patched.setattr(subprocess, "Popen", Frozen)
            with pytest.raises(WorkerLost, match="time limit"):
                pool.submit(double, 1).result(SECONDS)
        assert pool.pids == ()
    with made() as pool:
        with monkeypatch.context() as patched:
            patched.setattr(sys, "executable", "no-such-program")
            with pytest.raises(WorkerLost, match="could not start"):
                pool.submit(double, 1).result(SECONDS)
        assert pool.submit(double, 1).result(SECONDS) == 2


def test_a_full_queue_refuses_and_then_has_room_again() -> None:
    with made(1, queue=2) as pool:
        pid = stopped_worker(pool)
        waiting = [pool.submit(double, number) for number in range(3)]
        assert pool.pending == 3
        with pytest.raises(Busy):
            pool.submit(double, 4)
        assert waiting.pop().cancel()
        waiting.append(pool.submit(double, 2))  # which made room
        os.kill(pid, signal.SIGCONT)
        assert [future.result(SECONDS) for future in waiting] == [0, 2, 4]
        until(lambda: pool.pending == 0)
        assert pool.submit(double, 4).result(SECONDS) == 8


@pytest.mark.parametrize("when", ["starting", "running"])
def test_closing_cancels_what_waits_and_runs(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with made() as pool:
        if when == "starting":
            monkeypatch.setattr(subprocess, "Popen", Frozen)
        futures = [pool.submit(tasks.hang) for _ in range(3)]
        until(lambda: pool.pids)
        pool.close()
        for future in futures:
            with pytest.raises(CancelledError):
                future.result(SECONDS)
        with pytest.raises(RuntimeError):
            pool.submit(double, 1)


def test_closing_gives_tasks_time_to_clean_up(tmp_path: Path) -> None:
    mark, stubborn = tmp_path / "mark", tmp_path / "stubborn"
    for task, seconds, begun in (
        (tasks.hang_and_clean_up, SECONDS, mark),
        (tasks.hang_stubbornly, 0.1, stubborn),
    ):
        with made(grace_seconds=seconds) as pool:
            pool.submit(task, begun)
            until(begun.exists)
    _, program = map(int, mark.read_text().split())
    assert not exists(program)


async def test_in_asyncio_it_does_not_block_and_closing_cancels_the_callers() -> None:
    asyncio.get_running_loop().set_debug(True)
    with made(2) as pool:
        doubled = (asyncio.wrap_future(pool.submit(double, number)) for number in range(4))
        assert await asyncio.gather(*doubled) == [0, 2, 4, 6]
        hanging = asyncio.ensure_future(asyncio.wrap_future(pool.submit(tasks.hang)))
        assert await asyncio.wrap_future(pool.submit(double, 1)) == 2
        await asyncio.to_thread(pool.close)
        with pytest.raises(asyncio.CancelledError):
            await hanging


@pytest.mark.parametrize(
    ("grace", "harmless"), [(0, [signal.SIGINT, signal.SIGTERM]), (1, [signal.SIGINT])]
)
def test_signals_to_the_group_reach_no_task(grace: float, harmless: list[signal.Signals]) -> None:
    with made(grace_seconds=grace) as pool:
        pid = pool.submit(tasks.process_id).result(SECONDS)
        for number in harmless:
            os.kill(pid, number)
        assert pool.submit(tasks.process_id).result(SECONDS) == pid
        assert pool.submit(tasks.blocked_signals).result(SECONDS) == []


class Interrupted(subprocess.Popen[bytes]):
    """A process that is interrupted as soon as it has started, before it can ignore that."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.send_signal(signal.SIGINT)


def test_a_worker_that_has_just_started_survives_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with made() as pool:
        assert pool.submit(double, 1).result(SECONDS) == 2
