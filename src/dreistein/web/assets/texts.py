"""The text catalogues that the page fetches."""

from functools import lru_cache

from dreistein.text.catalogue import FALLBACK, sources
from dreistein.web.assets.files import File, make_file

PAGE_TOPICS = ("game", "page")
"""The catalogues that every screen needs. Errors and hints are worded by the server."""
PARTS_FOLDER = "parts/"
"""The catalogues that the page fetches together with a part of it: the form for a new table, …"""
_FLUENT_TYPE = "text/plain; charset=utf-8"


@lru_cache(1)
def page_parts() -> tuple[str, ...]:
    """The parts of the page that have texts of their own."""
    topics = sources("dreistein.text", FALLBACK)
    return tuple(t.removeprefix(PARTS_FOLDER) for t in topics if t.startswith(PARTS_FOLDER))


@lru_cache(None)
def catalogue(language: str, part: str | None = None) -> File:
    """The texts of a part of the page, or those that every screen needs."""
    topics = sources("dreistein.text", language)
    wanted = PAGE_TOPICS if part is None else (PARTS_FOLDER + part,)
    return make_file(_FLUENT_TYPE, "\n".join(topics[topic] for topic in wanted).encode())
