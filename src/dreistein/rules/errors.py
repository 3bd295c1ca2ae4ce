"""What can be wrong, by cause.

Every error is a :class:`~dreistein.rules.sentences.DreisteinError` (a ``ValueError``) with a
``code`` that programs may rely on, a sentence for a person, and ``details``: the facts in the
sentence, by name, so that it can be said in another language.
"""

from dreistein.rules.sentences import DreisteinError as DreisteinError
from dreistein.rules.sentences import described as described
from dreistein.rules.sentences import quoted as quoted

# ---------------------------------------------------------------------------- notation


class NotationError(DreisteinError):
    """A text that stands for no tile, placement or action."""


class NoSuchTile(NotationError):
    code = "no-such-tile"
    sentence = (
        "{text} is none of the 56 tiles; a tile is three digits from 0 to 5, "
        "clockwise from the smallest and so ascending, such as 012."
    )


class NoSuchAction(NotationError):
    code = "no-such-action"
    sentence = (
        "{text} is no action; write a placement such as 453@1,0, + to draw, "
        "or - to end the turn without placing."
    )


# ---------------------------------------------------------------------------- numbers of a table


class EditionError(DreisteinError):
    """Numbers that no table can play by."""


class UnknownEdition(EditionError):
    code = "unknown-edition"
    sentence = "There is no edition {name}; known are {known}."


class EditionShape(EditionError):
    code = "edition-shape"
    sentence = "An edition is a name or an object, not {found}."


class EditionField(EditionError):
    code = "edition-field"
    sentence = "An edition has no number called {field}; it has {known}."


class EditionMissing(EditionError):
    code = "edition-missing"
    sentence = 'The edition does not say its {field}; add it, or start from a "base".'


class EditionNumber(EditionError):
    code = "edition-number"
    sentence = (
        "The edition's {field} cannot be {found}; it is a whole number from {least} to {most}."
    )


class EditionList(EditionError):
    code = "edition-list"
    sentence = "The edition's {field} cannot be {found}; it is a list of {length} numbers."


class EditionLength(EditionError):
    code = "edition-length"
    sentence = "The edition's {field} has {found:number}; it needs {length}."


class EditionFlag(EditionError):
    code = "edition-flag"
    sentence = "The edition's {field} cannot be {found}; it is true or false."


class EditionName(EditionError):
    code = "edition-name"
    sentence = "The edition's name cannot be {found}; it is a text of 1 to {most} characters."


class EditionBase(EditionError):
    code = "edition-base"
    sentence = "The edition's base cannot be {found}; it is one of {known}."


class EditionDeal(EditionError):
    code = "edition-deal"
    sentence = (
        "The edition's deal cannot be {found}; "
        'it is an object with the number of tiles for "2" to "6" players.'
    )


class EditionDealPlayers(EditionError):
    code = "edition-deal-players"
    sentence = 'The edition\'s deal is for "2" to "6" players; {text} does not belong there.'


class EditionDealMissing(EditionError):
    code = "edition-deal-missing"
    sentence = (
        "The edition's deal does not say how many tiles each of {players} players gets; "
        'add "{players}", or start from a "base".'
    )


class DealTooLarge(EditionError):
    code = "deal-too-large"
    sentence = (
        "A deal of {deal} tiles to each of {players} players takes {needed} tiles; "
        "the set has {tiles}."
    )


class PlayerCount(DreisteinError):
    code = "player-count"
    sentence = "{found:player} cannot play; a table has 2 to 6 players, solitaire has one."


class SolitaireNumber(DreisteinError):
    code = "solitaire-number"
    sentence = "Solitaire's {field} cannot be {found}; it is a whole number from 0 to {most}."


class SolitaireNothing(DreisteinError):
    code = "solitaire-nothing"
    sentence = "Solitaire needs a rack or draws; both cannot be 0."


# ---------------------------------------------------------------------------- deals


class DealError(DreisteinError):
    """Tiles that cannot be dealt so."""


class TileTwice(DealError):
    code = "tile-twice"
    sentence = "The tile {tile} is dealt twice; each tile exists once."


class TileMissing(DealError):
    code = "tile-missing"
    sentence = "The deal has {found:tile}, and {tile} is not among them; it must have all {tiles}."


class DealSize(DealError):
    code = "deal-size"
    sentence = "Seat {seat} was dealt {found:tile}; it gets {wanted}."


class HandCount(DealError):
    code = "hand-count"
    sentence = "The deal has {found:hand}; this table needs {wanted}."


class StartingTile(DealError):
    code = "starting-tile"
    sentence = "Only solitaire starts with a tile on the table, and it always does."


# ---------------------------------------------------------------------------- actions


class IllegalAction(DreisteinError):
    """An action that the rules do not allow now."""


class RoundOver(IllegalAction):
    code = "round-over"
    sentence = "The round is over ({end}); no action follows."


class MatchOver(IllegalAction):
    code = "match-over"
    sentence = "The match is over; no round follows."


class RoundUnfinished(IllegalAction):
    code = "round-unfinished"
    sentence = "The round is not over yet; the next one starts after it."


class NotYourTurn(IllegalAction):
    code = "not-your-turn"
    sentence = "It is seat {turn}'s turn, not seat {seat}'s."


class MustOpen(IllegalAction):
    code = "must-open"
    sentence = "Seat {seat} must open with the tile {tile}, on cell 0,0."


class StartCell(IllegalAction):
    code = "start-cell"
    sentence = "The starting tile lies on cell 0,0, not on {cell}."


class NotYourTile(IllegalAction):
    code = "not-your-tile"
    sentence = "The tile {tile} is not on the rack of seat {seat}."


class NotDrawn(IllegalAction):
    code = "not-drawn"
    sentence = (
        "The tile {tile} was not drawn in this turn; after a draw only {drawn} may be placed."
    )


class Occupied(IllegalAction):
    code = "occupied"
    sentence = "A tile lies on cell {cell} already ({there}); choose an open cell."


class NoSideTouches(IllegalAction):
    code = "no-side"
    sentence = "No side of cell {cell} touches a tile; a tile shares at least one side."


class CornerDisagrees(IllegalAction):
    code = "corner"
    sentence = (
        "The {number} of {placement} comes to lie on the point {point}, "
        "where a {there} is; the numbers on a point must be equal."
    )


class StockEmpty(IllegalAction):
    code = "stock-empty"
    sentence = "Nothing is left to draw; place a tile, or end the turn with -."


class NoMoreDraws(IllegalAction):
    code = "no-more-draws"
    sentence = "A turn allows {draws:draw}; place what was drawn ({drawn}), or keep it with -."


class WrongDraw(IllegalAction):
    code = "wrong-draw"
    sentence = "The next tile of the stock is not {tile}."


class MustGoOn(IllegalAction):
    code = "must-go-on"
    sentence = "The turn does not end yet: place a tile or draw one; {left} may still be drawn."


# ---------------------------------------------------------------------------- records


class NotARecord(DreisteinError):
    """A file that cannot be read as a record at all (the referee's exit code 2)."""


class TooLarge(NotARecord):
    code = "too-large"
    sentence = "The {part} is larger than {most} {unit}; a smaller one can be read."


class TooManyFields(NotARecord):
    code = "too-many-fields"
    sentence = "The record has more than {most} fields; one with fewer can be read."


class NotJson(NotARecord):
    code = "not-json"
    sentence = "This is no JSON text in UTF-8: {fault}, at byte {at}."


class RecordVersion(NotARecord):
    code = "version"
    sentence = '"dreistein" is {found}; it must be 1, the version that this program reads.'


class RecordMissing(NotARecord):
    code = "missing-field"
    sentence = "{where} has no {field}; a record needs it."


class RecordField(NotARecord):
    code = "wrong-type"
    sentence = "{where} is {found}; it must be {type}."


class RecordNames(NotARecord):
    code = "name-count"
    sentence = '"players" has {found:name}; {game}.'


class RecordTwice(NotARecord):
    code = "field-twice"
    sentence = "{where} has {field} twice in one object; write it once."


class RecordNumbers(NotARecord):
    code = "impossible-numbers"
    sentence = "{cause}"


class RoundTooMany(DreisteinError):
    code = "round-too-many"
    sentence = "Round {round} follows although {before}."


class NoRound(DreisteinError):
    code = "no-round"
    sentence = "The record has {rounds:round}; there is no round {round}, counted from 0."


class NoPosition(DreisteinError):
    code = "no-position"
    sentence = "Round {round} has {actions:action}; there is no position after {at}."


class NotOver(DreisteinError):
    code = "not-over"
    sentence = "This is only for readers of a finished game, and the game goes on."
