"""Helpers for tests of stores."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from dreistein.protocol.fields import Phase
from dreistein.table.store.base import Append, DayScore, FinishedMatch, Store, Summary
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import NotStored, StaleLog

Make = Callable[[], Store]
"""Makes a store that is not open; each call makes another one over the same tables."""
DAY = "2026-11-16"
ODD = ("Ωμέγα", "🂡\u200d🐙", "e\u0301", "\x00\x1f\x7f", '"\\"', "ﷺ", "'; DROP TABLE tables; --", "")


@asynccontextmanager
async def opened(make: Make) -> AsyncIterator[Store]:
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def summary(
    *people: str, at: int = 1, phase: Phase = "playing", keys: dict[str, str] | None = None
) -> Summary:
    return Summary(phase, people, tuple((keys or {}).items()), b'{"at":%d}' % at, at)


def score(person: str, points: int, day: str = DAY, at: int = 1) -> Append:
    """A finished game of the day."""
    entry = DayScore(day, person, person.title(), points, at)
    return Append(f"table of {person} on {day} at {at}", 0, (b"over",), day=entry)


def finished(table: str, match: int, after: int, *people: str, score: int = 0) -> Append:
    """The end of a match, as the event after ``after``."""
    players = tuple((person, (seat,)) for seat, person in enumerate(people))
    entry = FinishedMatch(match, b"record", after, players, b"{}", "10 20", score)
    return Append(table, after, (b"over",), summary(*people, phase="over", at=after), entry)


async def outcome(awaited: Awaitable[object]) -> str:
    try:
        await awaited
    except (StaleLog, NotStored) as error:
        return error.code
    return "stored"


def count_by_phase(connection: Connection) -> dict[str, int]:
    """How many tables there are, by phase."""
    query = "SELECT phase, count(*) FROM tables WHERE phase IS NOT NULL GROUP BY phase"
    return dict(connection.execute(query).fetchall())
