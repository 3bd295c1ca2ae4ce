"""A program at the other end of two pipes: lines go in, lines come out, and time is limited.

All reading and writing is non-blocking and done by the caller: there are no threads. What the
program writes while nobody reads stays in its pipe, and a full pipe blocks the program, not us.
"""

import errno
import os
import selectors
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from dreistein.processes.child import ChildProcess

LONGEST_LINE = 64 * 1024
_CHUNK_BYTES, _MOST_CHUNKS = 64 * 1024, 4
_MOST_UNASKED_BYTES = 16 * 1024  # less than a pipe holds: a program that floods has filled it
_STDERR_BYTES = 4096
LOG = "DREISTEIN_BOT_LOG"
"""Names the file that everything said is added to, with the number of the program's process."""
_GRACE_SECONDS = 0.5
"""How long a program gets to end, first after its farewell, then after SIGTERM."""


class ChildError(Exception):
    """The program failed; ``kind`` says how."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind, self.detail = kind, detail


class Child:
    """A running program. It leads a session of its own, which ends with it."""

    def __init__(self, command: Sequence[str]) -> None:
        if not _pipes_can_be_waited_for():
            raise ChildError("start", os.strerror(errno.ENOTSUP))
        try:
            self._process = ChildProcess(command, stderr=subprocess.PIPE, new_session=True)
        except (OSError, ValueError) as error:
            raise ChildError("start", str(error)) from error
        self._selector = selectors.DefaultSelector()
        self._out = bytearray()
        self._err = bytearray()
        self._stdin = self._process.stdin
        for stream in (self._stdin, self._process.stdout, self._process.stderr):
            _never_block(stream.fileno())
        self._selector.register(self._process.stdout, selectors.EVENT_READ, self._out)
        self._selector.register(self._process.stderr, selectors.EVENT_READ, self._err)
        self._stdout_open = True
        self._log = os.environ.get(LOG)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def stderr(self) -> str:
        """The end of what it wrote to standard error."""
        return self._err.decode(errors="replace")

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line, which the program must have read by ``deadline`` (``monotonic()``)."""
        self._note(b">", line)
        left = memoryview(line)
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while left := left[self._write(left) :]:
                self._check_length()
                self._read(deadline - monotonic())
        finally:
            self._selector.unregister(self._stdin)

    def line(self, deadline: float) -> bytes:
        """The next line it writes, without the newline."""
        while (end := self._out.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            self._check_length()
            if not self._stdout_open:
                raise self._gone()
            self._read(deadline - monotonic())
        line = bytes(self._out[:end])
        del self._out[: end + 1]
        self._note(b"<", line + b"\n")
        return line

    def discard(self) -> bool:
        """Discard what it wrote unasked, unless that is a flood; whether there was anything."""
        self._drain()
        self._check_length(_MOST_UNASKED_BYTES)
        found = bool(self._out.strip())
        self._out.clear()
        return found

    def _note(self, mark: bytes, line: bytes) -> None:
        """Add a line of the dialogue to the log, at once and whole: others may write there too."""
        if self._log is not None:
            with suppress(OSError):
                log = os.open(self._log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
                try:
                    os.write(log, b"%d %s %s" % (self.pid, mark, line))
                finally:
                    os.close(log)

    # ------------------------------------------------------------------ reading and writing

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._stdin.fileno(), data)
        except BlockingIOError:
            return 0
        except OSError:
            raise self._gone() from None

    def _read(self, seconds: float) -> None:
        """Wait until a pipe is ready, and read from it.

        When time is up the program is late, even if it keeps writing.
        """
        if seconds <= 0:
            raise ChildError("late")
        for key, events in self._selector.select(seconds):
            if events & selectors.EVENT_READ:
                self._read_from(key.fileobj, key.data)

    def _read_from(self, stream: Any, into: bytearray) -> bool:
        """Read once without waiting; return whether there was anything."""
        try:
            data = os.read(stream.fileno(), _CHUNK_BYTES)
        except BlockingIOError:
            return False
        except OSError:
            data = b""
        into.extend(data)
        if not data:
            self._selector.unregister(stream)
            self._stdout_open = self._stdout_open and into is not self._out
        del self._err[:-_STDERR_BYTES]
        return bool(data)

    def _check_length(self, most: int = LONGEST_LINE) -> None:
        if len(self._out) > most:
            raise ChildError("flood", f"more than {most} bytes")

    def _gone(self) -> ChildError:
        """Why nothing more comes: it ended, or it closed a pipe but still runs."""
        if not self._process.wait(_GRACE_SECONDS):
            return ChildError("closed")
        self._drain()  # what it wrote last
        return ChildError("died", self._process.exit_reason)

    def _drain(self) -> None:
        """Read what is in the pipes, up to a limit."""
        readable = [k for k in self._selector.get_map().values() if k.events & selectors.EVENT_READ]
        for key in readable:
            for _ in range(_MOST_CHUNKS):
                if not self._read_from(key.fileobj, key.data):
                    break

    # ------------------------------------------------------------------ the end

    def leaves(self, farewell: bytes, seconds: float) -> bool:
        """Whether it ends by itself in this time: after a farewell, or at the end of its input."""
        if farewell:
            with suppress(OSError):
                os.write(self._stdin.fileno(), farewell)
        else:
            self._stdin.close()
        return self._process.wait(seconds)

    def end(self, farewell: bytes = b"") -> None:
        """End the program and all it started: by a farewell, then SIGTERM, then SIGKILL."""
        if farewell and not self._process.wait(0):
            with suppress(OSError):
                os.write(self._stdin.fileno(), farewell)
            self._stdin.close()  # the end of its input says the same
            self._process.wait(_GRACE_SECONDS)
        self._process.end(_GRACE_SECONDS)
        self._selector.close()


def _pipes_can_be_waited_for() -> bool:
    return sys.platform != "win32"


def _never_block(pipe: int) -> None:
    if sys.platform != "win32":
        os.set_blocking(pipe, False)
