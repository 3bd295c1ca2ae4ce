"""Links to moments of finished matches: the page they open, with a preview, and what it shows."""

import asyncio
import json
from functools import lru_cache
from html import escape
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dreistein.pictures.png import draw_png
from dreistein.protocol.http.moments import MadeMoment, Moment, NewMoment, OwnMoments
from dreistein.protocol.http.reviews import PlayAgain
from dreistein.protocol.http.tables import Opened
from dreistein.rules import Board, Placement, read_record
from dreistein.table.errors import NoMoment
from dreistein.table.features.moments import SeenMoment
from dreistein.table.model.bot_names import names_of
from dreistein.text import Texts
from dreistein.web.api.context import (
    OPENING,
    Context,
    OptionalPerson,
    SessionPerson,
    costs,
    problems,
)
from dreistein.web.api.games import replayed
from dreistein.web.api.reviews import play_on
from dreistein.web.assets.files import StaticFiles
from dreistein.web.guard.origin import own_origin
from dreistein.web.responses import JSON, language_of

router = APIRouter(tags=["moments"])
MomentId = Annotated[str, Path(min_length=1, max_length=100)]
_PAGE = StaticFiles()
_TITLE = "<title>Dreistein</title>"


@router.post(
    "/api/moments", dependencies=costs(stored=200), status_code=201, responses=problems(404, 409)
)
async def make_moment(wish: NewMoment, me: SessionPerson, context: Context) -> MadeMoment:
    """A link with which anybody sees a moment of a match that the visitor has finished."""
    house, where = context.house, (wish.round, wish.ply)
    record = await house.records.read(me.id, wish.table, wish.match)
    return MadeMoment(await house.moments.make(me.id, wish.table, wish.match, where, record))


@router.get("/api/moments")
async def own_moments(me: OptionalPerson, context: Context) -> OwnMoments:
    """How many such links the visitor has made."""
    return OwnMoments(0 if me is None else await context.house.moments.count(me.id))


@router.delete("/api/moments", dependencies=costs(), status_code=204)
async def withdraw_all(me: OptionalPerson, context: Context) -> None:
    """Withdraw all of the visitor's links."""
    if me is not None:
        await context.house.moments.withdraw(me.id)


@router.get("/api/moments/{moment}", response_model=Moment, responses=problems(404, 503))
async def one_moment(
    moment: MomentId, request: Request, me: OptionalPerson, context: Context
) -> Response:
    """The moment of a link, and the match around it."""
    seen = await context.house.moments.look(moment, None if me is None else me.id)
    replay = await replayed(request, context, seen.record)
    where = json.dumps({"round": seen.round, "ply": seen.ply, "yours": seen.yours})
    body = b'%s, "replay": %s}' % (where[:-1].encode(), replay)
    return Response(body, headers={"cache-control": "private, no-cache"}, media_type=JSON)


@router.delete(
    "/api/moments/{moment}", dependencies=costs(), status_code=204, responses=problems(404)
)
async def withdraw_moment(moment: MomentId, me: OptionalPerson, context: Context) -> None:
    """Withdraw a link that the visitor has made: it shows nothing any more."""
    if me is None:
        raise NoMoment()
    await context.house.moments.withdraw(me.id, moment)


@router.post(
    "/api/moments/{moment}/again",
    dependencies=OPENING,
    status_code=201,
    responses=problems(404, 409, 503),
)
async def play_moment(
    moment: MomentId, wish: PlayAgain, request: Request, me: SessionPerson, context: Context
) -> Opened:
    """Play on from a moment of that match, as ``/api/tables/{table}/again``."""
    seen = await context.house.moments.look(moment, me.id)
    return await play_on(seen.record, wish, request, me, context)


# ---------------------------------------------------------------------------- the page


@router.get("/moment/{moment}", include_in_schema=False)
async def moment_page(moment: MomentId, request: Request, context: Context) -> Response:
    """The page, which says in its head what programs show of a link."""
    page = _PAGE.file_of("/moment")
    text = "" if page is None else page.body.decode()
    status, head = 200, ""
    try:
        seen = await context.house.moments.look(moment, None)
        players = json.loads(seen.record)["players"]
        here = f"{own_origin(request.scope, context.options)}/moment/{moment}"
        head = _preview(players, here, Texts(language_of(request.scope)))
    except NoMoment:
        status = 404
    body = text.replace(_TITLE, _TITLE + head, 1)
    headers = {"cache-control": "private, no-cache", "x-robots-tag": "noindex"}
    return Response(body, status, headers, "text/html; charset=utf-8")


@router.get("/moment/{moment}/board.png", include_in_schema=False)
async def moment_picture(moment: MomentId, context: Context) -> Response:
    """The board at that moment."""
    seen = await context.house.moments.look(moment, None)
    async with context.drawing:
        picture = await asyncio.to_thread(lambda: _picture(_placements(seen)))
    headers = {"cache-control": "public, max-age=3600", "x-robots-tag": "noindex"}
    return Response(picture, headers=headers, media_type="image/png")


def _preview(players: list[str], address: str, texts: Texts) -> str:
    """What programs show of a link, for the head of its page."""
    facts = {
        "og:type": "website",
        "og:site_name": "Dreistein",
        "og:title": texts("moment-title", names=texts.join_names(names_of(players, texts))),
        "og:description": texts("moment-text"),
        "og:url": address,
        "og:image": f"{address}/board.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = (f'\n    <meta property="{key}" content="{escape(facts[key])}" />' for key in facts)
    return "".join(lines)


def _placements(seen: SeenMoment) -> tuple[str, ...]:
    """The tiles on the board at a moment."""
    round = read_record(seen.record).rounds[seen.round]
    placed = (action for action in round.actions[: seen.ply] if "@" in action)
    return (*([] if round.start is None else [f"{round.start}@0,0"]), *placed)


@lru_cache(32)
def _picture(placements: tuple[str, ...]) -> bytes:
    return draw_png(Board.of(map(Placement.parse, placements)))
