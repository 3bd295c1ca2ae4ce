"""Actions: place a tile, draw one, or end the turn without placing.

>>> parse_action("453@1,0").tile
Tile(3, 4, 5)
>>> str(parse_action("+345")), str(parse_action("-"))
('+', '-')
"""

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from dreistein.rules.errors import NoSuchAction, quote
from dreistein.rules.lattice import Cell
from dreistein.rules.tiles import Numbers, Tile

# Plain decimals: no leading zeros, no "+", no "-0". No board needs four digits.
_COORDINATE = r"(0|-?[1-9][0-9]{0,2})"
_PLACEMENT = re.compile(rf"([0-5])([0-5])([0-5])@{_COORDINATE},{_COORDINATE}", re.ASCII)


class Placement(NamedTuple):
    """A tile on a cell, and its numbers clockwise from the apex."""

    numbers: Numbers
    cell: Cell

    @property
    def tile(self) -> Tile:
        return Tile.showing(self.numbers)

    @staticmethod
    def parse(text: str) -> "Placement":
        """The placement with a text such as ``453@1,0``."""
        return Placement.of(parse_action(text))

    @staticmethod
    def of(action: "Action | str") -> "Placement":
        """A placement, given as one or as its text."""
        action = action_of(action)
        if not isinstance(action, Placement):
            raise NoSuchAction(text=quote(str(action)))
        return action

    def __str__(self) -> str:
        a, b, c = self.numbers
        return f"{a}{b}{c}@{self.cell.x},{self.cell.y}"


@dataclass(frozen=True, slots=True, init=False)
class Draw:
    """Draw the top tile of the stock. ``tile``, if given, is the tile that it must be."""

    tile: Tile | None = field(default=None, compare=False)

    def __init__(self, tile: Tile | str | None = None) -> None:
        object.__setattr__(self, "tile", None if tile is None else Tile(tile))

    def __str__(self) -> str:
        return "+"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn without placing: keep the tiles after the last draw, or pass on an empty stock
    and pay its penalty."""

    def __str__(self) -> str:
        return "-"


class TurnEnd(StrEnum):
    """How a turn ends."""

    PLACED = "placed"
    KEPT = "kept"
    """All draws used and a drawn tile fits, but the player keeps it."""
    NONE_FITS = "none-fits"
    """All draws used and no drawn tile fits: the turn ends by itself."""
    PASSED = "passed"
    """Nothing left to draw."""


Action = Placement | Draw | EndTurn
"""What a seat may do."""
DRAW = Draw()
"""To draw the top tile of the stock: ``+``."""
END_TURN = EndTurn()
"""To end the turn without placing: ``-``."""


def action_of(action: Action | str) -> Action:
    """An action, given as one or as its text; anything else raises ``NoSuchAction``."""
    return action if isinstance(action, (Placement, Draw, EndTurn)) else parse_action(action)


def parse_action(text: str) -> Action:
    """The action with this text: ``453@1,0``, ``+`` (or ``+345``), or ``-``."""
    if not isinstance(text, str):
        raise NoSuchAction(text=quote(text))
    if text == "+":
        return DRAW
    if text == "-":
        return END_TURN
    if text.startswith("+"):
        return Draw(Tile.parse(text[1:]))
    found = _PLACEMENT.fullmatch(text)
    if found is None:
        raise NoSuchAction(text=quote(text))
    a, b, c, x, y = map(int, found.groups())
    placement = Placement((a, b, c), Cell(x, y))
    _ = placement.tile  # raises where no tile has these digits, as in 021
    return placement
