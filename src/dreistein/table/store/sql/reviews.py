"""Queries and changes of reviews, each a function of a connection.

A review is that of one record: it does not show once the record is another.
"""

from dreistein.table.store.base import ListedReview, StoredReview
from dreistein.table.store.sql.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_match

_CURRENT = "finished.table_name = reviews.table_name AND finished.match = reviews.match "
_CURRENT += "AND finished.chain = reviews.chain"


def add_review(review: StoredReview, connection: Connection) -> bool:
    where = (review.table, review.match)
    chain = lock_match(*where, connection)
    connection.execute("DELETE FROM reviews WHERE table_name = ? AND match = ?", where)
    if chain is not None:
        connection.execute(
            "INSERT INTO reviews (table_name, match, chain, text, summary, at) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (*where, chain, review.text, review.summary, review.at),
        )
    return chain is not None


def review(table: str, match: int, connection: Connection) -> bytes | None:
    found = connection.execute(
        f"SELECT reviews.text FROM reviews JOIN finished ON {_CURRENT} "
        "WHERE reviews.table_name = ? AND reviews.match = ?",
        (table, match),
    ).fetchone()
    return None if found is None else bytes(found[0])


def reviews_of(person: str, limit: int, connection: Connection) -> list[ListedReview]:
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
