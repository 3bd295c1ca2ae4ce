"""The rulebook as files: what the page loads, on a server and on any web host.

It asks for ``rulebook/data/<language>-<edition>.json`` beside its own modules.
"""

import json
from collections.abc import Iterator

from dreistein.rulebook.book import book
from dreistein.rules import EDITIONS
from dreistein.text import SPOKEN


def data(language: str, edition: str) -> str:
    """The book of a language and a printed edition, as JSON text."""
    made = book(language, EDITIONS[edition]).to_json()
    return json.dumps(made, ensure_ascii=False, separators=(",", ":"))


def names() -> Iterator[tuple[str, str, str]]:
    """Every file there is: its name, its language and its edition."""
    for language in SPOKEN:
        for edition in EDITIONS:
            yield f"{language}-{edition}.json", language, edition
