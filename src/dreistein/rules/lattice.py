"""The lattice: cells that tiles lie on, and the points that their corners share.

A cell ``(x, y)`` points up when ``x + y`` is even, down when it is odd; x grows to the right, y
downward. Corners lie on points ``(i, j)`` with ``i + j`` even.

>>> Cell(0, 0).points_up, Cell(1, 0).points_up
(True, False)
>>> Cell(0, 0).corners
(Point(i=0, j=0), Point(i=1, j=1), Point(i=-1, j=1))
"""

from functools import lru_cache
from typing import NamedTuple

# A board of 56 tiles reaches at most 55 cells from the start: no cell is ever evicted.
_CACHED = 1 << 14


class Point(NamedTuple):
    """Where the corners of up to six tiles meet."""

    i: int
    j: int

    @property
    def around(self) -> tuple["Cell", ...]:
        """The six cells that meet here."""
        return _around(self)

    def __str__(self) -> str:
        return f"{self.i},{self.j}"


class Cell(NamedTuple):
    """Where one tile can lie."""

    x: int
    y: int

    @property
    def points_up(self) -> bool:
        return (self.x + self.y) % 2 == 0

    @property
    def sides(self) -> tuple["Cell", "Cell", "Cell"]:
        """The three cells that share a side with it: left, right, and below or above."""
        return _sides(self)

    @property
    def corners(self) -> tuple[Point, Point, Point]:
        """Its points, clockwise from the apex: the corner opposite its horizontal side."""
        return _corners(self)

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


START = Cell(0, 0)
"""Where the starting tile lies."""


@lru_cache(_CACHED)
def _sides(cell: Cell) -> tuple[Cell, Cell, Cell]:
    x, y = cell
    return Cell(x - 1, y), Cell(x + 1, y), Cell(x, y + 1 if cell.points_up else y - 1)


@lru_cache(_CACHED)
def _corners(cell: Cell) -> tuple[Point, Point, Point]:
    x, y = cell
    if cell.points_up:
        return Point(x, y), Point(x + 1, y + 1), Point(x - 1, y + 1)
    return Point(x, y + 1), Point(x - 1, y), Point(x + 1, y)


@lru_cache(_CACHED)
def _around(point: Point) -> tuple[Cell, ...]:
    i, j = point
    return tuple(Cell(x, y) for y in (j, j - 1) for x in (i - 1, i, i + 1))


@lru_cache(_CACHED)
def neighbourhood(cell: Cell) -> tuple[tuple[Cell, bool], ...]:
    """Every other cell that shares a point with this one, and whether it shares a side."""
    near = dict.fromkeys(c for point in cell.corners for c in point.around)
    del near[cell]
    return tuple((each, each in cell.sides) for each in near)
