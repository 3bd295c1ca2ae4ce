"""The tiles on the table: what fits on each open cell, and what a tile there earns.

A *point* keeps its corner (see :mod:`dreistein.kernel.position.tables`) and, 3 bits up, how many
tiles meet there: the sixth closes a hexagon. An open cell has a *slot*, with the mask of the tiles
that fit it. A placed tile adds a number to at most one point, so only the six cells around that
point change, and the cells it opens. ``board_cy.pxd`` has the types for C.
"""

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.constants import (
        BRIDGE,
        DOUBLE,
        FREE,
        HEXAGON,
        NO_BONUS,
        START,
        STARTING,
        TAKEN,
    )
    from dreistein.kernel.position.lattice import (
        apex_point,
        left_point,
        right_point,
        third_neighbour,
    )

BIT = tables.BIT
VALUE = tables.VALUE
FIT = tables.FIT
CORNERS = tables.CORNERS
NO_POINTS = [0] * 1024
NO_SLOTS = [62] * 2048  # FREE


class Board:
    """The tiles on the table, and the open cells around them."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.points = [0] * 1024
            self.slots = [0] * 2048
            self.cells = [0] * 64
            self.fit = [0] * 64
            self.open = self.laid = self.fitting = self.stale = 0
        clear(self)

    def corners(self, cell: int) -> tuple[int, int, int]:
        """The corners of a cell, clockwise from its apex."""
        return (
            self.points[apex_point(cell)] & 7,
            self.points[right_point(cell)] & 7,
            self.points[left_point(cell)] & 7,
        )

    def fitting_mask(self) -> int:
        """Every tile that fits anywhere, as a mask."""
        return all_fitting(self)

    def add(self, tile: int, cell: int, rotation: int = 0) -> int:
        """Lay a tile and return the kind of bonus it earns; -1, and nothing laid, if it cannot go
        there. The first tile goes to the starting cell, in the given rotation.
        """
        if not (0 <= tile < 56 and 0 <= cell < 2048 and 0 <= rotation < 3):
            return -1
        if not self.laid and cell == START:
            lay_first(self, tile, rotation)
            return STARTING
        if self.slots[cell] >= FREE or not self.fit[self.slots[cell]] & BIT[tile]:
            return -1
        return lay(self, self.slots[cell], tile)


def clear(b: Board) -> None:
    """Take every tile away."""
    b.points[:] = NO_POINTS
    b.slots[:] = NO_SLOTS
    b.open = 0
    b.laid = 0
    b.fitting = 0
    b.stale = 0


def copy_board(b: Board, other: Board) -> None:
    """Lay the same tiles as on another board."""
    b.points[:] = other.points
    b.slots[:] = other.slots
    b.cells[:] = other.cells
    b.fit[:] = other.fit
    b.open = other.open
    b.laid = other.laid
    b.fitting = other.fitting
    b.stale = other.stale


def all_fitting(b: Board) -> int:
    """Every tile that fits anywhere, as a mask; recomputed only after a new tile."""
    if b.stale:
        mask = 0
        for slot in range(b.open):
            mask |= b.fit[slot]
        b.fitting = mask
        b.stale = 0
    return b.fitting


def bonus(b: Board, cell: int) -> int:
    """The kind of bonus that a tile on an open cell earns."""
    third = third_neighbour(cell)
    apex = b.points[apex_point(cell)]
    right = b.points[right_point(cell)]
    left = b.points[left_point(cell)]
    if not (apex and right and left):
        return NO_BONUS
    shared = (
        (b.slots[cell - 1 & 2047] == TAKEN)
        + (b.slots[cell + 1 & 2047] == TAKEN)
        + (b.slots[third] == TAKEN)
    )
    if shared == 1:
        return BRIDGE
    # Five tiles meet at a point that the sixth closes.
    hexagons = (apex >= 5 << 3) + (right >= 5 << 3) + (left >= 5 << 3)
    return HEXAGON - 1 + hexagons if hexagons else DOUBLE


def lay_first(b: Board, tile: int, rotation: int) -> None:
    """Lay the starting tile: in rotation 0 its smallest number is at the apex."""
    b.points[START >> 1] = 8 + CORNERS[3 * tile + rotation]
    b.points[START + 64 >> 1] = 8 + CORNERS[3 * tile + (rotation + 1) % 3]
    b.points[START + 62 >> 1] = 8 + CORNERS[3 * tile + (rotation + 2) % 3]
    b.slots[START] = TAKEN
    open_cell(b, START - 1)
    open_cell(b, START + 1)
    open_cell(b, START + 63)
    refresh(b, START - 1)
    refresh(b, START + 1)
    refresh(b, START + 63)
    b.laid = 1
    b.stale = 1


def lay(b: Board, slot: int, tile: int) -> int:
    """Lay a tile that fits on an open cell; the kind of bonus it earns."""
    cell = b.cells[slot]
    p = apex_point(cell)
    q = right_point(cell)
    r = left_point(cell)
    apex = b.points[p]
    right = b.points[q]
    left = b.points[r]
    west = cell - 1 & 2047
    east = cell + 1 & 2047
    third = third_neighbour(cell)
    b.points[p] = apex + 8
    b.points[q] = right + 8
    b.points[r] = left + 8
    # The last open cell moves into the slot.
    b.open -= 1
    last = b.cells[b.open]
    b.cells[slot] = last
    b.fit[slot] = b.fit[b.open]
    b.slots[last] = slot
    b.slots[cell] = TAKEN
    b.laid += 1
    b.stale = 1
    if not (apex and right and left):
        # Two corners are known; the third is what they lack to the tile's value.
        new = p if not apex else q if not right else r
        b.points[new] = 8 + VALUE[tile] + 3 - (apex & 7) - (right & 7) - (left & 7)
        open_cell(b, west)
        open_cell(b, east)
        open_cell(b, third)
        refresh_around(b, new)
        return NO_BONUS
    shared = (b.slots[west] == TAKEN) + (b.slots[east] == TAKEN) + (b.slots[third] == TAKEN)
    open_cell(b, west)
    open_cell(b, east)
    open_cell(b, third)
    refresh(b, west)
    refresh(b, east)
    refresh(b, third)
    if shared == 1:
        return BRIDGE
    hexagons = (apex >= 5 << 3) + (right >= 5 << 3) + (left >= 5 << 3)
    return HEXAGON - 1 + hexagons if hexagons else DOUBLE


def open_cell(b: Board, cell: int) -> None:
    """Give a free cell a slot; what fits there is still to be found."""
    if b.slots[cell] == FREE:
        b.slots[cell] = b.open
        b.cells[b.open] = cell
        b.open += 1


def refresh(b: Board, cell: int) -> None:
    """Find what fits on a cell."""
    apex = b.points[apex_point(cell)] & 7
    right = b.points[right_point(cell)] & 7
    left = b.points[left_point(cell)] & 7
    b.fit[b.slots[cell]] = FIT[apex | right << 3 | left << 6]


def refresh_around(b: Board, point: int) -> None:
    """Find what fits on the six cells around a point; each has two of the six points around it."""
    here = b.points[point] & 7
    east = b.points[point + 1 & 1023] & 7
    south_east = b.points[point + 32 & 1023] & 7
    south_west = b.points[point + 31 & 1023] & 7
    west = b.points[point - 1 & 1023] & 7
    north_west = b.points[point - 32 & 1023] & 7
    north_east = b.points[point - 31 & 1023] & 7
    cell = 2 * point
    b.fit[b.slots[cell + 1]] = FIT[here | east << 3 | south_east << 6]
    b.fit[b.slots[cell]] = FIT[here | south_east << 3 | south_west << 6]
    b.fit[b.slots[cell - 1 & 2047]] = FIT[here | south_west << 3 | west << 6]
    b.fit[b.slots[cell - 64 & 2047]] = FIT[here | west << 3 | north_west << 6]
    b.fit[b.slots[cell - 63 & 2047]] = FIT[here | north_west << 3 | north_east << 6]
    b.fit[b.slots[cell - 62 & 2047]] = FIT[here | north_east << 3 | east << 6]
