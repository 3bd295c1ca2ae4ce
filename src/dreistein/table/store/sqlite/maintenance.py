"""A database as a whole: whether it is sound, a copy of it, and putting a copy back.

A file in use is more than one file (recent writes are in ``…-wal``), so copying it by hand loses
what was told to people last.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from dreistein.rules.errors import printable
from dreistein.table.store import errors
from dreistein.table.store.sql.check import Report, check_contents
from dreistein.table.store.sqlite.file import (
    OWNER_ONLY,
    ServerLock,
    check_version,
    database_error,
)

_PAGES_PER_STEP = 2000
"""So that a server can write between two steps of a backup."""
_PARTS = ("", "-wal", "-shm")


class FileExists(errors.DatabaseError):
    code = "backup-exists"
    sentence = "{path} is there already and was left untouched; choose another file."


def check(path: Path) -> Report:
    """Check every page, every log and every record; a server may have the file open meanwhile."""
    with _reading(path) as connection:
        (problem,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise errors.DatabaseDamaged(path=printable(path))
        connection.execute("BEGIN")  # one moment in time
        return check_contents(connection)


def backup(path: Path, target: Path) -> Report:
    """Write a copy of a database, all at one moment, and check it; a server may go on meanwhile."""
    part = target.with_name(target.name + ".part")
    try:
        with _reading(path) as source:
            _create(target)  # its name is taken before the work begins
            try:
                with closing(sqlite3.connect(part)) as copy:
                    source.backup(copy, pages=_PAGES_PER_STEP, sleep=0.001)
                    copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
                report = check(part)
                _put(part, target)
            except BaseException:
                part.unlink(missing_ok=True)
                target.unlink()
                raise
            return report
    except FileExistsError as error:
        raise FileExists(path=printable(target)) from error
    except (OSError, sqlite3.Error) as error:
        raise database_error(target, error) from error


def _create(path: Path) -> None:
    """An empty file for this user only; raises ``FileExistsError``."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def _put(part: Path, path: Path) -> None:
    """Put a finished file in its place, once it is on the disk."""
    os.chmod(part, OWNER_ONLY)
    with open(part, "rb") as file:
        os.fsync(file.fileno())
    os.replace(part, path)


def restore(copy: Path, path: Path) -> tuple[Report, Path | None]:
    """Put a backup in the place of a database; returns where the one before it lies now."""
    report = check(copy)
    if report.damaged:
        raise errors.DatabaseDamaged(path=printable(copy))
    path = Path(os.path.realpath(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        existed = path.exists()
        lock = ServerLock(path)
        try:
            before = _set_aside(path) if existed else None
            part = path.with_name(path.name + ".part")
            shutil.copyfile(copy, part)
            _put(part, path)
            return report, before
        finally:
            lock.close()
    except (OSError, sqlite3.Error) as error:
        raise database_error(path, error) from error


def _set_aside(path: Path) -> Path:
    """Move a database away, with its log of recent writes; nothing is deleted."""
    number = 1
    while (before := path.with_name(f"{path.name}.before-{number}")).exists():
        number += 1
    for part in reversed(_PARTS):
        old = path.with_name(path.name + part)
        if old.exists():
            os.replace(old, before.with_name(before.name + part))
    return before


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that cannot write; raises :class:`DatabaseError`."""
    try:
        if not path.is_file():
            raise errors.DatabaseUnreachable(path=printable(path))
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            if not check_version(path, connection):
                raise errors.DatabaseForeign(path=printable(path))
            yield connection
    except sqlite3.Error as error:
        raise database_error(path, error) from error
