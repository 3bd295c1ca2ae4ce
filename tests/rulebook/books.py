"""The texts of the rulebook as Fluent reads them."""

from functools import lru_cache
from pathlib import Path

from fluent.syntax import ast

import dreistein.rulebook
from text.catalogues import Parts, body

TEXTS = Path(dreistein.rulebook.__file__).parent / "locales"


@lru_cache
def fields(language: str) -> dict[str, Parts]:
    """The parts of every text: ``bridge`` its title, ``bridge.short`` and so on."""
    found = {}
    for entry in body(language, TEXTS):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in patterns.items():
                found[name] = Parts()
                found[name].visit(pattern)
    return found
