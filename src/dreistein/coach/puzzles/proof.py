"""The proof of a puzzle: every action compared with the solution, in worlds that chose neither.

Once the stock is empty two players know everything, and the end is solved instead.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from dreistein.bots.expert import Expert
from dreistein.bots.expert.comparison import Comparison, compare_all
from dreistein.coach.budget import UNLIMITED
from dreistein.coach.puzzles.puzzle import Answer
from dreistein.rules.actions import Action, Placement
from dreistein.rules.view import View

LEAST_GAP = 0.04
"""What every wrong answer costs at least, in chances to win the match."""
LEAST_ERRORS = 4.0
"""And by how many standard errors that is above nothing."""
LIKELY_GAP = 0.03
"""What they must seem to cost before all worlds were tried."""
_STAGES = ((10, 3.0), (3, 3.8), (1, LEAST_ERRORS))
"""First a tenth of the worlds, then a third, then all of them, each stage in its own; and by how
many standard errors wrong answers must seem worse."""
Compare = Callable[[View, Action, Sequence[Action], int, Random], Sequence[Comparison]]
"""What others cost against the best action, in so many worlds."""
FAR = 0.1
"""An action that costs more than this in a stage is not looked at in the next."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What every action costs; the solution first."""

    answers: tuple[Answer, ...]
    chance: float
    worlds: int
    """0 if it was solved exactly."""

    @property
    def holds(self) -> bool:
        """Whether every action is either as good as the solution or clearly worse."""
        solution, *others = self.answers
        return all(is_twin(solution.action, each) or is_worse(each) for each in others)


def is_twin(solution: Action, other: Answer) -> bool:
    """Whether an action is as good, by the same idea: the same tile, or an exact tie."""
    return other.right and (other.error == 0 or same_tile(solution, other.action))


def is_worse(answer: Answer) -> bool:
    """Whether an action is clearly worse than the solution."""
    return answer.loss >= max(LEAST_GAP, LEAST_ERRORS * answer.error)


def seems_worse(solution: Action, answer: Answer, errors: float) -> bool:
    """Whether an action may well turn out to be clearly worse in more worlds, or as good."""
    likely = answer.loss >= max(LIKELY_GAP, errors * answer.error)
    return likely or (same_tile(solution, answer.action) and answer.loss <= LIKELY_GAP)


def same_tile(one: Action, other: Action) -> bool:
    """Whether both place the same tile."""
    return isinstance(one, Placement) and isinstance(other, Placement) and one.tile == other.tile


def by_expert(
    view: View, best: Action, others: Sequence[Action], worlds: int, random: Random
) -> Sequence[Comparison]:
    """What the others cost if everybody goes on as the expert."""
    return compare_all(Expert(worlds=worlds), view, best, others, random)


def prove(
    view: View,
    ranked: Sequence[Action],
    worlds: int,
    random: Random,
    compare: Compare = by_expert,
) -> Proof | None:
    """Compare every action with the first of them; None if the end is open and too long to solve.

    A proof that is going to fail ends early, after fewer worlds, and so does the look at actions
    that are far behind.
    """
    if view.players == 2 and view.stock == 0:
        return _solved(Expert(worlds=worlds), view, ranked, random)
    best, *close = ranked
    found: dict[Action, Answer] = {}
    for share, errors in _STAGES:
        tried = max(worlds // share, 1)
        compared = compare(view, best, close, tried, random)
        for action, each in zip(close, compared, strict=True):
            found[action] = Answer(action, each.loss, each.error)
        if not all(seems_worse(best, answer, errors) for answer in found.values()):
            break
        close = [action for action in close if found[action].loss < FAR] or close[:1]
    return _proof(Answer(best, 0.0, 0.0), [*found.values()], compared[0].best, tried)


def _solved(expert: Expert, view: View, legal: Sequence[Action], random: Random) -> Proof | None:
    first, *others = expert.rank(view, legal, random, UNLIMITED)
    if not all(each.exact for each in (first, *others)) or first.win is None:
        return None
    answers = [Answer(each.action, first.win - (each.win or 0.0), 0.0) for each in others]
    return _proof(Answer(first.action, 0.0, 0.0), answers, first.win, 0)


def _proof(best: Answer, others: list[Answer], chance: float, worlds: int) -> Proof:
    others.sort(key=lambda answer: answer.loss)
    return Proof((best, *others), chance, worlds)
