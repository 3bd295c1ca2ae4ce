"""ASGI middleware: the security headers of every response."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreistein.web.guard.origin import is_secure
from dreistein.web.options import Options

CONTENT_POLICY = "; ".join(
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
        "require-trusted-types-for 'script'",
        "trusted-types lit-html dreistein",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links hold keys
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
_CACHE_CONTROL = "private, no-store"
"""The default: most responses are for one visitor and soon out of date."""
_STRICT_TRANSPORT = "max-age=31536000"


class SecurityHeaders:
    """Adds to each response the headers that it does not set itself."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self._app, self._options = app, options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope["type"] in ("http", "websocket") and is_secure(scope, self._options)

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", _CACHE_CONTROL)
                if secure:
                    headers.setdefault("strict-transport-security", _STRICT_TRANSPORT)
            await send(message)

        await self._app(scope, receive, answer)
