"""Tree search once the stock is empty, when the others' replies matter most."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from dreistein.bots.expert.halving import Arm, ArmStats, Trials
from dreistein.kernel import State, Tree, compiled, grow

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

BATCH = 32
"""Playouts between two looks at the clock; one if the kernel is not compiled."""


def grow_tree(trials: Trials, playouts: int, time_is_up: Callable[[], bool]) -> list[ArmStats]:
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
            trials.policy,
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
        if ahead > playouts - done or time_is_up():
            break
    rows: Chances = np.hstack([points[:done, 1:], wins[:done]])
    of = {code: rows[points[:done, 0] == code] for code in visits}
    stats = [ArmStats(Arm(code), of[code], visits[code]) for code in visits]
    return sorted(stats, key=lambda entry: (-entry.worlds, -float(entry.utilities.mean())))
