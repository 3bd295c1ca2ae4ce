"""The folder of ``make static`` at ``/here/``: the game for who has no network, from this server.

Only files that its list names are served, compressed as they lie there. It brings its own rules for
scripts: WebAssembly is allowed, and nothing else that the page's rules forbid.
"""

import json
from pathlib import Path

from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

from dreistein.protocol.errors import NotHere
from dreistein.rules.errors import printable
from dreistein.web.assets.files import MEDIA_TYPES, PAGE
from dreistein.web.errors import InvalidEngine
from dreistein.web.guard.headers import CONTENT_POLICY
from dreistein.web.responses import header, refuse

FOLDER = "/here/"
"""Its address."""
POLICY = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_LIST = "hashes.json"
_TYPES = {**MEDIA_TYPES, ".wasm": "application/wasm", ".zip": "application/zip"}
_PACKED = (("br", ".br"), ("gzip", ".gz"))


class EngineFiles:
    """An ASGI application for what lies below ``/here``."""

    def __init__(self, folder: Path) -> None:
        """Raises :class:`InvalidEngine` for a folder that ``make static`` has not made."""
        self._folder = folder.resolve()
        try:
            found = json.loads((self._folder / _LIST).read_bytes())
            self._tags: dict[str, str] = {str(name): str(tag)[:24] for name, tag in found.items()}
        except (OSError, ValueError, AttributeError):
            raise InvalidEngine(folder=printable(folder)) from None
        if not {PAGE, "sw.js", "engine/index.json"} <= self._tags.keys():
            raise InvalidEngine(folder=printable(folder))
        self._tags["whole/files.json"] = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == FOLDER.rstrip("/"):
            await Response(status_code=307, headers={"location": FOLDER})(scope, receive, send)
            return
        name = scope["path"].removeprefix(FOLDER)
        name = f"{name}{PAGE}" if not name or name.endswith("/") else name
        plain, packed = name, None
        if name.endswith(".gz") and name[:-3] in self._tags:  # as the page asks for it itself
            plain = name[:-3]
        elif name in self._tags:
            packed = self._packed(name, header(scope["headers"], b"accept-encoding") or "")
        if scope["method"] not in ("GET", "HEAD") or plain not in self._tags:
            await refuse(scope, send, NotHere())
            return
        headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
        headers["vary"] = "accept-encoding"
        if tag := self._tags[plain]:
            headers["etag"] = f'"{tag}{"" if packed is None else packed[0]}"'
            if headers["etag"] in (header(scope["headers"], b"if-none-match") or ""):
                await Response(status_code=304, headers=headers)(scope, receive, send)
                return
        if packed is not None:
            headers["content-encoding"] = packed[0]
        kind = _TYPES.get(Path(name).suffix, "application/octet-stream")
        if name.startswith("api/text/"):
            kind = MEDIA_TYPES[".ftl"]
        file = self._folder / (name if packed is None else f"{name}{packed[1]}")
        await FileResponse(file, headers=headers, media_type=kind)(scope, receive, send)

    def _packed(self, name: str, accepted: str) -> tuple[str, str] | None:
        """A coding that the browser takes and the folder has, with the file's ending."""
        taken = {coding.partition(";")[0].strip() for coding in accepted.lower().split(",")}
        for coding, ending in _PACKED:
            if coding in taken and (self._folder / f"{name}{ending}").is_file():
                return coding, ending
        return None
