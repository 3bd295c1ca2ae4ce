"""What a person's wish makes happen: events, or a refusal by cause. No clock, no I/O."""

from dreistein.protocol import messages as m
from dreistein.rules.actions import parse_action
from dreistein.table.errors import (
    AlreadyOver,
    BotPlays,
    CannotResign,
    HostOnly,
    MatchTooLong,
    NoSuchSeat,
    NotBetween,
    NotGathering,
    NotOverYet,
    NotPlaying,
    NotYourSeat,
    NoUndoAsked,
    OnlyWatching,
    SeatTaken,
    TableFull,
    TooLate,
)
from dreistein.table.fair.commitment import new_secret
from dreistein.table.model import events as e
from dreistein.table.model.names import clean_name
from dreistein.table.model.state import MOST_ROUNDS, SUBSTITUTE, TableState, fold
from dreistein.table.model.undo import is_practice, kept, needs_asking

Change = (
    m.Act
    | m.Ready
    | m.Next
    | m.Undo
    | m.Answer
    | m.Resign
    | m.Rematch
    | m.Rename
    | m.Leave
    | m.Fill
)
"""Messages that make something happen."""


def decide(state: TableState, person: str | None, wish: Change, now: int) -> list[e.Event]:
    """The events that a message makes happen; none if it has been done already."""
    if person is None or not state.seats_of(person):
        raise OnlyWatching()
    match wish:
        case m.Act():
            return _act(state, person, wish, now)
        case m.Ready():
            return _ready(state, person, wish, now)
        case m.Next():
            return _next(state, wish, now)
        case m.Undo():
            return _undo(state, person, wish, now)
        case m.Answer():
            return _answer(state, person, wish, now)
        case m.Resign():
            return _resign(state, person, wish, now)
        case m.Rematch():
            return _rematch(state, wish, now)
        case m.Rename():
            own_seat(state, person, wish.seat)
            name = clean_name(wish.name)
            same = name is None or name == state.seats[wish.seat].name
            return [] if same or name is None else [e.Renamed(wish.seat, name, now)]
        case m.Leave():
            own_seat(state, person, wish.seat)
            if state.solitaire is not None:
                raise CannotResign()
            return started(state, [e.Left(wish.seat, now)], now)
        case m.Fill():
            return _fill(state, person, wish, now)


def own_seat(state: TableState, person: str, seat: int) -> None:
    """Raise unless the person sits there."""
    if seat >= len(state.seats):
        raise NoSuchSeat(seat=seat, last=len(state.seats) - 1)
    if state.seats[seat].person != person:
        raise NotYourSeat(seat=seat)


def right_moment(state: TableState, round: int, ply: int) -> None:
    """Raise unless this is what the client saw when it was sent."""
    if not state.plays:
        raise NotPlaying()
    at = (len(state.plays) - 1, len(state.plays[-1].by))
    if at != (round, ply):
        raise TooLate(round=at[0], ply=at[1])


def _act(state: TableState, person: str, wish: m.Act, now: int) -> list[e.Event]:
    own_seat(state, person, wish.seat)
    if state.phase != "playing":
        raise AlreadyOver() if state.over else NotPlaying()
    if state.seats[wish.seat].level is not None:
        raise BotPlays()
    right_moment(state, wish.round, wish.ply)
    action = wish.action
    if action.startswith("+"):
        # Whether a guess at the stock's top tile is right is nobody's to know: any draw is a draw.
        action = str(parse_action(action))
    return [e.Acted(wish.seat, action, "person", now, wish.id)]


def _ready(state: TableState, person: str, wish: m.Ready, now: int) -> list[e.Event]:
    if state.match != wish.match:
        raise TooLate(round=len(state.plays), ply=0)
    if person in dict(state.contributions):
        return []
    if state.plays:
        raise NotGathering()
    return started(state, [e.Readied(person, wish.contribution, now)], now)


def started(state: TableState, changes: list[e.Event], now: int) -> list[e.Event]:
    """Some changes, and the beginning of the match if nothing is missing any more."""
    for change in changes:
        state = fold(state, change)
    if state.round is None and state.people and state.all_ready:
        return [*changes, e.Started(now)]
    return changes


def _next(state: TableState, wish: m.Next, now: int) -> list[e.Event]:
    if wish.round < len(state.plays):
        return []
    if state.phase != "between" or wish.round != len(state.plays):
        raise AlreadyOver() if state.over else NotBetween()
    if state.full:
        raise MatchTooLong(most=MOST_ROUNDS)
    return [e.Dealt(now)]


def _undo(state: TableState, person: str, wish: m.Undo, now: int) -> list[e.Event]:
    own_seat(state, person, wish.seat)
    right_moment(state, wish.round, wish.ply)
    if state.seats[wish.seat].level is not None:
        raise BotPlays()
    keep = kept(state, wish.seat)
    if needs_asking(state):
        asked = state.wish
        if asked is not None and (asked.seat, asked.keep) == (wish.seat, keep):
            return []
        return [e.UndoAsked(wish.seat, keep, now)]
    return [e.Undone(wish.seat, keep, is_practice(state, wish.seat, keep), now)]


def _answer(state: TableState, person: str, wish: m.Answer, now: int) -> list[e.Event]:
    asked = state.wish
    if asked is None or asked.asked != wish.asked:
        raise NoUndoAsked()
    if person not in state.players:
        raise BotPlays()
    if person in asked.agreed:
        return []
    answered = e.UndoAnswered(person, wish.yes, now)
    if not wish.yes:
        return [answered]
    agreed = asked.agreed | {person}
    if state.players <= agreed:
        practice = is_practice(state, asked.seat, asked.keep)
        return [answered, e.Undone(asked.seat, asked.keep, practice, now)]
    return [answered]


def _resign(state: TableState, person: str, wish: m.Resign, now: int) -> list[e.Event]:
    own_seat(state, person, wish.seat)
    if state.seats[wish.seat].resigned:
        return []
    if state.phase not in ("playing", "between"):
        raise AlreadyOver() if state.over else NotPlaying()
    if state.solitaire is not None:
        raise CannotResign()
    return [e.Resigned(wish.seat, SUBSTITUTE, now)]


def _rematch(state: TableState, wish: m.Rematch, now: int) -> list[e.Event]:
    if wish.match <= state.match:
        return []
    if not state.over or wish.match != state.match + 1:
        raise NotOverYet()
    if state.opened.day is not None:
        raise AlreadyOver()  # the day has one deal; another try is another table
    return [e.Rematched(new_secret(), now)]


def _fill(state: TableState, person: str, wish: m.Fill, now: int) -> list[e.Event]:
    if person != state.host:
        raise HostOnly()
    if wish.seat >= len(state.seats):
        raise NoSuchSeat(seat=wish.seat, last=len(state.seats) - 1)
    if state.plays:
        raise NotGathering()
    if state.seats[wish.seat].kind != "invited":
        raise SeatTaken()
    return started(state, [e.Filled(wish.seat, wish.level, now)], now)


def sit(
    state: TableState, person: str, seat: int | None, name: str | None, now: int
) -> tuple[int, list[e.Event]]:
    """The seat a person gets who comes by an invitation, and what happens."""
    own = state.seats_of(person)
    if own:
        return own[0], []
    free = [n for n, s in enumerate(state.seats) if s.kind in ("invited", "open")]
    # A seat that waits comes before one that a bot keeps warm.
    free.sort(key=lambda n: state.seats[n].kind != "invited")
    if seat is None:
        if not free:
            raise TableFull()
        seat = free[0]
    if seat >= len(state.seats):
        raise NoSuchSeat(seat=seat, last=len(state.seats) - 1)
    if seat not in free:
        raise SeatTaken()
    sat = e.Sat(seat, person, name or "", now)
    return seat, started(state, [sat], now)
