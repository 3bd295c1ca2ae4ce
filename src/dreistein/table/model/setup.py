"""Opening a table: the request for one, checked."""

import secrets

from dreistein.bots.registry import BUILT_IN
from dreistein.protocol.http import NewSeat, NewTable
from dreistein.rules.edition import PLAYER_COUNTS, Edition
from dreistein.rules.solitaire import Solitaire
from dreistein.table.errors import ClockWrong, SeatPlanWrong, SeedPeople, SeedWrong
from dreistein.table.fair.commitment import new_secret
from dreistein.table.model.events import Opened, SeatPlan
from dreistein.table.model.names import clean_name

LEAST_CLOCK, MOST_CLOCK = 5, 86_400
MOST_SEED = 100


def opening(plan: NewTable, person: str, now: int) -> Opened:
    """The event that opens such a table; raises by cause if there cannot be one."""
    edition = Edition.from_json(plan.edition)
    alone = plan.solitaire
    solitaire = None if alone is None else Solitaire(alone.rack, alone.draws)
    seats = tuple(_seat(seat, person) for seat in plan.seats)
    wanted = PLAYER_COUNTS if solitaire is None else range(1, 2)
    if len(seats) not in wanted or not any(seat.person == person for seat in seats):
        raise SeatPlanWrong()
    if plan.clock is not None and not LEAST_CLOCK <= plan.clock <= MOST_CLOCK:
        raise ClockWrong(found=plan.clock, least=LEAST_CLOCK, most=MOST_CLOCK)
    if plan.seed is not None:
        if solitaire is None:
            raise SeedPeople()
        if not 1 <= len(plan.seed) <= MOST_SEED:
            raise SeedWrong(most=MOST_SEED)
    return Opened(
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
        hints=plan.hints,
    )


def _seat(seat: NewSeat, person: str) -> SeatPlan:
    name = clean_name(seat.name) or ""
    if seat.kind == "me":
        return SeatPlan("person", name, None, person)
    if seat.kind == "invited":
        return SeatPlan("invited")
    if seat.level not in BUILT_IN:
        raise SeatPlanWrong()
    return SeatPlan(seat.kind, "", seat.level)
