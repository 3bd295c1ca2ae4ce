"""The tiles on the table, and the spots where the next one may go.

A board is a value: :meth:`Board.place` returns a new one. Besides the tiles it keeps its *spots*:
the open cells that share a side with a tile, each with the numbers that its corners must have and
the bonus that it scores. A new tile changes only the spots around its own three points, so finding
what fits takes time in proportion to the number of spots.

>>> board = Board().place(Placement.parse("555@0,0"))
>>> [str(p) for p in board.fits([Tile(4, 5, 5)])]
['545@-1,0', '554@1,0', '455@0,1']
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from dreistein.rules.actions import Placement
from dreistein.rules.arguments import all_of
from dreistein.rules.errors import CornerDisagrees, NoSideTouches, Occupied, StartCell
from dreistein.rules.lattice import START, Cell, Point, neighbourhood
from dreistein.rules.notebook import svg_of_board
from dreistein.rules.tiles import HIGHEST, TILES, Numbers, Tile, tiles_of


class Bonus(StrEnum):
    """What a placement can score on top of the tile's value: at most one kind."""

    START = "start"
    BRIDGE = "bridge"
    DOUBLE = "double"
    HEXAGON = "hexagon"


Corners = tuple[int | None, int | None, int | None]
"""The number on each corner, clockwise from the apex; None where the point is free."""


class Spot(NamedTuple):
    """An open cell: the numbers its corners must have, and the bonus for a tile there."""

    cell: Cell
    corners: Corners
    bonus: Bonus | None
    hexagons: int = 0


_NUMBERS: tuple[int | None, ...] = (*range(HIGHEST + 1), None)


def _fits() -> dict[Corners, Mapping[Tile, tuple[Numbers, ...]]]:
    """Every rotation of every tile, by every combination of corners that it agrees with."""
    found: dict[Corners, dict[Tile, tuple[Numbers, ...]]] = {
        corners: {} for corners in product(_NUMBERS, _NUMBERS, _NUMBERS)
    }
    for tile in TILES:
        for numbers in tile.rotations:
            a, b, c = numbers
            for corners in product((a, None), (b, None), (c, None)):
                tiles = found[corners]
                tiles[tile] = (*tiles.get(tile, ()), numbers)
    return {corners: MappingProxyType(tiles) for corners, tiles in found.items()}


FITS: Mapping[Corners, Mapping[Tile, tuple[Numbers, ...]]] = MappingProxyType(_fits())
"""For the numbers around a cell: the tiles that fit, and their numbers there. A shared side
decides two corners, and then no tile fits in more than one rotation."""
_FITTING = {corners: frozenset(tiles) for corners, tiles in FITS.items()}

_FIRST_SPOT = Spot(START, (None, None, None), Bonus.START)


@dataclass(frozen=True, slots=True, repr=False)
class Board:
    """The placements in order. Boards with equal placements are equal."""

    placements: tuple[Placement, ...] = ()
    _tiles: dict[Cell, Placement] = field(default_factory=dict, compare=False, repr=False)
    _numbers: dict[Point, int] = field(default_factory=dict, compare=False, repr=False)
    _spots: dict[Cell, Spot] = field(
        default_factory=lambda: {START: _FIRST_SPOT}, compare=False, repr=False
    )

    def __post_init__(self) -> None:
        if self.placements != () and not self._tiles:  # given alone, and not checked yet
            board = Board.of(self.placements)
            for part in fields(self):
                object.__setattr__(self, part.name, getattr(board, part.name))

    @staticmethod
    def of(placements: Iterable[Placement | str]) -> "Board":
        """The board after these placements or their texts; each is checked."""
        board = Board()
        for placement in all_of(placements, "Placement | str", "placements"):
            board = board.place(placement)
        return board

    @property
    def tiles(self) -> Mapping[Cell, Placement]:
        """The placement on each occupied cell."""
        return MappingProxyType(self._tiles)

    @property
    def numbers(self) -> Mapping[Point, int]:
        """The number on each point that has one."""
        return MappingProxyType(self._numbers)

    @property
    def spots(self) -> Mapping[Cell, Spot]:
        """The open cells that share a side with a tile; on an empty board, the starting cell."""
        return MappingProxyType(self._spots)

    @property
    def hexagons(self) -> tuple[Point, ...]:
        """The points with six tiles around them, from top to bottom and left to right."""
        closed = (p for p in self._numbers if all(cell in self._tiles for cell in p.around))
        return tuple(sorted(closed, key=lambda point: (point.j, point.i)))

    def fits(self, tiles: Iterable[Tile | str]) -> Iterator[Placement]:
        """Every way to place one of these tiles."""
        held, fitting = frozenset(tiles_of(tiles)), _FITTING
        for cell, corners, _, _ in self._spots.values():
            if held.isdisjoint(fitting[corners]):
                continue
            for tile, rotations in FITS[corners].items():
                if tile in held:
                    for numbers in rotations:
                        yield Placement(numbers, cell)

    def any_fits(self, tiles: Iterable[Tile | str]) -> bool:
        """Whether any of these tiles can be placed."""
        return next(self.fits(tiles), None) is not None

    def check(self, placement: Placement | str) -> Spot:
        """The spot that a placement takes; raises an :class:`IllegalAction` if it does not fit."""
        placement = Placement.of(placement)
        cell = placement.cell
        spot = self._spots.get(cell)
        if spot is None:
            there = self._tiles.get(cell)
            if there is not None:
                raise Occupied(cell=cell, there=there)
            if not self._tiles:
                raise StartCell(cell=cell)
            raise NoSideTouches(cell=cell)
        for point, number, wanted in zip(
            cell.corners, placement.numbers, spot.corners, strict=True
        ):
            if wanted is not None and wanted != number:
                raise CornerDisagrees(number=number, placement=placement, point=point, there=wanted)
        return spot

    def place(self, placement: Placement | str) -> "Board":
        """The board with one more tile."""
        self.check(placement)
        return self.lay(placement)

    def lay(self, placement: Placement | str) -> "Board":
        """The board with one more tile, which :meth:`check` has allowed."""
        placement = Placement.of(placement)
        cell = placement.cell
        tiles, numbers, spots = self._tiles.copy(), self._numbers.copy(), self._spots.copy()
        tiles[cell] = placement
        a, b, c = cell.corners
        numbers[a], numbers[b], numbers[c] = placement.numbers
        del spots[cell]
        for near, beside in neighbourhood(cell):
            if near in spots or (beside and near not in tiles):
                spots[near] = _spot(near, tiles, numbers)
        return Board((*self.placements, placement), tiles, numbers, spots)

    def __str__(self) -> str:
        return " ".join(map(str, self.placements))

    def __repr__(self) -> str:
        tiles = len(self.placements)
        return f"Board({tiles} tile{'s' * (tiles != 1)})"

    def _repr_svg_(self) -> str:
        return svg_of_board(self)


def _spot(cell: Cell, tiles: Mapping[Cell, Placement], numbers: Mapping[Point, int]) -> Spot:
    """The spot on an open cell, given the tiles around it."""
    points = a, b, c = cell.corners
    corners = (numbers.get(a), numbers.get(b), numbers.get(c))
    if None in corners:  # one shared side decides two of them
        return Spot(cell, corners, None)
    left, right, third = cell.sides
    shared = (left in tiles) + (right in tiles) + (third in tiles)
    hexagons = 0
    if shared >= 2:
        hexagons = sum(all(c in tiles or c == cell for c in point.around) for point in points)
    if hexagons:
        return Spot(cell, corners, Bonus.HEXAGON, hexagons)
    if shared >= 2:
        return Spot(cell, corners, Bonus.DOUBLE)
    # The third corner is the one opposite of the shared side.
    return Spot(cell, corners, Bonus.BRIDGE)
