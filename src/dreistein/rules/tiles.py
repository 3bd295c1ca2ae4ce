"""The 56 tiles: every combination of three numbers from 0 to 5, once.

A tile's numbers ascend clockwise from the smallest, so three different numbers exist in one
handedness only: ``012`` exists, ``021`` does not.

>>> Tile(3, 4, 5).value
12
>>> str(Tile.parse("012")), len(TILES)
('012', 56)
"""

from collections.abc import Iterable
from typing import Self

from dreistein.rules.errors import NoSuchTile, quote
from dreistein.rules.notebook import svg_of_tile

HIGHEST = 5
"""The largest number on a tile."""

Numbers = tuple[int, int, int]
"""Three corner numbers, clockwise."""


class Tile(tuple[int, int, int]):
    """A tile: its three numbers, clockwise from the smallest. Tiles sort like their texts."""

    __slots__ = ()

    def __new__(cls, a: int, b: int, c: int) -> Self:
        if not 0 <= a <= b <= c <= HIGHEST:
            raise NoSuchTile(text=quote(f"{a}{b}{c}"))
        return tuple.__new__(cls, (a, b, c))

    def __getnewargs__(self) -> Numbers:
        return (self[0], self[1], self[2])

    @staticmethod
    def parse(text: str) -> "Tile":
        """The tile with a text such as ``012``."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise NoSuchTile(text=quote(text)) from None

    @staticmethod
    def showing(numbers: Numbers) -> "Tile":
        """The tile with these numbers, clockwise from any corner."""
        try:
            return _BY_ROTATION[numbers]
        except KeyError:
            raise NoSuchTile(text=quote("".join(map(str, numbers)))) from None

    @property
    def value(self) -> int:
        """Its points: the sum of its numbers."""
        return self[0] + self[1] + self[2]

    @property
    def is_triple(self) -> bool:
        """Whether its three numbers are equal."""
        return self[0] == self[2]

    @property
    def rotations(self) -> tuple[Numbers, ...]:
        """The ways it can lie, as numbers clockwise from the apex: three, for a triple one."""
        a, b, c = self
        return ((a, b, c),) if a == c else ((a, b, c), (b, c, a), (c, a, b))

    @property
    def written(self) -> str:
        """The tile as people read it: 3–4–5. Its text, 345, is what they type."""
        return f"{self[0]}\u2013{self[1]}\u2013{self[2]}"

    def __str__(self) -> str:
        return f"{self[0]}{self[1]}{self[2]}"

    def __repr__(self) -> str:
        return f"Tile({self[0]}, {self[1]}, {self[2]})"

    def _repr_svg_(self) -> str:
        return svg_of_tile(self)


FACE_DOWN = tuple.__new__(Tile, (-1, -1, -1))
"""Stands for a tile that nobody saw. It fits nowhere."""

TILES: tuple[Tile, ...] = tuple(
    Tile(a, b, c)
    for a in range(HIGHEST + 1)
    for b in range(a, HIGHEST + 1)
    for c in range(b, HIGHEST + 1)
)
"""All tiles, in ascending order of their text."""

SETS: dict[int, tuple[Tile, ...]] = {
    numbers: tuple(tile for tile in TILES if tile[2] < numbers) for numbers in range(2, HIGHEST + 2)
}
"""The tiles with just so many different numbers: 4, 10, 20, 35, and with six all 56."""

_BY_TEXT = {str(tile): tile for tile in TILES}
_TEXTS = {tile: text for text, tile in _BY_TEXT.items()}
_BY_ROTATION = {numbers: tile for tile in TILES for numbers in tile.rotations}


def value(tiles: Iterable[Tile]) -> int:
    """The total value of some tiles."""
    return sum(tile.value for tile in tiles)


def texts(tiles: Iterable[Tile]) -> tuple[str, ...]:
    """The texts of some tiles.

    >>> texts([Tile(0, 1, 2), Tile(5, 5, 5)])
    ('012', '555')
    """
    return tuple(map(_TEXTS.__getitem__, tiles))


def opening_rank(tile: Tile) -> tuple[bool, int, int, int]:
    """A sort key for opening tiles: triples first, then the value, then the larger numbers.

    >>> opening_rank(Tile(0, 0, 0)) > opening_rank(Tile(4, 5, 5)) > opening_rank(Tile(3, 5, 5))
    True
    >>> opening_rank(Tile(3, 5, 5)) > opening_rank(Tile(4, 4, 5))
    True
    """
    _, b, c = tile
    return (tile.is_triple, tile.value, c, b)
