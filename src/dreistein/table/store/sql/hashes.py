"""Hashes of what is stored.

A stolen database must not give access to its tables, so the keys of links and the ids of people are
stored only as SHA-256, by which they can be looked up but not used. (They are long and random, so
they cannot be guessed.)
"""

from collections.abc import Iterable
from functools import reduce
from hashlib import sha256


def fingerprint(secret: str) -> bytes:
    """What is stored of a link's key or a person's id."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def chained(before: bytes, entry: bytes) -> bytes:
    """The link of an entry in a chain of hashes: the first one follows the name of its table."""
    return sha256(before + entry).digest()[:16]


def last_link(table: str, events: Iterable[bytes]) -> bytes:
    """The link of the last of all events of a log, which no other log has."""
    return reduce(chained, events, table.encode())
