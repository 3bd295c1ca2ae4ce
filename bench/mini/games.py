"""The small games that are solved, and what may be left out of their trees without changing them.

Three things are the same for any way of playing, and are told once:

- *The opener* is decided by the deal, and each seat opens as often as the other. So the tree has
  the deals that seat 0 opens, and its value is what opening is worth.
- *Turning the table*: the rotations of the opening tile are the same game turned, and so is a tile
  on any side of a triple that lies alone. One of them stays.
- *Forced actions* are no decisions.
"""

from dataclasses import dataclass, replace

from dreistein.kernel import DRAW, END_TURN, State
from dreistein.kernel.position.tables import TRIPLES
from dreistein.rules.edition import MINI, Edition

_TILE, _CELL = 63, 2047


@dataclass(frozen=True)
class Game:
    """A small edition for two."""

    edition: Edition

    def choices(self, state: State) -> dict[int, int]:
        """What may be done, by any action that comes to the same."""
        legal = state.legal()
        if not state.laid:
            return dict.fromkeys(legal, legal[0])
        placements = [code for code in legal if code not in (DRAW, END_TURN)]
        if state.laid == 1 and TRIPLES >> first_tile(state) & 1:
            side = min((code >> 6 & _CELL for code in placements), default=0)
            return {
                code: side << 6 | code & _TILE if code in placements else code for code in legal
            }
        return {code: code for code in legal}


def first_tile(state: State) -> int:
    """The tile that opened."""
    return next(code for _, code in state.history if code != DRAW) & _TILE


def small(deal: int, *, must_place: bool) -> Game:
    """``mini`` with so many tiles for each of two players."""
    return Game(replace(MINI, deal=(deal, *MINI.deal[1:]), must_place=must_place))


GAMES = {
    "mini-must": small(3, must_place=True),
    "four-must": small(4, must_place=True),
    "four": small(4, must_place=False),
}
"""``mini`` where one must place, which docs/mini.md tells of, and the same tiles with four for each
player, where one must and where one may draw instead."""
