"""Reading a record's bytes in bounded memory.

A record may be 64 MB; built at once as Python objects it would fill a gigabyte. So the bytes are
first cut into parts (each round is one, and each other field), and one part at a time is decoded.
"""

import json
import re
from array import array
from collections.abc import Iterator
from typing import Any, NoReturn

from dreistein.rules.errors import (
    NotARecord,
    NotJson,
    RecordField,
    RecordMissing,
    RecordTwice,
    TooLarge,
    quoted,
)
from dreistein.rules.record import HEADER, Header, Record, RoundRecord

MOST_BYTES = 64_000_000
MOST_BYTES_OF_A_PART = 4_000_000
MOST_BYTES_OF_THE_HEADER = 100_000
"""Of each field that says who played by which numbers."""
MOST_FIELDS = 1000

_SPACE = re.compile(rb"[ \t\n\r]*+")
_SCALAR = re.compile(rb"[-+.0-9A-Za-z]++")
_TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
# A lone quote is a token too: a text that never ends must not be searched for again and again.
_NESTING = re.compile(rb'("[^"\\]*+(?:\\.[^"\\]*+)*+")|([\[{])|([\]}])|(")', re.DOTALL)
_OPENS, _CLOSES, _UNENDED = 2, 3, 4
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class RecordReader:
    """A record in bytes: its header and its other fields decoded, its rounds one at a time."""

    def __init__(self, data: bytes) -> None:
        if len(data) > MOST_BYTES:
            raise TooLarge(part="record", most="64 MB")
        self._data = data
        self._rounds = array("Q")  # where each round begins and ends
        self._extra: dict[str, tuple[int, int]] = {}  # and whatever else was written
        fields = self._fields()
        self.header = Header.from_json(fields)
        if "rounds" not in fields:
            raise RecordMissing(where="The record", field='"rounds"')
        for _ in self.rounds():  # every round has the right shape before any is judged
            pass

    def __len__(self) -> int:
        """How many rounds it has."""
        return len(self._rounds) // 2

    def rounds(self) -> Iterator[RoundRecord]:
        """Its rounds, in order."""
        alone = self.header.solitaire is not None
        for number in range(len(self)):
            start, end = self._rounds[2 * number : 2 * number + 2]
            value = self._decoded(start, end, f'"rounds[{number}]"')
            yield RoundRecord.from_json(value, number, solitaire=alone)

    def record(self) -> Record:
        """The whole record in memory."""
        extra = {key: self._decoded(*at, quoted(key)) for key, at in self._extra.items()}
        return Record(self.header, tuple(self.rounds()), extra)

    # ------------------------------------------------------------------ cutting

    def _fields(self) -> dict[str, Any]:
        """The fields that are needed; of the rounds and all others only where they are."""
        at = self._space(len(_BYTE_ORDER_MARK) if self._data[:3] == _BYTE_ORDER_MARK else 0)
        if self._data[at : at + 1] != b"{":
            value = self._decoded(at, len(self._data), "The record")
            raise RecordField(where="The record", found=quoted(value), wanted="an object")
        fields: dict[str, Any] = {}
        for key_start, key_end in self._members(at, b"}"):
            key = self._decoded(key_start, key_end, "The record")
            start = self._value_of(key, key_end)
            if key in fields or key in self._extra:
                raise RecordTwice(where="The record", field=quoted(key))
            if len(self._extra) == MOST_FIELDS:
                raise TooLarge(part="list of fields", most=f"{MOST_FIELDS} fields")
            if key == "rounds" and self._data[start : start + 1] == b"[":
                fields[key] = self._rounds
                self._end = start
                for begin, end in self._members(start, b"]"):
                    self._rounds.extend((begin, end))
            else:
                self._end = end = self._value_end(start, key)
                if key in HEADER and end - start > MOST_BYTES_OF_THE_HEADER:
                    raise TooLarge(part=f"field {quoted(key)}", most="100 kB")
                value = self._decoded(start, end, quoted(key))
                if key in HEADER or key == "rounds":
                    fields[key] = value
                else:
                    self._extra[key] = (start, end)
        rest = self._space(self._end)
        if rest != len(self._data):
            self._broken("something follows the record", rest)
        if fields.get("rounds", self._rounds) is not self._rounds:
            raise RecordField(where='"rounds"', found=quoted(fields["rounds"]), wanted="a list")
        return fields

    def _members(self, at: int, close: bytes) -> Iterator[tuple[int, int]]:
        """The items of the list, or the keys of the object, that opens at ``at``.

        Whoever takes a key must read its value, and say in ``_end`` where that ends.
        """
        at = self._space(at + 1)
        if self._data[at : at + 1] == close:
            self._end = at + 1
            return
        while True:
            if close == b"}" and self._data[at : at + 1] != b'"':
                self._broken('a field\'s name in "…" is missing', at)
            self._end = end = self._value_end(at, "rounds")
            yield at, end
            at = self._space(self._end)
            mark = self._data[at : at + 1]
            if mark not in (b",", close):
                self._broken(f'"," or "{close.decode()}" is missing', at)
            if mark == close:
                self._end = at + 1
                return
            at = self._space(at + 1)

    def _value_of(self, key: str, at: int) -> int:
        at = self._space(at)
        if self._data[at : at + 1] != b":":
            self._broken(f'":" is missing after {quoted(key)}', at)
        return self._space(at + 1)

    def _value_end(self, at: int, key: str) -> int:
        """Where the value that starts here ends."""
        most = at + MOST_BYTES_OF_A_PART
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
            part = "field " + quoted(key) if key != "rounds" else "round"
            raise TooLarge(part=part, most="4 MB")
        raise NotJson(reason="the text ends too early", at=len(self._data))

    def _space(self, at: int) -> int:
        found = _SPACE.match(self._data, at)
        assert found is not None
        return found.end()

    # ------------------------------------------------------------------ decoding

    def _decoded(self, start: int, end: int, where: str) -> Any:
        if end - start > MOST_BYTES_OF_A_PART:
            raise TooLarge(part="part", most="4 MB")
        try:
            return _DECODER.decode(self._data[start:end].decode())
        except NotARecord:
            raise
        except json.JSONDecodeError as error:
            at = start + len(error.doc[: error.pos].encode(errors="surrogatepass"))
            self._broken(_uncapitalised(error.msg), at)
        except UnicodeDecodeError as error:
            self._broken("these bytes are no UTF-8", start + error.start)
        except RecursionError:
            self._broken(f"{where} is nested too deeply", start)
        except ValueError as error:
            self._broken(f"{where} has a number that is none ({quoted(str(error))})", start)

    def _broken(self, reason: str, at: int) -> NoReturn:
        raise NotJson(reason=reason, at=at)


def _uncapitalised(text: str) -> str:
    return text[:1].lower() + text[1:]


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordTwice(where="An object of the record", field=quoted(twice))
    return found


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text} is too large")
    return number


def _constant(text: str) -> NoReturn:
    raise ValueError(text)


_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_float=_finite, parse_constant=_constant)


def read_record(text: str | bytes) -> Record:
    """A whole record from its JSON text."""
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    return RecordReader(data).record()
