"""Playouts that tell what happened in them, so that the gap between two actions can be explained.

The points of each side add up: those of the action, of its tiles (with what draws and passes cost),
its bonuses up to the end of the acting seat's next turn, its later ones, and the settlement.
``facts_cy.pxd`` has the types for C.
"""

from typing import TYPE_CHECKING

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import popcount
    from dreistein.kernel.position.board_cy import all_fitting
    from dreistein.kernel.position.constants import DRAW, END_TURN, OUT
    from dreistein.kernel.position.playout_cy import seed_rng
    from dreistein.kernel.position.position_cy import Position, act, copy_position
    from dreistein.kernel.search.facts import (
        BONUS_LATER,
        BONUS_NEXT,
        DRAWS,
        END,
        FACTS,
        FITS,
        LEFT,
        NOW,
        OUT_FIRST,
        TEMPO,
        THEIRS,
    )
    from dreistein.kernel.search.objective_cy import Objective, win_probability
    from dreistein.kernel.search.policy_cy import (
        PlayoutPolicy,
        choose_weights,
        laid_tiles,
        step_by_policy,
    )
    from dreistein.kernel.worlds.weighted_cy import WeightedSampler, sample

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

VALUE = tables.VALUE


def run_facts(
    s: Position,
    world: Position,
    sampler: WeightedSampler,
    policy: PlayoutPolicy,
    objective: Objective,
    arms: "Points",
    seed: int,
    first: int,
    facts: "Points",
    wins: "Chances",
) -> None:
    """Play out each world after each arm, as :func:`run_playouts` does and with the same luck.

    A row of ``facts`` gets what :mod:`dreistein.kernel.search.facts` lists, a row of ``wins`` the
    chance of the acting seat to win the match.
    """
    rows = wins.shape[0]
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
            for k in range(FACTS):
                facts[row, k] = 0
            facts[row, FITS] = -1
            facts[row, THEIRS + FITS] = -1
            play_and_tell(s, policy, own, arms[0, row % each], facts, row)
            wins[row, 0] = win_probability(objective, s, own)


def play_and_tell(
    s: Position, m: PlayoutPolicy, own: int, code: int, facts: "Points", row: int
) -> None:
    """Do an action and play to the end of the round, and keep account."""
    # The seat's turn: 0 goes on, 1 is over, 2 has come again, 3 is over again.
    stage = 0
    scored = s.score[own]
    act(s, code)
    laid = laid_tiles(s)
    facts[row, NOW] = s.score[own] - s.gain[own] - scored
    while not s.end:
        seat = s.turn
        if stage == 0 and seat != own:
            stage = 1
            facts[row, THEIRS + FITS] = popcount(all_fitting(s) & s.hand[seat])
        elif stage == 1 and seat == own:
            stage = 2
            facts[row, FITS] = popcount(all_fitting(s) & s.hand[own])
        elif stage == 2 and seat != own:
            stage = 3
        scored = s.score[seat]
        laid = step_by_policy(s, m, laid)
        points = s.score[seat] - s.gain[seat] - scored
        base = 0 if seat == own else THEIRS
        code = s.log[s.ply - 1] & 1048575
        if code == DRAW:
            facts[row, base + DRAWS] += 1
        elif code != END_TURN:
            # What a placement scores besides its value is its bonus.
            bonus = points - VALUE[code & 63]
            points -= bonus
            soon = stage < 3 if seat == own else stage < 2
            facts[row, base + (BONUS_NEXT if soon else BONUS_LATER)] += bonus
        facts[row, base + TEMPO] += points
    for seat in range(s.config.players):
        base = 0 if seat == own else THEIRS
        facts[row, base + END] += s.gain[seat]
        facts[row, base + LEFT] += s.hand_value[seat]
        if s.end == OUT and not s.hand[seat]:
            facts[row, base + OUT_FIRST] = 1
