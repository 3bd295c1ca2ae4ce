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

_MOST_TRIES = 20_000
"""So many tiles are laid in the search: some seconds."""


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
    boards = [Board()]
    choices = [_ways(Board(), tiles[0])] if tiles else []
    tries = furthest = 0
    while choices:
        placement = next(choices[-1], None)
        if placement is None:
            choices.pop()
            boards.pop()
            continue
        tries += 1
        if tries > _MOST_TRIES:
            raise PlacesUnclear(tile=_tile(tiles[furthest]), number=furthest + 1)
        board = boards[-1].lay(placement)
        laid = len(boards)
        if laid == len(tiles):
            return list(board.placements)
        furthest = max(furthest, laid)
        boards.append(board)
        choices.append(_ways(board, tiles[laid]))
    if tiles:
        raise NoPlaces(tile=_tile(tiles[furthest]), number=furthest + 1)
    return []


def _tile(laid: Laid | Placement) -> Tile:
    return laid.tile


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
