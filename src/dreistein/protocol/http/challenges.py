"""Challenges: the deals of a finished match for others to play."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Key, Name
from dreistein.protocol.table import Edition, Look, SolitaireNumbers


@dataclass(frozen=True, slots=True)
class NewChallenge:
    """A finished match of the visitor's list, whose deals others shall play."""

    table: Key
    match: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    name: Name = ""
    """Of the challenger, if the match was played without one."""


@dataclass(frozen=True, slots=True)
class Challenged:
    """The id of a challenge; its page is at ``/challenge/{id}``."""

    challenge: str


@dataclass(frozen=True, slots=True)
class ChallengeLine:
    """What somebody scored."""

    name: str
    totals: list[int]
    """By seat."""
    seat: int
    """Their own."""
    at: int
    yours: bool
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Challenge:
    """The deals of a finished match, for others to play: everything but the tiles."""

    id: str
    by: str
    """The name of whoever made it."""
    edition: Edition
    numbers: SolitaireNumbers | None
    """In solitaire."""
    level: Level | None
    """The bot to play against, in a match of two."""
    lines: list[ChallengeLine]
    """The first is the challenger's."""
    yours: bool
    """Whether the visitor played the match it was made of."""
    table: str | None
    """Where the visitor plays it, or has played it."""
    played: bool
    """Whether the visitor knows the tiles already."""


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Taking up a challenge."""

    name: Name = ""
    swapped: bool = False
    """In a match of two: whether to get the opponent's tiles instead of the challenger's."""
    look: Look | None = None
