"""Tokens that can be used once, each a function of a connection. Stored is only their hash."""

from dreistein.table.store.sql.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_tokens

MOST_TOKENS_PERSON = 10
"""A person's older ones are worth nothing."""


def add_token(
    token: str, person: str, text: bytes, now: int, until: int, connection: Connection
) -> None:
    whose = fingerprint(person)
    lock_tokens(whose, connection)
    connection.execute("DELETE FROM tokens WHERE until < ?", (now,))
    kept = connection.execute(
        "SELECT mark FROM tokens WHERE person = ? ORDER BY until DESC, mark LIMIT 1 OFFSET ?",
        (whose, MOST_TOKENS_PERSON - 1),
    ).fetchall()
    for (mark,) in kept:
        connection.execute("DELETE FROM tokens WHERE mark = ?", (mark,))
    connection.execute(
        "INSERT INTO tokens (mark, person, text, until) VALUES (?, ?, ?, ?)",
        (fingerprint(token), whose, text, until),
    )


def take_token(token: str, now: int, connection: Connection) -> bytes | None:
    found = connection.execute(
        "DELETE FROM tokens WHERE mark = ? AND until >= ? RETURNING text",
        (fingerprint(token), now),
    ).fetchone()
    return None if found is None else bytes(found[0])


def drop_tokens(person: str, connection: Connection) -> None:
    connection.execute("DELETE FROM tokens WHERE person = ?", (fingerprint(person),))
