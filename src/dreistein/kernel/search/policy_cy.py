"""A stronger playout policy than ``greedy``: weights for what an action leads to.

A placement is worth its points and what it changes. A spot whose three corners are known pays a
bonus and takes exactly one tile, so it is a promise to the seat that holds that tile. The seat's
own tiles should still fit afterwards, and few of the others'. Drawing on purpose has a value of its
own. Weights are whole numbers, 256 for a point, so that C and Python agree. A seat knows no more
here than at a real table: its own hand, the board, and how many tiles the others hold.

``policy_cy.pxd`` has the types for C.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dreistein.kernel.position import tables
from dreistein.kernel.search.traits import Traits

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import highest, lowest, popcount
    from dreistein.kernel.position.constants import (
        BRIDGE,
        DOUBLE,
        DRAW,
        END_TURN,
        FREE,
        NOWHERE,
        TAKEN,
        WORST,
    )
    from dreistein.kernel.position.lattice import (
        apex_point,
        left_point,
        right_point,
        third_neighbour,
    )
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
    from dreistein.kernel.search.weights import (
        CERTAIN,
        DRAWING,
        DRAWING_AGAIN,
        DRAWING_FITS,
        DRAWING_OWN,
        DRAWING_STOCK,
        DRAWING_THEIRS,
        DRAWING_UNSEEN,
        KEEPING,
        MOST_BONUS,
        MOST_SHARED,
        NO_OWN_FITS,
        NO_UNSEEN_FITS,
        OTHERS_BONUS,
        OWN_BONUS,
        OWN_FITS,
        PHASE_WEIGHTS,
        SEAT_WEIGHTS,
        SET_WEIGHTS,
        SHARED_WEIGHTS,
        TAKES_BONUS,
        TILE_VALUE,
        UNSEEN_FITS,
    )

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Points

BIT = tables.BIT
VALUE = tables.VALUE
ROTATIONS = tables.ROTATIONS
FIT = tables.FIT


class PlayoutPolicy:
    """How each seat plays: by its weights or, with a chance out of 65536, by a second set.

    With ``shared`` sets, a toss for the whole table comes first: everybody plays by the same one of
    them, or as above. All of these are equally likely.

    A set has :data:`SET_WEIGHTS` numbers, as :mod:`dreistein.kernel.search.weights` lists them: the
    first half for the phase with a stock, the second for the one without. The ``traits`` of a seat
    hold whichever set it plays by.
    """

    def __init__(
        self,
        weights: Sequence[Sequence[int]],
        seconds: Sequence[Sequence[int]] = (),
        chances: Sequence[int] = (),
        shared: Sequence[Sequence[int]] = (),
        traits: Sequence[Traits] = (),
    ) -> None:
        if len(shared) > MOST_SHARED:
            raise ValueError(f"at most {MOST_SHARED} shared sets")
        if not cython.compiled:
            self.weight = [0] * 512
            self.chance = [0] * 6
            self.using = [0] * 6
            self.worth = [0] * 512
            self.most = [0] * 6
            self.sight = [0] * 6
            self.blind = [0] * 6
            self.noise = [0] * 6
            self.rests = [0] * 6
            self.whim = [0] * 6
        for seat in range(6):
            trait = traits[seat % len(traits)] if traits else Traits()
            self.most[seat] = trait.most
            self.sight[seat] = trait.sight
            self.blind[seat] = trait.blind
            self.noise[seat] = trait.noise
            self.rests[seat] = trait.rests
            self.whim[seat] = trait.whim
            first = weights[seat % len(weights)]
            second = seconds[seat % len(seconds)] if seconds else first
            for k in range(SET_WEIGHTS):
                self.weight[SEAT_WEIGHTS * seat + k] = first[k]
                self.weight[SEAT_WEIGHTS * seat + SET_WEIGHTS + k] = second[k]
            self.chance[seat] = chances[seat] if seat < len(chances) else 0
            self.using[seat] = SEAT_WEIGHTS * seat
        self.shared = len(shared)
        self.sharing = 0
        for which in range(len(shared)):
            for k in range(SET_WEIGHTS):
                self.weight[SHARED_WEIGHTS + SET_WEIGHTS * which + k] = shared[which][k]


def laid_tiles(s: Position) -> int:
    """The tiles on the table, as a mask."""
    off = 0
    for seat in range(s.config.players):
        off |= s.hand[seat]
    for at in range(s.at, s.config.deck_end):
        off |= BIT[s.deck[at]]
    return s.config.tiles ^ off


def choose_weights(m: PlayoutPolicy, s: Position) -> None:
    """Toss which set of weights each seat plays by."""
    m.sharing = randbelow(s, m.shared + 1) if m.shared else 0
    for seat in range(s.config.players):
        tossed = not m.sharing and m.chance[seat] and randbelow(s, 65536) < m.chance[seat]
        follow_plan(m, seat, 1 if tossed else 0)


def follow_plan(m: PlayoutPolicy, seat: int, plan: int) -> None:
    """Let a seat play by its second set or, with plan 0, by what the table shares or its first."""
    if m.sharing and not plan:
        m.using[seat] = SHARED_WEIGHTS + SET_WEIGHTS * (m.sharing - 1)
    else:
        m.using[seat] = SEAT_WEIGHTS * seat + SET_WEIGHTS * plan


def play_by_policy(s: Position, m: PlayoutPolicy) -> None:
    """Play to the end of the round."""
    laid = laid_tiles(s)
    while not s.end:
        laid = step_by_policy(s, m, laid)


def step_by_policy(s: Position, m: PlayoutPolicy, laid: int) -> int:
    """Do one action; the tiles that are on the table then, given those that were."""
    if not s.laid:
        tile = highest(s.hand[s.turn])
        open_round(s, randbelow(s, ROTATIONS[tile]))
        return laid | BIT[tile]
    tiles = s.drawn if s.drawn else s.hand[s.turn]
    found = find_placements(s, tiles) if s.stale or s.fitting & tiles else 0
    if found and (m.sight[s.turn] < CERTAIN or m.blind[s.turn]):
        found = notice(s, m, found)
    if found and m.whim[s.turn] and randbelow(s, CERTAIN) < m.whim[s.turn]:
        choice = randbelow(s, found)
    else:
        choice = choose(s, m, laid, found, False) if found else -1
    if choice >= 0:
        tile = lowest(s.found_bit[choice])
        place(s, s.found_slot[choice], tile)
        return laid | BIT[tile]
    if may_draw(s):
        draw(s)
    else:
        end_turn(s)
    return laid


def notice(s: Position, m: PlayoutPolicy, found: int) -> int:
    """Keep of the placements found those that the seat notices; all if it must place one."""
    seat = s.turn
    seen = 0
    if not m.blind[seat] or randbelow(s, CERTAIN) >= m.blind[seat]:
        for k in range(found):
            if randbelow(s, CERTAIN) < m.sight[seat]:
                # Those that were noticed change places with those that were not.
                slot = s.found_slot[seen]
                bit = s.found_bit[seen]
                s.found_slot[seen] = s.found_slot[k]
                s.found_bit[seen] = s.found_bit[k]
                s.found_slot[k] = slot
                s.found_bit[k] = bit
                seen += 1
    return found if not seen and s.config.must_place else seen


def misjudge(s: Position, noise: int) -> int:
    """How far a judgement is off: three dice, which are nearly a bell curve."""
    bits = randbelow(s, 1 << 30)
    return (2 * ((bits & 1023) + (bits >> 10 & 1023) + (bits >> 20)) - 3069) * noise >> 10


def choose(s: Position, m: PlayoutPolicy, laid: int, found: int, keep: bool) -> int:
    """The index of the best placement found, or -1 to draw or end the turn instead.

    With ``keep``, put the value of each into ``m.worth`` and return that of not placing.
    """
    once = 0
    twice = 0
    for slot in range(s.open):
        fits = s.fit[slot]
        twice |= once & fits
        once |= fits
    seat = s.turn
    unseen = s.config.tiles ^ laid ^ s.hand[seat]
    total = popcount(unseen)
    theirs = total - (s.config.deck_end - s.at) if s.config.players > 1 else 0
    base = m.using[seat] if s.at < s.config.stock_end else m.using[seat] + PHASE_WEIGHTS
    noise = 0 if keep else m.noise[seat]
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
        if noise:
            value += misjudge(s, noise)
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
    # On an empty stock only some pass although a tile fits.
    rests = s.at < s.config.stock_end or s.drawn_count or m.rests[seat]
    if rests and not s.config.must_place and popcount(s.hand[seat]) < m.most[seat]:
        # A seat that can go out does not draw.
        value = evaluate_draw(s, m, base, once, unseen, theirs)
        if noise:
            value += misjudge(s, noise)
        if value > best and s.hand[seat] & (s.hand[seat] - 1):
            return -1
    return randbelow(s, ties) if ties > 1 else 0


def evaluate_draw(
    s: Position, m: PlayoutPolicy, base: int, once: int, unseen: int, theirs: int
) -> int:
    """The value of drawing, or of keeping what was drawn."""
    value = (
        m.weight[base + DRAWING]
        + m.weight[base + DRAWING_STOCK] * (s.config.stock_end - s.at)
        + m.weight[base + DRAWING_THEIRS] * theirs
        + m.weight[base + DRAWING_OWN] * popcount(s.hand[s.turn])
        + m.weight[base + DRAWING_FITS] * popcount(once & s.hand[s.turn])
        + m.weight[base + DRAWING_UNSEEN] * popcount(once & unseen)
    )
    if s.drawn_count >= s.config.draws:
        value += m.weight[base + KEEPING]
    elif s.drawn_count:
        value += m.weight[base + DRAWING_AGAIN]
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
    """The value of a placement; ``others`` are the tiles that fit on the other open cells."""
    cell = s.cells[slot]
    p = apex_point(cell)
    q = right_point(cell)
    r = left_point(cell)
    apex = s.points[p]
    right = s.points[q]
    left = s.points[r]
    value = (256 + m.weight[base + TILE_VALUE]) * VALUE[tile]
    fitting = others
    new = -1
    here = 0
    if apex and right and left:
        value += 256 * pays_after(s, cell, NOWHERE)
        value += m.weight[base + TAKES_BONUS]
    else:
        new = p if not apex else q if not right else r
        here = VALUE[tile] + 3 - (apex & 7) - (right & 7) - (left & 7)
    # The tile changes the six cells around the point it gives a number, of which two are its
    # neighbours; if it gives none, its three neighbours.
    for k in range(6):
        if new < 0:
            if k > 2:
                break
            spot = cell - 1 if k == 0 else cell + 1 if k == 1 else third_neighbour(cell)
            spot = spot & 2047
            if s.slots[spot] != FREE:
                continue
            p = apex_point(spot)
            q = right_point(spot)
            r = left_point(spot)
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
                spot == cell - 1 & 2047 or spot == cell + 1 & 2047 or spot == third_neighbour(cell)
            ):
                continue
            c = here
        a = s.points[q & 1023] & 7
        b = s.points[r & 1023] & 7
        fit = FIT[c | a << 3 | b << 6]
        fitting |= fit
        if a and b and c and fit:
            pays = pays_after(s, spot, cell)
            if fit & rest:
                value += m.weight[base + OWN_BONUS] * pays
            elif fit & unseen:
                # C rounds towards zero, Python down: a weight may be negative.
                risk = m.weight[base + OTHERS_BONUS] * pays * theirs
                value -= risk // total if risk >= 0 else -(-risk // total)
    k = popcount(fitting & rest)
    if k:
        value += m.weight[base + OWN_FITS] * k
    else:
        value -= m.weight[base + NO_OWN_FITS]
    k = popcount(fitting & unseen)
    if k:
        value -= m.weight[base + UNSEEN_FITS] * k
    else:
        value += m.weight[base + NO_UNSEEN_FITS]
    return value


def bonus_after(s: Position, spot: int, placed: int) -> int:
    """The kind of bonus on a cell with known corners, once a tile is on the cell ``placed``."""
    third = third_neighbour(spot)
    shared = (
        (s.slots[spot - 1 & 2047] == TAKEN or placed == spot - 1 & 2047)
        + (s.slots[spot + 1 & 2047] == TAKEN or placed == spot + 1 & 2047)
        + (s.slots[third] == TAKEN or placed == third)
    )
    if shared < 2:
        return BRIDGE
    p = apex_point(spot)
    q = right_point(spot)
    r = left_point(spot)
    a = s.points[p] >> 3
    b = s.points[q] >> 3
    c = s.points[r] >> 3
    if placed != NOWHERE:
        for k in range(3):
            if k == 0:
                point = apex_point(placed)
            elif k == 1:
                point = right_point(placed)
            else:
                point = left_point(placed)
            a += point == p
            b += point == q
            c += point == r
    return DOUBLE + (a >= 5) + (b >= 5) + (c >= 5)


def pays_after(s: Position, spot: int, placed: int) -> int:
    """The bonus on such a cell, as far as it counts."""
    pays = s.config.bonus_points[bonus_after(s, spot, placed)]
    return pays if pays < MOST_BONUS else MOST_BONUS


def evaluations(s: Position, m: PlayoutPolicy) -> list[tuple[int, int]]:
    """The value of every legal placement and last, even if one must be placed, that of not placing:
    drawing or ending the turn."""
    found = find_placements(s, s.drawn if s.drawn else s.hand[s.turn])
    codes = [s.cells[s.found_slot[k]] << 6 | lowest(s.found_bit[k]) for k in range(found)]
    rest = choose(s, m, laid_tiles(s), found, True)
    worth = [(codes[k], m.worth[k]) for k in range(found)]
    return [*worth, (DRAW if may_draw(s) else END_TURN, rest)]


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
