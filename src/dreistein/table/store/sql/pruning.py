"""Dropping logs that have expired; each a function of a connection."""

from collections.abc import Sequence
from dataclasses import asdict

from dreistein.table.store.base import Expiry
from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.log import drop_names


def count_logs(connection: Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def old_logs(
    connection: Connection, expiry: Expiry, match_number: str
) -> list[tuple[int, str, int]]:
    """The ids, names and times of logs that have expired, the oldest first."""
    return connection.execute(
        "SELECT id, name, at FROM tables WHERE "
        "phase = 'gathering' AND at < :unfinished OR "
        "phase = 'playing' AND at < :unfinished OR "
        "phase = 'between' AND at < :unfinished OR "
        "phase = 'over' AND at < :finished OR "
        "phase IS NULL AND at < :pads OR "
        "phase = 'gathering' AND at < :unbegun "
        f"AND {match_number} = 0 "
        "ORDER BY at",
        asdict(expiry),
    ).fetchall()


def drop_old(connection: Connection, old: Sequence[tuple[int, str, int]]) -> int:
    # Something may have happened at a table since it was found.
    statement = "DELETE FROM tables WHERE id = ? AND at = ?"
    dropped = connection.executemany(statement, [(i, at) for i, _, at in old]).rowcount
    for _, table, _ in old:
        drop_names(connection, table)
    return dropped
