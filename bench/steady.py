"""Run the tests again and again, some of the runs beside busy processes: do they say the same?

    python bench/steady.py --runs 10 --busy 5 --processes 6 --together 2

Each run is ``.ci/run`` in a fresh clone of the last commit; ``--together`` has so many at a time.
Of the busy processes one writes to the disk, the others compute.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
COMPUTE = "while True: sum(range(10_000))"
WRITE = """
import os, sys
block = os.urandom(1 << 20)
while True:
    with open(sys.argv[1], "wb", buffering=0) as file:
        for _ in range(200):
            file.write(block)
        os.fsync(file.fileno())
"""


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Within it, so many processes keep the machine busy."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        works = [[WRITE, f"{folder}/noise"], *[[COMPUTE]] * (processes - 1)][:processes]
        started = [subprocess.Popen([sys.executable, "-c", *work]) for work in works]
        try:
            yield
        finally:
            for process in started:
                process.kill()
                process.wait()


def tested(run: int) -> bool:
    """Run the tests in a clone of their own, say what came of it, and whether they passed."""
    place = ROOT / "build" / f"steady-{run}"
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", ROOT, place], check=True)
    log = place.with_suffix(".log")
    began = perf_counter()
    with log.open("wb") as output:
        process = subprocess.Popen(
            [place / ".ci" / "run"],
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "CI": "true"},
        )
        _, status, used = os.wait4(process.pid, 0)
    clock, load = perf_counter() - began, os.getloadavg()[2]
    told = [line for line in log.read_text().splitlines() if " passed" in line]
    print(
        f"run {run}: {'passed' if status == 0 else 'FAILED'}, {clock:.0f} s, "
        f"processor {used.ru_utime + used.ru_stime:.0f} s, load {load:.1f}: {told}",
        flush=True,
    )
    if status == 0:
        shutil.rmtree(place)
        log.unlink()
    return status == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=5, help="how many runs have company")
    parser.add_argument("--processes", type=int, default=6)
    parser.add_argument("--together", type=int, default=1, help="how many runs at a time")
    args = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    quiet = args.runs - args.busy
    passed = 0
    for runs, beside in ((range(quiet), 0), (range(quiet, args.runs), args.processes)):
        with busy(beside if runs else 0), ThreadPoolExecutor(args.together) as threads:
            passed += sum(threads.map(tested, (run + 1 for run in runs)))
    sys.exit(0 if passed == args.runs else f"{args.runs - passed} of {args.runs} runs failed")


if __name__ == "__main__":
    main()
