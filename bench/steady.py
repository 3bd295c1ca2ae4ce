"""Run the tests again and again, some of the runs beside busy processes: do they say the same?

    python bench/steady.py --runs 10 --busy 5 --processes 6

Each run is ``make test``. Of the busy processes one writes to the disk, the others compute.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=5, help="how many runs have company")
    parser.add_argument("--processes", type=int, default=6)
    args = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    failed = 0
    for run in range(args.runs):
        beside = args.processes if run >= args.runs - args.busy else 0
        began, used = perf_counter(), os.times()
        with busy(beside):
            done = subprocess.run(["make", "test"], cwd=ROOT, capture_output=True, text=True)
            load = os.getloadavg()[1]
        clock, now = perf_counter() - began, os.times()
        processor = now.children_user + now.children_system
        processor -= used.children_user + used.children_system
        failed += done.returncode != 0
        told = [line for line in done.stdout.splitlines() if " passed" in line]
        print(f"run {run + 1}: {told[-1:]} {clock:.0f} s, load {load:.1f}", flush=True)
        if not beside:
            print(f"  processor {processor:.0f} s", flush=True)
        if done.returncode:
            print(done.stdout[-8000:], done.stderr[-2000:], flush=True)
    sys.exit(f"{failed} of {args.runs} runs failed" if failed else 0)


if __name__ == "__main__":
    main()
