"""The state of a table: a fold over the events of its log.

:func:`fold` applies the rules: an action that breaks them raises, and does not become an event.
"""

from dataclasses import dataclass, field, replace
from typing import NamedTuple, assert_never

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Phase, SeatKind
from dreistein.protocol.table import Look
from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import Edition
from dreistein.rules.match import Match
from dreistein.rules.round import Round
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.values import with_fields
from dreistein.table.fair.commitment import commitment, seed_of
from dreistein.table.model import events as e
from dreistein.table.model import shuffle as fair
from dreistein.table.model.looks import free_look
from dreistein.table.model.pace import clock_start, followed_at
from dreistein.table.model.sent_actions import SentActions
from dreistein.table.model.shuffle import Shuffle

SUBSTITUTE_LEVEL: Level = "casual"
"""The level that plays for a person who is away, out of time, or gone: leaving must not pay."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, and who plays on it."""

    kind: SeatKind
    name: str
    level: Level | None
    """The level of the bot that plays here now; None if a person does, or nobody yet."""
    person: str | None = None
    held: bool = False
    """Whether a bot plays for a person who is away."""
    look: Look | None = None
    """How the seat's person is drawn; None where there is none."""
    left: str | None = None
    """The person who has left, and whose name the seat still shows."""

    @property
    def named(self) -> str | None:
        """The person whose name it shows."""
        return self.person or self.left


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """A request to undo that others must agree to."""

    asked: int
    """The sequence number of the request."""
    seat: int
    keep: int
    """How many actions of the round would remain."""
    agreed: frozenset[str]


class Entry(NamedTuple):
    """Who made an action of a round, and its sequence number in the log."""

    by: e.By
    seq: int


@dataclass(frozen=True)
class TableState:
    """A table after ``seq`` events."""

    seq: int
    opened: e.TableOpened
    edition: Edition
    solitaire: Solitaire | None
    seats: tuple[Seat, ...]
    secret: str
    begun: int
    """When the table was opened for this match, in milliseconds."""
    table: str
    """The table's mark, which its seeds are bound to."""
    series: tuple[int, ...] = ()
    """The matches won by each seat before this one; empty before the first rematch."""
    match_number: int = 0
    """Counted from 0: rematches are played at the same table."""
    match: Match | None = None
    """The match that is being played; None before it starts."""
    entries: tuple[tuple[Entry, ...], ...] = ()
    """For every round of the match, an entry per action."""
    shuffle: Shuffle = field(default_factory=Shuffle)
    """How the seed of this match comes about."""
    contributions: tuple[tuple[str, str], ...] = ()
    """People and their shares in the clear, in logs of older versions."""
    shares: tuple[tuple[int, str], ...] = ()
    """The shares that went into the seed, by each person's first seat when the match began."""
    practice: bool = False
    racks_seen: frozenset[tuple[str, int]] = frozenset()
    """Who has seen the rack of which seat in the present round."""
    undo_request: PendingUndo | None = None
    turn_at: int = 0
    """When the turn began, or whatever else the table is waiting for."""
    clock_at: int = 0
    """When the clock of the turn starts: once its player can have seen the moves before it."""
    followed_at: int = 0
    """When a viewer who follows move by move has seen all of them."""
    going_on: frozenset[str] = frozenset()
    """After a round or a match: the people who are ready for the next."""
    going_since: int = 0
    """When the first of them was ready."""
    last_other: int = 1
    """The sequence number of the last event that was not an action."""
    sent: SentActions = field(default_factory=SentActions)

    @property
    def round(self) -> Round | None:
        """The present round, or the last one."""
        return None if self.match is None else self.match.round

    @property
    def rounds(self) -> int:
        """How many rounds of the match have been dealt."""
        return 0 if self.match is None else self.match.number + 1

    @property
    def seed(self) -> str | None:
        """The seed of the match; None before it starts."""
        return None if self.match is None else self.match.seed

    @property
    def totals(self) -> tuple[int, ...]:
        """The match's totals, the present round included."""
        return (0,) * len(self.seats) if self.match is None else self.match.totals

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the match is over."""
        return () if self.match is None else self.match.winners

    @property
    def series_score(self) -> tuple[int, ...]:
        """The matches won by each seat, with this one once it is over; a shared win is each's."""
        before = self.series or (0,) * len(self.seats)
        return tuple(won + (seat in self.winners) for seat, won in enumerate(before))

    @property
    def resigned(self) -> frozenset[int]:
        """The seats that have resigned this match."""
        return frozenset() if self.match is None else self.match.resigned

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "gathering"
        if self.match.round.end is None:
            return "playing"
        return "over" if self.match.over else "between"

    @property
    def full(self) -> bool:
        """Whether no more rounds are dealt in this match."""
        return self.match is not None and self.match.full

    @property
    def people(self) -> tuple[str, ...]:
        """The people who sit here, each once, in the order of their seats."""
        return tuple(dict.fromkeys(s.person for s in self.seats if s.person is not None))

    @property
    def host(self) -> str:
        """The person who may give empty seats to bots: who opened the table, or the next one."""
        people = self.people
        return self.opened.host if self.opened.host in people or not people else people[0]

    @property
    def players(self) -> frozenset[str]:
        """The people who sit here and have not resigned, including those who are away."""
        resigned = self.resigned
        return frozenset(
            seat.person
            for number, seat in enumerate(self.seats)
            if seat.person is not None and number not in resigned
        )

    @property
    def stand_ins(self) -> tuple[int, ...]:
        """For each seat, how many turns of this match a bot has played for its person."""
        played: set[tuple[int, int, int]] = set()
        rounds = () if self.match is None else self.match.rounds
        for number, (round, entries) in enumerate(zip(rounds, self.entries, strict=True)):
            for action, entry in zip(round.history, entries, strict=True):
                if entry.by != "person" and self.seats[action.seat].person is not None:
                    played.add((action.seat, number, action.turn))
        seats = [seat for seat, _, _ in played]
        return tuple(map(seats.count, range(len(self.seats))))

    @property
    def awaited(self) -> frozenset[str]:
        """The people for whom the next round or a rematch waits, if they are here.

        Whoever has resigned takes part again in a rematch.
        """
        return frozenset(
            seat.person
            for seat in self.seats
            if seat.person is not None and not seat.held and (self.over or seat.level is None)
        )

    @property
    def commitment(self) -> str | None:
        """The published commitment to the secret; None where the seed was chosen."""
        return None if self.chosen_seed is not None else commitment(self.secret)

    @property
    def chosen_seed(self) -> str | None:
        return self.opened.seed if self.match_number == 0 else None

    @property
    def all_seated(self) -> bool:
        """Whether no seat waits for somebody."""
        return all(seat.kind != "invited" for seat in self.seats)

    @property
    def all_sealed(self) -> bool:
        """Whether everybody who is not away has sealed a share."""
        awaited = {s.person for s in self.seats if s.person is not None and not s.held}
        return bool(awaited) and awaited <= {person for person, _ in self.shuffle.seals}

    def may_sit(self, person: str, seat: int) -> bool:
        """Whether nobody would know two racks: who has seen one in this round stays with it."""
        return self.phase != "playing" or all(
            (who == person) == (where == seat)
            for who, where in self.racks_seen
            if who == person or where == seat
        )

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats on which a person sits."""
        if person is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.person == person)


def open_state(event: e.TableOpened) -> TableState:
    """The state of a table that has just been opened."""
    solitaire = None if event.solitaire is None else Solitaire(*event.solitaire)
    seats: tuple[Seat, ...] = ()
    for plan in event.seats:
        look = None if plan.person is None else free_look(plan.look, _looks(seats))
        seats += (Seat(plan.kind, plan.name, plan.level, plan.person, look=look),)
    return TableState(
        seq=1,
        opened=event,
        edition=Edition.from_json(event.edition),
        solitaire=solitaire,
        seats=seats,
        secret=event.secret,
        begun=event.at,
        table=event.table,
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
            look = free_look(event.look, _looks(state.seats, but=event.seat))
            seat = Seat("person", event.name, None, event.person, look=look)
            seen = state.racks_seen | {(event.person, event.seat)}
            return replace(_with_seat(state, event.seat, seat), racks_seen=seen)
        case e.Left():
            return _fold_left(state, event)
        case e.Renamed():
            return _fold_renamed(state, event)
        case e.Filled():
            return _with_seat(state, event.seat, Seat("bot", "", event.level))
        case e.Rekeyed():
            opened = replace(state.opened, invite=event.invite, watch=event.watch)
            return replace(state, opened=opened)
        case e.Held():
            held = replace(state.seats[event.seat], held=True, level=event.level)
            return _with_seat(state, event.seat, held)
        case e.Returned():
            back = replace(state.seats[event.seat], held=False, level=None)
            return _with_turn(_with_seat(state, event.seat, back), event.at)
        case e.Resigned():
            return _fold_resigned(state, event)
        case e.Readied():
            added = {**dict(state.contributions), event.person: event.contribution}
            return replace(state, contributions=tuple(added.items()))
        case e.Sealed():
            return replace(state, shuffle=state.shuffle.seal(event.person, event.seal))
        case e.Bound():
            return replace(state, shuffle=fair.bind(state, event))
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
            return replace(state, going_on=state.going_on | {event.person}, going_since=since)
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


def _with_turn(state: TableState, at: int) -> TableState:
    """The seat to move has its whole time from now on."""
    return replace(state, turn_at=at, clock_at=at, followed_at=at, going_on=frozenset())


def _with_seat(state: TableState, number: int, seat: Seat) -> TableState:
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def _looks(seats: tuple[Seat, ...], but: int | None = None) -> list[Look]:
    """The looks that are taken."""
    return [s.look for n, s in enumerate(seats) if s.look is not None and n != but]


def _fold_renamed(state: TableState, event: e.Renamed) -> TableState:
    seat = replace(state.seats[event.seat], name=event.name)
    if event.look is not None:
        look = free_look(event.look, _looks(state.seats, but=event.seat))
        seat = replace(seat, look=look)
    return _with_seat(state, event.seat, seat)


def _fold_left(state: TableState, event: e.Left) -> TableState:
    """Before a match the seat is free; later a bot plays until somebody takes it."""
    seat = state.seats[event.seat]
    if state.match is None:
        state = _with_seat(state, event.seat, Seat("invited", "", None))
        here = set(state.people)
        shares = tuple(share for share in state.contributions if share[0] in here)
        shuffle = state.shuffle.without(here)
        return replace(state, undo_request=None, contributions=shares, shuffle=shuffle)
    # Nobody may take over a seat that has resigned, and win.
    kind: SeatKind = "bot" if event.seat in state.resigned else "open"
    left = Seat(kind, seat.name, SUBSTITUTE_LEVEL, look=seat.look, left=seat.named)
    state = _with_seat(state, event.seat, left)
    return replace(state, undo_request=None)


def _fold_resigned(state: TableState, event: e.Resigned) -> TableState:
    assert state.match is not None
    match = state.match.resign(event.seat)
    gone = replace(state.seats[event.seat], level=event.level, held=False)
    return replace(_with_seat(state, event.seat, gone), match=match, undo_request=None)


def _fold_failed(state: TableState, event: e.Failed) -> TableState:
    names = tuple(state.seats[seat].name for seat in event.seats)
    shuffle = state.shuffle.fail(event.seats, event.why, names)
    return replace(_with_turn(state, event.at), secret=event.secret, shuffle=shuffle)


def _fold_started(state: TableState, event: e.Started) -> TableState:
    seed, shares = state.chosen_seed, _shares(state)
    if seed is None:
        if event.fair == 1:
            seed = seed_of(state.secret, shares)
        else:
            seed, shares = fair.seed_of(state.shuffle, state.secret), state.shuffle.shares_by_seat
    tiles = shuffled(seed)
    if state.solitaire is not None:
        deal = Deal.solitaire(tiles, state.solitaire)
    else:
        deal = Deal.of(tiles, state.edition, len(state.seats))
    match = Match.start(state.edition, deal, solitaire=state.solitaire, seed=seed)
    return _with_round(replace(state, shares=shares), match, event.at)


def _shares(state: TableState) -> tuple[tuple[int, str], ...]:
    added = dict(state.contributions)
    first: dict[str, int] = {}
    for number, seat in enumerate(state.seats):
        if seat.person is not None:
            first.setdefault(seat.person, number)
    return tuple((seat, added[person]) for person, seat in first.items() if person in added)


def _with_round(state: TableState, match: Match, at: int) -> TableState:
    return replace(
        _with_turn(state, at),
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
    same_turn = match.round.turn == event.seat and match.round.end is None
    followed = followed_at(state.followed_at, event.action, event.at)
    return with_fields(
        state,
        seq=seq,
        match=match,
        entries=(*state.entries[:-1], (*state.entries[-1], Entry(event.by, seq))),
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
        _with_turn(state, event.at),
        match=state.match.rewind(event.keep),
        entries=(*state.entries[:-1], state.entries[-1][: event.keep]),
        practice=state.practice or event.practice,
        undo_request=None,
    )


def _fold_rematched(state: TableState, event: e.Rematched) -> TableState:
    """The same seats; the people who were away or had resigned play again."""
    seats = tuple(
        replace(seat, held=False, level=None) if seat.person is not None else seat
        for seat in state.seats
    )
    return replace(
        _with_turn(state, event.at),
        seats=seats,
        secret=event.secret,
        begun=event.at,
        series=state.series_score,
        match_number=state.match_number + 1,
        match=None,
        entries=(),
        shuffle=Shuffle(),
        contributions=(),
        shares=(),
        practice=False,
        undo_request=None,
    )
