"""The protocol of a store of tables.

A table is its log. Everything else in a store (which tables a person sits at, finished games, the
day's list) is written in the same transaction as the events it follows from.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from dreistein.protocol.fields import Phase

Edit = Callable[[bytes], bytes]


class Edits(NamedTuple):
    """How to edit what is stored of a finished match."""

    record: Edit
    entry: Edit


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
class DayPlace:
    """A line of the list of a day. It does not say whose: stores know only hashes of ids."""

    place: int
    """Counted from 1, without ties: equal scores rank in the order they came."""
    rank: int
    """Counted from 1, with ties."""
    name: str
    score: int
    at: int


@dataclass(frozen=True, slots=True)
class StoredChallenge:
    """A challenge: the deals of a finished match."""

    id: str
    table: str
    match: int
    text: bytes
    """JSON, with the seed."""
    at: int


@dataclass(frozen=True, slots=True)
class ChallengeResult:
    """The result of whoever took up a challenge; the first stays."""

    challenge: str
    person: str
    text: bytes
    """JSON, without secrets."""
    at: int


@dataclass(frozen=True, slots=True)
class ChallengeTry:
    """Somebody who has taken up a challenge."""

    table: str
    name: str
    text: bytes | None
    """Their result; None before the end."""
    at: int
    yours: bool
    """Whether it is that of the person who asks."""


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What the coach says of a finished match, without names."""

    table: str
    match: int
    text: bytes
    """All of it, compressed."""
    summary: bytes
    """JSON with a few figures, for lists."""
    at: int


@dataclass(frozen=True, slots=True)
class ListedReview:
    """The review of a match in a person's list."""

    table: str
    match: int
    seats: tuple[int, ...]
    """The person's seats."""
    summary: bytes
    at: int
    """When the match ended."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events to add to a log, all or none, with what follows from them."""

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
class WaitingTable:
    """An unfinished table in a person's list."""

    table: str
    phase: Phase
    text: bytes
    at: int
    waiting: bool
    """Whether it waits for that person."""
    behind: bool = False
    """Whether the log has gone on since; then the list may be wrong."""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A finished match in a person's list."""

    table: str
    match: int
    at: int
    seats: tuple[int, ...]
    """The person's seats."""
    text: bytes
    setting: str | None
    score: int


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
        """The same time for every kind."""
        return Expiry(before, before, before, before)


@dataclass(frozen=True, slots=True)
class NamedMatch:
    """A finished match that shows a person's name."""

    table: str
    match: int
    seats: tuple[int, ...]


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
        """Get ready; older data is migrated, newer refused."""

    async def close(self) -> None:
        """Finish pending writes and close; later calls raise NotStored or NotRead."""

    async def append(self, change: Append) -> None:
        """Add to a log; raises :class:`StaleLog` if the last event is another one.

        :class:`NotStored` means that nothing has happened. Cancelling the caller does not stop it.
        The last summary counts; a table that never had one is in no list.
        """

    async def drop(self, table: str) -> None:
        """Drop a table and its log; the records and entries of its finished matches stay."""

    async def unlist(self, person: str, table: str, match: int) -> bool:
        """Take a finished match off a person's list.

        With its last entry goes its record; with the last entry of a table where no match is being
        played goes the table. Returns whether the table is gone.
        """

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after ``after``, in order; none if there is no such table.

        Raises :class:`LogDamaged` if they are not what was written.
        """

    async def find(self, key: str) -> tuple[str, str] | None:
        """The table that a link's key opens, and ``invite`` or ``watch``."""

    async def tables_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[WaitingTable]:
        """A person's unfinished tables, the latest first; with ``before``, those before that time.

        Tables of the same moment stay on one page, so there may be a few more than ``limit``.
        """

    async def matches_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[ListedMatch]:
        """A person's finished matches, the latest first; pages are as those of tables."""

    async def match_of(self, person: str, table: str, match: int) -> ListedMatch | None:
        """A finished match of a person's list."""

    async def best_before(self, person: str, setting: str, at: int) -> tuple[int | None, int]:
        """A person's best result with a setting before that time, and how many there are."""

    async def outdated(self, limit: int) -> list[str]:
        """Tables whose lists are behind their log: after a crash."""

    async def record(self, table: str, match: int) -> bytes | None:
        """The record of a finished match; the last one if its end was undone."""

    async def add_review(self, review: StoredReview) -> bool:
        """Keep a review with its match, as long as the record stays as it is; False if there is no
        record."""

    async def review(self, table: str, match: int) -> bytes | None:
        """The text of a match's review."""

    async def reviews_of(self, person: str, limit: int) -> list[ListedReview]:
        """The reviews of the matches in a person's list, the latest first."""

    async def day_list(self, day: str, limit: int) -> list[DayPlace]:
        """The best scores of a day, equal ones in the order they came."""

    async def day_score(self, day: str, person: str) -> DayPlace | None:
        """A person's line on the list of a day."""

    async def day_scores(self, day: str) -> tuple[int, int | None]:
        """How many scores a day has, and their median (the lower one of two)."""

    async def days_of(self, person: str, until: str, limit: int) -> list[str]:
        """The days on whose lists a person is, the latest first, up to a day."""

    async def add_challenge(self, person: str, challenge: StoredChallenge) -> str:
        """Keep a challenge of this person; returns its id, or that of an older one of the match."""

    async def challenge(self, challenge: str) -> StoredChallenge | None:
        """A challenge by its id."""

    async def challenge_of(self, person: str, table: str, match: int) -> str | None:
        """The id of the challenge that a person made of a match."""

    async def count_challenges(self, person: str) -> int:
        """How many challenges a person has made."""

    async def add_try(self, challenge: str, person: str, table: str, name: str, at: int) -> bool:
        """Note that a person takes up a challenge; False if they did before."""

    async def people_at(self, table: str) -> list[bytes]:
        """The hashes of all who ever sat at a table, but for those who were forgotten."""

    async def tries(self, challenge: str, person: str | None) -> list[ChallengeTry]:
        """Everybody who has taken up a challenge, in the order they did."""

    async def named(self, person: str) -> tuple[list[str], list[NamedMatch]]:
        """The tables and the finished matches that have a person's name, also if they left."""

    async def rewrite(self, change: Rewrite) -> None:
        """Replace all events of a log; :class:`StaleLog` if it is not the one that was read."""

    async def erase_match(self, person: str, match: NamedMatch, edit: Edits) -> None:
        """Take a finished match off a person's list, and edit what others keep of it."""

    async def erase_person(self, person: str, name: str, edit: Edit) -> None:
        """Replace a person's name in lists of days and challenges; forget who they were.

        ``edit`` is for the texts of the person's challenges. What was deleted is overwritten.
        Finished matches that show the name are :meth:`erase_match`'s.
        """

    async def session_epoch(self, person: str) -> int:
        """How often all sessions of a person were ended."""

    async def next_session_epoch(self, person: str) -> int:
        """Count that all sessions of a person are ended; returns how often they were."""

    async def add_token(self, token: str, person: str, text: bytes, now: int, until: int) -> None:
        """Keep a text of a person for whoever has the token, until a time in milliseconds."""

    async def take_token(self, token: str, now: int) -> bytes | None:
        """The text of a token, which is worth nothing from then on."""

    async def drop_tokens(self, person: str) -> None:
        """Make all tokens of a person worthless."""

    async def value(self, name: str) -> bytes | None:
        """The server's own value of this name."""

    async def ping(self) -> None:
        """Return if the store answers; raises :class:`NotRead` if it does not."""

    async def check_room(self) -> None:
        """Raise :class:`NoRoom` if nothing new should be opened."""

    async def count_by_phase(self) -> dict[str, int]:
        """How many tables there are, by phase. This scans all of them."""

    async def count_unfinished(self, person: str) -> int:
        """How many tables where a person sits are not over. It scans no others."""

    async def count_logs(self) -> int:
        """How many tables and pads there are."""

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        """The server's own value of this name: the stored one, or else this, stored from now on."""

    async def put(self, name: str, value: bytes) -> None:
        """Store the server's own value of this name, whatever it was before."""

    async def raise_to(self, name: str, value: bytes) -> None:
        """Store the server's own value of this name, unless a larger one is stored."""

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        """Drop old logs, but no records: at most ``most``, none of ``keep``; returns how many."""
