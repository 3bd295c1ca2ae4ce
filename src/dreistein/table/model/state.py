"""How a table stands: a fold over the events of its log.

:func:`fold` checks actions by the rules as it goes: what breaks them raises and is not an event.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import Edition
from dreistein.rules.match import winners
from dreistein.rules.round import Round
from dreistein.rules.solitaire import Solitaire
from dreistein.table.fair.commitment import commitment, seed_of
from dreistein.table.model import events as e

SUBSTITUTE = "strong"
"""The level that plays for somebody who is away, out of time, or gone."""

MOST_ROUNDS = 200
"""Of a match: with numbers of one's own its target may never be reached, and all of it is kept."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, and who plays on it."""

    kind: str
    """``person``, ``invited``, ``open`` or ``bot``."""
    name: str
    level: str | None
    """The bot's that plays here now; None: a person does, or nobody yet."""
    person: str | None = None
    held: bool = False
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody wants to take back."""

    asked: int
    seat: int
    keep: int
    agreed: frozenset[str]


@dataclass(frozen=True, slots=True)
class Play:
    """A round with who did each action, and when: the sequence numbers of the actions."""

    round: Round
    by: tuple[e.By, ...] = ()
    seqs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableState:
    """A table after ``seq`` events."""

    seq: int
    opened: e.Opened
    edition: Edition
    solitaire: Solitaire | None
    seats: tuple[Seat, ...]
    secret: str
    begun: int
    """When the table was opened for this match, in milliseconds."""
    match: int = 0
    seed: str | None = None
    """Of the match that is played; None before it."""
    contributions: tuple[tuple[str, str], ...] = ()
    """People with what they added to the shuffle."""
    shares: tuple[tuple[int, str], ...] = ()
    """What went into the seed, by the first seat of each person when the match began."""
    plays: tuple[Play, ...] = ()
    """The rounds of the match, the present one last."""
    before: tuple[int, ...] = ()
    """The totals before the present round."""
    practice: bool = False
    wish: Wish | None = None
    turn_at: int = 0
    """When the turn began, or whatever the table waits for."""
    changed: int = 1
    """The sequence number of the last event that was no action."""

    @property
    def round(self) -> Round | None:
        """The present round, or the last one."""
        return self.plays[-1].round if self.plays else None

    @property
    def totals(self) -> tuple[int, ...]:
        """Of the match, the present round included."""
        round = self.round
        if round is None:
            return (0,) * len(self.seats)
        return tuple(a + b for a, b in zip(self.before, round.scores, strict=True))

    @property
    def over(self) -> bool:
        """Whether the match is."""
        round = self.round
        if round is None or round.end is None:
            return False
        return self.solitaire is not None or max(self.totals) >= self.edition.target

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; one that resigned cannot."""
        if not self.over:
            return ()
        left = [seat for seat in range(len(self.seats)) if not self.seats[seat].resigned]
        if self.solitaire is not None or not left:
            return tuple(left)
        best = winners([self.totals[seat] for seat in left], min(self.totals))
        return tuple(left[at] for at in best)

    @property
    def phase(self) -> str:
        round = self.round
        if round is None:
            return "gathering"
        if round.end is None:
            return "playing"
        return "over" if self.over else "between"

    @property
    def full(self) -> bool:
        """Whether no more rounds are dealt in this match."""
        return len(self.plays) >= MOST_ROUNDS

    @property
    def people(self) -> tuple[str, ...]:
        """The people who sit here, each once, in the order of their seats."""
        return tuple(dict.fromkeys(s.person for s in self.seats if s.person is not None))

    @property
    def host(self) -> str:
        """Who gives the empty seats to bots: who opened the table, or after them the next."""
        people = self.people
        return self.opened.host if self.opened.host in people or not people else people[0]

    @property
    def players(self) -> frozenset[str]:
        """The people who play, or will when they are back: all but those who gave up."""
        return frozenset(s.person for s in self.seats if s.person is not None and not s.resigned)

    @property
    def commitment(self) -> str | None:
        """What is published of the secret; None where the shuffle was chosen otherwise."""
        return None if self.chosen_seed is not None else commitment(self.secret)

    @property
    def chosen_seed(self) -> str | None:
        return self.opened.seed if self.match == 0 else None

    @property
    def all_ready(self) -> bool:
        """Whether the match can begin."""
        if any(seat.kind == "invited" for seat in self.seats):
            return False
        if self.chosen_seed is not None:
            return True
        awaited = {s.person for s in self.seats if s.person is not None and not s.held}
        return bool(awaited) and awaited <= {person for person, _ in self.contributions}

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats on which a person sits."""
        if person is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.person == person)


def opened(event: e.Opened) -> TableState:
    """A table that has just been opened."""
    solitaire = None if event.solitaire is None else Solitaire(*event.solitaire)
    return TableState(
        seq=1,
        opened=event,
        edition=Edition.from_json(event.edition),
        solitaire=solitaire,
        seats=tuple(Seat(p.kind, p.name, p.level, p.person) for p in event.seats),
        secret=event.secret,
        begun=event.at,
        turn_at=event.at,
    )


def folded(log: Iterable[e.Event]) -> TableState:
    """The table that a log stands for."""
    events = iter(log)
    first = next(events)
    if not isinstance(first, e.Opened):
        raise ValueError("the log of a table begins with its opening")
    state = opened(first)
    for event in events:
        state = fold(state, event)
    return state


def fold(state: TableState, event: e.Event) -> TableState:
    """The table after one more event."""
    if isinstance(event, e.Acted):
        return _acted(state, event)
    state = replace(state, seq=state.seq + 1, changed=state.seq + 1)
    match event:
        case e.Opened():
            raise ValueError("a table is opened once")
        case e.Sat():
            return _seated(state, event.seat, Seat("person", event.name, None, event.person))
        case e.Left():
            return _left(state, event)
        case e.Renamed():
            return _seated(state, event.seat, replace(state.seats[event.seat], name=event.name))
        case e.Filled():
            return _seated(state, event.seat, Seat("bot", "", event.level))
        case e.Held():
            held = replace(state.seats[event.seat], held=True, level=event.level)
            return _seated(state, event.seat, held)
        case e.Returned():
            back = replace(state.seats[event.seat], held=False, level=None)
            return replace(_seated(state, event.seat, back), turn_at=event.at)
        case e.Resigned():
            gone = replace(state.seats[event.seat], resigned=True, level=event.level, held=False)
            return replace(_seated(state, event.seat, gone), wish=None)
        case e.Readied():
            added = {**dict(state.contributions), event.person: event.contribution}
            return replace(state, contributions=tuple(added.items()))
        case e.Started():
            return _started(state, event.at)
        case e.Dealt():
            return _dealt(state, event.at)
        case e.UndoAsked():
            person = state.seats[event.seat].person
            agreed = frozenset() if person is None else frozenset((person,))
            return replace(state, wish=Wish(state.seq, event.seat, event.keep, agreed))
        case e.UndoAnswered():
            return _answered(state, event)
        case e.Undone():
            return _undone(state, event)
        case e.Rematched():
            return _rematched(state, event)
    assert_never(event)


def _seated(state: TableState, number: int, seat: Seat) -> TableState:
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def _left(state: TableState, event: e.Left) -> TableState:
    """Before the match the seat waits for somebody; in it a bot plays until somebody comes."""
    seat = state.seats[event.seat]
    if state.round is None:
        free = Seat("invited", "", None)
    else:
        # Nobody can come and win on a seat that was given up for lost.
        kind = "bot" if seat.resigned else "open"
        free = Seat(kind, seat.name, SUBSTITUTE, resigned=seat.resigned)
    state = replace(_seated(state, event.seat, free), wish=None)
    here = set(state.people)
    added = tuple(share for share in state.contributions if share[0] in here)
    return replace(state, contributions=added if state.round is None else state.contributions)


def _started(state: TableState, at: int) -> TableState:
    seed, shares = state.chosen_seed, _shares(state)
    if seed is None:
        seed = seed_of(state.secret, shares)
    return _dealt(replace(state, seed=seed, shares=shares), at)


def _shares(state: TableState) -> tuple[tuple[int, str], ...]:
    added = dict(state.contributions)
    first: dict[str, int] = {}
    for number, seat in enumerate(state.seats):
        if seat.person is not None:
            first.setdefault(seat.person, number)
    return tuple((seat, added[person]) for person, seat in first.items() if person in added)


def _dealt(state: TableState, at: int) -> TableState:
    number = len(state.plays)
    assert state.seed is not None
    tiles = shuffled(state.seed, number)
    if state.solitaire is not None:
        deal = Deal.solitaire(tiles, state.solitaire)
        round = Round.alone(state.edition, deal, state.solitaire)
    else:
        round = Round.start(state.edition, Deal.of(tiles, state.edition, len(state.seats)))
    totals = state.totals
    return replace(state, plays=(*state.plays, Play(round)), before=totals, turn_at=at, wish=None)


def as_dealt(state: TableState) -> Round:
    """The present round before its first action."""
    deal = state.plays[-1].round.deal
    if state.solitaire is not None:
        return Round.alone(state.edition, deal, state.solitaire)
    return Round.start(state.edition, deal, len(state.seats))


def _acted(state: TableState, event: e.Acted) -> TableState:
    play = state.plays[-1]
    round = play.round.apply(event.action, event.seat)
    seq = state.seq + 1
    after = Play(round, (*play.by, event.by), (*play.seqs, seq))
    return replace(
        state,
        seq=seq,
        plays=(*state.plays[:-1], after),
        turn_at=state.turn_at if round.turn == event.seat and round.end is None else event.at,
        wish=None,
        # Whoever acts in spite of a wish has declined it, and everyone must be told.
        changed=state.changed if state.wish is None else seq,
    )


def _answered(state: TableState, event: e.UndoAnswered) -> TableState:
    if state.wish is None:
        return state
    if not event.yes:
        return replace(state, wish=None)
    return replace(state, wish=replace(state.wish, agreed=state.wish.agreed | {event.person}))


def _undone(state: TableState, event: e.Undone) -> TableState:
    play = state.plays[-1]
    round = as_dealt(state)
    for played in play.round.history[: event.keep]:
        round = round.apply(played.action)
    kept = Play(round, play.by[: event.keep], play.seqs[: event.keep])
    return replace(
        state,
        plays=(*state.plays[:-1], kept),
        practice=state.practice or event.practice,
        wish=None,
        turn_at=event.at,
    )


def _rematched(state: TableState, event: e.Rematched) -> TableState:
    """The same seats; those who resigned are back, and whoever was away need not be."""
    seats = tuple(
        replace(seat, resigned=False, held=False, level=None)
        if seat.person is not None
        else replace(seat, resigned=False)
        for seat in state.seats
    )
    return replace(
        state,
        seats=seats,
        secret=event.secret,
        begun=event.at,
        match=state.match + 1,
        seed=None,
        contributions=(),
        shares=(),
        plays=(),
        before=(),
        practice=False,
        wish=None,
        turn_at=event.at,
    )
