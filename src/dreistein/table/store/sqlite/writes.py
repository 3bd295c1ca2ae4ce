"""Writing to the database: many appends in one transaction, each of them completely or not at all.

SQLite releases the GIL at every step of a statement, and while the event loop is busy it can take
milliseconds to get it back. So a group is first checked and prepared in memory, and then written in
a few statements of many rows each.
"""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from dreistein.rules.errors import DreisteinError
from dreistein.table.store.base import Append
from dreistein.table.store.connection import Row
from dreistein.table.store.errors import NotStored, StaleLog
from dreistein.table.store.sql.hashes import chained, fingerprint
from dreistein.table.store.sql.rows import finished_row, listed_rows, named_rows, seat_rows
from dreistein.table.store.sqlite.vacuum import NEEDS_VACUUM

_ROWS_PER_STATEMENT = 64
_MOST_KNOWN_TABLES = 20_000

_log = logging.getLogger(__name__)


@cache
def _insert_tables(rows: int) -> str:
    return "INSERT INTO tables (id, name) VALUES " + ", ".join(["(?, ?)"] * rows)


@cache
def _insert_events(rows: int) -> str:
    return "INSERT INTO events VALUES " + ", ".join(["(?, ?, ?, ?)"] * rows)


@cache
def _update_summaries(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return (
        f"WITH news (id, text, at, listed) AS (VALUES {values}) UPDATE tables "
        "SET text = news.text, at = news.at, listed = news.listed "
        "FROM news WHERE tables.id = news.id"
    )


@dataclass(slots=True)
class _KnownTable:
    """What the writer remembers of a table, to save queries."""

    id: int
    last: int
    chain: bytes
    """The link of the last event; at first the table's name."""
    phase: str | None = None
    people: dict[str, bool] | None = None
    """With whether the table waits for them."""
    keys: tuple[tuple[str, str], ...] | None = None


@dataclass(slots=True)
class _Batch:
    """The rows of a transaction."""

    tables: list[Row] = field(default_factory=list)
    events: list[Row] = field(default_factory=list)
    summaries: dict[int, Row] = field(default_factory=dict)
    touched: list[Row] = field(default_factory=list)
    phases: list[Row] = field(default_factory=list)
    people: dict[int, dict[str, bool]] = field(default_factory=dict)
    waiting: dict[int, dict[str, bool]] = field(default_factory=dict)
    keys: dict[int, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    finished: list[Row] = field(default_factory=list)
    listed: list[Row] = field(default_factory=list)
    named: list[Row] = field(default_factory=list)
    days: list[Row] = field(default_factory=list)
    challenges: list[Row] = field(default_factory=list)


class BatchWriter:
    """Writes batches of appends, in the writer's thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[str, _KnownTable] = {}
        self._next_id = 0
        self.commits = 0
        """How many transactions were committed: each waits for the disk once."""

    def append(self, changes: Sequence[Append]) -> list[Exception | None]:
        """Write a group in one transaction; if that fails, each append in one of its own."""
        try:
            return self._append_together(changes)
        except Exception as error:
            self._roll_back()
            if _has_code(error, sqlite3.SQLITE_FULL):
                self.merge_log()
            # If another program has locked the file, each single append would wait, too.
            if len(changes) == 1 or _has_code(error, sqlite3.SQLITE_BUSY):
                _warn(f"{len(changes)} not stored", error)
                return [_not_stored(error) for _ in changes]
        # Only the faulty ones may fail; and what was stale next to them may not be stale now.
        return [outcome for change in changes for outcome in self.append([change])]

    def merge_log(self) -> bool:
        """Merge the write-ahead log into the database, which gives its space back to the disk;
        returns whether all of it could be merged."""
        try:
            (blocked, *_) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error:
            return False
        return not blocked

    def clean(self) -> bool:
        """Write the whole file anew, without what deleted rows left behind in its pages; returns
        whether that was possible."""
        try:
            self._connection.execute("PRAGMA temp_store = FILE")  # it does not fit into memory
            self._connection.execute("VACUUM")
            if not self.merge_log():
                raise sqlite3.OperationalError("another program still reads the old file")
            self._connection.execute("DELETE FROM settings WHERE name = ?", (NEEDS_VACUUM,))
        except sqlite3.Error as error:
            _log.warning("remains of deleted rows are not removed yet: %s", error)
            self.merge_log()
            return False
        finally:
            self._connection.execute("PRAGMA temp_store = MEMORY")
        return True

    def transact(self, work: Callable[[sqlite3.Connection], object]) -> object:
        """Run a function in a transaction of its own; returns its result or NotStored."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            result = work(self._connection)
            self._commit()
            self._known.clear()  # whatever it was, it may have changed tables
        except DreisteinError as refusal:
            self._roll_back()
            return refusal
        except Exception as error:  # also a bug: it may cost its own job, and no other
            self._roll_back()
            if _has_code(error, sqlite3.SQLITE_FULL):
                self.merge_log()
            _warn("not stored", error)
            return _not_stored(error)
        return result

    def _roll_back(self) -> None:
        """End a failed transaction, and forget what is known of tables."""
        if self._connection.in_transaction:
            self._connection.rollback()
        self._known.clear()
        self._next_id = 0

    def _append_together(self, changes: Sequence[Append]) -> list[Exception | None]:
        self._connection.execute("BEGIN IMMEDIATE")
        batch = _Batch()
        outcomes = [self._add_to_batch(change, batch) for change in changes]
        self._write(batch)
        self._commit()
        while len(self._known) > _MOST_KNOWN_TABLES:
            del self._known[next(iter(self._known))]
        return outcomes

    def _commit(self) -> None:
        self._connection.execute("COMMIT")
        self.commits += 1

    def _add_to_batch(self, change: Append, batch: _Batch) -> Exception | None:
        known = self._known.get(change.table) or self._look_up(change.table)
        if change.after != (known.last if known else 0):
            return StaleLog()
        if known is not None and change.was not in (None, known.chain):
            return StaleLog()  # it was rewritten
        if known is None:
            known = self._new(change.table, batch)
        for event in change.events:
            known.last += 1
            known.chain = chained(known.chain, event)
            batch.events.append((known.id, known.last, event, known.chain))
        if (summary := change.summary) is not None:
            batch.summaries[known.id] = (known.id, summary.text, summary.at, known.last)
            if summary.phase != known.phase:
                batch.phases.append((summary.phase, known.id))
            people = {person: person in summary.waiting for person in summary.people}
            if known.people is None or people.keys() != known.people.keys():
                batch.people[known.id] = people
                batch.waiting.pop(known.id, None)
                batch.named += seat_rows(change.table, summary)
            elif people != known.people:
                batch.waiting[known.id] = people
            if summary.keys != known.keys:
                batch.keys[known.id] = summary.keys
            known.phase, known.people, known.keys = summary.phase, people, summary.keys
        elif change.at is not None:
            batch.touched.append((change.at, known.id))
        if (match := change.finished) is not None:
            batch.finished.append(finished_row(change.table, match))
            batch.listed += listed_rows(change.table, match)
            batch.named += named_rows(change.table, match)
        if (day := change.day) is not None:
            batch.days.append((day.day, fingerprint(day.person), day.name, day.score, day.at))
        if (tried := change.challenge) is not None:
            whose = (tried.challenge, fingerprint(tried.person), change.table)
            batch.challenges.append((tried.text, tried.at, *whose))
        return None

    def _look_up(self, table: str) -> _KnownTable | None:
        found = self._connection.execute(
            "SELECT id, ifnull(seq, 0), ifnull(chain, CAST(name AS BLOB)), phase FROM tables "
            "LEFT JOIN events ON table_id = id WHERE name = ? ORDER BY seq DESC LIMIT 1",
            (table,),
        ).fetchone()
        if found is None:
            return None
        self._known[table] = known = _KnownTable(*found)
        return known

    def _new(self, table: str, batch: _Batch) -> _KnownTable:
        if not self._next_id:
            highest = self._connection.execute("SELECT ifnull(max(id), 0) FROM tables").fetchone()
            self._next_id = highest[0] + 1
        self._known[table] = known = _KnownTable(self._next_id, 0, table.encode())
        self._next_id += 1
        batch.tables.append((known.id, table))
        return known

    def _write(self, batch: _Batch) -> None:
        connection = self._connection
        for many, rows in (
            (_insert_tables, batch.tables),
            (_insert_events, batch.events),
            (_update_summaries, list(batch.summaries.values())),
        ):
            for start in range(0, len(rows), _ROWS_PER_STATEMENT):
                some = rows[start : start + _ROWS_PER_STATEMENT]
                connection.execute(many(len(some)), [value for row in some for value in row])
        people, keys = batch.people.items(), batch.keys.items()
        others: dict[str, Sequence[Row]] = {
            "UPDATE tables SET at = ? WHERE id = ?": batch.touched,
            "UPDATE tables SET phase = ? WHERE id = ?": batch.phases,
            "DELETE FROM people WHERE table_id = ?": [(i,) for i, _ in people],
            "INSERT INTO people VALUES (?, ?, ?)": [
                (fingerprint(person), i, waiting)
                for i, seated in people
                for person, waiting in seated.items()
            ],
            "UPDATE people SET waiting = ? WHERE person = ? AND table_id = ?": [
                (waiting, fingerprint(person), i)
                for i, seated in batch.waiting.items()
                for person, waiting in seated.items()
            ],
            "DELETE FROM links WHERE table_id = ?": [(i,) for i, _ in keys],
            "INSERT INTO links VALUES (?, ?, ?)": [
                (fingerprint(key), i, opens) for i, links in keys for key, opens in links
            ],
            "INSERT INTO finished VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_name, match) DO UPDATE "
            "SET record = excluded.record, at = excluded.at, chain = excluded.chain": (
                batch.finished
            ),
            "INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)": batch.listed,
            "INSERT OR REPLACE INTO name_index VALUES (?, ?, ?, ?)": batch.named,
            "INSERT INTO days (day, person, name, score, at) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (day, person) DO NOTHING": batch.days,
            "UPDATE tries SET text = ?, at = ? WHERE challenge = ? AND person = ? "
            "AND table_name = ? AND text IS NULL": batch.challenges,
        }
        for statement, values in others.items():
            if values:
                connection.executemany(statement, values)


def _has_code(error: Exception, code: int) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == code


def _warn(what: str, error: Exception) -> None:
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    _log.warning("%s: %s", what, name, exc_info=not isinstance(error, sqlite3.Error))


def _not_stored(cause: Exception) -> NotStored:
    error = NotStored()
    error.__cause__ = cause
    return error
