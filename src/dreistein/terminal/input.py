"""Lines that a player types: commands, actions, and tiles or spots by number and letter.

>>> parse_line("3 b")
Pick(tile=3, spot='b')
>>> parse_line("345b"), parse_line("w")
(Pick(tile=Tile(3, 4, 5), spot='b'), <Command.WHAT_FITS: 'w'>)
>>> str(parse_line("453@1,0")), str(parse_line("+")), parse_line("make it so")
('453@1,0', '+', None)
"""

import re
from dataclasses import dataclass
from enum import Enum

from dreistein.rules.actions import DRAW, END_TURN, Action, parse_action
from dreistein.rules.errors import NoSuchAction, quote
from dreistein.rules.tiles import Tile


class Command(Enum):
    """A command that is not an action of the game."""

    BACK = ""
    HELP = "?"
    WHAT_FITS = "w"
    PAD = "p"
    HINT = "h"
    UNDO = "u"
    SAVE = "s"
    QUIT = "q"


@dataclass(frozen=True, slots=True)
class Pick:
    """A tile, by its numbers or its position on the rack, and a spot, by its letter."""

    tile: Tile | int | None
    spot: str | None


_WORDS = {
    **{command.value: command for command in Command},
    "help": Command.HELP,
    "quit": Command.QUIT,
    "exit": Command.QUIT,
}
_PICK = re.compile(r"(\d{1,3})? *([A-Za-z])?", re.ASCII)
_WRITTEN = re.compile(r"(\d)[-\u2212\u2013](\d)[-\u2212\u2013](\d)(?= *[A-Za-z]?$)", re.ASCII)
"""A tile as it is shown, 3–4–5, which may be typed back."""
_MINUSES = ("-", "\u2212", "\u2013")


def parse_line(line: str) -> Command | Pick | Action | None:
    """What a line means, or None; raises a ``NotationError`` for something like an action."""
    line = line.strip()
    word = _WORDS.get(line.lower())
    if word is not None:
        return word
    if line == "+":
        return DRAW
    if line in _MINUSES:
        return END_TURN
    found = _PICK.fullmatch(_WRITTEN.sub(r"\1\2\3", line))
    if found is not None:
        digits, spot = found.groups()
        return Pick(_tile(digits), spot)
    if line.startswith("+"):
        # "+345" would reveal whether 345 is on top of the stock.
        raise NoSuchAction(text=quote(line))
    if "@" in line:
        return parse_action(line.replace(" ", "").replace("\u2212", "-"))
    return None


def _tile(digits: str | None) -> Tile | int | None:
    if digits is None:
        return None
    if len(digits) < 3:
        return int(digits)
    a, b, c = map(int, digits)
    return Tile.showing((a, b, c))
