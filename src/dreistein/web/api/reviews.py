"""What the coach says of finished matches, and of records that visitors upload."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import TypeAdapter

from dreistein.protocol.http.records import RECORD
from dreistein.protocol.http.reviews import PlayAgain, PlayRecord, ReviewedMatches, ReviewState
from dreistein.protocol.http.tables import Opened
from dreistein.protocol.price import EVENT, Price
from dreistein.table.features.reviews.reviews import thinking_for
from dreistein.web.api.context import (
    OPENING,
    AppContext,
    Context,
    OptionalPerson,
    SessionPerson,
    address_of,
    costs,
    pay,
    problems,
)
from dreistein.web.api.games import replayed
from dreistein.web.api.tables import Key, MatchNumber, MatchRecord, QueryKey
from dreistein.web.guard.request_limits import BODY_KEY
from dreistein.web.guard.sessions import Person
from dreistein.web.responses import JSON, language_of

router = APIRouter(prefix="/api", tags=["reviews"])
ReviewId = Annotated[str, Path(min_length=1, max_length=100)]
_RECORD: dict[str, Any] = {"requestBody": {"required": True, **RECORD}}
_PLAY_RECORD = TypeAdapter(PlayRecord).json_schema(ref_template="#/components/schemas/{model}")
_PLAY_RECORD.pop("$defs")  # other bodies bring the same
_STATE = TypeAdapter(ReviewState)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A match that a visitor asks to have reviewed."""

    table: str
    match: int
    key: str | None
    me: Person | None
    request: Request
    context: AppContext

    @property
    def who(self) -> str:
        return address_of(self.request) if self.me is None else self.me.id

    async def record(self) -> bytes:
        """Its record; raises unless the visitor may see the whole."""
        me = None if self.me is None else self.me.id
        return await self.context.house.records.read(me, self.table, self.match, self.key)

    async def state(self, record: bytes) -> ReviewState:
        """How far its review is."""
        me, language = self.me, language_of(self.request.scope)
        return await self.context.house.reviews.match(
            self.table, self.match, record, language, None if me is None else me.id
        )


def _asked(
    table: Key,
    request: Request,
    me: OptionalPerson,
    context: Context,
    match: MatchNumber = 0,
    key: QueryKey = None,
) -> _Asked:
    return _Asked(table, match, key, me, request, context)


Asked = Annotated[_Asked, Depends(_asked)]


@router.get("/tables/{table}/review", response_model=ReviewState, responses=problems(404, 409))
async def match_review(asked: Asked) -> Response:
    """How far the review of a finished match is; the review itself when it is done."""
    reviews = asked.context.house.reviews
    coming = reviews.coming(asked.table, asked.match, asked.who)
    return _respond(coming or await asked.state(await asked.record()))


@router.post(
    "/tables/{table}/review",
    dependencies=costs(stored=10_000),
    response_model=ReviewState,
    responses=problems(404, 409, 429, 503),
)
async def review_match(asked: Asked) -> Response:
    """Have a finished match reviewed, unless it was before."""
    record = await asked.record()
    known = await asked.state(record)
    if known.state in ("none", "failed"):
        seconds = await asyncio.to_thread(thinking_for, record)
        pay(Price(seconds=seconds), asked.request, asked.me, asked.context)
    if known.state == "done":
        return _respond(known)
    reviews, address = asked.context.house.reviews, address_of(asked.request)
    reviews.want_match(asked.table, asked.match, record, asked.who, address)
    return _respond(await asked.state(record))


@router.delete(
    "/tables/{table}/review", dependencies=costs(), status_code=204, responses=problems(404, 409)
)
async def cancel_match_review(asked: Asked) -> None:
    """Cancel a review that is still to come; if somebody else wants it too, it goes on."""
    reviews = asked.context.house.reviews
    reviews.cancel_match(asked.table, asked.match, await asked.record(), asked.who)


@router.post(
    "/tables/{table}/again",
    dependencies=OPENING,
    status_code=201,
    responses=problems(404, 409, 503),
)
async def play_again(
    record: MatchRecord, wish: PlayAgain, request: Request, me: SessionPerson, context: Context
) -> Opened:
    """Play on from a moment of a finished match, against bots, at a table of one's own. It is
    practice, and the match itself stays as it is."""
    return await play_on(record, wish, request, me, context)


@router.post(
    "/again",
    dependencies=OPENING,
    status_code=201,
    responses=problems(409, 503),
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": _PLAY_RECORD}}}
    },
)
async def play_record(request: Request, me: SessionPerson, context: Context) -> Opened:
    """Play on from a moment of a record that the visitor has, once the referee has checked it."""
    wish = await context.judge.wish(request.scope[BODY_KEY], address_of(request))
    return await play_on(wish.record.encode(), wish, request, me, context)


async def play_on(
    record: bytes, wish: PlayAgain, request: Request, me: Person, context: AppContext
) -> Opened:
    """Open the table where a visitor plays on from a moment of a record."""

    def pay_for(events: int) -> None:
        """Pay for the actions with which the table's log begins."""
        pay(Price(bytes=EVENT.bytes * events), request, me, context)

    name = wish.name or me.name
    return Opened(await context.house.play_on.open(me.id, record, wish, name, pay_for))


@router.post(
    "/reviews",
    dependencies=costs(),
    status_code=202,
    response_model=ReviewState,
    responses=problems(429, 503),
    openapi_extra=_RECORD,
)
async def review_record(request: Request, me: OptionalPerson, context: Context) -> Response:
    """Have a record reviewed, once the referee has checked it; it is kept for an hour."""
    record, address = request.scope[BODY_KEY], address_of(request)
    await replayed(request, context, record)
    seconds = await asyncio.to_thread(thinking_for, record)
    pay(Price(seconds=seconds), request, me, context)
    reviews = context.house.reviews
    return _respond(
        await reviews.file(await reviews.want_file(record, address), language_of(request.scope)),
        202,
    )


@router.get("/reviews")
async def own_reviews(me: OptionalPerson, context: Context) -> ReviewedMatches:
    """The figures of the visitor's matches that were reviewed, the latest first."""
    if me is None:
        return ReviewedMatches([])
    return await context.house.reviews.of_person(me.id)


@router.get("/reviews/{review}", response_model=ReviewState, responses=problems(404))
async def record_review(review: ReviewId, request: Request, context: Context) -> Response:
    """How far the review of a record is; the review itself when it is done."""
    return _respond(await context.house.reviews.file(review, language_of(request.scope)))


@router.delete("/reviews/{review}", dependencies=costs(), status_code=204)
async def cancel_record_review(review: ReviewId, context: Context) -> None:
    """Forget the review of a record."""
    context.house.reviews.cancel_file(review)


def _respond(state: ReviewState, status: int = 200) -> Response:
    headers = {"cache-control": "private, no-store"}
    return Response(_STATE.dump_json(state), status, headers, JSON)
