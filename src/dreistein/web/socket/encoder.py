"""Messages as text, encoded once for all who get the same."""

from dreistein.protocol import server as p


class SharedEncoder:
    """Remembers its last message: a table sends one to all its viewers who see the same."""

    __slots__ = ("_message", "_text")

    def __init__(self) -> None:
        self._message: p.ServerMessage | None = None
        self._text = ""

    def encode(self, message: p.ServerMessage) -> str:
        """A message as JSON."""
        if message is not self._message:
            self._text, self._message = p.encode(message).decode(), message
        return self._text
