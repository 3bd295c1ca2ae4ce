"""What can be wrong with a record."""

from dreistein.rules.errors import DreisteinError


class NotARecord(DreisteinError):
    """Something that is not a record at all (exit code 2 of ``dreistein replay``)."""


class TooLarge(NotARecord):
    sentence = "The {part} is larger than {most} {unit}, the most that can be read."


class TooManyFields(NotARecord):
    sentence = "The record has more than {most} fields, the most that can be read."


class NotJson(NotARecord):
    sentence = "This is not JSON in UTF-8: {fault}, at byte {at}."


class UnknownVersion(NotARecord):
    code = "version"
    sentence = '"dreistein" is {found}. It must be 1, the version that this program reads.'


class MissingField(NotARecord):
    sentence = "{where} has no {field}, which a record needs."


class WrongType(NotARecord):
    sentence = "{where} is {found}. It must be {type}."


class NameCount(NotARecord):
    sentence = '"players" has {found:name}, but {game}.'


class FieldTwice(NotARecord):
    sentence = "{where} has {field} twice in one object. Write it once."


class ImpossibleNumbers(NotARecord):
    sentence = "{cause}"


class Observed(NotARecord):
    sentence = (
        "The game was written down by watching: nobody knows its racks and its stock, "
        "which this needs."
    )


class OpensWithTile(DreisteinError):
    sentence = "A round begins with a tile on cell 0,0, not with {action}."


class LeftCount(DreisteinError):
    sentence = 'Seat {seat} (counting from 0) ends with {wanted:tile}, but "left" has {there}.'


class LeftHands(DreisteinError):
    sentence = '"left" has {found:hand}. This table needs {wanted}.'


class SeatCount(DreisteinError):
    sentence = (
        '"seats" must have a digit for each of the {actions:action}, of the seats 0 to {last}.'
    )


class NotBlocked(DreisteinError):
    sentence = "The round was not blocked: a tile could still be drawn, or one that was left fits."


class OtherTurn(DreisteinError):
    sentence = "It is the turn of seat {turn} (counting from 0), not of seat {seat}."


class NoPlaces(DreisteinError):
    sentence = (
        "No way to lay the tiles agrees with what they scored: there is no place for {tile}, "
        "number {number} of its round."
    )


class PlacesUnclear(DreisteinError):
    sentence = (
        "There are too many ways to lay the tiles, and the search got no further than {tile}, "
        "number {number} of its round. Write down where some tiles lay."
    )


class TooManyReadings(NotARecord):
    sentence = (
        "It is unclear whose actions these were: too many readings agree with them. "
        'Add "seats" to the round, a digit for each action.'
    )


class SheetText(NotARecord):
    sentence = "The sheet is not a text in UTF-8, at byte {at}."


class SheetPlayers(NotARecord):
    sentence = "The sheet names no players. Begin with a line such as: players Ada, Ben."


class SheetPlayer(NotARecord):
    sentence = "Line {line} begins with no player’s name: {text}. The players are {known}."


class SheetWord(NotARecord):
    sentence = (
        "Line {line}: {text} is not an action. Write 453@1,0, or the tile 345 and its bonus "
        "(bridge, double or hexagon), + for each tile drawn, "
        "or - for a turn that ends without a tile."
    )


class SheetNumber(NotARecord):
    sentence = "Line {line}: {text} cannot be a number of tiles."


class SheetValue(NotARecord):
    sentence = "Line {line} has the value of a tile, but not its numbers."


class SheetGames(NotARecord):
    sentence = "The file has {found:game}. Save one game alone."


class RoundTooMany(DreisteinError):
    sentence = "Another round follows, although {before}."


class NoRound(DreisteinError, IndexError):
    sentence = "The record has {rounds:round}. There is no round {round}, counting from 0."


class NoPosition(DreisteinError, IndexError):
    sentence = "Round {round} has {actions:action}. There is no position after {at}."
