"""Boards and tiles as standalone SVG pictures that look the same everywhere.

Each corner of a tile is a sixth of a disc in the colour of its number, so that one sees what fits
without reading, and six tiles around a point close a disc.

The pictures load nothing and run nothing, and their numbers need no font. Equal boards give equal
text.

>>> from dreistein.rules import Board, Placement
>>> board = Board.of(map(Placement.parse, ["555@0,0", "554@1,0"]))
>>> draw_svg(board, title="Two tiles").splitlines()[1:3]
['<title>Two tiles</title>', '<desc>2 tiles. The last one is 4–5–5.</desc>']
"""

from collections.abc import Sequence

from dreistein.pictures.geometry import HALF, ROW, Box, Piece, at
from dreistein.pictures.palette import Theme
from dreistein.pictures.sheet import Sheet
from dreistein.rules import START, Board, Placement, Tile
from dreistein.rules.arguments import wanted
from dreistein.rules.tiles import tiles_of

MARGIN = 46
"""Around the tiles of a board."""
STEP = 120
"""The distance between the tiles of a row."""


def draw_svg(
    board: Board,
    *,
    theme: Theme = "light",
    last: bool = True,
    points: str | None = None,
    tried: Placement | str | None = None,
    title: str | None = None,
    description: str | None = None,
    width: int | None = None,
) -> str:
    """A board as a standalone SVG, framed to fit.

    ``theme`` is the background: linen, felt, or whichever the reader's device prefers. ``last``
    outlines the last tile, and ``points`` is written on it. ``tried`` is a placement that is only
    tried: dashed, with a ≠ at each corner that disagrees with the number on its point; on an
    occupied cell it raises a :class:`ValueError`. ``title`` and ``description`` are for screen
    readers. ``width`` is in pixels; by default the side of a tile is 104 pixels long.
    """
    wanted(board, Board, "board")
    tried = None if tried is None else Placement.of(tried)
    if tried is not None and tried.cell in board.tiles:
        raise ValueError(f"there is a tile on {tried.cell}: only an open cell can be tried")
    cells = [*board.tiles, *([tried.cell] if tried else [])] or [START]
    sheet = Sheet(
        Box.around(cells).grow(MARGIN),
        title="A Dreistein board" if title is None else title,
        description=_describe(board) if description is None else description,
        theme=theme,
        width=width,
    )
    sheet.ground()
    pieces = [Piece.of(placement) for placement in board.placements]
    sheet.tiles(pieces, discs=[(at(point), board.numbers[point]) for point in board.hexagons])
    if pieces and last:
        sheet.outline(pieces[-1])
    if pieces and points is not None:
        sheet.write(points, pieces[-1])
    if tried is not None:
        _draw_tried(sheet, board, tried)
    return sheet.text()


def _draw_tried(sheet: Sheet, board: Board, tried: Placement) -> None:
    piece = Piece.of(tried)
    sheet.tiles([piece])
    sheet.outline(piece, dashed=True)
    for point, number in zip(tried.cell.corners, tried.numbers, strict=True):
        if board.numbers.get(point, number) != number:
            sheet.clash(at(point))


def draw_tile_svg(tile: Tile | str, *, title: str | None = None, width: int | None = None) -> str:
    """One tile, its smallest number at the apex, without a background; the logo is one."""
    tile = Tile(tile)
    name = tile.written if title is None else title
    return _row([tile], Sheet(_row_box(1).grow(6), title=name, width=width))


def draw_tiles_svg(
    tiles: Sequence[Tile | str], *, title: str | None = None, width: int | None = None
) -> str:
    """Tiles side by side on a wooden rack, each with its smallest number at the apex."""
    tiles = tiles_of(tiles)
    name = " ".join(tile.written for tile in tiles)
    sheet = Sheet(
        _row_box(len(tiles)).grow(26),
        title=name or "An empty rack" if title is None else title,
        width=width,
    )
    sheet.wood()
    return _row(tiles, sheet)


def _row(tiles: Sequence[Tile], sheet: Sheet) -> str:
    sheet.tiles([Piece(tile.rotations[0], True, STEP * at, 0) for at, tile in enumerate(tiles)])
    return sheet.text()


def _row_box(tiles: int) -> Box:
    return Box(-HALF, 0, STEP * max(tiles - 1, 0) + HALF, ROW)


def _describe(board: Board) -> str:
    if not board.placements:
        return "No tile has been placed yet."
    words = [_count(len(board.placements), "tile") + "."]
    hexagons = len(board.hexagons)
    if hexagons:
        words.append(_count(hexagons, "hexagon") + (" is" if hexagons == 1 else " are"))
        words.append("closed.")
    last = board.placements[-1].tile.written
    words.append(f"The last one is {last}." if len(board.placements) > 1 else f"It is {last}.")
    return " ".join(words)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
