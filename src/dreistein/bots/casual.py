"""A friendly opponent: it plays at once, sees most of what fits, but overlooks some bridges.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"], players=2)
>>> str(Casual().choose(view(round, 0), list(round.legal_actions()), Random(1)))
'444@0,0'
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from dreistein.bots.greedy import board_of, points_of
from dreistein.rules.actions import DRAW, Action, Placement
from dreistein.rules.board import Bonus
from dreistein.rules.view import View

_SEES, _SEES_A_BRIDGE = 0.85, 0.5
_LOOKS_AGAIN = 0.8
"""How often it looks once more before it draws although something fits."""
_WHIM = 5.0
"""It does not tell apart actions that differ by fewer points."""


@dataclass(frozen=True, slots=True)
class Casual:
    """Takes about the most points among the placements it sees."""

    name: ClassVar[str] = "casual"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        placements = [action for action in legal if isinstance(action, Placement)]
        if not placements:
            return DRAW if DRAW in legal else legal[0]
        spots = board_of(view.board).spots
        seen = [
            action
            for action in placements
            if random.random()
            < (_SEES_A_BRIDGE if spots[action.cell].bonus is Bonus.BRIDGE else _SEES)
        ]
        if not seen:
            if DRAW in legal and random.random() >= _LOOKS_AGAIN:
                return DRAW
            seen = placements

        return max(seen, key=lambda action: points_of(view, action) + random.uniform(0, _WHIM))
