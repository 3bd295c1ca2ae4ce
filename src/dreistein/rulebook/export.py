"""The rulebook as files: what the page loads, on a server and on any web host.

The page asks for ``rulebook/data/<language>-<edition>.json`` beside its own modules. A server
answers with :func:`data`; :func:`export` writes all of them into a folder.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from dreistein.rulebook.book import book
from dreistein.rules import EDITIONS
from dreistein.rules.edition import edition_named
from dreistein.text import LANGUAGES


def data(language: str, edition: str) -> str:
    """The book of a language and a printed edition, as JSON text."""
    made = book(language, edition_named(edition)).to_json()
    return json.dumps(made, ensure_ascii=False, separators=(",", ":"))


def names() -> Iterator[tuple[str, str, str]]:
    """Every file there is: its name, its language and its edition."""
    for language in LANGUAGES:
        for edition in EDITIONS:
            yield f"{language}-{edition}.json", language, edition


def export(folder: Path) -> list[Path]:
    """Write every book into a folder, which is made where it is missing; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, language, edition in names():
        path = folder / name
        path.write_text(data(language, edition), encoding="utf-8", newline="\n")
        written.append(path)
    return written
