"""Tree search once the stock is empty, when the others' replies matter most."""

from dreistein.bots.expert.halving import UTILITY, Arm, ArmStats, Spent, Trials
from dreistein.kernel import State, compiled
from dreistein.kernel.matrix import matrix
from dreistein.kernel.search.tree_cy import Tree, grow

BATCH = 32
"""Playouts between two looks at the clock; one if the kernel is not compiled."""


def grow_tree(trials: Trials, playouts: int, spent: Spent) -> list[ArmStats]:
    """Grow a tree by ``playouts``, or until no other action can become the most visited one.

    Returns the actions tried at its root, the most visited first.
    """
    batch = BATCH if compiled() else 1
    tree, scratch = Tree(), State(trials.root.config)
    tried = dict[int, ArmStats]()
    done = 0
    while done < playouts:
        count = min(batch, playouts - done)
        told, points = matrix("i", count, 3)
        won, wins = matrix("d", count, 2)
        grow(
            tree,
            scratch,
            trials.sampler,
            trials.policies[0],
            trials.objective,
            trials.seed,
            done,
            points,
            wins,
        )
        done += count
        for row in range(count):
            code, own, other = told[3 * row : 3 * row + 3]
            entry = tried.setdefault(code, ArmStats(Arm(code)))
            entry.add(own, own - other, *won[2 * row : 2 * row + 2])
        most, second, *_ = *sorted((entry.worlds for entry in tried.values()), reverse=True), 0
        share = max(spent(), done / playouts)
        if most - second > done / share - done:  # no time for another one to catch up
            break
    return sorted(tried.values(), key=lambda entry: (-entry.worlds, -entry.mean(UTILITY)))
