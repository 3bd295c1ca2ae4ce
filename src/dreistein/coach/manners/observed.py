"""What somebody was seen to choose, told by what the weights of a manner ask of each option.

The value of an option is linear in the weights, so unit weights find what each of them weighs.

>>> from dreistein.kernel import State, config_for
>>> from dreistein.rules import EDITIONS
>>> state = State(config_for(EDITIONS["german"], 2))
>>> state.deal(range(56))
>>> state.apply(state.legal()[0])
>>> seen = observed(state, state.legal()[0])
>>> seen is None or len(seen.placements) >= 1
True
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import tee

from dreistein.kernel import DRAW, END_TURN, State, action_code, state_of
from dreistein.kernel.search.policy_cy import PlayoutPolicy, evaluations
from dreistein.kernel.search.weights import PHASE_WEIGHTS, SET_WEIGHTS
from dreistein.rules.edition import Edition
from dreistein.rules.match import Match
from dreistein.rules.record.format import OWN
from dreistein.rules.record.reader import RecordReader
from dreistein.rules.record.referee import replay

_POINT = 256


@dataclass(frozen=True, slots=True)
class Observed:
    """A decision in which a tile fitted."""

    placements: tuple[tuple[float, ...], ...]
    """By placement its points now, then what each weight adds for a point."""
    drawing: tuple[float, ...] | None
    """The same of not placing; None if one must place."""
    chosen: int
    """Which placement; -1 if none."""
    held: int
    """How many tiles it held."""
    empty: bool
    """Whether the stock was empty."""


def observed(state: State, code: int) -> Observed | None:
    """A choice of the seat to move; None if there was none that tells anything."""
    if not state.laid:
        return None
    first, *others = (evaluations(state, policy) for policy in _units())
    codes = [entry for entry, _ in first]
    if len(codes) < 2:
        return None
    rows = [
        (value / _POINT, *((unit[at][1] - value) / _POINT for unit in others))
        for at, (_, value) in enumerate(first)
    ]
    bound = state.config.edition.must_place
    if bound and len(codes) < 3:
        return None
    at = -1 if code in (DRAW, END_TURN) else codes.index(code)
    held = state.hands[state.turn].bit_count()
    return Observed(
        tuple(rows[:-1]), None if bound else rows[-1], at, held, bool(state.stock_empty)
    )


@cache
def _units() -> list[PlayoutPolicy]:
    """No weights, and then each of them alone, in both phases."""
    units = [[0] * SET_WEIGHTS]
    for weight in range(PHASE_WEIGHTS):
        unit = [_POINT * (at % PHASE_WEIGHTS == weight) for at in range(SET_WEIGHTS)]
        units.append(unit)
    return [PlayoutPolicy([unit]) for unit in units]


def choices_of(matches: Sequence[Match], seat: int, by: Sequence[str]) -> Iterator[Observed]:
    """What a seat's player chose in a match, given at the end of each round; what another played
    on the seat does not count."""
    for match, acted in zip(matches, by, strict=True):
        state = state_of(match.round.rewind(0))
        for ply, played in enumerate(match.round.history):
            code = action_code(state, played.action)
            if played.seat == seat and acted[ply] == OWN:
                seen = observed(state, code)
                if seen is not None:
                    yield seen
            state.apply(code)


@dataclass(frozen=True, slots=True)
class Earlier:
    """A match that the same people had played before."""

    record: bytes
    seats: tuple[tuple[int, int], ...]
    """Of each person, there and in the later one."""

    def choices_of(self, seat: int, edition: Edition) -> Iterator[Observed]:
        """What a seat's player chose there, if one might draw on purpose there as here."""
        reader = RecordReader(self.record)
        alike = reader.header.edition.must_place == edition.must_place
        for there, here in self.seats:
            if here == seat and alike and reader.header.solitaire is None:
                replayed, written = tee(reader.rounds())
                by = [round.by for round in written]
                yield from choices_of([*replay(reader.header, replayed)], there, by)
