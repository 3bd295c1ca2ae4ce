"""Error responses: ``{"code", "message", "details"}``, in the language of the request."""

import json
from collections.abc import Iterable
from math import ceil

from starlette.types import Scope, Send

from dreistein.protocol.http.problem import error_body, status_of
from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.referee import IllegalRecord
from dreistein.text import language_from
from dreistein.web.errors import BodyTooLarge, BodyTooSlow, TooFast, WrongMethod

JSON = "application/json"
Headers = list[tuple[bytes, bytes]]


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """The first header of this name."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def language_of(scope: Scope) -> str:
    """The language for answering a request."""
    asked = header(scope["headers"], b"accept-language")
    return language_from(asked and asked[:200])


def error_headers(error: DreisteinError | IllegalRecord) -> Headers:
    headers = [(b"content-type", JSON.encode()), (b"cache-control", b"no-store")]
    if isinstance(error, TooFast):
        headers.append((b"retry-after", str(error.details["seconds"]).encode()))
    if isinstance(error, WrongMethod):
        headers.append((b"allow", str(error.details["known"]).encode()))
    return headers


async def refuse(scope: Scope, send: Send, error: DreisteinError) -> None:
    """Answer a request, or the opening of a socket, with an error."""
    body = json.dumps(error_body(error, language_of(scope)), ensure_ascii=False).encode()
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [*error_headers(error), (b"content-length", str(len(body)).encode())]
    if scope["type"] == "websocket" or isinstance(error, (BodyTooLarge, BodyTooSlow, TooFast)):
        # What is still to come of it is not read; and to go on too fast, one must connect again.
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": headers})
    await send({"type": f"{kind}.body", "body": b"" if scope.get("method") == "HEAD" else body})


def too_fast(wait: float) -> TooFast:
    """The refusal of a client that must wait, in whole seconds."""
    return TooFast(seconds=max(1, ceil(wait)))
