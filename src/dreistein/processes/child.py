"""A child process with pipes to it: how it is started, signalled, watched and ended."""

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO


class ChildProcess:
    """A running program. It is killed when it is garbage collected, and when Python exits.

    In a session of its own it never sees Ctrl-C, and signals reach everything it started there.
    """

    def __init__(
        self, command: Sequence[str], *, stderr: int | None = None, new_session: bool = False
    ) -> None:
        """Start it; raises ``OSError`` or ``ValueError``. Its pipes are not buffered."""
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            bufsize=0,
            start_new_session=new_session,
        )
        self._new_session = new_session
        self._kill_and_reap = weakref.finalize(self, _kill_and_reap, self._process, new_session)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def stderr(self) -> IO[bytes]:
        """Only of a child that was started with ``stderr=subprocess.PIPE``."""
        assert self._process.stderr is not None
        return self._process.stderr

    def wait(self, seconds: float) -> bool:
        """Wait for its end; returns whether it has ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode is not None

    @property
    def exit_reason(self) -> str:
        """How it ended: the name of a signal, or ``exit`` and the code. Call :meth:`wait` first."""
        code = self._process.returncode
        if code is not None and code < 0:
            with suppress(ValueError):
                return signal.Signals(-code).name
        return f"exit {code}"

    def terminate(self) -> None:
        """Ask it to end, by SIGTERM; any thread may call this."""
        if self._process.poll() is None:
            _signal(self._process, self._new_session, signal.SIGTERM)

    def kill(self) -> None:
        """Make it end at once; any thread may call this."""
        if self._process.poll() is None:
            _kill(self._process, self._new_session)

    def end(self, grace_seconds: float = 0.0) -> None:
        """End it if it still runs, by SIGTERM first if there is grace; reap it, close its pipes."""
        if grace_seconds and self._process.poll() is None:
            self.terminate()
            self.wait(grace_seconds)
        self._kill_and_reap()


def _kill_and_reap(process: "subprocess.Popen[bytes]", group: bool) -> None:
    _kill(process, group)  # even if it has ended: its group may have others
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def _kill(process: "subprocess.Popen[bytes]", group: bool) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        _signal(process, group, signal.SIGKILL)


def _signal(process: "subprocess.Popen[bytes]", group: bool, number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if group and sys.platform != "win32":
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
