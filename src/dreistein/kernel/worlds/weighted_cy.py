"""Worlds by how likely they are, and playing on from them.

``belief_cy.pxd`` has the types for C.
"""

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import lowest
    from dreistein.kernel.position.board_cy import bonus
    from dreistein.kernel.position.playout_cy import randbelow, seed_rng
    from dreistein.kernel.position.position_cy import Position, act, copy_position
    from dreistein.kernel.search.objective_cy import Objective, best_other, utility, win_probability
    from dreistein.kernel.search.policy_cy import PlayoutPolicy, choose_weights, play_by_policy
    from dreistein.kernel.worlds.sampler_cy import Chain, agrees, elsewhere, hold

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

BIT = tables.BIT
VALUE = tables.VALUE
ODDS = [round(65536 * exp(-k / 256)) for k in range(4096)]
"""The odds, of 65536, of something that is k less likely; weights are 256 times a logarithm."""


class Belief:
    """A chain whose worlds are not equally likely: each tile at each place has a weight."""

    def __init__(self, chain: Chain, weights: Sequence[int] = ()) -> None:
        if not cython.compiled:
            self.weight = [0] * 3136
        self.chain = chain
        self.even = not weights
        if weights:
            for k in range(3136):
                self.weight[k] = weights[k]

    def sample_into(self, state: Position, seed: int, index: int) -> None:
        """Make a state the world of this index."""
        state.config = self.chain.root.config
        seed_rng(state, seed, index)
        believe(self, self.chain, state)


def accepts(s: Position, change: int) -> bool:
    """Whether to make a step that changes the odds so (Metropolis et al., 1953)."""
    if change >= 0:
        return True
    if change <= -4096:
        return False
    return randbelow(s, 65536) < ODDS[-change]


def believe(m: Belief, c: Chain, s: Position) -> None:
    """Lay out a world, from the state's random stream, as ``chain_cy.sample`` does."""
    copy_position(s, c.root)
    base = randbelow(s, c.bases)
    for at in range(56):
        s.deck[at] = c.base[56 * base + at]
    for sweep in range(c.sweeps):
        for k in range(c.free):
            other = elsewhere(c, s, k)
            if other < 0:
                continue
            if sweep & 1:
                rotate(m, c, s, c.place[k], c.place[other], c.place[elsewhere(c, s, k)])
            else:
                swap(m, c, s, c.place[k], c.place[other])
    for at in range(55, s.at, -1):
        other = s.at + randbelow(s, at - s.at + 1)
        tile = s.deck[at]
        s.deck[at] = s.deck[other]
        s.deck[other] = tile
    hold(c, s)


def swap(m: Belief, c: Chain, s: Position, p: int, q: int) -> None:
    """Swap the tiles at two places, if they may lie so."""
    a = s.deck[p]
    b = s.deck[q]
    if not c.row[a] & BIT[q] or not c.row[b] & BIT[p]:
        return
    if not m.even:
        change = m.weight[56 * a + q] + m.weight[56 * b + p]
        change -= m.weight[56 * a + p] + m.weight[56 * b + q]
        if not accepts(s, change):
            return
    s.deck[p] = b
    s.deck[q] = a
    if c.watched & (BIT[p] | BIT[q]) and not agrees(c, s):
        s.deck[p] = a
        s.deck[q] = b


def rotate(m: Belief, c: Chain, s: Position, p: int, q: int, r: int) -> None:
    """Move the tiles at three places round."""
    x = s.deck[p]
    y = s.deck[q]
    z = s.deck[r]
    if q == r or not c.row[x] & BIT[q] or not c.row[y] & BIT[r] or not c.row[z] & BIT[p]:
        return
    if not m.even:
        change = m.weight[56 * z + p] + m.weight[56 * x + q] + m.weight[56 * y + r]
        change -= m.weight[56 * x + p] + m.weight[56 * y + q] + m.weight[56 * z + r]
        if not accepts(s, change):
            return
    s.deck[p] = z
    s.deck[q] = x
    s.deck[r] = y
    if c.watched & (BIT[p] | BIT[q] | BIT[r]) and not agrees(c, s):
        s.deck[p] = x
        s.deck[q] = y
        s.deck[r] = z


def think(
    s: Position,
    world: Position,
    m: Belief,
    policy: PlayoutPolicy,
    objective: Objective,
    arms: "Points",
    seed: int,
    first: int,
    points: "Points",
    wins: "Chances",
) -> None:
    """Play on from a world each after each arm in turn: an action, and by which set of weights the
    seat that acts plays on. All arms meet the same world and the same luck.

    A row of ``points`` gets the score of that seat and the best other one, ``wins`` the chance to
    win the match and what the end is worth.
    """
    rows = points.shape[0]
    each = arms.shape[1]
    c = m.chain
    with cython.nogil:
        for row in range(rows):
            if row % each == 0:
                seed_rng(world, seed, first + row // each)
                believe(m, c, world)
                choose_weights(policy, world)
            copy_position(s, world)
            s.rng = world.rng
            own = s.turn
            policy.using[own] = 64 * own + 32 * arms[1, row % each]
            act(s, arms[0, row % each])
            play_by_policy(s, policy)
            points[row, 0] = s.score[own]
            points[row, 1] = best_other(s, own)
            wins[row, 0] = win_probability(objective, s, own)
            wins[row, 1] = utility(objective, s, own)


def chances(s: Position) -> list[int]:
    """For every tile the most points that it could score now; -1 where it fits nowhere."""
    best = [-1] * 56
    for slot in range(s.open):
        fits = s.fit[slot]
        if not fits:
            continue
        earns = s.config.bonus_points[bonus(s, s.cells[slot])]
        while fits:
            tile = lowest(fits)
            best[tile] = max(best[tile], VALUE[tile] + earns)
            fits &= fits - 1
    return best
