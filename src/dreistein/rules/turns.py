"""The actions of a round, put together to turns.

>>> from dreistein.rules import EDITIONS, Round
>>> round = Round.seeded("dreistein", EDITIONS["german"], players=2).apply("444@0,0").apply("+")
>>> [(turn.seat, turn.draws, turn.points) for turn in turns(round)]
[(0, 0, 17), (1, 1, -5)]
"""

from collections.abc import Iterator
from dataclasses import dataclass

from dreistein.rules.actions import Draw, EndTurn, Placement
from dreistein.rules.board import Bonus
from dreistein.rules.edition import Edition
from dreistein.rules.round import Played, Round


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in one turn; it may not be over yet."""

    edition: Edition
    seat: int
    actions: tuple[Played, ...]
    over: bool = True

    @property
    def draws(self) -> int:
        """How many tiles were drawn."""
        return sum(isinstance(played.action, Draw) for played in self.actions)

    @property
    def points(self) -> int:
        """All that the turn did to the seat's score."""
        return sum(played.points for played in self.actions)

    @property
    def draw_points(self) -> int:
        """What the drawn tiles cost, as points."""
        return -self.draws * self.edition.draw

    @property
    def other_points(self) -> int:
        """The points beside those for drawn tiles: of a placement, or of ending without one."""
        return self.points - self.draw_points

    @property
    def placement(self) -> Placement | None:
        action = self.actions[-1].action
        return action if isinstance(action, Placement) else None

    @property
    def bonus(self) -> tuple[Bonus, int] | None:
        """The bonus of the placement, and how many hexagons it closed."""
        last = self.actions[-1]
        return None if last.bonus is None else (last.bonus, last.hexagons)

    @property
    def fruitless(self) -> bool:
        """Whether all tiles that a turn allows were drawn and none placed."""
        return self.over and self.draws == self.edition.draws and self.placement is None

    @property
    def kept(self) -> bool:
        """Whether a drawn tile would have fitted, and was kept."""
        return self.fruitless and isinstance(self.actions[-1].action, EndTurn)

    @property
    def passed(self) -> bool:
        """Whether the turn found nothing to draw, and ended so."""
        return isinstance(self.actions[-1].action, EndTurn) and not self.fruitless


def turns(round: Round) -> Iterator[Turn]:
    """The turns of a round so far, in order."""
    turn: list[Played] = []
    for begins, played in zip(_beginnings(round), round.history, strict=True):
        if begins and turn:
            yield Turn(round.edition, turn[0].seat, tuple(turn))
            turn = []
        turn.append(played)
    if turn:
        over = round.end is not None or not round.drawn
        yield Turn(round.edition, turn[0].seat, tuple(turn), over)


def _beginnings(round: Round) -> Iterator[bool]:
    """For each action, whether a turn begins with it."""
    if round.solitaire is None:
        seat = None
        for played in round.history:
            yield played.seat != seat
            seat = played.seat
        return
    # Alone, one turn follows another on the same seat: only the rules tell them apart.
    again = Round.alone(round.edition, round.deal, round.solitaire)
    for played in round.history:
        yield not again.drawn
        again = again.apply(played.action)
