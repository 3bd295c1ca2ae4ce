"""A reader of records in bounded memory.

A record may have 64 MB; decoded at once it would take a gigabyte of Python objects. So the bytes
are first cut into parts, one for each round and each other field, and decoded one at a time.
"""

import re
from array import array
from collections.abc import Iterator
from typing import Any

from dreistein.rules.arguments import WrongArgument
from dreistein.rules.errors import quote
from dreistein.rules.record import errors
from dreistein.rules.record.format import HEADER, Header, RoundRecord, location, wrong_type
from dreistein.rules.record.json_text import decode

MOST_BYTES = 64_000_000
MOST_PART_BYTES = 4_000_000
MOST_HEADER_BYTES = 100_000
"""Of each field of the header."""
MOST_FIELDS = 1000

_SPACE = re.compile(rb"[ \t\n\r]*+")
_SCALAR = re.compile(rb"[-+.0-9A-Za-z]++")
_TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
# A lone quote is a token too, or each quote would search for the end of a text that never ends.
_NESTING = re.compile(rb'("[^"\\]*+(?:\\.[^"\\]*+)*+")|([\[{])|([\]}])|(")', re.DOTALL)
_OPENS, _CLOSES, _UNENDED = 2, 3, 4
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class RecordReader:
    """A record in bytes. The header is decoded at once, the rounds one at a time."""

    def __init__(self, data: bytes) -> None:
        if not isinstance(data, (bytes, bytearray)):
            found = type(data).__name__
            raise WrongArgument(name="text", wanted="str | bytes", found=found)
        if len(data) > MOST_BYTES:
            raise errors.TooLarge(part="record", most=64, unit="MB")
        self._data = data
        self._rounds = array("Q")  # the start and end of each round
        self._extra: dict[str, tuple[int, int]] = {}  # and of every other field
        fields = self._fields()
        self.header = Header.from_json({**fields, "resigned": self.extra("resigned")})
        if "rounds" not in fields:
            raise errors.MissingField(where=location(""), field=quote("rounds"))
        for _ in self.rounds():  # all rounds have the right shape before any is replayed
            pass

    def __len__(self) -> int:
        """The number of rounds."""
        return len(self._rounds) // 2

    def rounds(self) -> Iterator[RoundRecord]:
        """The rounds, in order."""
        alone = self.header.solitaire is not None
        for number in range(len(self)):
            start, end = self._rounds[2 * number : 2 * number + 2]
            value = self._decode(start, end, f"rounds[{number}]")
            yield RoundRecord.from_json(value, number, solitaire=alone)

    def extra(self, key: str) -> Any:
        """An extra field; None if the record has no such field."""
        at = self._extra.get(key)
        return None if at is None else self._decode(*at, key)

    def extras(self) -> dict[str, Any]:
        """All extra fields."""
        return {key: self._decode(*at, key) for key, at in self._extra.items()}

    # ------------------------------------------------------------------ cutting

    def _fields(self) -> dict[str, Any]:
        """The fields of the header, decoded; of the rounds and all others only where they are."""
        at = self._space(len(BYTE_ORDER_MARK) if self._data[:3] == BYTE_ORDER_MARK else 0)
        if self._data[at : at + 1] != b"{":
            raise wrong_type(self._decode(at, len(self._data)), "object")
        fields: dict[str, Any] = {}
        for key_start, key_end in self._members(at, b"}"):
            key = self._decode(key_start, key_end)
            start = self._value_after(key_end)
            if key in fields or key in self._extra:
                raise errors.FieldTwice(where=location(""), field=quote(key))
            if len(self._extra) == MOST_FIELDS:
                raise errors.TooManyFields(most=MOST_FIELDS)
            if key == "rounds" and self._data[start : start + 1] == b"[":
                fields[key] = self._rounds
                self._end = start
                for begin, end in self._members(start, b"]"):
                    self._rounds.extend((begin, end))
            else:
                self._end = end = self._value_end(start, key)
                if key in HEADER and end - start > MOST_HEADER_BYTES:
                    raise errors.TooLarge(part=quote(key), most=100, unit="kB")
                value = self._decode(start, end, key)
                if key in HEADER or key == "rounds":
                    fields[key] = value
                else:
                    self._extra[key] = (start, end)
        rest = self._space(self._end)
        if rest != len(self._data):
            raise errors.NotJson(fault="more", at=rest)
        if fields.get("rounds", self._rounds) is not self._rounds:
            raise wrong_type(fields["rounds"], "list", "rounds")
        return fields

    def _members(self, at: int, close: bytes) -> Iterator[tuple[int, int]]:
        """The items of the list, or the keys of the object, that opens at ``at``.

        After taking a key, the caller must set ``_end`` to the end of its value.
        """
        at = self._space(at + 1)
        if self._data[at : at + 1] == close:
            self._end = at + 1
            return
        while True:
            if close == b"}" and self._data[at : at + 1] != b'"':
                raise errors.NotJson(fault="name", at=at)
            self._end = end = self._value_end(at, "rounds")
            yield at, end
            at = self._space(self._end)
            mark = self._data[at : at + 1]
            if mark not in (b",", close):
                raise errors.NotJson(fault="comma", at=at)
            if mark == close:
                self._end = at + 1
                return
            at = self._space(at + 1)

    def _value_after(self, at: int) -> int:
        """Where the value starts whose key ends here."""
        at = self._space(at)
        if self._data[at : at + 1] != b":":
            raise errors.NotJson(fault="colon", at=at)
        return self._space(at + 1)

    def _value_end(self, at: int, key: str) -> int:
        """Where the value that starts here ends."""
        most = at + MOST_PART_BYTES
        first = self._data[at : at + 1]
        if first in (b"[", b"{"):
            depth = 0
            for token in _NESTING.finditer(self._data, at, most):
                if token.lastindex == _OPENS:
                    depth += 1
                elif token.lastindex == _CLOSES:
                    depth -= 1
                    if depth == 0:
                        return token.end()
                elif token.lastindex == _UNENDED:
                    break
        else:
            found = (_TEXT if first == b'"' else _SCALAR).match(self._data, at, most)
            if found is not None and found.end() < most:
                return found.end()
        if most < len(self._data):
            part = quote(key) if key != "rounds" else "round"
            raise errors.TooLarge(part=part, most=4, unit="MB")
        raise errors.NotJson(fault="early", at=len(self._data))

    def _space(self, at: int) -> int:
        found = _SPACE.match(self._data, at)
        assert found is not None
        return found.end()

    # ------------------------------------------------------------------ decoding

    def _decode(self, start: int, end: int, path: str = "") -> Any:
        if end - start > MOST_PART_BYTES:
            raise errors.TooLarge(part="value", most=4, unit="MB")
        return decode(self._data[start:end], start, path)
