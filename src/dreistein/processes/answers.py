"""What workers answer: JSON, with bytes behind it.

Workers read what comes from outside. One that was taken over must not take over its parent, so an
answer says values, and which of our own classes they are of. Nothing else is called or changed.

>>> from dreistein.rules import parse_action
>>> read(written([(parse_action("453@1,0"), b"abc"), {7: None}])) == [
...     (parse_action("453@1,0"), b"abc"), {7: None}
... ]
True
>>> read(written(print))
Traceback (most recent call last):
 ...
TypeError: builtins.builtin_function_or_method is no value
"""

import json
import struct
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from functools import lru_cache
from importlib import import_module
from typing import Any

from dreistein.rules.errors import DreisteinError

_LENGTH = struct.Struct("!Q")
_PLAIN = frozenset((type(None), bool, int, float, str))


def _pairs(found: dict[Any, Any]) -> list[list[Any]]:
    return [[*pair] for pair in found.items()]


_KINDS: dict[type, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    tuple: (list, tuple),
    set: (list, set),
    frozenset: (list, frozenset),
    dict: (_pairs, dict),
    Counter: (_pairs, lambda pairs: Counter(dict(pairs))),
    date: (date.isoformat, date.fromisoformat),
}
"""Values besides those of JSON: what is written of them, and how they are made of that."""
_NAMED = {kind.__name__: made for kind, (_, made) in _KINDS.items()}


def written(value: object) -> bytes:
    """A value as an answer; raises ``TypeError`` if it is none."""
    behind: list[bytes] = []
    text = json.dumps(_told(value, behind), ensure_ascii=False, separators=(",", ":"))
    head = text.encode("utf-8", "surrogatepass")
    return b"".join((_LENGTH.pack(len(head)), head, *behind))


def read(answer: bytes) -> Any:
    """The value of an answer; raises ``ValueError``, ``TypeError`` and the like if it is none."""
    (length,) = _LENGTH.unpack_from(answer)
    at = _LENGTH.size + length
    head = answer[_LENGTH.size : at].decode("utf-8", "surrogatepass")

    def made(told: dict[str, Any]) -> Any:
        nonlocal at
        ((name, found),) = told.items()
        if name == "bytes":
            start, at = at, at + int(found)
            return answer[start:at]
        return _NAMED[name](found) if name in _NAMED else _of(_class(name), found)

    return json.loads(head, object_hook=made)


def _told(value: Any, behind: list[bytes]) -> Any:
    """A value as JSON: an object has one name, its class. Bytes go ``behind``, in their order."""
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:
        return [_told(each, behind) for each in value]
    if kind is bytes:
        behind.append(value)
        return {"bytes": len(value)}
    if kind in _KINDS:
        return {kind.__name__: _told(_KINDS[kind][0](value), behind)}
    return {_name(kind): [_told(each, behind) for each in _parts(value)]}


def _parts(value: Any) -> list[Any]:
    """What :func:`_of` makes it of again."""
    if isinstance(value, Enum):
        return [value.value]
    if isinstance(value, tuple):
        return [*value]
    if isinstance(value, DreisteinError):
        return [value.details, value.cause]
    if isinstance(value, Exception):
        return [*value.args]
    kind: Any = type(value)
    return [getattr(value, name) for name in _fields(kind)]


def _of(kind: Any, parts: list[Any]) -> Any:
    if issubclass(kind, DreisteinError):
        details, cause = parts
        return kind(cause=cause, **details)
    if issubclass(kind, (tuple, Enum, Exception)):
        return kind(*parts)
    return kind(**dict(zip(_fields(kind), parts, strict=True)))


@lru_cache(500)
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.init)


@lru_cache(500)
def _name(kind: Any) -> str:
    name = f"{kind.__module__}:{kind.__qualname__}"
    if kind.__module__.startswith("dreistein.") and _class(name) is kind:
        return name
    raise TypeError(f"{kind.__module__}.{kind.__qualname__} is no value")


@lru_cache(500)
def _class(name: str) -> type[Any]:
    """One of our own classes of values; raises ``TypeError`` for everything else."""
    module, _, path = name.partition(":")
    found: type[Any] | None = None
    if module.startswith("dreistein.") and "__" not in name:
        there = vars(import_module(module)).get(path)
        found = there if isinstance(there, type) and there.__module__ == module else None
    if found is None or not (is_dataclass(found) or issubclass(found, (tuple, Enum, Exception))):
        raise TypeError(f"{module}.{path} is no value")
    return found
