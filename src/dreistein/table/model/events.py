"""Everything that can happen at a table, as stored in its log. A table is a fold over its log.

Events hold secrets (people's ids, the keys of links, the server's share of the shuffle), so they
never leave the process. Viewers are sent the messages of :mod:`dreistein.protocol.server`.

>>> log = encode(ActionMade(seat=0, action="+", by="person", at=1700000000000, id="a1"))
>>> decode(log)
ActionMade(seat=0, action='+', by='person', at=1700000000000, id='a1', type='acted')
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, TypeAdapter, ValidationError

from dreistein.bots.registry import Level
from dreistein.protocol.fields import By as By
from dreistein.protocol.fields import SeatKind
from dreistein.protocol.shuffle import Why
from dreistein.protocol.table import Look
from dreistein.table.store.errors import NotRead

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit on a seat: a person who is there, one who is invited, or a bot.

    On an ``open`` seat a bot plays until somebody takes it; an ``invited`` one waits for somebody.
    """

    kind: SeatKind
    name: str = ""
    level: Level | None = None
    """The level of the bot, for ``open`` and ``bot``."""
    person: str | None = None
    look: Look | None = None
    """The person's wish."""


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The table was opened."""

    host: str
    """The person who opened it."""
    edition: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    invite: str
    watch: str
    secret: str
    """The server's share of the first match's shuffle."""
    at: int
    solitaire: tuple[int, int] | None = None
    """Rack and draws."""
    seed: str | None = None
    """A seed that was chosen; then there is nothing to prove about the shuffle."""
    clock: int | None = None
    """Seconds per turn."""
    hints: bool = True
    marks: bool = True
    """Whether the page marks what fits, with its points."""
    day: str | None = None
    """The date of a game of the day, such as 2026-11-16."""
    listed: bool = True
    """Whether a game of the day counts for the list: the first try of its session."""
    challenge: str | None = None
    """The id of the challenge whose deals these are."""
    practice: bool = False
    """Whether its first match is practice from the beginning: one that was played before."""
    table: str = ""
    """The table's mark, which its seeds are bound to."""
    redacted: int = 0
    """The number of the last event when a name was last taken out of the log; 0 if none was."""
    type: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a seat."""

    seat: int
    person: str
    name: str
    at: int
    look: Look | None = None
    """The person's wish."""
    type: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class Promised:
    """A bot's seat is a person's from the next deal on; it is taken (``sat``) just before that."""

    seat: int
    person: str
    name: str
    at: int
    look: Look | None = None
    """The person's wish."""
    type: Literal["promised"] = "promised"


@dataclass(frozen=True, slots=True)
class Left:
    """A person gave up a seat; before the match it is free again, later a bot plays there.

    Where it was only promised, it is promised no more.
    """

    seat: int
    at: int
    removed: bool = False
    """Whether the host sent the person away."""
    type: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Renamed:
    seat: int
    name: str
    at: int
    look: Look | None = None
    """A new wish; None if it is as before."""
    type: Literal["renamed"] = "renamed"


@dataclass(frozen=True, slots=True)
class Filled:
    """The host gave a waiting seat to a bot."""

    seat: int
    level: Level
    at: int
    yields: bool = False
    """Whether the bot plays only until somebody takes the seat; in old logs it keeps it."""
    type: Literal["filled"] = "filled"


@dataclass(frozen=True, slots=True)
class Freed:
    """Before a match the host took a bot from a seat, which waits for somebody now."""

    seat: int
    at: int
    type: Literal["freed"] = "freed"


@dataclass(frozen=True, slots=True)
class Closed:
    """Before a match the host took a waiting seat away: it is played without."""

    seat: int
    at: int
    type: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True)
class Rekeyed:
    """The host made new links; the old ones open nothing any more."""

    invite: str
    watch: str
    at: int
    type: Literal["rekeyed"] = "rekeyed"


@dataclass(frozen=True, slots=True)
class Held:
    """A bot plays for a person who has been away for long."""

    seat: int
    level: Level
    at: int
    type: Literal["held"] = "held"


@dataclass(frozen=True, slots=True)
class Returned:
    """The person is back, and plays on."""

    seat: int
    at: int
    type: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Sealed:
    """A person is ready for the match, and has sealed a share of its shuffle."""

    person: str
    seal: str
    at: int
    type: Literal["sealed"] = "sealed"


@dataclass(frozen=True, slots=True)
class Bound:
    """All seals are there: what the seed is bound to is fixed, and the shares may be revealed."""

    at: int
    names: dict[int, str] = field(default_factory=dict)
    """The marks of names that were deleted since, by seat: the seed is bound to them still."""
    type: Literal["bound"] = "bound"


@dataclass(frozen=True, slots=True)
class Revealed:
    """A person has revealed the share in the seal."""

    person: str
    share: str
    at: int
    type: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Failed:
    """Shares of these seats were not revealed: there is no deal, and all seal new shares."""

    seats: tuple[int, ...]
    why: Why
    secret: str
    """The server's new share."""
    at: int
    type: Literal["failed"] = "failed"


@dataclass(frozen=True, slots=True)
class Started:
    """The match begins: its first round is dealt."""

    at: int
    type: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next round is dealt."""

    at: int
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Continued:
    """A person has seen the result and is ready for the next round, or for a rematch."""

    person: str
    at: int
    type: Literal["continued"] = "continued"


@dataclass(frozen=True, slots=True)
class Declined:
    """A person does not want a rematch."""

    person: str
    at: int
    type: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class ActionMade:
    """A seat placed, drew or ended its turn."""

    seat: int
    action: str
    by: By
    at: int
    id: str | None = None
    """The client's id of the message."""
    type: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A person asks the others to undo, so that ``keep`` actions of the round remain."""

    seat: int
    keep: int
    at: int
    type: Literal["undo-asked"] = "undo-asked"


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """Somebody agrees, or does not."""

    person: str
    yes: bool
    at: int
    type: Literal["undo-answered"] = "undo-answered"


@dataclass(frozen=True, slots=True)
class Undone:
    """All but the first ``keep`` actions of the round are undone."""

    seat: int
    keep: int
    practice: bool
    """Whether the match is practice from now on."""
    at: int
    type: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True)
class Resigned:
    """A person gives up the match: a bot plays on, and the seat cannot win."""

    seat: int
    level: Level
    at: int
    type: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class Rematched:
    """Another match at the same table with the same seats."""

    secret: str
    at: int
    asked: bool = False
    """Whether everybody was asked, and who did not agree has left; in old logs all play on."""
    type: Literal["rematched"] = "rematched"


Event = (
    TableOpened
    | Sat
    | Promised
    | Left
    | Renamed
    | Filled
    | Freed
    | Closed
    | Rekeyed
    | Held
    | Returned
    | Sealed
    | Bound
    | Revealed
    | Failed
    | Started
    | Dealt
    | Continued
    | Declined
    | ActionMade
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Rematched
)

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])
_ENCODERS: dict[type, Callable[..., bytes]] = {
    kind: TypeAdapter(kind).serializer.to_json for kind in get_args(Event)
}
"""One per type: an encoder of the union would search for the right one, which doubles the time."""


def encode(event: Event) -> bytes:
    """An event as it is stored in the log."""
    return _ENCODERS[type(event)](event, exclude_none=True)


def decode(text: bytes) -> Event:
    """An event of the log; raises :class:`NotRead`, and logs only which fields are wrong."""
    try:
        return _EVENT.validate_json(text)
    except ValidationError as error:
        faults = [".".join(map(str, fault["loc"])) for fault in error.errors(include_input=False)]
        _log.error("an event of a table cannot be read: %s", ", ".join(faults) or "its type")
    raise NotRead
