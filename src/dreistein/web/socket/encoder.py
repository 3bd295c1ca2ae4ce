"""Messages as WebSocket frames, encoded once for all who get the same."""

from dreistein.protocol import server as p

_TEXT = 0x81
"""The first byte of a whole text message."""


def text_frame(payload: bytes) -> bytes:
    """A text message in one frame, as servers send it: without a mask.

    >>> text_frame(b"{}")
    b'\\x81\\x02{}'
    """
    size = len(payload)
    if size < 126:
        head = bytes((_TEXT, size))
    elif size < 65_536:
        head = bytes((_TEXT, 126)) + size.to_bytes(2)
    else:
        head = bytes((_TEXT, 127)) + size.to_bytes(8)
    return head + payload


class SharedEncoder:
    """Remembers its last message: a table sends one to all its viewers who see the same."""

    __slots__ = ("_frame", "_message")

    def __init__(self) -> None:
        self._message: p.ServerMessage | None = None
        self._frame = b""

    def encode(self, message: p.ServerMessage) -> bytes:
        """A message as a frame."""
        if message is not self._message:
            self._frame, self._message = text_frame(p.encode(message)), message
        return self._frame
