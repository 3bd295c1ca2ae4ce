"""The schema of the database, as a list of migrations.

``user_version`` counts the migrations that a file has had. A migration is never changed once it has
been released.
"""

import sqlite3
from collections.abc import Sequence

from dreistein.table.store.sql.hashes import chained, fingerprint

APPLICATION_ID = int.from_bytes(b"Drei")
"""The ``application_id`` of our files."""

MIGRATIONS: tuple[str, ...] = (
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
    # What is stored is chained by hashes, so that a damaged page is noticed.
    """
    ALTER TABLE events ADD COLUMN chain BLOB;
    WITH RECURSIVE links (table_id, seq, chain) AS (
        SELECT table_id, seq, chained(CAST(name AS BLOB), event)
            FROM events JOIN tables ON id = table_id WHERE seq = 1
        UNION ALL
        SELECT events.table_id, events.seq, chained(links.chain, events.event)
            FROM links JOIN events
            ON events.table_id = links.table_id AND events.seq = links.seq + 1
    )
    UPDATE events SET chain = links.chain FROM links
        WHERE events.table_id = links.table_id AND events.seq = links.seq;
    ALTER TABLE finished ADD COLUMN chain BLOB;
    UPDATE finished SET chain = chained(CAST(table_name AS BLOB), record);
    """,
    # A list showed the last match of each table. Now every finished match has its own entry; those
    # of older tables, whose `listed` is 0, are added from their logs when the server starts.
    """
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE people ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE matches (
        person BLOB NOT NULL,
        table_name TEXT NOT NULL,
        match INTEGER NOT NULL,
        at INTEGER NOT NULL,
        seats TEXT NOT NULL,
        text BLOB NOT NULL,
        setting TEXT,
        score INTEGER NOT NULL,
        PRIMARY KEY (person, table_name, match)
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_time ON matches (person, at);
    CREATE INDEX matches_by_table ON matches (table_name, match);
    CREATE INDEX matches_by_setting ON matches (person, setting, at, score);
    """,
    """
    CREATE TABLE challenges (
        id TEXT NOT NULL PRIMARY KEY,
        person BLOB NOT NULL,
        table_name TEXT NOT NULL,
        match INTEGER NOT NULL,
        text BLOB NOT NULL,
        at INTEGER NOT NULL,
        UNIQUE (person, table_name, match)
    ) WITHOUT ROWID;
    CREATE TABLE tries (
        id INTEGER PRIMARY KEY,
        challenge TEXT NOT NULL REFERENCES challenges ON DELETE CASCADE,
        person BLOB NOT NULL,
        table_name TEXT NOT NULL,
        name TEXT NOT NULL,
        text BLOB,
        at INTEGER NOT NULL,
        UNIQUE (challenge, person)
    );
    CREATE INDEX tries_by_table ON tries (table_name);
    CREATE INDEX days_by_person ON days (person, day);
    """,
    # Old tables are looked for by phase and time.
    """
    DROP INDEX tables_by_phase;
    CREATE INDEX tables_by_phase ON tables (phase, at);
    """,
    # How often people ended all their sessions; and where the names of people are stored, also once
    # they have left: at a table (match -1), or on the seats of a finished match.
    """
    CREATE TABLE generations (
        mark BLOB NOT NULL PRIMARY KEY,
        generation INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE named (
        person BLOB NOT NULL,
        table_name TEXT NOT NULL,
        match INTEGER NOT NULL,
        seats TEXT NOT NULL,
        PRIMARY KEY (person, table_name, match)
    ) WITHOUT ROWID;
    CREATE INDEX named_by_table ON named (table_name, match);
    INSERT OR IGNORE INTO named
        SELECT person, name, -1, '' FROM people JOIN tables ON id = table_id;
    INSERT OR IGNORE INTO named
        SELECT fingerprint(json_extract(CAST(event AS TEXT), '$.person')), name, -1, ''
        FROM events JOIN tables ON id = table_id
        WHERE instr(event, CAST('"type":"sat"' AS BLOB)) AND phase IS NOT NULL;
    INSERT OR IGNORE INTO named
        SELECT fingerprint(json_extract(value, '$.person')), name, -1, ''
        FROM events JOIN tables ON tables.id = table_id, json_each(CAST(event AS TEXT), '$.seats')
        WHERE seq = 1 AND phase IS NOT NULL AND json_extract(value, '$.person') IS NOT NULL;
    INSERT OR IGNORE INTO named SELECT person, table_name, match, seats FROM matches;
    """,
    # What the coach says of a finished match. It goes with the record, and `chain` is that of the
    # record it is of.
    """
    CREATE TABLE reviews (
        table_name TEXT NOT NULL,
        match INTEGER NOT NULL,
        chain BLOB NOT NULL,
        text BLOB NOT NULL,
        summary BLOB NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_name, match),
        FOREIGN KEY (table_name, match) REFERENCES finished (table_name, match) ON DELETE CASCADE
    );
    """,
    # Links that take a session to another device: good once, and for a few minutes.
    """
    CREATE TABLE tokens (
        mark BLOB NOT NULL PRIMARY KEY,
        person BLOB NOT NULL,
        text BLOB NOT NULL,
        until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokens_by_person ON tokens (person, until);
    CREATE INDEX tokens_by_time ON tokens (until);
    """,
)


def version(connection: sqlite3.Connection) -> int:
    """How many migrations a file has had."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether a file is one of our databases, or empty."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(application == APPLICATION_ID or (application == 0 and things == 0))


def migrate(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Apply the migrations that a file has not had, each of them in a transaction."""
    connection.create_function("chained", 2, chained, deterministic=True)
    connection.create_function("fingerprint", 1, fingerprint, deterministic=True)
    for number in range(version(connection), len(migrations)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {migrations[number]}; PRAGMA application_id = {APPLICATION_ID};"
                f"PRAGMA user_version = {number + 1}; COMMIT"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
