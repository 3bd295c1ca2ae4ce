"""A seat's match in figures: where the result came from, what decisions cost, and the moments."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from dreistein.coach.balance import Cause, Change, Parts
from dreistein.coach.course import Step
from dreistein.coach.grade import Grade
from dreistein.coach.plan import Offer
from dreistein.coach.verdict import Verdict

MOMENTS = 5
_SLIPS_FIRST = 3
"""So many slips are among the moments before anything else."""
_LARGE, _LARGE_IN_POINTS = 0.08, 15.0
"""What a tile or the others must change to be a moment."""

Choice = tuple[Step, Verdict]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's match; figures are chances to win it or, in solitaire, points."""

    seat: int
    name: str
    even: float
    """The chance before the first deal, if all were alike."""
    result: float | None
    """The share of the win (in solitaire, the points); None if the match is not over."""
    choices: list[Choice]
    """The decisions in which there was a choice."""
    changes: list[Change]
    resigned: bool
    """Whether it gave up a match that was then won in its place."""
    level: str | None
    offer: Offer | None
    alone: bool = False

    @property
    def parts(self) -> Parts:
        return Parts.of(self.changes)

    @property
    def last(self) -> float:
        """The chance at the end of the record."""
        return self.changes[-1].after if self.changes else self.even

    @property
    def slips(self) -> list[Choice]:
        """The decisions that cost something."""
        return [choice for choice in self.choices if choice[1].slip]

    @property
    def habits(self) -> list[list[Choice]]:
        """The slips by their first reason, the dearest first: who gives the same thing away again
        and again has one thing to learn."""
        found = defaultdict[object, list[Choice]](list)
        for choice in sorted(self.slips, key=lambda choice: -choice[1].loss):
            why = choice[1].why
            found[why[0].fact if why else None].append(choice)
        return list(found.values())

    @property
    def lost(self) -> float:
        """What the slips cost, all together."""
        return sum(verdict.loss for _, verdict in self.slips)

    @property
    def lost_error(self) -> float:
        return sqrt(sum(verdict.error**2 for _, verdict in self.slips))

    @property
    def grades(self) -> Counter[Grade]:
        return Counter(verdict.grade for _, verdict in self.choices)

    @property
    def opening(self) -> tuple[str, str | None]:
        """How the match ended, and what did most for that."""
        if self.alone:
            return "alone", None
        if self.resigned:
            return "resigned", None
        if self.result is None or 0 < self.result < 1:
            return "open" if self.result is None else "shared", None
        won, parts = self.result == 1, self.parts
        sides = {
            "plan": parts.plan,
            "luck": parts.luck,
            "play": parts.moves,
            "their-luck": parts.their_draws,
            "their-play": parts.their_moves,
        }
        sign = 1 if won else -1
        return "won" if won else "lost", max(sides, key=lambda side: sign * sides[side])

    @property
    def moments(self) -> list[Change]:
        """What mattered most, the largest first: the dearest slip of each habit, tiles drawn, turns
        of the others."""
        slips = [
            Change(Cause.MOVES, step.round, step.ply, verdict.before, verdict.after)
            for (step, verdict), *_ in self.habits
        ]
        least = _LARGE_IN_POINTS if self.alone else _LARGE
        rest = slips[_SLIPS_FIRST:] + [
            change for change in _merged(self.changes) if abs(change.size) >= least
        ]
        rest.sort(key=lambda change: -abs(change.size))
        given_up = self.changes[-1:] if self.resigned else []
        found = (given_up + slips[:_SLIPS_FIRST] + rest)[:MOMENTS]
        return sorted(found, key=lambda change: -abs(change.size))

    def to_json(self) -> dict[str, Any]:
        parts, (ending, by) = self.parts, self.opening
        return {
            "seat": self.seat,
            "player": self.name,
            "even": round(self.even, 6),
            "result": None if self.result is None else round(self.result, 6),
            "last": round(self.last, 6),
            "ending": ending,
            "by": by,
            "parts": parts.to_json(),
            "luck": round(parts.luck, 6),
            "decisions": len(self.choices),
            "lost": round(self.lost, 6),
            "lost_error": round(self.lost_error, 6),
            "level": self.level,
            "offer": self.offer and self.offer.to_json(),
            "grades": {str(grade): self.grades[grade] for grade in Grade},
            "moments": [change.to_json() for change in self.moments],
            "habits": [_habit_json(slips) for slips in self.habits if len(slips) > 1],
            "course": [change.to_json() for change in self.changes],
            "choices": [choice_json(choice) for choice in self.choices],
        }


def _merged(changes: list[Change]) -> list[Change]:
    """Own draws, and what the others did between two own actions as one change."""
    found = list[Change]()
    for change in changes:
        last = found[-1] if found else None
        if last and last.cause.theirs and change.cause.theirs and last.round == change.round:
            cause = max(last, change, key=lambda each: abs(each.size)).cause
            found[-1] = Change(cause, change.round, change.ply, last.before, change.after)
        else:
            found.append(change)
    return [each for each in found if each.cause.theirs or each.cause is Cause.DRAWS]


def _habit_json(slips: list[Choice]) -> dict[str, Any]:
    """Where the dearest is, how many more there are, and what these cost on average."""
    (step, _), *more = slips
    lost = fmean(verdict.loss for _, verdict in more)
    return {"round": step.round, "ply": step.ply, "more": len(more), "lost": round(lost, 6)}


def choice_json(choice: Choice) -> dict[str, Any]:
    step, verdict = choice
    return {
        "round": step.round,
        "ply": step.ply,
        "end": str(step.position.end_of_turn),
        "grade": str(verdict.grade),
        "before": round(verdict.before, 6),
        "after": round(verdict.after, 6),
        "loss": round(verdict.loss, 6),
        "error": round(verdict.error, 6),
        "exact": verdict.exact,
        "played": verdict.played.to_json(),
        "best": verdict.best.to_json(),
        "why": [reason.to_json() for reason in verdict.why],
    }
