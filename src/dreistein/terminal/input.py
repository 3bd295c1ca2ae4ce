"""What a player typed.

>>> read("3 b")
Pick(tile=3, place='b')
>>> read("345b"), read("w")
(Pick(tile=Tile(3, 4, 5), place='b'), <Command.WHAT: 'w'>)
>>> str(read("453@1,0")), str(read("+")), read("make it so")
('453@1,0', '+', None)
"""

import re
from dataclasses import dataclass
from enum import Enum

from dreistein.rules.actions import DRAW, END_TURN, Action, parse_action
from dreistein.rules.errors import NoSuchAction, quote
from dreistein.rules.tiles import Tile


class Command(Enum):
    """Something other than playing."""

    AGAIN = ""
    HELP = "?"
    WHAT = "w"
    PAD = "p"
    QUIT = "q"


@dataclass(frozen=True, slots=True)
class Pick:
    """A tile, by its numbers or by its number on the rack, and a place, by its letter."""

    tile: Tile | int | None
    place: str | None


Typed = Command | Pick | Action

_WORDS = {
    **{command.value: command for command in Command},
    "help": Command.HELP,
    "quit": Command.QUIT,
    "exit": Command.QUIT,
}
_PICK = re.compile(r"(\d{1,3})? *([A-Za-z])?", re.ASCII)
_MINUSES = ("-", "\u2212", "\u2013")


def read(line: str) -> Typed | None:
    """What a line stands for, or None; almost an action raises a ``NotationError``."""
    line = line.strip()
    word = _WORDS.get(line.lower())
    if word is not None:
        return word
    if line == "+":
        return DRAW
    if line in _MINUSES:
        return END_TURN
    found = _PICK.fullmatch(line)
    if found is not None:
        digits, place = found.groups()
        return Pick(_tile(digits), place)
    if line.startswith("+"):
        # "+345" would tell whether 345 lies on top of the stock: not for players.
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
