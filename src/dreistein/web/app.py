"""The application: its routes, middleware and error responses."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, WebSocketRoute
from starlette.types import Receive, Scope, Send

from dreistein import __version__
from dreistein.protocol.errors import NotHere
from dreistein.protocol.http.problem import error_body, status_of
from dreistein.protocol.validation import field_error, json_error
from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.house import House
from dreistein.web.api import (
    games,
    moments,
    offline,
    pads,
    people,
    puzzles,
    reviews,
    server,
    tables,
)
from dreistein.web.api.context import AppContext, Network, problems
from dreistein.web.assets.files import StaticFiles
from dreistein.web.engine import FOLDER, EngineFiles
from dreistein.web.errors import WrongMethod
from dreistein.web.guard.cookies import OwnCookies
from dreistein.web.guard.headers import SecurityHeaders
from dreistein.web.guard.origin import OriginCheck
from dreistein.web.guard.request_limits import BODY_KEY, RequestLimits
from dreistein.web.metrics import Metrics, RequestMetrics, SocketCounts
from dreistein.web.options import Options
from dreistein.web.responses import error_headers, language_of
from dreistein.web.socket.endpoint import Sockets

_COMMON_STATUSES = (400, 403, 408, 413, 421, 422, 429, 503)
"""The error statuses that any route may answer with."""
_ROUTERS = (
    *(tables.router, tables.records, people.router, moments.router, reviews.router),
    *(games.records, games.days, games.challenges, games.rules, puzzles.router),
    *(server.router, pads.router, offline.router),
)


def make_app(house: House, options: Options, key: bytes, network: Network | None = None) -> FastAPI:
    """The web application of an open house; ``key`` signs its cookies."""
    app = FastAPI(
        title="Dreistein",
        version=__version__,
        description="Tables of triangular dominoes. What goes over the sockets of tables is "
        "described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=problems(*_COMMON_STATUSES),
    )
    context = AppContext(house, options, key, network)
    counts = SocketCounts()
    metrics = Metrics(house, counts)
    sockets = Sockets(
        house,
        options.limits,
        context.ledger,
        context.person_of,
        context.generations.ended,
        counts,
        metrics.closed,
    )
    app.state.context, app.state.sockets, app.state.metrics = context, sockets, metrics
    for router in _ROUTERS:
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", sockets))
    app.router.default = _Fallback(options)
    _add_middleware(app, context, metrics)
    _handle_errors(app)
    return app


def _add_middleware(app: FastAPI, context: AppContext, metrics: Metrics) -> None:
    options, network = context.options, context.network
    # The last one added is the first to see a request.
    app.add_middleware(OwnCookies)
    app.add_middleware(RequestLimits, limits=options.limits)
    app.add_middleware(OriginCheck, options=options, is_open=lambda: bool(network.addresses))
    app.add_middleware(RequestMetrics, metrics=metrics)
    app.add_middleware(SecurityHeaders, options=options)


class _Fallback:
    """Answers at addresses that are not the API's: with a file of the page, or "not found"."""

    def __init__(self, options: Options) -> None:
        self._static = StaticFiles()
        self._engine = None if options.engine is None else EngineFiles(options.engine)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            raise HTTPException(404)
        if self._engine is not None and f"{scope['path']}/".startswith(FOLDER):
            await self._engine(scope, receive, send)
            return
        await self._static(scope, receive, send)


def _handle_errors(app: FastAPI) -> None:
    async def on_refusal(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, DreisteinError | IllegalRecord)
        return _problem(request, error)

    async def on_invalid_request(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return _problem(request, field_error(error.errors()[0], request.scope[BODY_KEY]))

    async def on_http_error(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            known = ", ".join(_methods_of(app, request.scope))
            return _problem(request, WrongMethod(method=request.method[:20], known=known))
        if error.status_code == 400:
            return _problem(request, json_error(request.scope[BODY_KEY]))
        return _problem(request, NotHere())

    app.add_exception_handler(DreisteinError, on_refusal)
    app.add_exception_handler(IllegalRecord, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(HTTPException, on_http_error)


def _methods_of(app: FastAPI, scope: Scope) -> list[str]:
    """The methods that an address takes, over all routes that match it."""
    found: set[str] = set()
    for route in [*app.router.routes, *(route for r in _ROUTERS for route in r.routes)]:
        if route.matches(scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return sorted(found)


def _problem(request: Request, error: DreisteinError | IllegalRecord) -> JSONResponse:
    headers = {name.decode(): value.decode() for name, value in error_headers(error)}
    language = language_of(request.scope)
    return JSONResponse(error_body(error, language), status_of(error), headers)
