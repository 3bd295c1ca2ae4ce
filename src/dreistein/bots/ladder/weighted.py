"""A player who goes by taste: what an action changes on the table, weighed by likes and dislikes.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> WeightedBot(likes(takes_bonus=20)).choose(view(round, 1), legal, Random(1)) in legal
True
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import ClassVar

from dreistein.bots.expert.halving import LEAD, Arm, Trials, new_stats
from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import State, Worlds, action_code, compiled
from dreistein.kernel.search import weights as kernel_weights
from dreistein.kernel.search.policy_cy import PlayoutPolicy, evaluations
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules.actions import Action
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


def hoard(**points: float) -> tuple[int, ...]:
    """The expert's weights for drawing on purpose, with likes added in both phases.

    >>> [ours - usual for ours, usual in zip(hoard(own_fits=2), HOARD)][:4]
    [0, 0, 512, 0]
    """
    added = likes(drawing=0, **points)
    return tuple(usual + more for usual, more in zip(HOARD, added, strict=True))


Leads = Callable[[Sequence[int]], Sequence[float]]
"""What the worlds promise of each of some actions, in points."""


@dataclass(frozen=True, slots=True)
class WeightedBot:
    """Takes what it likes best among what it sees, after trying it in ``worlds`` worlds if any."""

    weights: tuple[int, ...]
    sight: float = 1.0
    """The chance to notice that a tile fits somewhere."""
    noise: float = 0.0
    """How far its judgement of an action is off, in points (a standard deviation)."""
    most: int = 56
    """It does not draw on purpose with this many tiles."""
    worlds: int = 0
    share: float = 1.0
    """How much the taste counts next to the points that the worlds promise."""
    generous: bool = False
    """Whether it looks for the worlds that leave it furthest behind, rather than ahead."""
    name: ClassVar[str] = "weighted"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        end = None if millis is None else perf_counter() + millis / 1000
        worlds = Worlds(view)
        actions = {action_code(worlds.root, action): action for action in legal}
        return actions[
            self.decide(worlds.root, [*actions], random, self._leads(worlds, view, random, end))
        ]

    def decide(
        self, root: State, legal: Sequence[int], random: Random, leads: Leads | None = None
    ) -> int:
        """The choice of the seat to move, from the codes of its legal actions.

        Of the position it looks at nothing that the seat does not know.
        """
        if not root.laid:
            return random.choice(legal)
        *placements, (instead, resting) = evaluations(root, PlayoutPolicy([self.weights]))
        if not placements:
            return instead
        seen = [entry for entry in placements if random.random() < self.sight]
        if not seen and instead in legal:
            return instead
        options = dict(seen or placements)
        if instead in legal and self._may_draw(root):
            options[instead] = resting
        worth = [value / POINT for value in options.values()]
        if leads is not None and len(options) > 1:
            ahead = leads([*options])
            worth = [lead + self.share * value for lead, value in zip(ahead, worth, strict=True)]
        if self.noise:
            worth = [value + random.gauss(0, self.noise) for value in worth]
        best = max(worth)
        return random.choice(
            [code for code, value in zip(options, worth, strict=True) if value == best]
        )

    def _may_draw(self, root: State) -> bool:
        """Whether drawing although something fits is worth a thought; not with the last tile."""
        drawing = self.weights[kernel_weights.DRAWING] / POINT
        return drawing > NEVER / 2 and 1 < root.hands[root.turn].bit_count() < self.most

    def _leads(self, worlds: Worlds, view: View, random: Random, end: float | None) -> Leads | None:
        """Playouts in which everybody goes on straight; None if it does without."""
        if not self.worlds:
            return None

        def leads(codes: Sequence[int]) -> list[float]:
            trials = Trials(
                WeightedSampler(worlds.sampler, []),
                [PlayoutPolicy([STRAIGHT])],
                objective_for(view, match=False),
                worlds.root,
                random.getrandbits(62),
            )
            stats = new_stats(map(Arm, codes))
            batch = _BATCH if compiled() else 1
            for first in range(0, self.worlds, batch):
                trials.extend(stats, min(batch, self.worlds - first))
                if end is not None and perf_counter() >= end:
                    break
            sign = -1 if self.generous else 1
            return [sign * entry.mean(LEAD) for entry in stats]

        return leads
