"""Which of the clients' actions have happened: one that is sent twice is done once.

An action is known again by all that its client said of it. The id alone would not do: a client that
counts its ids, and begins anew after a reload, would be told that it moved when it did not.
"""

from collections.abc import Iterable

from dreistein.protocol import messages as m
from dreistein.table.model import events as e

_Said = tuple[int, str, int, int, str]


class Sent:
    """The actions of the present round and of the one before it, with their numbers."""

    __slots__ = ("_before", "_now", "_ply", "_round", "_seq")

    def __init__(self, log: Iterable[e.Event]) -> None:
        self._now: dict[_Said, int] = {}
        self._before: dict[_Said, int] = {}
        """Whoever ends a round may hear of it only when the next is dealt."""
        self._seq, self._round, self._ply = 0, -1, 0
        for event in log:
            self.add(event)

    def add(self, event: e.Event) -> None:
        """The next event of the log."""
        self._seq += 1
        if isinstance(event, e.Acted):
            if event.id is not None:
                said = (event.seat, event.id, self._round, self._ply, event.action)
                self._now[said] = self._seq
            self._ply += 1
        elif isinstance(event, e.Undone):
            self._ply = event.keep
        elif isinstance(event, (e.Started, e.Dealt)):
            self._before, self._now = self._now, {}
            self._round = 0 if isinstance(event, e.Started) else self._round + 1
            self._ply = 0

    def number_of(self, act: m.Act) -> int | None:
        """The number that this very action got when it was sent before."""
        # A draw is kept without the tile that may be guessed at.
        action = "+" if act.action.startswith("+") else act.action
        said = (act.seat, act.id, act.round, act.ply, action)
        return self._now.get(said) or self._before.get(said)
