"""Worlds: what a seat cannot see, laid out anew. ``chain_cy.pxd`` has the types for C.

A world is a whole deck, and what is known of it says for every tile where it may be
(:mod:`dreistein.kernel.worlds.facts`). All worlds that agree with it are equally likely, so
each must be drawn as often as any other. This is done by stirring a world that agrees: every place
in turn swaps its tile with one from elsewhere, chosen at random, unless that would break a known
fact. A swap and its reverse are equally likely, so even odds stay even (Metropolis et al., 1953).
Places of one group, such as a hand as dealt, are alike, and nothing is swapped within it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import lowest
    from dreistein.kernel.position.playout_cy import play_out, randbelow, record_outcome, seed_rng
    from dreistein.kernel.position.position_cy import Position, act, copy_position

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Counts, Points

BIT = tables.BIT
VALUE = tables.VALUE


class Chain:
    """What is known of a deck, and worlds to start from."""

    def __init__(
        self,
        root: Position,
        rows: Sequence[int],
        bases: Sequence[Sequence[int]],
        places: Sequence[Sequence[int]],
        holders: Sequence[int],
        watches: Sequence[tuple[int, int]],
        opener: int,
        sweeps: int,
    ) -> None:
        if not cython.compiled:
            self.row = [0] * 56
            self.base = [0] * 448
            self.place = [0] * 56
            self.low = [0] * 56
            self.high = [0] * 56
            self.holder = [0] * 56
            self.watch_places = [0] * 64
            self.watch_tiles = [0] * 64
        self.root = root
        self.sweeps = sweeps
        self.opener = opener
        self.bases = len(bases)
        for k in range(len(bases)):
            for at in range(56):
                self.base[56 * k + at] = bases[k][at]
        self.free = 0
        for group in places:
            first = self.free
            for at in group:
                self.place[self.free] = at
                self.low[self.free] = first
                self.high[self.free] = first + len(group)
                self.free += 1
        self.watches = len(watches)
        self.watched = 0
        for k in range(len(watches)):
            self.watch_places[k], self.watch_tiles[k] = watches[k]
            self.watched |= self.watch_places[k]
        for k in range(56):
            self.row[k] = rows[k]
            self.holder[k] = holders[k]
        if opener >= 0:
            for at in range(root.config.stock_start):
                self.watched |= BIT[at]
        self.off_board = 0
        for seat in range(root.config.players):
            self.off_board |= self.root.hand[seat]
        for at in range(root.at, 56):
            self.off_board |= BIT[self.root.deck[at]]

    def sample_into(self, state: Position, seed: int, index: int) -> None:
        """Make a state the world of this index."""
        state.config = self.root.config
        seed_rng(state, seed, index)
        sample(self, state)


def sample(c: Chain, s: Position) -> None:
    """Lay out a world, from the state's random stream."""
    copy_position(s, c.root)
    base = randbelow(s, c.bases)
    for at in range(56):
        s.deck[at] = c.base[56 * base + at]
    for sweep in range(c.sweeps):
        for k in range(c.free):
            other = elsewhere(c, s, k)
            if other < 0:
                continue
            if sweep & 1:
                rotate(c, s, c.place[k], c.place[other], c.place[elsewhere(c, s, k)])
            else:
                swap(c, s, c.place[k], c.place[other])
    # What is left in the stock can lie in any order.
    for at in range(55, s.at, -1):
        other = s.at + randbelow(s, at - s.at + 1)
        tile = s.deck[at]
        s.deck[at] = s.deck[other]
        s.deck[other] = tile
    hold(c, s)


def elsewhere(c: Chain, s: Position, k: int) -> int:
    """Any place of another group, by its number; -1 if there is none."""
    group = c.high[k] - c.low[k]
    if group == c.free:
        return -1
    other = randbelow(s, c.free - group)
    return other if other < c.low[k] else other + group


def swap(c: Chain, s: Position, p: int, q: int) -> None:
    """Swap the tiles at two places, if they may lie so."""
    a = s.deck[p]
    b = s.deck[q]
    if not c.row[a] & BIT[q] or not c.row[b] & BIT[p]:
        return
    s.deck[p] = b
    s.deck[q] = a
    if c.watched & (BIT[p] | BIT[q]) and not agrees(c, s):
        s.deck[p] = a
        s.deck[q] = b


def rotate(c: Chain, s: Position, p: int, q: int, r: int) -> None:
    """Move the tiles at three places round: some worlds are no swap apart."""
    x = s.deck[p]
    y = s.deck[q]
    z = s.deck[r]
    if q == r or not c.row[x] & BIT[q] or not c.row[y] & BIT[r] or not c.row[z] & BIT[p]:
        return
    s.deck[p] = z
    s.deck[q] = x
    s.deck[r] = y
    if c.watched & (BIT[p] | BIT[q] | BIT[r]) and not agrees(c, s):
        s.deck[p] = x
        s.deck[q] = y
        s.deck[r] = z


def agrees(c: Chain, s: Position) -> bool:
    """Whether every watched group has one of its tiles, and the right seat is to open."""
    for k in range(c.watches):
        places = c.watch_places[k]
        while places and not BIT[s.deck[lowest(places)]] & c.watch_tiles[k]:
            places &= places - 1
        if not places:
            return False
    if c.opener >= 0:
        top = 0
        for at in range(s.config.stock_start):
            if s.deck[at] >= s.deck[top]:
                top = at
        return c.holder[top] == c.opener
    return True


def hold(c: Chain, s: Position) -> None:
    """Give the seats what the deck says that they hold."""
    for seat in range(s.config.players):
        s.hand[seat] = 0
        s.hand_value[seat] = 0
    s.drawn = 0
    for at in range(s.at):
        tile = s.deck[at]
        if BIT[tile] & c.off_board:
            s.hand[c.holder[at]] |= BIT[tile]
            s.hand_value[c.holder[at]] += VALUE[tile]
        if at >= s.at - s.drawn_count:
            s.drawn |= BIT[tile]


def play_worlds(
    s: Position,
    world: Position,
    c: Chain,
    actions: "Points",
    seed: int,
    first: int,
    points: "Points",
    counts: "Counts",
) -> None:
    """Play on from a world each after each action in turn, as ``play_from`` does."""
    rows = points.shape[0]
    each = actions.shape[1]
    with cython.nogil:
        for row in range(rows):
            if row % each == 0:
                seed_rng(world, seed, first + row // each)
                sample(c, world)
            copy_position(s, world)
            s.rng = world.rng
            if actions[0, row % each] >= 0:
                act(s, actions[0, row % each])
            play_out(s)
            record_outcome(s, row, points, counts)
