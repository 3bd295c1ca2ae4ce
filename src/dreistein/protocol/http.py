"""The bodies of HTTP requests and responses. The OpenAPI description comes from these types."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Name, Phase, SeatNumber
from dreistein.protocol.table import (
    Action,
    Edition,
    Ended,
    Look,
    RoundView,
    SeatView,
    SolitaireNumbers,
    Turn,
)

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
    clock: int | None
    """Seconds per turn."""
    hints: bool


@dataclass(frozen=True, slots=True)
class Rounds:
    """Whole rounds of the match at a table; ``next`` is the ``first`` of the following page."""

    match: int
    rounds: tuple[RoundView, ...]
    next: int | None


@dataclass(frozen=True, slots=True)
class About:
    """What a list shows of a table."""

    names: list[str]
    levels: list[Level | None]
    edition: str
    target: int
    solitaire: bool
    day: str | None
    match: int
    round: int
    totals: list[int]
    winners: list[int]
    practice: bool
    stand_ins: list[int] = field(default_factory=list)
    """For each seat, how many turns a bot played for its person."""
    people: int = 1
    """How many people sit there."""
    to_move: int | None = None
    """The seat whose turn it is."""
    series: list[int] = field(default_factory=list)
    """The matches that each seat has won at this table; empty before the first rematch."""
    numbers: SolitaireNumbers | None = None
    """In solitaire."""
    seeded: bool = False
    """Whether the deal came from a game code or a challenge."""
    challenge: str | None = None
    """The challenge that is played here."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat did in a match."""

    best: int
    """The points of its best round."""
    hexagons: tuple[int, int, int]
    """How many of its tiles closed one, two and three hexagons."""
    out: int
    """The rounds in which it placed its last tile."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """An unfinished table in a list, or a finished match: ``about.match`` says which one."""

    id: str
    phase: Phase
    at: int
    """When something last happened there, in milliseconds of Unix time."""
    about: About
    waiting: bool = False
    """Whether it waits for the visitor."""
    yours: list[int] = field(default_factory=list)
    """The visitor's seats in a finished match."""
    tallies: list[Tally] = field(default_factory=list)
    """Of a finished match, by seat."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The visitor's unfinished tables (first page only) and finished matches, the latest first."""

    tables: list[TableSummary]
    next: int | None
    """The ``before`` of the following page; null on the last."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """How many tables with other people wait for the visitor."""

    count: int
    tables: list[str]
    """Their ids."""


@dataclass(frozen=True, slots=True)
class Best:
    """The visitor's earlier games of solitaire with the same settings."""

    score: int
    """The result of the game that was asked about."""
    best: int | None
    """The best of the earlier ones; null if there is none, or if this one cannot be compared."""
    games: int
    """How many earlier ones there are."""
    compared: bool
    """Whether this one counts: not practice, and not a deal that was chosen."""


# ---------------------------------------------------------------------------- people


@dataclass(frozen=True, slots=True)
class Me:
    """The visitor: whether there is a session, and the name last used."""

    known: bool
    name: str


@dataclass(frozen=True, slots=True)
class NewName:
    """The name to remember."""

    name: Name


@dataclass(frozen=True, slots=True)
class DeviceLink:
    """A token for another device: it works once, within ``seconds``."""

    token: str
    seconds: int


@dataclass(frozen=True, slots=True)
class LogOut:
    """Where to end the session. With ``others``, it goes on on this device."""

    where: Literal["here", "others", "everywhere"]


@dataclass(frozen=True, slots=True)
class Claim:
    """A token from another device."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=1000)]


# ---------------------------------------------------------------------------- the day


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


# ---------------------------------------------------------------------------- challenges


@dataclass(frozen=True, slots=True)
class NewChallenge:
    """A finished match of the visitor's list, whose deals others shall play."""

    table: Key
    match: Annotated[int, Field(ge=0, le=1_000_000)] = 0


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


# ---------------------------------------------------------------------------- records

RECORD: dict[str, Any] = {
    "content": {"application/json": {"schema": {"type": "object", "title": "Record"}}}
}
"""A record (docs/records.md). It is not typed here: the referee says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class ReplayAction:
    """An action of a recorded round."""

    seat: int
    action: Action
    tile: str | None
    """The tile that a draw brought."""
    turn: Turn
    """The turn it belongs to, as it stood after this action."""
    turn_number: int


@dataclass(frozen=True, slots=True)
class ReplayRound:
    """A recorded round, from its deal to its end."""

    start: str | None
    """In solitaire, the starting tile."""
    hands: list[list[str]]
    stock: list[str]
    before: list[int]
    """The totals before this round."""
    actions: list[ReplayAction]
    scores: list[int]
    ended: Ended | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that follows the rules."""

    legal: bool
    over: bool
    totals: list[int]
    winners: list[int]
    edition: Edition
    players: list[str]
    solitaire: SolitaireNumbers | None
    rounds: list[ReplayRound]
    stand_ins: list[int] = field(default_factory=list)
    """For each seat, how many turns a bot played for its person; empty if the record has none."""


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether a record's deals are what its players were promised, and what that proves."""

    holds: bool
    outcome: Literal["whole", "wrong", "part", "nothing"]
    """``whole``: the deals hold, and the match was played to its end; ``part``: the deals hold, but
    the match is cut short, or something that decides it is not bound; ``nothing`` is proved."""
    kind: Literal["match", "clear", "alone", "day", "seed", "none"]
    """``match``: from shares of the players, sealed first; ``clear``: from shares in the clear
    (version 1); ``alone``: by the server alone; ``day``: a game of the day; ``seed``: just a game
    code, and ``none``: not even that, which prove nothing."""
    seed: str
    rounds: int
    over: bool
    """Whether the match was played to its end."""
    unproved: list[Literal["actions", "resigned", "rest", "edition", "seats", "names", "deals"]]
    """What the record says and nothing binds; ``rest`` is everything that is not named here."""
    wrong: list[Problem]


# ---------------------------------------------------------------------------- the server


@dataclass(frozen=True, slots=True)
class Health:
    """The server answers."""

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

    editions: dict[str, Edition]
