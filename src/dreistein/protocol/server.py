"""Every message that crosses the wire, both ways, with its parser.

A client sends one JSON object a message and is told things the same way. Each object has a
``type``. Seats, rounds and actions are counted from 0; texts of tiles and actions are those of the
notation. A sequence number ``seq`` counts what has happened at the table; after a break in the
line a client says the last one it saw, and gets what it missed.

>>> parse('{"type": "act", "id": "a1", "seat": 0, "round": 0, "ply": 3, "action": "+"}')
Act(id='a1', seat=0, round=0, ply=3, action='+', type='act')
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, StringConstraints, TypeAdapter

PROTOCOL = 1

Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""A client's own name for a message: sent twice, it is done once."""
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Number = Annotated[int, Field(ge=0, le=100_000_000)]
Level = Literal["random", "greedy", "casual", "strong", "expert"]
Name = Annotated[str, StringConstraints(max_length=200)]
"""As typed; it is cleaned and cut before anyone sees it."""
Share = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32,128}$")]

# ------------------------------------------------------------------------------ from a client


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a connection."""

    since: Number | None = None
    """The last ``seq`` seen; without it a whole view comes."""
    match: Number | None = None
    """The number of the match and round that the client shows, for which ``since`` counts."""
    round: Number | None = None
    language: Annotated[str, StringConstraints(max_length=35)] | None = None
    type: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True)
class Act:
    """Place, draw or end the turn."""

    id: Id
    seat: SeatNumber
    round: Number
    ply: Number
    """How many actions of the round the client has seen: one meant for then is not taken later."""
    action: Annotated[str, StringConstraints(max_length=40)]
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True)
class Ready:
    """Ready for the match, with a random share of its shuffle."""

    id: Id
    match: Number
    contribution: Share
    type: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class Next:
    """Deal the next round; ``round`` is the number it will have."""

    id: Id
    round: Number
    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back to before the own last action."""

    id: Id
    seat: SeatNumber
    round: Number
    ply: Number
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to what somebody wants to take back, or not; ``asked`` is the ``seq`` of the wish."""

    id: Id
    asked: Number
    yes: bool
    type: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Resign:
    id: Id
    seat: SeatNumber
    type: Literal["resign"] = "resign"


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another match; ``match`` is the number it will have."""

    id: Id
    match: Number
    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class Rename:
    id: Id
    seat: SeatNumber
    name: Name
    type: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up a seat."""

    id: Id
    seat: SeatNumber
    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Fill:
    """Give a seat that waits for somebody to a bot (the host)."""

    id: Id
    seat: SeatNumber
    level: Level
    type: Literal["fill"] = "fill"


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask the expert."""

    id: Id
    seat: SeatNumber
    round: Number
    ply: Number
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class Ping:
    n: Number = 0
    type: Literal["ping"] = "ping"


ClientMessage = (
    Hello
    | Act
    | Ready
    | Next
    | Undo
    | Answer
    | Resign
    | Rematch
    | Rename
    | Leave
    | Fill
    | AskHint
    | Ping
)

# ------------------------------------------------------------------------------ to a client


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of the score pad."""

    seat: int
    action: str
    """A draw is ``+``, whoever sees it."""
    points: int
    bonus: str | None
    """``start``, ``bridge``, ``double`` or ``hexagon``."""
    hexagons: int
    by: str
    """``person``, ``bot`` or ``clock``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that is allowed now, and what it brings."""

    action: str
    points: int
    """All it does to the score at once: below 0 for a draw or a penalty."""
    bonus: str | None = None
    hexagons: int = 0
    bonus_points: int = 0
    """How many of the points are the bonus."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a seat of the viewer's own holds and may do."""

    seat: int
    tiles: tuple[str, ...]
    drawn: tuple[str, ...]
    """Those drawn in this turn: only they may be placed then."""
    choices: tuple[Choice, ...] | None
    """None while it is not this seat's turn."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a round ended."""

    end: str
    """``out`` or ``blocked``."""
    settlement: tuple[int, ...]
    """What the end brought, by seat."""
    left: tuple[tuple[str, ...], ...]
    """The tiles still held, by seat."""


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as a viewer sees it."""

    number: int
    board: tuple[str, ...]
    turns: tuple[Turn, ...]
    counts: tuple[int, ...]
    stock: int
    scores: tuple[int, ...]
    turn: int
    """The seat to move."""
    draws: int
    """How many tiles it has drawn in this turn."""
    draws_left: int | None
    """In solitaire: the draws left in the whole game."""
    ended: Ended | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """Who sits on a seat."""

    name: str
    kind: str
    """``person``, ``invited`` (a seat that waits), ``open`` (a bot's until somebody comes) or
    ``bot``."""
    level: str | None
    """The bot's that plays here now."""
    held: bool
    """A bot plays for a person who is away."""
    resigned: bool
    ready: bool
    yours: bool
    here: bool
    """Whether its person is connected."""


@dataclass(frozen=True, slots=True)
class UndoWish:
    """Somebody wants to take back."""

    asked: int
    """The ``seq`` of the wish, for the answer."""
    seat: int
    keep: int
    """How many actions of the round would remain."""
    waiting: tuple[int, ...]
    """Seats whose person has not answered."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What the shuffle came from, once the match is over."""

    secret: str
    contributions: tuple[tuple[int, str], ...]
    seed: str


@dataclass(frozen=True, slots=True)
class TableView:
    """All that a viewer may know of a table."""

    id: str
    edition: dict[str, Any]
    seats: tuple[SeatView, ...]
    host: bool
    """Whether the viewer opened this table."""
    spectator: bool
    phase: str
    """``gathering`` before a match, ``playing``, ``between`` two rounds, ``over``."""
    match: int
    commitment: str | None
    """The SHA-256 of the server's secret; None where the shuffle was asked for by name."""
    seed: str | None
    """The seed that was asked for by name; else it is in the proof, in the end."""
    totals: tuple[int, ...]
    """Before this round."""
    rounds: tuple[RoundView, ...]
    """The rounds before, and the present one last; none before the match."""
    hands: tuple[Hand, ...]
    winners: tuple[int, ...]
    practice: bool
    """Something was taken back that should not count: no list, no statistics."""
    solitaire: dict[str, int] | None
    """``rack`` and ``draws``."""
    clock: int | None
    """Seconds for a turn."""
    left: int | None
    """Milliseconds left for this turn."""
    hints: bool
    day: str | None
    listed: bool
    undo: UndoWish | None
    may_undo: tuple[int, ...]
    """The viewer's own seats that may take back now."""
    proof: Proof | None
    invite: str | None
    """The key for friends, for those who sit here."""
    watch: str | None
    """The key for spectators."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to hello."""

    seq: int
    heartbeat: int
    """Seconds: a client that hears nothing for twice as long should connect anew."""
    protocol: int = PROTOCOL
    type: Literal["welcome"] = "welcome"


@dataclass(frozen=True, slots=True)
class News:
    """What happened, for a line in words: ``sat``, ``left``, ``held``, ``returned``, ``resigned``,
    ``undone``, ``dealt`` …"""

    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Whole:
    """The whole table: at first, and whenever something other than an action happened."""

    seq: int
    table: TableView
    news: News | None = None
    type: Literal["view"] = "view"


@dataclass(frozen=True, slots=True)
class ActedNews:
    """An action, and how things stand after it."""

    seq: int
    round: int
    ply: int
    """How many actions the round has now."""
    turn: Turn
    tile: str | None
    """The tile drawn, for the seat that drew it."""
    to_move: int
    draws: int
    counts: tuple[int, ...]
    stock: int
    draws_left: int | None
    scores: tuple[int, ...]
    hands: tuple[Hand, ...]
    """Of the viewer's own seats, those that acted or are to move."""
    left: int | None
    may_undo: tuple[int, ...]
    type: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected; it has no sequence number."""

    here: tuple[bool, ...]
    spectators: int
    type: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True)
class Done:
    """It is stored. ``seq`` is the number it has."""

    id: str
    seq: int
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Refused:
    """It did not happen, and why."""

    id: str | None
    code: str
    message: str
    details: dict[str, Any]
    type: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True)
class HintLine:
    """What the expert says of an action."""

    action: str
    points: float
    lead: float
    lead_error: float
    win: float | None
    win_error: float
    exact: bool
    reasons: tuple[dict[str, Any], ...]
    text: str
    """The reasons as a sentence in the connection's language."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The expert's ranking, the best first."""

    id: str
    round: int
    ply: int
    lines: tuple[HintLine, ...]
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class Pong:
    n: int
    type: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Bye:
    """The server ends the connection."""

    code: str
    message: str
    retry: int | None
    """After how many milliseconds to come back; None: do not."""
    type: Literal["bye"] = "bye"


ServerMessage = Welcome | Whole | ActedNews | Presence | Done | Refused | Hint | Pong | Bye

CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


def parse(text: str | bytes) -> ClientMessage:
    """A client's message; pydantic's ``ValidationError`` where it is none."""
    return CLIENT.validate_json(text)


_WRITERS: dict[type, TypeAdapter[Any]] = {
    kind: TypeAdapter(kind) for kind in get_args(ServerMessage)
}
"""One each: a union's would look for the kind that fits, which takes as long again."""


def encode(message: ServerMessage) -> bytes:
    """A message to a client, as JSON."""
    return _WRITERS[type(message)].dump_json(message)
