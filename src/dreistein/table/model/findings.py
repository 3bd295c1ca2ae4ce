"""What was found out about a value that never changes, for as long as the value lives."""

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar
from weakref import ref

T = TypeVar("T")
V = TypeVar("V")
P = ParamSpec("P")


class Findings(Generic[T, P, V]):
    """What a function finds in values, each asked once.

    They are told apart by identity: to compare a match costs more than to look through it. And none
    is kept for this alone, as by :func:`functools.lru_cache`.

    >>> class Text(str): ...
    >>> findings, text = Findings(len), Text("long")
    >>> findings.of(text), len(findings)
    (4, 1)
    >>> del text
    >>> len(findings)
    0
    """

    def __init__(self, find: Callable[Concatenate[T, P], V]) -> None:
        self._find = find
        self._found: dict[int, tuple[ref[Any], V]] = {}

    def __len__(self) -> int:
        return len(self._found)

    def of(self, value: T, *more: P.args, **named: P.kwargs) -> V:
        """What the function finds in this value, with what always belongs to it."""
        name, found = id(value), self._found
        if name not in found:
            found[name] = (ref(value, lambda _: found.pop(name)), self._find(value, *more, **named))
        return found[name][1]
