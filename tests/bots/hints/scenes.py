"""Positions to explain: a board, a rack, and all other tiles somewhere out of sight."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boards import picture
from dreistein import rules
from dreistein.bots.base import Ranked
from dreistein.bots.hints.contrast import Rows
from dreistein.bots.hints.explainer import Explained, explain
from dreistein.rules import TILES, Action, Deal, Edition, Placement, Round, parse_action, view
from positions import GERMAN, tiles

FOUR_OF_SIX = r"""
  5---0
 /S\v/^\
5---4---2
     \v/
      4
"""
"""Around the 4 in the middle lie 455, 045, 024 and 244."""


def table(
    board: str,
    hand: str,
    others: Sequence[int | str] = (8,),
    *,
    edition: Edition = GERMAN,
    shuffle: int = 0,
    stock: bool = True,
) -> Round:
    """A table where seat 0 is to move and the other hands are unknown: their sizes, or their tiles.

    ``shuffle`` deals them another way. Without ``stock``, what is left is out of the stock too:
    the last of the others holds it.
    """
    shown = picture(board).board
    own = tiles(hand)
    named = {tile for held in others if isinstance(held, str) for tile in tiles(held)}
    lying = {placement.tile for placement in shown.placements}
    rest = [tile for tile in TILES if tile not in lying | named and tile not in own]
    Random(shuffle).shuffle(rest)
    hands = [own]
    for held in others:
        count = 0 if isinstance(held, str) else held
        hands.append(tiles(held) if isinstance(held, str) else tuple(rest[:count]))
        rest = rest[count:]
    if not stock:
        hands[-1] += tuple(rest)
        rest = []
    deal = Deal(tuple(hands), tuple(rest))
    scores = (0,) * len(hands)
    return Round(edition, deal, shown, tuple(hands), tuple(rest), 0, scores)


def alone(board: str, hand: str, draws_left: int, rack: int = 5) -> Round:
    """A game of solitaire; whatever lies neither on the table nor on the rack is the stock."""
    shown, own = picture(board).board, tiles(hand)
    lying = {placement.tile for placement in shown.placements}
    rest = tuple(tile for tile in TILES if tile not in lying and tile not in own)
    deal = Deal((own,), rest, shown.placements[0].tile)
    more: Any = {"solitaire": rules.Solitaire(rack, 20), "draws_left": draws_left}
    return Round(GERMAN, deal, shown, (own,), rest, 0, (0,), **more)


def ranked(action: Action, worth: float, *, alone: bool = False, error: float = 0.1) -> Ranked:
    """An action that the ranking holds for so good: points ahead, and a percent of wins each."""
    win = None if alone else min(max(0.5 + worth / 100, 0), 1)
    return Ranked(action, 100 + worth, error, worth, error, win, error / 100, 50, False)


class Listed:
    """A ranker that holds the actions it was given for the best, in that order, far apart."""

    def __init__(self, *best: str) -> None:
        self.best = [parse_action(text) for text in best]

    def rank(
        self, view: rules.View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> list[Ranked]:
        first = [action for action in self.best if action in legal]
        rest = sorted((action for action in legal if action not in first), key=str)
        order, alone = enumerate([*first, *rest]), view.players == 1
        return [ranked(action, 40 - 10 * at, alone=alone) for at, action in order]


def explained(
    round: Round,
    *best: str,
    totals: tuple[int, ...] | None = None,
    resigned: frozenset[int] = frozenset(),
    after: Sequence[Rows] = (),
) -> list[Explained]:
    """The explanation of a position in which these actions are the best, in that order; ``after``
    has what happens after each."""
    seen = view(round, round.turn, before=totals, resigned=resigned)
    legal = list(round.legal_actions())
    for text in best:
        assert parse_action(text) in legal, [str(action) for action in legal]
    return explain(seen, Listed(*best).rank(seen, legal, Random(0)), after)


def placements(round: Round, tile: str) -> list[str]:
    """Where a tile may be placed, as texts."""
    found = [a for a in round.legal_actions() if isinstance(a, Placement) and str(a.tile) == tile]
    return sorted(map(str, found))
