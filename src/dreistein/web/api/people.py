"""A person's name, devices and sessions."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from dreistein.protocol.http import people as bodies
from dreistein.table.features.queries.lists import count_games
from dreistein.table.model.names import clean_name
from dreistein.web.api.context import (
    AppContext,
    Context,
    OptionalPerson,
    SessionPerson,
    costs,
    problems,
)
from dreistein.web.errors import NoWayBack, WordsUnknown
from dreistein.web.guard.sessions import BEFORE, LINK_SECONDS, Person

_EPOCH_BYTES = 2000
"""How often somebody ended all sessions stays for good, unlike all else, so it is dear."""
router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("")
async def who(request: Request, me: OptionalPerson, context: Context) -> bodies.Me:
    """The visitor's session, if there is one."""
    before = await context.person_of(request.scope, BEFORE)
    was = None if before is None else before.name
    return bodies.Me(me is not None, "" if me is None else me.name, was)


@router.post("", dependencies=costs())
async def name(
    wish: bodies.NewName, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """Remember the visitor's name; a new visitor gets a session."""
    known = replace(me or Person.new(), name=clean_name(wish.name) or "")
    context.remember(response, request.scope, known)
    return bodies.Me(True, known.name)


@router.delete(
    "", dependencies=costs(stored=_EPOCH_BYTES), status_code=204, responses=problems(503)
)
async def forget(
    request: Request, response: Response, me: OptionalPerson, context: Context
) -> None:
    """Forget the visitor: their games go, others see "–" for their name, all sessions end."""
    if me is not None:
        await context.house.erasure.erase(me.id)
        await context.generations.advance(me.id)
        await context.links.revoke(me.id)
        context.house.tables.disconnect(me.id)
    context.end_session(response, request.scope)


@router.post("/link", dependencies=costs(stored=400), responses=problems(409))
async def link(me: SessionPerson, context: Context) -> bodies.DeviceLink:
    """A token that lets another device go on as this person."""
    token = await context.links.make(me)
    await context.house.erasure.settle(me.id)
    return bodies.DeviceLink(token, LINK_SECONDS)


@router.delete("/link", dependencies=costs(), status_code=204)
async def revoke_links(me: OptionalPerson, context: Context) -> None:
    """Make the visitor's tokens worthless that no device has used yet."""
    if me is not None:
        await context.links.revoke(me.id)


@router.post("/link/look", dependencies=costs(), responses=problems(410))
async def look_at_link(wish: bodies.Claim, me: OptionalPerson, context: Context) -> bodies.LinkLook:
    """Whose a token is; it stays good."""
    person = await context.links.look(wish.token, wish.key)
    yours = me is not None and me.id == person.id
    games = 0
    if me is not None and not yours:
        games = await context.house.store.read(count_games, me.id)
    return bodies.LinkLook(person.name, yours, games)


@router.post("/claim", dependencies=costs(), responses=problems(410))
async def claim(
    wish: bodies.Claim, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """Go on as the person of a token. Who the visitor was is kept for a day."""
    person = await context.links.claim(wish.token, wish.key)
    return _become(person, me, request, response, context)


def _become(
    person: Person, me: Person | None, request: Request, response: Response, context: AppContext
) -> bodies.Me:
    """Make the visitor another person; who they were is kept for a day."""
    context.remember(response, request.scope, person)
    if me is None or me.id == person.id:
        return bodies.Me(True, person.name)
    context.remember(response, request.scope, me, BEFORE)
    return bodies.Me(True, person.name, me.name)


@router.get("/words")
async def words_made(me: OptionalPerson, context: Context) -> bodies.WordsMade:
    """When the visitor's recovery words were made, if there are any."""
    return bodies.WordsMade(None if me is None else await context.recovery.made(me.id))


@router.post("/words", dependencies=costs(stored=700, tries=1), responses=problems(409, 503))
async def make_words(me: SessionPerson, context: Context) -> bodies.RecoveryWords:
    """New recovery words for the visitor; those before are worth nothing."""
    words = await context.recovery.make(me.id, me.name)
    await context.house.erasure.settle(me.id)
    return bodies.RecoveryWords(words)


@router.post("/recover", dependencies=costs(tries=1), responses=problems(404, 503))
async def recover(
    wish: bodies.Recover, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """Go on as the person of recovery words. Who the visitor was is kept for a day."""
    whose, name = await context.recovery.find(wish.words)
    person = Person(whose, name, generation=await context.generations.of(whose))
    # Who is forgotten loses their words before their sessions.
    if await context.recovery.made(whose) is None:
        raise WordsUnknown()
    return _become(person, me, request, response, context)


@router.post("/back", dependencies=costs(), responses=problems(410))
async def go_back(request: Request, response: Response, context: Context) -> bodies.Me:
    """Be the person again whom a link has replaced on this device."""
    before = await context.person_of(request.scope, BEFORE)
    if before is None:
        raise NoWayBack()
    context.remember(response, request.scope, before)
    context.remember(response, request.scope, None, BEFORE)
    return bodies.Me(True, before.name)


@router.post("/logout", dependencies=costs(stored=_EPOCH_BYTES))
async def log_out(
    wish: bodies.LogOut, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """End the visitor's session: on this device, on all others, or everywhere."""
    key = wish.key if wish.where == "others" else None
    again = None if key is None else await context.links.kept(key)
    if again is not None:
        me = again  # the answer was lost, and with it the cookie
    elif me is not None and wish.where != "here":
        me = replace(me, generation=await context.generations.advance(me.id))
        await context.links.revoke(me.id)
        context.house.tables.disconnect(me.id)
        if key is not None:
            await context.links.keep(me, key)
    if me is not None and wish.where == "others":
        context.remember(response, request.scope, me)
        return bodies.Me(True, me.name)
    context.end_session(response, request.scope)
    return bodies.Me(False, "")
