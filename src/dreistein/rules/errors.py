"""What can be wrong, by cause, and the base of every error.

Every error is a :class:`DreisteinError` (a ``ValueError``) with a ``code`` that programs may rely
on, an English sentence, and ``details``: the facts in the sentence by name, so that a catalogue can
word it in another language. A fact is a number, something in the notation of the game or of JSON,
or a bare word from :data:`WORDS`, which every language translates.
"""

import re
import string
from collections.abc import Mapping
from typing import Any, ClassVar

_LONGEST_QUOTE = 40
_LONGEST_NUMBER = 12


def printable(text: object) -> str:
    """A text without anything that a terminal would obey rather than show."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in str(text))


def quote(value: object) -> str:
    """A text or JSON value from outside, safe to print: short, without control characters.

    >>> print(quote("to\\nbe"), quote(7), quote(None), quote([1, 2]), quote({}))
    "to�be" 7 null […] {…}
    """
    match value:
        case str():
            short = value if len(value) <= _LONGEST_QUOTE else value[:_LONGEST_QUOTE] + "…"
            return f'"{printable(short)}"'
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() if abs(value) < 10**_LONGEST_NUMBER:
            return str(value)
        case float():
            return repr(value)
        case list() | tuple():
            return "[…]"
        case Mapping():
            return "{…}"
    return "…"


def describe(value: object) -> str:
    """A JSON value of the wrong kind: quoted, or a word that :data:`WORDS` has for ``found``."""
    short = quote(value)
    if short == "…":
        return "large-number" if isinstance(value, int) else "strange"
    return {"[…]": "list", "{…}": "object"}.get(short, short)


WORDS: Mapping[str, Mapping[str, str]] = {
    "end": {"out": "the last tile was placed", "blocked": "blocked"},
    "before": {"over": "the game was over", "unfinished": "the one before it is not finished"},
    "game": {"table": "a table has 2 to 6", "solitaire": "solitaire has one"},
    "where": {"record": "The record"},
    "part": {"record": "record", "round": "round", "value": "value", "other": "field {}"},
    "unit": {"MB": "MB", "kB": "kB"},
    "found": {
        "list": "a list",
        "object": "an object",
        "large-number": f"a number with more than {_LONGEST_NUMBER} digits",
        "strange": "something else",
    },
    "type": {
        "object": "an object",
        "list": "a list",
        "text": "a text",
        "texts": "a list of texts",
        "tile": "the text of a tile",
        "null": 'null, as "hands" is',
    },
    "fault": {
        "value": "a value is missing or misspelt",
        "name": 'the name of a field in "…" is missing',
        "colon": '":" is missing after the name of a field',
        "comma": '"," or a closing bracket is missing',
        "early": "the text ends too early",
        "more": "something follows the end",
        "bytes": "these bytes are not UTF-8",
        "quote": 'a text has no closing "',
        "escape": 'a "\\" stands before a character that it cannot escape',
        "control": "a text contains a line break or another control character",
        "deep": "a value is nested too deeply",
        "constant": "a value contains NaN or Infinity, which JSON does not have",
        "number": "a value contains a number that is too large",
        "unknown": "it cannot be read",
    },
}
"""The words that a detail may be, by its name, and their English.

A detail that is none of its words is filled into ``other``, or stands as it is without one.
"""


def kebab(name: str) -> str:
    """The name of a class in small letters, its words joined by hyphens.

    >>> kebab("NoSuchTile")
    'no-such-tile'
    """
    return re.sub(r"\B(?=[A-Z])", "-", name).lower()


class _English(string.Formatter):
    """Counts: ``{found:tile}`` becomes "1 tile" or "2 tiles"."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if not format_spec or not isinstance(value, int):
            return str(value)
        return f"{value} {format_spec}" if value == 1 else f"{value} {format_spec}s"


class DreisteinError(ValueError):
    """Invalid input: a ``code``, ``details``, and the English sentence as its text.

    A class with a sentence of its own has its name as its code, ``no-such-tile`` of ``NoSuchTile``,
    unless it sets another. ``cause`` is the error that this one passes on where it has nothing to
    add.
    """

    code: ClassVar[str]
    sentence: ClassVar[str]
    words: ClassVar[Mapping[str, Mapping[str, str]]] = WORDS

    def __init_subclass__(cls) -> None:
        if "sentence" in vars(cls) and "code" not in vars(cls):
            cls.code = kebab(cls.__name__)

    def __init__(self, *, cause: "DreisteinError | None" = None, **details: object) -> None:
        self.cause = cause
        self.details: dict[str, str | int] = {
            name: value if isinstance(value, int) else str(value) for name, value in details.items()
        }
        facts = {name: self._in_english(name, value) for name, value in self.details.items()}
        super().__init__(_English().format(self.sentence, cause=cause, **facts))

    def _in_english(self, name: str, value: str | int) -> str | int:
        if isinstance(value, int):
            return value
        words = self.words.get(name, {})
        return words.get(value) or words.get("other", "{}").format(value)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.details, self.cause)


def rebuild(
    kind: type[DreisteinError], details: dict[str, str | int], cause: DreisteinError | None
) -> DreisteinError:
    """An error that was pickled."""
    return kind(cause=cause, **details)


# ---------------------------------------------------------------------------- notation


class NotationError(DreisteinError):
    """A text that is not a tile, placement or action."""


class NoSuchTile(NotationError):
    sentence = (
        "{text} is not one of the 56 tiles. A tile is three digits from 0 to 5, "
        "clockwise from the smallest and so ascending, such as 012."
    )


class NoSuchAction(NotationError):
    sentence = (
        "{text} is not an action. Write a placement such as 453@1,0, + to draw, "
        "or - to end the turn without placing."
    )


# ---------------------------------------------------------------------------- numbers of a table


class EditionError(DreisteinError):
    """Numbers that cannot be played with."""


class UnknownEdition(EditionError):
    sentence = "There is no edition {name}. The editions are {known}."


class EditionShape(EditionError):
    sentence = "An edition is a name or an object, not {found}."


class EditionField(EditionError):
    sentence = "An edition has no number called {field}; it has {known}."


class EditionMissing(EditionError):
    sentence = 'The edition has no {field}. Add it, or start from a "base".'


class EditionNumber(EditionError):
    sentence = (
        "The edition’s {field} cannot be {found}. It must be a whole number from {least} to {most}."
    )


class EditionList(EditionError):
    sentence = "The edition’s {field} cannot be {found}. It must be a list of {length} numbers."


class EditionLength(EditionError):
    sentence = "The edition’s {field} has {found:number}. It needs {length}."


class EditionFlag(EditionError):
    sentence = "The edition’s {field} cannot be {found}. It must be true or false."


class EditionName(EditionError):
    sentence = "The edition’s name cannot be {found}. It must be a text of 1 to {most} characters."


class EditionBase(EditionError):
    sentence = "The edition’s base cannot be {found}. It must be one of {known}."


class EditionDeal(EditionError):
    sentence = (
        "The edition’s deal cannot be {found}. "
        'It must be an object with the number of tiles for "2" to "6" players.'
    )


class EditionDealPlayers(EditionError):
    sentence = 'The edition’s deal is for "2" to "6" players, not for {text}.'


class EditionDealMissing(EditionError):
    sentence = (
        "The edition’s deal does not say how many tiles each of {players} players gets. "
        'Add "{players}", or start from a "base".'
    )


class DealTooLarge(EditionError):
    sentence = (
        "A deal of {deal} tiles to each of {players} players takes {needed} tiles; "
        "the set has {tiles}."
    )


class NoDealForPlayers(EditionError):
    sentence = "This edition’s set of tiles is for {known} players, not for {players}."


class SmallSet(EditionError):
    sentence = "A table plays with all 56 tiles, not with a set of {tiles}."


class PlayerCount(DreisteinError):
    sentence = "{found:player} cannot play. A table has 2 to 6 players, solitaire has one."


class SolitaireNumber(DreisteinError):
    sentence = "Solitaire’s {field} cannot be {found}. It must be a whole number from 0 to {most}."


class SolitaireNothing(DreisteinError):
    sentence = "Solitaire needs a rack or draws. They cannot both be 0."


# ---------------------------------------------------------------------------- deals


class DealError(DreisteinError):
    """Tiles that are not a legal deal."""


class TileTwice(DealError):
    sentence = "The tile {tile} is dealt twice. There is only one of each tile."


class TileMissing(DealError):
    sentence = "The deal has {found:tile}, but not {tile}. It must have all {tiles}."


class NotInSet(DealError):
    sentence = "The tile {tile} is not one of the {tiles} tiles of the set."


class DealSize(DealError):
    sentence = "Seat {seat} (counting from 0) was dealt {found:tile} instead of {wanted}."


class HandCount(DealError):
    sentence = "The deal has {found:hand}. This table needs {wanted}."


class StartingTile(DealError):
    sentence = "Solitaire, and only solitaire, starts with a tile on the table."


# ---------------------------------------------------------------------------- actions


class IllegalAction(DreisteinError):
    """An action that the rules do not allow now."""


class RoundOver(IllegalAction):
    sentence = "The round is over ({end}). No action can follow."


class MatchOver(IllegalAction):
    sentence = "The match is over. No round can follow."


class RoundUnfinished(IllegalAction):
    sentence = "The round is not over yet. The next one starts after it."


class NotYourTurn(IllegalAction):
    sentence = "It is not your turn."


class MustOpen(IllegalAction):
    sentence = "The round must open with the tile {tile} on cell 0,0."


class StartCell(IllegalAction):
    sentence = "The starting tile goes on cell 0,0, not on {cell}."


class NotYourTile(IllegalAction):
    sentence = "The tile {tile} is not on the rack of the player to move."


class NotDrawn(IllegalAction):
    sentence = "The tile {tile} was not drawn this turn. After a draw, only {drawn} may be placed."


class Occupied(IllegalAction):
    sentence = "There is already a tile on cell {cell} ({there}). Choose an open cell."


class NoSideTouches(IllegalAction):
    code = "no-side"
    sentence = "No side of cell {cell} touches a tile. A tile must share at least one side."


class CornerDisagrees(IllegalAction):
    code = "corner"
    sentence = (
        "The {number} of {placement} would lie on the point {point}, where there is a {there}. "
        "All numbers on a point must be equal."
    )


class StockEmpty(IllegalAction):
    sentence = "There is nothing left to draw. Place a tile, or end the turn with -."


class NoMoreDraws(IllegalAction):
    sentence = "A turn allows {draws:draw}. Place what was drawn ({drawn}), or keep it with -."


class WrongDraw(IllegalAction):
    sentence = "The next tile of the stock is not {tile}."


class MustGoOn(IllegalAction):
    sentence = "The turn is not over yet. Place a tile or draw one; {left} may still be drawn."


class MustPlace(IllegalAction):
    sentence = (
        "The tile {tile} fits. At this table, if you can place, you must: "
        "draw or pass only if nothing fits."
    )


class NotOver(DreisteinError):
    sentence = "This can be shown only once the game is over."
