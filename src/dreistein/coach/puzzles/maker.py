"""From a position to a puzzle, if it is one.

Each sieve is finer and dearer than the one before: a glance, a ranking, and at last a proof in ten
times as many worlds, none of which had a say in the choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert
from dreistein.bots.greedy import points_of
from dreistein.coach.budget import UNLIMITED
from dreistein.coach.puzzles.difficulty import finds
from dreistein.coach.puzzles.line import line_of
from dreistein.coach.puzzles.proof import LEAST_GAP, Compare, Proof, by_expert, prove
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.themes import themes_of
from dreistein.rules.actions import Action, Placement
from dreistein.rules.view import View

FEWEST_ACTIONS = 3
MOST_TILES = 14
"""With more tiles on the rack, a position is no pleasure to look at."""


@dataclass(frozen=True, slots=True)
class Effort:
    """In how many worlds a position is looked at, ranked and proved."""

    glance: int = 24
    ranking: int = 300
    proof: int = 3000


def greedy_choices(view: View, legal: Sequence[Action]) -> list[Action]:
    """The placements that score the most points now; empty if nothing fits."""
    placements = [action for action in legal if isinstance(action, Placement)]
    most = max((points_of(view, action) for action in placements), default=0)
    return [action for action in placements if points_of(view, action) == most]


def puzzle_of(
    view: View,
    legal: Sequence[Action],
    seed: str,
    effort: Effort | None = None,
    played: Action | None = None,
) -> Puzzle | None:
    """The puzzle of a position, with number 0; None if it is none.

    Its solution is not what scores the most now or, if somebody ``played`` an action, not that.
    """
    effort = effort or Effort()
    tempting = greedy_choices(view, legal) if played is None else [played]
    if not tempting or not is_fit(view, legal):
        return None
    for worlds in (effort.glance, effort.ranking):
        ranked = Expert(worlds=worlds).rank(view, legal, Random(f"{seed} {worlds}"), UNLIMITED)
        if not _promises(ranked, tempting):
            return None
    order = [each.action for each in ranked]
    return proved(view, order, tempting, seed, effort, by_expert)


def is_fit(view: View, legal: Sequence[Action]) -> bool:
    """Whether a position may be a puzzle: there is a match to win, a choice, and not too much."""
    few = not view.board or len(legal) < FEWEST_ACTIONS or view.players == 1
    return not (few or len(view.hand) > MOST_TILES or _is_long_end(view))


def proved(
    view: View,
    order: Sequence[Action],
    tempting: Sequence[Action],
    seed: str,
    effort: Effort,
    compare: Compare,
) -> Puzzle | None:
    """The puzzle whose solution is the first of these actions, if every other is clearly worse."""
    proof = prove(view, order, effort.proof, Random(f"{seed} proof"), compare)
    if proof is None or not proof.holds or proof.worlds not in (0, effort.proof):
        return None
    return _told(view, proof, tempting, seed, effort)


def _is_long_end(view: View) -> bool:
    """Whether everything is known, but too much is left to solve, for people as well."""
    return view.players == 2 and view.stock == 0 and sum(view.counts) > MOST_TILES


def _promises(ranked: Sequence[Ranked], tempting: Sequence[Action]) -> bool:
    """Whether the first is not a tempting one, and seems better than any of them."""
    first = ranked[0]
    if first.action in tempting or first.win is None:
        return False
    other = max(each.win or 0.0 for each in ranked if each.action in tempting)
    return first.win - other >= LEAST_GAP / 2


def _told(
    view: View, proof: Proof, tempting: Sequence[Action], seed: str, effort: Effort
) -> Puzzle | None:
    order = [answer.action for answer in proof.answers]
    right = [answer.action for answer in proof.answers if answer.right]
    if any(action in tempting for action in right):
        return None
    for_points = _better_for_points(view, order, right, effort.proof, seed)
    themes = themes_of(view, order, min(tempting, key=order.index), for_points=for_points)
    if not themes:
        return None
    found = finds(view, order, right, seed)
    line = line_of(view, order[0], Random(f"{seed} line"))
    return Puzzle(0, view, proof.answers, proof.chance, proof.worlds, themes, found, line)


def _better_for_points(
    view: View, legal: Sequence[Action], right: Sequence[Action], worlds: int, seed: str
) -> bool:
    """Whether the expert, playing for points alone, takes another action, for more of a lead."""
    expert = replace(Expert(worlds=worlds), match=False)
    ranked = expert.rank(view, legal, Random(f"{seed} points"), UNLIMITED)
    first = ranked[0]
    if first.action in right:
        return False
    mine = max((each for each in ranked if each.action in right), key=lambda each: each.lead)
    return first.lead - mine.lead > 2 * max(first.lead_error, mine.lead_error)
