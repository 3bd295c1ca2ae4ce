"""The course of a match for one seat: the points at which its prospects are looked at, and why.

Between two of its decisions a seat's prospects change by the tiles it was dealt or drew, and by
what the others did. A :class:`Checkpoint` is a point where the change is judged, from what the seat
could see there and then; its cause is what changed them since the checkpoint before. Only how lucky
a draw was depends on something that nobody could see: which tiles lay in the stock, though not in
which order.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from dreistein.bots.expert.win_chance import chance
from dreistein.rules.actions import Action, Draw
from dreistein.rules.match import Match
from dreistein.rules.record.format import OWN
from dreistein.rules.tiles import Tile
from dreistein.rules.values import with_fields
from dreistein.rules.view import View, view


class Cause(StrEnum):
    """What changes a seat's prospects."""

    DEAL = "deal"
    DRAWS = "draws"
    DECISIONS = "decisions"
    OTHERS = "others"


class Kind(StrEnum):
    """What is to be found out at a checkpoint."""

    DEALT = "dealt"
    """How lucky the deal was."""
    DECISION = "decision"
    """An own decision: the prospects before and after it."""
    DRAWN = "drawn"
    """How lucky an own draw was."""
    END = "end"
    """The end of a round, or of the record: nothing to find out."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A point in a match at which the prospects of a seat are looked at."""

    kind: Kind
    cause: Cause
    seat: int
    round: int
    ply: int
    """How many actions of the round came before."""
    seen: View
    """What the seat can know there."""
    legal: tuple[Action, ...] = ()
    played: Action | None = None
    before: View | None = None
    """What the seat knew before a draw."""
    stock: tuple[Tile, ...] = ()
    """The tiles that lay in the stock before a draw, sorted: what might have come."""
    drawn: Tile | None = None
    """The one that came."""
    known: float | None = None
    """The prospects, where nothing needs to be found out."""

    @property
    def key(self) -> tuple[int, int, int, bool]:
        """Its place in the match; checkpoints of all seats are worked through in this order."""
        return self.round, self.ply, self.seat, self.kind == Kind.DECISION or self.resigned

    @property
    def resigned(self) -> bool:
        """Whether it is where a resignation cost what a bot then won in the seat's place."""
        return self.kind == Kind.END and self.cause == Cause.DECISIONS

    @property
    def forced(self) -> bool:
        """Whether there was no choice; the rotations of the opening tile are all the same."""
        return len(self.legal) == 1 or not self.seen.board


def share(match: Match, seat: int) -> float:
    """A seat's share of a match that is over; in solitaire, its points."""
    if match.solitaire is not None:
        return float(match.totals[0])
    return 1 / len(match.winners) if seat in match.winners else 0.0


def between_rounds(match: Match, seat: int) -> float:
    """A seat's prospects at the end of a round, had it not resigned: the result, or the chance by
    the totals."""
    match = with_fields(match, resigned=match.resigned - {seat})
    if match.over:
        return share(match, seat)
    playing = {n: total for n, total in enumerate(match.totals) if n not in match.resigned}
    players, own, edition = len(playing), playing.pop(seat), match.edition
    if not playing:
        return 1.0  # all others have resigned
    best = max(playing.values())
    return chance(players, own, best, edition.target, must_place=edition.must_place)


def course(
    matches: Sequence[Match], seat: int, by: Sequence[str] | None = None
) -> Iterator[Checkpoint]:
    """The checkpoints of a seat in a match, given as it stood at the end of each round, in order.

    ``by`` tells who acted in each round (:attr:`RoundRecord.by`); what another did on the seat
    counts among what the others did. Whoever resigned could win until their last own action.
    """
    if by is None:
        by = [OWN * len(match.round.history) for match in matches]
    last = _last_actions(matches, by)
    for match, acted in zip(matches, by, strict=True):
        yield from _round(match, seat, acted, last)


def _last_actions(matches: Sequence[Match], by: Sequence[str]) -> dict[int, tuple[int, int]]:
    """Where the players who resigned acted last, by seat."""
    last = {seat: (-1, -1) for match in matches for seat in match.resigned}
    for match, acted in zip(matches, by, strict=True):
        for ply, played in enumerate(match.round.history):
            if played.seat in last and acted[ply] == OWN:
                last[played.seat] = (match.number, ply)
    return last


def _round(
    match: Match, seat: int, by: str, last: Mapping[int, tuple[int, int]]
) -> Iterator[Checkpoint]:
    number, now, cause = match.number, match.rewind(0), Cause.DEAL

    def gone(ply: int) -> frozenset[int]:
        return frozenset(n for n, at in last.items() if n != seat and at < (number, ply))

    def point(kind: Kind, ply: int, **more: Any) -> Checkpoint:
        seen = view(now.round, seat, before=match.before, number=number, resigned=gone(ply))
        return Checkpoint(kind, cause, seat, number, ply, seen, **more)

    def won(ply: int) -> bool:
        """Whether nobody else can win any more."""
        return match.players > 1 and len(gone(ply)) == match.players - 1

    if now.round.end is None:
        if not won(0):
            yield point(Kind.DEALT, 0)
        cause = Cause.OTHERS
    for ply, played in enumerate(match.round.history):
        if played.seat != seat or by[ply] != OWN:
            now = now.apply(played.action)
            continue
        legal = tuple(now.round.legal_actions())
        sure = 1.0 if won(ply) else None
        here = point(Kind.DECISION, ply, legal=legal, played=played.action, known=sure)
        yield here
        stock = now.round.stock
        now = now.apply(played.action)
        if isinstance(played.action, Draw) and not won(ply + 1):
            cause, could = Cause.DRAWS, tuple(sorted(stock))
            yield point(Kind.DRAWN, ply + 1, before=here.seen, stock=could, drawn=stock[0])
            cause = Cause.OTHERS
    if match.round.end is not None:
        end = len(match.round.history)
        out = match.resigned if match.over else gone(end)
        known = between_rounds(with_fields(match, resigned=out), seat)
        yield point(Kind.END, end, known=known)
        if match.over and seat in match.resigned and known:
            cause = Cause.DECISIONS  # to give up what a bot then won in one's place
            yield point(Kind.END, end, known=share(match, seat))
