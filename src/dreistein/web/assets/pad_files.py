"""Every file that the score pad and the rulebook need in a browser, by address.

One list for three uses: :func:`export` writes these files for a web host, the server lists them at
``/pad/files.json``, and so the service worker stores them for offline use.
"""

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from dreistein.rulebook.export import data, names
from dreistein.rules import EDITIONS
from dreistein.text import SPOKEN
from dreistein.web.assets.references import address_of, listed, reached
from dreistein.web.assets.screens import STATIC_FOLDER
from dreistein.web.assets.texts import catalogue

PAD_PAGE = "pad/index.html"
"""The page in ``static/``; its address is ``pad/``."""
FILE_LIST = "pad/files.json"
_RULEBOOK_PAGE = "rulebook/index.html"
_PART = re.compile(r"""\bpart\("([\w-]+)"\)""")


def editions() -> str:
    """The editions as JSON text: what ``/api/editions`` answers."""
    return json.dumps({"editions": {name: e.to_object() for name, e in EDITIONS.items()}})


def static_files() -> list[str]:
    """The files of ``static/`` that pad and rulebook need, those of the pad first."""
    return reached(PAD_PAGE, "sw.js", "pad.webmanifest", _RULEBOOK_PAGE)


def _text_parts() -> list[str]:
    """The parts of the page whose texts the pad fetches."""
    scripts = [STATIC_FOLDER / name for name in static_files() if name.endswith(".js")]
    named = {part for file in scripts for part in _PART.findall(file.read_text(encoding="utf-8"))}
    return sorted(named)


def contents() -> Iterator[tuple[str, bytes]]:
    """Every address with its content, except the rulebook's many books."""
    for name in static_files():
        yield address_of(name), (STATIC_FOLDER / name).read_bytes()
    parts = _text_parts()
    for language in SPOKEN:
        yield f"api/text/{language}", catalogue(language).body
        for part in parts:
            yield f"api/text/{part}/{language}", catalogue(language, part).body
    yield "api/editions", editions().encode()


def books() -> list[str]:
    """The addresses of the rulebook's books: the worker stores those that were read."""
    return [f"static/rulebook/data/{name}" for name, _, _ in names()]


def file_list() -> str:
    """The list for the service worker."""
    return listed(contents(), books=books())


@lru_cache(1)
def _cached_file_list(stamp: tuple[int, ...]) -> str:
    return file_list()


def current_file_list() -> str:
    """The list, built again only when a file has changed."""
    return _cached_file_list(
        tuple((STATIC_FOLDER / name).stat().st_mtime_ns for name in static_files())
    )


def export(folder: Path) -> int:
    """Write pad and rulebook into a folder, created if missing; returns the number of files."""
    count = 0

    def write(address: str, body: bytes) -> None:
        nonlocal count
        file = folder / (f"{address}index.html" if address.endswith("/") else address)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
        count += 1

    for address, body in contents():
        write(address, body)
    for name, language, edition in names():
        write(f"static/rulebook/data/{name}", data(language, edition).encode())
    write(FILE_LIST, file_list().encode())
    write("index.html", _redirect_page())
    return count


def _redirect_page() -> bytes:
    """The page at the top of an exported folder: it redirects to the pad."""
    return (
        b'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Dreistein</title>\n'
        b'<meta http-equiv="refresh" content="0; url=pad/">\n'
        b'<a href="pad/">Dreistein</a>\n</html>\n'
    )
