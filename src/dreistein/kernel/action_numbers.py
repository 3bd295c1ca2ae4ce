"""Every action as a number: 1,013 numbers, whatever the board looks like.

Each tile exists once, so a tile on the board names a place. A placement is "on side *s* of tile
*t*, with number *n* in the corner that points away from it": the shared side decides the other
two corners, and so the tile.

- 0 draws, 1 ends the turn;
- 2, 3 and 4 open the round: the opening tile in one of its rotations;
- ``5 + 18 * t + 6 * s + n`` places, where ``t`` is the number of a tile on the board in
  :data:`~dreistein.rules.TILES`, ``s`` one of its sides and ``n`` the number in the far corner.

Side 0 of a tile goes clockwise from its first number to its second, side 1 from the second to the
third, side 2 back to the first; a triple starts at its apex. Where an open cell touches several
tiles, the one that comes first in ``TILES`` names it.

>>> from dreistein.rules import Board, Placement
>>> board = Board().place(Placement.parse("555@0,0"))
>>> [encode(board, p) for p in board.fits([Tile(4, 5, 5)])]
[1011, 999, 1005]
>>> str(decode(board, 999))
'554@1,0'
"""

from collections.abc import Mapping
from typing import SupportsIndex

from dreistein.kernel.errors import NotLegal
from dreistein.rules.actions import DRAW, END_TURN, Action, Draw, EndTurn, Placement, action_of
from dreistein.rules.arguments import WrongArgument
from dreistein.rules.board import Board
from dreistein.rules.errors import NoSideTouches
from dreistein.rules.lattice import START, Cell
from dreistein.rules.round import Round
from dreistein.rules.tiles import HIGHEST, TILES, Tile

DRAW_CODE, END_TURN_CODE, OPENING_CODE, PLACEMENT_CODE = 0, 1, 2, 5
_SIDES, _NUMBERS = 3, HIGHEST + 1
ACTIONS = PLACEMENT_CODE + len(TILES) * _SIDES * _NUMBERS
"""How many numbers there are."""

TILE_NUMBERS: Mapping[Tile, int] = {tile: number for number, tile in enumerate(TILES)}
"""The place of each tile in ``TILES``."""


def rotation(placement: Placement) -> int:
    """How a tile lies: the place of its numbers in the tile's ``rotations``."""
    return placement.tile.rotations.index(placement.numbers)


def encode(board: Board, action: Action | str) -> int:
    """The number of an action that is legal on a board."""
    action = action_of(action)
    if isinstance(action, Draw):
        return DRAW_CODE
    if isinstance(action, EndTurn):
        return END_TURN_CODE
    if not board.placements:
        return OPENING_CODE + rotation(action)
    tiles = board.tiles
    near = (tiles[side] for side in action.cell.sides if side in tiles)
    there = min(near, key=lambda placement: TILE_NUMBERS[placement.tile], default=None)
    if there is None:
        raise NoSideTouches(cell=action.cell)
    shared = frozenset(there.cell.corners)
    corners = zip(action.cell.corners, action.numbers, strict=True)
    far = next(number for point, number in corners if point not in shared)
    side = (_clockwise(there.cell).index(action.cell) + rotation(there)) % _SIDES
    return PLACEMENT_CODE + (TILE_NUMBERS[there.tile] * _SIDES + side) * _NUMBERS + far


def decode(board: Board, code: int, opening: Tile | None = None) -> Action:
    """The action with a number; on an empty board that needs the opening tile.

    It need not be legal. A number that stands for nothing here is refused.
    """
    if not isinstance(code, SupportsIndex):
        raise WrongArgument(name="code", wanted="int", found=type(code).__name__)
    if code == DRAW_CODE:
        return DRAW
    if code == END_TURN_CODE:
        return END_TURN
    if OPENING_CODE <= code < PLACEMENT_CODE:
        rotations = opening.rotations if opening is not None else ()
        if code - OPENING_CODE < len(rotations):
            return Placement(rotations[code - OPENING_CODE], START)
    elif PLACEMENT_CODE <= code < ACTIONS:
        rest, far = divmod(code - PLACEMENT_CODE, _NUMBERS)
        number, side = divmod(rest, _SIDES)
        there = next((p for p in board.placements if p.tile == TILES[number]), None)
        if there is not None:
            cell = _clockwise(there.cell)[(side - rotation(there)) % _SIDES]
            known = dict(zip(there.cell.corners, there.numbers, strict=True))
            a, b, c = (known.get(point, far) for point in cell.corners)
            return Placement((a, b, c), cell)
    raise NotLegal(action=code)


def legal_codes(round: Round) -> dict[int, Action]:
    """The legal actions of a round by number, in ascending order."""
    codes = {encode(round.board, action): action for action in round.legal_actions()}
    return dict(sorted(codes.items()))


def _clockwise(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The cells across its sides, clockwise from its apex: between corners 0 and 1 comes first."""
    left, right, third = cell.sides
    return (right, third, left) if cell.points_up else (left, third, right)
