"""Equilibria by CFR+ (O. Tammelin, "Solving large imperfect information games using CFR+", 2014):
OpenSpiel's, which reads the tree as a file of Gambit."""

import numpy as np

from bench.mini.response import Strategy, uniform
from bench.mini.tree import Tree


def solved(tree: Tree, iterations: int) -> Strategy:
    """The average strategy of ``pyspiel.CFRPlusSolver`` after so many iterations."""
    import pyspiel

    solver = pyspiel.CFRPlusSolver(pyspiel.load_efg_game(tree.efg()))
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = uniform(tree)
    own = [np.flatnonzero(tree.seat == seat) for seat in (0, 1)]
    for name, chances in solver.tabular_average_policy().policy_table().items():
        seat, _, number, _ = name.split("-")  # as pyspiel names decisions of such a file
        first = tree.first[own[int(seat)][int(number) - 1]]
        for action, chance in chances:
            found[first + action] = chance
    return found
