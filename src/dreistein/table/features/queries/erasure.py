"""Replacing a person's name wherever it is stored.

What stays of it in a database's files is the concern of that database's store.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from dreistein.table.features.queries.recovery import drop_words
from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import chained, fingerprint
from dreistein.table.store.sql.locks import lock_match

Edit = Callable[[bytes], bytes]


class Edits(NamedTuple):
    """How to edit what is stored of a finished match."""

    record: Edit
    entry: Edit


@dataclass(frozen=True, slots=True)
class NamedMatch:
    """A finished match that shows a person's name."""

    table: str
    match: int
    seats: tuple[int, ...]


def named(connection: Connection, person: str) -> tuple[list[str], list[NamedMatch]]:
    rows = connection.execute(
        "SELECT table_name, match, seats FROM name_index WHERE person = ? "
        "ORDER BY table_name, match",
        (fingerprint(person),),
    ).fetchall()
    tables = list(dict.fromkeys(table for table, _, _ in rows))
    matches = [
        NamedMatch(table, match, tuple(map(int, seats.split())))
        for table, match, seats in rows
        if match >= 0
    ]
    return tables, matches


def erase_match(connection: Connection, person: str, match: NamedMatch, edit: Edits) -> None:
    where = (match.table, match.match)
    lock_match(connection, *where)
    connection.execute(
        "DELETE FROM matches WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), *where),
    )
    entries = connection.execute(
        "SELECT person, text FROM matches WHERE table_name = ? AND match = ?", where
    ).fetchall()
    for other, text in entries:
        connection.execute(
            "UPDATE matches SET text = ? WHERE person = ? AND table_name = ? AND match = ?",
            (edit.entry(text), other, *where),
        )
    record = connection.execute(
        "SELECT record FROM finished WHERE table_name = ? AND match = ?", where
    ).fetchone()
    if record is not None and not entries:
        connection.execute("DELETE FROM finished WHERE table_name = ? AND match = ?", where)
    elif record is not None:
        edited = edit.record(record[0])
        connection.execute(
            "UPDATE finished SET record = ?, chain = ? WHERE table_name = ? AND match = ?",
            (edited, chained(match.table.encode(), edited), *where),
        )
    connection.execute(
        "DELETE FROM name_index WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), *where),
    )


def erase_person(connection: Connection, person: str, name: str, edit: Edit) -> None:
    whose = fingerprint(person)
    nobody = secrets.token_bytes(32)
    # Their list first: what is made of a match on it is there by now, or is not made any more.
    for table in ("matches", "people", "moments", "tokens"):
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (whose,))
    for table in ("days", "tries"):
        connection.execute(
            f"UPDATE {table} SET name = ?, person = ? WHERE person = ?", (name, nobody, whose)
        )
    for challenge, text in connection.execute(
        "SELECT id, text FROM challenges WHERE person = ?", (whose,)
    ).fetchall():
        connection.execute(
            "UPDATE challenges SET text = ?, person = ? WHERE id = ?",
            (edit(text), nobody, challenge),
        )
    drop_words(connection, person)
    # A match that ended just now keeps its row: what it shows is still to be erased.
    connection.execute("DELETE FROM name_index WHERE person = ? AND match < 0", (whose,))
