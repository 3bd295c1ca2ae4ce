"""What a pool and its workers send each other: bytes with their length in front."""

import os
import pickle
import struct
import traceback
from dataclasses import dataclass

from dreistein.processes import answers
from dreistein.processes.errors import Busy, TaskFailed
from dreistein.rules.errors import DreisteinError

_LENGTH = struct.Struct("!Q")
_MOST_BYTES_PER_READ = 1 << 20


@dataclass(frozen=True, slots=True)
class Setup:
    """The first message to a worker; it answers with an empty one when it is ready for tasks."""

    path: tuple[str, ...]
    """Where to look for modules, besides its own ``sys.path``."""
    warm_up: bytes
    """A pickled function to call before the first task, or None."""
    nice: int
    grace_seconds: float
    """If not 0, SIGTERM makes it clean up and exit; otherwise it ignores SIGTERM."""
    memory: int
    """How many bytes it may have; 0 for as many as there are."""


def answer(task: bytes) -> bytes:
    """An error or None, and the result of a task: :mod:`~dreistein.processes.answers`."""
    try:
        function, args = pickle.loads(task)
        return answers.written((None, function(*args)))
    except DreisteinError as error:
        return answers.written((error, None))
    except MemoryError:
        return answers.written((Busy(), None))
    except Exception:
        return answers.written((TaskFailed(traceback.format_exc()), None))


def send(pipe: int, message: bytes) -> None:
    left = memoryview(_LENGTH.pack(len(message)) + message)
    while left:
        left = left[os.write(pipe, left) :]


def receive(pipe: int) -> bytes:
    """The next message; raises ``EOFError`` when the other end is closed."""
    (length,) = _LENGTH.unpack(_read(pipe, _LENGTH.size))
    return _read(pipe, length)


def _read(pipe: int, length: int) -> bytes:
    read = bytearray()
    while len(read) < length:
        part = os.read(pipe, min(length - len(read), _MOST_BYTES_PER_READ))
        if not part:
            raise EOFError
        read += part
    return bytes(read)
