"""The server itself: health, metrics, text catalogues, QR codes."""

import io
from typing import Annotated
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Query, Request, Response

from dreistein import __version__
from dreistein.protocol.errors import NotHere
from dreistein.protocol.http import server as bodies
from dreistein.text import SPOKEN
from dreistein.web.api.context import Context, content, costs, problems
from dreistein.web.assets.files import respond
from dreistein.web.assets.texts import catalogue, page_parts
from dreistein.web.errors import ForeignLink, NotFromHere
from dreistein.web.guard.origin import is_secure, own_origin
from dreistein.web.metrics import CONTENT_TYPE
from dreistein.web.options import is_loopback
from dreistein.web.responses import header

router = APIRouter(tags=["server"])


@router.get("/health", responses=problems(503))
async def health(context: Context) -> bodies.Health:
    """Whether the server can serve, and its store answers."""
    await context.house.upkeep.ping()
    return bodies.Health("ok", __version__)


@router.get("/health/live")
async def live() -> bodies.Health:
    """Whether the process answers, whatever its store does."""
    return bodies.Health("ok", __version__)


@router.get(
    "/metrics", response_class=Response, responses={**content("text/plain"), **problems(404)}
)
async def metrics(request: Request, context: Context) -> Response:
    """Figures for Prometheus, on this machine only unless ``--open-metrics`` was given."""
    if not (context.options.open_metrics or _is_here(request, context)):
        raise NotHere()
    text: bytes = request.app.state.metrics.text()
    return Response(text, media_type=CONTENT_TYPE)


@router.get("/api/server")
async def server(request: Request, context: Context) -> bodies.ServerState:
    """What the page needs to know about the server."""
    return _state(request, context)


@router.post("/api/server/open", dependencies=costs())
async def open_server(request: Request, context: Context) -> bodies.ServerState:
    """Open the server to the local network; only a browser on the same machine may do that."""
    if not context.network.addresses:
        if not _may_open(request, context) or context.network.open is None:
            raise NotFromHere()
        await context.network.open()
    return _state(request, context)


def _may_open(request: Request, context: Context) -> bool:
    options = context.options
    behind = options.origin is not None or bool(options.trusted_proxies)
    return _is_here(request, context) and not behind and context.network.open is not None


def _is_here(request: Request, context: Context) -> bool:
    """Whether a request comes from this machine, and not through a proxy that nobody trusts."""
    local = request.client is not None and is_loopback(request.client.host)
    forwarded = header(request.scope["headers"], b"x-forwarded-for") is not None
    return local and (bool(context.options.trusted_proxies) or not forwarded)


def _state(request: Request, context: Context) -> bodies.ServerState:
    addresses = context.network.addresses
    secure = is_secure(request.scope, context.options) or is_loopback(request.url.hostname or "")
    # Where a proxy on this machine passes requests on, the public address is what others reach.
    proxied = context.options.origin is not None and not is_loopback(
        urlsplit(context.options.origin).hostname or ""
    )
    return bodies.ServerState(
        version=__version__,
        loopback=context.options.loopback and not addresses and not proxied,
        may_open=_may_open(request, context) and not addresses,
        addresses=addresses,
        secure=secure,
        here=context.options.engine is not None,
    )


@router.get("/api/qr", response_class=Response, responses=content("image/svg+xml"))
async def qr(
    request: Request, context: Context, text: Annotated[str, Query(min_length=1, max_length=500)]
) -> Response:
    """A link to this server as a QR code."""
    own = [own_origin(request.scope, context.options), *context.network.addresses]
    printable = text.isascii() and text.isprintable()
    if not printable or not any(text.startswith(f"{origin}/") for origin in own):
        raise ForeignLink()
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, border=2, scale=8, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@router.get(
    "/api/text/{language}",
    response_class=Response,
    responses={**content("text/plain"), 304: {"description": "Not modified"}, **problems(404)},
)
async def text(language: str, request: Request) -> Response:
    """The texts of a language that every screen needs, as one Fluent file."""
    return _respond_text(language, None, request)


@router.get(
    "/api/text/{part}/{language}",
    response_class=Response,
    responses={**content("text/plain"), 304: {"description": "Not modified"}, **problems(404)},
)
async def part_text(part: str, language: str, request: Request) -> Response:
    """The texts of a language that one part of the page needs."""
    return _respond_text(language, part, request)


def _respond_text(language: str, part: str | None, request: Request) -> Response:
    if language not in SPOKEN or not (part is None or part in page_parts()):
        raise NotHere()
    return respond(catalogue(language, part), request.scope)
