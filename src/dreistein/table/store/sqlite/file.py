"""Opening a database file: ours, of a version we know, and nobody else's at the moment."""

import os
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dreistein.rules.errors import DreisteinError
from dreistein.table.store.sqlite.schema import STEPS, is_ours, migrate, version

_ONLY_OURS = 0o600
_STATEMENTS = 256


class DatabaseError(DreisteinError):
    """A file that no tables can be kept in."""


class DatabaseUnreachable(DatabaseError):
    code = "database-unreachable"
    sentence = (
        "The database {path} cannot be opened; look whether its folder is there and may be "
        "written to, and whether the disk is full."
    )


class DatabaseForeign(DatabaseError):
    code = "database-foreign"
    sentence = "{path} is no database of Dreistein, and is left as it is; name another file."


class DatabaseNewer(DatabaseError):
    code = "database-newer"
    sentence = (
        "The database {path} has version {version}, and this Dreistein knows versions up to "
        "{newest}; a newer Dreistein can open it."
    )


class DatabaseInUse(DatabaseError):
    code = "database-in-use"
    sentence = "Another server has the database {path} open; stop that one, or name another file."


class DatabaseDamaged(DatabaseError):
    code = "database-damaged"
    sentence = "The database {path} is damaged; put a copy of it in its place."


@dataclass(frozen=True, slots=True)
class DatabaseFile:
    """An open file: one connection that writes, one that reads, and the lock on it."""

    writer: sqlite3.Connection
    reader: sqlite3.Connection
    lock: sqlite3.Connection

    def close(self) -> None:
        """Let go; the writer last, so that it folds its log into the file."""
        self.reader.close()
        self.writer.close()
        self.lock.close()


def open_file(path: Path, busy_seconds: float, steps: Sequence[str] = STEPS) -> DatabaseFile:
    """Open or make a file and bring it up to date; a :class:`DatabaseError` says why not."""
    opened: list[sqlite3.Connection] = []
    try:
        path = Path(os.path.realpath(path))  # one lock, whatever name a file is called by
        path.parent.mkdir(parents=True, exist_ok=True)
        opened.append(_lock(path))
        _make(path)
        opened.append(writer := _connect(path, busy_seconds))
        _check(path, writer, steps)
        _set_up(path, writer)
        migrate(writer, steps)
        opened.append(reader := _connect(path, busy_seconds))
        reader.execute("PRAGMA query_only = ON")
        return DatabaseFile(writer, reader, opened[0])
    except (sqlite3.Error, OSError, DatabaseError) as error:
        for connection in reversed(opened):
            connection.close()
        if isinstance(error, DatabaseError):
            raise
        raise _explained(path, error) from error


def _lock(path: Path) -> sqlite3.Connection:
    """Keep other servers out for as long as this one lives, but not readers and backups.

    The lock is SQLite's own, on an empty file beside: it works wherever SQLite does, and goes with
    the process however that ends.
    """
    beside = path.with_name(path.name + "-lock")
    _make(beside)
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def _make(path: Path) -> None:
    """Make an empty file that only we may read; SQLite gives its log the same rights."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, _ONLY_OURS))


def _connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    return sqlite3.connect(
        path,
        timeout=busy_seconds,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=_STATEMENTS,
    )


def _check(path: Path, connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Refuse what is not ours before anything is written."""
    if not is_ours(connection):
        raise DatabaseForeign(path=_shown(path))
    if (found := version(connection)) > len(steps):
        raise DatabaseNewer(path=_shown(path), version=found, newest=len(steps))


def _set_up(path: Path, writer: sqlite3.Connection) -> None:
    (mode,) = writer.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise DatabaseUnreachable(path=_shown(path))
    for setting in (
        "synchronous = FULL",
        "fullfsync = ON",  # what a Mac needs for it
        "foreign_keys = ON",
        "wal_autocheckpoint = 4000",
        "journal_size_limit = 67108864",
    ):
        writer.execute(f"PRAGMA {setting}")
    # A file that may not be written to is refused now, not at the first move.
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("ROLLBACK")


def _explained(path: Path, error: sqlite3.Error | OSError) -> DatabaseError:
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CANTOPEN) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return DatabaseForeign(path=_shown(path))
        case sqlite3.SQLITE_BUSY:
            return DatabaseInUse(path=_shown(path))
        case sqlite3.SQLITE_CORRUPT:
            return DatabaseDamaged(path=_shown(path))
        case _:
            return DatabaseUnreachable(path=_shown(path))


def _shown(path: Path) -> str:
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in str(path))
