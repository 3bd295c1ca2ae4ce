"""From the lattice to the picture: the coordinates of points, the outlines of tiles and corners.

A unit is a pixel at natural size. A side is 104 units long and a row 90 high, so that every point
of the lattice has whole coordinates (a regular triangle would be 90.07 high).

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
"""From a tile's edge to the line between two cells: half the gap between two tiles."""
ROUNDING = 4.5
"""The radius of a tile's rounded corners."""
DISC = 35
"""The radius of the disc around a point; each corner shows a sixth of it."""

XY = tuple[float, float]
"""Coordinates in the picture: x to the right, y down."""
_TALL = sqrt(3) / 2


def at(point: Point) -> tuple[int, int]:
    """The coordinates of a point."""
    return point.i * HALF, point.j * ROW


class Piece(NamedTuple):
    """A tile in the picture: its numbers clockwise from the apex, and the apex."""

    numbers: tuple[int, ...]
    up: bool
    x: int
    y: int

    @staticmethod
    def of(placement: Placement) -> "Piece":
        """A tile on its cell."""
        return Piece.empty(placement.cell)._replace(numbers=placement.numbers)

    @staticmethod
    def empty(cell: Cell) -> "Piece":
        """A cell without a tile."""
        return Piece((), cell.points_up, *at(cell.corners[0]))

    @property
    def between(self) -> XY:
        """Where a line of text has most room between the three numbers."""
        return self.x, self.y + (52 if self.up else -52)

    def corners(self) -> Iterable[tuple[int, int, XY]]:
        """Its numbers, each with its sixth of a disc and the coordinates of its point.

        Seen from a point, sixth 0 is to the right and slightly down; the others follow clockwise.

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
    """A rectangle in the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def around(cells: Iterable[Cell]) -> "Box":
        """The smallest box around some cells."""
        points = [at(point) for cell in cells for point in cell.corners]
        xs, ys = {x for x, _ in points}, {y for _, y in points}
        return Box(min(xs), min(ys), max(xs), max(ys))

    def grow(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def format_number(value: float) -> str:
    """A coordinate in as few characters as possible.

    >>> [format_number(value) for value in (52.0, 0.5, -0.25, -0.001, 10)]
    ['52', '.5', '-.25', '0', '10']
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def offset(sixth: int, distance: float) -> XY:
    """The offset from a point along the middle of one of its sixths."""
    angle = radians(30 + 60 * sixth)
    return distance * cos(angle), distance * sin(angle)


def sixth_path(sixth: int, disc: int = DISC) -> str:
    """The outline of a corner relative to its point: a sixth of a disc with a rounded tip."""
    reach = sqrt(disc * disc - GAP * GAP)
    tip = ROUNDING * _TALL, 2 * GAP + 1.5 * ROUNDING
    end = reach / 2 - GAP * _TALL, reach * _TALL + GAP / 2
    return _closed_path(
        60 * (sixth - 1), [(_mirror(tip), 0), (tip, ROUNDING), (end, 0), (_mirror(end), disc)]
    )


def cell_path(*, up: bool, gap: float = GAP, rounding: float = ROUNDING) -> str:
    """The outline of a tile relative to its apex, ``gap`` inside the lines of its cell."""
    tip = rounding * _TALL, 2 * gap + 1.5 * rounding
    foot_x, foot_y = HALF - gap * 2 * _TALL, ROW - gap
    side = foot_x - rounding * _TALL, foot_y - rounding * 1.5
    base = foot_x - rounding * 2 * _TALL, foot_y
    return _closed_path(
        0 if up else 180,
        [
            (_mirror(tip), 0),
            (tip, rounding),
            (side, 0),
            (base, rounding),
            (_mirror(base), 0),
            (_mirror(side), rounding),
        ],
    )


def _mirror(xy: XY) -> XY:
    return -xy[0], xy[1]


def _closed_path(degrees: float, steps: Iterable[tuple[XY, float]]) -> str:
    """A closed path around the origin; each step is a line, or an arc if it has a radius."""
    angle = radians(degrees)
    path = ""
    for (x, y), radius in steps:
        command = "L" if path else "M"
        if radius:
            command = f"A{format_number(radius)} {format_number(radius)} 0 0 1 "
        end = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
        path += command + " ".join(map(format_number, end)).replace(" -", "-")
    return path + "Z"
