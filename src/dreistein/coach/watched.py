r"""What can be said of a game of which only the table was seen: not what else was possible.

Each player's points by what they came from, and where the same tile would have scored more.

>>> from dreistein.rules.record.sheet import read_sheet
>>> lines = ("edition german", "players Ada, Ben", "Ada 444@0,0", "Ben + 544@0,1")
>>> ada, ben = points_of(read_sheet("\n".join(lines)).match())
>>> ada["tiles"], ada["bonuses"], ben["tiles"], ben["draws"]
(12, 5, 13, -5)
"""

from collections.abc import Iterator
from dataclasses import dataclass

from dreistein.rules.actions import Draw, Placement
from dreistein.rules.board import Board
from dreistein.rules.match import Match
from dreistein.rules.record.observed import ObservedRound, Unknown
from dreistein.rules.round import Round


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where a tile that was placed would have scored more at once."""

    ply: int
    """How many actions of the round were made before."""
    action: Placement
    more: int
    """How many points more."""


def elsewhere(round: Round) -> Iterator[Elsewhere]:
    """For each tile of a watched round that would have scored more elsewhere, the best place.

    Of a round whose places were only found to agree with the points, nothing can be said.
    """
    if not isinstance(round, ObservedRound) or Unknown.PLACES in round.unknown:
        return
    first = len(round.board.placements) - sum(
        isinstance(p.action, Placement) for p in round.history
    )
    board = Board.of(round.board.placements[:first])
    for ply, played in enumerate(round.history):
        action = played.action
        if not isinstance(action, Placement):
            continue
        ways = {
            way: round.edition.placement_points(board.check(way), way.tile)
            for way in board.fits([action.tile])
        }
        best = max(ways, key=lambda way: ways[way])
        if board.placements and ways[best] > played.points:
            yield Elsewhere(ply, best, ways[best] - played.points)
        board = board.lay(action)


PARTS = ("tiles", "bonuses", "draws", "passes", "ends")
"""What points come from."""


def points_of(match: Match) -> list[dict[str, int]]:
    """What each seat's points of a match came from."""
    found = [dict.fromkeys(PARTS, 0) for _ in range(match.players)]
    for round in match.rounds:
        for played in round.history:
            points = found[played.seat]
            if isinstance(played.action, Placement):
                points["tiles"] += played.action.tile.value
                points["bonuses"] += played.bonus_points
            else:
                points["draws" if isinstance(played.action, Draw) else "passes"] += played.points
        for seat, end in enumerate(round.settlement):
            found[seat]["ends"] += end
    return found
