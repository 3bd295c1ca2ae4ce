"""What a round is played for: the chance to win the match, by the totals that it leads to.

The table was made by self-play for matches to 300; for another target it is stretched.

>>> round(chance(2, 0, 0), 2), chance(2, 250, 100) > 0.8
(0.5, True)
"""

from functools import cache
from typing import TYPE_CHECKING

from dreistein.bots.expert.win_chance_table import CHANCES, LOW, STEP, TARGET
from dreistein.kernel import Objective
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances

SHARE = 0.05
"""The part of the utility that is points, which matter once the match is as good as decided."""


@cache
def table(players: int) -> "Chances":
    """The chances by own total and best other total; for solitaire, of no use."""
    import numpy as np

    made: Chances = np.array(CHANCES[max(players, 2)], np.float64) / 1000
    return made


def objective_for(view: View, *, match: bool = True) -> Objective:
    """What the seats of a view play for; without the match, for points alone."""
    stretch = view.edition.target / TARGET
    return Objective(
        view.totals,
        view.edition.target,
        SHARE if match else 1.0,
        table(view.players),
        LOW * stretch,
        STEP * stretch,
    )


def chance(players: int, own: int, other: int, target: int = TARGET) -> float:
    """The chance to win between two rounds, with an own total and that of the best other seat."""
    stretch = target / TARGET
    before = (0,) * players
    objective = Objective(before, target, 0.0, table(players), LOW * stretch, STEP * stretch)
    return objective.win_chance(0, own, other)
