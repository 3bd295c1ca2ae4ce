"""Chance that falls the same way in every run: deals and bots by a seed, that of the test's name.

The server's own randomness is the operating system's, and must be. In tests the places that ask
for it get this instead; the ids of tables too, since every shuffle is bound to its table. Other ids
and keys stay random: nothing may depend on them.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import count
from random import Random

import pytest

from dreistein.table.bots import tasks
from dreistein.table.fair import commitment, day
from dreistein.table.features import hosting


class _Secrets:
    """Stands in for the module ``secrets`` where shuffles are made and tables are named."""

    compare_digest = staticmethod(secrets.compare_digest)

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._numbers = count()

    def token_bytes(self, size: int) -> bytes:
        return sha256(f"{self._seed} {next(self._numbers)}".encode()).digest()[:size]

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(self.token_bytes(size)).rstrip(b"=").decode()


class _Bits:
    """Stands in for it where bots choose: the same at every call, in whatever order they come."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def randbits(self, bits: int) -> int:
        return Random(self._seed).getrandbits(bits)


@contextmanager
def falls(seed: str, tables: str = "") -> Iterator[None]:
    """Within it, houses of this process shuffle and their instant bots choose by the seed.

    ``tables`` tells those of tests apart that deal by one seed at one server.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commitment, "secrets", _Secrets(seed))
        names = _Secrets(f"{seed} {tables} table")
        patch.setattr(hosting, "secrets", names)
        patch.setattr(hosting, "name_by", cache(lambda person, key: names.token_urlsafe(16)))
        patch.setattr(day, "secrets", _Secrets(f"{seed} day"))
        patch.setattr(tasks, "secrets", _Bits(seed))
        yield
