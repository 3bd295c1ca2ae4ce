"""How the seed of a match comes about from sealed shares.

The server's secret is committed to before anybody seals. What the seed is bound to is fixed with
the last seal, so that neither a name nor a seat nor who counts as away can be chosen later.
"""

from dataclasses import replace

from dreistein.protocol.shuffle import SealedSeat
from dreistein.table.fair import sealed
from dreistein.table.fair.commitment import commitment
from dreistein.table.fair.sealed import Bound, name_mark
from dreistein.table.model import events as e
from dreistein.table.model.shuffle import Shuffle
from dreistein.table.model.state import Seat, TableState


def bind(state: TableState, event: e.Bound) -> Shuffle:
    """The shuffle once all seals are there: what the seed is bound to is fixed from here on."""
    seals = dict(state.shuffle.seals)
    first: dict[str, int] = {}
    for number, seat in enumerate(state.seats):
        if seat.person in seals and not seat.held:
            first.setdefault(seat.person, number)
    solitaire = state.solitaire
    bound = Bound(
        table=state.table,
        match=state.match_number,
        edition=state.edition.to_object(),
        solitaire=None if solitaire is None else {"rack": solitaire.rack, "draws": solitaire.draws},
        seats=tuple(
            _sealed_seat(seat, event.names.get(number) or name_mark(state.table, seat.name), first)
            for number, seat in enumerate(state.seats)
        ),
        failed=tuple(attempt for attempt, _ in state.shuffle.failed),
    )
    holders = tuple((number, person) for person, number in first.items())
    return replace(state.shuffle, bound=bound, bound_at=event.at, holders=holders)


def _sealed_seat(seat: Seat, name: str, first: dict[str, int]) -> SealedSeat:
    if seat.person is None:
        return SealedSeat("open" if seat.kind == "open" else "bot", None, seat.level)
    if seat.held:
        return SealedSeat("person", name, seat.level)
    return SealedSeat("person", name, None, first[seat.person])


def seed_of(shuffle: Shuffle, secret: str) -> str:
    """The seed, once all shares are revealed."""
    assert shuffle.bound is not None
    return sealed.seed_of(shuffle.bound, secret, shuffle.shares_by_seat)


def pledge_of(state: TableState) -> str:
    """What everybody's devices pledge themselves to, once all seals are there."""
    shuffle = state.shuffle
    assert shuffle.bound is not None
    return sealed.pledge_of(shuffle.bound, commitment(state.secret), shuffle.seals_by_seat)
