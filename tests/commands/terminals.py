"""The command at a terminal: what it shows there while it works."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

NEVER = rb"(?!)"
"""What is never shown: to wait for the end."""


@contextmanager
def at_a_terminal(
    *args: str, **env: str
) -> Iterator[tuple["subprocess.Popen[bytes]", Callable[[bytes], bytes]]]:
    """A process, and what waits until it has shown something or ended: all that it showed."""
    leader, follower = pytest.importorskip("pty").openpty()
    settings = {**os.environ, "TERM": "xterm", "COLUMNS": "120", "LC_ALL": "C", **env}
    command = [sys.executable, "-m", "dreistein", *args]
    seen = b""

    def shown(pattern: bytes) -> bytes:
        nonlocal seen
        while not re.search(pattern, seen):
            try:
                read = os.read(leader, 4096)
            except OSError:  # as Linux says that nobody writes any more
                read = b""
            if not read:
                break
            seen += read
        return seen

    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=follower, env=settings
    ) as process:
        os.close(follower)
        limit = threading.Timer(120, process.kill)
        limit.start()
        try:
            yield process, shown
        finally:
            limit.cancel()
            process.kill()
            os.close(leader)
