"""The score pad's page and list of files, and the pads that others watch."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from dreistein.pads.errors import NoPad, PadQuota
from dreistein.protocol import pad as bodies
from dreistein.protocol.errors import NotHere
from dreistein.protocol.price import Price
from dreistein.web.api.context import AppContext, Context, address_of, content, costs, problems
from dreistein.web.assets.files import StaticFiles, make_file, respond
from dreistein.web.assets.pad_files import FILE_LIST, PAD_PAGE, current_file_list
from dreistein.web.guard.request_limits import BODY_KEY
from dreistein.web.responses import JSON

router = APIRouter(tags=["pads"])
PadId = Annotated[str, Path(min_length=1, max_length=100)]
_HEARTBEAT_SECONDS = 15.0
_STREAM_SECONDS = 240.0
"""How long a stream lasts; the browser opens the next one itself."""
_ROW_BYTES = 200
"""What storing anything takes besides its text."""
_FILES = StaticFiles()
_REFUSALS = problems(403, 404, 409, 503)


# ---------------------------------------------------------------------------- the page


@router.get("/pad", include_in_schema=False)
async def pad_without_slash() -> Response:
    """The page's references are relative, so its address must be a folder."""
    return Response(status_code=308, headers={"location": "/pad/"})


@router.get("/pad/", include_in_schema=False)
async def pad_page(request: Request) -> Response:
    """The score pad."""
    file = _FILES.file_of(f"/static/{PAD_PAGE}")
    if file is None:
        raise NotHere()
    return respond(file, request.scope)


@router.get(f"/{FILE_LIST}", include_in_schema=False)
async def pad_files(request: Request) -> Response:
    """The files that the page's service worker stores."""
    return respond(make_file(JSON, current_file_list().encode()), request.scope)


# ---------------------------------------------------------------------------- watching


def _charge(request: Request, context: AppContext) -> None:
    """Count what is to be stored; raises :class:`PadQuota` if the address has no more for today."""
    price = Price(pads=len(request.scope[BODY_KEY]) + _ROW_BYTES)
    if context.ledger.wait(price, address_of(request), None, asyncio.get_running_loop().time()):
        raise PadQuota()


@router.post(
    "/api/pads", dependencies=costs(stored=400, tables=1), status_code=201, responses=_REFUSALS
)
async def open_pad(wish: bodies.NewPad, request: Request, context: Context) -> bodies.PadKeys:
    """Open a score pad that others can watch; returns the keys of its links."""
    _charge(request, context)
    return await context.pads.open(wish.ops, wish.key)


@router.put("/api/pads/{pad}", dependencies=costs(stored=200), responses=_REFUSALS)
async def write_pad(
    pad: PadId, more: bodies.Written, request: Request, context: Context
) -> bodies.Version:
    """Write on a pad; everyone who watches gets it at once."""
    _charge(request, context)
    return bodies.Version(await context.pads.write(pad, more.pen, more.after, more.ops))


@router.post(
    "/api/pads/{pad}/pen", dependencies=costs(stored=200), status_code=204, responses=_REFUSALS
)
async def offer_pen(pad: PadId, wish: bodies.OfferPen, request: Request, context: Context) -> None:
    """Offer the pen to somebody else, or withdraw the offer."""
    _charge(request, context)
    await context.pads.offer(pad, wish.pen, wish.offered)


@router.post("/api/pads/{pad}/take", dependencies=costs(stored=200), responses=_REFUSALS)
async def take_pen(
    pad: PadId, wish: bodies.TakePen, request: Request, context: Context
) -> bodies.Pen:
    """Take the pen that was offered; the old one no longer writes."""
    _charge(request, context)
    return bodies.Pen(*await context.pads.take(pad, wish.watch, wish.pen))


@router.delete("/api/pads/{pad}", dependencies=costs(), status_code=204, responses=_REFUSALS)
async def drop_pad(pad: PadId, wish: bodies.DropPad, context: Context) -> None:
    """Delete a pad for good; whoever has its pen may."""
    await context.pads.drop(pad, wish.pen)


@router.get("/api/pads/{pad}", response_model=bodies.PadNews, responses=problems(404))
async def read_pad(
    pad: PadId,
    context: Context,
    key: Annotated[str, Query(max_length=100)],
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """What was written on a pad after the first ``after`` ops."""
    news = await context.pads.since(pad, key, after)
    return Response(_json(news), media_type=JSON)


@router.get(
    "/api/pads/{pad}/events",
    response_class=Response,
    responses={**content("text/event-stream"), **problems(404)},
)
async def watch_pad(
    pad: PadId,
    request: Request,
    context: Context,
    key: Annotated[str, Query(max_length=100)],
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """What is written on a pad, as server-sent events."""
    seen = request.headers.get("last-event-id", "")
    start = int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 8 else after
    await context.pads.since(pad, key, start)  # refuses before the stream begins
    address = address_of(request)
    context.pad_streams.enter(pad, address)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    stream = _stream(context, pad, key, start)
    return _Stream(stream, partial(context.pad_streams.leave, pad, address), headers)


class _Stream(StreamingResponse):
    """Events for a watcher, which stop counting as a stream however the response ends.

    A ``finally`` in the generator would not do: it need never have started.
    """

    media_type = "text/event-stream"

    def __init__(
        self, events: AsyncIterator[bytes], leave: Callable[[], None], headers: dict[str, str]
    ) -> None:
        super().__init__(events, headers=headers)
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


async def _stream(context: AppContext, pad: str, key: str, after: int) -> AsyncIterator[bytes]:
    clock = asyncio.get_running_loop().time
    end = clock() + _STREAM_SECONDS

    def lasts() -> bool:
        return clock() < end and not context.pads.closed

    while lasts():
        try:
            changed = await context.pads.next_change(pad, key)
            news = await context.pads.since(pad, key, after)
        except NoPad:
            return  # it was deleted; who asks again is told so
        after = news.after + len(news.ops)
        yield f"id: {after}\ndata: {_json(news)}\n\n".encode()
        while not changed.is_set() and lasts():
            try:
                await asyncio.wait_for(changed.wait(), _HEARTBEAT_SECONDS)
            except TimeoutError:
                yield b": still here\n\n"


def _json(news: bodies.PadNews) -> str:
    return json.dumps(asdict(news), ensure_ascii=False, separators=(",", ":"))
