"""What a pool and its workers send each other: bytes with their length in front."""

import io
import os
import pickle
import struct
import traceback
from collections import Counter
from dataclasses import dataclass, is_dataclass
from datetime import date
from enum import Enum
from typing import Any

from dreistein.processes.errors import TaskFailed
from dreistein.rules.errors import DreisteinError, rebuild

_LENGTH = struct.Struct("!Q")
_MOST_BYTES_PER_READ = 1 << 20
_ELSEWHERE = (("collections", "Counter"), ("datetime", "date"))
"""The values that are not our own."""


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


class _Values(pickle.Unpickler):
    """Reads plain values and our own, and finds no function for them."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("dreistein.") or (module, name) in _ELSEWHERE:
            found = super().find_class(module, name)
            if found is rebuild or (isinstance(found, type) and _is_value(found)):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no value")


def _is_value(kind: type) -> bool:
    return is_dataclass(kind) or issubclass(kind, (tuple, Counter, date, Enum, Exception))


def answer(task: bytes) -> bytes:
    """An error or None, and the task's result, pickled."""
    try:
        function, args = pickle.loads(task)
        return pickle.dumps((None, function(*args)))
    except DreisteinError as error:
        return pickle.dumps((error, None))
    except Exception:
        return pickle.dumps((TaskFailed(traceback.format_exc()), None))


def read_answer(answer: bytes) -> tuple[Exception | None, Any]:
    """What a worker answered: an error or None, and a result.

    Workers read what comes from outside. One that was taken over must not take over its parent, so
    an answer is made of values only; nothing is called but the classes of our own values.
    """
    error, result = _Values(io.BytesIO(answer)).load()
    return error, result


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
