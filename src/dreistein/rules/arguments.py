"""What callers pass, looked at before it is used: the types, seats and numbers of arguments.

Only who writes a program meets these errors, so they are in English alone.

>>> wanted(7, str, "seed")
Traceback (most recent call last):
    ...
dreistein.rules.arguments.WrongArgument: The argument seed must be str, not int.
"""

from collections.abc import Iterable
from operator import index
from typing import SupportsIndex, TypeVar

from dreistein.rules.errors import DreisteinError, quote

T = TypeVar("T")


class WrongArgument(DreisteinError, TypeError):
    """A value of a type that a call cannot use."""

    sentence = "The argument {name} must be {wanted}, not {found}."


class ArgumentNumber(DreisteinError):
    """A number that a call cannot use."""

    sentence = "The argument {name} must be a whole number from 0 to {most}, not {found}."


class TotalsCount(DreisteinError):
    sentence = "There is a total for each of {found:player}; the table has {wanted}."


class NoTurn(DreisteinError, IndexError):
    sentence = "The round has no turn yet."


class NoSuchSeat(DreisteinError, IndexError):
    code = "argument-seat"
    sentence = "There is no seat {seat} at a table of {players}, counting from 0."


def wanted(value: object, kind: type[T], name: str) -> T:
    """A value of this type; any other is refused."""
    if not isinstance(value, kind):
        raise WrongArgument(name=name, wanted=kind.__name__, found=type(value).__name__)
    return value


def all_of(values: Iterable[T], kind: str, name: str) -> tuple[T, ...]:
    """The values as a tuple; a lone text is not several."""
    if type(values) is tuple:
        return values
    if isinstance(values, Iterable) and not isinstance(values, (str, bytes)):
        return tuple(values)
    raise WrongArgument(name=name, wanted=f"Iterable[{kind}]", found=type(values).__name__)


def counted(value: SupportsIndex, most: int, name: str) -> int:
    """A whole number from 0 to ``most``."""
    if not isinstance(value, SupportsIndex) or not 0 <= index(value) <= most:
        raise ArgumentNumber(name=name, most=most, found=quote(value))
    return index(value)


def seat_of(seat: SupportsIndex, players: int) -> int:
    """A seat at a table of so many."""
    if not isinstance(seat, SupportsIndex) or not 0 <= index(seat) < players:
        raise NoSuchSeat(seat=quote(seat), players=players)
    return index(seat)
