"""The chances of tiles that a seat cannot see.

All unseen tiles are equally likely anywhere, except where whoever can place must: there a draw or a
pass proves that nothing on that rack fitted, so worlds that agree with every proof are sampled.
"""

from collections.abc import Collection
from functools import cached_property

from dreistein.kernel import Worlds, compiled
from dreistein.kernel.position.tables import mask_of
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View

_WORLDS, _WORLDS_UNCOMPILED = 400, 40
_NEARLY = 0.999
"""What a sample says of everything that it always shows: it proves nothing."""


class Odds:
    """Where unseen tiles may be, all of them equally likely."""

    def __init__(self, view: View, unseen: frozenset[Tile]) -> None:
        self.view = view
        self.unseen = unseen

    def drawn(self, tiles: Collection[Tile]) -> float:
        """The chance that the next tile of the stock is one of these."""
        wanted = len(self.unseen.intersection(tiles))
        return wanted / len(self.unseen) if self.unseen else 0.0


class ProvenOdds(Odds):
    """Where they may be after what the others' draws and passes prove."""

    def drawn(self, tiles: Collection[Tile]) -> float:
        wanted = mask_of(tiles)
        share = sum(wanted >> top & 1 for top in self._tops) / len(self._tops)
        return min(share, 1.0 if self.view.stock == 0 else _NEARLY)

    @cached_property
    def _tops(self) -> list[int]:
        """The top tile of the stock in sampled worlds; 63 if it is empty."""
        worlds = Worlds(self.view)
        found = []
        for index in range(_WORLDS if compiled() else _WORLDS_UNCOMPILED):
            world = worlds.sample("odds", index)
            found.append(world.order[world.at] if world.at < len(world.order) else 63)
        return found


def odds_of(view: View, unseen: frozenset[Tile]) -> Odds:
    """The odds of a view: with or without proofs."""
    others_proved = any(seat != view.seat and action in "+-" for seat, action in view.history)
    proven = view.edition.must_place and others_proved
    return ProvenOdds(view, unseen) if proven else Odds(view, unseen)
