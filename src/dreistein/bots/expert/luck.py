"""What a tile is worth that a seat was dealt or drew, compared with all it might have got.

Luck is the chance with the tiles that came minus the mean over all that could have come, as in
backgammon, where it is the equity after the roll minus the mean over all rolls. Both sides come
from playouts by the same policy, so luck is fair by construction: on average it is 0, however well
or badly the policy plays. The calibration only sets its scale.

>>> from dreistein.rules import EDITIONS, Round, view
>>> before = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
>>> after = before.apply("+")
>>> luck = of_draw(Expert(worlds=20), view(before, 1), view(after, 1), Random(1))
>>> -1 < luck.worth < 1
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import TYPE_CHECKING

from dreistein.bots.expert.calibration import situation_of
from dreistein.bots.expert.comparison import trials_for
from dreistein.bots.expert.expert import Expert
from dreistein.bots.expert.halving import Arm, mean_and_error
from dreistein.bots.expert.inference import Inference
from dreistein.bots.expert.win_chance import between_rounds, objective_for
from dreistein.kernel import (
    DRAW,
    State,
    WeightedSampler,
    Worlds,
    run_values,
    self_play,
)
from dreistein.kernel.worlds.facts import config_of
from dreistein.rules.match import winners
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

_MORE_WORLDS = 4
"""One playout is enough here for each world, so there is time for more worlds than in a ranking."""

_SCALE_SHARE = 4
"""One in so many samples is for the scale of luck alone."""


@dataclass(frozen=True, slots=True)
class Luck:
    """How much better the tiles are than could be expected: in chances to win the match, in
    solitaire in points."""

    worth: float
    error: float
    """The standard error by sampling."""


def of_draw(expert: Expert, before: View, after: View, random: Random) -> Luck:
    """The luck of a draw, for the seat that drew: its views before and after.

    With the last tile of the stock two players come to know everything. Playouts judge such
    positions too badly to say which last tile is lucky, so none is.
    """
    seat = before.turn
    if before.players == 2 and before.stock == 1:
        return Luck(0.0, 0.0)
    trials = trials_for(expert, before, Worlds(before), random.getrandbits(62))
    [drawn] = trials.try_all([Arm(DRAW)], _worlds(expert))
    values = drawn.points if before.players == 1 else drawn.wins
    if after.end is not None:
        found, error = _result(after, seat), 0.0
    else:
        found, error = _value(expert, after, random)
    return _scaled(before, seat, found, error, values)


def of_deal(expert: Expert, dealt: View, random: Random) -> Luck:
    """The luck of a deal, for the seat of the view, before the first action of the round."""
    seat = dealt.seat or 0
    values = _values_of_deals(expert, dealt, random)
    found, error = _value(expert, dealt, random)
    return _scaled(dealt, seat, found, error, values)


def _worlds(expert: Expert) -> int:
    return _MORE_WORLDS * (expert.worlds or 1000)


def _scaled(view: View, seat: int, found: float, error: float, values: "Chances") -> Luck:
    """The luck of a value, compared with those of all tiles that might have come.

    The scale comes from other samples than the mean: where a mean is too low by chance, luck looks
    large and the scale is steep, so together they would not be fair.
    """
    if view.players == 1:
        mean, mean_error = mean_and_error(values)
        return Luck(found - mean, hypot(error, mean_error))
    few = max(len(values) // _SCALE_SHARE, 1)
    mean, mean_error = mean_and_error(values[few:])
    likely = (float(values[:few].sum()) + 1 / view.players) / (few + 1)
    slope = situation_of(view, seat).calibrate(likely).slope
    return Luck(slope * (found - mean), slope * hypot(error, mean_error))


def _value(expert: Expert, view: View, random: Random) -> tuple[float, float]:
    """What playouts say of a position for the seat of the view, whoever is to move."""
    import numpy as np

    worlds, seat, count = Worlds(view), view.seat or 0, _worlds(expert)
    root = worlds.root
    inference = expert.inference_for(root, seat)
    points: Points = np.zeros((count, 2), np.int32)
    wins: Chances = np.zeros((count, 2))
    run_values(
        State(root.config),
        State(root.config),
        WeightedSampler(worlds.sampler, inference.weights),
        expert.policy_for(root, inference, seat),
        objective_for(view),
        seat,
        random.getrandbits(62),
        0,
        points,
        wins,
    )
    return mean_and_error(wins[:, 0] if view.players > 1 else points[:, 0].astype(np.float64))


def _values_of_deals(expert: Expert, dealt: View, random: Random) -> "Chances":
    """What playouts of random deals say for the seat of the view."""
    import numpy as np

    state, seat, count = State(config_of(dealt)), dealt.seat or 0, _worlds(expert)
    nothing_yet = Inference((0.5,) * dealt.players, [])
    points: Points = np.zeros((count, dealt.players), np.int32)
    policy = expert.policy_for(state, nothing_yet, seat)
    self_play(state, policy, random.getrandbits(62), 0, points)
    if dealt.players == 1:
        return points[:, 0].astype(np.float64)
    rows = (points + np.array(dealt.totals)).tolist()
    return np.array([_chance(dealt, seat, totals) for totals in rows])


def _result(over: View, seat: int) -> float:
    """What the end of a round is worth to a seat."""
    if over.players == 1:
        return float(over.scores[0])
    totals = [a + b for a, b in zip(over.totals, over.scores, strict=True)]
    return _chance(over, seat, totals)


def _chance(view: View, seat: int, totals: Sequence[int]) -> float:
    """The chance to win the match with these totals at the end of the round."""
    won = winners(totals, view.edition.target)
    if won:
        return 1 / len(won) if seat in won else 0.0
    best = max(total for other, total in enumerate(totals) if other != seat)
    edition = view.edition
    objective = between_rounds(view.players, edition.target, edition.must_place)
    return objective.win_chance(0, totals[seat], best)
