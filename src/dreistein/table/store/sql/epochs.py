"""How often people ended all their sessions, each a function of a connection."""

from dreistein.table.store.sql.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint


def _mark(person: str) -> bytes:
    """It stands for a person only here, so it stays when everything else about them is deleted."""
    return fingerprint(f"session epoch {person}")


def session_epoch(person: str, connection: Connection) -> int:
    found = connection.execute(
        "SELECT epoch FROM session_epochs WHERE mark = ?", (_mark(person),)
    ).fetchone()
    return 0 if found is None else int(found[0])


def next_session_epoch(person: str, connection: Connection) -> int:
    (number,) = connection.execute(
        "INSERT INTO session_epochs VALUES (?, 1) "
        "ON CONFLICT (mark) DO UPDATE SET epoch = session_epochs.epoch + 1 RETURNING epoch",
        (_mark(person),),
    ).fetchone()
    return int(number)
