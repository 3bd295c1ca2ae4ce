"""The application: addresses, middleware, and how errors are told."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, WebSocketRoute
from starlette.types import Receive, Scope, Send

from dreistein import __version__
from dreistein.pads.service import Pads
from dreistein.rules.errors import DreisteinError
from dreistein.table.house import House
from dreistein.web.api import games, pads, server, tables
from dreistein.web.api.context import AppContext, Network, problems
from dreistein.web.api.games import BrokenRecord, broken_told
from dreistein.web.assets.files import Static
from dreistein.web.errors import NotHere, WrongMethod
from dreistein.web.guard.limits import Addresses, Streams
from dreistein.web.guard.origin import SafeHeaders, Safety
from dreistein.web.guard.request_limits import BODY, Bounded
from dreistein.web.guard.sessions import Sessions
from dreistein.web.metrics import Metrics, SocketCounts, Watched
from dreistein.web.options import Options
from dreistein.web.records import Judges
from dreistein.web.responses import error_headers, language_of, status_of, told
from dreistein.web.socket.endpoint import Sockets
from dreistein.web.validation import field_error, json_error

_EVERYWHERE = (400, 403, 408, 413, 421, 422, 429, 503)
"""With these statuses any address may say no."""
_ROUTERS = (tables.router, games.router, server.router, pads.router)


def make_app(house: House, options: Options, key: bytes, network: Network | None = None) -> FastAPI:
    """The web face of an open house; ``key`` signs its cookies."""
    app = FastAPI(
        title="Dreistein",
        version=__version__,
        description="Tables of triangular dominoes. What goes over the sockets of tables is "
        "told in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=problems(*_EVERYWHERE),
    )
    context = AppContext(
        house,
        options,
        Sessions(key),
        Judges(),
        network or Network(),
        Pads(house.store, house.now),
        Addresses(options.limits.tables),
        Streams(),
    )

    def person_id(scope: Scope) -> str | None:
        person = context.person_of(scope)
        return None if person is None else person.id

    counts = SocketCounts()
    metrics = Metrics(house, counts)
    sockets = Sockets(house, options.limits, person_id, counts, metrics.closed)
    app.state.context, app.state.sockets, app.state.metrics = context, sockets, metrics
    for router in _ROUTERS:
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", sockets))
    app.router.default = _Elsewhere(app)
    # The last one added is the first to see a request.
    app.add_middleware(Bounded, limits=options.limits)
    app.add_middleware(Safety, options=options, open_now=lambda: bool(context.network.addresses))
    app.add_middleware(Watched, metrics=metrics)
    app.add_middleware(SafeHeaders, options=options)
    _tell_errors(app)
    return app


class _Elsewhere:
    """What none of the API's addresses took: a file of the page, or nothing."""

    def __init__(self, app: FastAPI) -> None:
        self._app, self._static = app, Static()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            raise HTTPException(404)
        await self._static(scope, receive, send)


def _tell_errors(app: FastAPI) -> None:
    async def refused(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, DreisteinError)
        return _problem(request, error)

    async def broken(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, BrokenRecord)
        return JSONResponse(broken_told(error.illegal, language_of(request.scope)), 422)

    async def unreadable(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return _problem(request, field_error(error.errors()[0], request.scope[BODY]))

    async def plain(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            known = ", ".join(_methods_of(app, request.scope))
            return _problem(request, WrongMethod(method=request.method[:20], known=known))
        if error.status_code == 400:
            return _problem(request, json_error(request.scope[BODY]))
        return _problem(request, NotHere())

    app.add_exception_handler(DreisteinError, refused)
    app.add_exception_handler(BrokenRecord, broken)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, plain)


def _methods_of(app: FastAPI, scope: Scope) -> list[str]:
    """What an address takes, of all routes that it has."""
    found: set[str] = set()
    for route in [*app.router.routes, *(route for r in _ROUTERS for route in r.routes)]:
        if route.matches(scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return sorted(found)


def _problem(request: Request, error: DreisteinError) -> JSONResponse:
    headers = {name.decode(): value.decode() for name, value in error_headers(error)}
    language = language_of(request.scope)
    return JSONResponse(told(error, language), status_of(error), headers)
