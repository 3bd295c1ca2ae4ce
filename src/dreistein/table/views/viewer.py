"""What a viewer may know of a table: the one place where its secrets are left out.

Tiles come from :mod:`dreistein.rules.view` alone, which knows what a seat may know. A viewer is a
person's id, or None for a viewer without a session.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from dreistein.protocol import server as p
from dreistein.protocol import table as wire
from dreistein.rules.actions import Action, Draw, EndTurn, Placement
from dreistein.rules.board import Spot
from dreistein.rules.hoarding import hoard_of
from dreistein.rules.lattice import Cell
from dreistein.rules.match import Match
from dreistein.rules.round import Round
from dreistein.rules.tiles import texts
from dreistein.rules.turns import last_turn
from dreistein.rules.view import View, own_tiles, view
from dreistein.table.fair.sealed import VERSION
from dreistein.table.model.findings import Findings
from dreistein.table.model.state import Heir, TableState
from dreistein.table.model.timeouts import COUNTDOWN_MILLIS, seals_until
from dreistein.table.model.undo import may_undo

_COMPARED_FIELDS = [field.name for field in fields(wire.TableView) if field.name != "rounds"]


def seat_view(state: TableState, seat: int) -> View:
    match = state.match
    assert match is not None
    totals, resigned = match.before, match.resigned
    return view(match.round, seat, before=totals, number=match.number, resigned=resigned)


def choices_of(round: Round) -> tuple[wire.Choice, ...]:
    """Everything that the seat to move may do, and what it scores."""
    spots = round.board.spots
    return tuple([_choice(round, action, spots) for action in round.legal_actions()])


def _choice(round: Round, action: Action, spots: Mapping[Cell, Spot]) -> wire.Choice:
    if not isinstance(action, Placement):
        end = round.end_of_turn if isinstance(action, EndTurn) else None
        return wire.Choice(str(action), round.points(action), end=end)
    spot, tile = spots[action.cell], action.tile
    bonus = round.edition.bonus_points(spot, tile)
    return wire.Choice(str(action), tile.value + bonus, spot.bonus, spot.hexagons, bonus)


def hand_of(state: TableState, seat: int) -> wire.Hand:
    """What a seat holds and may do, for the person who sits there."""
    round = state.round
    assert round is not None
    tiles, drawn = own_tiles(round, seat)
    to_move = round.end is None and round.turn == seat and state.seats[seat].level is None
    return wire.Hand(seat, texts(tiles), texts(drawn), choices_of(round) if to_move else None)


def time_left(state: TableState, now: int) -> int | None:
    """Milliseconds until the turn's time is up or the table goes on by itself; else None."""
    clock, sealed = state.opened.clock, seals_until(state)
    if sealed is not None:
        return max(0, int(sealed) - now)
    if state.phase in ("between", "over") and state.going_on:
        return max(0, state.going_since + COUNTDOWN_MILLIS - now)
    if clock is None or state.phase != "playing":
        return None
    return max(0, state.clock_at + 1000 * clock - now)


def table_view(
    state: TableState,
    table: str,
    person: str | None,
    here: Collection[str],
    now: int,
    rounds: tuple[wire.RoundView, ...],
) -> wire.TableView:
    """Everything that a viewer may know of a table; ``rounds`` are those of ``RoundViews``."""
    own = state.seats_of(person)
    opened = state.opened
    over = state.over
    solitaire = state.solitaire
    undo, undo_shows = may_undo(state, own)
    knows_link = own or person in state.former
    edition: wire.Edition = state.edition.to_object()  # type: ignore[assignment]
    return wire.TableView(
        id=table,
        edition=edition,
        seats=_seat_views(state, person, here),
        host=person == state.host,
        spectator=not own,
        phase=state.phase,
        match=state.match_number,
        commitment=state.commitment,
        shuffle=_shuffle(state),
        seed=_seed(state, over, bool(own)),
        rounds=rounds,
        hands=tuple(hand_of(state, seat) for seat in own) if state.match is not None else (),
        winners=state.winners,
        practice=state.practice,
        solitaire=None if solitaire is None else {"rack": solitaire.rack, "draws": solitaire.draws},
        clock=opened.clock,
        left=time_left(state, now),
        hints=opened.hints,
        marks=opened.marks,
        day=opened.day,
        listed=opened.listed,
        undo=_undo_request(state),
        may_undo=undo,
        undo_shows=undo_shows,
        proof=_proof(state) if over else None,
        invite=opened.invite if knows_link and opened.solitaire is None else None,
        watch=opened.watch if own else None,
        series=state.series,
        challenge=opened.challenge if state.match_number == 0 else None,
        stand_ins=state.stand_ins if state.phase in ("between", "over") else (),
        hoard=_HOARDS.of(state.match) if over and state.match is not None else None,
        filled=state.filled,
    )


def _hoard(match: Match) -> wire.Hoard | None:
    """Whether drawing on purpose decided a match."""
    found = hoard_of(match)
    return None if found is None else wire.Hoard(*found)


_HOARDS = Findings(_hoard)
"""Found once, and told to everyone."""


def table_changes(before: wire.TableView, after: wire.TableView) -> dict[str, Any]:
    """The fields that are different in two views of one viewer, by name; rounds are left out."""
    return {
        name: value
        for name in _COMPARED_FIELDS
        if (value := getattr(after, name)) != getattr(before, name)
    }


def unchanged_rounds(before: TableState, after: TableState) -> int:
    """How many rounds, from the first on, are the same in two states of a table."""
    if before.match is None or after.match is None or before.match_number != after.match_number:
        return 0
    kept = min(before.match.number, after.match.number)
    return kept + 1 if before.match.rounds[kept] is after.match.rounds[kept] else kept


def _seed(state: TableState, over: bool, plays: bool) -> str | None:
    """A chosen seed, for whoever may know it: nobody before the end if others chose it."""
    opened = state.opened
    if opened.day is not None or not (
        over or (plays and not (opened.challenge or opened.practice))
    ):
        return None
    return state.chosen_seed


def _seat_views(
    state: TableState, person: str | None, here: Collection[str]
) -> tuple[wire.SeatView, ...]:
    own = state.seats_of(person)
    if state.phase in ("between", "over"):
        waiting = state.awaited - state.going_on
    else:
        waiting = frozenset(state.people) - dict(state.shuffle.seals).keys()
    return tuple(
        wire.SeatView(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            held=seat.held,
            resigned=number in state.resigned,
            ready=seat.held or (seat.kind != "invited" and seat.person not in waiting),
            yours=number in own,
            here=seat.person is not None and seat.person in here,
            look=seat.look,
            declined=seat.person in state.declined,
            heir=None if seat.heir is None else _heir(seat.heir, person),
        )
        for number, seat in enumerate(state.seats)
    )


def _heir(heir: Heir, viewer: str | None) -> wire.Heir:
    return wire.Heir(heir.name, yours=heir.person == viewer)


def _undo_request(state: TableState) -> wire.UndoRequest | None:
    request = state.undo_request
    if request is None:
        return None
    waiting = tuple(
        number
        for number, seat in enumerate(state.seats)
        if seat.person in state.players - request.agreed and number not in state.resigned
    )
    return wire.UndoRequest(request.asked, request.seat, request.keep, waiting)


def _shuffle(state: TableState) -> wire.Shuffle | None:
    """How far the shuffle is: nothing of a share, until the match is over, but its seal."""
    if state.chosen_seed is not None:
        return None
    shuffle = state.shuffle
    return wire.Shuffle(
        table=state.table,
        attempt=shuffle.attempt,
        seats=None if shuffle.bound is None else shuffle.bound.seats,
        seals=shuffle.seals_by_seat,
        missing=shuffle.missing,
        failed=tuple(
            wire.FailedAttempt(attempt.seats, attempt.why, attempt.seals, names)
            for attempt, names in shuffle.failed
        ),
    )


def _proof(state: TableState) -> wire.Proof | None:
    """What the seed came from; None if it was chosen, and nothing is proved."""
    if state.seed is None or state.chosen_seed is not None:
        return None
    return wire.Proof(VERSION, state.secret, state.shuffle.shares_by_seat, state.seed)


def acted_messages(
    before: TableState, after: TableState, people: Iterable[str | None], now: int
) -> dict[str | None, p.Acted]:
    """The messages to viewers about the action that led from one state to the other."""
    match, previous = after.match, before.round
    assert match is not None
    assert previous is not None
    round, entries = match.round, after.entries[-1]
    played, turn = round.history[-1], last_turn(round)
    by = [entry.by for entry in entries[-len(turn.actions) :]]
    settled = round.settlement[played.seat] if round.end is not None else 0
    total = match.before[played.seat] + round.scores[played.seat] - settled
    line = wire.Turn.of(turn, by, total)
    counts, left, totals = tuple(map(len, round.hands)), time_left(after, now), match.totals
    drawn = str(previous.stock[0]) if isinstance(played.action, Draw) else None
    movers = (played.seat, round.turn)
    messages: dict[str | None, p.Acted] = {}
    for person in people:
        own = after.seats_of(person)
        undo, undo_shows = may_undo(after, own)
        messages[person] = p.Acted(
            seq=after.seq,
            round=match.number,
            ply=len(round.history),
            seat=played.seat,
            action=line.actions[-1],
            turn=line,
            turn_number=played.turn,
            tile=drawn if played.seat in own else None,
            to_move=round.turn,
            draws=len(round.drawn),
            counts=counts,
            stock=len(round.stock),
            draws_left=round.draws_left,
            scores=round.scores,
            totals=totals,
            hands=tuple([hand_of(after, seat) for seat in own if seat in movers]),
            left=left,
            may_undo=undo,
            undo_shows=undo_shows,
        )
    return messages


def acted_since(state: TableState, person: str | None, since: int, now: int) -> Iterator[p.Acted]:
    """The messages to a viewer about the round's actions after the event ``since``."""
    match = state.match
    assert match is not None
    past, entries = state.entries[:-1], state.entries[-1]
    then = match.rewind(0)
    before = replace(state, match=then, entries=(*past, ()))
    for ply, played in enumerate(match.round.history, start=1):
        then = then.apply(played.action)
        seq = entries[ply - 1].seq
        after = replace(before, seq=seq, match=then, entries=(*past, entries[:ply]))
        if seq > since:
            yield from acted_messages(before, after, (person,), now).values()
        before = after
