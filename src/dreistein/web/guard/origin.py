"""What keeps people safe: headers on every answer, whose pages may ask, and by which name.

A page of another site can make a browser send our cookie; so whatever changes something, and every
socket, must come from a page of our own. A name that an attacker controls can be pointed at this
machine; so the server answers only to its own names.
"""

import socket
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreistein.rules.errors import quote
from dreistein.web.errors import WebError, WrongHost, WrongOrigin
from dreistein.web.options import LOOPBACK, Options
from dreistein.web.responses import header, refuse

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' data: blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
"""On every answer. Links hold keys, so no other site is ever told where somebody came from."""
_UNKEPT = "private, no-store"
"""Unless an answer says otherwise: most are for one visitor, and soon out of date."""
_STRICT = "max-age=31536000"
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class SafeHeaders:
    """ASGI middleware: the headers of every answer."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self._app, self._options = app, options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope["type"] in ("http", "websocket") and is_secure(scope, self._options)

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", _UNKEPT)
                if secure:
                    headers.setdefault("strict-transport-security", _STRICT)
            await send(message)

        await self._app(scope, receive, answer)


class Safety:
    """ASGI middleware: whether a request may be met at all."""

    def __init__(self, app: ASGIApp, options: Options, open_now: Callable[[], bool]) -> None:
        """``open_now`` tells whether the server listens to the local network."""
        self._app, self._options, self._open_now = app, options, open_now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        error = self._wrong(scope)
        if error is not None:
            await refuse(scope, send, error)
            return
        await self._app(scope, receive, send)

    def _wrong(self, scope: Scope) -> WebError | None:
        headers = scope["headers"]
        host = header(headers, b"host") or ""
        if not known_host(host, self._options, self._open_now()):
            return WrongHost(host=quote(host))
        if scope["type"] == "http" and scope["method"] in _SAFE_METHODS:
            return None
        origin = header(headers, b"origin")
        if origin is not None:
            return None if self._own(origin, host, scope) else WrongOrigin(origin=quote(origin))
        site = header(headers, b"sec-fetch-site")
        if site in (None, "same-origin", "none"):
            return None
        return WrongOrigin(origin=quote(site))

    def _own(self, origin: str, host: str, scope: Scope) -> bool:
        if self._options.origin is not None:
            return origin == self._options.origin
        scheme = "https" if is_secure(scope, self._options) else "http"
        return origin == f"{scheme}://{host}"


def is_secure(scope: Scope, options: Options) -> bool:
    """Whether the browser's end of the line is HTTPS."""
    return options.secure or scope["scheme"] in ("https", "wss")


def known_host(host: str, options: Options, open_now: bool = False) -> bool:
    """Whether a Host header names this server.

    >>> known_host("localhost:8756", Options()), known_host("evil.example", Options())
    (True, False)
    >>> known_host("192.168.0.7:8756", Options()), known_host("192.168.0.7", Options("0.0.0.0"))
    (False, True)
    """
    if options.origin is not None and host == options.origin.partition("://")[2]:
        return True
    name = _name_of(host)
    if name in LOOPBACK or name == options.host.lower():
        return True
    if options.loopback and not open_now:
        return False
    return _is_address(name) or name in _names_of_this_machine()


def _name_of(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_address(name: str) -> bool:
    # Only names can be pointed elsewhere; whoever writes an address means this machine.
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(1)
def _names_of_this_machine() -> tuple[str, ...]:
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")
