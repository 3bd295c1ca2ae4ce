"""How long a table waits: for whoever is to move, between rounds, for those missing at a rematch.

``away_at`` tells when somebody who is not here has been gone for long.
"""

from collections.abc import Callable, Collection

from dreistein.table.model.state import TableState

_ROUNDS_WITHOUT_PAUSE = 20
"""All-bot tables deal this many rounds without a pause; a custom target may never be reached."""
AwayAt = Callable[[str], float]


def until_helped(
    state: TableState, here: Collection[str], away_at: AwayAt, turn_at: int
) -> float | None:
    """When a bot steps in for the person who is to move; None: never."""
    assert state.round is not None
    if not any(seat.person in here for seat in state.seats):
        return None
    person, clock = state.seats[state.round.turn].person, state.opened.clock
    times: list[float] = []
    if person is not None and person not in here:
        times.append(away_at(person))
    if clock is not None:
        times.append(turn_at + 1000 * clock)
    return min(times, default=None)


def pause(state: TableState, usual: float) -> float:
    """How many seconds after a round the next is dealt, if nobody asks for it before."""
    alone = all(seat.level is not None for seat in state.seats)
    return 0 if alone and state.rounds < _ROUNDS_WITHOUT_PAUSE else usual


def missing(state: TableState, here: Collection[str], away_at: AwayAt) -> list[tuple[float, int]]:
    """The seats for which a rematch waits while nobody is there, and until when it does."""
    if not any(seat.person in here for seat in state.seats):
        return []
    ready = dict(state.contributions)
    return [
        (away_at(seat.person), number)
        for number, seat in enumerate(state.seats)
        if seat.person is not None
        and not seat.held
        and seat.person not in here
        and seat.person not in ready
    ]
