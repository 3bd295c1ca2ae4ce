"""The actions that clients have sent, so that one sent twice is carried out once.

An action is recognised by everything in its message. The id alone would not do: a client that
numbers its messages and starts over after a reload would believe that it moved when it did not.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dreistein.protocol.client import Act

SentKey = tuple[int, str, int, int, str]
"""Seat, id, round, ply, action."""


@dataclass(frozen=True, slots=True)
class SentActions:
    """The actions of the present round and the one before, with their sequence numbers."""

    present: Mapping[SentKey, int] = field(default_factory=dict)
    previous: Mapping[SentKey, int] = field(default_factory=dict)
    """A client that ended the round may learn of it only after the next deal."""

    def add(self, key: SentKey, seq: int) -> "SentActions":
        """These and one more action of the present round."""
        return SentActions({**self.present, key: seq}, self.previous)

    def next_round(self) -> "SentActions":
        """The actions after the next deal."""
        return SentActions({}, self.present)

    def undone(self, keep: int) -> "SentActions":
        """The actions once only ``keep`` of the present round are left."""
        return SentActions(
            {k: seq for k, seq in self.present.items() if k[3] < keep}, self.previous
        )

    def seq_of(self, act: Act) -> int | None:
        """The sequence number of this very action, if it was sent before."""
        # A draw is stored without the tile it may name.
        action = "+" if act.action.startswith("+") else act.action
        key = (act.seat, act.id, act.round, act.ply, action)
        return self.present.get(key) or self.previous.get(key)
