"""A group of appends as the rows of one transaction, the same for every database."""

from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from dreistein.table.store.base import Append, FinishedMatch, Summary
from dreistein.table.store.connection import Connection, Row
from dreistein.table.store.errors import StaleLog
from dreistein.table.store.sql.hashes import chained, fingerprint


@dataclass(slots=True)
class KnownTable:
    """What a writer knows of a table: as it is stored, and then as the batch leaves it."""

    id: int
    head: int
    """The number of the last event."""
    chain: bytes
    """The link of the last event; at first the table's name."""
    epoch: int | None = None
    """The number of its caretaker; None if there is none."""
    seated: bytes | None = None
    """A hash of its people and links; None if it is not known."""


@dataclass(slots=True)
class Changed:
    """What a batch changes of a table besides its events."""

    table: KnownTable
    at: int | None = None
    summary: Summary | None = None
    listed: int = 0
    reseated: bool = False


@dataclass(slots=True)
class Batch:
    """The rows of a transaction."""

    known: MutableMapping[str, KnownTable]
    """All tables that the appends are for, unless they do not exist."""
    changed: dict[str, Changed] = field(default_factory=dict)
    events: list[Row] = field(default_factory=list)
    _finished: list[Row] = field(default_factory=list)
    _listed: list[Row] = field(default_factory=list)
    _named: list[Row] = field(default_factory=list)
    _days: list[Row] = field(default_factory=list)
    _tries: list[Row] = field(default_factory=list)

    def add(self, change: Append) -> Exception | None:
        """Add the rows of an append, unless it is stale."""
        table = self.known.get(change.table)
        if table is None or change.after != table.head:
            return StaleLog()
        if change.was is not None and change.was != table.chain:
            return StaleLog()  # it was rewritten
        if change.epoch != table.epoch and change.epoch is not None and table.epoch is not None:
            return StaleLog()  # another node looks after the table now
        changed = self.changed.get(change.table)
        if changed is None:
            changed = self.changed[change.table] = Changed(table)
        for event in change.events:
            table.head += 1
            table.chain = chained(table.chain, event)
            self.events.append((table.id, table.head, event, table.chain))
        if (summary := change.summary) is not None:
            changed.summary, changed.listed = summary, table.head
            if (seated := _seated(summary)) != table.seated:
                table.seated, changed.reseated = seated, True
                for person in dict.fromkeys(summary.people):
                    self._named.append((fingerprint(person), change.table, -1, ""))
        elif change.at is not None:
            changed.at = change.at
        if change.finished is not None:
            self._finish(change.table, change.finished)
        if (day := change.day) is not None:
            self._days.append((day.day, fingerprint(day.person), day.name, day.score, day.at))
        if (tried := change.challenge) is not None:
            whose = (tried.challenge, fingerprint(tried.person), change.table)
            self._tries.append((tried.text, tried.at, *whose))
        return None

    def _finish(self, table: str, match: FinishedMatch) -> None:
        chain = chained(table.encode(), match.record)
        self._finished.append((table, match.match, match.record, match.at, chain))
        shown = (match.text, match.setting, match.score)
        for person, seats in match.players:
            own = " ".join(map(str, seats))
            self._listed.append((fingerprint(person), table, match.match, match.at, own, *shown))
        for person, seats in match.named:
            own = " ".join(map(str, seats))
            self._named.append((fingerprint(person), table, match.match, own))

    @property
    def heads(self) -> dict[str, int]:
        """The tables that changed, with the numbers of their last events."""
        return {name: changed.table.head for name, changed in self.changed.items()}

    def write_what_follows(self, connection: Connection) -> None:
        """Write everything but the events and what ``tables`` has."""
        reseated = [
            (changed.table.id, changed.summary)
            for changed in self.changed.values()
            if changed.reseated and changed.summary is not None
        ]
        ids: list[Row] = [(table,) for table, _ in reseated]
        people: list[Row] = [
            (fingerprint(person), table, int(person in summary.waiting))
            for table, summary in reseated
            for person in dict.fromkeys(summary.people)
        ]
        links: list[Row] = [
            (fingerprint(key), table, opens)
            for table, summary in reseated
            for key, opens in summary.keys
        ]
        writes: Sequence[tuple[str, list[Row]]] = (
            ("DELETE FROM people WHERE table_id = ?", ids),
            ("INSERT INTO people VALUES (?, ?, ?)", people),
            ("DELETE FROM links WHERE table_id = ?", ids),
            ("INSERT INTO links VALUES (?, ?, ?)", links),
            (
                "INSERT INTO finished VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_name, match) "
                "DO UPDATE SET record = excluded.record, at = excluded.at, chain = excluded.chain",
                self._finished,
            ),
            (
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (person, table_name, match) DO UPDATE SET at = excluded.at, "
                "seats = excluded.seats, text = excluded.text, setting = excluded.setting, "
                "score = excluded.score",
                self._listed,
            ),
            (
                "INSERT INTO name_index VALUES (?, ?, ?, ?) "
                "ON CONFLICT (person, table_name, match) DO UPDATE SET seats = excluded.seats",
                self._named,
            ),
            (
                "INSERT INTO days (day, person, name, score, at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (day, person) DO NOTHING",
                self._days,
            ),
            (
                "UPDATE tries SET text = ?, at = ? WHERE challenge = ? AND person = ? "
                "AND table_name = ? AND text IS NULL",
                self._tries,
            ),
        )
        for statement, rows in writes:
            if rows:
                connection.executemany(statement, rows)


def _seated(summary: Summary) -> bytes:
    """A hash of who sits at a table, for whom it waits, and what its links are."""
    seated = (sorted(set(summary.people)), sorted(set(summary.waiting)), sorted(summary.keys))
    return sha256(repr(seated).encode("utf-8", "surrogatepass")).digest()[:16]
