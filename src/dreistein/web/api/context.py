"""What every request needs: the house and what stands in front of it, and who is asking."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.types import Scope

from dreistein.pads.service import Pads
from dreistein.protocol.http import Problem
from dreistein.table.house import House
from dreistein.web.guard.limits import AddressBuckets, StreamLimits
from dreistein.web.guard.origin import is_secure
from dreistein.web.guard.sessions import Person, Sessions, cookie_header, cookie_of
from dreistein.web.options import Options
from dreistein.web.records import Judges


@dataclass(slots=True)
class Network:
    """The server's doors: which addresses it has, and how it gets another."""

    addresses: list[str] = field(default_factory=list)
    """Under which others in the local network reach it."""
    open: Callable[[], Any] | None = None
    """Opens it to the local network; None where that cannot be done."""


@dataclass(frozen=True, slots=True)
class AppContext:
    """The house, and what stands between it and the web."""

    house: House
    options: Options
    sessions: Sessions
    judges: Judges
    network: Network
    pads: Pads
    new_pads: AddressBuckets
    """How fast each address may open pads."""
    pad_streams: StreamLimits

    def person_of(self, scope: Scope) -> Person | None:
        """Who a request or socket comes from, by its cookie."""
        return self.sessions.read(cookie_of(scope["headers"], is_secure(scope, self.options)))

    def remember(self, response: Response, scope: Scope, person: Person) -> None:
        """Let the visitor be this person from now on."""
        cookie = cookie_header(self.sessions.cookie(person), is_secure(scope, self.options))
        response.headers.append("set-cookie", cookie)


def context_of(request: Request) -> AppContext:
    context: AppContext = request.app.state.context
    return context


Context = Annotated[AppContext, Depends(context_of)]


def _optional_person(request: Request, context: Context) -> Person | None:
    """Who asks, if they have been here before."""
    return context.person_of(request.scope)


def _session_person(request: Request, response: Response, context: Context) -> Person:
    """Who asks; somebody new gets a session."""
    person = context.person_of(request.scope)
    if person is None or not person.fresh:
        person = person or Person.new()
        context.remember(response, request.scope, person)
    return person


OptionalPerson = Annotated[Person | None, Depends(_optional_person)]
SessionPerson = Annotated[Person, Depends(_session_person)]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI: with which statuses an address says no."""
    return {status: {"model": Problem} for status in statuses}
