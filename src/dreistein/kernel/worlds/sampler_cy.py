"""Sampling worlds: what a seat cannot see, dealt anew.

A world is a whole deck. What is known of it says for every tile where it may be
(:mod:`dreistein.kernel.worlds.facts`), and all worlds that agree with that are equally likely. The
sampler shuffles a world that agrees: each place in turn swaps its tile with one of another group,
chosen at random, unless that would contradict a fact. A swap is as likely as its reverse, so the
uniform distribution is preserved (Metropolis et al., 1953). The places of a group, such as a hand
as dealt, are alike, so nothing is swapped within it. ``sampler_cy.pxd`` has the types for C.
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
    from dreistein.kernel.position.playout_cy import (
        play_out,
        randbelow,
        record_outcome,
        seed_rng,
    )
    from dreistein.kernel.position.position_cy import Position, act, copy_position

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Counts, Points

BIT = tables.BIT
VALUE = tables.VALUE


class WorldSampler:
    """Samples worlds, all equally likely.

    ``starts`` are decks that agree with the facts, ``groups`` the places of each group whose tiles
    may move; the other arguments are as in :class:`dreistein.kernel.worlds.facts.Facts`.
    """

    def __init__(
        self,
        root: Position,
        allowed: Sequence[int],
        starts: Sequence[Sequence[int]],
        groups: Sequence[Sequence[int]],
        holders: Sequence[int],
        requirements: Sequence[tuple[int, int]],
        opener: int,
        sweeps: int,
    ) -> None:
        if not cython.compiled:
            self.allowed = [0] * 56
            self.start_deck = [0] * 448
            self.loose_place = [0] * 56
            self.group_start = [0] * 56
            self.group_end = [0] * 56
            self.holder = [0] * 56
            self.required_places = [0] * 64
            self.required_tiles = [0] * 64
        self.root = root
        self.sweeps = sweeps
        self.opener = opener
        self.starts = len(starts)
        for k in range(len(starts)):
            for at in range(56):
                given = at < root.config.deck_end
                self.start_deck[56 * k + at] = starts[k][at] if given else self.root.deck[at]
        self.loose = 0
        for group in groups:
            first = self.loose
            for at in group:
                self.loose_place[self.loose] = at
                self.group_start[self.loose] = first
                self.group_end[self.loose] = first + len(group)
                self.loose += 1
        self.requirements = len(requirements)
        self.constrained = 0
        for k in range(len(requirements)):
            self.required_places[k], self.required_tiles[k] = requirements[k]
            self.constrained |= self.required_places[k]
        for k in range(56):
            self.allowed[k] = allowed[k]
            self.holder[k] = holders[k]
        if opener >= 0:
            for at in range(root.config.stock_start):
                self.constrained |= BIT[at]
        self.off_board = 0
        for seat in range(root.config.players):
            self.off_board |= self.root.hand[seat]
        for at in range(root.at, root.config.deck_end):
            self.off_board |= BIT[self.root.deck[at]]

    def sample_into(self, state: Position, seed: int, index: int) -> None:
        """Turn a state into the world of this index."""
        state.config = self.root.config
        seed_rng(state, seed, index)
        sample(self, state)


def sample(w: WorldSampler, s: Position) -> None:
    """Sample a world from the state's random stream."""
    begin_world(w, s)
    for sweep in range(w.sweeps):
        for k in range(w.loose):
            other = other_group(w, s, k)
            if other < 0:
                continue
            if sweep & 1:
                third = other_group(w, s, k)
                rotate(w, s, w.loose_place[k], w.loose_place[other], w.loose_place[third])
            else:
                swap(w, s, w.loose_place[k], w.loose_place[other])
    finish_world(w, s)


def begin_world(w: WorldSampler, s: Position) -> None:
    """Start from one of the decks that agree with the facts."""
    copy_position(s, w.root)
    start = randbelow(s, w.starts)
    for at in range(56):
        s.deck[at] = w.start_deck[56 * start + at]


def finish_world(w: WorldSampler, s: Position) -> None:
    """Shuffle the rest of the stock, which may lie in any order, and give each seat its hand."""
    for at in range(s.config.deck_end - 1, s.at, -1):
        other = s.at + randbelow(s, at - s.at + 1)
        tile = s.deck[at]
        s.deck[at] = s.deck[other]
        s.deck[other] = tile
    for seat in range(s.config.players):
        s.hand[seat] = 0
        s.hand_value[seat] = 0
    s.drawn = 0
    for at in range(s.at):
        tile = s.deck[at]
        if BIT[tile] & w.off_board:
            s.hand[w.holder[at]] |= BIT[tile]
            s.hand_value[w.holder[at]] += VALUE[tile]
        if at >= s.at - s.drawn_count:
            s.drawn |= BIT[tile]


def other_group(w: WorldSampler, s: Position, k: int) -> int:
    """The index of a random loose place of another group; -1 if there is none."""
    size = w.group_end[k] - w.group_start[k]
    if size == w.loose:
        return -1
    other = randbelow(s, w.loose - size)
    return other if other < w.group_start[k] else other + size


def swap(w: WorldSampler, s: Position, p: int, q: int) -> None:
    """Swap the tiles at two places if the facts allow it."""
    a = s.deck[p]
    b = s.deck[q]
    if not w.allowed[a] & BIT[q] or not w.allowed[b] & BIT[p]:
        return
    s.deck[p] = b
    s.deck[q] = a
    if w.constrained & (BIT[p] | BIT[q]) and not meets_requirements(w, s):
        s.deck[p] = a
        s.deck[q] = b


def rotate(w: WorldSampler, s: Position, p: int, q: int, r: int) -> None:
    """Rotate the tiles at three places if the facts allow it: some worlds no swap can reach."""
    x = s.deck[p]
    y = s.deck[q]
    z = s.deck[r]
    if q == r:
        return
    if not w.allowed[x] & BIT[q] or not w.allowed[y] & BIT[r] or not w.allowed[z] & BIT[p]:
        return
    s.deck[p] = z
    s.deck[q] = x
    s.deck[r] = y
    if w.constrained & (BIT[p] | BIT[q] | BIT[r]) and not meets_requirements(w, s):
        s.deck[p] = x
        s.deck[q] = y
        s.deck[r] = z


def meets_requirements(w: WorldSampler, s: Position) -> bool:
    """Whether the required tiles are where they must be, and the right seat is to open."""
    for k in range(w.requirements):
        places = w.required_places[k]
        while places and not BIT[s.deck[lowest(places)]] & w.required_tiles[k]:
            places &= places - 1
        if not places:
            return False
    if w.opener >= 0:
        top = 0
        for at in range(s.config.stock_start):
            if s.deck[at] >= s.deck[top]:
                top = at
        return w.holder[top] == w.opener
    return True


def play_worlds(
    s: Position,
    world: Position,
    w: WorldSampler,
    actions: "Points",
    seed: int,
    first: int,
    points: "Points",
    counts: "Counts",
) -> None:
    """Play out each world after each action in turn, one playout per row, as ``play_from`` does."""
    rows = points.shape[0]
    each = actions.shape[1]
    with cython.nogil:
        for row in range(rows):
            if row % each == 0:
                seed_rng(world, seed, first + row // each)
                sample(w, world)
            copy_position(s, world)
            s.rng = world.rng
            if actions[0, row % each] >= 0:
                act(s, actions[0, row % each])
            play_out(s)
            record_outcome(s, row, points, counts)
