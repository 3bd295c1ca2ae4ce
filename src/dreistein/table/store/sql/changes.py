"""Changes of the database apart from appends, each a function of a connection."""

from collections.abc import Sequence

from dreistein.table.store.sql import challenges
from dreistein.table.store.sql.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_match, lock_table


def drop_table(table: str, connection: Connection) -> None:
    connection.execute("DELETE FROM tables WHERE name = ?", (table,))


def drop_old(old: Sequence[tuple[int, str, int]], connection: Connection) -> int:
    # Something may have happened at a table since it was found.
    statement = "DELETE FROM tables WHERE id = ? AND at = ?"
    return connection.executemany(statement, [(i, at) for i, _, at in old]).rowcount


def unlist(person: str, table: str, match: int, connection: Connection) -> bool:
    lock_table(table, connection)
    lock_match(table, match, connection)
    connection.execute(
        "DELETE FROM matches WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), table, match),
    )
    challenges.forget(person, table, match, connection)
    connection.execute(
        "DELETE FROM finished WHERE table_name = :table AND match = :match AND NOT EXISTS "
        "(SELECT 1 FROM matches WHERE table_name = :table AND match = :match)",
        {"table": table, "match": match},
    )
    dropped = connection.execute(
        "DELETE FROM tables WHERE name = :table AND phase = 'over' "
        "AND NOT EXISTS (SELECT 1 FROM matches WHERE table_name = :table)",
        {"table": table},
    ).rowcount
    return bool(dropped)


def get_or_set(name: str, value: bytes, connection: Connection) -> bytes:
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, value)
    )
    (stored,) = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return bytes(stored)


def put(name: str, value: bytes, connection: Connection) -> None:
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def raise_to(name: str, value: bytes, connection: Connection) -> None:
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value "
        "WHERE settings.value < excluded.value",
        (name, value),
    )
