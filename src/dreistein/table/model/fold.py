"""The fold over the events of a table's log, which gives its state.

:func:`fold` applies the rules: an action that breaks them raises, and does not become an event.
"""

from dataclasses import replace
from typing import assert_never

from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import Edition
from dreistein.rules.match import Match
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.values import with_fields
from dreistein.table.model import binding, seating
from dreistein.table.model import events as e
from dreistein.table.model.looks import free_look
from dreistein.table.model.pace import clock_start, followed_at
from dreistein.table.model.seating import with_time
from dreistein.table.model.shuffle import Shuffle
from dreistein.table.model.state import Entry, PendingUndo, Seat, TableState


def open_state(event: e.TableOpened) -> TableState:
    """The state of a table that has just been opened."""
    solitaire = None if event.solitaire is None else Solitaire(*event.solitaire)
    seats: tuple[Seat, ...] = ()
    for plan in event.seats:
        look = None if plan.person is None else free_look(plan.look, seating.looks(seats))
        seats += (Seat(plan.kind, plan.name, plan.level, plan.person, look=look),)
    return TableState(
        seq=1,
        opened=event,
        edition=Edition.from_json(event.edition),
        solitaire=solitaire,
        seats=seats,
        secret=event.secret,
        begun=event.at,
        practice=event.practice,
        turn_at=event.at,
    )


def fold(state: TableState | None, event: e.Event) -> TableState:
    """The table after one more event; the first one opens it."""
    if state is None:
        if not isinstance(event, e.TableOpened):
            raise ValueError("the log of a table begins with its opening")
        return open_state(event)
    if isinstance(event, e.ActionMade):
        return _fold_action(state, event)
    state = replace(state, seq=state.seq + 1, last_other=state.seq + 1)
    match event:
        case e.TableOpened():
            raise ValueError("a table is opened once")
        case e.Sat():
            return seating.sat(state, event)
        case e.Promised():
            return seating.promised(state, event)
        case e.Left():
            return seating.left(state, event)
        case e.Renamed():
            return seating.renamed(state, event)
        case e.Filled():
            return seating.filled(state, event)
        case e.Freed():
            return seating.freed(state, event)
        case e.Closed():
            return seating.closed(state, event)
        case e.Rekeyed():
            opened = replace(state.opened, invite=event.invite, watch=event.watch)
            return replace(state, opened=opened, former=frozenset(), rekeyed=state.seq)
        case e.Held():
            return seating.held(state, event)
        case e.Returned():
            return seating.returned(state, event)
        case e.Resigned():
            return seating.resigned(state, event)
        case e.Sealed():
            return replace(state, shuffle=state.shuffle.seal(event.person, event.seal, event.at))
        case e.Bound():
            return replace(state, shuffle=binding.bind(state, event))
        case e.Revealed():
            return replace(state, shuffle=state.shuffle.reveal(event.person, event.share))
        case e.Failed():
            return _fold_failed(state, event)
        case e.Started():
            return _fold_started(state, event)
        case e.Dealt():
            assert state.match is not None
            return _with_round(state, state.match.next_round(), event.at)
        case e.Continued():
            since = state.going_since if state.going_on else event.at
            yes, no = state.going_on | {event.person}, state.declined - {event.person}
            return replace(state, going_on=yes, declined=no, going_since=since)
        case e.Declined():
            yes, no = state.going_on - {event.person}, state.declined | {event.person}
            return replace(state, going_on=yes, declined=no)
        case e.UndoAsked():
            person = state.seats[event.seat].person
            agreed = frozenset() if person is None else frozenset((person,))
            request = PendingUndo(state.seq, event.seat, event.keep, agreed)
            return replace(state, undo_request=request)
        case e.UndoAnswered():
            return _fold_undo_answered(state, event)
        case e.Undone():
            return _fold_undone(state, event)
        case e.Rematched():
            return _fold_rematched(state, event)
    assert_never(event)


def _fold_failed(state: TableState, event: e.Failed) -> TableState:
    names = tuple(state.seats[seat].name for seat in event.seats)
    shuffle = state.shuffle.fail(event.seats, event.why, names)
    return replace(with_time(state, event.at), secret=event.secret, shuffle=shuffle)


def _fold_started(state: TableState, event: e.Started) -> TableState:
    seed = state.chosen_seed
    if seed is None:
        seed = binding.seed_of(state.shuffle, state.secret)
    tiles = shuffled(seed)
    if state.solitaire is not None:
        deal = Deal.solitaire(tiles, state.solitaire)
    else:
        deal = Deal.of(tiles, state.edition, len(state.seats))
    match = Match.start(state.edition, deal, solitaire=state.solitaire, seed=seed)
    return _with_round(state, match, event.at)


def _with_round(state: TableState, match: Match, at: int) -> TableState:
    return replace(
        with_time(state, at),
        going_on=frozenset(),
        match=match,
        entries=(*state.entries, ()),
        racks_seen=frozenset(
            (seat.person, number)
            for number, seat in enumerate(state.seats)
            if seat.person is not None
        ),
        undo_request=None,
        sent=state.sent.next_round(),
    )


def _fold_action(state: TableState, event: e.ActionMade) -> TableState:
    assert state.match is not None
    number, ply = state.match.number, len(state.match.round.history)
    match = state.match.apply(event.action, event.seat)
    seq = state.seq + 1
    sent = state.sent
    if event.id is not None:
        sent = sent.add((event.seat, event.id, number, ply, event.action), seq)
    entry = Entry(event.by, seq, state.seats[event.seat].person)
    same_turn = bool(match.round.drawn)  # only a draw leaves a turn unfinished
    followed = followed_at(state.followed_at, event.action, event.at)
    return with_fields(
        state,
        seq=seq,
        match=match,
        entries=(*state.entries[:-1], (*state.entries[-1], entry)),
        turn_at=state.turn_at if same_turn else event.at,
        clock_at=state.clock_at if same_turn else clock_start(event.at, followed),
        followed_at=followed,
        undo_request=None,
        # Acting in spite of a request to undo declines it, and everyone must learn of that.
        last_other=state.last_other if state.undo_request is None else seq,
        sent=sent,
    )


def _fold_undo_answered(state: TableState, event: e.UndoAnswered) -> TableState:
    request = state.undo_request
    if request is None:
        return state
    if not event.yes:
        return replace(state, undo_request=None)
    return replace(state, undo_request=replace(request, agreed=request.agreed | {event.person}))


def _fold_undone(state: TableState, event: e.Undone) -> TableState:
    assert state.match is not None
    return replace(
        with_time(state, event.at),
        going_on=frozenset(),
        declined=frozenset(),
        match=state.match.rewind(event.keep),
        entries=(*state.entries[:-1], state.entries[-1][: event.keep]),
        practice=state.practice or event.practice,
        undo_request=None,
        sent=state.sent.undone(event.keep),
    )


def _fold_rematched(state: TableState, event: e.Rematched) -> TableState:
    """The people who want it; nothing of the match that is over."""
    gone = frozenset(seat.left for seat in state.seats if seat.left is not None)
    return replace(
        with_time(state, event.at),
        going_on=frozenset(),
        declined=frozenset(),
        former=gone - {*state.people} if event.asked else frozenset(),
        seats=seating.rematched(state, event.asked),
        secret=event.secret,
        begun=event.at,
        series=seating.series_after(state) if event.asked else state.series_score,
        match_number=state.match_number + 1,
        renamed=(),
        filled=False,
        match=None,
        entries=(),
        shuffle=Shuffle(),
        practice=False,
        undo_request=None,
    )
