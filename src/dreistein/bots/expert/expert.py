"""The strongest opponent: it samples what it cannot see, tries every action, solves the endgame.

As strong Scrabble programs do (B. Sheppard, *World-championship-caliber Scrabble*, 2002), it
samples worlds that agree with everything seen, tries every action in all of them, including drawing
on purpose, and plays the round out by a good policy. It plays for the match, not the round, and at
a table of two it knows everything once the stock is empty.
``docs/decisions/0005-expert.md`` has the reasons and what each part gains.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> ranked = Expert(worlds=20).rank(view(round, 1), legal, Random(1))
>>> [entry.action for entry in ranked] == sorted(legal, key=[e.action for e in ranked].index)
True
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import ClassVar

from dreistein.bots.base import Ranked
from dreistein.bots.expert.calibration import calibrated
from dreistein.bots.expert.endgame import Outcome, Prover, Solver, is_open, is_solvable
from dreistein.bots.expert.halving import (
    LEAD,
    POINTS,
    WIN,
    Arm,
    ArmStats,
    Habit,
    Trials,
    halving,
    paired_mean,
    refine,
    unless_by_luck,
)
from dreistein.bots.expert.inference import Inference, infer
from dreistein.bots.expert.playout_weights import (
    EVEN_ODDS,
    GREEDY,
    HOARD,
    RIVALS,
    STRAIGHT,
    UNLIKE,
    usual_action,
)
from dreistein.bots.expert.tree import grow_tree
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import State, Worlds, action_code, compiled
from dreistein.kernel.search.objective_cy import Objective
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules.actions import Action
from dreistein.rules.view import View

_SEARCH_SHARE = 0.95
"""The share of the time for the search; the rest is for the last batch and the answer."""
_SOLVER_SHARE = 0.3
"""The share of the search's time after which the solver gives up."""
_PROOF_SHARE, _CHECK_SHARE = 0.2, 0.1
"""The share for a proof that the match is decided, and for one that the choice wins it."""
_MOST_CHECKED = 4
"""So many of the best actions are checked whether they win for sure."""
_MOST_WORLDS = 100_000
"""More worlds than this are not worth waiting for."""
_POSITIONS_PER_WORLD = 2500
"""A limit on worlds limits the solver too."""
MOST_HOARDERS = 4
"""The most players with whom drawing on purpose until the stock is empty is a plan, and the usual
one: with more, others go out before it pays."""
_FEWEST_FOR_INFERENCE = 3
"""At a table of two, inference was not found to gain anything."""
_HABIT_MARGIN, _HABIT_MARGIN_IN_POINTS = 0.12, 0.015
"""By how much an action must be better than the habit: the playouts play the endgame worse than the
expert does, and so undervalue the tiles drawn for it."""
_FIRST_WORLDS = 16
"""Worlds for figures that do not decide anything; one if the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Searches for up to ``millis``, in up to ``worlds`` unless that is 0; the other options switch
    parts off."""

    millis: int = 1000
    worlds: int = 0
    inference: bool = True
    endgame: bool = True
    tree: bool = True
    match: bool = True
    habit: bool = True
    policy: str = "tuned"
    threads: int = 1
    calibrated: bool = True
    name: ClassVar[str] = "expert"

    def __post_init__(self) -> None:
        if not 1 <= self.millis <= 3_600_000:
            raise ValueError("a number of milliseconds from 1 to 3600000")
        if not 0 <= self.worlds <= 100_000:
            raise ValueError("a number of worlds from 0 to 100000")
        if not 1 <= self.threads <= 64:
            raise ValueError("a number of threads from 1 to 64")
        if self.policy not in ("tuned", "greedy"):
            raise ValueError("a policy: tuned or greedy")

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self._search(view, legal, random, millis, thorough=False)[0].action

    def rank(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> list[Ranked]:
        """Every legal action, the best first.

        The first is the expert's choice; the rest of the time improves the figures of all. In a
        solved endgame the others are exact too if there is time, and upper bounds otherwise. The
        habit (drawing on purpose at tables of up to four) comes first unless another action is much
        better; once the stock is empty, the action that the tree visited most.
        """
        ranked = self._search(view, legal, random, millis, thorough=True)
        if not view.rivals:  # there is no match left to be won
            return [replace(each, win=None, win_error=0.0, sure=each.exact) for each in ranked]
        return calibrated(view, ranked) if self.calibrated else ranked

    def _search(
        self,
        view: View,
        legal: Sequence[Action],
        random: Random,
        millis: int | None,
        *,
        thorough: bool,
    ) -> list[Ranked]:
        started = perf_counter()
        millis = self.millis if millis is None else millis
        end = started + _SEARCH_SHARE * millis / 1000
        worlds = Worlds(view)
        root = worlds.root
        actions = {action_code(root, action): action for action in legal}
        objective = objective_for(view, match=self.match)
        inference = self.inference_for(root, root.turn)
        policies = [self.policy_for(root, inference, root.turn) for _ in range(self.threads)]
        most = self.worlds or _MOST_WORLDS
        growing = self.tree and root.laid > 0 and root.stock_empty
        decided, prover = None, None
        if growing and self.endgame and self.match and view.rivals and is_open(root):
            prover = Prover(root, objective, policies[0], perf_counter, _POSITIONS_PER_WORLD * most)
            decided = prover.decide(started + _PROOF_SHARE * (end - started))
        if self.endgame and is_solvable(root):
            solver = Solver(root, objective, policies[0], perf_counter, _POSITIONS_PER_WORLD * most)
            found = solver.best(started + _SOLVER_SHARE * (end - started))
            if found is not None:
                exact = solver.exact([*found][1:], end) if thorough else {}
                return _solved(actions, found, exact, objective, root)
        sampler = WeightedSampler(worlds.sampler, inference.weights)
        trials = Trials(sampler, policies, objective, root, random.getrandbits(62))
        few = _FIRST_WORLDS if compiled() else 1

        def spent() -> float:
            return (perf_counter() - started) / (end - started)

        if not root.laid:  # the rotations of the opening tile are equivalent
            stats = trials.try_all(map(Arm, actions), min(most, few))
        elif growing:
            share = 1 - _CHECK_SHARE if decided else 1.0
            stats = grow_tree(trials, most, lambda: spent() / share)
            if decided and prover is not None:
                tried = [entry.arm.code for entry in stats]
                winner = prover.winner(tried[:_MOST_CHECKED], end)
                if winner not in tried:
                    stats += trials.try_all([Arm(winner)], min(most, few))
                stats.sort(key=lambda entry: entry.arm.code != winner)
            missing = actions.keys() - {entry.arm.code for entry in stats}
            if missing and thorough:
                stats += trials.try_all(map(Arm, sorted(missing)), min(most, few))
        else:
            arms = [Arm(code, plan) for code in actions for plan in self.plans(root)]
            stats = halving(trials, arms, self.habit_for(root, policies[0]), most, spent)
            if not self._hoards(root):
                stats = unless_by_luck(stats)
        best: dict[int, ArmStats] = {}
        for entry in stats:
            best.setdefault(entry.arm.code, entry)
        stats = [*best.values()]
        if thorough and not growing:  # a tree spends its playouts where they matter
            stats = refine(trials, stats, most, spent)
        ranked = [
            _sampled(actions[entry.arm.code], entry, entry if growing else stats[0], root)
            for entry in stats
        ]
        if decided:
            ranked[0] = replace(ranked[0], win=1.0, win_error=0.0, sure=True)
        elif decided is False:
            ranked = [replace(entry, win=0.0, win_error=0.0, sure=True) for entry in ranked]
        return ranked

    def inference_for(self, root: State, seat: int) -> Inference:
        """What a seat infers from the others' actions."""
        if self.inference and root.players >= _FEWEST_FOR_INFERENCE:
            return infer(root, seat, hoarders=root.players <= MOST_HOARDERS)
        return Inference((0.5,) * root.players, [])

    def _hoards(self, root: State) -> bool:
        """Whether drawing on purpose until the stock is empty is a plan, and the usual one."""
        allowed = not root.config.edition.must_place
        return self.policy == "tuned" and allowed and root.players <= MOST_HOARDERS

    def plans(self, root: State) -> tuple[int, ...]:
        """The sets of weights that the seat to move may go on by after an action."""
        return (0, 1) if self._hoards(root) and not root.stock_empty else (0,)

    def policy_for(self, root: State, inference: Inference, seat: int) -> PlayoutPolicy:
        """How the seats play in a seat's playouts: of hoarding and playing straight, the first set
        of weights is the usual plan and the second the other one. At large tables the playouts are
        by five kinds of players in equal parts: each errs in its own way, and together they chose
        better than any of them in single positions. In matches no gain was shown."""
        if self.policy == "greedy":
            return PlayoutPolicy([GREEDY])
        if not self._hoards(root):
            if root.players <= MOST_HOARDERS or root.config.edition.must_place:
                return PlayoutPolicy([STRAIGHT], [HOARD])
            first, second = RIVALS
            seconds, chances = [second] * root.players, [EVEN_ODDS] * root.players
            seconds[seat], chances[seat] = HOARD, 0
            return PlayoutPolicy([first], seconds, chances, shared=UNLIKE)
        chances = [round(65535 * straight) for straight in inference.straight]
        chances[seat] = 0
        return PlayoutPolicy([HOARD], [STRAIGHT], chances)

    def habit_for(self, root: State, policy: PlayoutPolicy) -> Habit | None:
        """What the seat to move does unless another action is much better, if it has a habit."""
        if not (self.habit and self._hoards(root) and root.players > 1):
            return None
        return Habit(
            Arm(usual_action(root, policy)),
            _HABIT_MARGIN if self.match else _HABIT_MARGIN_IN_POINTS,
        )


def _sampled(action: Action, stats: ArmStats, first: ArmStats, root: State) -> Ranked:
    """An action with its figures, relative to the first one, which met the same worlds and more."""
    points, points_error = paired_mean(stats, first, POINTS)
    lead, lead_error = paired_mean(stats, first, LEAD)
    win, win_error = paired_mean(stats, first, WIN)
    chance = None if root.players == 1 else min(max(win, 0.0), 1.0)
    error = 0.0 if chance is None else win_error
    return Ranked(
        action, points, points_error, lead, lead_error, chance, error, stats.worlds, exact=False
    )


def _solved(
    actions: Mapping[int, Action],
    found: Mapping[int, Outcome],
    exact: Mapping[int, Outcome],
    objective: Objective,
    root: State,
) -> list[Ranked]:
    """Actions with their outcomes: the first of those found, then the others by utility."""
    first, *others = found
    outcomes = {**found, **exact}
    others.sort(key=lambda code: -outcomes[code][0])
    ranked = []
    for code in (first, *others):
        _, own, other = outcomes[code]
        win = None if root.players == 1 else objective.win_chance(root.turn, own, other)
        sure = code == first or code in exact
        ranked.append(
            Ranked(actions[code], own, 0.0, own - other, 0.0, win, 0.0, 0, exact=sure, sure=sure)
        )
    return ranked
