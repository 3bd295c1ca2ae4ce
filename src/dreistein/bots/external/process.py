"""A program at the other end of two pipes: lines go in, lines come out, and time is limited.

Everything is read and written without blocking, by whoever asks: there are no threads. What the
program writes while nobody asks waits in its pipe, and a full pipe stops the program, not us.
"""

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Any

LONGEST_LINE = 64 * 1024
_CHUNK, _MOST_CHUNKS = 64 * 1024, 4
_MOST_UNASKED = 16 * 1024  # less than a pipe holds: who floods has filled it
_STDERR_KEPT = 4096
_GRACE = 0.5
"""Seconds that a program gets to end, first when asked to, then when told to."""


class ChildError(Exception):
    """The program did not do its part; ``kind`` says how."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind, self.detail = kind, detail


class Child:
    """A running program. It leads a process group of its own, which ends with it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for us; we end the bot
            )
        except (OSError, ValueError) as error:
            raise ChildError("start", str(error)) from error
        self._selector = selectors.DefaultSelector()
        self._out = bytearray()
        self._err = bytearray()
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)
        stdin, stdout, stderr = self._streams()
        self._stdin: IO[bytes] = stdin
        self._selector.register(stdout, selectors.EVENT_READ, self._out)
        self._selector.register(stderr, selectors.EVENT_READ, self._err)
        self._stdout_open = True
        # Also when it is forgotten, and when Python ends: no program is left behind.
        self._make_end = weakref.finalize(self, _made_to_end, self._process)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def stderr(self) -> str:
        """The last it wrote to standard error."""
        return self._err.decode(errors="replace")

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line; a program that has not read it by then (``monotonic()``) is late."""
        left = memoryview(line)
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while left := left[self._write(left) :]:
                self._check_length()
                self._read(deadline - monotonic())
        finally:
            self._selector.unregister(self._stdin)

    def line(self, deadline: float) -> bytes:
        """The next line it writes, without its end."""
        while (end := self._out.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            self._check_length()
            if not self._stdout_open:
                raise self._gone()
            self._read(deadline - monotonic())
        line = bytes(self._out[:end])
        del self._out[: end + 1]
        return line

    def discard(self) -> None:
        """Forget what it wrote unasked, if that is not too much."""
        self._drain()
        self._check_length(_MOST_UNASKED)
        self._out.clear()

    # ------------------------------------------------------------------ reading and writing

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._stdin.fileno(), data)
        except BlockingIOError:
            return 0
        except OSError:
            raise self._gone() from None

    def _read(self, seconds: float) -> None:
        """Wait until a pipe is ready, and read what is there.

        Without time it is late, whatever is there: a program that never stops writing is late too.
        """
        if seconds <= 0:
            raise ChildError("late")
        for key, events in self._selector.select(seconds):
            if events & selectors.EVENT_READ:
                self._read_from(key.fileobj, key.data)

    def _read_from(self, stream: Any, into: bytearray) -> bool:
        """Read once without waiting; whether there was anything."""
        try:
            data = os.read(stream.fileno(), _CHUNK)
        except BlockingIOError:
            return False
        except OSError:
            data = b""
        into.extend(data)
        if not data:
            self._selector.unregister(stream)
            self._stdout_open = self._stdout_open and into is not self._out
        del self._err[:-_STDERR_KEPT]
        return bool(data)

    def _check_length(self, most: int = LONGEST_LINE) -> None:
        if len(self._out) > most:
            raise ChildError("flood", f"more than {most} bytes")

    def _gone(self) -> ChildError:
        """Why nothing more comes: it ended, or it closed a pipe and goes on."""
        try:
            code = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return ChildError("closed")
        self._drain()  # its last words
        if code < 0:
            with suppress(ValueError):
                return ChildError("died", signal.Signals(-code).name)
        return ChildError("died", f"exit {code}")

    def _drain(self) -> None:
        """Read what waits in the pipes, within reason."""
        readable = [k for k in self._selector.get_map().values() if k.events & selectors.EVENT_READ]
        for key in readable:
            for _ in range(_MOST_CHUNKS):
                if not self._read_from(key.fileobj, key.data):
                    break

    # ------------------------------------------------------------------ the end

    def end(self, farewell: bytes = b"") -> None:
        """End the program and all it started: asked to, then told to, then made to."""
        if farewell and self._process.returncode is None:
            with suppress(OSError):
                os.write(self._stdin.fileno(), farewell)
            self._stdin.close()  # the end of its input says the same
            self._wait()
        if self._process.returncode is None:
            _signal(self._process, signal.SIGTERM)
            self._wait()
        self._make_end()
        self._selector.close()

    def _wait(self) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr


def _made_to_end(process: "subprocess.Popen[bytes]") -> None:
    """What nobody survives; also for what the program started and left behind."""
    _signal(process, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        with suppress(OSError):
            assert stream is not None
            stream.close()


def _signal(process: "subprocess.Popen[bytes]", number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
