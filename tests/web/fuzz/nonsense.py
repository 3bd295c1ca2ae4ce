"""What broken and hostile clients send: sound messages made from their schemas, and then spoilt.

The schemas come from the types of the protocol, so a new message is fuzzed from its first day.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, get_args

from pydantic import TypeAdapter

from dreistein.protocol.client import ClientMessage

Schema = Mapping[str, Any]
HALF = b"\xed\xa0\x80"
"""Half a character as raw bytes, which Python's decoder of bytes lets pass."""
SPELLINGS: dict[str, Callable[[bytes], bytes]] = {
    "half a character in bytes": lambda text: text.replace(b"HERE", HALF),
    "half a character escaped": lambda text: text.replace(b"HERE", b"\\ud800"),
    "halves in the wrong order": lambda text: text.replace(b"HERE", b"\\udc00\\ud800"),
    "UTF-16": lambda text: text.decode().encode("utf-16"),
    "UTF-16 without a mark": lambda text: text.decode().encode("utf-16-le"),
    "UTF-32": lambda text: text.decode().encode("utf-32-be"),
    "Latin-1": lambda text: text.replace(b"HERE", b"\xe9"),
    "NaN": lambda text: text.replace(b'"HERE"', b"NaN"),
    "Infinity": lambda text: text.replace(b'"HERE"', b"-Infinity"),
    "too large a float": lambda text: text.replace(b'"HERE"', b"1e999"),
    "too long a number": lambda text: text.replace(b'"HERE"', b"1" * 5000),
    "too deep": lambda text: text.replace(b'"HERE"', b"[" * 20_000),
    "a name twice": lambda text: text.replace(b'"HERE"', b'{"a": 1, "a": 2}'),
    "a raw control character": lambda text: text.replace(b"HERE", b"\x00"),
    "two texts": lambda text: text + text,
}
"""How a JSON text with the value "HERE" becomes one that is nearly JSON."""
ODD_SPELLINGS: dict[str, Callable[[bytes], bytes]] = {
    "deep and closed": lambda text: text.replace(b'"HERE"', b"[" * 300 + b"]" * 300),
    "a long number": lambda text: text.replace(b'"HERE"', b"9" * 400),
    "a tiny float": lambda text: text.replace(b'"HERE"', b"1e-999"),
    "minus zero": lambda text: text.replace(b'"HERE"', b"-0.0"),
    "a byte order mark": lambda text: b"\xef\xbb\xbf" + text,
    "a character in two escapes": lambda text: text.replace(b"HERE", b"\\ud834\\udd1e"),
    "an escaped zero": lambda text: text.replace(b"HERE", b"\\u0000"),
    "cut off": lambda text: text[: len(text) * 2 // 3],
    "the first name twice": lambda text: text.replace(b"{", b'{"type": "ping", ', 1),
}
"""The same for texts that may be read, or refused for another reason."""
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 5, 10**9, 2**53, 2**63, 10**30, 1.5, -0.0),
    *("", "x" * 3000, "\u202e\u0000", "é" * 200, "__proto__", "../..", "𝄞"),
    *([], {}, [[[]]], {"a": 1}, {"type": "act"}, [0] * 500, {str(n): n for n in range(100)}),
)
_TEXTS = (
    *("+", "-", "+345", "012@0,0", "345@0,0", "555@-3,2", "000@99999999,0", "*"),
    *("Ada", "german", "international", "de", "abc", "2026-11-16", "HERE"),
)
_OPS = ("setup", "add", "put", "insert", "drop", "undo", "redo")
_PATTERNS: dict[str, Callable[[Random], str]] = {
    r"^[\x21-\x7e]+$": lambda dice: f"{dice.randrange(10**9):x}",
    r"^[\w-]{22,64}$": lambda dice: dice.randbytes(11).hex(),
    r"^[0-9a-f]{64}$": lambda dice: dice.randbytes(32).hex(),
    r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$": lambda dice: f"2026-{dice.randrange(1, 13):02}-17",
}
"""How to make a text for each pattern of the protocol; a new one needs a line here."""


def messages() -> dict[str, Schema]:
    """The schema of every message that a client may send, by type."""
    schemas = [TypeAdapter(kind).json_schema() for kind in get_args(ClientMessage)]
    return {schema["properties"]["type"]["const"]: schema for schema in schemas}


class Sampler:
    """Values that fit a schema; ``root`` holds what its references name."""

    def __init__(self, root: Schema, dice: Random, known: Mapping[str, Any]) -> None:
        """``known`` has likely values for fields: the present round, an id, …"""
        self._root, self._dice, self._known = root, dice, known

    def value(self, schema: Schema, name: str = "") -> Any:
        """A value; ``name`` is the field that it is for."""
        dice = self._dice
        if name in self._known and dice.random() < 0.6:
            return self._known[name]
        if "$ref" in schema:
            found: Any = self._root
            for step in schema["$ref"].removeprefix("#/").split("/"):
                found = found[step]
            return self.value(found, name)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return dice.choice(schema["enum"])
        if "anyOf" in schema:
            return self.value(dice.choice(schema["anyOf"]), name)
        return self._plain(schema, name)

    def _plain(self, schema: Schema, name: str) -> Any:
        dice = self._dice
        match schema.get("type"):
            case "integer":
                least, most = int(schema.get("minimum", 0)), int(schema.get("maximum", 100))
                likely = [n for n in range(4) if least <= n <= most]
                return dice.choice([*likely, least, most, dice.randint(least, most)])
            case "string" if "pattern" in schema:
                return _PATTERNS[schema["pattern"]](dice)
            case "string":
                return dice.choice(_TEXTS)[: schema.get("maxLength", 500)]
            case "boolean":
                return dice.random() < 0.5
            case "null":
                return None
            case "array":
                count = dice.randint(schema.get("minItems", 0), schema.get("maxItems", 3))
                return [self.value(schema.get("items", {})) for _ in range(count)]
            case "object":
                return self._object(schema)
        return {"op": dice.choice(_OPS), "n": 1} if name == "" else dice.choice(STRANGE)

    def _object(self, schema: Schema) -> dict[str, Any]:
        always = (*schema.get("required", ()), "type")
        return {
            name: self.value(part, name)
            for name, part in schema.get("properties", {}).items()
            if name in always or self._dice.random() < 0.5
        }


def spoilt(whole: Any, dice: Random) -> bytes:
    """A value as JSON, with something wrong about it three times out of four."""
    kind = dice.randrange(8)
    if kind < 2:
        return json.dumps(whole).encode()
    if kind < 5:
        return json.dumps(_replaced(whole, dice.choice(STRANGE), dice)).encode()
    if kind < 7:
        spelling = dice.choice([*SPELLINGS.values(), *ODD_SPELLINGS.values()])
        return spelling(json.dumps(_replaced(whole, "HERE", dice)).encode())
    text = bytearray(json.dumps(whole).encode())
    for _ in range(dice.randrange(1, 4)):
        text[dice.randrange(len(text))] = dice.randrange(256)
    return bytes(text)


def _replaced(whole: Any, new: Any, dice: Random) -> Any:
    """A copy with one of its values, somewhere, replaced or left out."""
    if isinstance(whole, dict) and whole and dice.random() < 0.9:
        name = dice.choice(list(whole))
        if dice.random() < 0.1:
            return {key: value for key, value in whole.items() if key != name}
        return {**whole, name: _replaced(whole[name], new, dice)}
    if isinstance(whole, list) and whole and dice.random() < 0.9:
        at = dice.randrange(len(whole))
        return [*whole[:at], _replaced(whole[at], new, dice), *whole[at + 1 :]]
    return new


def frames(text: bytes, dice: Random) -> bytes:
    """A message in frames that no client may send so, or hardly."""
    mask = dice.randbytes(4)
    payload = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text[:120]))
    size = len(payload)

    def frame(first: int, second: int, rest: bytes) -> bytes:
        return bytes((first, second)) + rest

    whole = mask + payload
    choices = [
        lambda: frame(0x81, size, text[:120]),  # without a mask
        lambda: frame(0xC1, 0x80 | size, whole),  # a reserved bit
        lambda: frame(0x80 | dice.randrange(3, 8), 0x80 | size, whole),  # an unknown kind
        lambda: frame(0x80, 0x80 | size, whole),  # goes on with nothing
        lambda: frame(0x82, 0x80 | size, whole),  # binary
        lambda: frame(0x09, 0x80 | size, whole),  # a ping in pieces
        lambda: frame(0x89, 0xFE, (200).to_bytes(2) + mask + bytes(200)),  # a long ping
        lambda: frame(0x81, 0xFF, (2**63).to_bytes(8) + whole),
        lambda: frame(0x81, 0xFF, (2**40).to_bytes(8) + whole),
        lambda: frame(0x81, 0xFE, (5).to_bytes(2) + mask + payload[:5]),  # too long a length
        lambda: frame(0x81, 0x80 | len(HALF), bytes(4) + HALF),
        lambda: frame(0x88, 0x81, bytes(4) + b"x"),  # half a close code
        lambda: frame(0x88, 0x82, bytes(4) + dice.randbytes(2)),
        lambda: frame(0x01, 0x80, bytes(4)) + frame(0x00, 0x80, bytes(4)) * dice.randrange(100),
        lambda: frame(0x01, 0x80 | size, whole) + frame(0x81, 0x80 | size, whole),
        lambda: frame(0x89, 0x80, bytes(4)) * dice.randrange(1, 200),
        lambda: dice.randbytes(dice.randrange(1, 200)),
        lambda: frame(0x81, 0x80 | size, whole)[: dice.randrange(1, size + 6)],  # cut off
    ]
    return dice.choice(choices)()
