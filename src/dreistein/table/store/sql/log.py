"""Logs: reading one, replacing it by another, and dropping it; each a function of a connection."""

from collections.abc import Iterable

from dreistein.table.store.base import Rewrite
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import LogDamaged, StaleLog
from dreistein.table.store.sql.hashes import chained
from dreistein.table.store.sql.locks import lock_table


def load(connection: Connection, table: str, after: int) -> list[bytes]:
    """The events of a log; raises :class:`LogDamaged` if they are not what was written."""
    rows = connection.execute(
        "SELECT seq, event, chain FROM events WHERE seq >= ? AND "
        "table_id = (SELECT id FROM tables WHERE name = ?) ORDER BY seq",
        (after, table),
    ).fetchall()
    if after < 1:
        check_chain(0, table.encode(), rows)
    elif rows and rows[0][0] == after:
        check_chain(after, rows.pop(0)[2], rows)
    elif rows:
        raise LogDamaged
    return [event for _, event, _ in rows]


def check_chain(last: int, chain: bytes, rows: Iterable[tuple[int, bytes, bytes]]) -> None:
    """Raise :class:`LogDamaged` unless the events follow this link and one another."""
    for number, (seq, event, link) in enumerate(rows, start=last + 1):
        if seq != number or not isinstance(event, bytes) or chained(chain, event) != link:
            raise LogDamaged
        chain = link


def rewrite(connection: Connection, change: Rewrite) -> bytes:
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


def drop(connection: Connection, table: str, was: bytes | None = None) -> None:
    if was is not None:
        lock_table(connection, table)
        found = connection.execute(
            "SELECT events.chain FROM tables JOIN events ON table_id = id "
            "WHERE name = ? ORDER BY seq DESC LIMIT 1",
            (table,),
        ).fetchone()
        if found is None or bytes(found[0]) != was:
            raise StaleLog
    connection.execute("DELETE FROM tables WHERE name = ?", (table,))
    drop_names(connection, table)


def drop_names(connection: Connection, table: str) -> None:
    """Forget who is named where a table, or a match that was played at it, is no more."""
    connection.execute(
        "DELETE FROM name_index WHERE table_name = :table AND CASE WHEN match < 0 "
        "THEN NOT EXISTS (SELECT 1 FROM tables WHERE name = :table) "
        "ELSE NOT EXISTS (SELECT 1 FROM finished WHERE finished.table_name = :table "
        "AND finished.match = name_index.match) END",
        {"table": table},
    )
