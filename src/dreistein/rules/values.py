"""Copies of values with some fields changed, at a fraction of the cost of ``dataclasses.replace``.

Every action makes a new round, match and table of dozens of fields, of which a few are different.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Score:
...     seat: int
...     points: int
>>> with_fields(Score(0, 5), points=7)
Score(seat=0, points=7)
"""

from typing import TypeVar

Value = TypeVar("Value")


def with_fields(value: Value, **changes: object) -> Value:
    """A copy of a dataclass that has neither slots nor ``__post_init__``.

    The fields are not checked.
    """
    copy: Value = object.__new__(type(value))
    # A frozen dataclass allows nothing else; and one dict is faster than an assignment per field.
    object.__setattr__(copy, "__dict__", {**value.__dict__, **changes})
    return copy
