"""Runs pytest again and again, each time in a fork that has imported what does not change.

Reads a line of JSON for each run: its arguments, a time limit, where its output goes. Answers with
pytest's code, or 99 if the run took longer.
"""

import json
import os
import signal
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


def _run(arguments: list[str], limit: float, output: str) -> int:
    child = os.fork()
    if child == 0:
        os.setsid()
        written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(written, 1)
        os.dup2(written, 2)
        code = 3
        with suppress(BaseException):
            code = int(pytest.main(arguments))
        os._exit(code)
    end = time.monotonic() + limit * max(1, *os.getloadavg())  # a busy machine is no hang
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 99


def main() -> None:
    for name in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")):
        with suppress(Exception):
            import_module(name)
    for line in sys.stdin:
        print(_run(*json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
