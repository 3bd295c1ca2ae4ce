"""Runs pytest again and again, each time in a fork that has imported what does not change.

Reads a line of JSON for each run: its arguments, the seconds that each test may take, where its
output goes. Answers with pytest's code, or 99 if a test took longer.
"""

import json
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


class _Limits:
    """Ends the process by a signal where a test, or what is before the first, takes too long."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self._seconds = seconds
        self._start("")

    def _start(self, test: str) -> None:
        busy = min(4, max(1, os.getloadavg()[0] / 2))  # a busy machine is no hang
        signal.alarm(int((20 + 5 * self._seconds.get(test, 2)) * busy))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._start(nodeid)


def _run(arguments: list[str], seconds: Mapping[str, float], output: str) -> int:
    child = os.fork()
    if child == 0:
        os.setsid()
        written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(written, 1)
        os.dup2(written, 2)
        code = 3
        with suppress(BaseException):
            code = int(pytest.main(arguments, [_Limits(seconds)]))
        os._exit(code)
    _, status = os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what it started
    code = os.waitstatus_to_exitcode(status)
    return 99 if code == -signal.SIGALRM else code


def main() -> None:
    for name in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")):
        with suppress(Exception):
            import_module(name)
    for line in sys.stdin:
        print(_run(*json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
