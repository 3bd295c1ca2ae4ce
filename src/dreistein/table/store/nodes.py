"""Nodes, caretakers and who watches where: functions of a connection to a shared database.

All times are the database's, so it does not matter what clocks the nodes have. Should that one be
moved, a lease from before may be over at once, or reach too far; neither counts.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from dreistein.table.store.connection import Connection
from dreistein.table.store.shared import Attendance, Pulse, TableStatus

_MILLIS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_FORGET = "interval '1 minute'"
"""After so long without a lease, nothing of a node is kept."""
_LEASED = "until > now() AND until < now() + interval '8 seconds'"
"""Whether a node's lease lasts; none is longer."""
_ALIVE = (
    "EXISTS (SELECT 1 FROM nodes JOIN watchers ON node = nodes.id "
    f"WHERE nodes.id = caretaker AND table_id = tables.id AND {_LEASED})"
)
"""Whether the caretaker's lease lasts, and somebody is at the table there."""


def statuses(connection: Connection, node: str, tables: Collection[str]) -> dict[str, TableStatus]:
    """How things stand at these tables; those that are gone are missing."""
    rows = connection.execute(
        "SELECT tables.id, name, head, rewritten, "
        f"CASE WHEN {_ALIVE} THEN caretaker END, epoch FROM tables WHERE name = ANY(?)",
        (list(tables),),
    ).fetchall()
    elsewhere: dict[int, list[Attendance]] = {}
    for number, people, spectators, since in connection.execute(
        "SELECT table_id, people, spectators, since FROM watchers JOIN nodes ON nodes.id = node "
        f"WHERE table_id = ANY(?) AND node <> ? AND {_LEASED}",
        ([row[0] for row in rows], node),
    ).fetchall():
        found = Attendance(tuple(people), spectators, since)
        elsewhere.setdefault(number, []).append(found)
    return {
        name: TableStatus(head, rewritten, caretaker, epoch, tuple(elsewhere.get(number, ())))
        for number, name, head, rewritten, caretaker, epoch in rows
    }


def pulse(connection: Connection, node: str, seconds: float, now: Callable[[], int]) -> Pulse:
    """Renew the lease of a node for so long from now; ``now`` is what it takes for the time."""
    new, millis = connection.execute(
        "INSERT INTO nodes (id, until, ahead) "
        f"VALUES (?, now() + make_interval(secs => ?), ? - {_MILLIS}) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until, ahead = excluded.ahead "
        f"RETURNING xmax = 0, {_MILLIS}",
        (node, float(seconds), now()),
    ).fetchone()
    connection.execute(
        f"DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE until < now() - {_FORGET} "
        "FOR UPDATE SKIP LOCKED)"
    )
    return Pulse(bool(new), int(millis), ahead(connection, node))


def attend(connection: Connection, node: str, attendances: Mapping[str, Attendance]) -> None:
    """Note who watches these tables at a node."""
    gone = [table for table, here in attendances.items() if not here]
    connection.execute(
        "DELETE FROM watchers WHERE node = ? "
        "AND table_id IN (SELECT id FROM tables WHERE name = ANY(?))",
        (node, gone),
    )
    rows: list[tuple[Any, ...]] = [
        (node, list(here.people), here.spectators, here.since, table)
        for table, here in sorted(attendances.items())
        if here
    ]
    if rows:
        connection.executemany(
            "INSERT INTO watchers (table_id, node, people, spectators, since) "
            "SELECT id, ?, ?::text[], ?, ? FROM tables WHERE name = ? "
            "ON CONFLICT (table_id, node) DO UPDATE SET people = excluded.people, "
            "spectators = excluded.spectators, since = excluded.since",
            rows,
        )


def claim(connection: Connection, node: str, table: str, epoch: int) -> int | None:
    """Become the caretaker after the one of this epoch, unless that is alive; the new epoch."""
    found = connection.execute(
        "UPDATE tables SET caretaker = ?, epoch = epoch + 1 WHERE name = ? AND epoch = ? "
        f"AND (caretaker = ? OR NOT {_ALIVE}) RETURNING epoch",
        (node, table, epoch, node),
    ).fetchone()
    return None if found is None else int(found[0])


def release(connection: Connection, node: str, tables: Collection[str]) -> None:
    """Be the caretaker of these tables no more."""
    connection.execute(
        "UPDATE tables SET caretaker = NULL WHERE id IN (SELECT id FROM tables "
        "WHERE name = ANY(?) AND caretaker = ? ORDER BY id FOR NO KEY UPDATE)",
        (list(tables), node),
    )


def retire(connection: Connection, node: str) -> None:
    """End a node's lease, and with it all it looks after."""
    connection.execute("DELETE FROM nodes WHERE id = ?", (node,))


def first_node(connection: Connection) -> str | None:
    """The first of all nodes that are alive, whichever that is."""
    query = f"SELECT min(id) FROM nodes WHERE {_LEASED}"
    (node,) = connection.execute(query).fetchone()
    return None if node is None else str(node)


def watched(connection: Connection) -> list[str]:
    """The names of tables that somebody watches, at whatever node."""
    rows = connection.execute(
        "SELECT DISTINCT name FROM tables JOIN watchers ON table_id = tables.id "
        f"JOIN nodes ON nodes.id = node WHERE {_LEASED}"
    ).fetchall()
    return [name for (name,) in rows]


def clock(connection: Connection) -> int:
    """The time that all nodes go by, in milliseconds of Unix time."""
    (millis,) = connection.execute(f"SELECT {_MILLIS}").fetchone()
    return int(millis)


def ahead(connection: Connection, node: str) -> int | None:
    """How far the first node is ahead of the database's clock; None if there is no other."""
    found = connection.execute(
        f"SELECT id, ahead FROM nodes WHERE {_LEASED} AND ahead IS NOT NULL ORDER BY id LIMIT 1"
    ).fetchone()
    return None if found is None or found[0] == node else int(found[1])


def tell(connection: Connection, channel: str, text: str) -> None:
    connection.execute("SELECT pg_notify(?, ?)", (channel, text))


def channel(connection: Connection) -> str:
    """Where nodes of this schema tell each other things."""
    (name,) = connection.execute("SELECT 'dreistein_' || md5(current_schema())").fetchone()
    return str(name)
