"""Opening, finding and joining tables; a person's name and devices."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from dreistein.protocol import http as bodies
from dreistein.protocol.http import RECORD
from dreistein.protocol.table import TableView
from dreistein.table.house import LIST_LENGTH
from dreistein.table.model.names import clean_name
from dreistein.web.api.context import Context, OptionalPerson, SessionPerson, problems
from dreistein.web.guard.sessions import LINK_SECONDS, Person
from dreistein.web.responses import JSON

router = APIRouter(prefix="/api")
Key = Annotated[str, Path(min_length=1, max_length=100)]
QueryKey = Annotated[str | None, Query(max_length=100)]
_MOST_MILLIS = 2**53


@router.post("/tables", status_code=201, responses=problems(503), tags=["tables"])
async def open_table(plan: bodies.NewTable, me: SessionPerson, context: Context) -> bodies.Opened:
    """Open a table; the visitor sits on its seats of kind "me"."""
    return bodies.Opened(await context.house.new_table(me.id, plan))


@router.get("/tables", tags=["tables"])
async def my_tables(
    me: OptionalPerson,
    context: Context,
    before: Annotated[int | None, Query(ge=0, le=_MOST_MILLIS)] = None,
) -> bodies.Tables:
    """The visitor's tables, unfinished and finished, the latest first."""
    if me is None:
        return bodies.Tables([], None)
    found = await context.house.tables_of(me.id, before)
    # Tables of the same moment stay on one page, so there can be more than LIST_LENGTH.
    return bodies.Tables(found, found[-1].at if len(found) >= LIST_LENGTH else None)


@router.get("/tables/{table}", responses=problems(404), tags=["tables"])
async def one_table(
    table: Key, me: OptionalPerson, context: Context, key: QueryKey = None
) -> TableView:
    """A table as the visitor may see it, with a seat there or the key of a link."""
    return await context.house.table_view(None if me is None else me.id, table, key)


@router.get("/tables/{table}/rounds", responses=problems(404), tags=["tables"])
async def rounds(
    table: Key,
    me: OptionalPerson,
    context: Context,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    key: QueryKey = None,
) -> bodies.Rounds:
    """Rounds of the present match with all their turns, ten at a time."""
    return await context.house.rounds(None if me is None else me.id, table, first, key)


@router.get(
    "/tables/{table}/record", responses={200: RECORD, **problems(404, 409)}, tags=["records"]
)
async def record(
    table: Key,
    me: OptionalPerson,
    context: Context,
    match: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    key: QueryKey = None,
) -> Response:
    """The record of a finished match, as a file."""
    text = await context.house.record(None if me is None else me.id, table, match, key)
    name = f"dreistein-{table[:6]}-{match + 1}.json"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "private, no-cache",
    }
    return Response(text, media_type=JSON, headers=headers)


@router.get("/keys/{key}", responses=problems(404), tags=["tables"])
async def opens(key: Key, me: OptionalPerson, context: Context) -> bodies.Opens:
    """The table that a link opens, and who sits there."""
    table, kind = await context.house.find(key)
    view = await context.house.table_view(None if me is None else me.id, table, key)
    yours = any(seat.yours for seat in view.seats)
    opened: Literal["invite", "watch"] = "invite" if kind == "invite" else "watch"
    edition = view.edition
    return bodies.Opens(
        table=table,
        kind=opened,
        phase=view.phase,
        seats=view.seats,
        yours=yours,
        edition=edition["name"],
        target=edition["target"],
        clock=view.clock,
        hints=view.hints,
    )


@router.post("/join/{key}", responses=problems(404, 409, 503), tags=["tables"])
async def join(
    key: Key, wish: bodies.TakeSeat, me: SessionPerson, context: Context
) -> bodies.Seated:
    """Take a seat by an invitation; a visitor who has one there keeps it."""
    table, seat = await context.house.sit(me.id, key, wish.seat, wish.name or me.name, wish.look)
    return bodies.Seated(table, seat)


# ---------------------------------------------------------------------------- people


@router.get("/me", tags=["people"])
async def who(me: OptionalPerson) -> bodies.Me:
    """The visitor's session, if there is one."""
    return bodies.Me(me is not None, "" if me is None else me.name)


@router.post("/me", tags=["people"])
async def name(
    wish: bodies.NewName, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """Remember the visitor's name; a new visitor gets a session."""
    known = Person((me or Person.new()).id, clean_name(wish.name) or "")
    context.remember(response, request.scope, known)
    return bodies.Me(True, known.name)


@router.post("/me/link", tags=["people"])
async def link(me: SessionPerson, context: Context) -> bodies.DeviceLink:
    """A token that lets another device go on as this person."""
    return bodies.DeviceLink(context.sessions.link(me), LINK_SECONDS)


@router.post("/me/claim", responses=problems(410), tags=["people"])
async def claim(
    wish: bodies.Claim, request: Request, response: Response, context: Context
) -> bodies.Me:
    """Go on as the person of a token."""
    person = context.sessions.claim(wish.token)
    context.remember(response, request.scope, person)
    return bodies.Me(True, person.name)
