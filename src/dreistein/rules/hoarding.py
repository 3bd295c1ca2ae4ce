"""Whether a match was won by drawing on purpose.

Once the stock is empty, whoever holds many tiles can keep placing while all others pass. Somebody
has won by that if another would not have been behind without those placements and passes, and if in
those rounds the winner drew several times although a tile fitted.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from dreistein.rules.actions import Draw, EndTurn, Placement
from dreistein.rules.match import Match
from dreistein.rules.round import Round

LEAST_DRAWS = 5
"""So many tiles are drawn on purpose; fewer may be an accident."""
_MOST_ROUNDS = 20
"""In how many rounds they are looked for: a match may have hundreds."""


class Hoard(NamedTuple):
    """Who won by drawing on purpose."""

    seat: int
    draws: int
    """How many tiles were drawn although one fitted, in the rounds that it paid in."""
    points: int
    """What was placed in them while all others passed."""


def hoard_of(match: Match) -> Hoard | None:
    """Who won a match by drawing on purpose; None if nobody did, or while it is not over."""
    if match.edition.must_place or match.players < 2 or len(match.winners) != 1:
        return None
    (seat,) = match.winners
    every = [(round, _alone(round, seat)) for round in match.rounds]
    paid = [(round, gains) for round, gains in every if gains[seat]]
    gained = [sum(gains[other] for _, gains in paid) for other in range(match.players)]
    ahead = [match.totals[seat] - total for total in match.totals]
    others = [other for other in range(match.players) if other != seat]
    if all(gained[seat] - gained[other] < ahead[other] for other in others):
        return None
    draws = sum(sum(_chosen(round, seat)) for round, _ in islice(paid, _MOST_ROUNDS))
    return Hoard(seat, draws, gained[seat]) if draws >= LEAST_DRAWS else None


def _alone(round: Round, seat: int) -> list[int]:
    """What a seat placed while the last turn of all others was a pass, and what passes cost."""
    gains, passed, drew = [0] * round.players, set[int](), -1
    for played in round.history:
        if isinstance(played.action, EndTurn) and played.turn != drew:
            passed.add(played.seat)
            gains[played.seat] += played.points if played.seat != seat else 0
        else:
            passed.discard(played.seat)
        if isinstance(played.action, Placement) and played.seat == seat:
            gains[seat] += played.points if len(passed) == round.players - 1 else 0
        if isinstance(played.action, Draw):
            drew = played.turn
    return gains


def _chosen(round: Round, seat: int) -> Iterator[bool]:
    """For each draw of a seat, whether something fitted that it could have placed."""
    now = Round.start(round.edition, round.deal, round.players)
    for played in round.history:
        if played.seat == seat and isinstance(played.action, Draw):
            yield now.board.any_fits(now.playable)
        now = now.apply(played.action)
