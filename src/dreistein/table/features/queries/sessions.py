"""Sessions: how often people ended all of theirs, and tokens for another device, good once.

Of a token only its hash is stored.
"""

from collections.abc import Iterable

from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_tokens

MOST_TOKENS_PERSON = 10
"""A person's older ones are worth nothing."""
_MOST_ASKED = 500
"""Epochs in one query."""


def _mark(person: str) -> bytes:
    """It stands for a person only here, so it stays when everything else about them is deleted."""
    return fingerprint(f"session epoch {person}")


def session_epoch(connection: Connection, person: str) -> int:
    found = connection.execute(
        "SELECT epoch FROM session_epochs WHERE mark = ?", (_mark(person),)
    ).fetchone()
    return 0 if found is None else int(found[0])


def session_epochs(connection: Connection, people: Iterable[str]) -> dict[str, int]:
    """The epochs of those among these people who ever ended all their sessions."""
    of_mark = {_mark(person): person for person in people}
    marks, found = [*of_mark], dict[str, int]()
    for first in range(0, len(marks), _MOST_ASKED):
        asked = marks[first : first + _MOST_ASKED]
        places = ", ".join("?" * len(asked))
        query = f"SELECT mark, epoch FROM session_epochs WHERE mark IN ({places})"
        for mark, epoch in connection.execute(query, asked).fetchall():
            found[of_mark[bytes(mark)]] = int(epoch)
    return found


def next_session_epoch(connection: Connection, person: str) -> int:
    (number,) = connection.execute(
        "INSERT INTO session_epochs VALUES (?, 1) "
        "ON CONFLICT (mark) DO UPDATE SET epoch = session_epochs.epoch + 1 RETURNING epoch",
        (_mark(person),),
    ).fetchone()
    return int(number)


def add_token(
    connection: Connection, token: str, person: str, text: bytes, now: int, until: int
) -> None:
    whose = fingerprint(person)
    lock_tokens(connection, whose)
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


def read_token(
    connection: Connection, token: str, now: int, key: str | None = None
) -> bytes | None:
    """What a token stands for; once it was taken, only with the key of whoever has done that."""
    marks = (fingerprint(token), _taken(token, key))
    found = connection.execute(
        "SELECT text FROM tokens WHERE mark IN (?, ?) AND until >= ?", (*marks, now)
    ).fetchone()
    return None if found is None else bytes(found[0])


def take_token(
    connection: Connection, token: str, now: int, key: str | None = None
) -> bytes | None:
    """What a token stands for, once, and again for whoever has taken it with this key."""
    mark = fingerprint(token)
    if key is None:
        found = connection.execute(
            "DELETE FROM tokens WHERE mark = ? AND until >= ? RETURNING text", (mark, now)
        ).fetchone()
        return None if found is None else bytes(found[0])
    taken = (_taken(token, key), mark, now)
    connection.execute("UPDATE tokens SET mark = ? WHERE mark = ? AND until >= ?", taken)
    return read_token(connection, token, now, key)


def _taken(token: str, key: str | None) -> bytes:
    """The mark of a token that was taken with a key."""
    return fingerprint(token if key is None else f"{token} taken with {key}")


def drop_tokens(connection: Connection, person: str) -> None:
    connection.execute("DELETE FROM tokens WHERE person = ?", (fingerprint(person),))
