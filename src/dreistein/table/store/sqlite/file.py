"""Opening a database file: one of ours, of a known version, that no other server has open."""

import logging
import os
import sqlite3
import sys
from dataclasses import dataclass
from pathlib import Path

from dreistein.rules.errors import printable
from dreistein.table.store import errors
from dreistein.table.store.sql.schema import VERSION
from dreistein.table.store.sqlite.schema import create, is_ours, version

OWNER_ONLY = 0o600
"""The permissions of a database: it holds keys and hidden tiles."""
_CACHED_STATEMENTS = 256
_MOST_CHECKED_BYTES = 500_000_000
"""Up to here a check at the start takes seconds at most."""
_SYNCHRONOUS = "FULL"
"""What was acknowledged survives a loss of power; tests need not wait for the disk."""
_log = logging.getLogger(__name__)


class ServerLock:
    """Keeps other servers out as long as this one lives, but not readers and backups.

    It goes with the process however that ends. One half is a lock on the file itself, whatever
    its names; the other is SQLite's own, on an empty file beside it, for systems without ``flock``.
    """

    def __init__(self, path: Path) -> None:
        lock_path = path.with_name(path.name + "-lock")
        _make(lock_path)
        self._named = sqlite3.connect(
            lock_path, timeout=0, isolation_level=None, check_same_thread=False
        )
        self._file: int | None = None
        try:
            self._named.execute("BEGIN EXCLUSIVE")
            _make(path)
            self._file = _flock(path)
        except (sqlite3.Error, OSError):
            self.close()
            raise

    def close(self) -> None:
        """Let others in. Closing the file ends all locks SQLite has on it: close SQLite first."""
        if self._file is not None:
            os.close(self._file)
        self._named.close()


def _flock(path: Path) -> int | None:
    """Lock the file by its inode; raises ``BlockingIOError`` if another server did."""
    if sys.platform == "win32":
        return None
    import fcntl

    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise
    return file


@dataclass(frozen=True, slots=True)
class DatabaseFile:
    """An open file: a connection for writing, one for reading, and the lock."""

    writer: sqlite3.Connection
    reader: sqlite3.Connection
    lock: ServerLock

    def close(self) -> None:
        """Close all; the writer last of the two, so that it merges the WAL into the file."""
        self.reader.close()
        self.writer.close()
        self.lock.close()


def open_file(path: Path, busy_seconds: float) -> DatabaseFile:
    """Open or create a file; raises :class:`DatabaseError`."""
    opened: list[sqlite3.Connection | ServerLock] = []
    try:
        path = Path(os.path.realpath(path))  # one lock per file, whatever its name
        path.parent.mkdir(parents=True, exist_ok=True)
        opened.append(lock := ServerLock(path))
        opened.append(writer := _connect(path, busy_seconds))
        found = check_version(path, writer)
        _set_up(path, writer)
        _check_pages(path, writer)
        if not found:
            create(writer)
        opened.append(reader := _connect(path, busy_seconds))
        reader.execute("PRAGMA query_only = ON")
        return DatabaseFile(writer, reader, lock)
    except (sqlite3.Error, OSError, errors.DatabaseError) as error:
        for connection in reversed(opened):
            connection.close()
        if isinstance(error, errors.DatabaseError):
            raise
        raise database_error(path, error) from error


def _make(path: Path) -> None:
    """Create an empty file for this user only; SQLite gives its log the same permissions."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))


def _connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    return sqlite3.connect(
        path,
        timeout=busy_seconds,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=_CACHED_STATEMENTS,
    )


def check_version(path: Path, connection: sqlite3.Connection) -> int:
    """Refuse a foreign, older or newer file; returns its version, 0 of one that is empty."""
    if not is_ours(connection):
        raise errors.DatabaseForeign(path=printable(path))
    found = version(connection)
    if found > VERSION:
        raise errors.DatabaseNewer(path=printable(path), version=found, newest=VERSION)
    if 0 < found < VERSION:
        raise errors.DatabaseOlder(path=printable(path))
    return found


def _check_pages(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file whose pages do not fit together; logs are checked by their hashes when read."""
    if path.stat().st_size > _MOST_CHECKED_BYTES:
        _log.info("the database is too large to check at every start; dreistein check does it")
        return
    (problem,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if problem != "ok":
        raise errors.DatabaseDamaged(path=printable(path))


def _set_up(path: Path, writer: sqlite3.Connection) -> None:
    (mode,) = writer.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise errors.DatabaseUnreachable(path=printable(path))
    for setting in (
        f"synchronous = {_SYNCHRONOUS}",
        "fullfsync = ON",  # which macOS needs for it
        "foreign_keys = ON",
        "secure_delete = ON",  # names that were deleted are gone
        "temp_store = MEMORY",  # what undoes a statement half done is needed only for a moment
        "wal_autocheckpoint = 4000",
        "journal_size_limit = 67108864",
    ):
        writer.execute(f"PRAGMA {setting}")
    # A read-only file is refused now, not at the first move.
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("ROLLBACK")


def database_error(path: Path, error: sqlite3.Error | OSError) -> errors.DatabaseError:
    """Why a file cannot be used, from what SQLite or the system said."""
    if isinstance(error, BlockingIOError):
        return errors.DatabaseInUse(path=printable(path))
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CANTOPEN) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return errors.DatabaseForeign(path=printable(path))
        case sqlite3.SQLITE_BUSY:
            return errors.DatabaseInUse(path=printable(path))
        case sqlite3.SQLITE_CORRUPT:
            return errors.DatabaseDamaged(path=printable(path))
        case _:
            return errors.DatabaseUnreachable(path=printable(path))
