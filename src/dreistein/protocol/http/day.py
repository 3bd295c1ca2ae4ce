"""The game of the day."""

from dataclasses import dataclass

from dreistein.protocol.fields import Name
from dreistein.protocol.table import Look


@dataclass(frozen=True, slots=True)
class PlayDay:
    """Playing the game of a day."""

    name: Name = ""
    look: Look | None = None
    """How the visitor would like to be drawn."""


@dataclass(frozen=True, slots=True)
class DayLine:
    """A line of the day's list."""

    place: int
    """Equal scores rank in the order they came."""
    rank: int
    """Equal scores have the same rank."""
    name: str
    score: int
    at: int
    yours: bool


@dataclass(frozen=True, slots=True)
class Commitment:
    """The commitment to a day to come."""

    day: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Day:
    """A game of the day: what is known of its secret, and who scored what."""

    day: str
    today: str
    commitment: str
    """The SHA-256 of its secret."""
    secret: str | None
    """Once the day is over."""
    seed: str | None
    """Once the day is over: the HMAC-SHA256 of the date under the secret."""
    ahead: list[Commitment]
    """Of the days to come."""
    list: list[DayLine]
    yours: DayLine | None
    count: int
    """How many are on the list."""
    median: int | None
    """The median of their scores."""
    expert: int | None
    """What the expert scores with the same tiles: once you have played, and it has."""
    streak: int
    """For how many days in a row, up to this one, you are on the list."""
