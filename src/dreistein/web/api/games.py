"""Records that somebody sends, the game of the day, the editions."""

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from dreistein.protocol import http as bodies
from dreistein.rules import EDITIONS
from dreistein.rules.errors import DreisteinError
from dreistein.table.fair.day import parse_day
from dreistein.table.store.base import DayPlace
from dreistein.text import Texts
from dreistein.web.api.context import AppContext, Context, OptionalPerson, SessionPerson, problems
from dreistein.web.guard.request_limits import BODY
from dreistein.web.guard.sessions import Person
from dreistein.web.records import Illegal
from dreistein.web.responses import language_of, told

router = APIRouter(prefix="/api")
Date = Annotated[str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=["2026-11-16"])]
_RECORD: dict[str, Any] = {"requestBody": {"required": True, **bodies.RECORD}}


class BrokenRecord(Exception):
    """A record that breaks the rules."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal)
        self.illegal = illegal


def broken_told(illegal: Illegal, language: str) -> dict[str, Any]:
    """How a record breaks the rules: the cause's code, a sentence that says where, and where."""
    texts = Texts(language)
    reason = texts.error(illegal.cause)
    where = {"round": illegal.round, "action": illegal.action}
    facts = {name: value for name, value in where.items() if value is not None}
    if illegal.round is None:
        message = texts("record-wrong", reason=reason)
    elif illegal.action is None:
        message = texts("record-wrong-deal", reason=reason, **facts)
    else:
        message = texts("record-wrong-action", reason=reason, **facts)
    return {"code": illegal.cause.code, "message": message, "details": facts}


@router.post(
    "/replay",
    response_model=bodies.Replay,
    responses=problems(503),
    openapi_extra=_RECORD,
    tags=["records"],
)
async def replay(request: Request, context: Context) -> Response:
    """Judge a record, and give all that is needed to show it."""
    judged = await context.judges.replayed(request.scope[BODY])
    if isinstance(judged, Illegal):
        raise BrokenRecord(judged)
    return Response(judged, media_type="application/json")


@router.post("/verify", responses=problems(503), openapi_extra=_RECORD, tags=["records"])
async def verify(request: Request, context: Context) -> bodies.Verification:
    """Work out again whether a record's deals are what its players were promised."""
    found = await context.judges.checked(request.scope[BODY])
    language = language_of(request.scope)
    wrong = [bodies.Problem(**_said(error, language)) for error in found.wrong]
    return bodies.Verification(not wrong, found.kind, found.seed, found.rounds, wrong)


def _said(error: DreisteinError | Illegal, language: str) -> dict[str, Any]:
    return broken_told(error, language) if isinstance(error, Illegal) else told(error, language)


# ---------------------------------------------------------------------------- the day


@router.get("/day", tags=["the day"])
async def today(me: OptionalPerson, context: Context) -> bodies.Day:
    """Today's game of the day (UTC)."""
    return await _day(context, me, context.house.today())


@router.get("/day/{day}", responses=problems(404), tags=["the day"])
async def one_day(day: Date, me: OptionalPerson, context: Context) -> bodies.Day:
    """The game of a day: its list, and what is revealed of its shuffle."""
    return await _day(context, me, parse_day(day))


@router.post("/day/{day}/table", responses=problems(404, 503), tags=["the day"])
async def play_day(
    day: Date, wish: bodies.NewName, me: SessionPerson, context: Context
) -> bodies.Opened:
    """Play it: the table where the visitor plays it already, or a new one."""
    name = wish.name or me.name
    return bodies.Opened(await context.house.day_table(me.id, parse_day(day), name))


async def _day(context: AppContext, me: Person | None, day: date) -> bodies.Day:
    house = context.house
    days, now = house.days, house.today()
    days.seed(day, today=now)  # refuses days that have no game
    past = day < now
    own = None if me is None else await house.day_score(day, me.id)
    lines = [_line(place, own) for place in await house.day_list(day)]
    return bodies.Day(
        day=day.isoformat(),
        today=now.isoformat(),
        commitment=days.commitment(day),
        secret=days.secret(day, today=now) if past else None,
        seed=days.seed(day, today=now) if past else None,
        ahead=[bodies.Commitment(d.isoformat(), text) for d, text in days.published(now)],
        list=lines,
        yours=None if own is None else _line(own, own),
    )


def _line(place: DayPlace, own: DayPlace | None) -> bodies.DayLine:
    yours = own is not None and own.place == place.place
    return bodies.DayLine(place.place, place.name, place.score, place.at, yours)


@router.get("/editions", tags=["rules"])
async def editions() -> bodies.Editions:
    """The editions of the rules, each with all its numbers."""
    return bodies.Editions({name: edition.to_object() for name, edition in EDITIONS.items()})  # type: ignore[misc]
