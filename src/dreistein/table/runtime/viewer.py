"""Somebody who looks at a table, wherever they sit."""

from collections.abc import Callable
from dataclasses import dataclass

from dreistein.protocol import server as p
from dreistein.rules.errors import DreisteinError

Deliver = Callable[[p.ServerMessage], None]
"""Sends a message to the viewer; it never blocks and never fails."""
WordError = Callable[[DreisteinError], str]
"""Words a refusal for the viewer."""


@dataclass(eq=False)
class Viewer:
    """Where the messages for a viewer go."""

    person: str | None
    """The viewer's id; None for a viewer without a session."""
    deliver: Deliver
    word_error: WordError = str
    address: str = ""
    """Where the viewer comes from."""

    def refuse(self, error: DreisteinError, name: str | None) -> None:
        """Tell the viewer that a message was not carried out, and why."""
        self.deliver(p.Refused.because(error, self.word_error(error), name))

    def dismiss(self, error: DreisteinError) -> None:
        """Tell the viewer that they may not watch any longer."""
        self.deliver(p.Bye(error.code, self.word_error(error), None))
