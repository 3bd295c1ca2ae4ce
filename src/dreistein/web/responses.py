"""Error responses: ``{"code", "message", "details"}``, in the language of the request."""

import json
from collections.abc import Iterable
from math import ceil
from typing import Any

from starlette.types import Scope, Send

from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.referee import IllegalRecord
from dreistein.text import Texts, language_from
from dreistein.web.errors import BodyTooLarge, BodyTooSlow, TooFast, WebError, WrongMethod

_CODES = {
    403: "host-only not-your-pen not-your-seat only-watching",
    404: "day-ahead day-before-first no-moment no-pad no-puzzle no-review no-such-table",
    409: (
        "already-tried being-forgotten challenge-full day-not-over day-secret no-again "
        "no-challenge not-gathering not-over-yet pad-full pad-moved-on pen-kept seat-taken "
        "stale-log table-full too-many-challenges too-many-moments"
    ),
    413: "too-large",
    429: "pad-quota review-quota too-many-reviews too-many-tables too-many-watching",
    503: "busy log-damaged maybe-stored no-room not-read not-stored restarting reviews-full",
}
"""Of errors from below the web server, by status; all others are 400."""
_STATUS = {code: status for status, codes in _CODES.items() for code in codes.split()}
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


def status_of(error: DreisteinError | IllegalRecord) -> int:
    if isinstance(error, IllegalRecord):
        return 422
    return error.status if isinstance(error, WebError) else _STATUS.get(error.code, 400)


def error_body(error: DreisteinError | IllegalRecord, language: str) -> dict[str, Any]:
    message = Texts(language).error(error)
    if isinstance(error, IllegalRecord):
        return {"code": error.cause.code, "message": message, "details": error.where}
    return {"code": error.code, "message": message, "details": error.details}


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
