"""ASGI middleware: which pages may send requests, and under which names the server answers.

A page of another site can make a browser send our cookie, so sockets and requests that change
something must come from our own pages. An attacker can point a domain name at this machine, so the
server answers only to its own names.
"""

import socket
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address

from starlette.types import ASGIApp, Receive, Scope, Send

from dreistein.rules.errors import quote
from dreistein.web.errors import WebError, WrongHost, WrongOrigin
from dreistein.web.options import LOOPBACK_NAMES, Options
from dreistein.web.responses import header, refuse

_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class OriginCheck:
    """Refuses requests that come from other sites or are meant for another host."""

    def __init__(self, app: ASGIApp, options: Options, is_open: Callable[[], bool]) -> None:
        """``is_open`` returns whether the server listens on the local network."""
        self._app, self._options, self._is_open = app, options, is_open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        error = self._refusal(scope)
        if error is not None:
            await refuse(scope, send, error)
            return
        await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> WebError | None:
        headers = scope["headers"]
        host = header(headers, b"host") or ""
        if not known_host(host, self._options, self._is_open()):
            return WrongHost(host=quote(host))
        if scope["type"] == "http" and scope["method"] in _SAFE_METHODS:
            return None
        origin = header(headers, b"origin")
        if origin is not None:
            own = origin == own_origin(scope, self._options)
            return None if own else WrongOrigin(origin=quote(origin))
        site = header(headers, b"sec-fetch-site")
        if site in (None, "same-origin", "none"):
            return None
        return WrongOrigin(origin=quote(site))


def is_secure(scope: Scope, options: Options) -> bool:
    """Whether the browser speaks HTTPS, be it to us or to a proxy."""
    return options.secure or scope["scheme"] in ("https", "wss")


def own_origin(scope: Scope, options: Options) -> str:
    """The address under which the server was asked."""
    scheme = "https" if is_secure(scope, options) else "http"
    return options.origin or f"{scheme}://{header(scope['headers'], b'host') or ''}"


def known_host(host: str, options: Options, is_open: bool = False) -> bool:
    """Whether a Host header names this server.

    >>> known_host("localhost:8756", Options()), known_host("evil.example", Options())
    (True, False)
    >>> known_host("192.168.0.7:8756", Options()), known_host("192.168.0.7", Options("0.0.0.0"))
    (False, True)
    """
    if options.origin is not None and host == options.origin.partition("://")[2]:
        return True
    name = _without_port(host)
    if name in LOOPBACK_NAMES or name == options.host.lower():
        return True
    if options.loopback and not is_open:
        return False
    return _is_address(name) or name in _names_of_this_machine()


def _without_port(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_address(name: str) -> bool:
    # Only a name can be pointed elsewhere; an address always means this machine.
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(1)
def _names_of_this_machine() -> tuple[str, ...]:
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")
