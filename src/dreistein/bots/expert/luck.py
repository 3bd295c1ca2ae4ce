"""What a tile is worth that a seat was dealt or drew, compared with all it might have got.

Luck is the chance with the tiles that came minus the mean over all that could have come, as in
backgammon, where it is the equity after the roll minus the mean over all rolls. Both sides come
from playouts by the same policy, so luck is fair by construction: on average it is 0, however well
or badly the policy plays. The calibration only sets its scale.

What could have come instead of a deal is any other deal; instead of a tile that was drawn, any of
those that really lay in the stock. Nobody knew their order and nobody's actions depended on it, so
each was as likely to be on top, whatever had happened before. Each of them is valued by what its
drawer would then know.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
>>> luck = of_draw(Expert(worlds=20), view(round, 1), round.stock[0], round.stock, Random(1))
>>> -1 < luck.worth < 1
True
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from typing import TYPE_CHECKING

from dreistein.bots.expert.calibration import situation_of
from dreistein.bots.expert.comparison import trials_for
from dreistein.bots.expert.expert import Expert
from dreistein.bots.expert.halving import Arm, mean_and_error
from dreistein.bots.expert.inference import Inference
from dreistein.bots.expert.win_chance import between_rounds, objective_for
from dreistein.kernel import DRAW, State, WeightedSampler, Worlds, run_values, self_play
from dreistein.kernel.worlds.draws import AfterDraw, after_draw
from dreistein.kernel.worlds.facts import config_of
from dreistein.rules.match import winners
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

_MORE_WORLDS = 4
"""One playout is enough here for each world, so there is time for more worlds than in a ranking."""

_SCALE_SHARE = 4
"""One in so many samples is for the scale of luck alone."""

_WORLDS_PER_TILE = 32
"""If there are fewer worlds for each tile of the stock, only some of the tiles are tried."""


@dataclass(frozen=True, slots=True)
class Luck:
    """How much better the tiles are than could be expected: in chances to win the match, in
    solitaire in points."""

    worth: float
    error: float
    """The standard error by sampling."""


def of_draw(
    expert: Expert, before: View, drawn: Tile, stock: Collection[Tile], random: Random
) -> Luck:
    """The luck of a draw, for the seat that drew: its view before, and the tiles in the stock then,
    among them the one that was drawn. Their order does not matter.

    The last tile of the stock is no luck: it had to come.
    """
    others = sorted(tile for tile in stock if tile != drawn)
    if not others:
        return Luck(0.0, 0.0)
    seat, count, worlds = before.turn, _worlds(expert), Worlds(before)
    trials = trials_for(expert, before, worlds, random.getrandbits(62))
    [expected] = trials.try_all([Arm(DRAW)], max(count // _SCALE_SHARE, 1))
    slope = 1.0 if before.players == 1 else _slope(before, seat, expected.wins)
    tried = random.sample(others, min(len(others), max(count // _WORLDS_PER_TILE, 2)))
    came, *instead = after_draw(worlds, [drawn, *tried], random.getrandbits(62))
    value, error = _value(expert, before, seat, came, count, random)
    each = max(count // len(tried), 2)
    found = [_value(expert, before, seat, other, each, random) for other in instead]
    mean, mean_error = _mean_of_some(found, len(others))
    # Of all that might have come, the tile that came is one.
    scale = slope * len(others) / len(stock)
    return Luck(scale * (value - mean), scale * hypot(error, mean_error))


def of_deal(expert: Expert, dealt: View, random: Random) -> Luck:
    """The luck of a deal, for the seat of the view, before the first action of the round."""
    seat = dealt.seat or 0
    values = _values_of_deals(expert, dealt, random)
    found, error = _value(expert, dealt, seat, Worlds(dealt), _worlds(expert), random)
    # The scale comes from other samples than the mean: where a mean is too low by chance, luck
    # looks large and the scale is steep, so together they would not be fair.
    few = max(len(values) // _SCALE_SHARE, 1)
    mean, mean_error = mean_and_error(values[few:])
    slope = 1.0 if dealt.players == 1 else _slope(dealt, seat, values[:few])
    return Luck(slope * (found - mean), slope * hypot(error, mean_error))


def _worlds(expert: Expert) -> int:
    return _MORE_WORLDS * (expert.worlds or 1000)


def _slope(view: View, seat: int, wins: "Chances") -> float:
    """How much a chance changes with what playouts say, where they say this on average."""
    likely = (float(wins.sum()) + 1 / view.players) / (len(wins) + 1)
    return situation_of(view, seat).calibrate(likely).slope


def _mean_of_some(found: Sequence[tuple[float, float]], all_of: int) -> tuple[float, float]:
    """The mean of so many values, of which these were found, each with its error; and its error:
    by sampling, and by which of them were tried."""
    count = len(found)
    mean = sum(value for value, _ in found) / count
    sampling = sum(error**2 for _, error in found) / count
    spread = sum((value - mean) ** 2 for value, _ in found) / max(count - 1, 1)
    # The spread of what was found has the errors in it already.
    return mean, sqrt(spread * (1 / count - 1 / all_of) + sampling / all_of)


def _value(
    expert: Expert, view: View, seat: int, worlds: Worlds | AfterDraw, count: int, random: Random
) -> tuple[float, float]:
    """What playouts of worlds say for a seat, whoever is to move, and the standard error.

    ``view`` tells the totals. Solitaire may be over with the tile or the deal.
    """
    import numpy as np

    root = worlds.root
    if root.end:
        return float(root.scores[0]), 0.0
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


def _chance(view: View, seat: int, totals: Sequence[int]) -> float:
    """The chance to win the match with these totals at the end of the round."""
    out = view.resigned - {seat}
    won = winners(totals, view.edition.target, out)
    if won:
        return 1 / len(won) if seat in won else 0.0
    best = max(total for other, total in enumerate(totals) if other not in out | {seat})
    edition = view.edition
    objective = between_rounds(view.players - len(out), edition.target, edition.must_place)
    return objective.win_chance(0, totals[seat], best)
