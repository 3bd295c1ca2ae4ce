"""How long a table waits: for the seat to move, between rounds, and for people before a rematch.

``away_at`` returns when a person who is not connected counts as away.
"""

from collections.abc import Callable, Collection

from dreistein.table.model.pace import LATENCY_MILLIS
from dreistein.table.model.state import TableState

_ROUNDS_WITHOUT_PAUSE = 20
"""All-bot tables deal this many rounds without a pause; a custom target may never be reached."""
COUNTDOWN_MILLIS = 30_000
"""Once somebody is ready for what comes after a result, the others have this long."""
AwayAt = Callable[[str], float]


def time_up_at(state: TableState) -> int | None:
    """When the time of the seat to move is up; None without a clock."""
    clock = state.opened.clock
    return None if clock is None else state.clock_at + 1000 * clock + LATENCY_MILLIS


def substitute_at(state: TableState, here: Collection[str], away_at: AwayAt) -> float | None:
    """When a bot steps in for the person to move; None if it never does."""
    assert state.round is not None
    if not any(seat.person in here for seat in state.seats):
        return None
    person, late = state.seats[state.round.turn].person, time_up_at(state)
    times: list[float] = []
    if person is not None and person not in here:
        times.append(away_at(person))
    if late is not None:
        times.append(late)
    return min(times, default=None)


def goes_on_at(state: TableState, here: Collection[str], away_at: AwayAt) -> float | None:
    """When the table goes on by itself after a round or a match; None if it waits.

    Nobody is hurried before somebody is ready; then everybody who is here has a while, and after a
    match, since a seat is lost, also who may just have lost the connection. Bots alone need no
    pause.
    """
    if state.going_on:
        since, until = state.going_since, state.going_since + COUNTDOWN_MILLIS
        waits = state.awaited - state.going_on
        if waits & set(here):
            return until
        absent = [min(until, away_at(person)) for person in waits] if state.over else []
        return max([since, *absent])
    if state.phase == "between" and all(seat.level is not None for seat in state.seats):
        return state.turn_at + (0 if state.rounds < _ROUNDS_WITHOUT_PAUSE else COUNTDOWN_MILLIS)
    return None


def reveal_until(state: TableState, seconds: float) -> float | None:
    """Until when the table waits for shares to be revealed; None if it does not."""
    if state.match is not None or state.shuffle.bound is None:
        return None
    return max(state.shuffle.bound_at, state.turn_at) + 1000 * seconds


def seals_until(state: TableState) -> float | None:
    """Until when a rematch waits for those who are here; None while nobody is ready for it.

    The first match of a table waits for everyone, and any match for somebody on an empty seat.
    """
    shuffle = state.shuffle
    if state.match is not None or not state.match_number or not state.all_seated:
        return None
    if not shuffle.seals or shuffle.bound:
        return None
    return max(shuffle.sealed_at, state.turn_at) + COUNTDOWN_MILLIS


def awaited_seats(
    state: TableState, here: Collection[str], away_at: AwayAt
) -> list[tuple[float, int]]:
    """The seats of people that a rematch waits for, each after the time until it waits.

    Those who are here are waited for at least as long as those who are not: with their seats the
    shuffle begins, and nobody loses a seat for longer than that.
    """
    if not state.all_seated or not any(seat.person in here for seat in state.seats):
        return []
    sealed = dict(state.shuffle.seals)
    awaited = [
        (number, seat.person)
        for number, seat in enumerate(state.seats)
        if seat.person is not None and not seat.held and seat.person not in sealed
    ]
    absent = [(away_at(person), number) for number, person in awaited if person not in here]
    until = seals_until(state)
    if until is None:
        return absent
    until = max([until, *(at for at, _ in absent)])
    return absent + [(until, number) for number, person in awaited if person in here]
