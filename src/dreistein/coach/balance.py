"""Where a result came from: the plan, the deal, tiles drawn and moves, one's own and the others'.

A seat's chance is followed with the true hands, of which only the order of the stock is unknown,
from an even chance to the result. Every change has a cause, so the changes by cause add up exactly.
Before a round it is the mean over all rounds of these players, which is what their ways of playing
are worth: the plan. A draw is luck by what came against the mean over the stock; a move is worth
what it changes against how its player usually goes on.

>>> parts = Parts(plan=0.2, deal=0.05, draws=-0.1, their_moves=-0.65)
>>> round(parts.luck, 2), round(parts.total, 2)
(-0.05, -0.5)
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from dreistein.coach.course import Step, share, unless_resigned
from dreistein.coach.judgement import Judgement
from dreistein.coach.playouts import Setting
from dreistein.rules.match import Match

Told = tuple[Step, Judgement]


class Cause(StrEnum):
    """What changes a seat's chance."""

    PLAN = "plan"
    DEAL = "deal"
    DRAWS = "draws"
    MOVES = "moves"
    THEIR_DRAWS = "their_draws"
    THEIR_MOVES = "their_moves"

    @property
    def theirs(self) -> bool:
        return self in (Cause.THEIR_DRAWS, Cause.THEIR_MOVES)


@dataclass(frozen=True, slots=True)
class Parts:
    """What the result owes to each cause, in chances to win (in solitaire, in points)."""

    plan: float = 0.0
    deal: float = 0.0
    draws: float = 0.0
    moves: float = 0.0
    their_draws: float = 0.0
    their_moves: float = 0.0

    @property
    def luck(self) -> float:
        """By one's own tiles."""
        return self.deal + self.draws

    @property
    def total(self) -> float:
        """The result minus an even chance."""
        own = self.plan + self.deal + self.draws + self.moves
        return own + self.their_draws + self.their_moves

    @staticmethod
    def of(changes: Iterable["Change"]) -> "Parts":
        """The changes, added up by cause."""
        parts = Parts()
        for change in changes:
            name = str(change.cause)
            parts = replace(parts, **{name: getattr(parts, name) + change.size})
        return parts

    def to_json(self) -> dict[str, Any]:
        return {str(cause): round(getattr(self, str(cause)), 6) for cause in Cause}


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a seat's chance, and where it shows: so many actions into a round."""

    cause: Cause
    round: int
    ply: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return self.after - self.before

    def to_json(self) -> dict[str, Any]:
        return {
            "cause": str(self.cause),
            "round": self.round,
            "ply": self.ply,
            "before": round(self.before, 6),
            "after": round(self.after, 6),
        }


def changes_of(
    setting: Setting, seat: int, even: float, told: Sequence[Told], matches: Sequence[Match]
) -> Iterator[Change]:
    """Every change of a seat's chance, in order; ``matches`` stand at the end of each round."""
    now, ends = even, {match.number: match for match in matches}
    at = setting.seats.index(seat)
    for step, judged in told:
        for cause, ply, found in _of_step(setting, seat, at, step, judged):
            yield Change(cause, step.round, ply, now, found)
            now = found
        match = ends[step.round]
        if step.ply + 1 < len(match.round.history) or match.round.end is None:
            continue
        known = _at_end(setting, seat, step, match)
        if known != now:
            # Its last actions were no choice: nearly always, this was known before.
            cause = Cause.MOVES if step.own and step.seat == seat else Cause.THEIR_MOVES
            yield Change(cause, step.round, step.ply + 1, now, known)
            now = known
        if match.over and seat in match.resigned and now:
            # To give up what a bot then won in one's place is a move, too.
            yield Change(Cause.MOVES, step.round, step.ply + 1, now, share(match, seat))
            now = share(match, seat)


def _of_step(
    setting: Setting, seat: int, at: int, step: Step, judged: Judgement
) -> Iterator[tuple[Cause, int, float]]:
    own = step.own and step.seat == seat
    if judged.begun is not None and not step.ply:
        yield Cause.PLAN, 0, setting.prospects.base(step.totals, seat, step.gone)
        yield Cause.DEAL, 0, judged.begun[at]
    elif judged.begun is not None:
        yield Cause.THEIR_MOVES, step.ply, judged.begun[at]
    if judged.acted is not None:
        cause = Cause.MOVES if own else Cause.THEIR_MOVES
        yield cause, step.ply if own else step.ply + 1, judged.acted[at]
    if judged.drawn is not None:
        cause = Cause.DRAWS if own else Cause.THEIR_DRAWS
        yield cause, step.ply + 1, judged.drawn[at]


def _at_end(setting: Setting, seat: int, step: Step, match: Match) -> float:
    """What is known at the end of a round."""
    if match.over:
        return unless_resigned(match, seat)
    return setting.prospects.after(match.before, match.totals, seat, step.gone)
