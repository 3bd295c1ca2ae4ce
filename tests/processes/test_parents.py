"""No worker survives its parent, be that killed, interrupted, or ended without closing its pool."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from poll import until
from processes.tasks import running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tests look into /proc")

PARENT = """
import sys, time
from concurrent.futures import wait
from pathlib import Path
from dreistein.processes.pool import Pool
from processes import tasks

how, mark, grace = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])

def main():
    with Pool(2, grace_seconds=grace) as pool:
        pool.submit(tasks.double, 1).result()
        busy = [pool.submit(getattr(tasks, how), mark)] if how != "idle" else []
        while busy and not mark.exists():
            time.sleep(0.01)
        print(*pool.pids, flush=True)
        wait(busy)
        while True:
            time.sleep(600)

main()
"""
UNCLOSED = """
from dreistein.processes.pool import Pool
from processes import tasks
pool = Pool(2)
pool.submit(tasks.double, 1).result()
print(*pool.pids, flush=True)
"""


@contextmanager
def parent(code: str, *args: str) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-c", code, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def workers_of(process: "subprocess.Popen[bytes]") -> list[int]:
    assert process.stdout is not None
    return list(map(int, process.stdout.readline().split()))


@pytest.mark.parametrize(
    ("task", "grace"),
    [("idle", 0), ("hang", 0), ("hang_and_clean_up", 60), ("hang_stubbornly", 0.2)],
)
def test_no_worker_survives_a_killed_parent(task: str, grace: float, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with parent(PARENT, task, str(mark), str(grace)) as process:
        pids = workers_of(process)
        assert pids
        assert all(map(running, pids))
        if mark.exists():
            pids += map(int, mark.read_text().split())
        process.kill()
        until(lambda: not any(map(running, pids)))


@pytest.mark.parametrize(("ending", "grace"), [(signal.SIGINT, 60), (signal.SIGTERM, 0)])
def test_ctrl_c_leaves_nothing_behind(ending: signal.Signals, grace: float, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with parent(PARENT, "hang_and_clean_up" if grace else "hang", str(mark), str(grace)) as process:
        pids = [*workers_of(process), *map(int, mark.read_text().split())]
        os.killpg(process.pid, ending)  # as a terminal does: to the whole group
        _, errors = process.communicate(timeout=120)
        assert process.returncode == -ending
        assert errors.count(b"Traceback") == (ending == signal.SIGINT), "the parent's own"
        until(lambda: not any(map(running, pids)))


def test_a_pool_that_is_not_closed_ends_with_python() -> None:
    with parent(UNCLOSED) as process:
        pids = workers_of(process)
        _, errors = process.communicate(timeout=120)
        assert (process.returncode, errors) == (0, b"")
        until(lambda: not any(map(running, pids)))
