"""Boards as small pictures: numbers on the points, tiles between them.

    2---3           the point (i, j) is at column 2i, line 2j
     \\v/^\\          the mark in the middle of a tile: S for the starting tile, ^ and v for others
      1---4         ? is the open cell that a test asks about

All corners on a point have the same number, so a picture shows each number once.
"""

from dataclasses import dataclass
from textwrap import dedent

from dreistein.rules import Board, Cell, Placement, Point

TILE_MARKS = "S^v"
BRIDGE = r"""
  0---0
 /S\v/^\
4---1---1
  ?  \v/^\
  2---3---3
   \v/^\v/
    0---0
"""

HEXAGON = r"""
  5---0
 /S\v/^\
5---4---2
 \v/?\v/
  4---4
"""

TWO_HEXAGONS = r"""
  0---3
 /S\v/^\
5---0---3
 \v/?\v/^\
  5---4---3
   \v/^\v/
    4---4
"""


@dataclass(frozen=True)
class Picture:
    board: Board
    asked: Cell | None


def picture(text: str) -> Picture:
    """The board of a picture, placed tile by tile from the start, and the cell with a ``?``."""
    lines = dedent(text).strip("\n").splitlines()
    marks = {
        (column, line): mark
        for line, row in enumerate(lines)
        for column, mark in enumerate(row)
        if mark not in " /\\-"
    }
    column0, line0 = next(at for at, mark in marks.items() if mark == "S")
    numbers: dict[Point, int] = {}
    cells: list[Cell] = []
    asked = None
    for (column, line), mark in marks.items():
        i, odd = divmod(column - column0, 2)
        assert not odd, f"{mark} is between two columns"
        if mark.isdigit():
            # The line of the starting tile is between the points with j = 0 and j = 1.
            j, half = divmod(line - line0 + 1, 2)
            assert not half, f"{mark} is between two rows of points"
            numbers[Point(i, j)] = int(mark)
        else:
            cell = Cell(i, (line - line0) // 2)
            if mark in TILE_MARKS:
                assert mark == "S" or (mark == "^") == cell.points_up, f"{mark} at {cell}"
                cells.append(cell)
            else:
                asked = cell
    return Picture(_place_all(cells, numbers), asked)


def _place_all(cells: list[Cell], numbers: dict[Point, int]) -> Board:
    board = Board()
    waiting = list(cells)
    while waiting:
        cell = next(c for c in waiting if c in board.spots)
        waiting.remove(cell)
        a, b, c = (numbers[point] for point in cell.corners)
        board = board.place(Placement((a, b, c), cell))
    return board
