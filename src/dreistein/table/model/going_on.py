"""What follows a result: the next round or another match, once those who are here are ready."""

from dreistein.protocol import client as c
from dreistein.rules.match import MOST_ROUNDS
from dreistein.table.errors import AlreadyOver, MatchTooLong, NotBetween, NotOverYet
from dreistein.table.fair.commitment import new_secret
from dreistein.table.model import events as e
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState


def next_round(state: TableState, person: str, command: c.Next, now: int) -> list[e.Event]:
    if command.round < state.rounds:
        return []
    if state.phase != "between" or command.round != state.rounds:
        raise AlreadyOver() if state.over else NotBetween()
    if state.full:
        raise MatchTooLong(most=MOST_ROUNDS)
    return _go_on(state, person, now)


def rematch(
    state: TableState, person: str, command: c.Rematch | c.Decline, now: int
) -> list[e.Event]:
    """Yes or no to another match: nobody plays it without a yes."""
    if command.match <= state.match_number:
        return []
    if not state.over or command.match != state.match_number + 1:
        raise NotOverYet()
    if state.opened.day is not None:
        raise AlreadyOver()  # the day has one deal; another try is another table
    if isinstance(command, c.Rematch):
        return _go_on(state, person, now)
    if person in state.declined:
        return []
    declined = e.Declined(person, now)
    after = fold(state, declined)
    return [declined, *(events_after(after, now) if after.awaited <= after.going_on else [])]


def _go_on(state: TableState, person: str, now: int) -> list[e.Event]:
    """Go on after a result if nobody else is waited for; else the person is ready for it."""
    if state.awaited <= state.going_on | {person}:
        return events_after(state, now, person)
    if person in state.going_on or person not in state.awaited | state.declined:
        return []
    return [e.Continued(person, now)]


def events_after(state: TableState, now: int, last: str | None = None) -> list[e.Event]:
    """What follows a result, if anything does, once the ``last`` person is ready for it.

    Before a deal, whom a seat is promised takes it; before a rematch, who does not want it leaves.
    """
    heirs = [(number, seat.heir) for number, seat in enumerate(state.seats)]
    sat: list[e.Event] = [e.Sat(n, h.person, h.name, now, h.look) for n, h in heirs if h]
    if state.phase == "between" and not state.full:
        return [*sat, e.Dealt(now)]
    stay = state.going_on if last is None else state.going_on | {last}
    if state.phase == "over" and state.opened.day is None and stay:
        seats = enumerate(state.seats)
        left = [e.Left(n, now) for n, s in seats if s.person is not None and s.person not in stay]
        return [*left, *sat, e.Rematched(new_secret(), now, asked=True)]
    return []
