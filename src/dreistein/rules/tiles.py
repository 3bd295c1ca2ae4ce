"""The 56 tiles: every combination of three numbers from 0 to 5, once.

A tile's numbers ascend clockwise from the smallest, so three different numbers exist in one
handedness only: ``012`` exists, ``021`` does not.

>>> Tile(3, 4, 5).value
12
>>> Tile("012"), len(TILES)
(Tile(0, 1, 2), 56)
"""

from collections.abc import Iterable
from typing import Any, overload

from dreistein.rules.arguments import all_of
from dreistein.rules.errors import NoSuchTile, quote
from dreistein.rules.notebook import svg_of_tile

HIGHEST = 5
"""The largest number on a tile."""

Numbers = tuple[int, int, int]
"""Three corner numbers, clockwise."""


class Tile(tuple[int, int, int]):
    """A tile: its three numbers, clockwise from the smallest. Tiles sort like their texts."""

    __slots__ = ()

    @overload
    def __new__(cls, text: "str | Tile", /) -> "Tile": ...
    @overload
    def __new__(cls, a: int, b: int, c: int, /) -> "Tile": ...
    def __new__(cls, *numbers: object) -> "Tile":
        """The tile with these numbers, or with a text such as ``012``."""
        given = numbers[0] if len(numbers) == 1 else numbers
        try:
            return _BY_NUMBERS[given]
        except (KeyError, TypeError):
            shown = given if len(numbers) == 1 else "".join(map(str, numbers))
            raise NoSuchTile(text=quote(shown)) from None

    def __getnewargs__(self) -> Numbers:
        return (self[0], self[1], self[2])

    @staticmethod
    def parse(text: str) -> "Tile":
        """The tile with a text such as ``012``."""
        return Tile(text)

    @staticmethod
    def showing(numbers: Numbers) -> "Tile":
        """The tile with these numbers, clockwise from any corner."""
        try:
            return _BY_ROTATION[numbers]
        except (KeyError, TypeError):
            given = "".join(map(str, numbers)) if isinstance(numbers, Iterable) else numbers
            raise NoSuchTile(text=quote(given)) from None

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
        return f"{self[0]}{self[1]}{self[2]}" if self[0] >= 0 else "?"

    def __repr__(self) -> str:
        return f"Tile({self[0]}, {self[1]}, {self[2]})"

    def _repr_svg_(self) -> str:
        return svg_of_tile(self)


FACE_DOWN = tuple.__new__(Tile, (-1, -1, -1))
"""Stands for a tile that nobody saw, written as ?. It fits nowhere."""

TILES: tuple[Tile, ...] = tuple(
    tuple.__new__(Tile, (a, b, c))
    for a in range(HIGHEST + 1)
    for b in range(a, HIGHEST + 1)
    for c in range(b, HIGHEST + 1)
)
"""All tiles, in ascending order of their text."""

SETS: dict[int, tuple[Tile, ...]] = {
    numbers: tuple(tile for tile in TILES if tile[2] < numbers) for numbers in range(2, HIGHEST + 2)
}
"""The tiles with just so many different numbers: 4, 10, 20, 35, and with six all 56."""

_TEXTS = {tile: str(tile) for tile in TILES}
_BY_NUMBERS: dict[object, Tile] = {
    **{tile: tile for tile in TILES},
    **{text: tile for tile, text in _TEXTS.items()},
    (-1, -1, -1): FACE_DOWN,
}
_BY_ROTATION = {numbers: tile for tile in TILES for numbers in tile.rotations}

_ONLY_TILES = frozenset({Tile})


def tile_of(tile: Tile | str) -> Tile:
    """A tile, given as one or as its text."""
    return tile if isinstance(tile, Tile) else Tile(tile)


def tiles_of(tiles: Iterable[Tile | str], name: str = "tiles") -> tuple[Tile, ...]:
    """Some tiles, given as such or as their texts.

    >>> tiles_of(["012", Tile(5, 5, 5)])
    (Tile(0, 1, 2), Tile(5, 5, 5))
    """
    found: tuple[Any, ...] = all_of(tiles, "Tile | str", name)
    return found if _ONLY_TILES.issuperset(map(type, found)) else tuple(map(Tile, found))


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
