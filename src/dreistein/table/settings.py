"""The numbers that the operator of a server may set."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseSettings:
    """How patient tables are, and how many there may be."""

    away_seconds: float = 90
    """A bot plays for a person who has been away this long while others wait."""
    idle_seconds: float = 300
    """A table leaves memory when nobody has looked at it for this long."""
    most_tables: int = 100_000
    """The most unfinished tables in all."""
    most_tables_person: int = 200
    """The most unfinished tables of one person."""
    most_connections_person: int = 8
    """The most connections of one player to a table."""
    most_spectators: int = 64
    """The most connections that only watch a table."""
    most_spectators_address: int = 16
    """How many of those may come from one address."""
    keep_days: int | None = None
    """Tables untouched for this long are dropped; finished games stay as records."""
    bot_millis: int = 700
    """The most time for a decision of the expert."""
    hint_millis: int = 700
    heartbeat_seconds: int = 20
    """A client is sent something at least this often."""
