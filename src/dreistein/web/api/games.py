"""Uploaded records, the game of the day, challenges, the editions, and the ladder."""

import asyncio
from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from dreistein.bots.ladder.ratings import RUNGS, Rung, measured
from dreistein.protocol.http.challenges import Challenge, Challenged, NewChallenge, TakeUp
from dreistein.protocol.http.day import Commitment, Day, PlayDay
from dreistein.protocol.http.ladder import Ladder, LadderRung, Strength
from dreistein.protocol.http.problem import Problem
from dreistein.protocol.http.records import RECORD, Replay, Verification
from dreistein.protocol.http.server import BookWish, Editions
from dreistein.protocol.http.tables import Opened
from dreistein.rulebook import book
from dreistein.rules import EDITIONS, Edition
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair.day import parse_day
from dreistein.text import LANGUAGES
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
from dreistein.web.errors import NotHere
from dreistein.web.guard.request_limits import BODY_KEY
from dreistein.web.guard.sessions import Person
from dreistein.web.responses import JSON, error_body, language_of, too_fast

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
    return Response(await replayed(request, context, request.scope[BODY_KEY]), media_type=JSON)


@records.get("/tables/{table}/replay", response_model=Replay, responses=problems(404, 409, 503))
async def match_replay(record: MatchRecord, request: Request, context: Context) -> Response:
    """Everything a replay page shows of a finished match."""
    headers = {"cache-control": "private, no-cache"}
    return Response(await replayed(request, context, record), media_type=JSON, headers=headers)


async def replayed(request: Request, context: AppContext, record: bytes) -> bytes:
    """What a replay page shows of a record; raises where it breaks the rules."""
    judged = await context.judge.replay(record, address_of(request))
    if isinstance(judged, IllegalRecord):
        raise judged
    return judged


@records.post("/verify", dependencies=costs(), responses=problems(503), openapi_extra=_RECORD)
async def verify(request: Request, context: Context) -> Verification:
    """Check that a record's deals are what its players were promised."""
    found = await context.judge.check(request.scope[BODY_KEY], address_of(request))
    language = language_of(request.scope)
    wrong = [Problem(**error_body(error, language)) for error in found.wrong]
    return Verification(
        holds=found.holds,
        outcome=found.outcome,
        kind=found.kind,
        seed=found.seed,
        rounds=found.rounds,
        over=found.over,
        unproved=list(found.unproved),
        numbers=list(found.numbers),
        wrong=wrong,
    )


# ---------------------------------------------------------------------------- the day


@days.get("")
async def today(me: OptionalPerson, context: Context) -> Day:
    """Today's game of the day (UTC)."""
    return await _day(context, me, context.house.day.today())


@days.get("/{day}", responses=problems(404))
async def one_day(day: Date, me: OptionalPerson, context: Context) -> Day:
    """The game of a day: its list, and what is revealed of its shuffle."""
    return await _day(context, me, parse_day(day))


@days.post("/{day}/table", dependencies=OPENING, responses=problems(404, 409, 503))
async def play_day(day: Date, wish: PlayDay, me: SessionPerson, context: Context) -> Opened:
    """Play the game of a day: at the visitor's table for it, or at a new one."""
    name = wish.name or me.name
    return Opened(await context.house.day.table(me.id, parse_day(day), name, wish.look))


async def _day(context: AppContext, me: Person | None, day: date) -> Day:
    games = context.house.day
    shuffles, now = games.shuffles, games.today()
    seed = shuffles.seed(day, today=now)  # refuses days that have no game
    secret = await games.secret(day) if day < now else None
    own = None if me is None else await games.score(day, me.id)
    best = await games.best(day)
    count, median = await games.scores(day)
    return Day(
        day=day.isoformat(),
        today=now.isoformat(),
        commitment=shuffles.commitment(day),
        secret=secret,
        seed=None if secret is None else seed,
        ahead=[Commitment(d.isoformat(), text) for d, text in shuffles.commitments(now)],
        list=[own if own is not None and own.place == line.place else line for line in best],
        yours=own,
        count=count,
        median=median,
        # Whoever has not played is not told what can be reached.
        expert=None if own is None else games.expert.score(day, seed),
        streak=0 if own is None or me is None else await games.streak(day, me.id),
    )


# ---------------------------------------------------------------------------- challenges


@challenges.post("", dependencies=costs(stored=2000), status_code=201, responses=problems(404, 409))
async def make_challenge(wish: NewChallenge, me: SessionPerson, context: Context) -> Challenged:
    """Let others play the deals of a match that the visitor has finished."""
    house = context.house
    record = await house.records.read(me.id, wish.table, wish.match)
    return Challenged(await house.challenges.make(me.id, wish.table, wish.match, record))


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
    if language not in LANGUAGES:
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
    return Ladder(
        [LadderRung(rung, *(_strength(rung, rule) for rule in (False, True))) for rung in RUNGS]
    )


def _strength(rung: Rung, must_place: bool) -> Strength | None:
    found = measured(must_place).get(rung)
    return None if found is None else Strength(*found)
