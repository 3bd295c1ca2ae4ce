"""Chance that falls the same way in every run: deals and bots by a seed, that of the test's name.

The server's own randomness is the operating system's, and must be. In tests the two places that
ask for it get this instead. Ids and keys stay random: nothing may depend on them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from random import Random

import pytest

from dreistein.table.bots import tasks
from dreistein.table.fair import commitment, day


class _Secrets:
    """Stands in for the module ``secrets`` where shuffles are made."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._numbers = count()

    def token_bytes(self, size: int) -> bytes:
        return sha256(f"{self._seed} {next(self._numbers)}".encode()).digest()[:size]

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


class _Bits:
    """Stands in for it where bots choose: the same at every call, in whatever order they come."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def randbits(self, bits: int) -> int:
        return Random(self._seed).getrandbits(bits)


@contextmanager
def falls(seed: str) -> Iterator[None]:
    """Within it, houses of this process shuffle and their instant bots choose by the seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commitment, "secrets", _Secrets(seed))
        patch.setattr(day, "secrets", _Secrets(f"{seed} day"))
        patch.setattr(tasks, "secrets", _Bits(seed))
        yield
