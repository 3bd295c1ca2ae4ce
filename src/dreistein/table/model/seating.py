"""Who sits where: what people do to seats, and what else of a table that may change.

| event     | the seat                                       | besides                           |
|-----------|------------------------------------------------|-----------------------------------|
| sat       | the person's                                   | time, see below; new people, and  |
|           |                                                | who was not there, have not won   |
| promised  | the person's, from the next deal on            |                                   |
| renamed   | another name or look                           | how often in this match           |
| filled    | a bot's, until somebody takes it               | time, see below                   |
| freed     | waits for somebody                             |                                   |
| closed    | is gone                                        | all that is counted by seats      |
| left      | before a match as it was planned, then a bot's; | before a match, the person's seal |
|           | if it was only promised, promised no more      | and wins; later, their word       |
| held      | a bot plays for the person                     |                                   |
| returned  | the person plays                               | time, see below                   |
| resigned  | a bot plays until the match is over            | it cannot win                     |
| rematched | people play; one that was left is free, or its | all that is the match's           |
|           | bot's; of who has left, nothing stays          |                                   |

Whoever takes a seat over, or back, has the whole time of its turn. Nobody else's time changes, nor
who is ready to go on. Before a match all wait for an empty seat, and have their time once it is
taken.

Nobody comes to know a rack in the middle of a round, whoever they are: a seat is taken before the
deal, or by whom it was dealt to and who left it since.
"""

from collections.abc import Sequence
from dataclasses import replace

from dreistein.protocol.fields import SeatKind
from dreistein.protocol.table import Look
from dreistein.table.model import events as e
from dreistein.table.model.looks import free_look
from dreistein.table.model.state import MOST_LOOKS, SUBSTITUTE_LEVEL, Heir, Seat, TableState


def with_time(state: TableState, at: int) -> TableState:
    """Whoever is waited for has the whole time from now on."""
    return replace(state, turn_at=at, clock_at=at, followed_at=at)


def looks(seats: Sequence[Seat], but: int | None = None) -> list[Look]:
    """The looks that are taken."""
    return [s.look for n, s in enumerate(seats) if s.look is not None and n != but]


def sat(state: TableState, event: e.Sat) -> TableState:
    look = free_look(event.look, looks(state.seats, but=event.seat))
    late = state.over and state.seats[event.seat].late
    seat = Seat("person", event.name, None, event.person, look=look, late=late, since=state.seq)
    if state.seats[event.seat].named != event.person:
        state = _none_won(state, event.seat)
    state = _with_seat(state, event.seat, seat)
    if state.match is None:
        return with_time(state, event.at)
    return _with_own_time(state, event.seat, event.at)


def promised(state: TableState, event: e.Promised) -> TableState:
    heir = Heir(event.person, event.name, event.look)
    seat = replace(state.seats[event.seat], heir=heir, since=state.seq)
    return _with_seat(state, event.seat, seat)


def renamed(state: TableState, event: e.Renamed) -> TableState:
    seat = replace(state.seats[event.seat], name=event.name)
    if event.look is not None:
        look = free_look(event.look, looks(state.seats, but=event.seat))
        seat = replace(seat, look=look)
    named = (event.seat, event.name != state.seats[event.seat].name)
    if state.renamed.count(named) < MOST_LOOKS:  # logs of before had no limit
        state = replace(state, renamed=(*state.renamed, named))
    return _with_seat(state, event.seat, seat)


def filled(state: TableState, event: e.Filled) -> TableState:
    if event.yields:
        plan = e.SeatPlan("open", "", event.level)
        state = replace(_planned(state, event.seat, plan), filled=True)
    seat = Seat("open" if event.yields else "bot", "", event.level, since=state.seq)
    return with_time(_with_seat(state, event.seat, seat), event.at)


def freed(state: TableState, event: e.Freed) -> TableState:
    state = _planned(state, event.seat, e.SeatPlan("invited"))
    return _with_seat(state, event.seat, Seat("invited", "", None))


def _planned(state: TableState, seat: int, plan: e.SeatPlan) -> TableState:
    """Whoever sits there and leaves again leaves the seat like that."""
    plans = state.opened.seats
    plans = (*plans[:seat], plan, *plans[seat + 1 :])
    return replace(state, opened=replace(state.opened, seats=plans))


def closed(state: TableState, event: e.Closed) -> TableState:
    """The seats after it have other numbers from now on; before a match little is known by them."""
    gone = event.seat
    opened, series = state.opened, state.series
    state = replace(
        state,
        opened=replace(opened, seats=(*opened.seats[:gone], *opened.seats[gone + 1 :])),
        seats=(
            *state.seats[:gone],
            *(replace(seat, since=state.seq) for seat in state.seats[gone + 1 :]),
        ),
        series=(*series[:gone], *series[gone + 1 :]),
        renamed=tuple((n - (n > gone), named) for n, named in state.renamed if n != gone),
        racks_seen=frozenset((who, n - (n > gone)) for who, n in state.racks_seen if n != gone),
    )
    return with_time(state, event.at)


def left(state: TableState, event: e.Left) -> TableState:
    """Before a match the seat is what it was meant to be; later a bot plays until it is taken."""
    seat = state.seats[event.seat]
    if seat.heir is not None:
        return _with_seat(state, event.seat, replace(seat, heir=None))
    if state.match is None:
        plan = state.opened.seats[event.seat]
        free = Seat("open", "", plan.level) if plan.kind == "open" else Seat("invited", "", None)
        free = replace(free, since=state.seq)
        state = _none_won(_with_seat(state, event.seat, free), event.seat)
        return replace(state, undo_request=None, shuffle=state.shuffle.without(state.people))
    # Nobody may take over a seat that has resigned, and win.
    kind: SeatKind = "bot" if event.seat in state.resigned else "open"
    late = seat.late or not state.over
    gone = Seat(kind, seat.name, SUBSTITUTE_LEVEL, look=seat.look, left=seat.named, late=late)
    state = _with_seat(state, event.seat, gone)
    here = state.people
    yes, no = state.going_on.intersection(here), state.declined.intersection(here)
    return replace(state, undo_request=None, going_on=yes, declined=no)


def held(state: TableState, event: e.Held) -> TableState:
    away = replace(state.seats[event.seat], held=True, level=event.level)
    return _with_seat(state, event.seat, away)


def returned(state: TableState, event: e.Returned) -> TableState:
    back = replace(state.seats[event.seat], held=False, level=None)
    return _with_own_time(_with_seat(state, event.seat, back), event.seat, event.at)


def resigned(state: TableState, event: e.Resigned) -> TableState:
    assert state.match is not None
    match = state.match.resign(event.seat)
    gone = replace(state.seats[event.seat], level=event.level, held=False)
    return replace(_with_seat(state, event.seat, gone), match=match, undo_request=None)


def rematched(state: TableState, asked: bool) -> tuple[Seat, ...]:
    """The seats of the next match: people who were away or had resigned play again.

    A seat that was left gets the bot back that was meant to keep it; if there was none, it is free.
    In logs of before everybody was ``asked``, a bot plays there.
    """
    seats = []
    for seat, plan in zip(state.seats, state.opened.seats, strict=True):
        if seat.person is not None:
            seats.append(replace(seat, held=False, level=None, late=False))
        elif seat.left is not None and plan.kind == "open":
            seats.append(Seat("open" if asked else seat.kind, "", plan.level))
        elif seat.left is not None and asked:
            seats.append(Seat("invited", "", None))
        else:
            seats.append(Seat(seat.kind, "", seat.level))
    return tuple(seats)


def series_after(state: TableState) -> tuple[int, ...]:
    """The matches won by each seat; whoever is new on one, or nobody yet, has won none there."""
    stays = [
        (seat.person, n) in state.racks_seen if seat.named else True
        for n, seat in enumerate(state.seats)
    ]
    return tuple(won * same for won, same in zip(state.series_score, stays, strict=True))


def _none_won(state: TableState, number: int) -> TableState:
    """Nobody who comes to a seat has won what others won there."""
    if not any(state.series[number : number + 1]):
        return state
    return replace(state, series=(*state.series[:number], 0, *state.series[number + 1 :]))


def _with_seat(state: TableState, number: int, seat: Seat) -> TableState:
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def _with_own_time(state: TableState, seat: int, at: int) -> TableState:
    if state.phase != "playing" or state.round is None or state.round.turn != seat:
        return state
    return with_time(state, at)
