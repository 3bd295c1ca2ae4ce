"""Where tables are kept: the protocol that every store keeps.

A table is its log. What else a store holds (which tables a person sits at, finished games, the
day's list) is written in the same transaction as the events it follows from.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from dreistein.protocol.fields import Phase
from dreistein.rules.errors import DreisteinError


class StaleLog(DreisteinError):
    """The log has moved on: another writer stored something first."""

    code = "stale-log"
    sentence = "Something else happened at this table first; look again, and then decide."


class NotStored(DreisteinError):
    """The store could not keep it: the disk is full, say. Nothing has happened."""

    code = "not-stored"
    sentence = "It could not be stored, so it did not happen; try again in a moment."


class NotRead(DreisteinError):
    """The store could not be asked."""

    code = "not-read"
    sentence = "It could not be read from the store; try again in a moment."


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists of tables show, and who finds it there."""

    phase: Phase
    people: tuple[str, ...]
    """Ids of the people who sit there, or did."""
    keys: tuple[tuple[str, str], ...]
    """The links' keys with what each opens: ``(key, "invite" | "watch")``."""
    text: bytes
    """JSON for the lists; no secrets in it."""
    at: int
    """When something last happened, in milliseconds of Unix time. Lists and pruning go by it."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match."""

    match: int
    """Its number at the table, counted from 0."""
    record: bytes
    """JSON (docs/records.md), with the proof of its shuffle."""
    at: int


@dataclass(frozen=True, slots=True)
class DayScore:
    """A result for the list of the game of the day. One per day and person: the first stays."""

    day: str
    person: str
    name: str
    score: int
    at: int


@dataclass(frozen=True, slots=True)
class DayPlace:
    """A line of the list of a day. It does not say whose it is: stores forget people's ids."""

    place: int
    """Counted from 1, no two alike: equal scores in the order they came."""
    name: str
    score: int
    at: int


@dataclass(frozen=True, slots=True)
class Append:
    """Events to add to a log, all or none, with what follows from them."""

    table: str
    after: int
    """The sequence number of the last event that is stored: 0 for a new table."""
    events: tuple[bytes, ...]
    """They get the numbers after + 1, after + 2, …"""
    summary: Summary | None = None
    finished: Finished | None = None
    day: DayScore | None = None
    at: int | None = None
    """When this happened, for a log that has no summary: pruning goes by it."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    table: str
    phase: Phase
    text: bytes
    at: int


class Store(Protocol):
    """A place for tables. Everything awaited is durable when it returns."""

    async def open(self) -> None:
        """Make ready; an older file is brought up to date, a newer one refused."""

    async def close(self) -> None:
        """Finish what was begun and let go; whoever comes later gets :class:`NotStored`."""

    async def append(self, change: Append) -> None:
        """Add to a log; raises :class:`StaleLog` if the last event has another number.

        :class:`NotStored` means that nothing has happened. Someone who stops waiting does not
        stop it. The last summary counts; a table that never had one is in no list.
        """

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after a number, in order; none if there is no such table."""

    async def find(self, key: str) -> tuple[str, str] | None:
        """The table a link's key opens and what it opens (``invite`` or ``watch``)."""

    async def tables_of(self, person: str, limit: int, before: int | None = None) -> list[Listed]:
        """A person's tables, the latest first; with ``before``, those older than that time.

        Tables of the same moment stay together, so that none falls between two pages: there may
        be a few more than ``limit``.
        """

    async def record(self, table: str, match: int) -> bytes | None:
        """The record of a finished match; the last, if its end was undone and came again."""

    async def day_list(self, day: str, limit: int) -> list[DayPlace]:
        """The best scores of a day, equal ones in the order they came."""

    async def day_score(self, day: str, person: str) -> DayPlace | None:
        """What a person has on the day's list, and where."""

    async def ping(self) -> None:
        """Return if the store answers; raises :class:`NotRead` if it does not."""

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by phase. This reads all of them."""

    async def unfinished(self, person: str | None = None) -> int:
        """How many tables are not over: in all, or those that a person sits at."""

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        """The server's own value of this name: the stored one, or else this, stored from now on."""

    async def prune(self, before: int) -> int:
        """Drop tables where nothing happened since; finished games stay as records. How many."""
