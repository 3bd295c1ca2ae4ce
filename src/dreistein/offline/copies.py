"""All that a device has stored as one text, and back: SQLite's pages, checked before they count."""

import base64
import binascii
import sqlite3

from dreistein.protocol.errors import RequestError
from dreistein.table.store.errors import NotStored
from dreistein.table.store.sql.schema import VERSION
from dreistein.table.store.sqlite.schema import create, is_ours, version


class NoCopy(RequestError):
    sentence = "This file holds no games of Dreistein that could be brought back."
    status = 422


class CopyNewer(RequestError):
    sentence = "This file is from a newer Dreistein. Reload the page, and open it again."
    status = 422


def written(connection: sqlite3.Connection) -> str:
    """All that is stored, as text; it needs no room on the device."""
    return base64.b64encode(connection.serialize()).decode()


def read(text: str) -> sqlite3.Connection:
    """What such a text holds, in memory; raises :class:`NoCopy` or :class:`CopyNewer`."""
    if not text:
        raise NoCopy()
    copy = sqlite3.connect(":memory:", isolation_level=None)
    try:
        copy.deserialize(base64.b64decode(text, validate=True))
        if not (is_ours(copy) and version(copy)):
            raise NoCopy()
        if version(copy) > VERSION:
            raise CopyNewer()
        if _tables(copy) != _own_tables() or _problem(copy) != "ok":
            raise NoCopy()
    except (binascii.Error, sqlite3.Error):
        copy.close()
        raise NoCopy() from None
    except RequestError:
        copy.close()
        raise
    return copy


def replace(connection: sqlite3.Connection, copy: sqlite3.Connection) -> None:
    """Put a copy in the place of all that is stored, in one transaction."""
    try:
        copy.backup(connection)
    except sqlite3.Error as error:
        raise NotStored from error


def _tables(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """What is defined: a stranger's file may have triggers besides."""
    query = "SELECT name, coalesce(sql, '') FROM sqlite_master ORDER BY name"
    return connection.execute(query).fetchall()


def _own_tables() -> list[tuple[str, str]]:
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    create(fresh)
    try:
        return _tables(fresh)
    finally:
        fresh.close()


def _problem(connection: sqlite3.Connection) -> str:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return str(found)
