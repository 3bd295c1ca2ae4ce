"""A board as a PNG, for programs that show no SVG: those that preview a link in a message.

The same shapes as in :mod:`~dreistein.pictures.svg`, by how far each pixel is from their edges.

>>> from dreistein.rules import Board, Placement
>>> draw_png(Board.of([Placement.parse("555@0,0")]), 120, 63)[:8]
b'\\x89PNG\\r\\n\\x1a\\n'
"""

import re
import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from dreistein.pictures.digits import DIGITS, WIDTH
from dreistein.pictures.geometry import DISC, GAP, HALF, ROUNDING, ROW, XY, Box, Piece, at, offset
from dreistein.pictures.palette import DAY, NUMBERS, darker
from dreistein.pictures.sheet import DIGIT_DISTANCE
from dreistein.rules import START, Board

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Field = NDArray[np.float32]

_MARGIN = 40
_LARGEST = 1.5
"""The scale of a board with few tiles."""
_CURVE_STEPS = 6
_NUMBERS_OF = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4}
_PATH = re.compile(r"[MLHVCSZ]|-?\d*\.?\d+")


def draw_png(board: Board, width: int = 1200, height: int = 630) -> bytes:
    """A board with its last tile outlined, in the middle of the cloth."""
    return _drawn(board, width, height).encode()


def draw_pixels(board: Board, width: int = 600, height: int = 600) -> "NDArray[np.uint8]":
    """The same as rows of pixels: red, green, blue."""
    return _drawn(board, width, height).pixels()


def _drawn(board: Board, width: int, height: int) -> "_Canvas":
    cells = [*board.tiles] or [START]
    box = Box.around(cells).grow(_MARGIN)
    scale = min(_LARGEST, width / box.width, height / box.height)
    left = (box.left + box.right - width / scale) / 2
    top = (box.top + box.bottom - height / scale) / 2
    canvas = _Canvas(width, height, (left, top), scale)
    pieces = [Piece.of(placement) for placement in board.placements]
    for point in board.hexagons:
        canvas.disc(at(point), DISC, darker(NUMBERS[board.numbers[point]]))
    for piece in pieces:
        canvas.tile(piece, last=piece is pieces[-1])
    return canvas


class _Canvas:
    """Pixels, and where they are on the board."""

    def __init__(self, width: int, height: int, corner: XY, scale: float) -> None:
        import numpy as np

        self._np, self._corner, self._scale = np, corner, scale
        self._pixels = np.empty((height, width, 3), np.float32)
        self._pixels[:] = _rgb(DAY.ground)

    def disc(self, middle: XY, radius: float, colour: str) -> None:
        part = self._part(middle, radius + 1)
        self._fill(part, self._round(part, middle) - radius, colour)

    def tile(self, piece: Piece, *, last: bool) -> None:
        side = 1 if piece.up else -1
        middle = (piece.x, piece.y + side * ROW * 2 / 3)
        part = self._part(middle, ROW * 2 / 3 + 8)
        outline = self._triangle(part, piece, GAP + ROUNDING) - ROUNDING
        self._fill(part, self._triangle(part, piece, GAP + ROUNDING, 3) - ROUNDING, DAY.edge)
        self._fill(part, outline, DAY.face)
        if last:
            self._fill(part, abs(outline - 1) - 2.5, DAY.accent)
        for number, sixth, point in piece.corners():
            disc = self._round(part, point) - DISC
            self._fill(part, self._np.maximum(disc, outline), NUMBERS[number])
            dx, dy = offset(sixth, DIGIT_DISTANCE)
            self._digit(number, (point[0] + dx, point[1] + dy))

    def _digit(self, number: int, middle: XY) -> None:
        part = self._part(middle, 10)
        near = None
        for line in _lines(DIGITS[number]):
            for (ax, ay), (bx, by) in pairwise(line):
                ends = (middle[0] + ax, middle[1] + ay), (middle[0] + bx, middle[1] + by)
                found = self._segment(part, *ends)
                near = found if near is None else self._np.minimum(near, found)
        assert near is not None
        self._fill(part, near - WIDTH / 2, "#ffffff")

    def pixels(self) -> "NDArray[np.uint8]":
        return self._np.rint(self._pixels).astype(self._np.uint8)

    def encode(self) -> bytes:
        """The pixels as a PNG."""
        height, width, _ = self._pixels.shape
        rows = self._np.zeros((height, 1 + 3 * width), self._np.uint8)
        rows[:, 1:] = self.pixels().reshape(height, -1)
        head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        data = zlib.compress(rows.tobytes(), 6)
        chunks = ((b"IHDR", head), (b"IDAT", data), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)

    # ------------------------------------------------------------------ distances

    def _part(self, middle: XY, reach: float) -> tuple[slice, slice]:
        """The pixels around a place of the board."""
        (x, y), (left, top), scale = middle, self._corner, self._scale
        height, width, _ = self._pixels.shape
        spans = []
        for value, first, most in ((y, top, height), (x, left, width)):
            low, high = (int((value - first + step * reach) * scale) for step in (-1, 1))
            spans.append(slice(min(max(low, 0), most), min(max(high + 2, 0), most)))
        return spans[0], spans[1]

    def _places(self, part: tuple[slice, slice]) -> "tuple[Field, Field]":
        """Where the middles of these pixels are on the board."""
        np = self._np
        ys, xs = (np.arange(s.start, s.stop, dtype=np.float32) + np.float32(0.5) for s in part)
        return xs[None, :] / self._scale + self._corner[0], ys[:, None] / self._scale + (
            self._corner[1]
        )

    def _round(self, part: tuple[slice, slice], middle: XY) -> "Field":
        xs, ys = self._places(part)
        found: Field = self._np.hypot(xs - middle[0], ys - middle[1])
        return found

    def _segment(self, part: tuple[slice, slice], a: XY, b: XY) -> "Field":
        """How far each pixel is from a line."""
        np = self._np
        xs, ys = self._places(part)
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = ((xs - a[0]) * dx + (ys - a[1]) * dy) / (dx * dx + dy * dy or 1)
        along = np.clip(along, 0, 1)
        found: Field = np.hypot(xs - a[0] - along * dx, ys - a[1] - along * dy)
        return found

    def _triangle(
        self, part: tuple[slice, slice], piece: Piece, inset: float, lower: float = 0
    ) -> "Field":
        """How far each pixel is outside a cell that is smaller by so much; inside, less than 0."""
        np = self._np
        side = 1 if piece.up else -1
        apex = piece.x, piece.y + lower + side * 2 * inset
        foot_y = piece.y + lower + side * (ROW - inset)
        half = HALF - inset * 3**0.5
        corners = (apex, (apex[0] - half, foot_y), (apex[0] + half, foot_y))
        edges = list(zip(corners, (*corners[1:], corners[0]), strict=True))
        outside = np.minimum.reduce([self._segment(part, a, b) for a, b in edges])
        xs, ys = self._places(part)
        within = np.logical_and.reduce(
            [
                side * ((b[0] - a[0]) * (ys - a[1]) - (b[1] - a[1]) * (xs - a[0])) <= 0
                for a, b in edges
            ]
        )
        found: Field = np.where(within, -outside, outside)
        return found

    def _fill(self, part: tuple[slice, slice], distance: "Field", colour: str) -> None:
        """Colour what is nearer than 0, with soft edges."""
        share = self._np.clip(0.5 - distance * self._scale, 0, 1)[..., None]
        here = self._pixels[part]
        here += share * (self._np.array(_rgb(colour), self._np.float32) - here)


def _rgb(colour: str) -> Sequence[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _lines(path: str) -> Iterator[list[XY]]:
    """The lines of a path, with curves in short pieces.

    >>> list(_lines("M0 1L2-3H4V5"))
    [[(0.0, 1.0), (2.0, -3.0), (4.0, -3.0), (4.0, 5.0)]]
    """
    line: list[XY] = []
    bend = (0.0, 0.0)
    tokens, command = _PATH.findall(path), ""
    while tokens:
        command = tokens.pop(0) if tokens[0].isalpha() else command
        if command == "Z":
            line.append(line[0])
            continue
        if command == "M":
            yield from [line] if line else []
            line = []
        x, y = line[-1] if line else (0.0, 0.0)
        found = [float(tokens.pop(0)) for _ in range(_NUMBERS_OF[command])]
        if command == "S":
            found = [2 * x - bend[0], 2 * y - bend[1], *found]
        if command in "CS":
            points = [(x, y), *zip(found[::2], found[1::2], strict=True)]
            bend = points[2]
            line += [_between(points, step / _CURVE_STEPS) for step in range(1, _CURVE_STEPS + 1)]
        elif command in "HV":
            line.append((found[0], y) if command == "H" else (x, found[0]))
        else:
            line.append((found[0], found[1]))
    yield line


def _between(points: Sequence[XY], share: float) -> XY:
    """A point on a curve, by the points that bend it."""
    while len(points) > 1:
        points = [
            (ax + share * (bx - ax), ay + share * (by - ay))
            for (ax, ay), (bx, by) in pairwise(points)
        ]
    return points[0]
