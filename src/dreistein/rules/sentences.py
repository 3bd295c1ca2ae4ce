"""How an error is said: a sentence with its facts filled in, which another language can say too.

A fact is a number, something in the notation of the game or of JSON, or a bare word out of
:data:`WORDS`, for which every language has its own. So no English is ever filled into a sentence of
another language.
"""

import string
from collections.abc import Mapping
from typing import Any, ClassVar

_LONGEST_QUOTE = 40
_LONGEST_NUMBER = 12


def quoted(value: object) -> str:
    """A foreign text or JSON value, made safe to print: short, and without control characters.

    >>> print(quoted("to\\nbe"), quoted(7), quoted(None), quoted([1, 2]), quoted({}))
    "to�be" 7 null […] {…}
    """
    match value:
        case str():
            short = value if len(value) <= _LONGEST_QUOTE else value[:_LONGEST_QUOTE] + "…"
            return '"' + "".join(c if c.isprintable() else "\ufffd" for c in short) + '"'
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() if abs(value) < 10**_LONGEST_NUMBER:
            return str(value)
        case float():
            return repr(value)
        case list() | tuple():
            return "[…]"
        case Mapping():
            return "{…}"
    return "…"


def described(value: object) -> str:
    """A JSON value that should be another: quoted, or a word of ``found`` in :data:`WORDS`."""
    short = quoted(value)
    if short == "…":
        return "large-number" if isinstance(value, int) else "strange"
    return {"[…]": "list", "{…}": "object"}.get(short, short)


WORDS: Mapping[str, Mapping[str, str]] = {
    "end": {"out": "the last tile is placed", "blocked": "blocked"},
    "before": {"over": "the game was over", "unfinished": "the one before is not finished"},
    "game": {"table": "a table has 2 to 6", "solitaire": "solitaire has one"},
    "where": {"record": "The record"},
    "part": {"record": "record", "round": "round", "value": "value", "other": "field {}"},
    "unit": {"MB": "MB", "kB": "kB"},
    "found": {
        "list": "a list",
        "object": "an object",
        "large-number": f"a number with more than {_LONGEST_NUMBER} digits",
        "strange": "something else",
    },
    "type": {
        "object": "an object",
        "list": "a list",
        "text": "a text",
        "texts": "a list of texts",
        "tile": "a tile's text",
    },
    "fault": {
        "value": "a value is missing or misspelt",
        "name": 'a field\'s name in "…" is missing',
        "colon": '":" is missing after a field\'s name',
        "comma": '"," or a closing bracket is missing',
        "early": "the text ends too early",
        "more": "something follows the end",
        "bytes": "these bytes are no UTF-8",
        "quote": 'a text has no closing "',
        "escape": 'a "\\" stands before something that it cannot stand before',
        "control": "a text has a line break or another control character",
        "deep": "a value is nested too deeply",
        "constant": "a value has NaN or Infinity, which are no numbers",
        "number": "a value has a number that is too large",
        "unknown": "it cannot be read",
    },
}
"""The words that stand for something, by the name of the detail, and what they are in English.

``other`` is for a detail that is none of these words; where there is no ``other``, it stands for
itself.
"""


class _English(string.Formatter):
    """``{found:tile}`` is 1 tile, 2 tiles."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if not format_spec or not isinstance(value, int):
            return str(value)
        return f"{value} {format_spec}" if value == 1 else f"{value} {format_spec}s"


class DreisteinError(ValueError):
    """Something is wrong with what was given: ``code``, ``details``, and the sentence as text.

    ``cause`` is the error that this one repeats, where it has no more to say than that.
    """

    code: ClassVar[str]
    sentence: ClassVar[str]
    words: ClassVar[Mapping[str, Mapping[str, str]]] = WORDS

    def __init__(self, *, cause: "DreisteinError | None" = None, **details: object) -> None:
        self.cause = cause
        self.details: dict[str, str | int] = {
            name: value if isinstance(value, int) else str(value) for name, value in details.items()
        }
        said = {name: self._said(name, value) for name, value in self.details.items()}
        super().__init__(_English().format(self.sentence, cause=cause, **said))

    def _said(self, name: str, value: str | int) -> str | int:
        words = self.words.get(name, {})
        if isinstance(value, int):
            return value
        return words.get(value) or words.get("other", "{}").format(value)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.details, self.cause)


def _again(
    kind: type[DreisteinError], details: dict[str, str | int], cause: DreisteinError | None
) -> DreisteinError:
    return kind(cause=cause, **details)
