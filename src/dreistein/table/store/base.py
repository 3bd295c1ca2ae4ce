"""The protocol of a store of tables.

A table is its log. Everything else in a store (which tables a person sits at, finished games, the
day's list) is written in the same transaction as the events it follows from.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from dreistein.protocol.fields import Phase
from dreistein.table.store.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table, and for whom."""

    phase: Phase
    people: tuple[str, ...]
    """The ids of the people who sit there."""
    keys: tuple[tuple[str, str], ...]
    """The keys of links with what each opens: ``(key, "invite" | "watch")``."""
    text: bytes
    """JSON for the lists, without secrets."""
    at: int
    """When something last happened, in milliseconds of Unix time. Lists and pruning go by it."""
    waiting: tuple[str, ...] = ()
    """The ids of those people whom the table waits for."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match: its record, and the entry it has in its players' lists for good."""

    match: int
    """Its number at the table, counted from 0."""
    record: bytes
    """JSON (docs/records.md), with the proof of its shuffle."""
    at: int
    players: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The ids of the people who have it in their lists, and the seats of each."""
    text: bytes = b""
    """JSON for the lists, without secrets."""
    setting: str | None = None
    """In solitaire, the settings whose results can be compared; None if this one cannot."""
    score: int = 0
    """The result, in solitaire."""
    named: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The ids of the people whose names it shows, also if they have left, with their seats."""


@dataclass(frozen=True, slots=True)
class DayScore:
    """A result for the list of the game of the day. One per day and person: the first stays."""

    day: str
    person: str
    name: str
    score: int
    at: int


@dataclass(frozen=True, slots=True)
class ChallengeResult:
    """The result of whoever took up a challenge; the first stays."""

    challenge: str
    person: str
    text: bytes
    """JSON, without secrets."""
    at: int


@dataclass(slots=True)
class Append:
    """Events to add to a log, all or none, with what follows from them.

    Every move makes one, and a frozen one would take three times as long to make.
    """

    table: str
    after: int
    """The sequence number of the last event that is stored: 0 for a new table."""
    events: tuple[bytes, ...]
    """They get the sequence numbers after + 1, after + 2, …"""
    summary: Summary | None = None
    finished: FinishedMatch | None = None
    day: DayScore | None = None
    at: int | None = None
    """When this happened, for pruning a log that has no summary."""
    challenge: ChallengeResult | None = None
    was: bytes | None = None
    """The link of the last event as it is known, if it is (:func:`~.sql.hashes.last_link`)."""
    epoch: int | None = None
    """Of the caretaker who decided this; it is stale if there is another one since."""


@dataclass(frozen=True, slots=True)
class Expiry:
    """The times before which a log must have changed last to be dropped, by kind; 0 keeps all.

    In milliseconds of Unix time.
    """

    unbegun: int = 0
    """Tables where no match has ever begun."""
    unfinished: int = 0
    finished: int = 0
    """Tables whose last match is over. Records and entries in lists are no part of a log."""
    pads: int = 0
    """Logs without a summary."""

    @staticmethod
    def of_all(before: int) -> "Expiry":
        return Expiry(before, before, before, before)


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A log in other words: as many events as before, and what follows from them."""

    table: str
    was: bytes
    """The link of the last event as it was read (:func:`~.sql.hashes.last_link`)."""
    events: tuple[bytes, ...]
    summary: Summary


class Store(Protocol):
    """A store of tables. Whatever was awaited is durable."""

    async def open(self) -> None:
        """Get ready; raises :class:`DatabaseError`."""

    async def close(self) -> None:
        """Finish pending writes and close; later calls raise NotStored or NotRead."""

    async def append(self, change: Append) -> None:
        """Add to a log; raises :class:`StaleLog` if the last event is another one.

        :class:`NotStored` means that nothing has happened. Cancelling the caller does not stop it.
        The last summary counts; a table that never had one is in no list.
        """

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after ``after``, in order; none if there is no such table.

        Raises :class:`LogDamaged` if they are not what was written.
        """

    async def rewrite(self, change: Rewrite) -> None:
        """Replace all events of a log; :class:`StaleLog` if it is not the one that was read."""

    async def drop(self, table: str, was: bytes | None = None) -> None:
        """Drop a table and its log; the records and entries of its finished matches stay.

        With ``was``, :class:`StaleLog` if the last event has another link by now.
        """

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        """Drop old logs, but no records: at most ``most``, none of ``keep``; returns how many."""

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """What a query finds; raises :class:`NotRead`. It may run in another thread."""

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Do some work in a transaction of its own; returns its result once it is durable.

        :class:`NotStored` means that nothing has happened, and so does an error that ``work``
        raises. It runs in the writer's thread, and perhaps twice.
        """

    async def erase(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """As :meth:`write`, and what was deleted or replaced is overwritten in the files too."""

    async def check_room(self) -> None:
        """Raise :class:`NoRoom` if nothing new should be opened."""
