"""Queries of the database, each a function of a connection."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from dreistein.table.store.base import DayPlace, Expiry, ListedMatch, WaitingTable
from dreistein.table.store.errors import LogDamaged
from dreistein.table.store.sql.connection import Connection
from dreistein.table.store.sql.hashes import chained, fingerprint

COPIED_FROM = "copied-from"
"""The name of a value that a copy of a store has until it is complete."""
_END = 2**62
"""After every time in a list."""


def load(table: str, after: int, connection: Connection) -> list[bytes]:
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


def find(key: str, connection: Connection) -> tuple[str, str] | None:
    found: tuple[str, str] | None = connection.execute(
        "SELECT name, opens FROM links JOIN tables ON id = table_id WHERE key = ?",
        (fingerprint(key),),
    ).fetchone()
    return found


def tables_of(
    person: str, limit: int, before: int | None, connection: Connection
) -> list[WaitingTable]:
    # Equal times have equal ranks, so they stay on one page.
    rows = connection.execute(
        "SELECT name, phase, text, at, waiting, "
        "listed < (SELECT max(seq) FROM events WHERE table_id = id) FROM ("
        "SELECT id, name, phase, text, at, waiting, listed, rank() OVER (ORDER BY at DESC) AS rank "
        "FROM people JOIN tables ON id = table_id "
        "WHERE person = :person AND phase <> 'over' AND at < :before"
        ") AS ranked WHERE rank <= :limit ORDER BY at DESC, id DESC",
        {
            "person": fingerprint(person),
            "before": _END if before is None else before,
            "limit": limit,
        },
    ).fetchall()
    return [
        WaitingTable(name, phase, text, at, bool(waiting), bool(behind))
        for name, phase, text, at, waiting, behind in rows
    ]


_MATCH = "table_name, match, at, seats, text, setting, score"


def matches_of(
    person: str, limit: int, before: int | None, connection: Connection
) -> list[ListedMatch]:
    # The time of the last entry on the page; entries of the same time are on it too.
    rows = connection.execute(
        f"SELECT {_MATCH} FROM matches WHERE person = :person "
        "AND at < :before AND at >= coalesce(("
        "SELECT at FROM matches WHERE person = :person AND at < :before "
        "ORDER BY at DESC LIMIT 1 OFFSET :limit - 1), 0) "
        "ORDER BY at DESC, table_name, match DESC",
        {
            "person": fingerprint(person),
            "before": _END if before is None else before,
            "limit": limit,
        },
    ).fetchall()
    return [_listed_match(row) for row in rows]


def match_of(person: str, table: str, match: int, connection: Connection) -> ListedMatch | None:
    found = connection.execute(
        f"SELECT {_MATCH} FROM matches WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), table, match),
    ).fetchone()
    return None if found is None else _listed_match(found)


def _listed_match(row: tuple[Any, ...]) -> ListedMatch:
    table, match, at, seats, text, setting, score = row
    return ListedMatch(
        table, match, at, tuple(map(int, seats.split())), bytes(text), setting, score
    )


def best_before(
    person: str, setting: str, at: int, connection: Connection
) -> tuple[int | None, int]:
    found: tuple[int | None, int] = connection.execute(
        "SELECT max(score), count(*) FROM matches WHERE person = ? AND setting = ? AND at < ?",
        (fingerprint(person), setting, at),
    ).fetchone()
    return found


def outdated(limit: int, connection: Connection) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM tables WHERE phase IS NOT NULL AND "
        "listed < (SELECT max(seq) FROM events WHERE table_id = id) LIMIT ?",
        (limit,),
    ).fetchall()
    return [name for (name,) in rows]


def record(table: str, match: int, connection: Connection) -> bytes | None:
    found = connection.execute(
        "SELECT record, chain FROM finished WHERE table_name = ? AND match = ?", (table, match)
    ).fetchone()
    if found is None:
        return None
    if chained(table.encode(), bytes(found[0])) != found[1]:
        raise LogDamaged
    return bytes(found[0])


def day_list(day: str, limit: int, connection: Connection) -> list[DayPlace]:
    rows = connection.execute(
        "SELECT rank() OVER (ORDER BY score DESC), name, score, at FROM days WHERE day = ? "
        "ORDER BY score DESC, id LIMIT ?",
        (day, limit),
    ).fetchall()
    return [DayPlace(place, *row) for place, row in enumerate(rows, start=1)]


def day_score(day: str, person: str, connection: Connection) -> DayPlace | None:
    found = connection.execute(
        "SELECT 1 + (SELECT count(*) FROM days AS other WHERE other.day = own.day AND "
        "(other.score > own.score OR other.score = own.score AND other.id < own.id)), "
        "1 + (SELECT count(*) FROM days AS other WHERE other.day = own.day "
        "AND other.score > own.score), name, score, at "
        "FROM days AS own WHERE day = ? AND person = ?",
        (day, fingerprint(person)),
    ).fetchone()
    return None if found is None else DayPlace(*found)


def day_scores(day: str, connection: Connection) -> tuple[int, int | None]:
    (count,) = connection.execute("SELECT count(*) FROM days WHERE day = ?", (day,)).fetchone()
    middle = connection.execute(
        "SELECT score FROM days WHERE day = ? ORDER BY score DESC LIMIT 1 OFFSET ?",
        (day, count // 2),
    ).fetchone()
    return int(count), None if middle is None else int(middle[0])


def days_of(person: str, until: str, limit: int, connection: Connection) -> list[str]:
    rows = connection.execute(
        "SELECT day FROM days WHERE person = ? AND day <= ? ORDER BY day DESC LIMIT ?",
        (fingerprint(person), until, limit),
    ).fetchall()
    return [day for (day,) in rows]


def value(name: str, connection: Connection) -> bytes | None:
    found = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return None if found is None else bytes(found[0])


def ping(connection: Connection) -> None:
    connection.execute("SELECT value FROM settings WHERE name = ''").fetchone()


def count_unfinished(person: str, connection: Connection) -> int:
    # Listing the phases lets the index find the tables.
    (count,) = connection.execute(
        "SELECT count(*) FROM tables WHERE phase IN ('gathering', 'playing', 'between') "
        "AND id IN (SELECT table_id FROM people WHERE person = ?)",
        (fingerprint(person),),
    ).fetchone()
    return int(count)


def count_logs(connection: Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def count_by_phase(connection: Connection) -> dict[str, int]:
    return dict(
        connection.execute(
            "SELECT phase, count(*) FROM tables WHERE phase IS NOT NULL GROUP BY phase"
        ).fetchall()
    )


def old_logs(
    expiry: Expiry, match_number: str, connection: Connection
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
