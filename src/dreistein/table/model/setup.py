"""Checks the request for a new table."""

import secrets
from base64 import urlsafe_b64encode
from dataclasses import replace
from hashlib import sha256

from dreistein.bots.registry import LEVELS
from dreistein.protocol.http.tables import NewSeat, NewTable
from dreistein.rules.deal import MOST_SEED_CHARACTERS
from dreistein.rules.edition import PLAYER_COUNTS, Edition
from dreistein.rules.errors import SmallSet
from dreistein.rules.solitaire import Solitaire
from dreistein.table.errors import InvalidClock, InvalidSeatPlan, InvalidSeed, SeedNotAllowed
from dreistein.table.fair.commitment import new_secret
from dreistein.table.model.events import SeatPlan, TableOpened
from dreistein.table.model.looks import free_name
from dreistein.table.model.names import clean_name

LEAST_CLOCK_SECONDS, MOST_CLOCK_SECONDS = 5, 86_400


def opening_event(plan: NewTable, person: str, now: int) -> TableOpened:
    """The event that opens such a table; raises a refusal if it is not possible."""
    edition = Edition.from_json(plan.edition)
    if not edition.whole_set:
        raise SmallSet(tiles=len(edition.tiles))
    asked = plan.solitaire
    solitaire = None if asked is None else Solitaire(asked.rack, asked.draws)
    seats: tuple[SeatPlan, ...] = ()
    for wish in plan.seats:
        seat = _seat(wish, person)
        seats += (replace(seat, name=free_name(seat.name, [other.name for other in seats])),)
    wanted = PLAYER_COUNTS if solitaire is None else range(1, 2)
    if len(seats) not in wanted or not any(seat.person == person for seat in seats):
        raise InvalidSeatPlan()
    if plan.clock is not None and not LEAST_CLOCK_SECONDS <= plan.clock <= MOST_CLOCK_SECONDS:
        raise InvalidClock(found=plan.clock, least=LEAST_CLOCK_SECONDS, most=MOST_CLOCK_SECONDS)
    if plan.seed is not None:
        if solitaire is None:
            raise SeedNotAllowed()
        if not 1 <= len(plan.seed) <= MOST_SEED_CHARACTERS:
            raise InvalidSeed(most=MOST_SEED_CHARACTERS)
    return TableOpened(
        host=person,
        edition=edition.to_object(),
        seats=seats,
        invite=secrets.token_urlsafe(16),
        watch=secrets.token_urlsafe(16),
        secret=new_secret(),
        at=now,
        solitaire=None if solitaire is None else (solitaire.rack, solitaire.draws),
        seed=plan.seed,
        clock=plan.clock,
        hints=plan.hints and plan.marks,
        marks=plan.marks,
    )


def name_by(person: str, key: str) -> str:
    """The name of a table that a person opens with a key of their own."""
    digest = sha256(f"table {person} {key}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def _seat(seat: NewSeat, person: str) -> SeatPlan:
    name = clean_name(seat.name) or ""
    if seat.kind == "me":
        return SeatPlan("person", name, None, person, seat.look)
    if seat.kind == "invited":
        return SeatPlan("invited")
    if seat.level not in LEVELS:
        raise InvalidSeatPlan()
    return SeatPlan(seat.kind, "", seat.level)
