"""From the lattice to the picture: where points lie, and the outlines of tiles and corners.

One unit is a pixel at natural size. A side is 104 units and a row 90 high, so every lattice point
has whole coordinates (a true row would be 90.07).

>>> at(Point(1, 1))
(52, 90)
"""

from collections.abc import Iterable
from math import cos, radians, sin, sqrt
from typing import NamedTuple

from dreistein.rules import Cell, Placement, Point

HALF, ROW = 52, 90
"""Half a side, and the height of a tile."""
GAP = 1.5
"""From a tile's edge to the line where two cells meet: half of what separates two tiles."""
ROUNDING = 4.5
"""The radius of a tile's rounded corners."""
DISC = 35
"""The radius of a number's disc, of which each corner shows a sixth."""
WIDE_DISC, CORE = 44, 32
"""The same in high contrast, where a pattern runs around a white core with the number."""

XY = tuple[float, float]
"""A place in the picture: x to the right, y down."""
_TALL = sqrt(3) / 2


def at(point: Point) -> tuple[int, int]:
    """Where a point lies in the picture."""
    return point.i * HALF, point.j * ROW


class Piece(NamedTuple):
    """A tile in the picture: its numbers clockwise from the apex, and where the apex is."""

    numbers: tuple[int, ...]
    up: bool
    x: int
    y: int

    @staticmethod
    def lying(placement: Placement) -> "Piece":
        """A tile on its cell."""
        return Piece.empty(placement.cell)._replace(numbers=placement.numbers)

    @staticmethod
    def empty(cell: Cell) -> "Piece":
        """The place for a tile, with no numbers."""
        return Piece((), cell.points_up, *at(cell.corners[0]))

    @property
    def middle(self) -> XY:
        """As far from each of its sides."""
        return self.x, self.y + (60 if self.up else -60)

    @property
    def between(self) -> XY:
        """Where there is most room between its three numbers for a line of text."""
        return self.x, self.y + (52 if self.up else -52)

    def corners(self) -> Iterable[tuple[int, int, XY]]:
        """Its numbers: each with the sixth of a disc that it shows, and where its point is.

        Seen from a point, sixth 0 lies to the right and a little down, and they go on clockwise.

        >>> list(Piece((0, 1, 2), True, 0, 0).corners())
        [(0, 1, (0, 0)), (1, 3, (52, 90)), (2, 5, (-52, 90))]
        """
        side = 1 if self.up else -1
        points = ((0, 0), (HALF * side, ROW * side), (-HALF * side, ROW * side))
        for number, sixth, (dx, dy) in zip(
            self.numbers, (1, 3, 5) if self.up else (4, 0, 2), points, strict=True
        ):
            yield number, sixth, (self.x + dx, self.y + dy)


class Box(NamedTuple):
    """A rectangle of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def around(cells: Iterable[Cell]) -> "Box":
        """The smallest box that holds some cells."""
        points = [at(point) for cell in cells for point in cell.corners]
        xs, ys = {x for x, _ in points}, {y for _, y in points}
        return Box(min(xs), min(ys), max(xs), max(ys))

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def written(value: float) -> str:
    """A coordinate in as few characters as it needs.

    >>> [written(value) for value in (52.0, 0.5, -0.25, -0.001, 10)]
    ['52', '.5', '-.25', '0', '10']
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def towards(sixth: int, distance: float) -> XY:
    """The way from a point into the middle of one of its sixths."""
    angle = radians(30 + 60 * sixth)
    return distance * cos(angle), distance * sin(angle)


def sixth_path(sixth: int, disc: int = DISC) -> str:
    """The outline of a corner, seen from its point: a sixth of a disc, its tip rounded."""
    reach = sqrt(disc * disc - GAP * GAP)
    tip = ROUNDING * _TALL, 2 * GAP + 1.5 * ROUNDING
    end = reach / 2 - GAP * _TALL, reach * _TALL + GAP / 2
    return _closed_path(
        60 * (sixth - 1),
        [(_mirrored(tip), 0), (tip, ROUNDING), (end, 0), (_mirrored(end), disc)],
    )


def cell_path(*, up: bool, gap: float = GAP, rounding: float = ROUNDING) -> str:
    """The outline of a tile, seen from its apex, ``gap`` inside the lines of its cell."""
    tip = rounding * _TALL, 2 * gap + 1.5 * rounding
    foot_x, foot_y = HALF - gap * 2 * _TALL, ROW - gap
    side = foot_x - rounding * _TALL, foot_y - rounding * 1.5
    base = foot_x - rounding * 2 * _TALL, foot_y
    return _closed_path(
        0 if up else 180,
        [
            (_mirrored(tip), 0),
            (tip, rounding),
            (side, 0),
            (base, rounding),
            (_mirrored(base), 0),
            (_mirrored(side), rounding),
        ],
    )


def _mirrored(spot: XY) -> XY:
    return -spot[0], spot[1]


def _closed_path(degrees: float, steps: Iterable[tuple[XY, float]]) -> str:
    """A closed path about the origin, turned: each step a line, or an arc of its radius."""
    turn = radians(degrees)
    path = ""
    for (x, y), radius in steps:
        how = "L" if path else "M"
        if radius:
            how = f"A{written(radius)} {written(radius)} 0 0 1 "
        there = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        path += how + " ".join(map(written, there)).replace(" -", "-")
    return path + "Z"
