"""The page that the game's service worker shows without a network."""

import json
from collections.abc import Iterator
from functools import lru_cache

from fastapi import APIRouter, Request, Response

from dreistein.protocol.errors import NotHere
from dreistein.text import LANGUAGES, Texts
from dreistein.web.assets.files import StaticFiles, make_file, respond
from dreistein.web.assets.references import address_of, listed, reached
from dreistein.web.assets.screens import STATIC_FOLDER
from dreistein.web.responses import JSON

router = APIRouter()
_PAGE = "offline/index.html"
_KEYS = (
    "page-offline-title",
    "page-offline-lead",
    "page-offline-works",
    "page-offline-nothing",
    "page-offline-play",
    "page-offline-retry",
    "page-paper-pad",
    "page-rules",
)
_FILES = StaticFiles()


@router.get("/offline", include_in_schema=False)
async def offline_page(request: Request) -> Response:
    """What is shown without a network."""
    file = _FILES.file_of(f"/static/{_PAGE}")
    if file is None:
        raise NotHere()
    return respond(file, request.scope)


@router.get("/offline/texts.json", include_in_schema=False)
async def offline_texts(request: Request) -> Response:
    """Its texts in every language."""
    return respond(make_file(JSON, texts()), request.scope)


@router.get("/offline/files.json", include_in_schema=False)
async def offline_files(request: Request) -> Response:
    """The files that the worker stores, with a version that changes whenever one of them does."""
    return respond(make_file(JSON, listed(_contents()).encode()), request.scope)


@lru_cache(1)
def texts() -> bytes:
    """The texts of the page by language and key."""
    words = {tag: {key: Texts(tag)(key) for key in _KEYS} for tag in LANGUAGES}
    return json.dumps(words, ensure_ascii=False).encode()


def _contents() -> Iterator[tuple[str, bytes]]:
    for name in reached(_PAGE):
        yield address_of(name), (STATIC_FOLDER / name).read_bytes()
    yield "offline/texts.json", texts()
