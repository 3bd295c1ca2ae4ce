"""Opening a table, taking a seat, and what a link opens."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Name, Phase, RequestKey, SeatNumber
from dreistein.protocol.table import Look, RoundView, SeatView

Clock = Annotated[int, Field(ge=1, le=1_000_000)]


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new table: for oneself, a friend, a bot until a friend comes, or a bot."""

    kind: Literal["me", "invited", "open", "bot"]
    name: Name = ""
    level: Level | None = None
    look: Look | None = None
    """For ``me``: how that person would like to be drawn."""


@dataclass(frozen=True, slots=True)
class NewSolitaire:
    """The numbers of a new game of solitaire."""

    rack: Annotated[int, Field(ge=0, le=55)] = 10
    draws: Annotated[int, Field(ge=0, le=55)] = 20


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open."""

    seats: Annotated[tuple[NewSeat, ...], Field(min_length=1, max_length=6)]
    edition: str | dict[str, Any] = "international"
    """A name, a whole object, or an object with a ``base``."""
    solitaire: NewSolitaire | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=100)] | None = None
    """A game code, in solitaire."""
    clock: Clock | None = None
    """Seconds per turn."""
    hints: bool = True
    marks: bool = True
    """Whether the page marks what fits, with its points. Without, there are no hints either."""
    key: RequestKey | None = None
    """Asked again with it, since the answer was lost, it gives the table that was opened."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that was opened."""

    table: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Taking a seat by an invitation; without a number, the next that is free."""

    name: Name = ""
    seat: SeatNumber | None = None
    look: Look | None = None
    """How the visitor would like to be drawn."""


@dataclass(frozen=True, slots=True)
class Seated:
    """The seat that was taken."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Opens:
    """What a link opens, and who is there."""

    table: str
    kind: Literal["invite", "watch"]
    phase: Phase
    seats: tuple[SeatView, ...]
    yours: bool
    """Whether the visitor sits there already."""
    edition: str
    """The edition's name; with ``changed`` at its end if the table has numbers of its own."""
    target: int
    must_place: bool
    """Whether whoever can place must."""
    clock: int | None
    """Seconds per turn."""
    hints: bool
    marks: bool
    """Whether what fits is marked."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Whole rounds of the match at a table; ``next`` is the ``first`` of the following page."""

    match: int
    rounds: tuple[RoundView, ...]
    next: int | None
