"""What a client sends on a table's socket, and its parser.

Each message is one JSON object with a ``type``. Seats, rounds and actions are counted from 0; tiles
and actions are written in the notation of docs/notation.md.

>>> parse('{"type": "act", "id": "a1", "seat": 0, "round": 0, "ply": 3, "action": "+"}')
Act(id='a1', seat=0, round=0, ply=3, action='+', match=None, type='act')
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from dreistein.bots.registry import Level
from dreistein.protocol.fields import (
    ActionText,
    Hash,
    Id,
    Language,
    Name,
    Number,
    Phrase,
    SeatNumber,
)
from dreistein.protocol.price import EVENT, FREE, Price
from dreistein.protocol.table import Look


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a connection."""

    since: Number | None = None
    """The last ``seq`` seen; without it the whole table is sent."""
    match: Number | None = None
    """The match that the client shows."""
    round: Number | None = None
    """The round that the client shows; if it is not the present one, the whole table is sent."""
    language: Language | None = None
    """The language of refusals and hints; by default that of ``Accept-Language``."""
    protocol: Number | None = None
    """The version the client speaks. A client of another version is asked to reload."""
    type: Literal["hello"] = "hello"
    costs: ClassVar = FREE


@dataclass(frozen=True, slots=True)
class Act:
    """Place, draw or end the turn."""

    id: Id
    seat: SeatNumber
    round: Number
    ply: Number
    """How many actions of the round the client has seen; an action for another ply is refused."""
    action: ActionText
    """One of the ``choices`` of the hand."""
    match: Number | None = None
    """The match that is meant; an action for another one is refused."""
    type: Literal["act"] = "act"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Ready:
    """Be ready for the match."""

    id: Id
    match: Number
    seal: Hash
    """The SHA-256 of a random share of the shuffle, which is kept secret until all have sealed."""
    attempt: Number = 0
    """The ``attempt`` of the table's ``shuffle``; each needs a share of its own."""
    type: Literal["ready"] = "ready"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal the share, once the table's ``shuffle`` has all seals, the own included."""

    id: Id
    match: Number
    share: Hash
    """32 random bytes in hexadecimal digits. The seal is the hash of this text."""
    pledge: Hash
    """The hash of all that decides the deal, as this client was told it: docs/fair.md."""
    attempt: Number = 0
    type: Literal["reveal"] = "reveal"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Next:
    """Be ready for the next round: it is dealt once everybody who is here is."""

    id: Id
    round: Number
    """The number it will have."""
    match: Number | None = None
    """The match that is meant: in another one nothing happens."""
    type: Literal["next"] = "next"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo one's own last action and everything after it."""

    id: Id
    seat: SeatNumber
    round: Number
    ply: Number
    match: Number | None = None
    """The match that is meant: in another one nothing happens."""
    type: Literal["undo"] = "undo"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to a request to undo, or decline it."""

    id: Id
    asked: Number
    """The ``seq`` of the request."""
    yes: bool
    type: Literal["answer"] = "answer"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up the match: a bot plays on, and cannot win. The seat stays yours for a rematch."""

    id: Id
    seat: SeatNumber
    match: Number | None = None
    """The match that is meant: in another one nothing happens."""
    type: Literal["resign"] = "resign"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Rematch:
    """Be ready for another match: it follows once everybody who is here has answered."""

    id: Id
    match: Number
    """The number it will have."""
    type: Literal["rematch"] = "rematch"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Decline:
    """Want no other match: the seat is free once it begins."""

    id: Id
    match: Number
    """The number it will have."""
    type: Literal["decline"] = "decline"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Rename:
    """Change the name shown on a seat, and how its person is drawn."""

    id: Id
    seat: SeatNumber
    name: Name
    look: Look | None = None
    """A wish: where somebody else has that face or colour, the next free one is given."""
    type: Literal["rename"] = "rename"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a seat: a bot plays there until somebody else joins. Who has left it already has."""

    id: Id
    seat: SeatNumber
    seen: Number | None = None
    """The last ``seq`` seen: a seat that one got after it is kept."""
    type: Literal["leave"] = "leave"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Fill:
    """Give a waiting seat to a bot, until somebody takes it; only the host may."""

    id: Id
    seat: SeatNumber
    level: Level
    type: Literal["fill"] = "fill"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class Remove:
    """Free the seat of a guest or of a bot before the match begins; only the host may."""

    id: Id
    seat: SeatNumber
    seen: Number | None = None
    """The last ``seq`` seen: whoever came to the seat after it stays."""
    type: Literal["remove"] = "remove"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class CloseSeat:
    """Take a waiting seat away, to play without it; before the match, and only the host may."""

    id: Id
    seat: SeatNumber
    seats: Annotated[int, Field(ge=2, le=6)]
    """How many seats the table has with it; if it has fewer, nothing happens."""
    type: Literal["close-seat"] = "close-seat"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class NewKeys:
    """Make new links to the table, so that the old ones open nothing; only the host may."""

    id: Id
    seen: Number | None = None
    """The last ``seq`` seen: links that were made after it stay."""
    type: Literal["new-keys"] = "new-keys"
    costs: ClassVar = EVENT


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask the expert what to do."""

    id: Id
    seat: SeatNumber
    round: Number
    ply: Number
    type: Literal["hint"] = "hint"
    costs: ClassVar = Price(seconds=0.2)


@dataclass(frozen=True, slots=True)
class Say:
    """Say one of the phrases to everyone at the table. It is not stored."""

    id: Id
    seat: SeatNumber
    phrase: Phrase
    type: Literal["say"] = "say"
    costs: ClassVar = FREE


@dataclass(frozen=True, slots=True)
class Ping:
    """Ask for a sign of life."""

    n: Number = 0
    """The number to answer with."""
    type: Literal["ping"] = "ping"
    costs: ClassVar = FREE


ClientMessage = (
    Hello
    | Act
    | Ready
    | Reveal
    | Next
    | Undo
    | Answer
    | Resign
    | Rematch
    | Decline
    | Rename
    | Leave
    | Fill
    | Remove
    | CloseSeat
    | NewKeys
    | AskHint
    | Say
    | Ping
)

_PARSER: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)
_validated: Callable[[str | bytes], ClientMessage] = _PARSER.validator.validate_json


def parse(text: str | bytes) -> ClientMessage:
    """A client's message; pydantic's ``ValidationError`` if it is not one."""
    return _validated(text)
