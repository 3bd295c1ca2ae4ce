"""A search tree over actions, grown playout by playout.

Every playout takes a world, goes down the tree by actions that are legal there, adds one, and is
played on from there by policy (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006;
with worlds, Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search", 2012). What
looks best by policy is tried first, and the more often a node was met, the more of it is tried
(progressive widening: Coulom, 2007; Chaslot et al., 2008). With an empty stock at a table of two
there is but one world, and this is plain tree search. ``tree_cy.pxd`` has the types for C.
"""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from math import log, sqrt

    from dreistein.kernel.position.bits import lowest
    from dreistein.kernel.position.constants import DRAW, END_TURN, WORST
    from dreistein.kernel.position.playout_cy import seed_rng
    from dreistein.kernel.position.position_cy import Position, act, find_placements, may_draw
    from dreistein.kernel.search.objective_cy import Objective, best_other, utility, win_probability
    from dreistein.kernel.search.policy_cy import (
        PlayoutPolicy,
        choose,
        choose_weights,
        laid_tiles,
        play_by_policy,
    )
    from dreistein.kernel.worlds.weighted_cy import WeightedSampler, sample

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

NODES = 65536
"""So large a tree grows no further, but still learns."""
EXPLORE, WIDE, BIAS = 0.1, 1.0, 0.05
"""How much what is unsure is tried, how soon more is tried, and how much policy counts."""


class Tree:
    """Nodes, each in a place of every array."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.option = [0] * 600
            self.prior = [0] * 600
            self.path = [0] * 512
            self.code = [0] * NODES
            self.child = [0] * NODES
            self.sibling = [0] * NODES
            self.visits = [0] * NODES
            self.seen = [0] * NODES
            self.mover = [0] * NODES
            self.total = [0.0] * NODES
        self.size = 1
        self.child[0] = -1
        self.sibling[0] = -1
        self.visits[0] = 0


def options(t: Tree, s: Position, m: PlayoutPolicy) -> int:
    """List what may be done, with what it is worth by policy; how much there is."""
    found = find_placements(s, s.drawn if s.drawn else s.hand[s.turn])
    for k in range(found):
        t.option[k] = s.cells[s.found_slot[k]] << 6 | lowest(s.found_bit[k])
    t.option[found] = DRAW if may_draw(s) else END_TURN
    t.prior[found] = 0
    if found:
        t.prior[found] = choose(s, m, laid_tiles(s), found, True)
        for k in range(found):
            t.prior[k] = m.worth[k]
        if t.option[found] == END_TURN and not s.drawn:
            t.prior[found] = WORST
    return found + 1


def next_best(t: Tree, at: int, count: int) -> int:
    """Bring the best of the options from ``at`` on to that place; its code."""
    j = at
    for k in range(at + 1, count):
        if t.prior[k] > t.prior[j]:
            j = k
    prior = t.prior[j]
    code = t.option[j]
    t.prior[j] = t.prior[at]
    t.option[j] = t.option[at]
    t.prior[at] = prior
    t.option[at] = code
    return code


def child_of(t: Tree, node: int, code: int, mover: int) -> int:
    """The child of a node by its action, made if need be; -1 where there is no room."""
    kid = t.child[node]
    while kid >= 0 and t.code[kid] != code:
        kid = t.sibling[kid]
    if kid < 0 and t.size < NODES:
        kid = t.size
        t.size += 1
        t.code[kid] = code
        t.child[kid] = -1
        t.sibling[kid] = t.child[node]
        t.child[node] = kid
        t.mover[kid] = mover
        t.visits[kid] = 0
        t.seen[kid] = 0
        t.total[kid] = 0.0
    return kid


def descend(t: Tree, s: Position, m: PlayoutPolicy, node: int) -> int:
    """The child to go to; -1 where there is no room for another."""
    count = options(t, s, m)
    allowed = 2
    while (allowed - 2) * (allowed - 2) < WIDE * t.visits[node]:
        allowed += 1
    top = -1
    best = -1e30
    for k in range(count):
        if k >= allowed:
            break
        kid = child_of(t, node, next_best(t, k, count), s.turn)
        if kid < 0:
            break
        t.seen[kid] += 1
        if t.visits[kid] == 0:
            value = 1e9 - k
        else:
            value = t.total[kid] / t.visits[kid]
            value += EXPLORE * sqrt(log(t.seen[kid] + 1.0) / t.visits[kid])
            value -= BIAS * k / (1.0 + t.visits[kid])
        if value > best:
            best = value
            top = kid
    return top


def grow(
    t: Tree,
    s: Position,
    sampler: WeightedSampler,
    m: PlayoutPolicy,
    objective: Objective,
    seed: int,
    first: int,
    points: "Points",
    wins: "Chances",
) -> None:
    """Add playouts, one a row: the action it began with and the scores of that seat and the best
    other one go to ``points``, the chance to win the match and the worth of the end to ``wins``.
    """
    rows = points.shape[0]
    w = sampler.sampler
    with cython.nogil:
        for row in range(rows):
            seed_rng(s, seed, first + row)
            sample(sampler, w, s)
            choose_weights(m, s)
            own = s.turn
            t.mover[0] = own
            t.path[0] = 0
            depth = 1
            node = 0
            while not s.end and depth < 500:
                node = descend(t, s, m, node)
                if node < 0:
                    break
                t.path[depth] = node
                depth += 1
                act(s, t.code[node])
                if t.visits[node] == 0:
                    break
            if not s.end:
                play_by_policy(s, m)
            for k in range(depth):
                node = t.path[k]
                t.visits[node] += 1
                t.total[node] += utility(objective, s, t.mover[node])
            points[row, 0] = t.code[t.path[1]]
            points[row, 1] = s.score[own]
            points[row, 2] = best_other(s, own)
            wins[row, 0] = win_probability(objective, s, own)
            wins[row, 1] = utility(objective, s, own)
