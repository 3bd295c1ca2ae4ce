"""The files of the page: with media types, compressed, and cached by ETag.

``static/`` is served at ``/static/…``, its top level also at ``/``. Every screen has an address of
its own, which answers with the one page; that asks for its files at ``/static/VERSION/…``, which
browsers keep.
"""

import gzip
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from dreistein.protocol.errors import NotHere
from dreistein.rulebook import export
from dreistein.web.assets.preloads import with_preloads
from dreistein.web.assets.screens import STATIC_FOLDER, screens
from dreistein.web.assets.version import Version
from dreistein.web.errors import WrongMethod
from dreistein.web.responses import header, refuse

PAGE = "index.html"
NOT_FOUND_SCREEN = "nowhere"
"""The screen for unknown addresses."""
_API_FOLDERS = ("api", "static")
_RULES = "rules"
"""The address of the rulebook; ``/rules/bridge`` leads to ``/rules#/rules/bridge``."""
_RULEBOOK_PAGE = "rulebook/index.html"
_RELATIVE = re.compile(r'((?:href|src)=")(\.\./)?(?=[\w-]+[./])')
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The only types of files that are served, by suffix."""
_COMPRESSED = (".mp3", ".ogg", ".png", ".webp", ".woff2")
"""Types that are compressed already."""
_NAME = re.compile(r"\w[\w.-]*(/\w[\w.-]*)*", re.ASCII)
_VERSIONED = re.compile(r"^/static/(v[0-9a-f]{10})/")
_ADDRESS = re.compile(r'(?<==")/static/(?!logo\.svg)')
"""Of a file that a page asks for; the logo is drawn by scripts too, which know no version."""
_FOR_GOOD = "public, max-age=31536000, immutable"
_BOOKS = "rulebook/data/"
_COMMENT = re.compile(
    r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)$|/\*\* @(?:(?!\*/).)*\*/ ?",
    re.MULTILINE | re.DOTALL,
)
"""Of a module: on lines of its own, or the type of what stands beside it."""
_FOREIGN = "vendor/"
"""Modules whose comments are their licences."""
_LEAST_GZIP_BYTES = 200
_MOST_FILES = 500


@dataclass(frozen=True, slots=True)
class File:
    """A file in memory."""

    type: str
    body: bytes
    gzipped: bytes | None
    tag: str
    stamp: object = None
    """By which a changed file is recognised."""


def make_file(kind: str, body: bytes, compressible: bool = True, stamp: object = None) -> File:
    """A file from its bytes."""
    gzipped = (
        gzip.compress(body, 9, mtime=0) if compressible and len(body) >= _LEAST_GZIP_BYTES else None
    )
    if gzipped is not None and len(gzipped) >= len(body):
        gzipped = None
    return File(kind, body, gzipped, f'"{sha256(body).hexdigest()[:24]}"', stamp)


def as_served(name: str, module: str) -> str:
    """A module without comments, which are a fifth of a first visit. Lines keep their numbers."""
    if name.startswith(_FOREIGN):
        return module
    return _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), module)


def respond(file: File, scope: Scope, cache: str = "no-cache") -> Response:
    """The response with a file; 304 if the browser has it already."""
    headers = {"etag": file.tag, "cache-control": cache, "vary": "accept-encoding"}
    seen = header(scope["headers"], b"if-none-match") or ""
    if file.tag in (tag.strip().removeprefix("W/") for tag in seen.split(",")):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.gzipped is not None and _takes_gzip(header(scope["headers"], b"accept-encoding")):
        body = file.gzipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.type)


def _takes_gzip(accepted: str | None) -> bool:
    for coding in (accepted or "").split(","):
        name, _, quality = coding.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(64)
def rulebook_file(name: str) -> File | None:
    """The rulebook of a language and an edition, built on first use."""
    for known, language, edition in export.names():
        if name == known:
            return make_file(MEDIA_TYPES[".json"], export.data(language, edition).encode())
    return None


class StaticFiles:
    """An ASGI application that serves the page and its files, and nothing else."""

    def __init__(self, folder: Path = STATIC_FOLDER) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, File] = {}
        self._pages: dict[str, File] = {}
        self._version = Version(self._folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            found = self.file_of(scope["path"])
            method = str(scope["method"])[:20]
            error = NotHere() if found is None else WrongMethod(method=method, known="GET, HEAD")
            await refuse(scope, send, error)
            return
        first, _, rest = scope["path"].removeprefix("/").partition("/")
        if first == _RULES and rest:
            there = f"/{_RULES}#/rules/{quote(rest[:100], safe='-')}"
            await Response(status_code=307, headers={"location": there})(scope, receive, send)
            return
        file = self.file_of(scope["path"])
        if file is not None:
            version = _VERSIONED.match(scope["path"])
            kept = version is not None and version[1] == self._version()
            answer = respond(file, scope, _FOR_GOOD if kept else "no-cache")
            await answer(scope, receive, send)
        elif (page := self._not_found_page(scope, first)) is not None:
            await Response(page.body, 404, media_type=page.type)(scope, receive, send)
        else:
            await refuse(scope, send, NotHere())

    def _not_found_page(self, scope: Scope, first: str) -> File | None:
        """The page for people who mistype an address; None for programs: they get an error."""
        wanted = header(scope["headers"], b"accept") or ""
        people = "text/html" in wanted and first not in _API_FOLDERS
        return self._page(NOT_FOUND_SCREEN) if people else None

    def file_of(self, path: str) -> File | None:
        """The file at an address. That of an older version is the present file too."""
        first, _, rest = _VERSIONED.sub("/static/", path).removeprefix("/").partition("/")
        if first in screens():
            return self._page(first)
        if first == _RULES:
            return self._rulebook()
        if first == "static":
            if rest.startswith(_BOOKS):
                return rulebook_file(rest.removeprefix(_BOOKS))
            return self._read(rest)
        return None if rest else self._read(first)

    def _page(self, screen: str) -> File | None:
        """The page, with preloads for the modules of a screen."""
        plain = self._read(PAGE)
        if plain is None:
            return None
        version = self._version()
        held = self._pages.get(screen)
        if held is None or held.stamp != (version, plain.stamp):
            text = with_preloads(plain.body.decode(), self._folder, screen)
            text = _ADDRESS.sub(f"/static/{version}/", text)
            held = make_file(plain.type, text.encode(), stamp=(version, plain.stamp))
            self._pages[screen] = held
        return held

    def _rulebook(self) -> File | None:
        """The rulebook's page; elsewhere it lies beside its files, so their addresses change."""
        plain = self._read(_RULEBOOK_PAGE)
        if plain is None:
            return None
        text = _RELATIVE.sub(
            lambda found: found[1] + ("/static/" if found[2] else "/static/rulebook/"),
            plain.body.decode(),
        )
        return make_file(plain.type, text.encode(), stamp=plain.stamp)

    def _read(self, name: str) -> File | None:
        """A file of the folder, read again when it has changed; None if it may not be served."""
        kind = MEDIA_TYPES.get(Path(name).suffix) if _NAME.fullmatch(name) else None
        if kind is None or len(name) > 200 or name.endswith(".d.ts"):
            return None
        file = self._folder / name
        try:
            status = file.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            held = self._files.get(name)
            if held is not None and held.stamp == stamp:
                return held
            if not file.resolve().is_relative_to(self._folder):
                return None
            body = file.read_bytes()
        except OSError:
            return None
        if len(self._files) >= _MOST_FILES:
            self._files.clear()
        if file.suffix == ".js":
            body = as_served(name, body.decode()).encode()
        made = make_file(kind, body, file.suffix not in _COMPRESSED, stamp)
        self._files[name] = made
        return made
