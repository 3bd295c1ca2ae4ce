"""How much better one action is than another, on worlds that had no say in choosing them.

The ranking's best action is the one that looked best in its worlds, so its figure there flatters
it. Here the best action and another are played out side by side in fresh worlds, the same for both:
neither is flattered, and their difference is far more certain than either figure.

Playouts undervalue the expert's habit of drawing on purpose, because they play the end of a round
worse than the expert does (``docs/decisions/0005-expert.md``). The ranking makes up for it with a
margin; a comparison has :data:`HABIT_WORTH`, measured by playing both actions out with the expert
itself (``bench/results.md``).

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> first, *_ = legal = list(round.legal_actions())
>>> gap = compare(Expert(worlds=20), view(round, 1), first, legal[-1], Random(1))
>>> gap.best == gap.loss + gap.other
True
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, hypot, log
from random import Random
from time import perf_counter

from dreistein.bots.expert.calibration import situation_of
from dreistein.bots.expert.endgame import is_open
from dreistein.bots.expert.expert import Expert
from dreistein.bots.expert.halving import (
    POINTS,
    UTILITY,
    WIN,
    Arm,
    ArmStats,
    Trials,
    mean_and_error,
)
from dreistein.bots.expert.tree import grow_tree
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import DRAW, END_TURN, State, Worlds, action_code, round_of, state_of, view_of
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules.actions import Action
from dreistein.rules.view import View

HABIT_WORTH, _HABIT_DOUBT = 0.7, 0.3
"""How much more the habit is worth than playouts say, in log-odds of winning, and the standard
error of that."""
_TREE_DOUBT = 0.02
"""How far the difference between two trees may be off beyond sampling, as a standard error."""
MORE_WORLDS = 4
"""So many times as many worlds a comparison may get if they are worth their time."""
_LEAST = 0.002
_BATCH = 64
"""Worlds between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The best action and another one, in chances to win the match (in solitaire, in points)."""

    best: float
    other: float
    loss: float
    """How much is lost by the other action. In worlds that chose neither it may come out below 0;
    cut off at 0, mere noise would add up to losses that nobody made."""
    error: float
    """The standard error of the loss: smaller than that of either figure if worlds were sampled."""
    sampling: float
    """The part of the error that other worlds would change; the rest is doubt about the method."""
    worlds: int


Settled = Callable[[Comparison], bool]
"""Whether more worlds are not worth their time."""


def compare(
    expert: Expert,
    view: View,
    best: Action,
    other: Action,
    random: Random,
    until: float | None = None,
    settled: Settled | None = None,
) -> Comparison:
    """The loss by ``other`` against ``best``, for the seat to move, in the expert's worlds.

    ``until`` is when to stop at the latest, by the performance counter. While a comparison is not
    ``settled``, it gets up to :data:`MORE_WORLDS` times as many worlds.
    """
    worlds = Worlds(view)
    root = worlds.root
    codes = [action_code(root, best), action_code(root, other)]
    seed = random.getrandbits(62)
    if is_open(root):
        return _by_trees(expert, view, root, codes, seed)
    trials = trials_for(expert, view, worlds, seed)
    # Before any playout: each leaves the policy with the plan that it was played by.
    edge = _edge(expert, root, trials.policies[0], codes)
    arms = [Arm(code, plan) for code in dict.fromkeys(codes) for plan in expert.plans(root)]
    stats = trials.try_all(arms, min(_BATCH, _most(expert)))
    most = _most(expert)
    while True:
        while stats[0].worlds < most and (until is None or perf_counter() < until):
            trials.extend(stats, min(_BATCH, most - stats[0].worlds))
        first, second = (_by_best_plan(stats, code) for code in codes)
        found = _compared(view, first, second, edge)
        if stats[0].worlds < most or most >= MORE_WORLDS * _most(expert):
            return found
        if settled is None or settled(found):
            return found
        most = min(2 * most, MORE_WORLDS * _most(expert))


def compare_all(
    expert: Expert, view: View, best: Action, others: Sequence[Action], random: Random
) -> list[Comparison]:
    """The loss by each of several actions against ``best``, all in the same worlds."""
    worlds = Worlds(view)
    root = worlds.root
    if is_open(root):
        return [compare(expert, view, best, other, random) for other in others]
    first, *seconds = (action_code(root, action) for action in (best, *others))
    trials = trials_for(expert, view, worlds, random.getrandbits(62))
    edges = [_edge(expert, root, trials.policies[0], (first, code)) for code in seconds]
    codes = dict.fromkeys((first, *seconds))
    arms = [Arm(code, plan) for code in codes for plan in expert.plans(root)]
    stats = trials.try_all(arms, _most(expert))
    mine = _by_best_plan(stats, first)
    return [
        _compared(view, mine, _by_best_plan(stats, code), edge)
        for code, edge in zip(seconds, edges, strict=True)
    ]


def _compared(view: View, first: ArmStats, second: ArmStats, edge: int) -> Comparison:
    """The results of two actions, with the worth of the habit for the one that is it."""
    if view.players == 1:
        worth, _ = mean_and_error(first, POINTS)
        loss, error = mean_and_error(first, POINTS, less=second)
        return Comparison(worth, worth - loss, loss, error, error, first.worlds)
    raw = first.mean(WIN)
    gap, error = mean_and_error(first, WIN, less=second)
    doubt = abs(edge) * _HABIT_DOUBT * raw * (1 - raw)
    corrected = _shifted(raw - gap, -edge * HABIT_WORTH)
    return _as_chances(view, raw, corrected, error, doubt, first.worlds)


def _edge(expert: Expert, root: State, policy: PlayoutPolicy, codes: Sequence[int]) -> int:
    """1 if the first action is the habit of placing nothing, −1 if the second is, otherwise 0."""
    habit = expert.habit_for(root, policy)
    if habit is None or habit.arm.code not in (DRAW, END_TURN):
        return 0
    return (codes[0] == habit.arm.code) - (codes[1] == habit.arm.code)


def _by_trees(
    expert: Expert, view: View, root: State, codes: Sequence[int], seed: int
) -> Comparison:
    """Once the stock is empty two players know everything: search the replies to each action.

    What the trees say is not calibrated: that allows for what is hidden, and nothing is.
    """
    found = {code: _reply(expert, view, root, code, seed) for code in dict.fromkeys(codes)}
    (best, best_error), (other, other_error) = (found[code] for code in codes)
    same = codes[0] == codes[1]
    error, doubt = (0.0, 0.0) if same else (hypot(best_error, other_error), _TREE_DOUBT)
    return Comparison(best, other, best - other, hypot(error, doubt), error, _most(expert))


def _reply(expert: Expert, view: View, root: State, code: int, seed: int) -> tuple[float, float]:
    """The chance to win after an action, and its standard error, if the other replies well."""
    seat, state = root.turn, state_of(round_of(root))
    state.apply(code)
    objective = objective_for(view)
    if state.end:
        own, theirs = state.scores[seat], state.scores[1 - seat]
        return objective.win_chance(seat, own, theirs), 0.0
    seen = view_of(state, state.turn, totals=view.totals, number=view.round)
    stats = grow_tree(trials_for(expert, seen, Worlds(seen), seed), _most(expert), lambda: 0.0)
    chance, error = mean_and_error(stats[0], WIN)
    return (chance if state.turn == seat else 1 - chance), error


def trials_for(expert: Expert, view: View, worlds: Worlds, seed: int) -> Trials:
    """Playouts for the seat to move, as the expert makes them."""
    root = worlds.root
    inference = expert.inference_for(root, root.turn)
    return Trials(
        WeightedSampler(worlds.sampler, inference.weights),
        [expert.policy_for(root, inference, root.turn)],
        objective_for(view),
        root,
        seed,
    )


def _most(expert: Expert) -> int:
    return expert.worlds or 1000


def _by_best_plan(stats: Sequence[ArmStats], code: int) -> ArmStats:
    """The results of an action with the plan that goes best with it."""
    return max(
        (entry for entry in stats if entry.arm.code == code),
        key=lambda entry: entry.mean(UTILITY),
    )


def _as_chances(
    view: View, best: float, other: float, error: float, doubt: float, worlds: int
) -> Comparison:
    """Two chances by playouts as true chances; the error is that by sampling."""
    situation = situation_of(view)
    mine, theirs = situation.calibrate(best), situation.calibrate(other)
    loss = mine.chance - theirs.chance
    slope = max(mine.slope, theirs.slope)
    whole = slope * hypot(error, doubt)
    return Comparison(mine.chance, mine.chance - loss, loss, whole, slope * error, worlds)


def _shifted(chance: float, by: float) -> float:
    """A chance whose log-odds are changed by so much."""
    chance = min(max(chance, _LEAST), 1 - _LEAST)
    return 1 / (1 + exp(-log(chance / (1 - chance)) - by)) if by else chance
