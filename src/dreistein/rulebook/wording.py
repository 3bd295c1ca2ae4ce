"""The words of the rulebook: one Fluent message an item, its fields as attributes.

The texts know paragraphs (an empty line between them), lists (lines that begin with ``-``) and
emphasis (``_so_``), and nothing else; :func:`blocks` takes them apart. Beside SIGNED and SCORE
they may call ``COST($n)``, which writes what is to be paid, −5, and in Italian ``SHARE($share)``,
which puts the article before a percentage that is already written: il 59%, l’8%.

>>> blocks("Place _one_ tile.\\n\\n- or draw\\n- or pass")[0]
Block(kind='paragraph', lines=((('Place ', False), ('one', True), (' tile.', False)),))
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from dreistein.text.catalogue import SPOKEN, Bundle, score

Run = tuple[str, bool]
"""Some words, and whether they are stressed."""


class Block(NamedTuple):
    """A paragraph, which has one line, or a list with a line for each item."""

    kind: str
    lines: tuple[tuple[Run, ...], ...]

    @property
    def plain(self) -> str:
        """Its words, without emphasis."""
        return " ".join("".join(words for words, _ in line) for line in self.lines)


def blocks(text: str) -> tuple[Block, ...]:
    """A text, taken apart."""
    found = []
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in part.splitlines()]
        if lines[0].startswith("- "):
            items = re.split(r"\n- ", "\n".join(lines).removeprefix("- "))
            found.append(Block("list", tuple(_runs(item) for item in items)))
        else:
            found.append(Block("paragraph", (_runs("\n".join(lines)),)))
    return tuple(found)


def _runs(text: str) -> tuple[Run, ...]:
    words = re.split(r"_(.+?)_", text.replace("\n", " "))
    return tuple((part, bool(at % 2)) for at, part in enumerate(words) if part)


class Wording:
    """The rulebook's texts in one language, filled in with the numbers of an edition."""

    def __init__(self, language: str, numbers: Mapping[str, str | int]) -> None:
        if language not in SPOKEN:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(SPOKEN)}")
        self.language, self.numbers = language, dict(numbers)

    def __call__(
        self, key: str, field: str | None = None, facts: Mapping[str, str | int] | None = None
    ) -> str:
        """The text of an item, or one of its fields; a KeyError where there is none."""
        bundle, known = _bundle(self.language), {**self.numbers, **(facts or {})}
        given = {name: known[name] for name in bundle.variables(key) if name in known}
        return bundle.format(key, given, field)


def cost(number: int) -> str:
    """What is to be paid.

    >>> cost(5), cost(0)
    ('−5', '0')
    """
    return score(-number)


def share(percentage: str) -> str:
    """An Italian percentage with its article, which depends on how the number is read.

    >>> share("59%"), share("8,1%"), share("11%"), share("1,2%"), share("0,4%")
    ('il 59%', 'l’8,1%', 'l’11%', 'l’1,2%', 'lo 0,4%')
    """
    whole = percentage.rstrip("%").partition(",")[0]
    if whole == "0":
        return f"lo {percentage}"
    return f"l’{percentage}" if whole in ("1", "11") or whole[0] == "8" else f"il {percentage}"


@lru_cache(len(SPOKEN))
def _bundle(language: str) -> Bundle:
    return Bundle("dreistein.rulebook", language, COST=cost, SHARE=share)
