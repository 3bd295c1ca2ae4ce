"""Boards and tiles as SVG: standalone pictures that look the same wherever they are shown.

Hexagons bloom: each corner of a tile is a sixth of a disc in its number's colour, so what fits is
seen before it is read, and six tiles around a point close a disc.

The pictures load nothing and run nothing, and their numbers need no font. Equal boards give equal
text.

>>> from dreistein.rules import Board, Placement
>>> board = Board.of(map(Placement.parse, ["555@0,0", "554@1,0"]))
>>> draw_svg(board, title="Two tiles").splitlines()[1:3]
['<title>Two tiles</title>', '<desc>2 tiles. The last one is 4-5-5.</desc>']
"""

from collections.abc import Collection, Mapping, Sequence

from dreistein.pictures.geometry import HALF, ROW, Box, Piece, at
from dreistein.pictures.palette import Theme
from dreistein.pictures.sheet import Sheet
from dreistein.rules import START, Board, Cell, Placement, Point, Tile

MARGIN = 46
"""Around the tiles of a board."""
STEP = 120
"""From one tile of a row to the next."""


def draw_svg(
    board: Board,
    *,
    theme: Theme = "light",
    contrast: bool = False,
    last: bool = True,
    points: str | None = None,
    places: Mapping[Cell, str] | None = None,
    strong: Collection[Cell] = (),
    tried: Placement | None = None,
    title: str | None = None,
    description: str | None = None,
    width: int | None = None,
) -> str:
    """A board as a standalone SVG, framed to what lies on it.

    ``theme`` is the ground: linen, felt, or by the reader's device. ``contrast`` draws black and
    white, with a pattern for each number. ``last`` outlines the tile placed last, and ``points``
    is written on it. ``places`` are open cells to choose from, with what to write on each: dashed,
    or solid where they are ``strong`` (a bonus falls). ``tried`` is a tile that is only
    tried on a cell: dashed, with a ≠ where a corner disagrees with the number that lies there.
    ``title`` and ``description`` are what a screen reader says. ``width`` is in pixels; without it
    a tile's side is 104.

    A place, or a tile tried, on a cell where a tile lies is a :class:`ValueError`.
    """
    places = places or {}
    for cell in [*places, *([tried.cell] if tried else [])]:
        if cell in board.tiles:
            raise ValueError(f"a tile lies on {cell}: only an open cell can be a place")
    closed = _closed(board)
    cells = [*board.tiles, *places, *([tried.cell] if tried else [])] or [START]
    sheet = Sheet(
        Box.around(cells).grown(MARGIN),
        title="A Dreistein board" if title is None else title,
        description=_told(board, closed) if description is None else description,
        theme=theme,
        contrast=contrast,
        width=width,
    )
    sheet.ground()
    pieces = [Piece.lying(placement) for placement in board.placements]
    sheet.tiles(pieces, discs=[(at(point), board.numbers[point]) for point in closed])
    for cell, label in places.items():
        sheet.place(Piece.empty(cell), label, strong=cell in strong)
    if pieces and last:
        sheet.outline(pieces[-1])
    if pieces and points is not None:
        sheet.write(points, pieces[-1])
    if tried is not None:
        _try(sheet, board, tried)
    return sheet.text()


def _try(sheet: Sheet, board: Board, tried: Placement) -> None:
    piece = Piece.lying(tried)
    sheet.tiles([piece])
    sheet.outline(piece, dashed=True)
    for point, number in zip(tried.cell.corners, tried.numbers, strict=True):
        if board.numbers.get(point, number) != number:
            sheet.clash(at(point))


def draw_tile_svg(
    tile: Tile, *, contrast: bool = False, title: str | None = None, width: int | None = None
) -> str:
    """One tile, its smallest number at the apex, on nothing: the logo is such a tile."""
    name = "-".join(map(str, tile)) if title is None else title
    return _row([tile], Sheet(_row_box(1).grown(6), title=name, contrast=contrast, width=width))


def draw_tiles_svg(
    tiles: Sequence[Tile],
    *,
    contrast: bool = False,
    title: str | None = None,
    width: int | None = None,
) -> str:
    """Tiles side by side on a wooden rack, each with its smallest number at the apex."""
    name = " ".join("-".join(map(str, tile)) for tile in tiles)
    sheet = Sheet(
        _row_box(len(tiles)).grown(26),
        title=name or "An empty rack" if title is None else title,
        contrast=contrast,
        width=width,
    )
    sheet.wood()
    return _row(tiles, sheet)


def _row(tiles: Sequence[Tile], sheet: Sheet) -> str:
    sheet.tiles([Piece(tile.turns[0], True, STEP * at, 0) for at, tile in enumerate(tiles)])
    return sheet.text()


def _row_box(tiles: int) -> Box:
    return Box(-HALF, 0, STEP * max(tiles - 1, 0) + HALF, ROW)


def _closed(board: Board) -> list[Point]:
    """The points that all six tiles lie around, in reading order."""
    return sorted(
        (point for point in board.numbers if all(cell in board.tiles for cell in point.around)),
        key=lambda point: (point.j, point.i),
    )


def _told(board: Board, closed: Sequence[Point]) -> str:
    """The board in words."""
    if not board.placements:
        return "No tile lies here yet."
    words = [_count(len(board.placements), "tile") + "."]
    if closed:
        words.append(_count(len(closed), "hexagon") + (" is" if len(closed) == 1 else " are"))
        words.append("closed.")
    last = "-".join(map(str, board.placements[-1].tile))
    words.append(f"The last one is {last}." if len(board.placements) > 1 else f"It is {last}.")
    return " ".join(words)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
