"""The strongest opponent: it imagines what it cannot see, tries every choice, solves the end.

As strong Scrabble programs do (B. Sheppard, *World-championship-caliber Scrabble*, 2002): worlds
that agree with everything seen are laid out, every choice is tried in all of them, drawing on
purpose included, and the round is played on by players who know what they do. It plays for the
match, not the round, and at a table of two it knows everything once the stock is empty.
``docs/decisions/0005-expert.md`` has the reasons and what each part gains.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> ranked = Expert(worlds=20).rank(view(round, 1), legal, Random(1))
>>> [entry.action for entry in ranked] == sorted(legal, key=[e.action for e in ranked].index)
True
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import perf_counter
from typing import ClassVar

from dreistein.bots.expert.endgame import Outcome, Solver, is_open
from dreistein.bots.expert.halving import (
    Arm,
    Habit,
    Trials,
    Tried,
    begun,
    beside,
    halving,
    refined,
)
from dreistein.bots.expert.inference import Reading, read
from dreistein.bots.expert.playout_weights import GREEDY, HOARD, STRAIGHT, usual
from dreistein.bots.expert.tree import grown
from dreistein.bots.expert.win_chance import objective_for
from dreistein.bots.base import Ranked
from dreistein.kernel import (
    Objective,
    PlayoutPolicy,
    State,
    WeightedSampler,
    Worlds,
    action_code,
    compiled,
)
from dreistein.rules.actions import Action
from dreistein.rules.view import View

_THINKING = 0.95
"""The rest of the time is for the last look at the clock, and for the answer."""
_SOLVING = 0.3
"""The share of the time in which an end must be solved, or it is not."""
_WORLDS_A_MILLI = 3
"""More worlds than that are not worth waiting for."""
_POSITIONS_A_WORLD = 2500
"""Where the worlds are limited, so is how long an end is solved; time is up before, else."""
_MOST_WHO_HOARD = 4
"""Players at a table where the stock is large enough for drawing on purpose to be a habit."""
_FEWEST_READ = 3
"""At a table of two, reading the other's actions was not found to gain anything."""
_TRUST, _TRUST_IN_POINTS = 0.12, 0.015
"""By how much something must be better than the habit: the playouts play the end worse than the
expert does, and so see too little in the tiles that are drawn for it."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Thinks for ``millis`` at most, in ``worlds`` at most where that is not 0; the other options
    switch parts of it off."""

    millis: int = 1000
    worlds: int = 0
    inference: bool = True
    endgame: bool = True
    tree: bool = True
    match: bool = True
    habit: bool = True
    manner: str = "tuned"
    name: ClassVar[str] = "expert"

    def __post_init__(self) -> None:
        if not 1 <= self.millis <= 3_600_000:
            raise ValueError("a number of milliseconds from 1 to 3600000")
        if not 0 <= self.worlds <= 100_000:
            raise ValueError("a number of worlds from 0 to 100000")
        if self.manner not in ("tuned", "greedy"):
            raise ValueError("a manner: tuned or greedy")
        # Every decision needs it, and the time of the first one is not for loading it.
        import_module("numpy")

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self._thought(view, legal, random, millis, thorough=False)[0].action

    def rank(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> list[Ranked]:
        """Every legal action, the best first.

        The first is what the expert does; what is left of the time then goes into the figures of
        all of them. Of an end that is solved the others are exact too where the time suffices, else
        they lead to what they say at best. The habit (drawing on purpose at tables of up to four)
        comes first unless something is much better, and at the end of a round what the search came
        back to most often.
        """
        return self._thought(view, legal, random, millis, thorough=True)

    def _thought(
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
        end = started + _THINKING * millis / 1000
        worlds = Worlds(view)
        root = worlds.root
        actions = {action_code(root, action): action for action in legal}
        objective = objective_for(view, match=self.match)
        reading = self._reading(root)
        policy = self._policy(root, reading)
        most = self.worlds or min(_WORLDS_A_MILLI * millis, 100_000)
        if self.endgame and is_open(root):
            solver = Solver(root, objective, policy, perf_counter, _POSITIONS_A_WORLD * most)
            found = solver.best(started + _SOLVING * (end - started))
            if found is not None:
                exact = solver.exact([*found][1:], end) if thorough else {}
                return _solved(actions, found, exact, objective, root)
        sampler = WeightedSampler(worlds.sampler, reading.weights)
        trials = Trials(sampler, policy, objective, root, random.getrandbits(62))
        few = 16 if compiled() else 1
        growing = self.tree and root.laid > 0 and root.stock_empty

        def time_is_up() -> bool:
            return perf_counter() >= end

        if not root.laid:  # turned differently, the opening tile is the same
            tried = begun(map(Arm, actions), most)
            trials.go_on(tried, min(most, few))
        elif growing:
            tried = grown(trials, most, time_is_up)
            missing = actions.keys() - {entry.arm.code for entry in tried}
            if missing and thorough:
                tried += trials.try_all(map(Arm, sorted(missing)), min(most, few))
        else:
            plans = (0,) if self.manner == "greedy" or root.stock_empty else (0, 1)
            arms = [Arm(code, plan) for code in actions for plan in plans]
            tried = halving(trials, arms, self._habit(root, policy), most, time_is_up)
        best: dict[int, Tried] = {}
        for entry in tried:
            best.setdefault(entry.arm.code, entry)
        tried = [*best.values()]
        if thorough and not growing:  # a tree has grown where it is worth looking
            tried = refined(trials, tried, most, time_is_up)
        return [
            _sampled(actions[entry.arm.code], entry, entry if growing else tried[0], root)
            for entry in tried
        ]

    def _reading(self, root: State) -> Reading:
        if self.inference and root.players >= _FEWEST_READ:
            return read(root, root.turn)
        return Reading((0.5,) * root.players, [])

    def _policy(self, root: State, reading: Reading) -> PlayoutPolicy:
        """How everybody plays on. The first set of weights is the habit, the second the other."""
        if self.manner == "greedy":
            return PlayoutPolicy([GREEDY])
        chances = [round(65535 * straight) for straight in reading.straight]
        chances[root.turn] = 0
        return PlayoutPolicy([HOARD], [STRAIGHT], chances)

    def _habit(self, root: State, policy: PlayoutPolicy) -> Habit | None:
        if not (self.habit and self.manner == "tuned" and 2 <= root.players <= _MOST_WHO_HOARD):
            return None
        return Habit(Arm(usual(root, policy)), _TRUST if self.match else _TRUST_IN_POINTS)


def _sampled(action: Action, tried: Tried, first: Tried, root: State) -> Ranked:
    """An action with what it is worth, beside the first one, which met the same worlds and more."""
    points, points_error = beside(tried.points, first.points)
    lead, lead_error = beside(tried.leads, first.leads)
    win, win_error = beside(tried.wins, first.wins)
    chance = None if root.players == 1 else min(max(win, 0.0), 1.0)
    error = 0.0 if chance is None else win_error
    return Ranked(
        action, points, points_error, lead, lead_error, chance, error, tried.worlds, exact=False
    )


def _solved(
    actions: Mapping[int, Action],
    found: Mapping[int, Outcome],
    exact: Mapping[int, Outcome],
    objective: Objective,
    root: State,
) -> list[Ranked]:
    """Actions with what they lead to: the first of those found, then the others."""
    first, *others = found
    outcomes = {**found, **exact}
    others.sort(key=lambda code: -outcomes[code][0])
    ranked = []
    for code in (first, *others):
        _, own, other = outcomes[code]
        win = None if root.players == 1 else objective.win_chance(root.turn, own, other)
        sure = code == first or code in exact
        ranked.append(Ranked(actions[code], own, 0.0, own - other, 0.0, win, 0.0, 0, exact=sure))
    return ranked
