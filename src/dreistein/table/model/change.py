"""A change of a table: events, and the states before and after them."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.table.model.events import Event
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState


@dataclass(slots=True)
class Change:
    """Events that happen together, and what they do to a table. Every move makes one."""

    before: TableState | None
    """None if the events open the table."""
    after: TableState
    events: tuple[Event, ...]
    only_acted: bool
    """Whether nothing happened but actions."""
    round_ended: bool
    """Whether the round is over afterwards."""

    @staticmethod
    def of(before: TableState | None, events: Sequence[Event]) -> "Change":
        """What some events do to a table; raises what the rules refuse."""
        after = before
        for event in events:
            after = fold(after, event)
        if after is None:
            raise ValueError("a table is opened by an event")
        match = after.match
        return Change(
            before,
            after,
            tuple(events),
            only_acted=before is not None and before.last_other == after.last_other,
            round_ended=match is not None and match.round.end is not None,
        )

    @property
    def at(self) -> int:
        """When it happened, in milliseconds of Unix time."""
        return self.events[-1].at
