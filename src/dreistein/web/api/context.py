"""What requests need: the house, what guards it, and the person asking."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.types import Scope

from dreistein.pads.service import Pads
from dreistein.protocol.http.problem import Problem
from dreistein.table.house import House
from dreistein.web.guard.limits import AddressBuckets, StreamLimits, block_of, daily_quota
from dreistein.web.guard.origin import is_secure
from dreistein.web.guard.sessions import DeviceLinks, Generations, Person, Sessions
from dreistein.web.options import Options
from dreistein.web.record_check import RecordJudge


@dataclass(slots=True)
class Network:
    """The server's addresses in the local network, and how to open it to that network."""

    addresses: list[str] = field(default_factory=list)
    """Where others in the local network reach the server."""
    open: Callable[[], Any] | None = None
    """Opens the server to the local network; None if that is not possible."""


class AppContext:
    """The house, and everything that requests to it need."""

    def __init__(
        self, house: House, options: Options, key: bytes, network: Network | None = None
    ) -> None:
        """``key`` signs cookies."""
        limits = options.limits
        self.house, self.options = house, options
        self.network = network or Network()
        self.sessions = Sessions(key)
        self.generations = Generations(house.store)
        self.links = DeviceLinks(house.store, house.now)
        self.judge = RecordJudge()
        self.pads = Pads(house.store, house.now, house.context.bus)
        self.new_pads = AddressBuckets(limits.tables)
        """Limits how fast each address may open pads."""
        self.pad_bytes = daily_quota(limits.pad_bytes)
        """Limits how much each address may write on pads per day."""
        self.pad_streams = StreamLimits()
        self.reviews = daily_quota(limits.reviews)
        """Limits how many reviews each address may have per day."""

    async def person_of(self, scope: Scope) -> Person | None:
        """The person whose cookie a request or socket has."""
        person = self.sessions.person_of(scope["headers"], is_secure(scope, self.options))
        if person is not None and person.generation < await self.generations.of(person.id):
            return None
        return person

    def remember(self, response: Response, scope: Scope, person: Person) -> None:
        """Give the visitor this person's cookie."""
        cookie = self.sessions.cookie_header(person, is_secure(scope, self.options))
        response.headers.append("set-cookie", cookie)

    def end_session(self, response: Response, scope: Scope) -> None:
        """Take the visitor's cookie away."""
        cookie = self.sessions.end_header(is_secure(scope, self.options))
        response.headers.append("set-cookie", cookie)


def address_of(request: Request) -> str:
    """The address that limits go by."""
    return block_of(request.client.host if request.client else None)


def context_of(request: Request) -> AppContext:
    context: AppContext = request.app.state.context
    return context


Context = Annotated[AppContext, Depends(context_of)]


async def _optional_person(request: Request, context: Context) -> Person | None:
    """The visitor, if they have a session."""
    return await context.person_of(request.scope)


async def _session_person(request: Request, response: Response, context: Context) -> Person:
    """The visitor; a new one gets a session."""
    person = await context.person_of(request.scope)
    if person is None or not person.fresh:
        person = person or Person.new()
        context.remember(response, request.scope, person)
    return person


OptionalPerson = Annotated[Person | None, Depends(_optional_person)]
SessionPerson = Annotated[Person, Depends(_session_person)]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route, for the OpenAPI description."""
    return {status: {"model": Problem} for status in statuses}


def content(media_type: str) -> dict[int | str, dict[str, Any]]:
    """The response of a route that answers with something else than JSON, for OpenAPI."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}
