"""What ways of playing come to, exactly: their value, and the best answer to them.

A *strategy* is an array of chances: one for each action of each decision of a :class:`Tree`.
"""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from bench.mini.tree import CHANCE, Tree

Strategy = NDArray[np.float64]
SEATS = (0, 1)


def uniform(tree: Tree) -> Strategy:
    """Every action as likely as the others."""
    sizes = np.diff(tree.first)
    return np.repeat(1 / sizes, sizes)


def reach(
    tree: Tree, strategy: Strategy, seats: Collection[int] = SEATS, *, chance: bool = True
) -> NDArray[np.float64]:
    """How likely each node is if these seats play so, and the others do all to get there."""
    likely = np.ones(len(tree.parent))
    for group, owner in tree.groups:
        above = tree.parent[group]
        likely[group] = likely[above]
        if owner in seats:
            likely[group] *= strategy[tree.slot[group]]
        elif owner == CHANCE and chance:
            likely[group] /= tree.branches[above]
    return likely


def value(tree: Tree, strategy: Strategy) -> float:
    """By how much the opener is ahead at the end of a round, on average."""
    return float(reach(tree, strategy) @ tree.lead)


def answer(tree: Tree, strategy: Strategy, seat: int) -> float:
    """By how much a seat is ahead on average if it answers a strategy in the best way."""
    worth = reach(tree, strategy, {1 - seat}) * (tree.lead if seat == 0 else -tree.lead)
    found = np.zeros(tree.actions)
    for (group, owner), starts in zip(tree.groups[::-1], tree.families[::-1], strict=True):
        above, below = tree.parent[group], worth[group]
        if owner == seat:
            slot = tree.slot[group]
            low, high = int(slot.min()), int(slot.max()) + 1
            found[low:high] = np.bincount(slot - low, below, high - low)
            below = below * _greatest(tree, found, low, high)[slot - low]
        worth[above[starts]] += np.add.reduceat(below, starts)
    return float(worth[0])


def without_chance(tree: Tree, strategy: Strategy) -> Strategy:
    """Always what the strategy does most often."""
    return _greatest(tree, strategy, 0, tree.actions)


def _greatest(tree: Tree, numbers: Strategy, low: int, high: int) -> Strategy:
    """1 for the first of the greatest of each decision from ``low`` to ``high``, 0 elsewhere."""
    at = np.searchsorted(tree.first, [low, high])
    starts = tree.first[at[0] : at[1]] - low
    sizes = np.diff(tree.first[at[0] : at[1] + 1])
    top = np.repeat(np.maximum.reduceat(numbers[low:high], starts), sizes)
    places = np.where(numbers[low:high] == top, np.arange(high - low), high)
    chosen = np.zeros(high - low)
    chosen[np.minimum.reduceat(places, starts)] = 1
    return chosen


def nash_conv(tree: Tree, strategy: Strategy) -> float:
    """How much both seats together would gain by the best answer: 0 for an equilibrium."""
    return sum(answer(tree, strategy, seat) for seat in SEATS)
