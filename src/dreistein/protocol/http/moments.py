"""Links to moments of finished matches."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from dreistein.protocol.fields import Key, Number
from dreistein.protocol.http.records import Replay


@dataclass(frozen=True, slots=True)
class NewMoment:
    """A moment of a finished match of the visitor's list, which anybody with a link shall see."""

    table: Key
    match: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    round: Number = 100_000_000
    """Past the end is the end."""
    ply: Number = 100_000_000
    """How many actions of the round come before."""


@dataclass(frozen=True, slots=True)
class MadeMoment:
    """The id of a link to a moment; its page is at ``/moment/{id}``."""

    moment: str


@dataclass(frozen=True, slots=True)
class OwnMoments:
    """How many links to moments the visitor has made."""

    count: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a finished match, and the match around it."""

    round: int
    ply: int
    yours: bool
    """Whether the visitor made the link, and may withdraw it."""
    replay: Replay
