"""Uploaded records, the game of the day, challenges, the editions, and the ladder."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from dreistein.protocol.errors import NotHere
from dreistein.protocol.http.challenges import Challenge, Challenged, NewChallenge, TakeUp
from dreistein.protocol.http.day import Day, PlayDay
from dreistein.protocol.http.ladder import Ladder, whole_ladder
from dreistein.protocol.http.records import RECORD, Replay, Verification
from dreistein.protocol.http.server import BookWish, Editions
from dreistein.protocol.http.tables import Opened
from dreistein.rulebook import book
from dreistein.rules import EDITIONS, Edition
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair.day import parse_day
from dreistein.table.features.judge import verification
from dreistein.text import SPOKEN
from dreistein.web.api.context import (
    OPENING,
    AppContext,
    Context,
    OptionalPerson,
    SessionPerson,
    address_of,
    costs,
    problems,
)
from dreistein.web.api.tables import MatchRecord
from dreistein.web.guard.request_limits import BODY_KEY
from dreistein.web.responses import JSON, language_of, too_fast

records = APIRouter(prefix="/api", tags=["records"])
days = APIRouter(prefix="/api/day", tags=["the day"])
challenges = APIRouter(prefix="/api/challenges", tags=["challenges"])
rules = APIRouter(prefix="/api", tags=["rules"])
Date = Annotated[str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=["2026-11-16"])]
ChallengeId = Annotated[str, Path(min_length=1, max_length=100)]
_RECORD: dict[str, Any] = {"requestBody": {"required": True, **RECORD}}


@records.post(
    "/replay",
    dependencies=costs(),
    response_model=Replay,
    responses=problems(503),
    openapi_extra=_RECORD,
)
async def replay(request: Request, context: Context) -> Response:
    """Check a record against the rules, and return everything a replay page shows."""
    record = request.scope[BODY_KEY]
    return Response(await replayed(request, context, record, seen=True), media_type=JSON)


@records.get("/tables/{table}/replay", response_model=Replay, responses=problems(404, 409, 503))
async def match_replay(record: MatchRecord, request: Request, context: Context) -> Response:
    """Everything a replay page shows of a finished match."""
    headers = {"cache-control": "private, no-cache"}
    return Response(await replayed(request, context, record), media_type=JSON, headers=headers)


async def replayed(
    request: Request, context: AppContext, record: bytes, *, seen: bool = False
) -> bytes:
    """What a replay page shows of a record; raises where it breaks the rules."""
    judged = await context.judge.replay(record, address_of(request), seen=seen)
    if isinstance(judged, IllegalRecord):
        raise judged
    return judged


@records.post("/verify", dependencies=costs(), responses=problems(503), openapi_extra=_RECORD)
async def verify(request: Request, context: Context) -> Verification:
    """Check that a record's deals are what its players were promised."""
    found = await context.judge.check(request.scope[BODY_KEY], address_of(request))
    return verification(found, language_of(request.scope))


# ---------------------------------------------------------------------------- the day


@days.get("")
async def today(me: OptionalPerson, context: Context) -> Day:
    """Today's game of the day (UTC)."""
    games = context.house.day
    return await games.look(games.today(), None if me is None else me.id)


@days.get("/{day}", responses=problems(404))
async def one_day(day: Date, me: OptionalPerson, context: Context) -> Day:
    """The game of a day: its list, and what is revealed of its shuffle."""
    return await context.house.day.look(parse_day(day), None if me is None else me.id)


@days.post("/{day}/table", dependencies=OPENING, responses=problems(404, 409, 503))
async def play_day(day: Date, wish: PlayDay, me: SessionPerson, context: Context) -> Opened:
    """Play the game of a day: at the visitor's table for it, or at a new one."""
    name = wish.name or me.name
    return Opened(await context.house.day.table(me.id, parse_day(day), name, wish.look))


# ---------------------------------------------------------------------------- challenges


@challenges.post("", dependencies=costs(stored=2000), status_code=201, responses=problems(404, 409))
async def make_challenge(wish: NewChallenge, me: SessionPerson, context: Context) -> Challenged:
    """Let others play the deals of a match that the visitor has finished."""
    house = context.house
    record = await house.records.read(me.id, wish.table, wish.match)
    return Challenged(await house.challenges.make(me.id, wish.table, wish.match, record, wish.name))


@challenges.get("/{challenge}", responses=problems(404))
async def one_challenge(challenge: ChallengeId, me: OptionalPerson, context: Context) -> Challenge:
    """A challenge, and what everybody scored; its tiles are not told."""
    return await context.house.challenges.look(challenge, None if me is None else me.id)


@challenges.post("/{challenge}/table", dependencies=OPENING, responses=problems(404, 409, 503))
async def take_up(
    challenge: ChallengeId, wish: TakeUp, me: SessionPerson, request: Request, context: Context
) -> Opened:
    """Play a challenge: at the visitor's table for it, or at a new one."""
    name = wish.name or me.name
    challenges = context.house.challenges
    if (await challenges.look(challenge, me.id)).table is None:
        now = asyncio.get_running_loop().time()
        if wait := context.tries.take(f"{challenge} {address_of(request)}", now):
            raise too_fast(wait)
    return Opened(await challenges.take_up(challenge, me.id, name, wish.swapped, wish.look))


@rules.post("/rulebook/{language}", dependencies=costs(seconds=0.5), responses=problems(404))
async def rulebook(language: str, wish: BookWish) -> dict[str, Any]:
    """The rulebook with the numbers of house rules, as the files of printed editions have it."""
    if language not in SPOKEN:
        raise NotHere()
    edition = Edition.from_json(wish.edition)
    return await asyncio.to_thread(lambda: book(language, edition).to_json())


@rules.get("/editions")
async def editions() -> Editions:
    """The editions of the rules, each with all its numbers."""
    return Editions({name: edition.to_object() for name, edition in EDITIONS.items()})  # type: ignore[misc]


@rules.get("/ladder")
async def ladder() -> Ladder:
    """The opponents of the ladder, weakest first, and how strong each is under both draw rules."""
    return whole_ladder()
