"""The server's own values, each by its name; functions of a connection."""

from dreistein.table.store.connection import Connection

COPIED_FROM = "copied-from"
"""The name of a value that a copy of a store has until it is complete."""


def value(connection: Connection, name: str) -> bytes | None:
    found = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return None if found is None else bytes(found[0])


def get_or_set(connection: Connection, name: str, value: bytes) -> bytes:
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, value)
    )
    (stored,) = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return bytes(stored)


def put(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def raise_to(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value "
        "WHERE settings.value < excluded.value",
        (name, value),
    )
