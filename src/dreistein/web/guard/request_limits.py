"""ASGI middleware: how often an address may ask, and how much a request may carry.

A body is read whole, within bounds of size and time, before anything is done with it.
"""

import asyncio
import json
import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.errors import NotJson
from dreistein.web.errors import BodyTooLarge, BodyTooSlow
from dreistein.web.guard.limits import Addresses, Limits, block_of
from dreistein.web.responses import header, refuse, too_fast

BODY = "dreistein.body"
"""Where in the scope the body is, for whoever must say what is wrong with it."""
UPLOADS = ("/api/replay", "/api/verify")
_TABLES = re.compile(r"/api/tables|/api/day/[^/]+/table")
_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")
_WATCHED = ("/health", "/metrics")
"""Whoever looks after the server asks for these, and is counted apart from whoever plays."""


class Bounded:
    """Refuses what is too often, too large or too slow."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits
        self._requests = Addresses(limits.requests)
        self._watching = Addresses(limits.requests)
        self._tables = Addresses(limits.tables)
        self._uploads = Addresses(limits.uploads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._check_rate(scope)
            body = await self._body(scope, receive)
        except DreisteinError as error:
            await refuse(scope, send, error)
            return
        scope[BODY] = body
        await self._app(scope, _replayed(body, receive), send)

    def _check_rate(self, scope: Scope) -> None:
        path, now = scope["path"], asyncio.get_running_loop().time()
        # The page is some fifty files in memory: whoever loads it asks for many at once.
        if path.startswith("/static/") and scope["method"] == "GET":
            return
        address = block_of((scope.get("client") or ("",))[0])
        counted = self._watching if path in _WATCHED else self._requests
        wait = counted.take(address, now)
        if scope["method"] == "POST":
            if path in UPLOADS:
                wait = max(wait, self._uploads.take(address, now))
            elif _TABLES.fullmatch(path):
                wait = max(wait, self._tables.take(address, now))
        if wait:
            raise too_fast(wait)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        upload = scope["path"] in UPLOADS
        limits = self._limits
        most = limits.upload_bytes if upload else limits.body_bytes
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
        if not upload:
            _check_characters(body)
        return body


def _check_characters(body: bytes) -> None:
    """Half a character, which JSON can escape, is nothing that can be kept or shown."""
    found = _SURROGATE.search(body)
    if found is None:
        return
    try:
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise NotJson(fault="escape", at=found.start()) from error
    except (ValueError, RecursionError):
        return  # whoever reads it says what is wrong


def _replayed(body: bytes, receive: Receive) -> Receive:
    told = False

    async def again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
