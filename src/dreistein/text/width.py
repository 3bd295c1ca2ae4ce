"""Text in terminal columns: names made safe to print, cells, wrapped lines.

>>> cell("Ada", 5), cell("Ada", 5, right=True), cell("Annabella", 5)
('Ada  ', '  Ada', 'Anna…')
>>> cell("李小龍", 5), width("李小龍")
('李小…', 6)
"""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

import wcwidth

_MOST_MARKS = 3  # combining marks on one letter: more is a prank
_DROPPED = "\u200c\u200d\ufe0e\ufe0f"  # joiners and emoji variants, which terminals disagree about
_REPLACEMENT = "\ufffd"
_NARROWEST = 20


def clean(name: str) -> str:
    """A name without anything that a terminal would obey rather than show.

    >>> clean("  Ben\\x1b[2J\\n ")
    'Ben�[2J�'
    """
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        if character in _DROPPED:
            continue
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            continue
        if category == "Zs":
            shown.append(" ")
        else:
            shown.append(character if character.isprintable() else _REPLACEMENT)
    return "".join(shown).strip()


def width(text: str) -> int:
    """How many columns a printable text takes."""
    return len(text) if text.isascii() else wcwidth.wcswidth(text)


def cell(text: str, columns: int, *, right: bool = False) -> str:
    """A text in exactly this many columns; a longer one is cut and ends in "…"."""
    if width(text) > columns:
        kept = ""
        for letter in wcwidth.iter_graphemes(text):
            if width(kept + letter) >= columns:
                break
            kept += letter
        text = kept + "…"
    space = " " * (columns - width(text))
    return space + text if right else text + space


def table(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """Rows as lines of a table: the columns ``left`` are aligned on the left, others on the right.

    >>> table([["Player", "Points"], ["Ada", "7"]])
    ['Player  Points', 'Ada          7']
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    cells = [
        [cell(text, widths[at], right=at not in left) for at, text in enumerate(row)]
        for row in rows
    ]
    return ["  ".join(row).rstrip() for row in cells]


def wrap(text: str, columns: int, indent: str = "") -> str:
    """A sentence in lines of at most this many columns, all but the first indented."""
    lines = wcwidth.wrap(
        text,
        max(columns, _NARROWEST),
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return "\n".join(lines)


def join_parts(parts: Iterable[str], columns: int, separator: str = " · ") -> str:
    """Parts side by side, on a new line where the next one does not fit or has several lines.

    >>> print(join_parts(["Round 1", "Stock: 36 tiles", "Target: 300 points"], 30))
    Round 1 · Stock: 36 tiles
    Target: 300 points
    """
    lines: list[str] = []
    for part in parts:
        line = lines[-1] + separator + part if lines else part
        if lines and "\n" not in line and width(line) <= columns:
            lines[-1] = line
        else:
            lines.append(part)
    return "\n".join(lines)
