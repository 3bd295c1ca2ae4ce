"""Where the tiles of a round lay, if only the tiles and their bonuses were written down.

Many ways to lay them may agree with that; :func:`find_places` takes the first.

>>> places = find_places([Laid(Tile(5, 5, 5)), Laid(Tile(4, 5, 5)), Laid(Tile(3, 4, 5))])
>>> [str(placement) for placement in places]
['555@0,0', '545@-1,0', '453@-2,0']
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dreistein.rules.actions import Placement
from dreistein.rules.board import Board, Bonus
from dreistein.rules.errors import DreisteinError
from dreistein.rules.lattice import START
from dreistein.rules.record.errors import NoPlaces, PlacesUnclear
from dreistein.rules.tiles import Tile

_MOST_TRIES, _FIRST_TRIES = 20_000, 300
"""So many tiles are laid in the search, some seconds; and so many before it begins again, in
another order and with more patience: an early mistake would be looked for last."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile that was placed, and what it earned."""

    tile: Tile
    bonus: Bonus | None = None
    hexagons: int = 0


def find_places(tiles: Sequence[Laid | Placement]) -> list[Placement]:
    """A placement for each tile, in their order; those given are kept.

    Raises ``NoPlaces`` if there is no way to lay them, or ``PlacesUnclear`` after a long search.
    """
    search = _Search(tiles)
    if not tiles:
        return []
    tries = _FIRST_TRIES
    while (found := search.lay(tries)) is None:
        if search.tries >= _MOST_TRIES:
            raise PlacesUnclear(tile=search.stuck, number=search.furthest + 1)
        tries += tries // 5
    if not found:
        raise NoPlaces(tile=search.stuck, number=search.furthest + 1)
    return found


class _Search:
    """A search for places: depth first, at first in the order of the spots, then in others."""

    def __init__(self, tiles: Sequence[Laid | Placement]) -> None:
        self.tiles, self.tries, self.furthest = tiles, 0, 0
        self._luck: int | None = None

    @property
    def stuck(self) -> Tile:
        """The tile that no place was found for, beyond all those before it."""
        return self.tiles[self.furthest].tile

    def lay(self, tries: int) -> list[Placement] | None:
        """Places for all; an empty list if there are none, None if that many tries do not tell."""
        boards = [Board()]
        choices = [self._ways(boards[0])]
        for _ in range(tries):
            while choices and not choices[-1]:
                choices.pop()
                boards.pop()
            if not choices:
                return []
            board = boards[-1].lay(choices[-1].pop())
            self.tries += 1
            if len(boards) == len(self.tiles):
                return list(board.placements)
            self.furthest = max(self.furthest, len(boards))
            boards.append(board)
            choices.append(self._ways(board))
        if self._luck is None:
            self._luck = 0
        return None

    def _ways(self, board: Board) -> list[Placement]:
        """The ways to lay the next tile, the first to be tried last."""
        ways = list(_ways(board, self.tiles[len(board.placements)]))
        if self._luck is None:
            return ways[::-1]
        for at in range(len(ways) - 1, 0, -1):
            self._luck = (self._luck * 1_103_515_245 + 12_345) % 2**31
            other = (self._luck >> 8) % (at + 1)
            ways[at], ways[other] = ways[other], ways[at]
        return ways


def _ways(board: Board, laid: Laid | Placement) -> Iterator[Placement]:
    """The ways to lay a tile that agree with what it earned."""
    if isinstance(laid, Placement):
        try:
            board.check(laid)
        except DreisteinError:
            return
        yield laid
    elif not board.placements:
        yield Placement(laid.tile.rotations[0], START)
    else:
        for placement in board.fits([laid.tile]):
            spot = board.spots[placement.cell]
            if spot.bonus == laid.bonus and spot.hexagons == laid.hexagons:
                yield placement
