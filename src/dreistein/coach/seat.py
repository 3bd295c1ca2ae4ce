"""A seat's match in figures: how lucky, how well played, and the moments that decided it."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Any

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.coach.budget import Budget
from dreistein.coach.course import Cause, Kind
from dreistein.coach.grade import Grade
from dreistein.coach.levels import level_of
from dreistein.coach.luck_and_skill import Change, Judged, Parts, changes, parts_of
from dreistein.coach.verdict import Verdict
from dreistein.kernel import PlayoutPolicy, State, config_for, self_play
from dreistein.rules.match import Match

MOMENTS = 3
_DEALS = 2000
"""Deals of solitaire that are played out to learn what to expect before the deal."""
_FEW_DECISIONS = 10
"""With fewer, the average loss says too little to name a level."""


def even_share(match: Match, budget: Budget) -> float:
    """The prospects of every seat before the first deal; in solitaire, the points to expect."""
    if match.solitaire is None:
        return 1 / match.players
    import numpy as np

    state = State(config_for(match.edition, 1, match.solitaire))
    seed = budget.random("deals").getrandbits(62)
    means = []
    for weights in (HOARD, STRAIGHT):
        points = np.zeros((_DEALS, 1), np.int32)
        self_play(state, PlayoutPolicy([weights]), seed, 0, points)
        means.append(float(points.mean()))
    return max(means)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's match; figures are chances to win it or, in solitaire, points."""

    seat: int
    name: str
    even: float
    """The prospects before the first deal."""
    result: float | None
    """The share of the win (in solitaire, the points); None if the match is not over."""
    judged: list[Judged]
    changes: list[Change]
    parts: Parts

    @staticmethod
    def of(
        seat: int, name: str, even: float, result: float | None, judged: list[Judged]
    ) -> "SeatReview":
        found = list(changes(even, judged))
        return SeatReview(seat, name, even, result, judged, found, parts_of(found))

    @property
    def choices(self) -> list[Judged]:
        """The decisions in which there was a choice."""
        return [(point, verdict) for point, verdict in self.judged if verdict.grade is not None]

    @property
    def resigned(self) -> bool:
        """Whether a resignation lost the match."""
        return any(point.resigned for point, _ in self.judged)

    @property
    def last(self) -> float:
        """The prospects at the last checkpoint."""
        return self.changes[-1].after if self.changes else self.even

    @property
    def loss(self) -> float:
        """The average loss a decision."""
        losses = [verdict.loss for _, verdict in self.choices]
        return sum(losses) / len(losses) if losses else 0.0

    @property
    def loss_error(self) -> float:
        """The standard error of the average loss, by sampling."""
        squares = [verdict.error**2 for _, verdict in self.choices]
        return sqrt(sum(squares)) / len(squares) if squares else 0.0

    @property
    def luck_error(self) -> float:
        """The standard error of the luck, by sampling."""
        lucky = (Kind.DEALT, Kind.DRAWN)
        return sqrt(sum(verdict.error**2 for point, verdict in self.judged if point.kind in lucky))

    @property
    def level(self) -> str | None:
        """The level of the bots that loses as much; None if that cannot be told."""
        if self.result is None or len(self.choices) < _FEW_DECISIONS:
            return None
        seen = self.judged[0][0].seen
        return level_of(self.loss, seen.players, must_place=seen.edition.must_place)

    @property
    def grades(self) -> Counter[Grade]:
        return Counter(verdict.grade for _, verdict in self.choices if verdict.grade is not None)

    @property
    def moments(self) -> list[Change]:
        """The largest changes, in the order of the match.

        A loss counts only if the decision was at least an inaccuracy, or to resign. Deals do not
        count, nor do changes of the estimate alone, while nobody else acted.
        """
        found = [change for change in self.changes if _is_moment(change)]
        found.sort(key=lambda change: -abs(change.size))
        return sorted(found[:MOMENTS], key=lambda change: change.point.key)

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "player": self.name,
            "even": round(self.even, 6),
            "result": None if self.result is None else round(self.result, 6),
            "last": round(self.last, 6),
            "parts": self.parts.to_json(),
            "luck": round(self.parts.luck, 6),
            "luck_error": round(self.luck_error, 6),
            "decisions": len(self.choices),
            "loss": round(self.loss, 6),
            "loss_error": round(self.loss_error, 6),
            "level": self.level,
            "grades": {str(grade): self.grades[grade] for grade in Grade},
            "moments": [_change_json(change) for change in self.moments],
            "course": [_change_json(change) for change in self.changes],
            "choices": [_choice_json(judged) for judged in self.choices],
        }


def _is_moment(change: Change) -> bool:
    if change.cause == Cause.DECISIONS:
        return change.point.resigned or _is_slip(change.verdict)
    if change.cause == Cause.OTHERS:
        history = change.point.seen.history
        return (
            change.point.seen.players > 1 and bool(history) and history[-1][0] != change.point.seat
        )
    return change.cause == Cause.DRAWS


def _is_slip(verdict: Verdict) -> bool:
    return verdict.grade not in (None, Grade.BEST, Grade.GOOD)


def _change_json(change: Change) -> dict[str, Any]:
    return {
        "cause": str(change.cause),
        "round": change.point.round,
        "ply": change.point.ply,
        "before": round(change.before, 6),
        "after": round(change.after, 6),
    }


def _choice_json(judged: Judged) -> dict[str, Any]:
    point, verdict = judged
    assert verdict.played is not None
    return {
        "round": point.round,
        "ply": point.ply,
        "action": str(point.played),
        "end": str(point.seen.end_of_turn),
        "grade": str(verdict.grade),
        "before": round(verdict.before, 6),
        "after": round(verdict.after, 6),
        "loss": round(verdict.loss, 6),
        "error": round(verdict.error, 6),
        "exact": verdict.exact,
        "played": verdict.played.to_json(),
        "options": [option.to_json() for option in verdict.options],
    }
