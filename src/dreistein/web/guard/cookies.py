"""ASGI middleware: of all cookies, only those that may be ours reach the application.

Decoding a quoted value takes older Pythons time that grows with the square of its length, for each
request with such a cookie. Ours are never quoted.

>>> own_cookies([(b"host", b"a"), (b"cookie", b'b="c"; dreistein-0123abcd=d.e; dreistein="g"')])
[(b'host', b'a'), (b'cookie', b'dreistein-0123abcd=d.e')]
"""

import re
from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

Headers = list[tuple[bytes, bytes]]
_OWN = re.compile(rb"(__Host-)?dreistein-[0-9a-f]{8}(-before)?=[\w.-]{1,1000}")


class OwnCookies:
    """Leaves out all other cookies."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope["headers"] = own_cookies(scope["headers"])
        await self._app(scope, receive, send)


def own_cookies(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """The same headers with one for the cookies that may be ours, if there are any."""
    kept: Headers = []
    cookies: list[bytes] = []
    for name, value in headers:
        if name == b"cookie":
            cookies += [part for each in value.split(b";") if _OWN.fullmatch(part := each.strip())]
        else:
            kept.append((name, value))
    return [*kept, (b"cookie", b"; ".join(cookies))] if cookies else kept
