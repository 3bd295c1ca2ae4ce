"""How far the shuffle of a match is: sealed shares first, then what is in them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dreistein.protocol.shuffle import Why
from dreistein.table.fair.sealed import Bound, FailedAttempt


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
        attempt = FailedAttempt(seats, why, self.seals_by_seat)
        return Shuffle(failed=(*self.failed, (attempt, names)))
