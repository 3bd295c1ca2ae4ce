"""Sampling worlds that are not equally likely (Metropolis et al., 1953).

``weighted_cy.pxd`` has the types for C.
"""

from collections.abc import Sequence
from math import exp

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.playout_cy import randbelow, seed_rng
    from dreistein.kernel.position.position_cy import Position
    from dreistein.kernel.worlds.sampler_cy import (
        WorldSampler,
        begin_world,
        finish_world,
        meets_requirements,
        other_group,
    )

BIT = tables.BIT
ODDS = [round(65536 * exp(-k / 256)) for k in range(4096)]
"""The odds, out of 65536, of a step that lowers the weight by k."""


class WeightedSampler:
    """Samples worlds in proportion to their likelihood.

    ``weights[56 * tile + place]`` is 256 times the log-likelihood of a tile at a place of the deck;
    those of a world add up. Without weights all worlds are equally likely.
    """

    def __init__(self, sampler: WorldSampler, weights: Sequence[int] = ()) -> None:
        if not cython.compiled:
            self.weight = [0] * 3136
        self.sampler = sampler
        self.uniform = not weights
        if weights:
            for k in range(3136):
                self.weight[k] = weights[k]

    def sample_into(self, state: Position, seed: int, index: int) -> None:
        """Turn a state into the world of this index."""
        state.config = self.sampler.root.config
        seed_rng(state, seed, index)
        sample(self, self.sampler, state)


def accepts(s: Position, change: int) -> bool:
    """Whether to take a step that changes the weight by this much."""
    if change >= 0:
        return True
    if change <= -4096:
        return False
    return randbelow(s, 65536) < ODDS[-change]


def sample(m: WeightedSampler, w: WorldSampler, s: Position) -> None:
    """Sample a world from the state's random stream, as ``sampler_cy.sample`` does."""
    begin_world(w, s)
    for sweep in range(w.sweeps):
        for k in range(w.loose):
            other = other_group(w, s, k)
            if other < 0:
                continue
            if sweep & 1:
                third = other_group(w, s, k)
                rotate(m, w, s, w.loose_place[k], w.loose_place[other], w.loose_place[third])
            else:
                swap(m, w, s, w.loose_place[k], w.loose_place[other])
    finish_world(w, s)


def swap(m: WeightedSampler, w: WorldSampler, s: Position, p: int, q: int) -> None:
    """Swap the tiles at two places if the facts and the odds allow it."""
    a = s.deck[p]
    b = s.deck[q]
    if not w.allowed[a] & BIT[q] or not w.allowed[b] & BIT[p]:
        return
    if not m.uniform:
        change = m.weight[56 * a + q] + m.weight[56 * b + p]
        change -= m.weight[56 * a + p] + m.weight[56 * b + q]
        if not accepts(s, change):
            return
    s.deck[p] = b
    s.deck[q] = a
    if w.constrained & (BIT[p] | BIT[q]) and not meets_requirements(w, s):
        s.deck[p] = a
        s.deck[q] = b


def rotate(m: WeightedSampler, w: WorldSampler, s: Position, p: int, q: int, r: int) -> None:
    """Rotate the tiles at three places if the facts and the odds allow it."""
    x = s.deck[p]
    y = s.deck[q]
    z = s.deck[r]
    if q == r:
        return
    if not w.allowed[x] & BIT[q] or not w.allowed[y] & BIT[r] or not w.allowed[z] & BIT[p]:
        return
    if not m.uniform:
        change = m.weight[56 * z + p] + m.weight[56 * x + q] + m.weight[56 * y + r]
        change -= m.weight[56 * x + p] + m.weight[56 * y + q] + m.weight[56 * z + r]
        if not accepts(s, change):
            return
    s.deck[p] = z
    s.deck[q] = x
    s.deck[r] = y
    if w.constrained & (BIT[p] | BIT[q] | BIT[r]) and not meets_requirements(w, s):
        s.deck[p] = x
        s.deck[q] = y
        s.deck[r] = z
