"""The numbers that the operator of a server may set."""

from dataclasses import dataclass, replace

from dreistein.coach.budget import WORLDS
from dreistein.table.store.base import Expiry

_DAY_MILLIS = 86_400_000


@dataclass(frozen=True, slots=True)
class HouseSettings:
    """How patient tables are, and how many there may be."""

    away_seconds: float = 90
    """A bot plays for a person who has been away this long while others wait."""
    reveal_seconds: float = 30
    """How long a share of the shuffle may take to be revealed once all are sealed."""
    idle_seconds: float = 300
    """A table leaves memory when nobody has looked at it for this long."""
    most_tables_person: int = 200
    """The most unfinished tables of one person."""
    most_connections_person: int = 8
    """The most connections of one player to a table."""
    most_spectators: int = 64
    """The most connections that only watch a table."""
    most_spectators_address: int = 16
    """How many of those may come from one address."""
    keep_days: int | None = None
    """Any table or pad untouched for this long is dropped; finished games stay as records."""
    unbegun_days: int = 1
    """After how many days a table is dropped where no match has begun."""
    unfinished_days: int = 60
    """After how many days a table is dropped where a match stands still."""
    pad_days: int = 90
    """After how many days a pad is dropped that nobody writes on."""
    bot_millis: int = 700
    """The most time for a decision of the expert."""
    hint_millis: int = 700
    review_worlds: int = WORLDS
    """How many worlds a review tries for a decision."""
    review_nice: int = 19
    """How far the process of reviews steps back; at 19 it takes only what nobody else wants."""
    heartbeat_seconds: int = 20
    """A client is sent something at least this often."""

    alone: bool = False
    """Whether nobody else comes: the games of the day follow from the date, and a challenge's link
    has its tiles in it."""

    def among_others(self) -> "HouseSettings":
        """The same where other servers are at hand: nobody waits long for one that hangs."""
        return replace(self, heartbeat_seconds=min(self.heartbeat_seconds, 5))


def expiry_at(now: int, settings: HouseSettings) -> Expiry:
    """What has expired at a time in milliseconds.

    >>> expiry_at(100 * 86_400_000, HouseSettings(keep_days=70)).finished // 86_400_000
    30
    """
    kept = settings.keep_days

    def before(days: int | None) -> int:
        known = [n for n in (days, kept) if n is not None]
        return max(0, now - _DAY_MILLIS * min(known)) if known else 0

    return Expiry(
        unbegun=before(settings.unbegun_days),
        unfinished=before(settings.unfinished_days),
        finished=before(None),
        pads=before(settings.pad_days),
    )
