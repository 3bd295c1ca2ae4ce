"""A group of appends as the rows of one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from dreistein.table.store.base import Append, Summary
from dreistein.table.store.connection import Row
from dreistein.table.store.errors import StaleLog
from dreistein.table.store.postgres.session import Session
from dreistein.table.store.sql.hashes import chained, fingerprint
from dreistein.table.store.sql.rows import finished_row, listed_rows, named_rows, seat_rows

_LOCK = (
    "SELECT name, id, head, chain, epoch, seated FROM tables WHERE name = ANY(?) "
    "ORDER BY id FOR NO KEY UPDATE"
)
_NEW = (
    "INSERT INTO tables (name, chain) SELECT * FROM unnest(?::text[], ?::bytea[]) "
    "ON CONFLICT (name) DO NOTHING RETURNING name, id, head, chain, epoch, seated"
)
_EVENTS = (
    "INSERT INTO events SELECT * FROM unnest(?::bigint[], ?::integer[], ?::bytea[], ?::bytea[])"
)
_HEADS = (
    "UPDATE tables SET head = news.head, chain = news.chain, at = coalesce(news.at, tables.at) "
    "FROM unnest(?::bigint[], ?::integer[], ?::bytea[], ?::bigint[]) AS news (id, head, chain, at) "
    "WHERE tables.id = news.id"
)
_SUMMARIES = (
    "UPDATE tables SET head = news.head, chain = news.chain, at = news.at, phase = news.phase, "
    "text = news.text, listed = news.listed, seated = news.seated FROM "
    "unnest(?::bigint[], ?::integer[], ?::bytea[], ?::bigint[], ?::text[], ?::bytea[], "
    "?::integer[], ?::bytea[]) AS news (id, head, chain, at, phase, text, listed, seated) "
    "WHERE tables.id = news.id"
)
_PEOPLE = "INSERT INTO people SELECT * FROM unnest(?::bytea[], ?::bigint[], ?::integer[])"
_LINKS = "INSERT INTO links SELECT * FROM unnest(?::bytea[], ?::bigint[], ?::text[])"


@dataclass(slots=True)
class _Table:
    """A table in this transaction."""

    id: int
    head: int
    chain: bytes
    epoch: int
    """The number of its caretaker."""
    stored: bytes | None
    """The hash of its people and links as they are stored."""
    seated: bytes | None = None
    """The same as they are to be stored."""
    appended: bool = False
    at: int | None = None
    summary: Summary | None = None
    listed: int = 0


@dataclass(slots=True)
class Batch:
    """The rows of a transaction."""

    session: Session
    tables: dict[str, _Table] = field(default_factory=dict)
    events: list[Row] = field(default_factory=list)
    finished: list[Row] = field(default_factory=list)
    listed: list[Row] = field(default_factory=list)
    named: list[Row] = field(default_factory=list)
    days: list[Row] = field(default_factory=list)
    challenges: list[Row] = field(default_factory=list)

    def prepare(self, changes: Sequence[Append]) -> list[Exception | None]:
        """Lock the tables, and find out which appends are stale."""
        wanted = sorted({change.table for change in changes})
        self._note(self.session.execute(_LOCK, (wanted,)).fetchall())
        new = sorted({c.table for c in changes if c.table not in self.tables and c.after == 0})
        if new:
            chains = [name.encode("utf-8", "surrogatepass") for name in new]
            self._note(self.session.execute(_NEW, (new, chains)).fetchall())
        return [self._add(change) for change in changes]

    def _note(self, rows: list[Any]) -> None:
        for name, *values in rows:
            self.tables[name] = _Table(*values)

    def _add(self, change: Append) -> Exception | None:
        table = self.tables.get(change.table)
        if table is None or change.after != table.head:
            return StaleLog()
        if change.was not in (None, table.chain):
            return StaleLog()  # it was rewritten
        if change.epoch is not None and change.epoch != table.epoch:
            return StaleLog()  # another node looks after the table now
        table.appended = True
        for event in change.events:
            table.head += 1
            table.chain = chained(table.chain, event)
            self.events.append((table.id, table.head, event, table.chain))
        if change.summary is not None:
            table.summary, table.listed = change.summary, table.head
            seated = _seated(change.summary)
            if seated not in (table.stored, table.seated):
                self.named += seat_rows(change.table, change.summary)
            table.seated = seated
        elif change.at is not None:
            table.at = change.at
        if (match := change.finished) is not None:
            self.finished.append(finished_row(change.table, match))
            self.listed += listed_rows(change.table, match)
            self.named += named_rows(change.table, match)
        if (day := change.day) is not None:
            self.days.append((day.day, fingerprint(day.person), day.name, day.score, day.at))
        if (tried := change.challenge) is not None:
            whose = (tried.challenge, fingerprint(tried.person), change.table)
            self.challenges.append((tried.text, tried.at, *whose))
        return None

    def heads(self) -> dict[str, int]:
        """The tables that changed, with the numbers of their last events."""
        return {name: table.head for name, table in self.tables.items() if table.appended}

    def write(self) -> None:
        """Send all rows; the session's pipeline says when they are carried out."""
        tables = [table for table in self.tables.values() if table.appended]
        self._send(_EVENTS, self.events)
        self._send(_HEADS, [(t.id, t.head, t.chain, t.at) for t in tables if t.summary is None])
        self._write_summaries([table for table in tables if table.summary is not None])
        for statement, rows in (
            (
                "INSERT INTO finished VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_name, match) "
                "DO UPDATE SET record = excluded.record, at = excluded.at, chain = excluded.chain",
                self.finished,
            ),
            (
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (person, table_name, match) DO UPDATE SET at = excluded.at, "
                "seats = excluded.seats, text = excluded.text, setting = excluded.setting, "
                "score = excluded.score",
                self.listed,
            ),
            (
                "INSERT INTO name_index VALUES (?, ?, ?, ?) "
                "ON CONFLICT (person, table_name, match) DO UPDATE SET seats = excluded.seats",
                self.named,
            ),
            (
                "INSERT INTO days (day, person, name, score, at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (day, person) DO NOTHING",
                self.days,
            ),
            (
                "UPDATE tries SET text = ?, at = ? WHERE challenge = ? AND person = ? "
                "AND table_name = ? AND text IS NULL",
                self.challenges,
            ),
        ):
            if rows:
                self.session.executemany(statement, rows)

    def _write_summaries(self, tables: Sequence[_Table]) -> None:
        summaries: list[Row] = []
        people: list[Row] = []
        links: list[Row] = []
        reseated: list[int] = []
        for table in tables:
            summary = table.summary
            assert summary is not None
            if table.seated != table.stored:
                reseated.append(table.id)
                waiting = {person: person in summary.waiting for person in summary.people}
                people += [(fingerprint(p), table.id, int(late)) for p, late in waiting.items()]
                links += [(fingerprint(key), table.id, opens) for key, opens in summary.keys]
            news = (summary.at, summary.phase, summary.text, table.listed, table.seated)
            summaries.append((table.id, table.head, table.chain, *news))
        self._send(_SUMMARIES, summaries)
        if reseated:
            for name in ("people", "links"):
                self.session.execute(f"DELETE FROM {name} WHERE table_id = ANY(?)", (reseated,))
            self._send(_PEOPLE, people)
            self._send(_LINKS, links)

    def _send(self, statement: str, rows: Sequence[Row]) -> None:
        """One statement for any number of rows: each column is an array."""
        if rows:
            self.session.execute(statement, [list(column) for column in zip(*rows, strict=True)])


def _seated(summary: Summary) -> bytes:
    """A hash of who sits at a table, for whom it waits, and what its links are."""
    seated = (sorted(set(summary.people)), sorted(set(summary.waiting)), sorted(summary.keys))
    return sha256(repr(seated).encode("utf-8", "surrogatepass")).digest()[:16]
