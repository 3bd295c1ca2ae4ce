"""The server, the editions it knows, and the rulebook of others."""

from dataclasses import dataclass
from typing import Any, Literal

from dreistein.protocol.table import Edition


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
    here: bool = False
    """Whether it has the game without a server, at ``/here/``."""


@dataclass(frozen=True, slots=True)
class Editions:
    """The editions of the rules, each with its numbers."""

    editions: dict[str, Edition]


@dataclass(frozen=True, slots=True)
class BookWish:
    """Whose rulebook is wanted: the numbers of house rules, in full or as changes of a base."""

    edition: dict[str, Any]
