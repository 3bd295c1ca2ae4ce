"""The state of a table, and what follows from it. :mod:`dreistein.table.model.fold` makes it."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Phase, SeatKind
from dreistein.protocol.table import Look
from dreistein.rules.edition import Edition
from dreistein.rules.match import Match
from dreistein.rules.round import Round
from dreistein.rules.solitaire import Solitaire
from dreistein.table.fair.commitment import commitment
from dreistein.table.model import events as e
from dreistein.table.model.findings import Findings
from dreistein.table.model.sent_actions import SentActions
from dreistein.table.model.shuffle import Shuffle

SUBSTITUTE_LEVEL: Level = "casual"
"""The level that plays for a person who is away, out of time, or gone: leaving must not pay."""


MOST_NAMES, MOST_LOOKS = 5, 20
"""How often a seat is renamed, or only drawn anew, in a match: each is an event of the log."""


@dataclass(frozen=True, slots=True)
class Heir:
    """Who plays on a seat from the next deal on."""

    person: str
    name: str
    look: Look | None = None
    """The person's wish."""


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
    heir: Heir | None = None
    since: int = 0
    """The number of the event with which this number came to mean whoever is or will be here."""
    late: bool = False
    """Whether its person left the match before it was over, and has not come back before that."""

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
    person: str | None
    """Who sat there."""


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
    practice: bool = False
    racks_seen: frozenset[tuple[str, int]] = frozenset()
    """Who sees the rack of which seat in the present round: who sat there when it was dealt."""
    undo_request: PendingUndo | None = None
    turn_at: int = 0
    """When the turn began, or whatever else the table is waiting for."""
    clock_at: int = 0
    """When the clock of the turn starts: once its player can have seen the moves before it."""
    followed_at: int = 0
    """When a viewer who follows move by move has seen all of them."""
    going_on: frozenset[str] = frozenset()
    """After a round or a match: the people who are ready for the next."""
    declined: frozenset[str] = frozenset()
    """After a match: the people who do not want another one."""
    former: frozenset[str] = frozenset()
    """Those who played the match before and not this one: they may look on."""
    going_since: int = 0
    """When the first of them was ready."""
    last_other: int = 1
    """The sequence number of the last event that was not an action."""
    renamed: tuple[tuple[int, bool], ...] = ()
    """The seats renamed in this match, and whether each got another name or only another look."""
    rekeyed: int = 0
    """The number of the event with which its present links were made."""
    filled: bool = False
    """Whether a bot was put on a seat that waited for somebody, for this match."""
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
        late = {number for number, seat in enumerate(self.seats) if seat.person and seat.late}
        return tuple(won + (n in self.winners and n not in late) for n, won in enumerate(before))

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
    def members(self) -> tuple[str, ...]:
        """The people who sit here or will."""
        return (*self.people, *(seat.heir.person for seat in self.seats if seat.heir is not None))

    @property
    def involved(self) -> tuple[str, ...]:
        """The people who are told more than a spectator, and need no link."""
        return (*self.members, *self.former, self.host)

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
        rounds = () if self.match is None else self.match.rounds
        played = [_bot_turns(*both) for both in zip(rounds, self.entries, strict=True)]
        return tuple(
            sum(turns[number, seat.person] for turns in played if seat.person is not None)
            for number, seat in enumerate(self.seats)
        )

    @property
    def awaited(self) -> frozenset[str]:
        """The people for whom the next round or a rematch waits, if they are here.

        Whoever has resigned is asked again for a rematch.
        """
        awaited = frozenset(
            seat.person
            for seat in self.seats
            if seat.person is not None and not seat.held and (self.over or seat.level is None)
        )
        return awaited - self.declined

    @property
    def commitment(self) -> str | None:
        """The published commitment to the secret; None where the seed was chosen."""
        return None if self.chosen_seed is not None else commitment(self.secret)

    @property
    def table(self) -> str:
        """The table's mark, which its seeds are bound to."""
        return self.opened.table

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

    def promised_to(self, person: str | None) -> tuple[int, ...]:
        """The seat on which a person will play."""
        return tuple([n for n, s in enumerate(self.seats) if s.heir and s.heir.person == person])

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats on which a person sits."""
        if person is None:
            return ()
        return tuple([n for n, seat in enumerate(self.seats) if seat.person == person])


_Played = tuple[int, str | None]
"""A seat, and its person at that time."""


def _count_bot_turns(round: Round, entries: tuple[Entry, ...]) -> "Counter[_Played]":
    both = zip(round.history, entries, strict=True)
    turns = {
        (action.seat, entry.person, action.turn) for action, entry in both if entry.by != "person"
    }
    return Counter((seat, person) for seat, person, _ in turns)


_BOT_TURNS = Findings(_count_bot_turns)
"""Of rounds that are over: a match may have many, and every change asks for it."""


def _bot_turns(round: Round, entries: tuple[Entry, ...]) -> "Counter[_Played]":
    """How many turns of a round each person had played by a bot."""
    count = _count_bot_turns if round.end is None else _BOT_TURNS.of
    return count(round, entries)
