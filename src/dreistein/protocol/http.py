"""What requests carry and what they are answered with, as types: the OpenAPI comes from these."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from dreistein.protocol.messages import Level, Name, SeatNumber, SeatView
from dreistein.table.house import TableSummary

Key = Annotated[str, StringConstraints(min_length=1, max_length=100)]
"""Of a table or a link."""
Clock = Annotated[int, Field(ge=1, le=1_000_000)]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something was not done."""

    code: str
    """For programs; it stays the same."""
    message: str
    """For people, in the language of Accept-Language."""
    details: dict[str, str | int] = field(default_factory=dict)
    """The facts of the message, by name."""


# ---------------------------------------------------------------------------- tables


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat: for oneself, for a friend, for a bot until a friend comes, or for a bot."""

    kind: Literal["me", "invited", "open", "bot"]
    name: Name = ""
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class SolitaireWish:
    """The numbers of a game of solitaire."""

    rack: Annotated[int, Field(ge=0, le=55)] = 10
    draws: Annotated[int, Field(ge=0, le=55)] = 20


@dataclass(frozen=True, slots=True)
class TableWish:
    """A table to open."""

    seats: Annotated[tuple[SeatWish, ...], Field(min_length=1, max_length=6)]
    edition: str | dict[str, Any] = "international"
    """A name, a whole object, or an object with a ``base``."""
    solitaire: SolitaireWish | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=100)] | None = None
    """A game code, in solitaire."""
    clock: Clock | None = None
    """Seconds for a turn."""
    hints: bool = True


@dataclass(frozen=True, slots=True)
class Opened:
    table: str


@dataclass(frozen=True, slots=True)
class SitWish:
    """Taking a seat by an invitation; without a number, the next that is free."""

    name: Name = ""
    seat: SeatNumber | None = None


@dataclass(frozen=True, slots=True)
class Seated:
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Opens:
    """What a link opens, and who is there."""

    table: str
    kind: Literal["invite", "watch"]
    phase: str
    seats: tuple[SeatView, ...]
    yours: bool
    """Whether the visitor sits there already."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The visitor's tables, the latest first; ``next`` is the ``before`` of the following page."""

    tables: list[TableSummary]
    next: int | None


# ---------------------------------------------------------------------------- people


@dataclass(frozen=True, slots=True)
class Me:
    """The visitor: whether there is a session, and the name last used."""

    known: bool
    name: str


@dataclass(frozen=True, slots=True)
class NameWish:
    name: Name


@dataclass(frozen=True, slots=True)
class DeviceLink:
    """A token for another device: it works once, for so many seconds."""

    token: str
    seconds: int


@dataclass(frozen=True, slots=True)
class Claim:
    token: Annotated[str, StringConstraints(min_length=1, max_length=1000)]


# ---------------------------------------------------------------------------- the day


@dataclass(frozen=True, slots=True)
class DayLine:
    """A line of the day's list."""

    place: int
    name: str
    score: int
    at: int
    yours: bool


@dataclass(frozen=True, slots=True)
class Commitment:
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


# ---------------------------------------------------------------------------- records

RECORD: dict[str, Any] = {
    "content": {"application/json": {"schema": {"type": "object", "title": "Record"}}}
}
"""A record of the notation, which is no type of ours: whoever judges it says what is wrong."""


@dataclass(frozen=True, slots=True)
class ReplayTurn:
    """An action: a placement, ``+`` with the tile drawn, or ``-``."""

    seat: int
    action: str
    tile: str | None
    points: int
    bonus: str | None
    hexagons: int


@dataclass(frozen=True, slots=True)
class ReplayRound:
    """A round from its deal to its end."""

    start: str | None
    hands: list[list[str]]
    stock: list[str]
    turns: list[ReplayTurn]
    end: str | None
    settlement: list[int]
    left: list[list[str]]
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that follows the rules."""

    legal: bool
    over: bool
    totals: list[int]
    winners: list[int]
    edition: dict[str, Any]
    players: list[str]
    solitaire: dict[str, int] | None
    rounds: list[ReplayRound]


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether a record's deals are what its players were promised."""

    holds: bool
    kind: str
    """``match``: people had a share in the shuffle; ``day``: a game of the day; ``seed``: there is
    only a game code, which proves nothing."""
    seed: str
    rounds: int
    wrong: list[Problem]


# ---------------------------------------------------------------------------- the server


@dataclass(frozen=True, slots=True)
class Health:
    status: Literal["ok"]
    version: str
    name: Literal["dreistein"] = "dreistein"


@dataclass(frozen=True, slots=True)
class ServerState:
    """The server as the page needs to know it."""

    version: str
    loopback: bool
    """Whether only this machine can reach it."""
    may_open: bool
    """Whether this visitor may open it to the local network."""
    addresses: list[str]
    """Where others in the local network reach it."""
    secure: bool
    """Whether browsers treat it as secure (HTTPS, or this machine)."""


@dataclass(frozen=True, slots=True)
class Editions:
    """The editions of the rules, each with its numbers."""

    editions: dict[str, dict[str, Any]]
