"""Commands: what people ask of a table becomes events or a refusal. No clock, no I/O."""

import secrets

from dreistein.protocol import client as c
from dreistein.protocol.table import Look
from dreistein.rules.actions import parse_action
from dreistein.rules.edition import PLAYER_COUNTS
from dreistein.table import errors
from dreistein.table.fair.commitment import new_secret
from dreistein.table.fair.sealed import seal_of
from dreistein.table.model import binding, going_on
from dreistein.table.model import events as e
from dreistein.table.model.fold import fold
from dreistein.table.model.looks import free_name
from dreistein.table.model.names import clean_name
from dreistein.table.model.state import MOST_LOOKS, MOST_NAMES, SUBSTITUTE_LEVEL, Seat, TableState
from dreistein.table.model.undo import needs_consent, shown_by, undo_target

Command = (
    c.Act
    | c.Ready
    | c.Reveal
    | c.Next
    | c.Undo
    | c.Answer
    | c.Resign
    | c.Rematch
    | c.Decline
    | c.Rename
    | c.Leave
    | c.Fill
    | c.Remove
    | c.CloseSeat
    | c.NewKeys
)
"""Messages that change the table."""


class AlreadyDone(Exception):
    """The command was carried out when it was sent before, as the event with this number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


def handle(state: TableState, person: str | None, command: Command, now: int) -> list[e.Event]:
    """The events that a command causes; none if it changes nothing any more."""
    if isinstance(command, c.Leave):
        return _give_up(state, person, command, now)
    if person is None or person not in state.people:
        raise errors.OnlyWatching()
    match command:
        case c.Act():
            return _act(state, person, command, now)
        case c.Next() | c.Undo() | c.Resign() if command.match not in (None, state.match_number):
            return []  # it was done when this was sent before, in the match before
        case c.Ready():
            return _ready(state, person, command, now)
        case c.Reveal():
            return _reveal(state, person, command, now)
        case c.Next():
            return going_on.next_round(state, person, command, now)
        case c.Undo():
            return _undo(state, person, command, now)
        case c.Answer():
            return _answer(state, person, command, now)
        case c.Resign():
            return _resign(state, person, command, now)
        case c.Rematch() | c.Decline():
            return going_on.rematch(state, person, command, now)
        case c.Rename():
            check_seat(state, person, command.seat)
            return _rename(state, command, now)
        case c.Fill():
            return _fill(state, person, command, now)
        case c.Remove():
            return _remove(state, person, command, now)
        case c.CloseSeat():
            return _close_seat(state, person, command, now)
        case c.NewKeys():
            again = command.seen is not None and command.seen < state.rekeyed
            return [] if again else [new_keys(state, person, now)]


def check_seat(state: TableState, person: str, seat: int) -> None:
    """Raise unless the person sits there."""
    if seat >= len(state.seats):
        raise errors.NoSuchSeat(seat=seat, last=len(state.seats) - 1)
    if state.seats[seat].person != person:
        raise errors.NotYourSeat(seat=seat)


def check_moment(state: TableState, round: int, ply: int) -> None:
    """Raise unless the table is still where the client saw it."""
    at = _moment(state)
    if at is None:
        raise errors.NotPlaying()
    if at != (round, ply):
        raise errors.TooLate(round=at[0], ply=at[1])


def _moment(state: TableState) -> tuple[int, int] | None:
    """The number of the round and its ply; None before a match."""
    return None if state.match is None else (state.match.number, len(state.match.round.history))


def _act(state: TableState, person: str, command: c.Act, now: int) -> list[e.Event]:
    check_seat(state, person, command.seat)
    done = state.sent.seq_of(command)
    elsewhere = command.match not in (None, state.match_number)
    # What is sent for the present moment is new, whatever had its id in a match before.
    if done is not None and (elsewhere or _moment(state) != (command.round, command.ply)):
        raise AlreadyDone(done)
    if state.phase != "playing":
        raise errors.AlreadyOver() if state.over else errors.NotPlaying()
    if state.seats[command.seat].level is not None:
        raise errors.BotPlays()
    check_moment(state, command.round, command.ply)
    if elsewhere:
        raise errors.TooLate(round=command.round, ply=command.ply)
    action = command.action
    if action.startswith("+"):
        # A draw may name a tile, but nobody may learn whether that guess was right.
        action = str(parse_action(action))
    return [e.ActionMade(command.seat, action, "person", now, command.id)]


def _ready(state: TableState, person: str, command: c.Ready, now: int) -> list[e.Event]:
    _check_attempt(state, command)
    sealed = dict(state.shuffle.seals).get(person)
    if sealed is not None:
        if sealed != command.seal:
            raise errors.SealChanged()
        return []
    if state.match is not None or state.shuffle.bound is not None:
        raise errors.NotGathering()
    return with_start_if_ready(state, [e.Sealed(person, command.seal, now)], now)


def _reveal(state: TableState, person: str, command: c.Reveal, now: int) -> list[e.Event]:
    _check_attempt(state, command)
    shuffle = state.shuffle
    if person in dict(shuffle.shares):
        return []
    if shuffle.bound is None or person not in dict(shuffle.seals):
        raise errors.NotSealed()
    if seal_of(command.share) != dict(shuffle.seals)[person]:
        raise errors.WrongShare()
    if command.pledge != binding.pledge_of(state):
        raise errors.ToldOtherwise()
    return with_start_if_ready(state, [e.Revealed(person, command.share, now)], now)


def _check_attempt(state: TableState, command: c.Ready | c.Reveal) -> None:
    if (state.match_number, state.shuffle.attempt) != (command.match, command.attempt):
        raise errors.TooLate(round=state.rounds, ply=0)


def with_start_if_ready(state: TableState, changes: list[e.Event], now: int) -> list[e.Event]:
    """These events and what follows: all seals are there, or all shares, and the match starts."""
    for change in changes:
        state = fold(state, change)
    if state.match is not None or not state.people or not state.all_seated:
        return changes
    if state.chosen_seed is not None:
        return [*changes, e.Started(now)]
    shuffle = state.shuffle
    if shuffle.bound is None:
        return [*changes, e.Bound(now)] if state.all_sealed else changes
    return changes if shuffle.missing else [*changes, e.Started(now)]


def _give_up(state: TableState, person: str | None, command: c.Leave, now: int) -> list[e.Event]:
    if command.seat not in (*state.seats_of(person), *state.promised_to(person)):
        return []  # it was left when this was sent before
    if command.seen is not None and command.seen < state.seats[command.seat].since:
        return []  # and taken again
    if state.solitaire is not None:
        raise errors.CannotResign()
    return _leave(state, (command.seat,), now)


def _leave(
    state: TableState, seats: tuple[int, ...], now: int, removed: bool = False
) -> list[e.Event]:
    left: list[e.Event] = [e.Left(seat, now, removed) for seat in seats]
    if seats and state.match is None and state.shuffle.bound is not None:
        left.insert(0, e.Failed(seats, "left", new_secret(), now))
    return with_start_if_ready(state, left, now)


def reveal_failed(state: TableState, now: int) -> list[e.Event]:
    """What happens when shares were not revealed in time; nothing if none is missing."""
    missing = state.shuffle.missing
    if state.match is not None or state.shuffle.bound is None or not missing:
        return []
    return [e.Failed(missing, "silent", new_secret(), now)]


def _undo(state: TableState, person: str, command: c.Undo, now: int) -> list[e.Event]:
    check_seat(state, person, command.seat)
    at = _moment(state)
    if at is not None and at[0] == command.round and at[1] < command.ply:
        return []  # it was undone when this was sent before
    check_moment(state, command.round, command.ply)
    if state.seats[command.seat].level is not None:
        raise errors.BotPlays()
    keep = undo_target(state, command.seat)
    if needs_consent(state):
        asked = state.undo_request
        if asked is not None and (asked.seat, asked.keep) == (command.seat, keep):
            return []
        return [e.UndoAsked(command.seat, keep, now)]
    practice = shown_by(state, command.seat, keep) is not None
    return [e.Undone(command.seat, keep, practice, now)]


def _answer(state: TableState, person: str, command: c.Answer, now: int) -> list[e.Event]:
    asked = state.undo_request
    if asked is None or asked.asked != command.asked:
        raise errors.NoUndoAsked()
    if person not in state.players:
        raise errors.BotPlays()
    if person in asked.agreed:
        return []
    answered = e.UndoAnswered(person, command.yes, now)
    if not command.yes:
        return [answered]
    agreed = asked.agreed | {person}
    if state.players <= agreed:
        practice = shown_by(state, asked.seat, asked.keep) is not None
        return [answered, e.Undone(asked.seat, asked.keep, practice, now)]
    return [answered]


def _resign(state: TableState, person: str, command: c.Resign, now: int) -> list[e.Event]:
    check_seat(state, person, command.seat)
    if command.seat in state.resigned:
        return []
    if state.phase not in ("playing", "between"):
        raise errors.AlreadyOver() if state.over else errors.NotPlaying()
    if state.solitaire is not None:
        raise errors.CannotResign()
    return [e.Resigned(command.seat, SUBSTITUTE_LEVEL, now)]


def _rename(state: TableState, command: c.Rename, now: int) -> list[e.Event]:
    name = clean_name(command.name) or state.seats[command.seat].name
    name = free_name(name, names_besides(state, command.seat))
    renamed = e.Renamed(command.seat, name, now, command.look)
    if fold(state, renamed).seats == state.seats:
        return []
    named = name != state.seats[command.seat].name
    if state.renamed.count((command.seat, named)) >= (MOST_NAMES if named else MOST_LOOKS):
        raise errors.TooManyNames()
    return [renamed]


def names_besides(state: TableState, seat: int) -> list[str]:
    """The names on all other seats, and of who will sit there."""
    others = [other for number, other in enumerate(state.seats) if number != seat]
    return [who.name for other in others for who in (other, other.heir) if who is not None]


def leave_all(state: TableState, person: str, now: int) -> list[e.Event]:
    """The events with which a person gives up all their seats."""
    return _leave(state, (*state.seats_of(person), *state.promised_to(person)), now)


def _seat_to_arrange(
    state: TableState, person: str, command: c.Fill | c.Remove | c.CloseSeat
) -> Seat:
    """The seat, which the host arranges before a match."""
    if person != state.host:
        raise errors.HostOnly()
    if command.seat >= len(state.seats):
        raise errors.NoSuchSeat(seat=command.seat, last=len(state.seats) - 1)
    if state.match is not None:
        raise errors.NotGathering()
    return state.seats[command.seat]


def _fill(state: TableState, person: str, command: c.Fill, now: int) -> list[e.Event]:
    seat = _seat_to_arrange(state, person, command)
    if (seat.kind, seat.level) == ("open", command.level):
        return []  # it was filled when this was sent before
    if seat.kind != "invited":
        raise errors.SeatTaken()
    filled = e.Filled(command.seat, command.level, now, yields=True)
    return with_start_if_ready(state, [filled], now)


def _remove(state: TableState, person: str, command: c.Remove, now: int) -> list[e.Event]:
    seat = _seat_to_arrange(state, person, command)
    if command.seen is not None and command.seen < seat.since:
        return []  # who was meant is gone
    if seat.person is not None:
        own = seat.person == person
        return [] if own else _leave(state, state.seats_of(seat.person), now, removed=True)
    if seat.level is None:
        return []  # it waits already
    if state.shuffle.bound is not None:
        raise errors.NotGathering()
    return [e.Freed(command.seat, now)]


def _close_seat(state: TableState, person: str, command: c.CloseSeat, now: int) -> list[e.Event]:
    if command.seats > len(state.seats):
        return []  # it was closed when this was sent before
    if _seat_to_arrange(state, person, command).kind != "invited":
        raise errors.SeatTaken()
    if len(state.seats) - 1 not in PLAYER_COUNTS:
        raise errors.InvalidSeatPlan()
    if state.shuffle.failed:
        raise errors.NotGathering()  # the proof names the seats of an attempt that failed
    return with_start_if_ready(state, [e.Closed(command.seat, now)], now)


def new_keys(state: TableState, person: str, now: int) -> e.Rekeyed:
    """The event with which the host makes new links."""
    if person != state.host:
        raise errors.HostOnly()
    return e.Rekeyed(secrets.token_urlsafe(16), secrets.token_urlsafe(16), now)


def sit(
    state: TableState,
    person: str,
    seat: int | None,
    name: str | None,
    look: Look | None,
    now: int,
) -> tuple[int, list[e.Event]]:
    """The seat that a person gets by an invitation, and the events of it.

    Once a match has begun, it is theirs from the next deal on: nobody learns a rack that others
    may have seen. Only whom the rack was dealt to, and who has left since, has it back at once.
    """
    own = state.seats_of(person) or state.promised_to(person)
    if own:
        return own[0], []
    free = [n for n, s in enumerate(state.seats) if s.kind in ("invited", "open") and not s.heir]
    # A waiting seat comes before one that a bot plays meanwhile.
    free.sort(key=lambda n: state.seats[n].kind != "invited")
    if seat is None:
        if not free:
            raise errors.TableFull()
        seat = next((n for n in free if (person, n) in state.racks_seen), free[0])
    if seat >= len(state.seats):
        raise errors.NoSuchSeat(seat=seat, last=len(state.seats) - 1)
    if seat not in free:
        raise errors.SeatTaken()
    name = free_name(name or "", names_besides(state, seat))
    if state.match is not None and (person, seat) not in state.racks_seen:
        return seat, [e.Promised(seat, person, name, now, look)]
    return seat, with_start_if_ready(state, [e.Sat(seat, person, name, now, look)], now)
