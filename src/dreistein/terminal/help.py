"""The help: what a player can type, and the bonuses."""

from collections.abc import Container, Iterator

from dreistein.rules.edition import Edition
from dreistein.terminal.input import Command
from dreistein.text import Texts, signed
from dreistein.text.width import cell, width, wrap

_COMMANDS = {
    "3": "help-tile",
    "3 b": "help-place",
    "345 b, 453@1,0": "help-notation",
    "+": "help-draw",
    "-": "help-end",
    "w": "help-what",
    "h": "help-hint",
    "u": "help-undo",
    "p": "help-pad",
    "s": "help-save",
    "q": "help-quit",
}
"""What can be typed, and the key of its explanation."""
_OF_A_GAME = {each.value: each for each in (Command.HINT, Command.UNDO, Command.PAD, Command.SAVE)}


def help_text(
    edition: Edition,
    texts: Texts,
    columns: int,
    available: Container[Command],
    *,
    alone: bool = False,
) -> str:
    """The help, in lines of at most ``columns``, without commands that are not available."""
    commands = {
        typed: texts(key)
        for typed, key in _COMMANDS.items()
        if typed not in _OF_A_GAME or _OF_A_GAME[typed] in available
    }
    commands[texts("key-enter")] = texts("help-again")
    one, two, three = map(signed, edition.hexagons)
    bonuses = {
        f"{texts('bonus-bridge')} {signed(edition.bridge)}": texts("help-bridge"),
        f"{texts('bonus-double')} {signed(edition.double)}": texts("help-double"),
        f"{texts('bonus-hexagon')} {one}": texts("help-hexagon", two=two, three=three),
        f"{texts('bonus-out')} {signed(edition.out)}": "" if alone else texts("help-out"),
    }
    return "\n".join(
        [
            texts("help-title"),
            *_table(commands, columns),
            "",
            wrap(texts("help-rules"), columns),
            *_table(bonuses, columns),
            *([texts("play-must-place") + "."] if edition.must_place else []),
        ]
    )


def _table(rows: dict[str, str], columns: int) -> Iterator[str]:
    left = max(map(width, rows)) + 4
    for term, meaning in rows.items():
        lines = wrap(meaning, columns - left).splitlines() or [""]
        yield (cell(f"  {term}", left) + lines[0]).rstrip()
        yield from (" " * left + line for line in lines[1:])
