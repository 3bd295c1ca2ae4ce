"""Duplicate deals: the same match in every rotation of the seats, so that luck and seats cancel.

A *block* is one match seed, played at every table of the tournament in every rotation of its seats.
What a bot got from the deals of one block it got from every seat: the block is the unit of
statistics.

>>> Plan(("a", "b", "c"), 2).block(0)[:2]
(Pairing(block=0, table=0, turn=0, bots=('a', 'b')), Pairing(block=0, table=0, turn=1, bots=('b', 'a')))
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
    """One match: which block, which table of it, which rotation, and who sits where."""

    block: int
    table: int
    turn: int
    bots: tuple[str, ...]
    """By seat."""

    @property
    def key(self) -> tuple[int, int, int]:
        return self.block, self.table, self.turn


class TooFewBots(DreisteinError):
    code = "tournament-bots"
    sentence = "A tournament needs at least two different bots."


@dataclass(frozen=True, slots=True)
class Plan:
    """Who meets whom: some bots, at tables of so many players."""

    bots: tuple[str, ...]
    players: int

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2:
            raise TooFewBots()

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """The tables: every choice of so many bots; of too few, the last one sits on the rest."""
        return _lineups(self.bots, self.players)

    def block(self, number: int) -> tuple[Pairing, ...]:
        """The matches of a block: every table, in every rotation that is not the same again."""
        return tuple(
            Pairing(number, table, turn, seats)
            for table, lineup in enumerate(self.lineups)
            for turn, seats in enumerate(rotations(_circle(lineup, number)))
        )

    def matches(self, blocks: int) -> int:
        """How many matches so many blocks have."""
        return sum(
            len(rotations(way)) * len(range(at, blocks, len(ways)))
            for ways in map(circles, self.lineups)
            for at, way in enumerate(ways)
        )

    def blocks_for(self, matches: int) -> int:
        """The fewest blocks that have at least so many matches."""
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
    # A bot against nobody but itself tells nothing.
    return tuple(lineup for lineup in dict.fromkeys(found) if len(set(lineup)) > 1)


def rotations(seats: Lineup) -> tuple[Lineup, ...]:
    """Everybody one seat further, until all sit as they did.

    >>> rotations(("a", "b", "b"))
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    """
    turned = (seats[-turn:] + seats[:-turn] if turn else seats for turn in range(len(seats)))
    return tuple(dict.fromkeys(turned))


@lru_cache
def circles(lineup: Lineup) -> tuple[Lineup, ...]:
    """The ways to sit around a table: it matters whose neighbour one is.

    >>> circles(("a", "b", "c")), len(circles(tuple("abcdef")))
    ((('a', 'b', 'c'), ('a', 'c', 'b')), 120)
    """
    first, *rest = lineup
    ways: dict[Lineup, Lineup] = {}
    for others in permutations(rest):
        way = (first, *others)
        ways.setdefault(min(rotations(way)), way)  # turned, it is the same way to sit
    return tuple(ways.values())


def _circle(lineup: Lineup, block: int) -> Lineup:
    """Block after block, another way to sit around the table."""
    ways = circles(lineup)
    return ways[block % len(ways)]
