"""A table as it is sent to its viewers: the objects that messages are made of.

Those that every move makes are not frozen: a frozen one takes three times as long to make.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NotRequired

from typing_extensions import TypedDict

from dreistein import rules
from dreistein.bots.registry import Level
from dreistein.protocol.fields import By, Colour, Face, Phase, SeatKind, UndoShows
from dreistein.protocol.shuffle import SealedSeat, Why
from dreistein.rules.actions import TurnEnd
from dreistein.rules.board import Bonus
from dreistein.rules.round import End, Played
from dreistein.rules.settlement import EndKind


class Edition(TypedDict):
    """The numbers of a table; docs/editions.md explains them."""

    name: str
    deal: dict[str, int]
    start: int
    start_needs_triple: bool
    start_zero: int
    bridge: int
    double: int
    hexagons: list[int]
    out: int
    draw: int
    draws: int
    fruitless: int
    empty: int
    target: int
    must_place: NotRequired[bool]
    """Whether whoever can place must; left out where it is false."""
    numbers: NotRequired[int]
    """How many numbers the tiles have; left out where it is 6. Tables always have 6."""


class SolitaireNumbers(TypedDict):
    """The numbers of a game of solitaire."""

    rack: int
    draws: int


@dataclass(slots=True)
class Action:
    """An action that was made."""

    action: str
    """A draw is always ``+``, without the tile."""
    points: int
    """Everything it did to its seat's score, apart from the end of the round."""
    bonus: Bonus | None
    bonus_points: int
    """The part of the points that comes from the bonus."""
    hexagons: int
    """How many hexagons it closed."""
    by: By | None
    """In a replay, ``bot`` where one acted in its player's place, otherwise None."""

    @staticmethod
    def of(played: Played, by: By | None) -> "Action":
        text, points = str(played.action), played.points
        return Action(text, points, played.bonus, played.bonus_points, played.hexagons, by)


@dataclass(slots=True)
class Turn:
    """A whole turn of a seat, a line of the score pad; the last one may still go on."""

    seat: int
    actions: tuple[Action, ...]
    draws: int
    """How many tiles were drawn."""
    draw_points: int
    """The part of the points that drawing cost."""
    end: TurnEnd | None
    """None while the turn goes on, or if the round ended with a draw."""
    end_points: int
    """The rest: for the placement, or for ending the turn without one."""
    points: int
    total: int
    """The seat's total in the match after this turn."""

    @staticmethod
    def of(turn: rules.Turn, by: Iterable[By | None], total: int) -> "Turn":
        return Turn(
            seat=turn.seat,
            actions=tuple(map(Action.of, turn.actions, by)),
            draws=turn.draws,
            draw_points=turn.draw_points,
            end=turn.end,
            end_points=turn.end_points,
            points=turn.points,
            total=total,
        )


@dataclass(slots=True)
class Choice:
    """An action that is allowed now, and what it scores."""

    action: str
    points: int
    """What it scores at once: below 0 for a draw or a penalty."""
    bonus: Bonus | None = None
    hexagons: int = 0
    bonus_points: int = 0
    """The part of the points that comes from the bonus."""
    end: TurnEnd | None = None
    """What ending the turn is, without placing: `kept` or `passed`; null for other actions."""


@dataclass(slots=True)
class Hand:
    """What a seat of the viewer's own holds and may do."""

    seat: int
    tiles: tuple[str, ...]
    """The rack."""
    drawn: tuple[str, ...]
    """The tiles drawn in this turn; once there are any, only they may be placed."""
    choices: tuple[Choice, ...] | None
    """Everything the seat may do now; None while it is not to move."""


@dataclass(frozen=True, slots=True)
class EndLine:
    """A statement about the end of a round, for a sentence in the reader's language."""

    kind: EndKind
    seats: tuple[int, ...]
    tiles: tuple[str, ...]
    terms: tuple[int, ...]
    """Numbers to add up."""

    @staticmethod
    def of(line: rules.EndLine) -> "EndLine":
        return EndLine(line.kind, line.seats, tuple(map(str, line.tiles)), line.terms)


@dataclass(frozen=True, slots=True)
class Ended:
    """How a round ended."""

    end: End
    settlement: tuple[int, ...]
    """What the end scored, by seat."""
    left: tuple[tuple[str, ...], ...]
    """The tiles still held, by seat."""
    lines: tuple[EndLine, ...]
    """Why, step by step."""

    @staticmethod
    def of(round: rules.Round) -> "Ended | None":
        """How a round ended; None while it goes on."""
        if round.end is None:
            return None
        return Ended(
            end=round.end,
            settlement=round.settlement,
            left=tuple(tuple(map(str, hand)) for hand in round.hands),
            lines=tuple(map(EndLine.of, rules.explain_end(round))),
        )


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as a viewer sees it."""

    number: int
    before: tuple[int, ...]
    """The totals of the match before this round."""
    board: tuple[str, ...]
    """The placements so far, in order."""
    turns: tuple[Turn, ...]
    """The turns so far, in order."""
    ply: int
    """How many actions the round has."""
    counts: tuple[int, ...]
    """Tiles held, by seat."""
    stock: int
    """Tiles left in the stock."""
    scores: tuple[int, ...]
    """This round's points, by seat."""
    totals: tuple[int, ...]
    """The totals of the match, this round's points included."""
    to_move: int
    """The seat to move."""
    draws: int
    """How many tiles it has drawn in this turn."""
    draws_left: int | None
    """In solitaire, the draws left in the whole game."""
    ended: Ended | None
    """None while the round goes on."""
    short: bool = False
    """Whether its ``board`` and ``turns``, and the ``left`` and ``lines`` of its end, are left out,
    as in a past round: they are fetched when somebody looks at them."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a person is drawn. No two people at a table share a face or a colour."""

    face: Face
    colour: Colour
    """The number on the tiles that has this colour."""


@dataclass(frozen=True, slots=True)
class Heir:
    """Who plays on a seat from the next deal on, and only watches until then."""

    name: str
    yours: bool
    """Whether it is the viewer."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """Who sits on a seat."""

    name: str
    kind: SeatKind
    """``invited`` waits for a friend; a bot plays on ``open`` until somebody takes the seat."""
    level: Level | None
    """The level of the bot that plays here now."""
    held: bool
    """A bot plays for a person who is away."""
    resigned: bool
    """Whether its person has given up this match."""
    ready: bool
    """Whether the match can begin, or after a result go on, as far as this seat is concerned."""
    yours: bool
    """Whether the viewer sits here."""
    here: bool
    """Whether its person is connected."""
    look: Look | None
    """None for a bot and for a seat that waits for somebody."""
    declined: bool = False
    """After a match: whether its person does not want another one."""
    heir: Heir | None = None
    """Who plays here from the next round or match on, instead of a bot."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to undo, which others must agree to."""

    asked: int
    """The ``seq`` of the request, for the answer."""
    seat: int
    keep: int
    """How many actions of the round would remain."""
    waiting: tuple[int, ...]
    """Seats whose person has not answered."""


@dataclass(frozen=True, slots=True)
class FailedAttempt:
    """An attempt that led to no deal."""

    seats: tuple[int, ...]
    why: Why
    """``silent`` if a share was not revealed in time, ``left`` if somebody left."""
    seals: tuple[tuple[int, str], ...]
    """All seals of the attempt, with their seats."""
    names: tuple[str, ...]
    """The names on these seats then."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How the seed of the match comes about."""

    table: str
    """The mark of the table."""
    attempt: int
    """Counted from 0."""
    seats: tuple[SealedSeat, ...] | None
    """Who sits where, fixed once all seals are there; None before."""
    seals: tuple[tuple[int, str], ...]
    """All seals with their seats, once they are there."""
    missing: tuple[int, ...]
    """The seats whose shares are still to be revealed, once all seals are there."""
    failed: tuple[FailedAttempt, ...]
    """The attempts before this one."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What the shuffle came from. ``shuffle`` has the rest of it."""

    version: int
    """Of the shuffle: 1, for ``dreistein-fair/1``."""
    secret: str
    """The server's share."""
    contributions: tuple[tuple[int, str], ...]
    """The players' shares, each with a seat."""
    seed: str


@dataclass(frozen=True, slots=True)
class Hoard:
    """That a match was won by drawing on purpose: in the end the others could only pass."""

    seat: int
    """Who won."""
    draws: int
    """How many tiles that seat drew although one fitted."""
    points: int
    """What it then placed while all others passed."""


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything a viewer may know of a table."""

    id: str
    edition: Edition
    seats: tuple[SeatView, ...]
    host: bool
    """Whether the viewer is the host: the person who opened the table, or the next if they left."""
    spectator: bool
    """Whether the viewer has no seat here."""
    phase: Phase
    match: int
    """The number of the match at this table, counted from 0."""
    commitment: str | None
    """The SHA-256 of the server's secret; None if the seed was chosen."""
    shuffle: Shuffle | None
    """None if the seed was chosen."""
    seed: str | None
    """The chosen seed, for those who sit here, and for everyone once the match is over."""
    rounds: tuple[RoundView, ...]
    """The rounds of the match, the present one last; none before it starts. Past rounds are
    ``short``."""
    hands: tuple[Hand, ...]
    """The viewer's own seats, and nobody else's."""
    winners: tuple[int, ...]
    """Seats, once the match is over."""
    practice: bool
    """Whether the match does not count: something was undone, or it was played before."""
    solitaire: SolitaireNumbers | None
    clock: int | None
    """Seconds per turn."""
    left: int | None
    """Milliseconds left in this turn, more than the clock while others' moves are still watched.
    After a result and before a rematch, until the table goes on; None before somebody is ready."""
    hints: bool
    """Whether the expert may be asked."""
    marks: bool
    """Whether clients may mark what fits, and what it scores: a rule of the table."""
    day: str | None
    """The date of a game of the day."""
    listed: bool
    """Whether it counts for that day's list."""
    undo: UndoRequest | None
    """The request to undo that waits for answers."""
    may_undo: tuple[int, ...]
    """The viewer's own seats that may undo now, the latest mover first."""
    undo_shows: UndoShows | None
    """What the first of them has seen, if the match no longer counts once it undoes."""
    proof: Proof | None
    """Once the match is over."""
    invite: str | None
    """The key of the link for friends, for those who sit here or did in the match before."""
    watch: str | None
    """The key of the link for spectators, for those who sit here."""
    series: tuple[int, ...] = ()
    """The matches won by each seat before this one; empty before the first rematch."""
    challenge: str | None = None
    """The challenge that is played here."""
    stand_ins: tuple[int, ...] = ()
    """After a round: how many turns of the match a bot has played for each seat's person."""
    hoard: Hoard | None = None
    """Once the match is over: if drawing on purpose decided it."""
    filled: bool = False
    """Whether the host put a bot on a seat that waited for somebody: who comes a little late may
    still take it."""
