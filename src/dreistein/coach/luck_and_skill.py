"""Luck and skill told apart: where the difference between a result and an even chance came from.

A seat's prospects are followed from before the deal to the result, checkpoint by checkpoint. Each
change has a cause, so the changes by cause add up to the result minus an even chance: the sum
telescopes. Luck is judged as a change, which is fair; decisions and ends say where the prospects
stand. What lies between goes to the others.

>>> parts = Parts(deal=0.05, draws=-0.1, decisions=-0.15, others=-0.3)
>>> round(parts.luck, 2), round(parts.total, 2)
(-0.05, -0.5)
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from dreistein.coach.course import Cause, Checkpoint, Kind
from dreistein.coach.verdict import Verdict

Judged = tuple[Checkpoint, Verdict]


@dataclass(frozen=True, slots=True)
class Parts:
    """What the result owes to each cause, in chances to win (in solitaire, in points)."""

    deal: float = 0.0
    draws: float = 0.0
    """The tiles that the seat drew."""
    decisions: float = 0.0
    """Minus what its own decisions lost."""
    others: float = 0.0
    """What the others did, drew and held. In solitaire, what the estimates before it missed."""

    @property
    def luck(self) -> float:
        return self.deal + self.draws

    @property
    def total(self) -> float:
        """The result minus an even chance."""
        return self.deal + self.draws + self.decisions + self.others

    def plus(self, cause: Cause, change: float) -> "Parts":
        return replace(self, **{str(cause): getattr(self, str(cause)) + change})

    def to_json(self) -> dict[str, Any]:
        return {str(cause): round(getattr(self, str(cause)), 6) for cause in Cause}


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a seat's prospects, and the checkpoint at which it shows."""

    cause: Cause
    before: float
    after: float
    point: Checkpoint
    verdict: Verdict

    @property
    def size(self) -> float:
        return self.after - self.before


def changes(start: float, judged: Iterable[Judged]) -> Iterator[Change]:
    """Every change of a seat's prospects, from those before the first deal on."""
    now = start
    for point, verdict in judged:
        lucky = point.kind in (Kind.DEALT, Kind.DRAWN)
        found = now + verdict.before if lucky else verdict.before
        yield Change(point.cause, now, found, point, verdict)
        now = found
        if point.kind == Kind.DECISION:
            yield Change(Cause.DECISIONS, now, verdict.after, point, verdict)
            now = verdict.after


def parts_of(all_changes: Iterable[Change]) -> Parts:
    """The changes, added up by cause."""
    parts = Parts()
    for change in all_changes:
        parts = parts.plus(change.cause, change.size)
    return parts
