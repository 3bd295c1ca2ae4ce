"""What a seat plays for: to win the match and, with a small weight, for points.

Between rounds the chance to win comes from a table, looked up by the seat's own total and the best
of the others; once a total reaches the target, the winner is known. A seat that is out, having
resigned, ends the match in this way like any other, but does not win it. ``objective_cy.pxd`` has
the types for C.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.position_cy import Position

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances


class Objective:
    """The utility of a finished round to a seat.

    ``totals`` are the points of the match before the round. ``chance[i, j]`` is the chance to win
    the match with a total of ``low + step * i``, where the best other total is ``low + step * j``.
    ``points_share`` of the utility are points: the lead over the best other seat (in solitaire, the
    seat's own score), where 4000 points span 0 to 1. The seats in ``out`` cannot win; to itself,
    each of them plays as if it could.
    """

    def __init__(
        self,
        totals: Sequence[int],
        target: int,
        points_share: float,
        chance: "Chances",
        low: float,
        step: float,
        out: Collection[int] = (),
    ) -> None:
        if not cython.compiled:
            self.totals = [0] * 6
            self.out = [False] * 6
        for seat in range(len(totals)):
            self.totals[seat] = totals[seat]
            self.out[seat] = seat in out
        self.target = target
        self.points_share = points_share if len(totals) > 1 else 1.0
        self.chance = chance
        self.low = low
        self.step = step

    def win_chance(self, seat: int, own: int, other: int) -> float:
        """The chance of one of two players to win the match after a round with these scores."""
        own += self.totals[seat]
        other += self.totals[1 - seat]
        return chance_with(self, own, other, 2 if own == other else 1, max(own, other))


def best_other(s: Position, seat: int) -> int:
    """The best score of the other seats; 0 in solitaire."""
    best = 0
    first = True
    for k in range(s.config.players):
        if k != seat and (first or s.score[k] > best):
            best = s.score[k]
            first = False
    return best


def win_probability(objective: Objective, s: Position, seat: int) -> float:
    """The chance to win the match after a finished round; tied totals share the win."""
    own = s.score[seat] + objective.totals[seat]
    top = own
    most = own
    first = True
    tied = 1
    for k in range(s.config.players):
        if k == seat:
            continue
        total = s.score[k] + objective.totals[k]
        if total > most:
            most = total
        if objective.out[k]:
            continue
        if total == own:
            tied += 1
        if first or total > top:
            top = total
            first = False
    if first:
        return 1.0  # nobody else can win
    return chance_with(objective, own, top, tied, most)


def chance_with(objective: Objective, own: int, top: int, tied: int, most: int) -> float:
    """The chance to win with these totals; ``tied`` seats, this one included, have ``own``, and
    ``most`` is the largest total, even of a seat that is out."""
    if most >= objective.target:
        return 0.0 if own < top else 1.0 / tied
    return interpolate(objective, own, top)


def utility(objective: Objective, s: Position, seat: int) -> float:
    """The utility of a finished round."""
    points = 0.5 + (s.score[seat] - best_other(s, seat)) / 4000.0
    if objective.points_share >= 1.0:
        return points
    win = win_probability(objective, s, seat)
    return win * (1.0 - objective.points_share) + points * objective.points_share


def interpolate(objective: Objective, own: int, other: int) -> float:
    """The chance to win between two rounds, bilinear between the entries of the table."""
    last = objective.chance.shape[0] - 1
    x = (own - objective.low) / objective.step
    y = (other - objective.low) / objective.step
    x = 0.0 if x < 0.0 else 1.0 * last if x > last else x
    y = 0.0 if y < 0.0 else 1.0 * last if y > last else y
    i = 0
    j = 0
    while i + 1 < last and i + 1 <= x:
        i += 1
    while j + 1 < last and j + 1 <= y:
        j += 1
    x -= i
    y -= j
    lower = objective.chance[i, j]
    lower += y * (objective.chance[i, j + 1] - lower)
    upper = objective.chance[i + 1, j]
    upper += y * (objective.chance[i + 1, j + 1] - upper)
    between: float = lower + x * (upper - lower)
    return between
