"""How long a table waits: for the seat to move, between rounds, and for people before a rematch.

``away_at`` returns when a person who is not connected counts as away.
"""

from collections.abc import Callable, Collection

from dreistein.table.model.state import TableState

_ROUNDS_WITHOUT_PAUSE = 20
"""All-bot tables deal this many rounds without a pause; a custom target may never be reached."""
AwayAt = Callable[[str], float]


def substitute_at(
    state: TableState, here: Collection[str], away_at: AwayAt, turn_at: int
) -> float | None:
    """When a bot steps in for the person to move; None if it never does."""
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


def pause_seconds(state: TableState, usual: float) -> float:
    """How long after a round the next is dealt, if nobody asks for it before."""
    only_bots = all(seat.level is not None for seat in state.seats)
    return 0 if only_bots and state.rounds < _ROUNDS_WITHOUT_PAUSE else usual


def absent_seats(
    state: TableState, here: Collection[str], away_at: AwayAt
) -> list[tuple[float, int]]:
    """The absent people's seats that a rematch waits for, each after the time until it waits."""
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
