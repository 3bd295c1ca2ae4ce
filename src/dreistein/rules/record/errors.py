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


class RoundTooMany(DreisteinError):
    sentence = "Another round follows, although {before}."


class NoRound(DreisteinError):
    sentence = "The record has {rounds:round}. There is no round {round}, counting from 0."


class NoPosition(DreisteinError):
    sentence = "Round {round} has {actions:action}. There is no position after {at}."
