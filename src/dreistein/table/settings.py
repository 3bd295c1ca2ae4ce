"""Every number that whoever runs a server may set."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """How patient tables are, and how many there may be."""

    away_seconds: float = 90
    """A person gone for so long, while others wait, is played for by a bot."""
    between_seconds: float = 60
    """After a round the next is dealt by itself, if nobody asks for it before."""
    idle_seconds: float = 300
    """A table that nobody looks at leaves memory."""
    most_tables: int = 100_000
    """Unfinished tables that are kept."""
    most_tables_person: int = 200
    """Unfinished tables of one person."""
    most_connections: int = 64
    """Connections to one table."""
    keep_days: int | None = None
    """Tables untouched for so long are dropped; finished games stay as records."""
    bot_millis: int = 700
    """The most time that the expert takes for a decision."""
    hint_millis: int = 700
    heartbeat_seconds: int = 20
    """A connection that says nothing for so long is asked whether it is there."""
