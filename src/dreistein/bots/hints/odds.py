"""The chances of tiles that a seat cannot see.

All unseen tiles are equally likely anywhere, except where whoever can place must: there a draw or a
pass proves that nothing on that rack fitted, so worlds that agree with every proof are sampled.
"""

from collections.abc import Collection, Sequence
from functools import cached_property
from math import comb

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

    def held(self, tiles: Collection[Tile], seats: Sequence[int]) -> float:
        """The chance that one of these tiles is held by one of these seats."""
        held = sum(self.view.counts[seat] for seat in seats)
        unseen, wanted = len(self.unseen), len(self.unseen.intersection(tiles))
        if not unseen or held >= unseen:
            return float(bool(wanted and held))
        return 1 - comb(unseen - wanted, held) / comb(unseen, held)

    def drawn(self, tiles: Collection[Tile]) -> float:
        """The chance that the next tile of the stock is one of these."""
        wanted = len(self.unseen.intersection(tiles))
        return wanted / len(self.unseen) if self.unseen else 0.0


class ProvenOdds(Odds):
    """Where they may be after what the others' draws and passes prove."""

    def held(self, tiles: Collection[Tile], seats: Sequence[int]) -> float:
        wanted = mask_of(tiles)
        return self._share([any(hands[s] & wanted for s in seats) for hands, _ in self._worlds])

    def drawn(self, tiles: Collection[Tile]) -> float:
        wanted = mask_of(tiles)
        return self._share([wanted >> top & 1 == 1 for _, top in self._worlds])

    @cached_property
    def _worlds(self) -> list[tuple[tuple[int, ...], int]]:
        """Sampled worlds: the hands, and the top tile of the stock (63 if it is empty)."""
        worlds = Worlds(self.view)
        found = []
        for index in range(_WORLDS if compiled() else _WORLDS_UNCOMPILED):
            world = worlds.sample("odds", index)
            found.append((world.hands, 63 if world.at == 56 else world.order[world.at]))
        return found

    def _share(self, hits: Sequence[bool]) -> float:
        share = sum(hits) / len(hits)
        return min(share, 1.0 if self.view.stock == 0 else _NEARLY)


def odds_of(view: View, unseen: frozenset[Tile]) -> Odds:
    """The odds of a view: with or without proofs."""
    others_proved = any(seat != view.seat and action in "+-" for seat, action in view.history)
    proven = view.edition.must_place and others_proved
    return ProvenOdds(view, unseen) if proven else Odds(view, unseen)
