"""A better policy for playouts than ``greedy``: weights for what an action leads to.

A placement is worth its points and what it changes: spots whose three corners are known pay a bonus
and take exactly one tile, so such a spot is a promise to whoever holds that tile; tiles of the own
rack should still fit afterwards, and few of the others'. Drawing on purpose has a worth of its own.
Weights are whole numbers, 256 for a point, so that C and Python agree. A seat knows no more here
than at a real table: its own rack, the board, and how many tiles the others hold.

``policy_cy.pxd`` has the types for C.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import highest, lowest, popcount
    from dreistein.kernel.position.constants import BRIDGE, DOUBLE, FREE, TAKEN, WORST
    from dreistein.kernel.position.playout_cy import randbelow, seed_rng, shuffle
    from dreistein.kernel.position.position_cy import (
        Position,
        draw,
        end_turn,
        find_placements,
        may_draw,
        open_round,
        place,
        start_round,
    )

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Points

BIT = tables.BIT
VALUE = tables.VALUE
ROTATIONS = tables.ROTATIONS
FIT = tables.FIT
ALL = 2**56 - 1

WEIGHTS = 32
"""For each of two phases, while there is a stock and after:

0. a bonus point at a new spot for a tile of the own rack
1. a bonus point at a new spot for a tile that another may hold
2. a tile of the own rack that fits afterwards
3. a tile not seen yet that fits afterwards (taken off)
4. a point of the tile's value, beside the point itself
5. taking a bonus
6. no tile of the own rack fits afterwards (taken off)
7. drawing: a constant; 8. for each tile of the stock; 9. for each tile that others hold;
   10. for each on the own rack; 11. for each of these that fits; 12. for each tile not seen that
   fits; 13. after the first draw; 14. ending the turn after the last
15. no tile that was not seen fits afterwards
"""


class PlayoutPolicy:
    """How every seat plays on: by weights, or with some chance (of 65536) by a second set."""

    def __init__(
        self,
        weights: Sequence[Sequence[int]],
        seconds: Sequence[Sequence[int]] = (),
        chances: Sequence[int] = (),
    ) -> None:
        if not cython.compiled:
            self.weight = [0] * 384
            self.chance = [0] * 6
            self.using = [0] * 6
            self.worth = [0] * 512
        for seat in range(6):
            first = weights[seat % len(weights)]
            second = seconds[seat % len(seconds)] if seconds else first
            for k in range(WEIGHTS):
                self.weight[64 * seat + k] = first[k]
                self.weight[64 * seat + 32 + k] = second[k]
            self.chance[seat] = chances[seat] if seat < len(chances) else 0
            self.using[seat] = 64 * seat


def laid_tiles(s: Position) -> int:
    """The tiles on the table, as a mask."""
    off = 0
    for seat in range(s.config.players):
        off |= s.hand[seat]
    for at in range(s.at, 56):
        off |= BIT[s.deck[at]]
    return ALL ^ off


def choose_weights(m: PlayoutPolicy, s: Position) -> None:
    """Toss which set of weights each seat plays by."""
    for seat in range(s.config.players):
        m.using[seat] = 64 * seat
        if m.chance[seat] and randbelow(s, 65536) < m.chance[seat]:
            m.using[seat] += 32


def play_by_policy(s: Position, m: PlayoutPolicy) -> None:
    """Play to the end of the round."""
    laid = laid_tiles(s)
    while not s.end:
        if not s.laid:
            tile = highest(s.hand[s.turn])
            laid |= BIT[tile]
            open_round(s, randbelow(s, ROTATIONS[tile]))
            continue
        tiles = s.drawn if s.drawn else s.hand[s.turn]
        found = find_placements(s, tiles) if s.stale or s.fitting & tiles else 0
        choice = choose(s, m, laid, found, False) if found else -1
        if choice >= 0:
            tile = lowest(s.found_bit[choice])
            laid |= BIT[tile]
            place(s, s.found_slot[choice], tile)
        elif may_draw(s):
            draw(s)
        else:
            end_turn(s)


def choose(s: Position, m: PlayoutPolicy, laid: int, found: int, keep: bool) -> int:
    """One of the found placements, or -1 to do without; ``keep`` leaves what each is worth."""
    once = 0
    twice = 0
    for slot in range(s.open):
        fits = s.fit[slot]
        twice |= once & fits
        once |= fits
    seat = s.turn
    unseen = ALL ^ laid ^ s.hand[seat]
    total = popcount(unseen)
    theirs = total - (56 - s.at) if s.config.players > 1 else 0
    base = m.using[seat] if s.at < s.config.stock_end else m.using[seat] + 16
    best = WORST
    ties = 0
    for k in range(found):
        slot = s.found_slot[k]
        tile = lowest(s.found_bit[k])
        rest = s.hand[seat] ^ s.found_bit[k]
        fits = twice | once & ~s.fit[slot]
        value = evaluate(s, m, base, slot, tile, rest, unseen, fits, theirs, total)
        if keep:
            m.worth[k] = value
            continue
        if value < best:
            continue
        if value > best:
            best = value
            ties = 0
        s.found_slot[ties] = slot
        s.found_bit[ties] = s.found_bit[k]
        ties += 1
    if keep:
        return evaluate_draw(s, m, base, once, unseen, theirs)
    if s.at < s.config.stock_end or s.drawn_count:
        # Nobody draws who can go out.
        value = evaluate_draw(s, m, base, once, unseen, theirs)
        if value > best and s.hand[seat] & (s.hand[seat] - 1):
            return -1
    return randbelow(s, ties) if ties > 1 else 0


def evaluate_draw(
    s: Position, m: PlayoutPolicy, base: int, once: int, unseen: int, theirs: int
) -> int:
    """The value of drawing, or of keeping what was drawn."""
    value = (
        m.weight[base + 7]
        + m.weight[base + 8] * (s.config.stock_end - s.at)
        + m.weight[base + 9] * theirs
        + m.weight[base + 10] * popcount(s.hand[s.turn])
        + m.weight[base + 11] * popcount(once & s.hand[s.turn])
        + m.weight[base + 12] * popcount(once & unseen)
    )
    if s.drawn_count >= s.config.draws:
        value += m.weight[base + 14]
    elif s.drawn_count:
        value += m.weight[base + 13]
    return value


def evaluate(
    s: Position,
    m: PlayoutPolicy,
    base: int,
    slot: int,
    tile: int,
    rest: int,
    unseen: int,
    others: int,
    theirs: int,
    total: int,
) -> int:
    """What a placement is worth; ``others`` is what fits on the other open cells."""
    cell = s.cells[slot]
    down = cell & 1
    p = (cell + 63 * down & 2047) >> 1
    q = (cell + 64 - 65 * down & 2047) >> 1
    r = (cell + 62 - 61 * down & 2047) >> 1
    apex = s.points[p]
    right = s.points[q]
    left = s.points[r]
    value = (256 + m.weight[base + 4]) * VALUE[tile]
    fitting = others
    new = -1
    here = 0
    if apex and right and left:
        value += 256 * s.config.bonus_points[bonus_after(s, cell, 4096)] + m.weight[base + 5]
    else:
        new = p if not apex else q if not right else r
        here = VALUE[tile] + 3 - (apex & 7) - (right & 7) - (left & 7)
    # What the tile changes: the six cells around the point that gets its number, of which two
    # are beside it; or, where it brings no number, the cells beside it.
    for k in range(6):
        if new < 0:
            if k > 2:
                break
            spot = cell - 1 if k == 0 else cell + 1 if k == 1 else cell + 63 - 126 * down
            spot = spot & 2047
            if s.slots[spot] != FREE:
                continue
            p = (spot + 63 * (spot & 1) & 2047) >> 1
            q = (spot + 64 - 65 * (spot & 1) & 2047) >> 1
            r = (spot + 62 - 61 * (spot & 1) & 2047) >> 1
            c = s.points[p] & 7
        else:
            if k == 0:
                spot = 2 * new + 1
                q = new + 1
                r = new + 32
            elif k == 1:
                spot = 2 * new
                q = new + 32
                r = new + 31
            elif k == 2:
                spot = 2 * new - 1
                q = new + 31
                r = new - 1
            elif k == 3:
                spot = 2 * new - 64
                q = new - 1
                r = new - 32
            elif k == 4:
                spot = 2 * new - 63
                q = new - 32
                r = new - 31
            else:
                spot = 2 * new - 62
                q = new - 31
                r = new + 1
            spot = spot & 2047
            if spot == cell:
                continue
            if s.slots[spot] == FREE and not (
                spot == cell - 1 & 2047
                or spot == cell + 1 & 2047
                or spot == cell + 63 - 126 * down & 2047
            ):
                continue
            c = here
        a = s.points[q & 1023] & 7
        b = s.points[r & 1023] & 7
        fit = FIT[c | a << 3 | b << 6]
        fitting |= fit
        if a and b and c and fit:
            pays = s.config.bonus_points[bonus_after(s, spot, cell)]
            if fit & rest:
                value += m.weight[base] * pays
            elif fit & unseen:
                value -= m.weight[base + 1] * pays * theirs // total
    k = popcount(fitting & rest)
    if k:
        value += m.weight[base + 2] * k
    else:
        value -= m.weight[base + 6]
    k = popcount(fitting & unseen)
    if k:
        value -= m.weight[base + 3] * k
    else:
        value += m.weight[base + 15]
    return value


def bonus_after(s: Position, spot: int, placed: int) -> int:
    """The kind of bonus on a cell whose corners are all known, once a tile lies on another."""
    down = spot & 1
    third = spot + 63 - 126 * down & 2047
    shared = (
        (s.slots[spot - 1 & 2047] == TAKEN or placed == spot - 1 & 2047)
        + (s.slots[spot + 1 & 2047] == TAKEN or placed == spot + 1 & 2047)
        + (s.slots[third] == TAKEN or placed == third)
    )
    if shared < 2:
        return BRIDGE
    p = (spot + 63 * down & 2047) >> 1
    q = (spot + 64 - 65 * down & 2047) >> 1
    r = (spot + 62 - 61 * down & 2047) >> 1
    a = s.points[p] >> 3
    b = s.points[q] >> 3
    c = s.points[r] >> 3
    if placed < 2048:
        down = placed & 1
        for k in range(3):
            point = placed + (63 * down if k == 0 else 64 - 65 * down if k == 1 else 62 - 61 * down)
            point = (point & 2047) >> 1
            a += point == p
            b += point == q
            c += point == r
    return DOUBLE + (a >= 5) + (b >= 5) + (c >= 5)


def evaluations(s: Position, m: PlayoutPolicy) -> list[tuple[int, int]]:
    """The value of every legal placement, and of drawing or ending the turn last."""
    found = find_placements(s, s.drawn if s.drawn else s.hand[s.turn])
    codes = [s.cells[s.found_slot[k]] << 6 | lowest(s.found_bit[k]) for k in range(found)]
    rest = choose(s, m, laid_tiles(s), found, True)
    worth = [(codes[k], m.worth[k]) for k in range(found)]
    return [*worth, (62 if may_draw(s) else 63, rest)]


def self_play(s: Position, m: PlayoutPolicy, seed: int, first: int, points: "Points") -> None:
    """Deal and play whole rounds by the policy, one per row of ``points``: the scores by seat."""
    rows = points.shape[0]
    players = s.config.players
    with cython.nogil:
        for row in range(rows):
            seed_rng(s, seed, first + row)
            shuffle(s)
            start_round(s)
            choose_weights(m, s)
            play_by_policy(s, m)
            for seat in range(players):
                points[row, seat] = s.score[seat]
