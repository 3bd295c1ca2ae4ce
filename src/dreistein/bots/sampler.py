"""A simple searcher to measure others by: it always places if it can, where playouts say is best.

It samples worlds that agree with everything it has seen, tries every placement in all of them, and
plays each round out greedily. It never draws on purpose.

>>> from random import Random
>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> Sampler(worlds=40).choose(view(round, 1), legal, Random(1)) in legal
True
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from dreistein.kernel import Worlds, action_code, compiled
from dreistein.rules.actions import DRAW, Action, Placement
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.kernel import Rounds

BATCH = 10
"""Worlds between two looks at the clock; one if the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Sampler:
    """Samples ``worlds`` worlds, fewer only if it is given too little time."""

    worlds: int = 300
    name: ClassVar[str] = "sampler"

    def __post_init__(self) -> None:
        check_worlds(self.worlds)

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        placements = [action for action in legal if isinstance(action, Placement)]
        if not placements:
            return DRAW if DRAW in legal else legal[0]
        end = None if millis is None else perf_counter() + millis / 1000

        def time_is_up() -> bool:
            return end is not None and perf_counter() >= end

        return best_by_playouts(view, placements, self.worlds, random, time_is_up)


def check_worlds(worlds: int) -> None:
    """Refuse a number of worlds that makes no sense."""
    if not 1 <= worlds <= 100_000:
        raise ValueError("a number of worlds from 1 to 100000")
    # Playouts need it, and loading it would cost the first decision its time.
    import_module("numpy")


def best_by_playouts(
    view: View,
    choices: Sequence[Action],
    count: int,
    random: Random,
    time_is_up: Callable[[], bool],
) -> Action:
    """The choice that leaves the seat furthest ahead on average, if everybody goes on greedily."""
    if len(choices) == 1:
        return choices[0]
    worlds = Worlds(view)
    actions = [action_code(worlds.root, action) for action in choices]
    seed = random.getrandbits(62)
    ahead = [0] * len(actions)
    batch = BATCH if compiled() else 1
    for first in range(0, count, batch):
        most = min(batch, count - first)
        played = worlds.playouts(most, seed, actions=actions, policies="greedy", first=first)
        for at, points in enumerate(_ahead(played, view.seat or 0)):
            ahead[at] += points
        if time_is_up():
            break
    return choices[ahead.index(max(ahead))]


def _ahead(played: "Rounds", seat: int) -> list[int]:
    """By action, how far the seat ended ahead of the best of the others, over all worlds."""
    scores = played.by_action().astype("int64")
    mine = scores[:, :, seat]
    if played.players > 1:
        scores[:, :, seat] = scores.min() - 1
        mine = mine - scores.max(axis=2)
    sums: list[int] = mine.sum(axis=0).tolist()
    return sums
