"""What a store can do that several servers use at the same time.

A server among them is a *node*. It renews a lease; whoever lets it run out counts as gone. Each
table that somebody watches has one *caretaker* among the nodes, who acts for bots and clocks. The
caretaker's number (*epoch*) grows with every change, and the log takes nothing from an older one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeGuard

from dreistein.table.store.base import Store

Heard = Callable[[dict[str, Any]], None]
"""Gets what another node told; called in the event loop."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who watches a table at one node."""

    people: tuple[str, ...] = ()
    """The ids of those who sit there."""
    spectators: int = 0
    since: int = 0
    """Since when somebody watches without a break, in milliseconds of Unix time."""

    def __bool__(self) -> bool:
        return bool(self.people or self.spectators)


@dataclass(frozen=True, slots=True)
class TableStatus:
    """How things stand at a table."""

    head: int
    """The number of the last event."""
    rewritten: int
    """How often the log was replaced by another."""
    caretaker: str | None
    """The node that looks after the table; None if nobody is, or it is gone, or nobody is there."""
    epoch: int
    elsewhere: tuple[Attendance, ...] = ()
    """At the other nodes."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """What a node learns when it renews its lease."""

    new: bool
    """Whether nothing was known of this node, and so nothing of who is at its tables."""
    clock: int
    """The time that all nodes go by, in milliseconds of Unix time."""
    ahead: int | None
    """How far the first of the nodes is ahead of that, as it doubts a jump; None for itself."""


class SharedStore(Store, Protocol):
    """A store that other servers use as well; :mod:`~.store.nodes` has its queries and changes."""

    node: str
    """The name of this server among them."""

    async def tell(self, what: Mapping[str, object]) -> None:
        """Tell all other nodes something small; it may be lost."""

    def listen(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Hear what others tell from now on; ``lost`` if something may have been missed."""


def is_shared(store: Store) -> TypeGuard[SharedStore]:
    """Whether other servers may use a store as well."""
    return hasattr(store, "node")
