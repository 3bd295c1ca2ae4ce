"""Opening, finding and joining tables."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Response

from dreistein.protocol.http.lists import Best, Tables, Waiting
from dreistein.protocol.http.records import RECORD
from dreistein.protocol.http.tables import NewTable, Opened, Opens, Rounds, Seated, TakeSeat
from dreistein.protocol.table import TableView
from dreistein.table.errors import NoSuchTable
from dreistein.table.features.lists import LIST_LENGTH, LONGEST_LIST_PAGE
from dreistein.web.api.context import (
    OPENING,
    Context,
    OptionalPerson,
    SessionPerson,
    costs,
    problems,
)
from dreistein.web.responses import JSON

router = APIRouter(prefix="/api", tags=["tables"])
records = APIRouter(prefix="/api", tags=["records"])
Key = Annotated[str, Path(min_length=1, max_length=100)]
QueryKey = Annotated[str | None, Query(max_length=100)]
MatchNumber = Annotated[int, Query(ge=0, le=1_000_000)]
_MOST_MILLIS = 2**53


async def _match_record(
    table: Key, me: OptionalPerson, context: Context, match: MatchNumber = 0, key: QueryKey = None
) -> bytes:
    """The record of a finished match that the visitor may see."""
    return await context.house.records.read(None if me is None else me.id, table, match, key)


MatchRecord = Annotated[bytes, Depends(_match_record)]


@router.post("/tables", dependencies=OPENING, status_code=201, responses=problems(409, 503))
async def open_table(plan: NewTable, me: SessionPerson, context: Context) -> Opened:
    """Open a table; the visitor sits on its seats of kind "me"."""
    return Opened(await context.house.hosting.new_table(me.id, plan))


@router.get("/tables")
async def my_tables(
    me: OptionalPerson,
    context: Context,
    before: Annotated[int | None, Query(ge=0, le=_MOST_MILLIS)] = None,
    limit: Annotated[int, Query(ge=1, le=LONGEST_LIST_PAGE)] = LIST_LENGTH,
) -> Tables:
    """The visitor's unfinished tables, those first that wait for the visitor; then the finished
    matches, the latest first, in pages."""
    if me is None:
        return Tables([], None)
    return await context.house.lists.page(me.id, before, limit)


@router.delete("/tables", dependencies=costs(), status_code=204)
async def forget_all(me: OptionalPerson, context: Context) -> None:
    """Take all finished matches off the visitor's list, except a game of today."""
    if me is not None:
        await context.house.lists.forget_all(me.id)


@router.get("/waiting")
async def waiting(me: OptionalPerson, context: Context) -> Waiting:
    """The tables with other people that wait for the visitor."""
    return Waiting(0, []) if me is None else await context.house.lists.waiting(me.id)


@router.get("/tables/{table}", responses=problems(404))
async def one_table(
    table: Key, me: OptionalPerson, context: Context, key: QueryKey = None
) -> TableView:
    """A table as the visitor may see it, with a seat there or the key of a link."""
    return await context.house.visits.view(None if me is None else me.id, table, key)


@router.get("/tables/{table}/rounds", responses=problems(404))
async def rounds(
    table: Key,
    me: OptionalPerson,
    context: Context,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    key: QueryKey = None,
) -> Rounds:
    """Rounds of the present match with all their turns, ten at a time."""
    return await context.house.visits.rounds(None if me is None else me.id, table, first, key)


@router.delete(
    "/tables/{table}", dependencies=costs(stored=250), status_code=204, responses=problems(404, 409)
)
async def leave(table: Key, me: OptionalPerson, context: Context) -> None:
    """Leave an unfinished table for good. A bot plays on for the others; without others the table
    is deleted."""
    if me is None:
        raise NoSuchTable()
    await context.house.lists.leave(me.id, table)


@router.get("/tables/{table}/best", responses=problems(404))
async def best(table: Key, me: OptionalPerson, context: Context, match: MatchNumber = 0) -> Best:
    """How a finished game of solitaire compares with the visitor's earlier ones."""
    if me is None:
        raise NoSuchTable()
    return await context.house.lists.best(me.id, table, match)


@records.delete(
    "/tables/{table}/record", dependencies=costs(), status_code=204, responses=problems(404, 409)
)
async def forget(table: Key, me: OptionalPerson, context: Context, match: MatchNumber = 0) -> None:
    """Take a finished match off the visitor's list; what is on nobody's list is deleted."""
    if me is None:
        raise NoSuchTable()
    await context.house.lists.forget(me.id, table, match)


@records.get("/tables/{table}/record", responses={200: RECORD, **problems(404, 409)})
async def record(table: Key, text: MatchRecord, match: MatchNumber = 0) -> Response:
    """The record of a finished match, as a file."""
    name = f"dreistein-{table[:6]}-{match + 1}.json"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "private, no-cache",
    }
    return Response(text, media_type=JSON, headers=headers)


@router.get("/keys/{key}", responses=problems(404))
async def opens(key: Key, me: OptionalPerson, context: Context) -> Opens:
    """The table that a link opens, and who sits there."""
    table, kind = await context.house.visits.find(key)
    view = await context.house.visits.view(None if me is None else me.id, table, key)
    yours = any(seat.yours or (seat.heir and seat.heir.yours) for seat in view.seats)
    opened: Literal["invite", "watch"] = "invite" if kind == "invite" else "watch"
    edition = view.edition
    return Opens(
        table=table,
        kind=opened,
        phase=view.phase,
        seats=view.seats,
        yours=yours,
        edition=edition["name"],
        target=edition["target"],
        must_place=edition.get("must_place", False),
        clock=view.clock,
        hints=view.hints,
        marks=view.marks,
    )


@router.post("/join/{key}", dependencies=costs(stored=500), responses=problems(404, 409, 503))
async def join(key: Key, wish: TakeSeat, me: SessionPerson, context: Context) -> Seated:
    """Take a seat by an invitation; a visitor who has one there keeps it."""
    table, seat = await context.house.visits.sit(
        me.id, key, wish.seat, wish.name or me.name, wish.look
    )
    return Seated(table, seat)
