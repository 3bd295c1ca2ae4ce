"""Locks for whoever reads and then writes by what was found: another server waits here meanwhile.

SQLite has one writer. In PostgreSQL a row that is written, even with what it holds, stays locked
until the transaction ends, and whoever waited for it sees what it left. The order is always that of
an append: first the table, then the match, then who has it listed.
"""

from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint


def lock_table(connection: Connection, table: str) -> None:
    connection.execute("UPDATE tables SET phase = phase WHERE name = ?", (table,))


def lock_match(connection: Connection, table: str, match: int) -> bytes | None:
    """Lock a finished match; returns the link of its record, None if there is none."""
    found = connection.execute(
        "UPDATE finished SET at = at WHERE table_name = ? AND match = ? RETURNING chain",
        (table, match),
    ).fetchone()
    return None if found is None else bytes(found[0])


def lock_entry(connection: Connection, person: str, table: str, match: int) -> bool:
    """Lock a match on a person's list; returns whether it is there."""
    found = connection.execute(
        "UPDATE matches SET at = at WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), table, match),
    )
    return bool(found.rowcount)


def lock_tokens(connection: Connection, whose: bytes) -> None:
    connection.execute("UPDATE tokens SET until = until WHERE person = ?", (whose,))
