"""A log without a person: another name, and ids that stand for nobody.

Everything else stays as it is, so the redacted log tells the same matches.
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from dreistein.table.fair.sealed import name_mark

NOBODY = "–"
"""The name of whoever wants to be forgotten."""


def redact(log: Sequence[bytes], person: str, table: str) -> list[bytes]:
    """The events of a log without a person's name and id; ``table`` is the table's mark.

    >>> log = [b'{"type": "sat", "seat": 0, "person": "ada", "name": "Ada"}']
    >>> json.loads(redact(log, "ada", "t1")[0])["name"]
    '–'
    """
    nobody = secrets.token_hex(16)
    sitting: dict[int, str | None] = {}
    names: dict[int, str] = {}
    """The person's names, by seat."""
    redacted = []
    for text in log:
        event = json.loads(text)
        match event["type"]:
            case "opened":
                event["redacted"] = len(log)
                for seat, plan in enumerate(event["seats"]):
                    sitting[seat] = plan.get("person")
                    if sitting[seat] == person:
                        names[seat], plan["name"] = plan["name"], NOBODY
            case "promised" if event["person"] == person:
                event["name"] = NOBODY
            case "sat":
                sitting[event["seat"]] = event["person"]
                if event["person"] == person:
                    names[event["seat"]], event["name"] = event["name"], NOBODY
            case "renamed" if sitting.get(event["seat"]) == person:
                names[event["seat"]], event["name"] = event["name"], NOBODY
            case "bound":
                own = {seat: name for seat, name in names.items() if sitting[seat] == person}
                marks = {str(seat): name_mark(table, name) for seat, name in own.items()}
                event["names"] = {**marks, **event.get("names", {})}
            case "left":
                sitting[event["seat"]] = None
            case "closed":
                sitting, names = (_without(seats, event["seat"]) for seats in (sitting, names))
        changed = _replaced(event, person, nobody)
        redacted.append(json.dumps(changed, ensure_ascii=False, separators=(",", ":")).encode())
    return redacted


def _without(seats: dict[int, Any], gone: int) -> dict[int, Any]:
    """By seats what was known by them while there was one more."""
    return {seat - (seat > gone): each for seat, each in seats.items() if seat != gone}


def _replaced(value: Any, old: str, new: str) -> Any:
    """A value of JSON with one text in place of another, wherever it stands alone."""
    if isinstance(value, dict):
        return {key: _replaced(each, old, new) for key, each in value.items()}
    if isinstance(value, list):
        return [_replaced(each, old, new) for each in value]
    return new if value == old else value


def without_names(record: bytes, seats: Iterable[int]) -> bytes:
    """A record without the names of these seats."""
    found = json.loads(record)
    return json.dumps(
        {**found, "players": _named(found["players"], seats)}, ensure_ascii=False
    ).encode()


def entry_without_names(entry: bytes, seats: Iterable[int]) -> bytes:
    """An entry of a list without the names of these seats."""
    found = json.loads(entry)
    about = {**found["about"], "names": _named(found["about"]["names"], seats)}
    return json.dumps({**found, "about": about}, ensure_ascii=False).encode()


def challenge_without_name(text: bytes) -> bytes:
    """A challenge without the name of whoever made it."""
    return json.dumps({**json.loads(text), "by": NOBODY}, ensure_ascii=False).encode()


def _named(names: list[str], seats: Iterable[int]) -> list[str]:
    gone = set(seats)
    return [NOBODY if seat in gone else name for seat, name in enumerate(names)]
