"""Opening, finding and joining tables; a person's name and devices."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from dreistein.protocol import http as bodies
from dreistein.protocol.http import RECORD
from dreistein.protocol.messages import TableView
from dreistein.rules.solitaire import Solitaire
from dreistein.table.house import LIST
from dreistein.table.model.names import clean_name
from dreistein.table.model.setup import NewSeat, NewTable
from dreistein.web.api.context import AtDesk, Somebody, Visitor, problems
from dreistein.web.guard.sessions import LINK_SECONDS, Person

router = APIRouter(prefix="/api")
Key = Annotated[str, Path(min_length=1, max_length=100)]
QueryKey = Annotated[str | None, Query(max_length=100)]
_MOST_TIME = 2**53


@router.post("/tables", status_code=201, responses=problems(503), tags=["tables"])
async def open_table(wish: bodies.TableWish, me: Somebody, desk: AtDesk) -> bodies.Opened:
    """Open a table; whoever does sits on its seats of kind "me"."""
    alone = wish.solitaire
    plan = NewTable(
        seats=tuple(NewSeat(seat.kind, seat.name, seat.level) for seat in wish.seats),
        edition=wish.edition,
        solitaire=None if alone is None else Solitaire(alone.rack, alone.draws),
        seed=wish.seed,
        clock=wish.clock,
        hints=wish.hints,
    )
    return bodies.Opened(await desk.house.new_table(me.id, plan))


@router.get("/tables", tags=["tables"])
async def my_tables(
    me: Visitor, desk: AtDesk, before: Annotated[int | None, Query(ge=0, le=_MOST_TIME)] = None
) -> bodies.Tables:
    """The visitor's tables, unfinished and finished, the latest first."""
    if me is None:
        return bodies.Tables([], None)
    found = await desk.house.tables_of(me.id, before)
    # Tables of the same moment are not parted, so there can be more than the list has lines.
    return bodies.Tables(found, found[-1].at if len(found) >= LIST else None)


@router.get("/tables/{table}", responses=problems(404), tags=["tables"])
async def one_table(table: Key, me: Visitor, desk: AtDesk, key: QueryKey = None) -> TableView:
    """A table as the visitor may see it: by a seat there, or by the key of a link."""
    return await desk.house.table_view(None if me is None else me.id, table, key)


@router.get(
    "/tables/{table}/record", responses={200: RECORD, **problems(404, 409)}, tags=["records"]
)
async def record(
    table: Key,
    me: Visitor,
    desk: AtDesk,
    match: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    key: QueryKey = None,
) -> Response:
    """The record of a finished match, as a file."""
    text = await desk.house.record(None if me is None else me.id, table, match, key)
    name = f"dreistein-{table[:6]}-{match + 1}.json"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "private, no-cache",
    }
    return Response(text, media_type="application/json", headers=headers)


@router.get("/keys/{key}", responses=problems(404), tags=["tables"])
async def opens(key: Key, me: Visitor, desk: AtDesk) -> bodies.Opens:
    """What a link opens, and who sits there."""
    table, kind = await desk.house.find(key)
    view = await desk.house.table_view(None if me is None else me.id, table, key)
    yours = any(seat.yours for seat in view.seats)
    opened: Literal["invite", "watch"] = "invite" if kind == "invite" else "watch"
    return bodies.Opens(table, opened, view.phase, view.seats, yours)


@router.post("/join/{key}", responses=problems(404, 409, 503), tags=["tables"])
async def join(key: Key, wish: bodies.SitWish, me: Somebody, desk: AtDesk) -> bodies.Seated:
    """Take a seat by an invitation. Whoever sits there already stays where they are."""
    table, seat = await desk.house.sit(me.id, key, wish.seat, wish.name or me.name)
    return bodies.Seated(table, seat)


# ---------------------------------------------------------------------------- people


@router.get("/me", tags=["people"])
async def who(me: Visitor) -> bodies.Me:
    """Who the visitor is to this server."""
    return bodies.Me(me is not None, "" if me is None else me.name)


@router.post("/me", tags=["people"])
async def name(
    wish: bodies.NameWish, request: Request, response: Response, me: Visitor, desk: AtDesk
) -> bodies.Me:
    """Remember the visitor's name; a new visitor gets a session."""
    known = Person((me or Person.new()).id, clean_name(wish.name) or "")
    desk.remember(response, request.scope, known)
    return bodies.Me(True, known.name)


@router.post("/me/link", tags=["people"])
async def link(me: Somebody, desk: AtDesk) -> bodies.DeviceLink:
    """A token that lets another device go on as this person."""
    return bodies.DeviceLink(desk.sessions.link(me), LINK_SECONDS)


@router.post("/me/claim", responses=problems(410), tags=["people"])
async def claim(
    wish: bodies.Claim, request: Request, response: Response, desk: AtDesk
) -> bodies.Me:
    """Be the person of a token from now on."""
    person = desk.sessions.claim(wish.token)
    desk.remember(response, request.scope, person)
    return bodies.Me(True, person.name)
