"""What follows from an append, as rows of the tables that all stores in SQL have."""

from dreistein.table.store.base import FinishedMatch, Summary
from dreistein.table.store.connection import Row
from dreistein.table.store.sql.hashes import chained, fingerprint


def finished_row(table: str, match: FinishedMatch) -> Row:
    """A row of ``finished``."""
    return (table, match.match, match.record, match.at, chained(table.encode(), match.record))


def listed_rows(table: str, match: FinishedMatch) -> list[Row]:
    """The rows of ``matches``."""
    return [
        (
            fingerprint(person),
            table,
            match.match,
            match.at,
            " ".join(map(str, seats)),
            match.text,
            match.setting,
            match.score,
        )
        for person, seats in match.players
    ]


def named_rows(table: str, match: FinishedMatch) -> list[Row]:
    """The rows of ``name_index`` for a finished match."""
    return [
        (fingerprint(person), table, match.match, " ".join(map(str, seats)))
        for person, seats in match.named
    ]


def seat_rows(table: str, summary: Summary) -> list[Row]:
    """The rows of ``name_index`` for those who sit at a table."""
    return [(fingerprint(person), table, -1, "") for person in dict.fromkeys(summary.people)]
