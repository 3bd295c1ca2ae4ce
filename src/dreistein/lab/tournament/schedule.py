"""Duplicate deals: the same match in every rotation of the seats, so that luck and seats cancel.

A *block* is one match seed, played at every table of the tournament in every rotation of its seats.
Every bot gets the deals of a block from every seat, so the block is the unit of statistics.

>>> Plan(("a", "b", "c"), 2).block(0)[:2]
(Pairing(block=0, table=0, rotation=0, bots=('a', 'b')), Pairing(block=0, table=0, rotation=1, bots=('b', 'a')))
>>> Plan(("a", "b"), 4).lineups
(('a', 'b', 'b', 'b'),)
"""  # noqa: E501

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from dreistein.rules.errors import DreisteinError

Lineup = tuple[str, ...]
"""The bots of a table, with repetitions."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match: its block, table and rotation, and the bots by seat."""

    block: int
    table: int
    rotation: int
    bots: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        return self.block, self.table, self.rotation


class TooFewBots(DreisteinError):
    code = "tournament-bots"
    sentence = "A tournament needs at least two different bots."


@dataclass(frozen=True, slots=True)
class Plan:
    """Which bots meet, at tables of ``players`` seats."""

    bots: tuple[str, ...]
    players: int

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2:
            raise TooFewBots()

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """The tables: every combination of bots; if there are too few, the last fills the seats."""
        return _lineups(self.bots, self.players)

    def block(self, number: int) -> tuple[Pairing, ...]:
        """The matches of a block: every table, in every distinct rotation."""
        return tuple(
            Pairing(number, table, rotation, seats)
            for table, lineup in enumerate(self.lineups)
            for rotation, seats in enumerate(rotations(_circle(lineup, number)))
        )

    def matches(self, blocks: int) -> int:
        """The number of matches in the first ``blocks`` blocks."""
        return sum(
            len(rotations(way)) * len(range(at, blocks, len(ways)))
            for ways in map(circles, self.lineups)
            for at, way in enumerate(ways)
        )

    def blocks_for(self, matches: int) -> int:
        """The fewest blocks with at least ``matches`` matches."""
        return bisect_left(range(matches), matches, key=self.matches)  # a block has at least one

    def pairings(self, blocks: int) -> Iterator[Pairing]:
        """All matches, block after block."""
        for number in range(blocks):
            yield from self.block(number)


@lru_cache
def _lineups(bots: tuple[str, ...], players: int) -> tuple[Lineup, ...]:
    filled = bots + bots[-1:] * (players - len(bots))
    first = {bot: at for at, bot in reversed(list(enumerate(filled)))}
    found = (tuple(sorted(some, key=first.__getitem__)) for some in combinations(filled, players))
    # A bot that meets only itself shows nothing.
    return tuple(lineup for lineup in dict.fromkeys(found) if len(set(lineup)) > 1)


def rotations(seats: Lineup) -> tuple[Lineup, ...]:
    """All distinct rotations of the seats.

    >>> rotations(("a", "b", "b"))
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    """
    moved = (seats[-by:] + seats[:-by] if by else seats for by in range(len(seats)))
    return tuple(dict.fromkeys(moved))


@lru_cache
def circles(lineup: Lineup) -> tuple[Lineup, ...]:
    """The distinct orders around a table: it matters who follows whom.

    >>> circles(("a", "b", "c")), len(circles(tuple("abcdef")))
    ((('a', 'b', 'c'), ('a', 'c', 'b')), 120)
    """
    first, *rest = lineup
    ways: dict[Lineup, Lineup] = {}
    for others in permutations(rest):
        way = (first, *others)
        ways.setdefault(min(rotations(way)), way)  # a rotation is the same order
    return tuple(ways.values())


def _circle(lineup: Lineup, block: int) -> Lineup:
    """The order of a block: each block takes the next one."""
    ways = circles(lineup)
    return ways[block % len(ways)]
