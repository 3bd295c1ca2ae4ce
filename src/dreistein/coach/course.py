"""The course of a match: its actions, and what there was to choose.

A :class:`Step` is an action as it was about to be taken. What it changed of everybody's chances is
told from the true hands, and what it cost, if there was a choice, from what its seat could see.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dreistein.rules.actions import Action, Draw
from dreistein.rules.match import Match
from dreistein.rules.record.format import OWN
from dreistein.rules.round import Round
from dreistein.rules.values import with_fields
from dreistein.rules.view import View, view


@dataclass(frozen=True, slots=True)
class Step:
    """An action of a match, and the position before it."""

    seat: int
    round: int
    ply: int
    """How many actions of the round came before."""
    position: Round
    action: Action
    totals: tuple[int, ...]
    """Before the round."""
    own: bool
    """Whether the seat's player acted, and nobody else for them."""
    judged: bool = False
    """Whether it is a decision of somebody whose match is reviewed."""
    gone: frozenset[int] = frozenset()
    """Those who have resigned before."""
    fresh: bool = False
    """Whether the round begins, or somebody has just resigned."""

    @property
    def seen(self) -> View:
        """What the seat can know."""
        return view(
            self.position,
            self.seat,
            before=self.totals,
            number=self.round,
            resigned=self.gone - {self.seat},
        )

    @property
    def legal(self) -> tuple[Action, ...]:
        return tuple(self.position.legal_actions())

    @property
    def forced(self) -> bool:
        """Whether there was no choice; the rotations of the opening tile are all the same."""
        return not self.position.board.placements or len(self.legal) == 1

    @property
    def draws(self) -> bool:
        return isinstance(self.action, Draw)

    @property
    def won(self) -> bool:
        """Whether nobody else can win any more."""
        players = self.position.players
        return players > 1 and len(self.gone - {self.seat}) == players - 1


def share(match: Match, seat: int) -> float:
    """A seat's share of a match that is over; in solitaire, its points."""
    if match.solitaire is not None:
        return float(match.totals[0])
    return 1 / len(match.winners) if seat in match.winners else 0.0


def unless_resigned(match: Match, seat: int) -> float:
    """A seat's share of a match that is over, had it not resigned."""
    return share(with_fields(match, resigned=match.resigned - {seat}), seat)


def steps_of(
    matches: Sequence[Match], seats: Sequence[int], by: Sequence[str] | None = None
) -> Iterator[Step]:
    """The actions of a match, given as it stood at the end of each round.

    ``by`` tells who acted in each round (:attr:`RoundRecord.by`). Whoever resigned could win until
    their last own action.
    """
    if by is None:
        by = [OWN * len(match.round.history) for match in matches]
    last, before = _last_actions(matches, by), frozenset[int]()
    for match, acted in zip(matches, by, strict=True):
        now = match.round.rewind(0)
        for ply, played in enumerate(match.round.history):
            at = match.number, ply
            own, gone = acted[ply] == OWN, frozenset(s for s, end in last.items() if end < at)
            judged, fresh = own and played.seat in seats, not ply or gone != before
            before = gone
            yield Step(played.seat, *at, now, played.action, match.before, own, judged, gone, fresh)
            now = now.apply(played.action)


def _last_actions(matches: Sequence[Match], by: Sequence[str]) -> Mapping[int, tuple[int, int]]:
    """Where the players who resigned acted last, by seat."""
    last = {seat: (-1, -1) for match in matches for seat in match.resigned}
    for match, acted in zip(matches, by, strict=True):
        for ply, played in enumerate(match.round.history):
            if played.seat in last and acted[ply] == OWN:
                last[played.seat] = (match.number, ply)
    return last
