"""Playouts by simple policies.

``playout_cy.pxd`` has the types for C.

Every playout has a random stream of its own, made of the seed and its index: the results are the
same however the work is shared among threads.
"""

from typing import TYPE_CHECKING

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import highest, lowest
    from dreistein.kernel.position.board_cy import bonus
    from dreistein.kernel.position.constants import GREEDY, PLACING, RANDOM
    from dreistein.kernel.position.position_cy import (
        Position,
        act,
        copy_position,
        draw,
        end_turn,
        find_placements,
        may_draw,
        open_round,
        place,
        start_round,
    )

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Counts, Points

VALUE = tables.VALUE
ROTATIONS = tables.ROTATIONS

# SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
WORD_MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def mix64(word: int) -> int:
    """A 64-bit hash: every bit of the result depends on every bit of the word."""
    word = ((word ^ word >> 30) * MIX_1) & WORD_MASK
    word = ((word ^ word >> 27) * MIX_2) & WORD_MASK
    return word ^ word >> 31


def seed_rng(s: Position, seed: int, index: int) -> None:
    """Start the random stream of one playout."""
    s.rng = mix64((seed + mix64((index * GOLDEN) & WORD_MASK)) & WORD_MASK)


def randbelow(s: Position, stop: int) -> int:
    """A random integer from 0 to stop - 1, with a bias below one in a hundred million."""
    s.rng = (s.rng + GOLDEN) & WORD_MASK
    return (mix64(s.rng) >> 32) * stop >> 32


def shuffle(s: Position) -> None:
    """Put the deck in random order."""
    for at in range(56):
        s.deck[at] = s.config.first_deck[at]
    for at in range(s.config.deck_end - 1, 0, -1):
        other = randbelow(s, at + 1)
        tile = s.deck[at]
        s.deck[at] = s.deck[other]
        s.deck[other] = tile


def step(s: Position) -> None:
    """Do one action, by the policy of the seat to move."""
    policy = s.policy[s.turn]
    if not s.laid:
        open_round(s, 0 if policy == PLACING else randbelow(s, ROTATIONS[highest(s.hand[s.turn])]))
        return
    tiles = s.drawn if s.drawn else s.hand[s.turn]
    found = find_placements(s, tiles) if s.stale or s.fitting & tiles else 0
    pick = 0
    if found:
        options = found + (policy == RANDOM and not s.config.must_place)
        pick = greediest(s, found) if policy == GREEDY else randbelow(s, options)
    if pick < found:
        place(s, s.found_slot[pick], lowest(s.found_bit[pick]))
    elif may_draw(s):
        draw(s)
    else:
        end_turn(s)


def greediest(s: Position, found: int) -> int:
    """The index of a found placement with the most points now."""
    # Those with the most so far move to the front of the list.
    best = -1
    ties = 0
    last = 64
    earns = 0
    for k in range(found):
        slot = s.found_slot[k]
        if slot != last:
            earns = s.config.bonus_points[bonus(s, s.cells[slot])]
            last = slot
        points = VALUE[lowest(s.found_bit[k])] + earns
        if points < best:
            continue
        if points > best:
            best = points
            ties = 0
        s.found_slot[ties] = slot
        s.found_bit[ties] = s.found_bit[k]
        ties += 1
    return randbelow(s, ties)


def play_out(s: Position) -> None:
    """Play to the end of the round."""
    while not s.end:
        step(s)


def record_outcome(s: Position, row: int, points: "Points", counts: "Counts") -> None:
    """Record how a round ended, as :mod:`dreistein.kernel.outcomes` reads it."""
    players = s.config.players
    for seat in range(players):
        points[row, seat] = s.score[seat]
        points[row, players + seat] = s.gain[seat]
    counts[row, 0] = s.ply
    counts[row, 1] = s.end
    counts[row, 2] = s.opener
    for k in range(8 * players):
        counts[row, 3 + k] = s.tally[k]


def play_rounds(s: Position, seed: int, first: int, points: "Points", counts: "Counts") -> None:
    """Deal and play whole rounds, one per row; the state is scratch space."""
    rows = points.shape[0]
    with cython.nogil:
        for row in range(rows):
            seed_rng(s, seed, first + row)
            shuffle(s)
            start_round(s)
            play_out(s)
            record_outcome(s, row, points, counts)


def play_from(
    s: Position,
    root: Position,
    actions: "Points",
    seed: int,
    first: int,
    points: "Points",
    counts: "Counts",
) -> None:
    """Play on from a position after each action in turn, one playout per row.

    An action that is negative is none. All actions meet the same random stream.
    """
    rows = points.shape[0]
    each = actions.shape[1]
    with cython.nogil:
        for row in range(rows):
            seed_rng(s, seed, first + row // each)
            copy_position(s, root)
            if actions[0, row % each] >= 0:
                act(s, actions[0, row % each])
            play_out(s)
            record_outcome(s, row, points, counts)
