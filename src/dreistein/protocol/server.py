"""What the server sends on a table's socket, and its writer.

``seq`` counts what has happened at the table. After a break a client names the last one it saw, and
gets what it missed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from pydantic import TypeAdapter

from dreistein.protocol.fields import PROTOCOL, PartOf, Phrase, UndoShows
from dreistein.protocol.table import Action, Hand, RoundView, TableView, Turn
from dreistein.rules.errors import DreisteinError


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to hello."""

    seq: int
    heartbeat: int
    """Seconds. A client that hears nothing for twice as long should reconnect."""
    protocol: int = PROTOCOL
    """The version the server speaks."""
    type: Literal["welcome"] = "welcome"


@dataclass(frozen=True, slots=True)
class News:
    """What happened."""

    kind: str
    """The type of the event."""
    seat: int | None = None
    """The seat it is about."""


@dataclass(frozen=True, slots=True)
class Whole:
    """The whole table: the first thing that a client is sent of it."""

    seq: int
    table: TableView
    type: Literal["view"] = "view"


TableChanges = Annotated[dict[str, Any], PartOf(TableView)]


@dataclass(frozen=True, slots=True)
class Changed:
    """What is different at the table after anything but an action, and after the end of a round."""

    seq: int
    news: News
    """What happened."""
    table: TableChanges
    """The fields that are different now, except ``rounds``."""
    kept: int
    """How many of the rounds, from the first on, are the same as before."""
    rounds: tuple[RoundView, ...]
    """The rounds after those."""
    type: Literal["changed"] = "changed"


@dataclass(slots=True)
class Acted:
    """An action, and how the round stands after it."""

    seq: int
    round: int
    """The number of the round."""
    ply: int
    """How many actions the round has now."""
    seat: int
    action: Action
    turn: Turn
    """The turn it belongs to, this action included."""
    turn_number: int
    """The number of that turn in the round: it replaces the turn of that number, or is added."""
    tile: str | None
    """The tile drawn, for the seat that drew it."""
    to_move: int
    """The seat to move now."""
    draws: int
    """How many tiles that seat has drawn in its turn."""
    counts: tuple[int, ...]
    """Tiles held, by seat."""
    stock: int
    """Tiles left in the stock."""
    draws_left: int | None
    """In solitaire, the draws left in the whole game."""
    scores: tuple[int, ...]
    """The round's points, by seat."""
    totals: tuple[int, ...]
    """The totals of the match, by seat."""
    hands: tuple[Hand, ...]
    """The viewer's own seats that acted or are to move; others have nothing ``drawn`` and no
    ``choices``."""
    left: int | None
    """Milliseconds left in the turn; the clock starts once the moves can have been seen."""
    may_undo: tuple[int, ...]
    """The viewer's own seats that may undo now, the latest mover first."""
    undo_shows: UndoShows | None
    """What the first of them has seen, if the match no longer counts once it undoes."""
    type: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected; it has no sequence number."""

    here: tuple[bool, ...]
    """By seat."""
    spectators: int
    """How many connections only watch."""
    type: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something; it has no sequence number, and is not sent again."""

    seat: int
    phrase: Phrase
    type: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Hinted:
    """Somebody asked the expert; it has no sequence number, and is not sent again."""

    seat: int
    type: Literal["hinted"] = "hinted"


@dataclass(frozen=True, slots=True)
class Done:
    """A message was carried out, and the result is stored."""

    id: str
    """The client's id of the message."""
    seq: int
    """The sequence number it got."""
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Refused:
    """A message was not carried out, and why."""

    id: str | None
    """The client's id of the message; None if it could not be read."""
    code: str
    """For programs."""
    message: str
    """For people, in their language."""
    details: dict[str, str | int]
    """The facts in the message."""
    type: Literal["refused"] = "refused"

    @staticmethod
    def because(error: DreisteinError, message: str, name: str | None) -> "Refused":
        """The refusal of the client's message with this id, worded for its reader."""
        return Refused(name, error.code, message, dict(error.details))


@dataclass(frozen=True, slots=True)
class HintLine:
    """What the expert thinks of an action."""

    action: str
    points: float
    """The seat's expected score at the end of the round."""
    lead: float
    """How far that is ahead of the best opponent."""
    lead_error: float
    """The standard error of ``lead``."""
    win: float | None
    """The chance of winning the match; None in solitaire."""
    win_error: float
    """The standard error of ``win``, with that of the model behind it."""
    exact: bool
    """Whether it was solved, with nothing to estimate."""
    reasons: tuple[dict[str, Any], ...]
    text: str
    """The reasons as sentences, in the language of the connection."""


@dataclass(frozen=True, slots=True)
class HintIdea:
    """Actions that mean the same, in words."""

    actions: tuple[str, ...]
    """The best first; placements are of one tile."""
    title: str
    """What to do, in the language of the connection."""
    text: str
    """Why, in sentences."""
    gain: str
    """What the first gains compared with the second, or the third costs; may be empty."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The expert's ranking, the best first."""

    id: str
    """The client's id of the question."""
    round: int
    ply: int
    """The position it is about."""
    lines: tuple[HintLine, ...]
    """Every legal action."""
    ideas: tuple[HintIdea, ...]
    """At most three different ideas among them."""
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class Pong:
    """A sign of life: the answer to ``ping``, or a heartbeat."""

    n: int
    type: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Bye:
    """The server ends the connection."""

    code: str
    message: str
    retry: int | None
    """After how many milliseconds to come back; None if a client should not."""
    type: Literal["bye"] = "bye"


ServerMessage = (
    Welcome
    | Whole
    | Changed
    | Acted
    | Presence
    | Said
    | Hinted
    | Done
    | Refused
    | Hint
    | Pong
    | Bye
)

_ENCODERS: dict[type, Callable[[Any], bytes]] = {
    kind: TypeAdapter(kind).serializer.to_json for kind in get_args(ServerMessage)
}
"""One per type: an encoder of the union would search for the right one, which doubles the time."""


def encode(message: ServerMessage) -> bytes:
    """A message to a client, as JSON."""
    return _ENCODERS[type(message)](message)
