"""A search tree over actions, grown playout by playout.

Every playout samples a world, descends the tree by actions that are legal there, adds a node, and
is played out by policy (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006; with
worlds, Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search", 2012). The
options that the policy prefers are tried first, and the more often a node was visited, the more of
them (progressive widening: Coulom, 2007; Chaslot et al., 2008). Once the stock is empty, two
players know the only world, and this is plain tree search. ``tree_cy.pxd`` has the types for C.
"""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from math import log, sqrt

    from dreistein.kernel.position.playout_cy import seed_rng
    from dreistein.kernel.position.position_cy import Position, act
    from dreistein.kernel.search.objective_cy import Objective, best_other, utility, win_probability
    from dreistein.kernel.search.options_cy import list_options, next_best
    from dreistein.kernel.search.policy_cy import PlayoutPolicy, choose_weights, play_by_policy
    from dreistein.kernel.worlds.weighted_cy import WeightedSampler, sample

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

NODES = 65536
"""A tree of this size gets no more nodes, but still learns."""
MOST_ACTIONS = 500
"""A descent ends after this many actions."""
EXPLORATION, WIDENING, PRIOR_BIAS = 0.1, 1.0, 0.05
"""How much uncertain options are tried, how soon more options are, and how much the policy's order
counts."""


class Tree:
    """A node is an index into the arrays."""

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


def find_or_add_child(t: Tree, node: int, code: int, mover: int) -> int:
    """The child of a node by its action, added if it is missing; -1 if the tree is full."""
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
    """The child to visit next; -1 if the tree is full."""
    count = list_options(s, m, t.option, t.prior, 0)
    allowed = 2
    while (allowed - 2) * (allowed - 2) < WIDENING * t.visits[node]:
        allowed += 1
    top = -1
    best = -1e30
    for k in range(count):
        if k >= allowed:
            break
        kid = find_or_add_child(t, node, next_best(t.option, t.prior, k, count), s.turn)
        if kid < 0:
            break
        t.seen[kid] += 1
        if t.visits[kid] == 0:
            value = 1e9 - k
        else:
            value = t.total[kid] / t.visits[kid]
            value += EXPLORATION * sqrt(log(t.seen[kid] + 1.0) / t.visits[kid])
            value -= PRIOR_BIAS * k / (1.0 + t.visits[kid])
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
    """Grow the tree by one playout per row.

    A row of ``points`` gets the first action, and the scores of its seat and the best other one; a
    row of ``wins`` the chance to win the match and the utility. ``s`` is scratch space.
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
            while not s.end and depth < MOST_ACTIONS:
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
