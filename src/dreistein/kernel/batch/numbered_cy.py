"""A position whose actions have the numbers of :mod:`dreistein.envs.actions`.

A placement is named after a tile that lies beside it, so this keeps what the board does not: which
tile lies on a cell, where, and how. ``numbered_cy.pxd`` has the types for C.
"""

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import highest, lowest
    from dreistein.kernel.position.constants import DRAW, END_TURN, START, TAKEN
    from dreistein.kernel.position.lattice import (
        apex_point,
        left_point,
        right_point,
        third_neighbour,
    )
    from dreistein.kernel.position.position_cy import (
        Position,
        RoundConfig,
        find_placements,
        may_draw,
        must_place,
        playable,
    )

VALUE = tables.VALUE
CORNERS = tables.CORNERS
ROTATIONS = tables.ROTATIONS
SORTED = tables.SORTED


class Numbered(Position):
    """A position with its legal actions by number, and the numbers of those that were played."""

    def __init__(self, config: RoundConfig) -> None:
        Position.__init__(self, config)
        if not cython.compiled:
            self.tile_at = [0] * 2048
            self.x = [0] * 56
            self.y = [0] * 56
            self.rotation = [0] * 56
            self.number = [0] * 576
            self.action = [0] * 576
            self.past = [0] * 512
        self.legal_count = 0


def spot_number(g: Numbered, cell: int) -> int:
    """The number of a placement on a cell next to a tile, without the value of the placed tile."""
    down = cell & 1
    apex = g.points[apex_point(cell)] & 7
    right = g.points[right_point(cell)] & 7
    left = g.points[left_point(cell)] & 7
    west = cell - 1 & 2047
    east = cell + 1 & 2047
    third = third_neighbour(cell)
    # The first of the tiles beside it names it: of its sides, which one, and what corners it has.
    first = 56
    side = 0
    shared = 0
    if g.slots[west] == TAKEN:
        tile = g.tile_at[west]
        first = SORTED[tile]
        side = g.rotation[tile] + (0 if down else 2)
        shared = apex + (right if down else left)
    if g.slots[east] == TAKEN and SORTED[g.tile_at[east]] < first:
        tile = g.tile_at[east]
        first = SORTED[tile]
        side = g.rotation[tile] + (2 if down else 0)
        shared = apex + (left if down else right)
    if g.slots[third] == TAKEN and SORTED[g.tile_at[third]] < first:
        tile = g.tile_at[third]
        first = SORTED[tile]
        side = g.rotation[tile] + 1
        shared = right + left
    # The far corner is what the shared ones lack to the tile's value; corners are numbers plus one.
    return 5 + 18 * first + 6 * (side if side < 3 else side - 3) + 2 - shared


def list_numbers(g: Numbered) -> None:
    """Find the legal actions and their numbers."""
    if not g.laid:
        tile = highest(g.hand[g.turn])
        for rotation in range(ROTATIONS[tile]):
            g.number[rotation] = 2 + rotation
            g.action[rotation] = rotation << 17 | START << 6 | tile
        g.legal_count = ROTATIONS[tile]
        return
    tiles = playable(g)
    found = find_placements(g, tiles) if g.stale or g.fitting & tiles else 0
    last = 64
    spot = 0
    for k in range(found):
        slot = g.found_slot[k]
        if slot != last:
            spot = spot_number(g, g.cells[slot])
            last = slot
        tile = lowest(g.found_bit[k])
        g.number[k] = spot + VALUE[tile]
        g.action[k] = g.cells[slot] << 6 | tile
    if not must_place(g):
        draws = may_draw(g)
        g.number[found] = 0 if draws else 1
        g.action[found] = DRAW if draws else END_TURN
        found += 1
    g.legal_count = found


def note_action(g: Numbered) -> int:
    """Note the number of the action that was just played; the tile it laid, or -1."""
    code = g.log[g.ply - 1] & 0xFFFFF
    if code in (DRAW, END_TURN):
        g.past[g.ply - 1] = 0 if code == DRAW else 1
        return -1
    tile = code & 63
    cell = code >> 6 & 2047
    if g.laid == 1:
        g.past[g.ply - 1] = 2 + (code >> 17)
    else:
        g.past[g.ply - 1] = spot_number(g, cell) + VALUE[tile]
    note_tile(g, tile, cell)
    return tile


def note_tile(g: Numbered, tile: int, cell: int) -> None:
    """Note where and how a tile lies that was just laid."""
    west = cell - 1 & 2047
    east = cell + 1 & 2047
    third = third_neighbour(cell)
    x = 0
    y = 0
    if g.laid > 1:
        if g.slots[west] == TAKEN:
            x = g.x[g.tile_at[west]] + 1
            y = g.y[g.tile_at[west]]
        elif g.slots[east] == TAKEN:
            x = g.x[g.tile_at[east]] - 1
            y = g.y[g.tile_at[east]]
        else:
            x = g.x[g.tile_at[third]]
            y = g.y[g.tile_at[third]] + (1 if cell & 1 else -1)
    apex = g.points[apex_point(cell)] & 7
    right = g.points[right_point(cell)] & 7
    rotation = 0
    while CORNERS[3 * tile + rotation] != apex or CORNERS[3 * tile + (rotation + 1) % 3] != right:
        rotation += 1
    g.tile_at[cell] = tile
    g.x[tile] = x
    g.y[tile] = y
    g.rotation[tile] = rotation
