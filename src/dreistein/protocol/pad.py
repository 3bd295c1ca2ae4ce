"""The bodies of requests and responses about score pads that others watch."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from dreistein.protocol.fields import Key, RequestKey

Ops = Annotated[list[dict[str, Any]], Field(max_length=200)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


@dataclass(frozen=True, slots=True)
class NewPad:
    """A pad to open, with what was written so far."""

    ops: Ops
    key: RequestKey | None = None
    """Asked again with it, since the answer was lost, it gives the pad that was made."""


@dataclass(frozen=True, slots=True)
class PadKeys:
    """The keys of a new pad."""

    id: str
    watch: str
    """For those who watch."""
    pen: str
    """For the one who writes."""


@dataclass(frozen=True, slots=True)
class Written:
    """More ops from whoever has the pen."""

    pen: Key
    after: Count
    """How many ops the writer knows to be there."""
    ops: Ops


@dataclass(frozen=True, slots=True)
class Version:
    """How far a pad has come."""

    ops: int


@dataclass(frozen=True, slots=True)
class OfferPen:
    """Offer the pen to somebody else, or withdraw the offer."""

    pen: Key
    offered: bool


@dataclass(frozen=True, slots=True)
class DropPad:
    """Delete a pad."""

    pen: Key


@dataclass(frozen=True, slots=True)
class TakePen:
    """Take the pen that was offered."""

    watch: Key
    pen: RequestKey | None = None
    """The new pen: whoever chooses it may ask again if the answer is lost."""


@dataclass(frozen=True, slots=True)
class Pen:
    """A new pen; the old one no longer writes."""

    pen: str
    hand: int
    """How often the pen has changed hands."""


@dataclass(frozen=True, slots=True)
class PadNews:
    """What was written on a pad after a number of ops."""

    after: int
    """How many ops come before these."""
    ops: list[dict[str, Any]]
    offered: bool
    """Whether the pen is offered to somebody else."""
    hand: int
    """How often the pen has changed hands."""
