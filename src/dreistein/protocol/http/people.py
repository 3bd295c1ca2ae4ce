"""The visitor, and the visitor's other devices."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import StringConstraints

from dreistein.protocol.fields import Name, RequestKey


@dataclass(frozen=True, slots=True)
class Me:
    """The visitor: whether there is a session, and the name last used."""

    known: bool
    name: str
    before: str | None = None
    """Whose games this device had before a link made it another's, for a day."""


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
class LinkLook:
    """Whose a token is, and what it means to use it here."""

    name: str
    yours: bool
    """Whether this device is that person already."""
    games: int
    """How many games this device has, which it would no longer show."""


@dataclass(frozen=True, slots=True)
class RecoveryWords:
    """New recovery words. The server does not know them any more."""

    words: str


@dataclass(frozen=True, slots=True)
class WordsMade:
    """Whether the visitor has recovery words."""

    at: int | None
    """When they were made, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Recover:
    """Recovery words as they were typed: spaces, hyphens, accents and capitals do not matter."""

    words: Annotated[str, StringConstraints(min_length=1, max_length=200)]


@dataclass(frozen=True, slots=True)
class LogOut:
    """Where to end the session. With ``others``, it goes on on this device."""

    where: Literal["here", "others", "everywhere"]
    key: RequestKey | None = None
    """Of the browser's choosing: asked again with it, as the answer was lost, it goes on here."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A token from another device."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=1000)]
    key: RequestKey | None = None
    """Of the browser's choosing: used again with it, since the answer was lost, it works again."""
