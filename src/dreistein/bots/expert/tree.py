"""Tree search once the stock is empty, when the others' replies matter most."""

from collections import Counter
from typing import TYPE_CHECKING

from dreistein.bots.expert.halving import Arm, ArmStats, Spent, Trials
from dreistein.kernel import State, Tree, compiled, grow

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

BATCH = 32
"""Playouts between two looks at the clock; one if the kernel is not compiled."""


def grow_tree(trials: Trials, playouts: int, spent: Spent) -> list[ArmStats]:
    """Grow a tree by ``playouts``, or until no other action can become the most visited one.

    Returns the actions tried at its root, the most visited first.
    """
    import numpy as np

    batch = BATCH if compiled() else 1
    tree, scratch = Tree(), State(trials.root.config)
    points: Points = np.zeros((playouts, 3), np.int32)
    wins: Chances = np.zeros((playouts, 2))
    visits: Counter[int] = Counter()
    done = 0
    while done < playouts:
        part = slice(done, min(done + batch, playouts))
        grow(
            tree,
            scratch,
            trials.sampler,
            trials.policies[0],
            trials.objective,
            trials.seed,
            done,
            points[part],
            wins[part],
        )
        done = part.stop
        visits.update(points[part, 0].tolist())
        (_, most), *second = visits.most_common(2)
        ahead = most - (second[0][1] if second else 0)
        share = max(spent(), done / playouts)
        if ahead > done / share - done:  # no time for another one to catch up
            break
    rows: Chances = np.hstack([points[:done, 1:], wins[:done]])
    of = {code: rows[points[:done, 0] == code] for code in visits}
    stats = [ArmStats(Arm(code), of[code], visits[code]) for code in visits]
    return sorted(stats, key=lambda entry: (-entry.worlds, -float(entry.utilities.mean())))
