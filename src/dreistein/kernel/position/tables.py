"""Tiles, corners and cells as the kernel numbers them.

*Tiles* are numbered from 0 in the order in which they open a round. A hand is a mask of 56 bits,
and the seat with the largest mask opens, with its top bit. A *corner* is its number plus one, or 0
if it is still open.

*Cells* are numbered x + 63 y, modulo 2048, on from 1024 for the starting cell; points likewise. So
a cell points up where its number is even, and only points with even numbers exist. The
numbers wrap around, but a row of 56 tiles is too short to meet itself: no two cells on a board, or
next to it, share a number.
"""

from collections.abc import Iterable

from dreistein.rules.board import FITS
from dreistein.rules.lattice import Cell
from dreistein.rules.tiles import TILES, Tile, opening_rank

ORDER: tuple[Tile, ...] = tuple(sorted(TILES, key=opening_rank))
"""The tiles by number."""
NUMBER: dict[Tile, int] = {tile: number for number, tile in enumerate(ORDER)}

SORTED: list[int] = [TILES.index(tile) for tile in ORDER]
"""The number of each tile in ``TILES``."""
BIT: list[int] = [1 << number for number in range(len(ORDER))]
VALUE: list[int] = [tile.value for tile in ORDER]
ROTATIONS: list[int] = [len(tile.rotations) for tile in ORDER]
CORNERS: list[int] = [number + 1 for tile in ORDER for number in tile]
"""The corners of tile n, clockwise from the smallest: at 3 n, 3 n + 1 and 3 n + 2."""
TRIPLES: int = sum(bit for bit, tile in zip(BIT, ORDER, strict=True) if tile.is_triple)
"""All triples, as a mask."""


def _fit() -> list[int]:
    table = [0] * 512
    for numbers, tiles in FITS.items():
        a, b, c = (0 if number is None else number + 1 for number in numbers)
        table[a | b << 3 | c << 6] = mask_of(tiles)
    return table


def mask_of(tiles: Iterable[Tile]) -> int:
    """Some tiles as a mask."""
    return sum(BIT[NUMBER[tile]] for tile in tiles)


def cell_number(cell: Cell) -> int:
    """A cell's number."""
    return 1024 + cell.x + 63 * cell.y & 2047


FIT: list[int] = _fit()
"""The tiles that fit three corners, as a mask, at a + 8 b + 64 c, clockwise from any of them."""
