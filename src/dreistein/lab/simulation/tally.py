"""Counts of simulated rounds. All are whole numbers, so the order of adding does not matter."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from dreistein.kernel import Rounds

KINDS = ("start", "bridge", "double", "hexagon", "two hexagons", "three hexagons")
WHOLE_WIN = 60
"""The parts of a won round, which up to six seats can share evenly."""
_OUT, _BLOCKED = 1, 2


@dataclass(slots=True)
class Spread:
    """How often each number came up."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, numbers: "np.ndarray[Any, Any]") -> None:
        """Count the numbers of an array."""
        import numpy as np

        found, times = np.unique(numbers, return_counts=True)
        self.counts.update(dict(zip(found.tolist(), times.tolist(), strict=True)))

    @property
    def total(self) -> int:
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(n * times for n, times in self.counts.items()) / max(self.total, 1)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        mean = self.mean
        squares = sum((n - mean) ** 2 * times for n, times in self.counts.items())
        return sqrt(squares / max(self.total - 1, 1))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return 1.96 * self.deviation / sqrt(max(self.total, 1))

    def quantile(self, share: float) -> int:
        """The smallest number that at least this share does not exceed."""
        passed, wanted = 0, share * self.total
        for number, times in sorted(self.counts.items()):
            passed += times
            if passed >= wanted:
                return number
        return 0


@dataclass(slots=True)
class Tally:
    """Everything that is counted, by seat where it belongs to one."""

    players: int
    rounds: int = 0
    scores: list[Spread] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    """Rounds with the most points, in parts of :data:`WHOLE_WIN`."""
    bonuses: list[list[int]] = field(default_factory=list)
    """``[seat][kind]``, kinds as in :data:`KINDS`."""
    rounds_with: list[int] = field(default_factory=list)
    """``[kind]``: rounds in which it was scored at all."""
    placed: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    plies: Spread = field(default_factory=Spread)
    blocked: int = 0
    opened: list[int] = field(default_factory=list)
    opener: Spread = field(default_factory=Spread)
    """Points of the seat that opened."""
    others: Spread = field(default_factory=Spread)
    """Points of the other seats."""
    opener_wins: int = 0

    def __post_init__(self) -> None:
        self.scores = self.scores or [Spread() for _ in range(self.players)]
        self.bonuses = self.bonuses or [[0] * len(KINDS) for _ in range(self.players)]
        for name in ("wins", "placed", "drawn", "opened"):
            setattr(self, name, getattr(self, name) or [0] * self.players)
        self.rounds_with = self.rounds_with or [0] * len(KINDS)

    def add(self, rounds: "Rounds") -> None:
        """Count some rounds."""
        import numpy as np

        count = len(rounds)
        scores = rounds.scores
        seats = range(self.players)
        best = scores == scores.max(axis=1, keepdims=True)
        parts = best * (WHOLE_WIN // best.sum(axis=1, keepdims=True))
        bonuses = rounds.bonuses
        self.rounds += count
        self.plies.add(rounds.plies)
        self.blocked += int((rounds.end == _BLOCKED).sum())
        _plus(self.wins, parts.sum(axis=0))
        _plus(self.placed, rounds.placed.sum(axis=0, dtype=np.int64))
        _plus(self.drawn, rounds.draws.sum(axis=0, dtype=np.int64))
        _plus(self.rounds_with, (bonuses.sum(axis=1) > 0).sum(axis=0))
        for seat in seats:
            self.scores[seat].add(scores[:, seat])
            _plus(self.bonuses[seat], bonuses[:, seat].sum(axis=0, dtype=np.int64))
        if self.players > 1:
            rows, opener = np.arange(count), rounds.opener
            theirs = np.ones_like(best)
            theirs[rows, opener] = False
            _plus(self.opened, np.bincount(opener, minlength=self.players))
            self.opener.add(scores[rows, opener])
            self.others.add(scores[theirs])
            self.opener_wins += int(parts[rows, opener].sum())

    def merge(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.rounds += other.rounds
        self.blocked += other.blocked
        self.opener_wins += other.opener_wins
        for mine, its in (
            (self.wins, other.wins),
            (self.placed, other.placed),
            (self.drawn, other.drawn),
            (self.opened, other.opened),
            (self.rounds_with, other.rounds_with),
            *zip(self.bonuses, other.bonuses, strict=True),
        ):
            _plus(mine, its)
        for spread, its_spread in (
            (self.plies, other.plies),
            (self.opener, other.opener),
            (self.others, other.others),
            *zip(self.scores, other.scores, strict=True),
        ):
            spread.counts.update(its_spread.counts)

    def share(self, part: float) -> float:
        """A number of rounds as a share of all."""
        return part / self.rounds if self.rounds else 0.0


def _plus(row: list[int], more: Iterable[int]) -> None:
    for at, number in enumerate(more):
        row[at] += int(number)
