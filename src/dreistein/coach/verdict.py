"""One decision judged, by what its player could know then."""

from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Any

from dreistein.bots.base import Ranked
from dreistein.bots.expert.comparison import Comparison, compare
from dreistein.bots.expert.endgame import MOST_TILES
from dreistein.bots.expert.luck import of_deal, of_draw
from dreistein.bots.hints.catalogue import Close
from dreistein.bots.hints.explainer import explain
from dreistein.bots.hints.reason import Reason, to_json
from dreistein.coach.budget import UNLIMITED, Budget
from dreistein.coach.course import Checkpoint, Kind
from dreistein.coach.grade import Grade, is_borderline
from dreistein.rules.actions import Action

_RANKING_SHARE = 0.6
"""The share of a decision's time for the ranking; the rest is for the comparison."""
MOST_OPTIONS = 3


@dataclass(frozen=True, slots=True)
class Option:
    """An action and its reasons; ``worth`` is its chance to win (in solitaire, its points)."""

    action: Action
    worth: float
    now: int
    """What it scores at once."""
    reasons: tuple[Reason, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "action": str(self.action),
            "worth": round(self.worth, 4),
            "now": self.now,
            "reasons": to_json(self.reasons),
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a checkpoint is worth to its seat: a chance to win or, in solitaire, points."""

    before: float
    """Before the decision, if the best action is taken; of luck, how much it was."""
    after: float
    """After the action that was played."""
    error: float
    """The standard error of the loss or the luck; 0 if it is exact, or there is none."""
    grade: Grade | None = None
    """None if there was no choice."""
    played: Option | None = None
    options: tuple[Option, ...] = ()
    """The best actions, the expert's choice first."""
    exact: bool = False
    sampling: float = 0.0
    """The part of a loss's error that another seed would change."""

    @property
    def loss(self) -> float:
        """What the decision cost against the expert's choice, in worlds that chose neither."""
        return self.before - self.after

    @property
    def best(self) -> Option | None:
        return self.options[0] if self.options else None


def judge(point: Checkpoint, budget: Budget) -> Verdict:
    """What a checkpoint is worth; a decision is ranked, compared and explained."""
    if point.known is not None:
        return Verdict(point.known, point.known, 0.0)
    # Luck may have the place of a decision.
    luck_of = () if point.kind == Kind.DECISION else (point.kind,)
    random = budget.random(point.round, point.ply, point.seat, *luck_of)
    if point.kind == Kind.DEALT:
        luck = of_deal(budget.expert, point.seen, random)
        return Verdict(luck.worth, luck.worth, luck.error)
    if point.before is not None and point.drawn is not None:
        luck = of_draw(budget.expert, point.before, point.drawn, point.stock, random)
        return Verdict(luck.worth, luck.worth, luck.error)
    assert point.played is not None
    if point.forced:
        only = compare(budget.expert, point.seen, point.played, point.played, random)
        return Verdict(only.best, only.best, 0.0)
    return _judged(point, point.played, budget, random)


def _judged(point: Checkpoint, played: Action, budget: Budget, random: Random) -> Verdict:
    millis = UNLIMITED if budget.millis is None else budget.millis
    started = perf_counter()
    share = 1.0 if budget.millis is None else _RANKING_SHARE
    # With so many tiles, proofs take most of the time and are hardly ever found.
    few = sum(point.seen.counts) <= MOST_TILES
    expert = replace(budget.expert, endgame=few)
    ranked = expert.rank(point.seen, point.legal, random, max(1, int(share * millis)))
    best = ranked[0]
    own = next(each for each in ranked if each.action == played)
    points = point.seen.players == 1
    sampling = 0.0
    if best.exact:
        before, after, error = _worth(best), _worth(own), 0.0
    else:
        until = None if budget.millis is None else started + budget.millis / 1000

        def settled(found: Comparison) -> bool:
            return not is_borderline(found.loss, found.error, found.sampling, points=points)

        found = compare(budget.expert, point.seen, best.action, played, random, until, settled)
        before, after, error, sampling = found.best, found.other, found.error, found.sampling
        if best.sure:  # the match is decided: won with this action, or lost with every one
            before = _worth(best)
            after = before if best is own or own.sure else after
            error, sampling = (0.0, 0.0) if after == before else (error, sampling)
    same = best is own or (best.exact and before == after)
    grade = Grade.of(before - after, error, best=same, points=points)
    explained = explain(point.seen, ranked)
    options = tuple(
        Option(each.action, _worth(each.ranked), each.now, _said(each.reasons, grade))
        for each in explained
    )
    mine = next(option for option in options if option.action == played)
    return Verdict(before, after, error, grade, mine, options[:MOST_OPTIONS], best.exact, sampling)


def _said(reasons: tuple[Reason, ...], grade: Grade) -> tuple[Reason, ...]:
    """The reasons that agree with a grade: what the ranking calls close, the comparison may not."""
    if grade in (Grade.BEST, Grade.GOOD):
        return reasons
    return tuple(reason for reason in reasons if not isinstance(reason, Close))


def _worth(ranked: Ranked) -> float:
    return ranked.points if ranked.win is None else ranked.win
