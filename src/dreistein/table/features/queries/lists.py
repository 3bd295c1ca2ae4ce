"""Tables and finished matches: of a person, by a link, by a name."""

from dataclasses import dataclass
from typing import Any

from dreistein.protocol.fields import Phase
from dreistein.table.features.queries import challenges, moments
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import LogDamaged
from dreistein.table.store.sql.hashes import chained, fingerprint
from dreistein.table.store.sql.locks import lock_match, lock_table
from dreistein.table.store.sql.log import drop_names

_END = 2**62
"""After every time in a list."""
_MATCH = "table_name, match, at, seats, text, setting, score"


@dataclass(frozen=True, slots=True)
class WaitingTable:
    table: str
    phase: Phase
    text: bytes
    at: int
    waiting: bool
    """Whether it waits for that person."""
    behind: bool = False
    """Whether the log has gone on since; then the list may be wrong."""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    table: str
    match: int
    at: int
    seats: tuple[int, ...]
    """The person's seats."""
    text: bytes
    setting: str | None
    score: int


def find(connection: Connection, key: str) -> tuple[str, str] | None:
    found: tuple[str, str] | None = connection.execute(
        "SELECT name, opens FROM links JOIN tables ON id = table_id WHERE key = ?",
        (fingerprint(key),),
    ).fetchone()
    return found


def tables_of(
    connection: Connection, person: str, limit: int, before: int | None = None
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


def count_unfinished(connection: Connection, person: str) -> int:
    # Listing the phases lets the index find the tables.
    (count,) = connection.execute(
        "SELECT count(*) FROM tables WHERE phase IN ('gathering', 'playing', 'between') "
        "AND id IN (SELECT table_id FROM people WHERE person = ?)",
        (fingerprint(person),),
    ).fetchone()
    return int(count)


def count_games(connection: Connection, person: str) -> int:
    """Of all games of a person, finished or not."""
    query = "SELECT count(*) FROM matches WHERE person = ?"
    (finished,) = connection.execute(query, (fingerprint(person),)).fetchone()
    return count_unfinished(connection, person) + int(finished)


def outdated(connection: Connection, limit: int) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM tables WHERE phase IS NOT NULL AND "
        "listed < (SELECT max(seq) FROM events WHERE table_id = id) LIMIT ?",
        (limit,),
    ).fetchall()
    return [name for (name,) in rows]


def matches_of(
    connection: Connection, person: str, limit: int, before: int | None = None
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


def match_of(connection: Connection, person: str, table: str, match: int) -> ListedMatch | None:
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
    connection: Connection, person: str, setting: str, at: int
) -> tuple[int | None, int]:
    found: tuple[int | None, int] = connection.execute(
        "SELECT max(score), count(*) FROM matches WHERE person = ? AND setting = ? AND at < ?",
        (fingerprint(person), setting, at),
    ).fetchone()
    return found


def record(connection: Connection, table: str, match: int) -> bytes | None:
    found = connection.execute(
        "SELECT record, chain FROM finished WHERE table_name = ? AND match = ?", (table, match)
    ).fetchone()
    if found is None:
        return None
    if chained(table.encode(), bytes(found[0])) != found[1]:
        raise LogDamaged
    return bytes(found[0])


def unlist(connection: Connection, person: str, table: str, match: int) -> bool:
    lock_table(connection, table)
    lock_match(connection, table, match)
    connection.execute(
        "DELETE FROM matches WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), table, match),
    )
    challenges.forget(connection, person, table, match)
    moments.forget(connection, person, table, match)
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
    drop_names(connection, table)
    return bool(dropped)
