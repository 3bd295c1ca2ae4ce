"""Playouts of several arms in the same sampled worlds. ``arms_cy.pxd`` has the types for C."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.playout_cy import seed_rng
    from dreistein.kernel.position.position_cy import Position, act, copy_position
    from dreistein.kernel.search.objective_cy import (
        Objective,
        best_other,
        utility,
        win_probability,
    )
    from dreistein.kernel.search.policy_cy import (
        PlayoutPolicy,
        choose_weights,
        follow_plan,
        play_by_policy,
    )
    from dreistein.kernel.worlds.weighted_cy import WeightedSampler, sample

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points


def run_playouts(
    s: Position,
    world: Position,
    sampler: WeightedSampler,
    policy: PlayoutPolicy,
    objective: Objective,
    arms: "Points",
    seed: int,
    first: int,
    points: "Points",
    wins: "Chances",
) -> None:
    """Play out each world after each arm in turn, one playout per row.

    An arm is a column of ``arms``: an action, and the acting seat's plan after it, 1 for its second
    set of weights. All arms meet the same worlds and the same luck. A row of ``points`` gets the
    score of that seat and the best other one, a row of ``wins`` the chance to win the match and the
    utility. The positions ``s`` and ``world`` are scratch space.
    """
    rows = points.shape[0]
    each = arms.shape[1]
    w = sampler.sampler
    with cython.nogil:
        for row in range(rows):
            if row % each == 0:
                seed_rng(world, seed, first + row // each)
                sample(sampler, w, world)
                choose_weights(policy, world)
            copy_position(s, world)
            s.rng = world.rng
            own = s.turn
            follow_plan(policy, own, arms[1, row % each])
            act(s, arms[0, row % each])
            play_by_policy(s, policy)
            points[row, 0] = s.score[own]
            points[row, 1] = best_other(s, own)
            wins[row, 0] = win_probability(objective, s, own)
            wins[row, 1] = utility(objective, s, own)


def run_values(
    s: Position,
    world: Position,
    sampler: WeightedSampler,
    policy: PlayoutPolicy,
    objective: Objective,
    seat: int,
    code: int,
    seed: int,
    first: int,
    points: "Points",
    wins: "Chances",
) -> None:
    """Play out worlds after an action (or :data:`NO_ACTION`), one per row, for any seat.

    ``points`` and ``wins`` are filled as by :func:`run_playouts`, for ``seat``.
    """
    rows = points.shape[0]
    w = sampler.sampler
    with cython.nogil:
        for row in range(rows):
            seed_rng(world, seed, first + row)
            sample(sampler, w, world)
            choose_weights(policy, world)
            copy_position(s, world)
            s.rng = world.rng
            if code >= 0:
                act(s, code)
            play_by_policy(s, policy)
            points[row, 0] = s.score[seat]
            points[row, 1] = best_other(s, seat)
            wins[row, 0] = win_probability(objective, s, seat)
            wins[row, 1] = utility(objective, s, seat)


def add_results(
    rows: "Chances", met: int, points: "Points", wins: "Chances", arm: int, each: int
) -> None:
    """Add the playouts of one of ``each`` arms to its results, after those of ``met`` worlds.

    Their columns are the seat's points, its lead, the chance to win the match, and the utility.
    """
    worlds = points.shape[0] // each
    for world in range(worlds):
        at = world * each + arm
        rows[met + world, 0] = points[at, 0]
        rows[met + world, 1] = points[at, 0] - points[at, 1]
        rows[met + world, 2] = wins[at, 0]
        rows[met + world, 3] = wins[at, 1]


def moments(
    rows: "Chances", others: "Chances", worlds: int, measure: int, paired: bool
) -> tuple[float, float]:
    """The mean of a column over some worlds, and its sample variance; if ``paired``, those of the
    difference to the other results."""
    total = 0.0
    squares = 0.0
    for world in range(worlds):
        value = rows[world, measure]
        if paired:
            value -= others[world, measure]
        total += value
    mean = total / worlds
    for world in range(worlds):
        value = rows[world, measure]
        if paired:
            value -= others[world, measure]
        squares += (value - mean) * (value - mean)
    return mean, squares / max(worlds - 1, 1)
