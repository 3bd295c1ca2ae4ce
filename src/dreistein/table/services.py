"""What every table of a house uses, and who looks at one."""

from collections.abc import Callable
from dataclasses import dataclass

from dreistein.protocol.messages import ServerMessage
from dreistein.table.bot_pool import Thinkers
from dreistein.table.settings import Settings
from dreistein.table.store.base import Store
from dreistein.table.views import Viewer

Deliver = Callable[[ServerMessage], None]
"""Tells a viewer something; it never waits and never fails."""


@dataclass(slots=True)
class Counts:
    """What a house has done since it was opened."""

    actions: int = 0
    """Stored and told: by people, bots and the clock."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of a house uses."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    now: Callable[[], int]
    """Milliseconds of Unix time."""
    counts: Counts


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who looks at a table: where to tell what happens."""

    viewer: Viewer
    deliver: Deliver
