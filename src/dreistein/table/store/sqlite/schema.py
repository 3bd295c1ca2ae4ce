"""What a database file of ours looks like, and how an older one becomes a newer one.

``user_version`` counts the steps that a file has taken. A step is never changed once it has been
released: what comes later is a step of its own.

Whoever gets hold of a file should not come to sit at its tables by it, so the keys of links and
the ids of people are kept only as SHA-256, by which they can be looked up but not used. (They are
long and random: there is nothing to guess.)
"""

import sqlite3
from collections.abc import Sequence
from hashlib import sha256

APPLICATION = int.from_bytes(b"Drei")
"""The ``application_id`` of our files."""

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        phase TEXT,
        text BLOB,
        at INTEGER
    );
    CREATE INDEX tables_by_phase ON tables (phase);

    CREATE TABLE events (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        event BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;

    CREATE TABLE people (
        person BLOB NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX people_by_table ON people (table_id);

    CREATE TABLE links (
        key BLOB NOT NULL PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        opens TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX links_by_table ON links (table_id);

    -- By name: a record outlives its table.
    CREATE TABLE finished (
        table_name TEXT NOT NULL,
        match INTEGER NOT NULL,
        record BLOB NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_name, match)
    );

    CREATE TABLE days (
        id INTEGER PRIMARY KEY,
        day TEXT NOT NULL,
        person BLOB NOT NULL,
        name TEXT NOT NULL,
        score INTEGER NOT NULL,
        at INTEGER NOT NULL,
        UNIQUE (day, person)
    );
    CREATE INDEX days_by_score ON days (day, score DESC, id);

    CREATE TABLE kept (
        name TEXT NOT NULL PRIMARY KEY,
        value BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    # Score pads were stored as finished tables; and between two rounds a table counted as playing.
    """
    UPDATE tables SET phase = NULL, text = NULL WHERE name LIKE 'pad/%';
    UPDATE tables SET phase = 'between'
        WHERE phase = 'playing' AND json_extract(CAST(text AS TEXT), '$.phase') = 'between';
    """,
)


def fingerprint(secret: str) -> bytes:
    """What is stored of a key or of a person's id."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def version(connection: sqlite3.Connection) -> int:
    """How many steps a file has taken."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether a file is a database of ours, or nothing yet."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(application == APPLICATION or (application == 0 and things == 0))


def migrate(connection: sqlite3.Connection, steps: Sequence[str] = STEPS) -> None:
    """Take the steps that a file has not taken yet, each of them all or not at all."""
    for number in range(version(connection), len(steps)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {steps[number]}; PRAGMA application_id = {APPLICATION};"
                f"PRAGMA user_version = {number + 1}; COMMIT"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
