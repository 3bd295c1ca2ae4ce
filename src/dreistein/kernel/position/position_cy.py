"""A position of a round, made to be fast, and the rules of a turn.

The board, the tiles in hand as masks, the deck in the order of the deal, the actions so far:
compiled, one block of memory; interpreted, lists of numbers. ``position_cy.pxd`` has the types for
C. Actions are numbers, see :mod:`dreistein.kernel.position.constants`. Nothing here checks its
arguments: that is for :mod:`dreistein.kernel.position.state_cy` and :mod:`dreistein.kernel.bridge`.
"""

from collections.abc import Sequence

from dreistein.kernel.errors import ImpossibleState
from dreistein.kernel.position import tables
from dreistein.rules.arguments import wanted
from dreistein.rules.edition import Edition

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import highest
    from dreistein.kernel.position.board_cy import (
        Board,
        all_fitting,
        bonus,
        clear,
        copy_board,
        lay,
        lay_first,
    )
    from dreistein.kernel.position.constants import (
        BLOCKED,
        DRAW,
        DRAWS,
        END_TURN,
        FREE,
        OUT,
        START,
        STARTING,
    )

BIT = tables.BIT
VALUE = tables.VALUE
ROTATIONS = tables.ROTATIONS
TRIPLES = tables.TRIPLES


class RoundConfig:
    """What stays the same for a whole round: the number of players, the layout of the deck and the
    edition's numbers. ``rack`` and ``draw_limit`` are for solitaire only."""

    def __init__(self, edition: Edition, players: int, rack: int = 0, draw_limit: int = 0) -> None:
        if not cython.compiled:
            self.bonus_points = [0] * 8
            self.first_deck = [0] * 56
        self.edition = edition
        self.players = players
        self.rack = rack
        self.draw_limit = draw_limit
        # The deck holds solitaire's starting tile, the hands by seat, then the stock.
        self.solitaire = 1 if players == 1 else 0
        self.hand_size = rack if players == 1 else edition.hand_size(players)
        self.stock_start = self.solitaire + players * self.hand_size
        # The tiles that a smaller set does not have stay behind the end of the deck.
        numbers = sorted(tables.NUMBER[tile] for tile in edition.tiles)
        self.deck_end = len(numbers)
        self.tiles = 0
        for at in range(self.deck_end):
            self.first_deck[at] = numbers[at]
            self.tiles |= BIT[numbers[at]]
        missing = [tile for tile in range(56) if tile not in numbers]
        for at in range(len(missing)):
            self.first_deck[self.deck_end + at] = missing[at]
        last = self.stock_start + draw_limit if players == 1 else 56
        self.stock_end = min(self.deck_end, last)
        self.draws = edition.draws
        self.draw = edition.draw
        self.fruitless = edition.fruitless
        self.empty = edition.empty
        self.out = edition.out
        self.start = edition.start
        self.start_needs_triple = 1 if edition.start_needs_triple else 0
        self.start_zero = edition.start_zero
        self.must_place = 1 if edition.must_place else 0
        points = (0, edition.bridge, edition.double, *edition.hexagons, 0, 0)
        for kind in range(8):
            self.bonus_points[kind] = points[kind]

    def whole_deck(self, deck: Sequence[int]) -> list[int]:
        """A deck with the tiles that the set does not have behind its end."""
        if sorted(deck) != [self.first_deck[at] for at in range(self.deck_end)]:
            raise ImpossibleState(reason="a deck has every tile once")
        return [*deck, *[self.first_deck[at] for at in range(self.deck_end, 56)]]

    def hand_places(self, seat: int) -> range:
        """Where in the deck a seat's hand was dealt from."""
        first = self.solitaire + seat * self.hand_size
        return range(first, first + self.hand_size)


class Position(Board):
    """A position: ``turn`` is the seat to move, ``end`` 0, 1 (out) or 2 (blocked)."""

    def __init__(self, config: RoundConfig) -> None:
        Board.__init__(self)
        if not cython.compiled:
            self.hand = [0] * 6
            self.hand_value = [0] * 6
            self.score = [0] * 6
            self.gain = [0] * 6
            self.tally = [0] * 48
            self.deck = [0] * 56
            self.log = [0] * 512
            self.policy = [0] * 6
            self.hit = [0] * 64
            self.found_slot = [0] * 512
            self.found_bit = [0] * 512
            self.drawn = self.drawn_count = self.at = self.passes = self.ply = 0
            self.turn = self.opener = self.rng = 0
        self.config = wanted(config, RoundConfig, "config")
        self.end = BLOCKED  # nothing can be done before the deal


def copy_position(s: Position, other: Position) -> None:
    """Copy a position of a round with the same config."""
    copy_board(s, other)
    s.hand[:] = other.hand
    s.hand_value[:] = other.hand_value
    s.score[:] = other.score
    s.gain[:] = other.gain
    s.tally[:] = other.tally
    s.deck[:] = other.deck
    for k in range(other.ply):
        s.log[k] = other.log[k]
    s.drawn = other.drawn
    s.drawn_count = other.drawn_count
    s.at = other.at
    s.passes = other.passes
    s.ply = other.ply
    s.turn = other.turn
    s.opener = other.opener
    s.end = other.end


def start_round(s: Position) -> None:
    """Deal the deck and find who opens; solitaire's starting tile is laid at once."""
    clear(s)
    s.drawn = 0
    s.drawn_count = 0
    s.at = s.config.solitaire
    s.passes = 0
    s.ply = 0
    s.turn = 0
    s.end = 0
    for k in range(48):
        s.tally[k] = 0
    for seat in range(s.config.players):
        hand = 0
        value = 0
        for at in range(s.at, s.at + s.config.hand_size):
            hand |= BIT[s.deck[at]]
            value += VALUE[s.deck[at]]
        s.at += s.config.hand_size
        s.hand[seat] = hand
        s.hand_value[seat] = value
        s.score[seat] = 0
        s.gain[seat] = 0
        if hand > s.hand[s.turn]:
            s.turn = seat
    s.opener = s.turn
    if s.config.solitaire:
        lay_first(s, s.deck[0], 0)
        settle(s)


# ---------------------------------------------------------------------------- legal actions


def playable(s: Position) -> int:
    """The tiles that may be placed: the rack, or after a draw only what was drawn."""
    return s.drawn if s.drawn else s.hand[s.turn]


def may_draw(s: Position) -> bool:
    """Whether a tile can be drawn; if not, the turn can be ended."""
    return s.drawn_count < s.config.draws and s.at < s.config.stock_end


def must_place(s: Position) -> bool:
    """Whether a tile fits and the house rule says to place one."""
    return s.config.must_place != 0 and (all_fitting(s) & playable(s)) != 0


def find_placements(s: Position, tiles: int) -> int:
    """List every slot with each of these tiles that fits it; the number of pairs."""
    # The slots first, without a branch to mispredict; the mask of all that fits comes for free.
    hits = 0
    mask = 0
    for slot in range(s.open):
        s.hit[hits] = slot
        hits += (s.fit[slot] & tiles) != 0
        mask |= s.fit[slot]
    s.fitting = mask
    s.stale = 0
    # Few slots fit a second of the tiles, hardly any a third.
    found = 0
    for k in range(hits):
        slot = s.hit[k]
        fits = s.fit[slot] & tiles
        rest = fits & fits - 1
        s.found_slot[found] = slot
        s.found_bit[found] = fits ^ rest
        found += 1
        fits = rest & rest - 1
        s.found_slot[found] = slot
        s.found_bit[found] = fits ^ rest
        found += rest != 0
        while fits:
            rest = fits & fits - 1
            s.found_slot[found] = slot
            s.found_bit[found] = fits ^ rest
            found += 1
            fits = rest
    return found


def is_legal(s: Position, code: int) -> bool:
    """Whether an action is legal."""
    if s.end:
        return False
    tile = code & 63
    cell = code >> 6 & 2047
    if not s.laid:
        top = highest(s.hand[s.turn])
        return tile == top and cell == START and code >> 17 < ROTATIONS[top]
    if code in (DRAW, END_TURN):
        return (code == DRAW) == may_draw(s) and not must_place(s)
    if code >> 17 or tile > 55 or s.slots[cell] >= FREE:
        return False
    return (s.fit[s.slots[cell]] & playable(s) & BIT[tile]) != 0


def action_points(s: Position, code: int) -> int:
    """The points of a legal action; for a draw, without what a fruitless turn costs."""
    if code == DRAW:
        return -s.config.draw
    if code == END_TURN:
        return -(s.config.fruitless if s.drawn_count == s.config.draws else s.config.empty)
    tile = code & 63
    if s.laid:
        return VALUE[tile] + s.config.bonus_points[bonus(s, code >> 6 & 2047)]
    points = VALUE[tile]
    if not s.config.start_needs_triple or BIT[tile] & TRIPLES:
        points += s.config.start
    if not VALUE[tile]:
        points += s.config.start_zero
    return points


# ---------------------------------------------------------------------------- playing actions


def act(s: Position, code: int) -> None:
    """Do a legal action."""
    if code == DRAW:
        draw(s)
    elif code == END_TURN:
        end_turn(s)
    elif s.laid:
        place(s, s.slots[code >> 6 & 2047], code & 63)
    else:
        open_round(s, code >> 17)


def log_action(s: Position, code: int) -> None:
    """Add an action to the history."""
    s.log[s.ply] = s.turn << 20 | code
    s.ply += 1


def open_round(s: Position, rotation: int) -> None:
    """Lay the opening tile in the given rotation."""
    seat = s.turn
    tile = highest(s.hand[seat])
    code = rotation << 17 | START << 6 | tile
    s.score[seat] += action_points(s, code)
    log_action(s, code)
    lay_first(s, tile, rotation)
    s.hand[seat] ^= BIT[tile]
    s.hand_value[seat] -= VALUE[tile]
    s.tally[8 * seat + STARTING] += 1
    next_turn(s)
    settle_placed(s, seat)


def place(s: Position, slot: int, tile: int) -> None:
    """Place a tile that fits the slot."""
    seat = s.turn
    log_action(s, s.cells[slot] << 6 | tile)
    kind = lay(s, slot, tile)
    s.hand[seat] ^= BIT[tile]
    s.hand_value[seat] -= VALUE[tile]
    s.score[seat] += VALUE[tile] + s.config.bonus_points[kind]
    s.tally[8 * seat + kind] += 1
    s.passes = 0
    next_turn(s)
    settle_placed(s, seat)


def draw(s: Position) -> None:
    """Draw the top tile; after the last draw, the turn ends if no drawn tile fits."""
    seat = s.turn
    tile = s.deck[s.at]
    s.at += 1
    log_action(s, DRAW)
    s.hand[seat] |= BIT[tile]
    s.hand_value[seat] += VALUE[tile]
    s.score[seat] -= s.config.draw
    s.tally[8 * seat + DRAWS] += 1
    s.drawn |= BIT[tile]
    s.drawn_count += 1
    s.passes = 0
    if s.drawn_count == s.config.draws and not all_fitting(s) & s.drawn:
        s.score[seat] -= s.config.fruitless
        next_turn(s)
    if s.at == s.config.stock_end:
        settle(s)


def end_turn(s: Position) -> None:
    """Keep the drawn tiles or, if the stock is empty, pass and pay for it."""
    s.score[s.turn] += action_points(s, END_TURN)
    log_action(s, END_TURN)
    s.passes = 0 if s.drawn else s.passes + 1
    next_turn(s)
    settle(s)


def next_turn(s: Position) -> None:
    """The next seat, clockwise."""
    s.turn = s.turn + 1 if s.turn + 1 < s.config.players else 0
    s.drawn = 0
    s.drawn_count = 0


# ---------------------------------------------------------------------------- the end


def settle_placed(s: Position, seat: int) -> None:
    """End the round if a placed tile was the last of the rack, or if it is blocked."""
    if s.hand[seat]:
        settle(s)
    elif s.config.hand_size or s.at == s.config.stock_end:
        total = s.config.out
        for other in range(s.config.players):
            total += s.hand_value[other]
        s.gain[seat] = total
        s.score[seat] += total
        s.end = OUT


def settle(s: Position) -> None:
    """End the round if nothing is left to draw and nobody can place, or everybody has passed."""
    if s.at < s.config.stock_end:
        return
    if s.passes < s.config.players:
        mask = all_fitting(s)
        for seat in range(s.config.players):
            if s.hand[seat] & mask:
                return
    least = s.hand_value[0]
    total = 0
    for seat in range(s.config.players):
        total += s.hand_value[seat]
        if s.hand_value[seat] < least:
            least = s.hand_value[seat]
    for seat in range(s.config.players):
        if s.hand_value[seat] == least:
            s.gain[seat] = total - 2 * least
            s.score[seat] += total - 2 * least
    s.end = BLOCKED
    s.drawn = 0
    s.drawn_count = 0
