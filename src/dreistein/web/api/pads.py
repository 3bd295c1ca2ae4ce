"""The score pad's address and list of files, and pads that others watch."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from dreistein.pads.service import News, Pads
from dreistein.protocol.http import Key
from dreistein.web.api.context import Desk, desk_of, problems
from dreistein.web.assets.files import Static, make_file, respond
from dreistein.web.assets.pad_files import LIST, PAGE, listing_now
from dreistein.web.errors import NotHere, TooManyConnections
from dreistein.web.guard.limits import Addresses, block_of
from dreistein.web.responses import too_fast

router = APIRouter()
PadId = Annotated[str, Path(min_length=1, max_length=100)]
Ops = Annotated[list[dict[str, Any]], Field(max_length=200)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
_MOST_STREAMS = 2000
_MOST_STREAMS_PAD = 50
_HEARTBEAT = 15.0
_LIFE = 240.0
"""Seconds that a stream lasts; the browser opens the next by itself."""
_JSON = "application/json"
_FILES = Static()
_REFUSALS = problems(403, 404, 409, 503)


@dataclass(frozen=True, slots=True)
class NewPad:
    """A pad to open, with what was written so far."""

    ops: Ops


@dataclass(frozen=True, slots=True)
class Opened:
    id: str
    watch: str
    """The key of those who watch."""
    pen: str
    """The key of the one who writes."""


@dataclass(frozen=True, slots=True)
class Written:
    """What whoever has the pen has written."""

    pen: Key
    after: Count
    """How many ops the writer knows to be there."""
    ops: Ops


@dataclass(frozen=True, slots=True)
class Version:
    ops: int


@dataclass(frozen=True, slots=True)
class PenWish:
    pen: Key
    offered: bool


@dataclass(frozen=True, slots=True)
class TakeWish:
    watch: Key


@dataclass(frozen=True, slots=True)
class Pen:
    pen: str
    hand: int
    """How often the pen has changed hands."""


class _Doorman:
    """The pads of one server, and how many may come."""

    def __init__(self, desk: Desk) -> None:
        self.pads = Pads(desk.house.store, lambda: int(time() * 1000))
        self.opened = Addresses(desk.options.limits.tables)
        self.streams: dict[str, int] = {}

    def enter(self, pad: str) -> None:
        here = self.streams.get(pad, 0)
        if here >= _MOST_STREAMS_PAD or sum(self.streams.values()) >= _MOST_STREAMS:
            raise TooManyConnections()
        self.streams[pad] = here + 1

    def leave(self, pad: str) -> None:
        self.streams[pad] -= 1
        if not self.streams[pad]:
            del self.streams[pad]


def _doorman(request: Request) -> _Doorman:
    state = request.app.state
    if not hasattr(state, "pads"):
        state.pads = _Doorman(desk_of(request))
    found: _Doorman = state.pads
    return found


AtDoor = Annotated[_Doorman, Depends(_doorman)]


# ---------------------------------------------------------------------------- the page


@router.get("/pad", include_in_schema=False)
async def pad_without_slash() -> Response:
    """The page refers to its files from where it is, so it is a folder."""
    return Response(status_code=308, headers={"location": "/pad/"})


@router.get("/pad/", include_in_schema=False)
async def pad_page(request: Request) -> Response:
    """The score pad."""
    file = _FILES.file_of(f"/static/{PAGE}")
    if file is None:
        raise NotHere()
    return respond(file, request.scope)


@router.get(f"/{LIST}", include_in_schema=False)
async def pad_files(request: Request) -> Response:
    """What the page's service worker keeps."""
    return respond(make_file(_JSON, listing_now().encode()), request.scope)


# ---------------------------------------------------------------------------- watching


@router.post("/api/pads", status_code=201, responses=_REFUSALS, tags=["pads"])
async def open_pad(wish: NewPad, request: Request, door: AtDoor) -> Opened:
    """Let others watch a score pad; the links' keys."""
    address = block_of(request.client.host if request.client else None)
    wait = door.opened.take(address, asyncio.get_running_loop().time())
    if wait:
        raise too_fast(wait)
    keys = await door.pads.open(wish.ops)
    return Opened(keys.id, keys.watch, keys.pen)


@router.put("/api/pads/{pad}", responses=_REFUSALS, tags=["pads"])
async def write_pad(pad: PadId, said: Written, door: AtDoor) -> Version:
    """Write on a pad; whoever watches gets it at once."""
    return Version(await door.pads.write(pad, said.pen, said.after, said.ops))


@router.post("/api/pads/{pad}/pen", status_code=204, responses=_REFUSALS, tags=["pads"])
async def offer_pen(pad: PadId, wish: PenWish, door: AtDoor) -> None:
    """Lay the pen down for somebody else, or pick it up again."""
    await door.pads.offer(pad, wish.pen, wish.offered)


@router.post("/api/pads/{pad}/take", responses=_REFUSALS, tags=["pads"])
async def take_pen(pad: PadId, wish: TakeWish, door: AtDoor) -> Pen:
    """Take the pen that was laid down; the old one writes no more."""
    return Pen(*await door.pads.take(pad, wish.watch))


@router.get("/api/pads/{pad}", response_model=News, responses=problems(404), tags=["pads"])
async def read_pad(
    pad: PadId,
    door: AtDoor,
    key: Annotated[str, Query(max_length=100)],
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """What is on a pad, or was written after so many ops."""
    news = await door.pads.since(pad, key, after)
    headers = {"cache-control": "private, no-store"}
    return Response(_told(news), media_type=_JSON, headers=headers)


@router.get(
    "/api/pads/{pad}/events",
    response_class=Response,
    responses={
        200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}},
        **problems(404),
    },
    tags=["pads"],
)
async def watch_pad(
    pad: PadId,
    request: Request,
    door: AtDoor,
    key: Annotated[str, Query(max_length=100)],
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """What is written on a pad, as server-sent events."""
    seen = request.headers.get("last-event-id", "")
    start = int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 8 else after
    await door.pads.since(pad, key, start)  # says no before the stream begins
    door.enter(pad)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    stream = _stream(door, pad, key, start)
    return _Stream(stream, door, pad, headers)


class _Stream(StreamingResponse):
    """Events for somebody who watches; their place is free again however it ends.

    The events themselves could not see to that: they need never have begun.
    """

    media_type = "text/event-stream"

    def __init__(
        self, events: AsyncIterator[bytes], door: _Doorman, pad: str, headers: dict[str, str]
    ) -> None:
        super().__init__(events, headers=headers)
        self._door, self._pad = door, pad

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._door.leave(self._pad)


async def _stream(door: _Doorman, pad: str, key: str, after: int) -> AsyncIterator[bytes]:
    clock = asyncio.get_running_loop().time
    end = clock() + _LIFE
    while clock() < end:
        changed = await door.pads.waiting(pad, key)
        news = await door.pads.since(pad, key, after)
        after = news.after + len(news.ops)
        yield f"id: {after}\ndata: {_told(news)}\n\n".encode()
        while not changed.is_set() and clock() < end:
            try:
                await asyncio.wait_for(changed.wait(), _HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"


def _told(news: News) -> str:
    return json.dumps(asdict(news), ensure_ascii=False, separators=(",", ":"))
