"""What a seat plays for: to win the match, and a little for points. ``aim_cy.pxd`` has the types.

Between two rounds the chance to win comes from a table by the own total and the best of the others;
once somebody has reached the target it is plain who has won.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.position_cy import Position

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances


class Aim:
    """The worth of a finished round to a seat.

    ``chance[i, j]`` is the chance to win the match with an own total of ``low + step * i`` and
    ``low + step * j`` for the best of the others. ``share`` of the worth are points: those by
    which the best other seat is led, or in solitaire the own, 4000 of them from 0 to 1.
    """

    def __init__(
        self,
        before: Sequence[int],
        target: int,
        share: float,
        chance: "Chances",
        low: float,
        step: float,
    ) -> None:
        if not cython.compiled:
            self.before = [0] * 6
        for seat in range(len(before)):
            self.before[seat] = before[seat]
        self.target = target
        self.share = share if len(before) > 1 else 1.0
        self.chance = chance
        self.low = low
        self.step = step

    def win(self, seat: int, own: int, other: int) -> float:
        """The chance, at a table of two, to win the match after a round with such scores."""
        own += self.before[seat]
        other += self.before[1 - seat]
        return chance_with(self, own, other, 2 if own == other else 1)

    def of(self, state: Position, seat: int) -> float:
        """What a round that ended so is worth."""
        return aimed(self, state, seat)


def best_other(s: Position, seat: int) -> int:
    """The score of the best of the others; 0 in solitaire."""
    best = 0
    first = True
    for k in range(s.config.players):
        if k != seat and (first or s.score[k] > best):
            best = s.score[k]
            first = False
    return best


def won(aim: Aim, s: Position, seat: int) -> float:
    """The chance to win the match, of a round that is over; equal totals share a win."""
    own = s.score[seat] + aim.before[seat]
    top = -1000000000
    equals = 1
    for k in range(s.config.players):
        if k == seat:
            continue
        total = s.score[k] + aim.before[k]
        if total == own:
            equals += 1
        if total > top:
            top = total
    return chance_with(aim, own, top, equals)


def chance_with(aim: Aim, own: int, top: int, equals: int) -> float:
    """The chance to win with these totals, so many of them equal to the own one."""
    if own >= aim.target or top >= aim.target:
        return 0.0 if own < top else 1.0 / equals
    return looked_up(aim, own, top)


def aimed(aim: Aim, s: Position, seat: int) -> float:
    """What a round that is over is worth."""
    points = 0.5 + (s.score[seat] - best_other(s, seat)) / 4000.0
    if aim.share >= 1.0:
        return points
    return won(aim, s, seat) * (1.0 - aim.share) + points * aim.share


def looked_up(aim: Aim, own: int, other: int) -> float:
    """The chance between the entries of the table."""
    last = aim.chance.shape[0] - 1
    x = (own - aim.low) / aim.step
    y = (other - aim.low) / aim.step
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
    lower = aim.chance[i, j] + y * (aim.chance[i, j + 1] - aim.chance[i, j])
    upper = aim.chance[i + 1, j] + y * (aim.chance[i + 1, j + 1] - aim.chance[i + 1, j])
    between: float = lower + x * (upper - lower)
    return between
