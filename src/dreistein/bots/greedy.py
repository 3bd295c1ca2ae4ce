"""A simple opponent: it takes the most points it can get now, and draws when nothing fits.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"], players=2)
>>> str(Greedy().choose(view(round, 0), list(round.legal_actions()), Random(1)))
'444@0,0'
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from dreistein.rules.actions import DRAW, Action, Placement
from dreistein.rules.board import Board
from dreistein.rules.views import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Places for the most points, tossing between equals; draws rather than ends its turn."""

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        spots = Board.of(view.board).spots
        points = {
            action: action.tile.value + view.edition.bonus_points(spots[action.cell], action.tile)
            for action in legal
            if isinstance(action, Placement)
        }
        if points:
            most = max(points.values())
            return random.choice([action for action, worth in points.items() if worth == most])
        return DRAW if DRAW in legal else legal[0]
