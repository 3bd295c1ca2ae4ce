"""The texts of the rulebook as Fluent reads them."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import dreistein.rulebook
from text.catalogues import Parts

TEXTS = Path(dreistein.rulebook.__file__).parent / "locales"


@lru_cache
def body(language: str) -> list[Any]:
    parser = FluentParser(with_spans=False)
    texts = [file.read_text(encoding="utf-8") for file in sorted((TEXTS / language).glob("*.ftl"))]
    return [entry for text in texts for entry in parser.parse(text).body]


@lru_cache
def fields(language: str) -> dict[str, Parts]:
    """The parts of every text: ``bridge`` its title, ``bridge.short`` and so on."""
    found = {}
    for entry in body(language):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in patterns.items():
                found[name] = Parts()
                found[name].visit(pattern)
    return found
