"""The turns of a round: its actions, grouped.

>>> from dreistein.rules import EDITIONS, Round
>>> round = Round.seeded("dreistein", EDITIONS["german"], players=2).apply("444@0,0").apply("+")
>>> [(turn.seat, turn.draws, turn.points) for turn in turns(round)]
[(0, 0, 17), (1, 1, -5)]
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from dreistein.rules.actions import Draw, Placement, TurnEnd
from dreistein.rules.arguments import NoTurn, wanted
from dreistein.rules.board import Bonus
from dreistein.rules.edition import Edition
from dreistein.rules.round import Played, Round


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in one turn, which may not be over yet."""

    edition: Edition
    seat: int
    actions: tuple[Played, ...]
    over: bool = True
    draws: int = field(init=False)
    """The number of tiles drawn."""
    points: int = field(init=False)
    """What the whole turn scored."""

    def __post_init__(self) -> None:
        draws = points = 0
        for played in self.actions:
            draws += isinstance(played.action, Draw)
            points += played.points
        object.__setattr__(self, "draws", draws)
        object.__setattr__(self, "points", points)

    def first(self, actions: int) -> "Turn":
        """The turn after its first ``actions``."""
        return replace(self, actions=self.actions[:actions], over=False)

    @property
    def draw_points(self) -> int:
        """The points that drawing cost: 0 or less."""
        return self.draws * self.edition.draw_points

    @property
    def end_points(self) -> int:
        """The other points: for a placement, or for ending the turn without one."""
        return self.points - self.draw_points

    @property
    def placement(self) -> Placement | None:
        action = self.actions[-1].action
        return action if isinstance(action, Placement) else None

    @property
    def bonus(self) -> tuple[Bonus, int] | None:
        """The placement's bonus, and how many hexagons it closed."""
        last = self.actions[-1]
        return None if last.bonus is None else (last.bonus, last.hexagons)

    @property
    def end(self) -> TurnEnd | None:
        """How the turn ended; None if it has not."""
        if not self.over:
            return None
        last = self.actions[-1].action
        if isinstance(last, Placement):
            return TurnEnd.PLACED
        if isinstance(last, Draw):
            # A draw can also end the round before the turn's last draw.
            return TurnEnd.NONE_FITS if self.draws == self.edition.draws else None
        return self.edition.end_of_turn(self.draws)


def turns(round: Round) -> Iterator[Turn]:
    """The turns of a round so far."""
    history = wanted(round, Round, "round").history
    for number, actions in groupby(history, lambda played: played.turn):
        yield _turn(round, number, tuple(actions))


def last_turn(round: Round) -> Turn:
    """The turn that the last action of a round belongs to."""
    if not wanted(round, Round, "round").history:
        raise NoTurn()
    number = round.history[-1].turn
    first = len(round.history) - 1
    while first and round.history[first - 1].turn == number:
        first -= 1
    return _turn(round, number, round.history[first:])


def _turn(round: Round, number: int, actions: tuple[Played, ...]) -> Turn:
    over = round.end is not None or number != round.turn_number
    return Turn(round.edition, actions[0].seat, actions, over)
