"""A player who goes by taste: what an action changes on the table, weighed by likes and dislikes.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> Taste(likes(takes_bonus=20)).choose(view(round, 1), legal, Random(1)) in legal
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import ClassVar

from dreistein.bots.expert.halving import Arm, Trials
from dreistein.bots.expert.playout_weights import STRAIGHT
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import (
    PlayoutPolicy,
    State,
    WeightedSampler,
    Worlds,
    action_code,
    compiled,
    evaluations,
)
from dreistein.kernel.search import weights as kernel_weights
from dreistein.rules.actions import DRAW, Action, Placement
from dreistein.rules.view import View

POINT = 256
"""The kernel's weight for a point."""
NEVER = -800.0
"""What drawing is worth to somebody who places whenever something fits."""
_BATCH = 8
"""Worlds between two looks at the clock; one if the kernel is not compiled."""


def likes(*, drawing: float = NEVER, **points: float) -> tuple[int, ...]:
    """Weights for the kernel from likes in points, named as in ``kernel/search/weights.py``.

    >>> likes(own_fits=2)[:4]
    (0, 0, 512, 0)
    """
    weights = [0] * kernel_weights.PHASE_WEIGHTS
    for name, worth in {"drawing": drawing, **points}.items():
        weights[getattr(kernel_weights, name.upper())] = round(POINT * worth)
    return (*weights, *weights)


@dataclass(frozen=True, slots=True)
class Taste:
    """Takes what it likes best among what it sees, after trying it in ``worlds`` worlds if any."""

    weights: tuple[int, ...]
    sight: float = 1.0
    """The chance to notice a tile that fits somewhere."""
    noise: float = 0.0
    """How far its judgement of an action is off, in points (a standard deviation)."""
    worlds: int = 0
    share: float = 1.0
    """How much the taste counts next to the points that the worlds promise."""
    most: int = 56
    """It does not draw on purpose with this many tiles."""
    name: ClassVar[str] = "taste"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        end = None if millis is None else perf_counter() + millis / 1000
        placements = [action for action in legal if isinstance(action, Placement)]
        if len(legal) == 1 or not view.board:
            return random.choice(legal)
        instead = DRAW if DRAW in legal else next(iter({*legal} - {*placements}), None)
        seen = [action for action in placements if random.random() < self.sight]
        if not seen:
            if instead is not None:
                return instead
            seen = placements
        worlds = Worlds(view)
        worth = self._worth(worlds.root)
        options: list[Action] = [*seen]
        if instead is not None and self._draws(view):
            options.append(instead)
        values = {action: worth[action_code(worlds.root, action)] for action in options}
        if self.worlds and len(options) > 1:
            for action, lead in self._leads(view, worlds, options, random, end).items():
                values[action] = lead + self.share * values[action]
        return max(options, key=lambda action: values[action] + random.gauss(0, self.noise))

    def _worth(self, root: State) -> dict[int, float]:
        """What each action is worth to its taste, in points."""
        return {
            code: value / POINT for code, value in evaluations(root, PlayoutPolicy([self.weights]))
        }

    def _draws(self, view: View) -> bool:
        """Whether drawing although something fits is worth a thought; not with the last tile."""
        drawing = self.weights[kernel_weights.DRAWING] / POINT
        return drawing > NEVER / 2 and 1 < len(view.hand) < self.most

    def _leads(
        self,
        view: View,
        worlds: Worlds,
        options: Sequence[Action],
        random: Random,
        end: float | None,
    ) -> dict[Action, float]:
        """How far each action leaves the seat ahead at the end of the round, on average."""
        root = worlds.root
        policy = PlayoutPolicy([STRAIGHT])
        trials = Trials(
            WeightedSampler(worlds.sampler, []),
            [policy],
            objective_for(view, match=False),
            root,
            random.getrandbits(62),
        )
        stats = trials.try_all([Arm(action_code(root, action)) for action in options], 0)
        batch = _BATCH if compiled() else 1
        for first in range(0, self.worlds, batch):
            trials.extend(stats, min(batch, self.worlds - first))
            if end is not None and perf_counter() >= end:
                break
        return {
            action: float(entry.leads.mean()) for action, entry in zip(options, stats, strict=True)
        }
