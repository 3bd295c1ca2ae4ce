"""Queries of the database, each a function of a connection."""

import sqlite3
from collections.abc import Iterable

from dreistein.table.store.base import DayPlace, ListedTable, LogDamaged
from dreistein.table.store.sqlite.schema import chained, fingerprint


def load(table: str, after: int, connection: sqlite3.Connection) -> list[bytes]:
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


def find(key: str, connection: sqlite3.Connection) -> tuple[str, str] | None:
    found: tuple[str, str] | None = connection.execute(
        "SELECT name, opens FROM links JOIN tables ON id = table_id WHERE key = ?",
        (fingerprint(key),),
    ).fetchone()
    return found


def tables_of(
    person: str, limit: int, before: int | None, connection: sqlite3.Connection
) -> list[ListedTable]:
    # Equal times have equal ranks, so they stay on one page.
    rows = connection.execute(
        "SELECT name, phase, text, at FROM ("
        "SELECT id, name, phase, text, at, rank() OVER (ORDER BY at DESC) AS rank "
        "FROM people JOIN tables ON id = table_id "
        "WHERE person = :person AND (:before IS NULL OR at < :before)"
        ") WHERE rank <= :limit ORDER BY at DESC, id DESC",
        {"person": fingerprint(person), "before": before, "limit": limit},
    ).fetchall()
    return [ListedTable(*row) for row in rows]


def record(table: str, match: int, connection: sqlite3.Connection) -> bytes | None:
    found = connection.execute(
        "SELECT record, chain FROM finished WHERE table_name = ? AND match = ?", (table, match)
    ).fetchone()
    if found is None:
        return None
    if chained(table.encode(), bytes(found[0])) != found[1]:
        raise LogDamaged
    return bytes(found[0])


def day_list(day: str, limit: int, connection: sqlite3.Connection) -> list[DayPlace]:
    rows = connection.execute(
        "SELECT name, score, at FROM days WHERE day = ? ORDER BY score DESC, id LIMIT ?",
        (day, limit),
    ).fetchall()
    return [DayPlace(place, *row) for place, row in enumerate(rows, start=1)]


def day_score(day: str, person: str, connection: sqlite3.Connection) -> DayPlace | None:
    found = connection.execute(
        "SELECT 1 + (SELECT count(*) FROM days AS other WHERE other.day = own.day AND "
        "(other.score > own.score OR other.score = own.score AND other.id < own.id)), "
        "name, score, at FROM days AS own WHERE day = ? AND person = ?",
        (day, fingerprint(person)),
    ).fetchone()
    return None if found is None else DayPlace(*found)


def ping(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA schema_version").fetchone()


def count_unfinished(person: str | None, connection: sqlite3.Connection) -> int:
    # Listing the phases lets the index find the tables.
    query = "SELECT count(*) FROM tables WHERE phase IN ('gathering', 'playing', 'between')"
    if person is None:
        (count,) = connection.execute(query).fetchone()
    else:
        own = " AND id IN (SELECT table_id FROM people WHERE person = ?)"
        (count,) = connection.execute(query + own, (fingerprint(person),)).fetchone()
    return int(count)


def count_by_phase(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(
        connection.execute(
            "SELECT phase, count(*) FROM tables WHERE phase IS NOT NULL GROUP BY phase"
        ).fetchall()
    )


def old_tables(
    before: int, last: int, most: int, connection: sqlite3.Connection
) -> list[tuple[int, str]]:
    """The next tables by id where nothing happened since ``before``."""
    return connection.execute(
        "SELECT id, name FROM tables WHERE id > ? AND at < ? ORDER BY id LIMIT ?",
        (last, before, most),
    ).fetchall()
