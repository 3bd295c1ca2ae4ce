"""What can be wrong with a record."""

from dreistein.rules.errors import DreisteinError


class NotARecord(DreisteinError):
    """Something that is not a record at all (exit code 2 of ``dreistein replay``)."""


class TooLarge(NotARecord):
    code = "too-large"
    sentence = "The {part} is larger than {most} {unit}, the most that can be read."


class TooManyFields(NotARecord):
    code = "too-many-fields"
    sentence = "The record has more than {most} fields, the most that can be read."


class NotJson(NotARecord):
    code = "not-json"
    sentence = "This is not JSON in UTF-8: {fault}, at byte {at}."


class UnknownVersion(NotARecord):
    code = "version"
    sentence = '"dreistein" is {found}. It must be 1, the version that this program reads.'


class MissingField(NotARecord):
    code = "missing-field"
    sentence = "{where} has no {field}, which a record needs."


class WrongType(NotARecord):
    code = "wrong-type"
    sentence = "{where} is {found}. It must be {type}."


class NameCount(NotARecord):
    code = "name-count"
    sentence = '"players" has {found:name}, but {game}.'


class FieldTwice(NotARecord):
    code = "field-twice"
    sentence = "{where} has {field} twice in one object. Write it once."


class ImpossibleNumbers(NotARecord):
    code = "impossible-numbers"
    sentence = "{cause}"


class RoundTooMany(DreisteinError):
    code = "round-too-many"
    sentence = "There is a round {round}, although {before}."


class NoRound(DreisteinError):
    code = "no-round"
    sentence = "The record has {rounds:round}. There is no round {round}, counting from 0."


class NoPosition(DreisteinError):
    code = "no-position"
    sentence = "Round {round} has {actions:action}. There is no position after {at}."
