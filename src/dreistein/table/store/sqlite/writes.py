"""Writing to the database: many appends in one transaction, each of them completely or not at all.

SQLite releases the GIL at every step of a statement, and while the event loop is busy it can take
milliseconds to get it back. So a group is first checked and prepared in memory, and then written in
a few statements of many rows each.
"""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache

from dreistein.rules.errors import DreisteinError
from dreistein.table.store.base import Append
from dreistein.table.store.connection import Row
from dreistein.table.store.errors import NotStored
from dreistein.table.store.sql.batch import Batch, KnownTable
from dreistein.table.store.sqlite.vacuum import NEEDS_VACUUM

_ROWS_PER_STATEMENT = 64
_MOST_KNOWN_TABLES = 20_000

_log = logging.getLogger(__name__)


_NEW = "INSERT INTO tables (id, name) {rows}"
_EVENTS = "INSERT INTO events {rows}"
_SUMMARIES = (
    "WITH news (id, phase, text, at, listed) AS ({rows}) UPDATE tables SET phase = news.phase, "
    "text = news.text, at = news.at, listed = news.listed FROM news WHERE tables.id = news.id"
)


@cache
def _with_rows(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=f"VALUES {', '.join([row] * rows)}")


class BatchWriter:
    """Writes batches of appends, in the writer's thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[str, KnownTable] = {}
        """What is remembered of tables, to save queries."""
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
        batch, new = Batch(self._known), self._find(changes)
        outcomes = [batch.add(change) for change in changes]
        self._write(batch, new)
        self._commit()
        while len(self._known) > _MOST_KNOWN_TABLES:
            del self._known[next(iter(self._known))]
        return outcomes

    def _commit(self) -> None:
        self._connection.execute("COMMIT")
        self.commits += 1

    def _find(self, changes: Sequence[Append]) -> list[Row]:
        """Look up the tables that are not known; returns the rows of new ones."""
        new: list[Row] = []
        for change in changes:
            name = change.table
            if name not in self._known:
                found = self._connection.execute(
                    "SELECT id, ifnull(seq, 0), ifnull(chain, CAST(name AS BLOB)) FROM tables "
                    "LEFT JOIN events ON table_id = id WHERE name = ? ORDER BY seq DESC LIMIT 1",
                    (name,),
                ).fetchone()
                if found is not None:
                    self._known[name] = KnownTable(*found)
                elif change.after == 0:
                    self._known[name] = KnownTable(self._new_id(), 0, name.encode())
                    new.append((self._known[name].id, name))
        return new

    def _new_id(self) -> int:
        if not self._next_id:
            highest = self._connection.execute("SELECT ifnull(max(id), 0) FROM tables").fetchone()
            self._next_id = highest[0] + 1
        self._next_id += 1
        return self._next_id - 1

    def _write(self, batch: Batch, new: Sequence[Row]) -> None:
        summaries: list[Row] = []
        touched: list[Row] = []
        for changed in batch.changed.values():
            if (shown := changed.summary) is not None:
                told = (shown.phase, shown.text, shown.at, changed.listed)
                summaries.append((changed.table.id, *told))
            elif changed.at is not None:
                touched.append((changed.at, changed.table.id))
        for statement, rows in ((_NEW, new), (_EVENTS, batch.events), (_SUMMARIES, summaries)):
            for start in range(0, len(rows), _ROWS_PER_STATEMENT):
                some = rows[start : start + _ROWS_PER_STATEMENT]
                whole = _with_rows(statement, len(some), len(some[0]))
                self._connection.execute(whole, [value for row in some for value in row])
        if touched:
            self._connection.executemany("UPDATE tables SET at = ? WHERE id = ?", touched)
        batch.write_what_follows(self._connection)


def _has_code(error: Exception, code: int) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == code


def _warn(what: str, error: Exception) -> None:
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    _log.warning("%s: %s", what, name, exc_info=not isinstance(error, sqlite3.Error))


def _not_stored(cause: Exception) -> NotStored:
    error = NotStored()
    error.__cause__ = cause
    return error
