"""The schema of a database file; ``user_version`` is its version."""

import sqlite3

from dreistein.table.store.sql.schema import VERSION, tables

APPLICATION_ID = int.from_bytes(b"Drei")
"""The ``application_id`` of our files."""
_WORDS = {
    "id": "INTEGER PRIMARY KEY",
    "int": "INTEGER",
    "name": "TEXT",
    "bytes": "BLOB",
    "keyed": " WITHOUT ROWID",
    "head": "",
    "room": "",
}
_SCHEMA = f"""
BEGIN IMMEDIATE;
{tables(_WORDS)}
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {VERSION};
COMMIT
"""


def version(connection: sqlite3.Connection) -> int:
    """The version of a file's schema; 0 if it is empty."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether a file is one of our databases, or empty."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(application == APPLICATION_ID or (application == 0 and things == 0))


def create(connection: sqlite3.Connection) -> None:
    """Make all tables in an empty file, or none."""
    try:
        connection.executescript(_SCHEMA)
    except sqlite3.Error:
        if connection.in_transaction:
            connection.rollback()
        raise
