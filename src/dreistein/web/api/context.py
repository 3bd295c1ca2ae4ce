"""What requests need: the house, what guards it, and the person asking."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.types import Scope

from dreistein.pads.service import Pads
from dreistein.protocol.http.problem import Problem
from dreistein.protocol.price import Price
from dreistein.table.errors import ReviewQuota
from dreistein.table.features.judge import RecordJudge
from dreistein.table.house import House
from dreistein.web.guard.ledger import Ledger, Spent
from dreistein.web.guard.limits import StreamLimits, block_of, daily_quota
from dreistein.web.guard.origin import is_secure
from dreistein.web.guard.recovery import Recovery
from dreistein.web.guard.sessions import BEFORE, DeviceLinks, Generations, Person, Sessions
from dreistein.web.options import Options
from dreistein.web.responses import too_fast

_MOST_TRIES = 60
"""A day: two classes behind one address, and a small part of what a challenge has."""


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
        self.recovery = Recovery(house)
        self.judge = RecordJudge()
        self.pads = Pads(house.store, house.now, house.context.bus)
        self.pad_streams = StreamLimits()
        self.drawing = asyncio.Lock()
        """Pictures are drawn one at a time: each takes a fraction of a second."""
        self.tries = daily_quota(_MOST_TRIES)
        """Limits how often each address may take up a challenge, by both."""
        bus = house.context.bus
        self.ledger = Ledger(limits, lambda spent: bus.tell(spent=spent))
        """What everybody may still use."""
        bus.spent.subscribe(self._hear_spent)

    def _hear_spent(self, spent: Spent) -> None:
        self.ledger.hear(spent, asyncio.get_running_loop().time())

    async def person_of(self, scope: Scope, which: str = "") -> Person | None:
        """The person whose cookie a request or socket has."""
        person = self.sessions.person_of(scope["headers"], is_secure(scope, self.options), which)
        if person is not None and person.generation < await self.generations.of(person.id):
            return None
        return person

    def remember(
        self, response: Response, scope: Scope, person: Person | None, which: str = ""
    ) -> None:
        """Give the visitor this person's cookie; without a person, take it away."""
        cookie = self.sessions.cookie_header(person, is_secure(scope, self.options), which)
        response.headers.append("set-cookie", cookie)

    def end_session(self, response: Response, scope: Scope) -> None:
        """Take the visitor's cookies away."""
        for which in ("", BEFORE):
            self.remember(response, scope, None, which)


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


@dataclass(frozen=True, slots=True)
class Charge:
    """A dependency of every route that changes something: its price is paid first."""

    price: Price

    async def __call__(self, request: Request, me: OptionalPerson, context: Context) -> None:
        pay(self.price, request, me, context)


def pay(price: Price, request: Request, me: Person | None, context: AppContext) -> None:
    """Raise unless the visitor has enough for this."""
    now = asyncio.get_running_loop().time()
    whose = None if me is None else me.id
    wait = context.ledger.wait(price, address_of(request), whose, now)
    if wait and price.seconds:
        raise ReviewQuota()
    if wait:
        raise too_fast(wait)


def costs(*, stored: int = 0, tables: int = 0, seconds: float = 0.0, tries: int = 0) -> list[Any]:
    """The price of a route, for its ``dependencies``."""
    return [Depends(Charge(Price(stored, tables, seconds, tries)))]


OPENING = costs(stored=2000, tables=1)
"""The price of a route that opens a table."""


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route, for the OpenAPI description."""
    return {status: {"model": Problem} for status in statuses}


def content(media_type: str) -> dict[int | str, dict[str, Any]]:
    """The response of a route that answers with something else than JSON, for OpenAPI."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}
