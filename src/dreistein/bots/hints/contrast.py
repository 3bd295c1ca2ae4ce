"""Why one action is better than another: what happens after them, side by side.

In the same worlds the gap in points between two actions is the sum of eight differences, exactly:
points now, what laying, drawing and passing bring later, bonuses next turn and later, each of the
seat's own and of the others', and the end of the round. The largest are told, by how often
something happens rather than by points: that is what a player can picture.

>>> Reason(Fact.OWN_FITS, 21.0, 100, 13).to_json()
{'fact': 'own-fits', 'points': 21.0, 'better': 100, 'played': 13, 'although': False}
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from statistics import fmean
from typing import Any

from dreistein.kernel.search.facts import (
    BONUS_LATER,
    BONUS_NEXT,
    END,
    FITS,
    NOW,
    OUT_FIRST,
    TEMPO,
    THEIRS,
)


class Part(StrEnum):
    """The parts of a gap in points."""

    NOW = "now"
    OWN_TEMPO = "own-tempo"
    THEIR_TEMPO = "their-tempo"
    OWN_BONUS_NEXT = "own-bonus-next"
    OWN_BONUS_LATER = "own-bonus-later"
    THEIR_BONUS_NEXT = "their-bonus-next"
    THEIR_BONUS_LATER = "their-bonus-later"
    END = "end"


class Fact(StrEnum):
    """What can be said of a part."""

    NOW = "now"
    """Points at once."""
    OWN_FITS = "own-fits"
    """Out of 100 games, how often a tile fits in the own next turn; and so on."""
    THEIR_FITS = "their-fits"
    OWN_BONUS_NEXT = "own-bonus-next"
    OWN_BONUS_LATER = "own-bonus-later"
    THEIR_BONUS_NEXT = "their-bonus-next"
    THEIR_BONUS_LATER = "their-bonus-later"
    OWN_OUT = "own-out"
    THEIR_OUT = "their-out"
    END = "end"
    """Points by the end of the round."""
    POINTS = "points"
    """Points in all, if nothing else can be said."""
    TARGET = "target"
    """The points are the same, but the target is near."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that speaks for the better action, or against it."""

    fact: Fact
    points: float
    """What it is worth."""
    better: int
    played: int
    """The points, or in how many games out of 100, after the one and after the other."""
    although: bool = False
    """Whether it speaks for the action that was played."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"fact": str(self.fact), "points": round(self.points, 1)}

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> "Reason":
        return Reason(**{**stored, "fact": Fact(stored["fact"])})


_LEAST_GAMES = 10
"""Out of 100; a smaller difference is not worth a sentence."""
_LEAST_POINTS = 2.0
_ENOUGH = 0.75
"""If the first reason is less of all that speaks for the better action, a second one is told."""
_AGAINST = 0.5
"""What speaks against it is told if it is at least so large."""

_SIDES: Mapping[Part, tuple[int, int]] = {
    Part.NOW: (1, NOW),
    Part.OWN_TEMPO: (1, TEMPO),
    Part.THEIR_TEMPO: (-1, THEIRS + TEMPO),
    Part.OWN_BONUS_NEXT: (1, BONUS_NEXT),
    Part.OWN_BONUS_LATER: (1, BONUS_LATER),
    Part.THEIR_BONUS_NEXT: (-1, THEIRS + BONUS_NEXT),
    Part.THEIR_BONUS_LATER: (-1, THEIRS + BONUS_LATER),
}
_OFTEN: Mapping[Part, Sequence[tuple[Fact, int]]] = {
    Part.OWN_TEMPO: [(Fact.OWN_FITS, FITS)],
    Part.THEIR_TEMPO: [(Fact.THEIR_FITS, THEIRS + FITS)],
    Part.OWN_BONUS_NEXT: [(Fact.OWN_BONUS_NEXT, BONUS_NEXT)],
    Part.OWN_BONUS_LATER: [(Fact.OWN_BONUS_LATER, BONUS_LATER)],
    Part.THEIR_BONUS_NEXT: [(Fact.THEIR_BONUS_NEXT, THEIRS + BONUS_NEXT)],
    Part.THEIR_BONUS_LATER: [(Fact.THEIR_BONUS_LATER, THEIRS + BONUS_LATER)],
    Part.END: [(Fact.OWN_OUT, OUT_FIRST), (Fact.THEIR_OUT, THEIRS + OUT_FIRST)],
}

Rows = Sequence[Sequence[int]]
"""What happened in each world, by index of :mod:`dreistein.kernel.search.facts`."""


def differences(better: Rows, played: Rows) -> dict[Part, float]:
    """The parts of the gap in points, by which the better action leads."""

    def gap(at: int) -> float:
        return fmean(row[at] for row in better) - fmean(row[at] for row in played)

    found = {part: sign * gap(at) for part, (sign, at) in _SIDES.items()}
    return found | {Part.END: gap(END) - gap(THEIRS + END)}


def reasons(better: Rows, played: Rows, *, match: bool = True) -> tuple[Reason, ...]:
    """Why an action is better than the one that was played; the first weighs most.

    Without a match to win, there is none but points.
    """
    parts = differences(better, played)
    gap = sum(parts.values())
    if gap < _LEAST_POINTS:
        return (Reason(Fact.TARGET, gap, 0, 0),) if match else ()
    order = sorted(parts, key=lambda part: -abs(parts[part]))
    told = [
        (parts[part], said)
        for part in order
        if (said := _said(part, parts[part], better, played)) is not None
    ]
    for_it = sum(max(size, 0.0) for size in parts.values())
    found = list(_chosen(told, for_it))
    return tuple(found) or (Reason(Fact.POINTS, gap, round(gap), 0),)


def _chosen(told: Iterable[tuple[float, Reason]], for_it: float) -> Iterator[Reason]:
    """At most two reasons that speak for it, and one against."""
    weighed = list(told)
    good = [entry for entry in weighed if entry[0] > 0][:2]
    if not good:
        return
    if good[0][0] >= _ENOUGH * for_it:
        good = good[:1]
    yield from (reason for _, reason in good)
    bad = [entry for entry in weighed if entry[0] < 0][:1]
    yield from (reason for size, reason in bad if -size >= _AGAINST * good[0][0])


def _said(part: Part, size: float, better: Rows, played: Rows) -> Reason | None:
    """What can be said of a part; None if that would tell nothing."""
    if abs(size) < _LEAST_POINTS:
        return None
    if part is Part.NOW:
        points = round(size)
        return Reason(Fact.NOW, size, max(points, 0), max(-points, 0), size < 0)
    most: Reason | None = None
    for fact, at in _OFTEN[part]:
        a, b = (round(100 * fmean(row[at] > 0 for row in rows)) for rows in (better, played))
        agrees = (a > b) == ((size > 0) == (fact in _GOOD))
        least = _LEAST_GAMES if most is None else abs(most.better - most.played) + 1
        if abs(a - b) >= least and agrees:
            most = Reason(fact, size, a, b, size < 0)
    if most is None and part is Part.END:
        return Reason(Fact.END, size, max(round(size), 0), max(round(-size), 0), size < 0)
    return most


_GOOD = {Fact.OWN_FITS, Fact.OWN_BONUS_NEXT, Fact.OWN_BONUS_LATER, Fact.OWN_OUT}
"""What is good for the seat, if it happens more often."""
