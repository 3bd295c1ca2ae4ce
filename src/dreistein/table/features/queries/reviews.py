"""Reviews of finished matches.

A review is that of one record: it does not show once the record is another.
"""

from dataclasses import dataclass

from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_match

_CURRENT = "finished.table_name = reviews.table_name AND finished.match = reviews.match "
_CURRENT += "AND finished.chain = reviews.chain"


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What the coach says of a finished match, without names."""

    table: str
    match: int
    text: bytes
    """All of it, compressed."""
    summary: bytes
    """JSON with a few figures, for lists."""
    at: int


@dataclass(frozen=True, slots=True)
class ListedReview:
    table: str
    match: int
    seats: tuple[int, ...]
    """The person's seats."""
    summary: bytes
    at: int
    """When the match ended."""


@dataclass(frozen=True, slots=True)
class EarlierMatch:
    """A match that everybody of another one had played before, each on one seat."""

    table: str
    match: int
    seats: tuple[tuple[int, int], ...]
    """Of each person, there and in the later one."""


def earlier(connection: Connection, table: str, match: int, limit: int) -> list[EarlierMatch]:
    """The last matches before this one that all of its people had played as well."""
    together = (
        "FROM matches AS now JOIN matches AS past ON past.person = now.person AND past.at < now.at "
        "WHERE now.table_name = :table AND now.match = :match "
    )
    where = {"table": table, "match": match, "limit": limit}
    found = connection.execute(
        f"SELECT past.table_name, past.match {together} GROUP BY past.table_name, past.match "
        "HAVING count(*) = "
        "(SELECT count(*) FROM matches WHERE table_name = :table AND match = :match) "
        "ORDER BY max(past.at) DESC, past.table_name, past.match DESC LIMIT :limit",
        where,
    ).fetchall()
    shared = []
    for past_table, past_match in found:
        rows = connection.execute(
            f"SELECT past.seats, now.seats {together} "
            "AND past.table_name = :past_table AND past.match = :past_match",
            {"table": table, "match": match, "past_table": past_table, "past_match": past_match},
        ).fetchall()
        if all(len(seats.split()) == 1 for pair in rows for seats in pair):
            seats = tuple((int(there), int(here)) for there, here in sorted(rows))
            shared.append(EarlierMatch(past_table, past_match, seats))
    return shared


def add_review(connection: Connection, review: StoredReview) -> bool:
    where = (review.table, review.match)
    chain = lock_match(connection, *where)
    connection.execute("DELETE FROM reviews WHERE table_name = ? AND match = ?", where)
    if chain is not None:
        connection.execute(
            "INSERT INTO reviews (table_name, match, chain, text, summary, at) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (*where, chain, review.text, review.summary, review.at),
        )
    return chain is not None


def review(connection: Connection, table: str, match: int) -> bytes | None:
    found = connection.execute(
        f"SELECT reviews.text FROM reviews JOIN finished ON {_CURRENT} "
        "WHERE reviews.table_name = ? AND reviews.match = ?",
        (table, match),
    ).fetchone()
    return None if found is None else bytes(found[0])


def reviews_of(connection: Connection, person: str, limit: int) -> list[ListedReview]:
    rows = connection.execute(
        "SELECT matches.table_name, matches.match, matches.seats, reviews.summary, matches.at "
        "FROM matches JOIN reviews ON reviews.table_name = matches.table_name "
        f"AND reviews.match = matches.match JOIN finished ON {_CURRENT} "
        "WHERE matches.person = ? "
        "ORDER BY matches.at DESC, matches.table_name, matches.match DESC LIMIT ?",
        (fingerprint(person), limit),
    ).fetchall()
    return [
        ListedReview(table, match, tuple(map(int, seats.split())), bytes(summary), at)
        for table, match, seats, summary, at in rows
    ]
