"""The frames of a WebSocket, counted from outside against floods.

The server library reads messages and bounds their size. It bounds neither how many pings it answers
nor in how many fragments a message may come, so both are counted here, from the headers of frames.
"""

from dreistein.web.guard.limits import bucket

MOST_FRAGMENTS = 64
"""Per message; 4096 bytes need no more."""
_PINGS_PER_SECOND = 2.0
"""Browsers send none, other clients one every few seconds."""
_CONTINUATION, _PING = 0, 9
_CONTROL = 8
"""Opcodes from here on are control frames, not parts of a message."""
_TEXT, _HEAD, _LONG = 0x81, 6, 6 + 126
"""How a message in one frame begins, the bytes before its text, and the size of a long one."""
_FINAL = 0x80
"""In the first byte of the last fragment."""


class FrameGuard:
    """Follows the frames that one client sends."""

    __slots__ = ("_fragments", "_pings", "_rest", "_skip", "_unfinished")

    def __init__(self, now: float) -> None:
        self._pings = bucket(_PINGS_PER_SECOND, now)
        self._fragments, self._unfinished = 0, False
        """Of the present message; whether more of them are to come."""
        self._skip = 0
        """How many of the coming bytes are payload."""
        self._rest = b""
        """The beginning of a header that is not whole."""

    def is_message(self, data: bytes) -> bool:
        """Whether this is a short text in one frame and nothing else, as nearly all messages are.

        What it is needs no more looking at.
        """
        size = len(data)
        if _HEAD <= size < _LONG and data[0] == _TEXT and data[1] == 0x80 | size - _HEAD:
            return not (self._skip or self._rest or self._unfinished)
        return False

    def accepts(self, data: bytes, now: float, writable: bool) -> bool:
        """Whether to accept what a client sends; no pings while their answers cannot be written."""
        data = self._rest + data if self._rest else data
        at, size = self._skip, len(data)
        while size - at >= 2:
            first, length = data[at], data[at + 1] & 0x7F
            opcode = first & 0x0F
            start = at + (6 if data[at + 1] & 0x80 else 2)
            if length >= 126:
                extended = 2 if length == 126 else 8
                start += extended
                if size - at < 2 + extended:
                    break
                length = int.from_bytes(data[at + 2 : at + 2 + extended])
            at = start + length
            if opcode == _PING:
                if not writable or self._pings.take(now):
                    return False
            elif opcode < _CONTROL:
                self._unfinished = first < _FINAL
                self._fragments = self._fragments + 1 if opcode == _CONTINUATION else 1
                if self._fragments > MOST_FRAGMENTS:
                    return False
        self._skip, self._rest = max(0, at - size), data[at:]
        return True
