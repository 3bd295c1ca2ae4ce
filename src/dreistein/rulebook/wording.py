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
from typing import Any, NamedTuple

from dreistein.text.catalogue import LANGUAGES, score, signed, sources

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
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language, self.numbers = language, dict(numbers)

    def __call__(
        self, key: str, field: str | None = None, facts: Mapping[str, str | int] | None = None
    ) -> str:
        """The text of an item, or one of its fields; a KeyError where there is none."""
        bundle, number, named = _bundle(self.language)
        if not bundle.has_message(key):
            raise KeyError(key)
        message = bundle.get_message(key)
        pattern = message.value if field is None else message.attributes[field]
        facts = facts or {}
        found = {name: facts.get(name, self.numbers.get(name)) for name in named[key]}
        given = {
            name: number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in found.items()
            if value is not None
        }
        text, faults = bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError(f"{self.language}: {key}.{field}: {faults[0]}")
        return str(text)


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


@lru_cache(len(LANGUAGES))
def _bundle(language: str) -> tuple[Any, Any, dict[str, set[str]]]:
    """The texts, how a number is given to them, and what each of them names: not one of them
    refers to another.
    """
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import fluent_number
    from fluent.syntax.ast import Message

    functions: Any = {"SIGNED": signed, "SCORE": score, "COST": cost, "SHARE": share}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    named = {}
    for text in sources("dreistein.rulebook", language).values():
        resource = FluentResource(text)
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.span is not None:
                words = text[entry.span.start : entry.span.end]
                named[entry.id.name] = set(re.findall(r"\$([\w-]+)", words))
    return bundle, fluent_number, named
