"""Records to review, and a worker that works at once."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TypeVar, TypeVarTuple

from coach.matches import GERMAN, played
from dreistein.rules import Header, Match, Record
from dreistein.table.bots.pool import BotPool
from dreistein.table.features.reviews.workers import ReviewWorker

T = TypeVar("T")
Args = TypeVarTuple("Args")
WORLDS = 4
"""Enough to judge by, if not well."""


@cache
def a_match(actions: int = 8) -> Match:
    """The first actions of a match of greedy players."""
    (match,) = played("review", actions=actions)
    return match


def a_record(actions: int = 8, **extra: object) -> bytes:
    match = a_match(actions)
    return Record.of(Header(match.edition, ("Ada", "Ben")), match.rounds, **extra).dumps().encode()


@cache
def a_blunder(**extra: object) -> bytes:
    """A round in which Ben misses a trap: a puzzle, also for a review in few worlds."""
    edition = replace(GERMAN, must_place=True, target=80, name="short")
    (match,) = played("mistake 9", edition=edition, wild=True, rounds=1)
    return Record.of(Header(match.edition, ("Ada", "Ben")), match.rounds, **extra).dumps().encode()


class Inline(ReviewWorker):
    """Works in the tests' own process; ``before`` is called first, and may raise."""

    def __init__(self, before: Callable[[], object] = lambda: None) -> None:
        super().__init__(BotPool(1), nice=0)
        self.before = before
        self.steps = 0

    async def run(self, step: Callable[[*Args], T], *args: *Args) -> T:
        self.before()
        self.steps += 1
        return step(*args)
