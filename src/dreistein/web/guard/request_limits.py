"""ASGI middleware: how many requests an address may send, and how large their bodies may be.

Before a request is handled, its body is read whole, within limits of size and time. It must be JSON
that can be stored and sent on as it is; records are checked where they are judged.
"""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreistein.rules.errors import DreisteinError
from dreistein.rules.record import json_text
from dreistein.web.assets.pad_files import FILE_LIST
from dreistein.web.errors import BodyTooLarge, BodyTooSlow
from dreistein.web.guard.limits import AddressBuckets, block_of
from dreistein.web.options import Limits
from dreistein.web.responses import header, refuse, too_fast

LOOP_BYTES = 64_000
"""A longer text is read in a thread or a process: meanwhile everybody else plays on."""
BODY_KEY = "dreistein.body"
"""The key of the body in the scope, for error messages about it."""
UPLOAD_PATHS = ("/api/replay", "/api/verify", "/api/reviews", "/api/again")
"""With a record in the body, which is read where it is judged."""
_MONITORING_PATHS = ("/health", "/metrics")
"""Monitoring asks for these; it has buckets of its own, apart from the players."""
_PRICES = {"/api/qr": 10.0, "/api/puzzles/own": 10.0, f"/{FILE_LIST}": 10.0}
"""What takes the server ten times as long as other requests counts as ten."""
_PICTURE, _PICTURE_PRICE = "/board.png", 40.0
"""Drawing one takes a tenth of a second."""
_REQUESTS_BURST_SECONDS, _FILES_BURST_SECONDS = 20, 100
"""A class of thirty behind one address opens the page and a table at once: 100 files for each, and
ten other requests."""


class RequestLimits:
    """Refuses requests that are too frequent, too large or too slow."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits
        self._requests = AddressBuckets(limits.requests, burst_seconds=_REQUESTS_BURST_SECONDS)
        self._files = AddressBuckets(limits.files, burst_seconds=_FILES_BURST_SECONDS)
        self._monitoring = AddressBuckets(limits.requests)
        self._uploads = AddressBuckets(limits.uploads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._check_rate(scope)
            body = await self._read_body(scope, receive)
        except DreisteinError as error:
            await refuse(scope, send, error)
            return
        scope[BODY_KEY] = body
        await self._app(scope, _replay_body(body, receive), send)

    def _check_rate(self, scope: Scope) -> None:
        path, now = scope["path"], asyncio.get_running_loop().time()
        address = block_of((scope.get("client") or ("",))[0])
        if path.startswith("/static/"):
            buckets = self._files  # a page fetches dozens of them at once
        else:
            buckets = self._monitoring if path in _MONITORING_PATHS else self._requests
        price = _PICTURE_PRICE if path.endswith(_PICTURE) else _PRICES.get(path, 1.0)
        wait = buckets.take(address, now, price)
        if scope["method"] == "POST" and path in UPLOAD_PATHS:
            wait = max(wait, self._uploads.take(address, now))
        if wait:
            raise too_fast(wait)

    async def _read_body(self, scope: Scope, receive: Receive) -> bytes:
        limits, path = self._limits, scope["path"]
        most = limits.upload_bytes if path in UPLOAD_PATHS else limits.body_bytes
        length = header(scope["headers"], b"content-length") or "0"
        if length.isdecimal() and int(length) > most:
            raise BodyTooLarge(most=most // 1000)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(limits.body_seconds):
                while True:
                    message = await receive()
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > most:
                        raise BodyTooLarge(most=most // 1000)
                    if message["type"] != "http.request" or not message.get("more_body"):
                        break
        except TimeoutError as error:
            raise BodyTooSlow(seconds=int(limits.body_seconds)) from error
        body = b"".join(parts)
        if body and path not in UPLOAD_PATHS:
            if len(body) > LOOP_BYTES:
                await asyncio.to_thread(json_text.check, body)
            else:
                json_text.check(body)
        return body


def _replay_body(body: bytes, receive: Receive) -> Receive:
    """A receive function that returns the body that was read, then whatever comes next."""
    sent = False

    async def replay() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
