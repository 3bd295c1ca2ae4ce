"""A strong opponent: it samples what it cannot see, many times, and plays every action out.

This is determinized Monte Carlo search, as good Scrabble programs do it (B. Sheppard, *World-
championship-caliber Scrabble*, 2002): it samples worlds that agree with everything it has seen,
tries every legal action in each of them, plays the round out by the greedy policy, and takes the
action that leaves it furthest ahead on average.

>>> from random import Random
>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> Strong(worlds=40).choose(view(round, 1), legal, Random(1)) in legal
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from dreistein.kernel import Worlds, action_code, compiled
from dreistein.rules.actions import Action
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.kernel import Rounds

MILLIS = 50
"""The most time for a decision."""
_BATCH = 10
"""Worlds between two looks at the clock; one if the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Strong:
    """Samples up to ``worlds`` worlds, as its time allows, on one core."""

    worlds: int = 300
    name: ClassVar[str] = "strong"

    def __post_init__(self) -> None:
        if not 1 <= self.worlds <= 100_000:
            raise ValueError("a number of worlds from 1 to 100000")
        # Playouts need it, and loading it would cost the first decision its time.
        import_module("numpy")

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        end = perf_counter() + min(MILLIS if millis is None else millis, MILLIS) / 1000
        worlds = Worlds(view)
        actions = [action_code(worlds.root, action) for action in legal]
        seed = random.getrandbits(62)
        ahead = [0] * len(actions)
        batch = _BATCH if compiled() else 1
        for first in range(0, self.worlds, batch):
            count = min(batch, self.worlds - first)
            played = worlds.playouts(count, seed, actions=actions, policies="greedy", first=first)
            for at, points in enumerate(_ahead(played, view.seat or 0, len(actions))):
                ahead[at] += points
            if perf_counter() >= end:
                break
        return legal[ahead.index(max(ahead))]


def _ahead(played: "Rounds", seat: int, actions: int) -> list[int]:
    """By action, how far the seat ended ahead of the best of the others, over all worlds."""
    scores = played.scores.reshape(-1, actions, played.players).astype("int64")
    mine = scores[:, :, seat]
    if played.players > 1:
        scores[:, :, seat] = scores.min() - 1
        mine = mine - scores.max(axis=2)
    sums: list[int] = mine.sum(axis=0).tolist()
    return sums
