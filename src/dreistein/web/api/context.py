"""What every request of the web face needs at hand, and who is asking."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.types import Scope

from dreistein.protocol.http import Problem
from dreistein.table.house import House
from dreistein.web.guard.origin import is_secure
from dreistein.web.guard.sessions import Person, Sessions, cookie_of, set_cookie
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
class Desk:
    """The house, and what stands between it and the web."""

    house: House
    options: Options
    sessions: Sessions
    judges: Judges
    network: Network

    def person_of(self, scope: Scope) -> Person | None:
        """Who a request or socket comes from, by its cookie."""
        return self.sessions.read(cookie_of(scope["headers"], is_secure(scope, self.options)))

    def remember(self, response: Response, scope: Scope, person: Person) -> None:
        """Let the visitor be this person from now on."""
        cookie = set_cookie(self.sessions.cookie(person), is_secure(scope, self.options))
        response.headers.append("set-cookie", cookie)


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(desk_of)]


def visitor(request: Request, desk: AtDesk) -> Person | None:
    """Who asks, if they have been here before."""
    return desk.person_of(request.scope)


def somebody(request: Request, response: Response, desk: AtDesk) -> Person:
    """Who asks; somebody new gets a session."""
    person = desk.person_of(request.scope)
    if person is None or not person.fresh:
        person = person or Person.new()
        desk.remember(response, request.scope, person)
    return person


Visitor = Annotated[Person | None, Depends(visitor)]
Somebody = Annotated[Person, Depends(somebody)]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI: with which statuses an address says no."""
    return {status: {"model": Problem} for status in statuses}
