"""A house where there is nothing but one event loop: a whole visit, by messages alone."""

import os
import subprocess
import sys
from pathlib import Path

VISIT = Path(__file__).with_name("visit.py")


def test_a_visit_needs_no_thread_no_process_no_numpy_and_no_web_server(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, VISIT, tmp_path / "tables.db", "casual"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    phase, ended, _, present = done.stdout.split()
    assert (phase, ended, present) == ("over", "True", "[]")
