"""What was done, in words."""

from collections.abc import Iterator

from dreistein.rules.actions import Draw, Placement
from dreistein.rules.board import Bonus
from dreistein.rules.round import Played, Round
from dreistein.rules.turns import Turn, TurnEnd, last_turn
from dreistein.terminal.phrases import scoring
from dreistein.text import Texts


def turn_told(turn: Turn, name: str, texts: Texts) -> str:
    """Another player's whole turn, its drawn tiles unnamed."""
    drawn = []
    if turn.draws:
        points = turn.draw_points
        drawn = [texts("tell-drew", name=name, count=turn.draws, points=points)]
    return " ".join([*drawn, *_ended(turn, "they", name, texts)])


def action_told(round: Round, texts: Texts) -> str:
    """The reader's own action, the last of a round, its drawn tile named."""
    last = round.history[-1]
    drawn = []
    if isinstance(last.action, Draw):
        tile = str(round.hands[last.seat][-1])
        drawn = [texts("tell-draw", tile=tile, points=round.edition.draw_points)]
    turn = last_turn(round)
    return " ".join([*drawn, *_ended(turn, "you", "", texts)])


def _ended(turn: Turn, who: str, name: str, texts: Texts) -> Iterator[str]:
    """How a turn ended, if it has ended."""
    last, cost = turn.actions[-1], turn.end_points
    if isinstance(last.action, Placement):
        yield _placed(last, last.action, who, name, texts)
    elif turn.end is TurnEnd.KEPT:
        yield texts("tell-keep", who=who, name=name, cost=cost)
    elif turn.end is TurnEnd.NONE_FITS:
        yield texts("tell-none-fits", cost=cost)
    elif turn.end is TurnEnd.PASSED:
        yield texts("tell-pass", who=who, name=name, cost=cost)


def _placed(played: Played, placement: Placement, who: str, name: str, texts: Texts) -> str:
    tile = placement.tile
    key = "tell-open" if played.bonus is Bonus.START else "tell-place"
    sum_of_points = scoring(tile, played.points, played.bonus, played.hexagons, texts)
    return texts(key, who=who, name=name, tile=str(tile), sum=sum_of_points)
