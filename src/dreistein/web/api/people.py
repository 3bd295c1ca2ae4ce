"""A person's name, devices and sessions."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from dreistein.protocol.http import people as bodies
from dreistein.table.model.names import clean_name
from dreistein.web.api.context import Context, OptionalPerson, SessionPerson, costs, problems
from dreistein.web.guard.sessions import LINK_SECONDS, Person

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("")
async def who(me: OptionalPerson) -> bodies.Me:
    """The visitor's session, if there is one."""
    return bodies.Me(me is not None, "" if me is None else me.name)


@router.post("", dependencies=costs())
async def name(
    wish: bodies.NewName, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """Remember the visitor's name; a new visitor gets a session."""
    known = replace(me or Person.new(), name=clean_name(wish.name) or "")
    context.remember(response, request.scope, known)
    return bodies.Me(True, known.name)


@router.delete("", dependencies=costs(stored=100), status_code=204, responses=problems(503))
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


@router.post("/claim", dependencies=costs(), responses=problems(410))
async def claim(
    wish: bodies.Claim, request: Request, response: Response, context: Context
) -> bodies.Me:
    """Go on as the person of a token."""
    person = await context.links.claim(wish.token)
    context.remember(response, request.scope, person)
    return bodies.Me(True, person.name)


@router.post("/logout", dependencies=costs(stored=100))
async def log_out(
    wish: bodies.LogOut, request: Request, response: Response, me: OptionalPerson, context: Context
) -> bodies.Me:
    """End the visitor's session: on this device, on all others, or everywhere."""
    if me is not None and wish.where != "here":
        me = replace(me, generation=await context.generations.advance(me.id))
        await context.links.revoke(me.id)
        context.house.tables.disconnect(me.id)
    if me is not None and wish.where == "others":
        context.remember(response, request.scope, me)
        return bodies.Me(True, me.name)
    context.end_session(response, request.scope)
    return bodies.Me(False, "")
