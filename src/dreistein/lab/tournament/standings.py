"""Standings from results. The block is the unit of statistics: its matches share their deals."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from random import Random

from dreistein.lab.tournament import ratings
from dreistein.lab.tournament.match import Result


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over blocks, and half the width of its 95 % interval (None if there is too little)."""

    mean: float
    margin: float | None = None

    @staticmethod
    def of(values: Sequence[float]) -> "Estimate":
        """From one value per block, by Student's t.

        >>> Estimate.of([0.5, 1.0, 0.0, 0.5])
        Estimate(mean=0.5, margin=0.6496...)
        """
        count = len(values)
        if count == 0:
            return Estimate(0.0)
        mean = fsum(values) / count
        squares = fsum((value - mean) ** 2 for value in values)
        if count < 2 or squares == 0:
            return Estimate(mean)
        from scipy.special import stdtrit

        return Estimate(
            mean, float(stdtrit(count - 1, 0.975)) * sqrt(squares / (count - 1) / count)
        )


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one bot."""

    bot: str
    matches: int
    seats: int
    """The seats it had in all matches; at some tables a bot has several."""
    wins: Estimate
    """Per seat, with ties shared: equal bots win one match in as many as there are seats."""
    points: Estimate
    """Per round."""
    rating: Estimate
    decisions: int
    seconds: float
    slowest: float
    incidents: Counter[str]


@dataclass(slots=True)
class _Sum:
    """Sums of one bot over one block, or over all of them."""

    matches: int = 0
    seats: int = 0
    parts: float = 0.0
    points: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    incidents: Counter[str] = field(default_factory=Counter)

    def add(self, result: Result, seat: int) -> None:
        self.seats += 1
        self.parts += result.part(seat)
        self.points += result.totals[seat]
        self.rounds += result.rounds
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])
        self.incidents.update(result.incident_counts[seat])


def shares(bot: str, block: Iterable[Result]) -> float:
    """A bot's share of the wins of a block, per seat."""
    parts = [
        result.part(seat)
        for result in block
        for seat, name in enumerate(result.pairing.bots)
        if name == bot
    ]
    return fsum(parts) / len(parts)


def standings(
    bots: Sequence[str], blocks: Sequence[Sequence[Result]], *, rated: bool = True
) -> list[Standing]:
    """The standings after some whole blocks, the best first; ratings take some time."""
    names = list(dict.fromkeys(bots))
    by_block: dict[str, list[_Sum]] = {name: [] for name in names}
    whole: defaultdict[str, _Sum] = defaultdict(_Sum)
    for block in blocks:
        sums: defaultdict[str, _Sum] = defaultdict(_Sum)
        for result in block:
            for seat, name in enumerate(result.pairing.bots):
                sums[name].add(result, seat)
                whole[name].add(result, seat)
            for name in set(result.pairing.bots):
                whole[name].matches += 1
        for name, sum_ in sums.items():
            by_block[name].append(sum_)
    rating = _rated(names, blocks) if rated and blocks else [Estimate(ratings.AVERAGE)] * len(names)
    found = [
        Standing(
            name,
            whole[name].matches,
            whole[name].seats,
            Estimate.of([s.parts / s.seats for s in by_block[name]]),
            Estimate.of([s.points / s.rounds for s in by_block[name]]),
            strength,
            whole[name].decisions,
            whole[name].seconds,
            whole[name].slowest,
            whole[name].incidents,
        )
        for name, strength in zip(names, rating, strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.wins.mean)


def beaten(names: Sequence[str], block: Iterable[Result]) -> list[list[float]]:
    """``[a][b]``: how often a won against b in a block."""
    at = {name: index for index, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    for result in block:
        for seat, winner in enumerate(result.pairing.bots):
            for loser in result.pairing.bots:
                if loser != winner:
                    wins[at[winner]][at[loser]] += result.part(seat)
    return wins


def _rated(names: Sequence[str], blocks: Sequence[Sequence[Result]]) -> list[Estimate]:
    by_block = [beaten(names, block) for block in blocks]
    places = range(len(names))
    whole = [[fsum(wins[a][b] for wins in by_block) for b in places] for a in places]
    found = ratings.ratings(whole)
    if all(wins == by_block[0] for wins in by_block):  # resampling would show no spread
        return [Estimate(rating) for rating in found]
    # A fixed seed, so that the same results always have the same intervals.
    widths = ratings.margins(by_block, Random(0))
    return [Estimate(rating, width) for rating, width in zip(found, widths, strict=True)]
