"""Recovery words: by a hash of theirs whom they bring back, sealed; by the person that hash."""

import json

from dreistein.table.store import settings
from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint


def _by(mark: str) -> str:
    return f"recovery {mark}"


def _of(person: str) -> str:
    """It stands for a person only here."""
    return f"recovery of {fingerprint(f'recovery {person}').hex()}"


def put_words(connection: Connection, person: str, mark: str, sealed: bytes, now: int) -> None:
    """Keep a person's new words; those before are worth nothing."""
    drop_words(connection, person)
    settings.put(connection, _by(mark), sealed)
    settings.put(connection, _of(person), json.dumps([mark, now]).encode())


def words_made(connection: Connection, person: str) -> int | None:
    """When a person's words were made."""
    found = settings.value(connection, _of(person))
    return None if not found else int(json.loads(found)[1])


def sealed_by(connection: Connection, mark: str) -> bytes | None:
    return settings.value(connection, _by(mark))


def drop_words(connection: Connection, person: str) -> None:
    # Two servers may do this at once: whoever writes the row first, the other waits for.
    found = connection.execute(
        "INSERT INTO settings VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = settings.value RETURNING value",
        (_of(person), b""),
    ).fetchone()
    if found[0]:
        (mark, _) = json.loads(bytes(found[0]))
        connection.execute("DELETE FROM settings WHERE name = ?", (_by(mark),))
    connection.execute("DELETE FROM settings WHERE name = ?", (_of(person),))
