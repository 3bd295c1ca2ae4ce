"""Records: replays, and whether their deals hold."""

from dataclasses import dataclass, field
from typing import Any, Literal

from dreistein.protocol.http.problem import Problem
from dreistein.protocol.table import Action, Edition, Ended, SolitaireNumbers, Turn

RECORD: dict[str, Any] = {
    "content": {"application/json": {"schema": {"type": "object", "title": "Record"}}}
}
"""A record (docs/records.md). It is not typed here: the referee says what is wrong with it."""


Unknown = Literal["seats", "opening", "racks", "fits", "places", "end"]
"""What nobody knows of a round of which only the table was seen."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where a tile that was placed would have scored more at once."""

    action: str
    more: int


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
    elsewhere: Elsewhere | None = None
    """Of a round of which only the table was seen."""


@dataclass(frozen=True, slots=True)
class ReplayRound:
    """A recorded round, from its deal to its end."""

    start: str | None
    """In solitaire, the starting tile."""
    hands: list[list[str]]
    """As dealt; ? is a tile that nobody saw."""
    stock: list[str]
    before: list[int]
    """The totals before this round."""
    actions: list[ReplayAction]
    scores: list[int]
    ended: Ended | None
    unknown: list[Unknown] = field(default_factory=list)


@dataclass(slots=True)
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
    resigned: list[int] = field(default_factory=list)
    """The seats that gave up and cannot win."""
    date: str = ""
    """When it was played, if the record says so."""


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether a record's deals are what its players were promised, and what that proves."""

    holds: bool
    outcome: Literal["whole", "wrong", "part", "nothing"]
    """``whole``: the deals hold, and the match was played to its end; ``part``: the deals hold, but
    the match is cut short, or something that decides it is not bound; ``nothing`` is proved."""
    kind: Literal["match", "day", "seed", "none"]
    """``match``: from shares of the players, sealed first; ``day``: a game of the day; ``seed``:
    just a game code, and ``none``: not even that, which prove nothing."""
    seed: str
    rounds: int
    over: bool
    """Whether the match was played to its end."""
    unproved: list[
        Literal[
            "actions", "resigned", "rest", "edition", "numbers", "seats", "names", "deals", "thrown"
        ]
    ]
    """What the record says and nothing binds; ``rest`` is everything that is not named here."""
    numbers: list[str]
    """In which numbers the edition is not the printed one of its name."""
    wrong: list[Problem]
