"""Replacing a person's name wherever it is stored; each a function of a connection.

What stays of it in a database's files is the concern of that database's store.
"""

import secrets

from dreistein.table.store.base import Edit, Edits, NamedMatch, Rewrite
from dreistein.table.store.errors import StaleLog
from dreistein.table.store.sql.connection import Connection
from dreistein.table.store.sql.hashes import chained, fingerprint
from dreistein.table.store.sql.locks import lock_match


def named(person: str, connection: Connection) -> tuple[list[str], list[NamedMatch]]:
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


def rewrite(change: Rewrite, connection: Connection) -> bytes:
    """Replace all events of a log; returns the link of the last one."""
    found = connection.execute(
        "SELECT id, seq, events.chain FROM tables JOIN events ON table_id = id "
        "WHERE name = ? ORDER BY seq DESC LIMIT 1",
        (change.table,),
    ).fetchone()
    if found is None or tuple(found[1:]) != (len(change.events), change.was):
        raise StaleLog
    chain, rows = change.table.encode(), []
    for seq, event in enumerate(change.events, start=1):
        chain = chained(chain, event)
        rows.append((event, chain, found[0], seq))
    connection.executemany(
        "UPDATE events SET event = ?, chain = ? WHERE table_id = ? AND seq = ?", rows
    )
    connection.execute("UPDATE tables SET text = ? WHERE id = ?", (change.summary.text, found[0]))
    return chain


def erase_match(person: str, match: NamedMatch, edit: Edits, connection: Connection) -> None:
    where = (match.table, match.match)
    lock_match(*where, connection)
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


def erase_person(person: str, name: str, edit: Edit, connection: Connection) -> None:
    whose = fingerprint(person)
    nobody = secrets.token_bytes(32)
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
    for table in ("people", "matches", "tokens"):
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (whose,))
    # A match that ended just now keeps its row: what it shows is still to be erased.
    connection.execute("DELETE FROM name_index WHERE person = ? AND match < 0", (whose,))
