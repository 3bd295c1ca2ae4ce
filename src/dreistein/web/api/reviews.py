"""What the coach says of finished matches, and of records that visitors upload."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import TypeAdapter

from dreistein.protocol.http.records import RECORD
from dreistein.protocol.http.reviews import PlayAgain, ReviewedMatches, ReviewState
from dreistein.protocol.http.tables import Opened
from dreistein.table.errors import ReviewQuota
from dreistein.web.api.context import (
    AppContext,
    Context,
    OptionalPerson,
    SessionPerson,
    address_of,
    problems,
)
from dreistein.web.api.games import BrokenRecord
from dreistein.web.api.tables import Key, MatchNumber, QueryKey
from dreistein.web.guard.request_limits import BODY_KEY
from dreistein.web.guard.sessions import Person
from dreistein.web.records import RuleBreak
from dreistein.web.responses import JSON, language_of

router = APIRouter(prefix="/api")
ReviewId = Annotated[str, Path(min_length=1, max_length=100)]
_RECORD: dict[str, Any] = {"requestBody": {"required": True, **RECORD}}
_STATE = TypeAdapter(ReviewState)


@router.get(
    "/tables/{table}/review",
    response_model=ReviewState,
    responses=problems(404, 409),
    tags=["reviews"],
)
async def match_review(
    table: Key,
    request: Request,
    me: OptionalPerson,
    context: Context,
    match: MatchNumber = 0,
    key: QueryKey = None,
) -> Response:
    """How far the review of a finished match is; the review itself when it is done."""
    record = await context.house.record(_id(me), table, match, key)
    return await _match_state(context, me, table, match, record, language_of(request.scope))


@router.post(
    "/tables/{table}/review",
    response_model=ReviewState,
    responses=problems(404, 409, 429, 503),
    tags=["reviews"],
)
async def review_match(
    table: Key,
    request: Request,
    me: OptionalPerson,
    context: Context,
    match: MatchNumber = 0,
    key: QueryKey = None,
) -> Response:
    """Have a finished match reviewed, unless it was before."""
    house, address = context.house, address_of(request)
    record = await house.record(_id(me), table, match, key)
    language = language_of(request.scope)
    known = await house.reviews.match(table, match, record, language)
    if known.state in ("none", "failed"):
        _charge(request, context)
    if known.state != "done":
        house.reviews.want_match(table, match, record, _id(me) or address, address)
    return await _match_state(context, me, table, match, record, language)


@router.delete(
    "/tables/{table}/review", status_code=204, responses=problems(404, 409), tags=["reviews"]
)
async def cancel_match_review(
    table: Key,
    request: Request,
    me: OptionalPerson,
    context: Context,
    match: MatchNumber = 0,
    key: QueryKey = None,
) -> None:
    """Cancel a review that is still to come; if somebody else wants it too, it goes on."""
    record = await context.house.record(_id(me), table, match, key)
    who = _id(me) or address_of(request)
    context.house.reviews.cancel_match(table, match, record, who)


@router.post(
    "/tables/{table}/again", status_code=201, responses=problems(404, 409, 503), tags=["reviews"]
)
async def play_again(
    table: Key,
    wish: PlayAgain,
    me: SessionPerson,
    context: Context,
    match: MatchNumber = 0,
    key: QueryKey = None,
) -> Opened:
    """Play on from a moment of a finished match, against bots, at a table of one's own. It is
    practice, and the match itself stays as it is."""
    house = context.house
    record = await house.record(me.id, table, match, key)
    return Opened(await house.again.open(me.id, record, wish, wish.name or me.name))


@router.post(
    "/reviews",
    status_code=202,
    response_model=ReviewState,
    responses=problems(429, 503),
    openapi_extra=_RECORD,
    tags=["reviews"],
)
async def review_record(request: Request, context: Context) -> Response:
    """Have a record reviewed, once the referee has checked it; it is kept for an hour."""
    record, address = request.scope[BODY_KEY], address_of(request)
    judged = await context.judge.replay(record, address)
    if isinstance(judged, RuleBreak):
        raise BrokenRecord(judged)
    _charge(request, context)
    reviews = context.house.reviews
    return _respond(
        await reviews.file(reviews.want_file(record, address), language_of(request.scope)), 202
    )


@router.get("/reviews", tags=["reviews"])
async def own_reviews(me: OptionalPerson, context: Context) -> ReviewedMatches:
    """The figures of the visitor's matches that were reviewed, the latest first."""
    if me is None:
        return ReviewedMatches([])
    return await context.house.reviews.of_person(me.id)


@router.get(
    "/reviews/{review}", response_model=ReviewState, responses=problems(404), tags=["reviews"]
)
async def record_review(review: ReviewId, request: Request, context: Context) -> Response:
    """How far the review of a record is; the review itself when it is done."""
    return _respond(await context.house.reviews.file(review, language_of(request.scope)))


@router.delete("/reviews/{review}", status_code=204, tags=["reviews"])
async def cancel_record_review(review: ReviewId, context: Context) -> None:
    """Forget the review of a record."""
    context.house.reviews.cancel_file(review)


def _charge(request: Request, context: AppContext) -> None:
    """Count a review; raises :class:`ReviewQuota` if the address has no more for today."""
    if context.reviews.take(address_of(request), asyncio.get_running_loop().time()):
        raise ReviewQuota()


async def _match_state(
    context: AppContext, me: Person | None, table: str, match: int, record: bytes, language: str
) -> Response:
    house = context.house
    state = await house.reviews.match(table, match, record, language)
    own = None if me is None else await house.store.match_of(me.id, table, match)
    return _respond(replace(state, yours=[] if own is None else list(own.seats)))


def _respond(state: ReviewState, status: int = 200) -> Response:
    headers = {"cache-control": "private, no-store"}
    return Response(_STATE.dump_json(state), status, headers, JSON)


def _id(me: Person | None) -> str | None:
    return None if me is None else me.id
