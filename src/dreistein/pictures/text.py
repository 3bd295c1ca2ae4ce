r"""The board as text, for a terminal.

All corners on a point agree, so each number is written once, on its point, with the tiles in
between: point ``(i, j)`` is at column ``2 * i`` of line ``2 * j``. ``^`` and ``v`` mark tiles, and
``*`` the last one; a triangle without a mark is an open cell between tiles.

>>> from dreistein.rules import Board, Cell, Placement
>>> board = Board.of(map(Placement.parse, ["555@0,0", "554@1,0"]))
>>> print(draw_text(board))
  5---4
 /^\*/
5---5
>>> print(draw_text(board, labels={Cell(0, 1): "a", Cell(2, 0): "b"}))
  5---4
 /^\*/b
5---5
  a
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from dreistein.pictures.palette import NUMBERS
from dreistein.rules import Board, Cell
from dreistein.rules.arguments import wanted

LETTERS = "abcdefghijkmnpqrstuwxyzABCDEFGHJKLMNPQRSTUWXYZ"
"""Good labels: letters that do not look like a number or a mark (no l, o, v, I, O, V)."""

_LEFT, _RIGHT, _FLAT = "/", "\\", "-"
_UP, _DOWN, _LAST = "^", "v", "*"

# A green that is visible on black and on white.
_ACCENT = "#1f9d74"


class _Mark(NamedTuple):
    """A character of the picture, and its ANSI look."""

    character: str
    look: str = ""


_SPACE = _Mark(" ")


def draw_text(
    board: Board,
    *,
    labels: Mapping[Cell, str] | None = None,
    last: bool = True,
    colour: bool = False,
) -> str:
    """A board as lines of text, without a final line break; an empty board is an empty text.

    ``labels`` are characters in open cells, to choose one by: :data:`LETTERS` has good ones.
    ``last`` marks the last tile. ``colour`` adds ANSI colours (24 bits), which do not change the
    layout.

    A label on an occupied cell, or one that is not a single visible character, raises a
    :class:`ValueError`.
    """
    marks: dict[tuple[int, int], _Mark] = {}
    wanted(board, Board, "board")
    for placement in board.placements:
        marks.update(_tile(placement.cell, _UP if placement.cell.points_up else _DOWN))
    if last and board.placements:
        # Draw it again: it shares edges with earlier tiles.
        look = f"1;{_rgb(38, _ACCENT)}"
        marks.update(_tile(board.placements[-1].cell, _LAST, look))
    for point, number in board.numbers.items():
        look = f"1;{_rgb(38, '#ffffff')};{_rgb(48, NUMBERS[number])}"
        marks[2 * point.j, 2 * point.i] = _Mark(str(number), look)
    for cell, label in (labels or {}).items():
        if cell in board.tiles:
            raise ValueError(f"there is a tile on {cell}: only an open cell can have a label")
        if len(label) != 1 or not label.isprintable() or label.isspace():
            raise ValueError(f"a label is one visible character, not {label!r}")
        marks[2 * cell.y + 1, 2 * cell.x] = _Mark(label, f"1;4;{_rgb(38, _ACCENT)}")
    return "\n".join(_lines(marks, colour))


def _tile(cell: Cell, mark: str, look: str = "") -> Iterator[tuple[tuple[int, int], _Mark]]:
    """The edges of a tile and the mark in its middle, by line and column."""
    line, column = 2 * cell.y + 1, 2 * cell.x
    up = cell.points_up
    flat = line + 1 if up else line - 1
    for shift in (-1, 0, 1):
        yield (flat, column + shift), _Mark(_FLAT, look)
    yield (line, column - 1), _Mark(_LEFT if up else _RIGHT, look)
    yield (line, column + 1), _Mark(_RIGHT if up else _LEFT, look)
    yield (line, column), _Mark(mark, look)


def _lines(marks: Mapping[tuple[int, int], _Mark], colour: bool) -> Iterator[str]:
    if not marks:
        return
    left = min(column for _, column in marks)
    lines = [line for line, _ in marks]
    for line in range(min(lines), max(lines) + 1):
        right = max((column for at, column in marks if at == line), default=left - 1)
        row = [marks.get((line, column), _SPACE) for column in range(left, right + 1)]
        yield _paint(row) if colour else "".join(mark.character for mark in row)


def _paint(row: list[_Mark]) -> str:
    text = ""
    for look, marks in groupby(row, key=lambda mark: mark.look):
        characters = "".join(mark.character for mark in marks)
        text += f"\x1b[{look}m{characters}\x1b[0m" if look else characters
    return text


def _rgb(code: int, colour: str) -> str:
    """The ANSI parameters for a colour of the text (38) or of its background (48).

    >>> _rgb(38, "#0072b2")
    '38;2;0;114;178'
    """
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"{code};2;{red};{green};{blue}"
