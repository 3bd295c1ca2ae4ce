"""A simple opponent: it takes the most points it can get now, and draws when nothing fits.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"], players=2)
>>> str(Greedy().choose(view(round, 0), list(round.legal_actions()), Random(1)))
'444@0,0'
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import ClassVar

from dreistein.rules.actions import DRAW, Action, Draw, Placement
from dreistein.rules.board import Board, Bonus
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Places for the most points, at random between equals; draws rather than ending its turn."""

    name: ClassVar[str] = "greedy"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        placements = [action for action in legal if isinstance(action, Placement)]
        if not placements:
            return DRAW if DRAW in legal else legal[0]
        points = [points_of(view, action) for action in placements]
        most = max(points)
        best = [a for a, worth in zip(placements, points, strict=True) if worth == most]
        return random.choice(best)


def points_of(view: View, action: Action) -> int:
    """What an action does to the score at once: a tile's value and its bonus, or what it costs."""
    if isinstance(action, Placement):
        spot = board_of(view.board).spots[action.cell]
        return view.edition.placement_points(spot, action.tile)
    if isinstance(action, Draw):
        return view.edition.draw_points
    return view.edition.end_turn_points(len(view.drawn))


def bonus_of(view: View, action: Action) -> Bonus | None:
    """The kind of bonus that an action earns."""
    if not isinstance(action, Placement):
        return None
    return board_of(view.board).spots[action.cell].bonus


@lru_cache(128)
def board_of(placements: tuple[Placement, ...]) -> Board:
    """The board of a view, built from the cached board of an earlier one."""
    return board_of(placements[:-1]).place(placements[-1]) if placements else Board()
