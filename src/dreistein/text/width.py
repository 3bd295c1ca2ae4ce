"""Text in columns: names made safe to print, and as wide as a terminal shows them.

>>> cell("Ada", 5), cell("Ada", 5, right=True), cell("Annabella", 5)
('Ada  ', '  Ada', 'Anna…')
>>> cell("李小龍", 5), width("李小龍")
('李小…', 6)
"""

import textwrap
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

_MOST_MARKS = 3  # combining marks on one letter: more is a prank
_DROPPED = "\u200c\u200d\ufe0e\ufe0f"  # joiners and emoji variants, which terminals disagree about
_STRANGE = "\ufffd"


def clean(name: str) -> str:
    """A name without what a terminal would obey rather than show.

    >>> clean("  Ben\\x1b[2J\\n ")
    'Ben�[2J�'
    """
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        if character in _DROPPED:
            continue
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            continue
        if kind == "Zs":
            shown.append(" ")
        else:
            shown.append(character if character.isprintable() else _STRANGE)
    return "".join(shown).strip()


def width(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


@lru_cache(4096)
def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cell(text: str, columns: int, *, right: bool = False) -> str:
    """A text in exactly so many columns, cut with an … where it is longer."""
    if width(text) > columns:
        kept, room = "", columns - 1
        for character in text:
            room -= _columns(character)
            if room < 0:
                break
            kept += character
        text = kept + "…"
    space = " " * (columns - width(text))
    return space + text if right else text + space


def wrapped(text: str, columns: int, indent: str = "") -> str:
    """A sentence in lines of at most so many columns, all but the first indented."""
    lines = textwrap.wrap(
        text,
        max(columns, 20),
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return "\n".join(lines)


def joined(parts: Iterable[str], columns: int, between: str = " · ") -> str:
    """Parts in a row, with a new line rather than a part cut in two.

    >>> print(joined(["Round 1", "Stock: 36 tiles", "Target: 300 points"], 30))
    Round 1 · Stock: 36 tiles
    Target: 300 points
    """
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1]) + width(between) + width(part) <= columns:
            lines[-1] += between + part
        else:
            lines.append(part)
    return "\n".join(lines)
