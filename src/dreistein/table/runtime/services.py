"""What every table of a house shares."""

from collections.abc import Callable
from dataclasses import dataclass, field

from dreistein.table.bots.pool import BotPool
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.base import Store


@dataclass(slots=True)
class Counts:
    """Counters since the house was opened."""

    actions: int = 0
    """Actions stored and published: by people, bots and the clock."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of a house shares."""

    store: Store
    bots: BotPool
    settings: HouseSettings
    now: Callable[[], int]
    """Milliseconds of Unix time."""
    counts: Counts
    hints: set[str] = field(default_factory=set)
    """The people for whom the expert is thinking about a hint: one at a time each."""
    node: Node | None = None
    """This server among others; None if it has the store for itself."""
