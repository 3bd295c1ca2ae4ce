"""How the seed of a match comes about at a table: sealed shares first, then what is in them.

The server's secret is committed to before anybody seals. What the seed is bound to is fixed with
the last seal, so that neither a name nor a seat nor who counts as away can be chosen later.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dreistein.protocol.shuffle import Why
from dreistein.table.fair import sealed
from dreistein.table.fair.sealed import Bound, FailedAttempt, SealedSeat, name_mark
from dreistein.table.model import events as e

if TYPE_CHECKING:
    from dreistein.table.model.state import Seat, TableState


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How far the shuffle of a match is."""

    seals: tuple[tuple[str, str], ...] = ()
    """People and the seals of their shares."""
    sealed_at: int = 0
    """When the first of them came."""
    bound: Bound | None = None
    """What the seed is bound to; None until all seals are there."""
    bound_at: int = 0
    """When it was."""
    holders: tuple[tuple[int, str], ...] = ()
    """The seats that stand for a share, and the people whose it is."""
    shares: tuple[tuple[str, str], ...] = ()
    """People and the shares they have revealed."""
    failed: tuple[tuple[FailedAttempt, tuple[str, ...]], ...] = ()
    """The attempts of this match that led to no deal, and the names on their seats."""

    @property
    def attempt(self) -> int:
        """Counted from 0."""
        return len(self.failed)

    @property
    def missing(self) -> tuple[int, ...]:
        """Once all seals are there, the seats whose shares are not revealed yet."""
        revealed = dict(self.shares)
        return tuple(seat for seat, person in self.holders if person not in revealed)

    @property
    def seals_by_seat(self) -> tuple[tuple[int, str], ...]:
        """All seals, once they are there."""
        seals = dict(self.seals)
        return tuple((seat, seals[person]) for seat, person in self.holders)

    @property
    def shares_by_seat(self) -> tuple[tuple[int, str], ...]:
        """The shares that are revealed."""
        shares = dict(self.shares)
        return tuple((seat, shares[person]) for seat, person in self.holders if person in shares)

    def seal(self, person: str, seal: str, at: int) -> "Shuffle":
        seals = tuple({**dict(self.seals), person: seal}.items())
        return replace(self, seals=seals, sealed_at=self.sealed_at if self.seals else at)

    def reveal(self, person: str, share: str) -> "Shuffle":
        return replace(self, shares=tuple({**dict(self.shares), person: share}.items()))

    def without(self, here: Iterable[str]) -> "Shuffle":
        """Without the seals of people who have left."""
        people = set(here)
        return replace(self, seals=tuple(seal for seal in self.seals if seal[0] in people))

    def fail(self, seats: tuple[int, ...], why: Why, names: tuple[str, ...]) -> "Shuffle":
        """Begin anew: nothing that was revealed or sealed is used again."""
        return Shuffle(failed=(*self.failed, (FailedAttempt(seats, why), names)))


def bind(state: "TableState", event: e.Bound) -> Shuffle:
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


def _sealed_seat(seat: "Seat", name: str, first: dict[str, int]) -> SealedSeat:
    if seat.person is None:
        return SealedSeat("open" if seat.kind == "open" else "bot", None, seat.level)
    if seat.held:
        return SealedSeat("person", name, seat.level)
    return SealedSeat("person", name, None, first[seat.person])


def seed_of(shuffle: Shuffle, secret: str) -> str:
    """The seed, once all shares are revealed."""
    assert shuffle.bound is not None
    return sealed.seed_of(shuffle.bound, secret, shuffle.shares_by_seat)
