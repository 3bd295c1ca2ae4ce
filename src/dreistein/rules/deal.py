"""The shuffle of a seed, and the deal made from it.

>>> " ".join(map(str, shuffled("dreistein")[:6]))
'355 225 444 344 334 234'
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from dreistein.rules.arguments import all_of, counted, wanted
from dreistein.rules.edition import Edition, edition_of
from dreistein.rules.errors import (
    DealSize,
    HandCount,
    NotInSet,
    StartingTile,
    TileMissing,
    TileTwice,
)
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import TILES, Tile, tile_of, tiles_of

MOST_SEED_CHARACTERS = 100
"""The longest seed that a server takes: each round's shuffle reads it several times."""
MOST_NUMBER = 10**18
"""The largest number of a round that is dealt from a seed."""
_WORD = 2**32


def _words(seed: str, number: int) -> Iterator[int]:
    """The 32-bit big-endian words of SHA-256 over ``{seed}/{number}/{k}``, k = 0, 1, 2, …"""
    block = 0
    while True:
        # A lone surrogate is not UTF-8, but it may be in a seed and must not fail.
        text = f"{seed}/{number}/{block}".encode(errors="surrogatepass")
        digest = sha256(text).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4])
        block += 1


def shuffled(seed: str, number: int = 0, tiles: Iterable[Tile | str] = TILES) -> tuple[Tile, ...]:
    """The 56 tiles, or those of a smaller set, as a seed shuffles them for round ``number``."""
    order = list(tiles_of(tiles))
    words = _words(wanted(seed, str, "seed"), counted(number, MOST_NUMBER, "number"))
    for i in range(len(order) - 1, 0, -1):
        limit = _WORD - _WORD % (i + 1)
        word = next(w for w in words if w < limit)
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


@dataclass(frozen=True, slots=True, init=False)
class Deal:
    """The hands by seat, the stock (top first), and solitaire's starting tile."""

    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]
    start: Tile | None = None

    def __init__(
        self,
        hands: Iterable[Iterable[Tile | str]],
        stock: Iterable[Tile | str],
        start: Tile | str | None = None,
    ) -> None:
        held = all_of(hands, "Iterable[Tile | str]", "hands")
        object.__setattr__(self, "hands", tuple(tiles_of(hand, "hand") for hand in held))
        object.__setattr__(self, "stock", tiles_of(stock, "stock"))
        object.__setattr__(self, "start", None if start is None else tile_of(start))

    @staticmethod
    def of(tiles: Sequence[Tile | str], edition: Edition | str, players: int) -> "Deal":
        """Deal tiles in order: the first to seat 0, the next to seat 1; the rest is the stock."""
        tiles, size = tiles_of(tiles), edition_of(edition).hand_size(players)
        hands = [tiles[seat * size : (seat + 1) * size] for seat in range(players)]
        return Deal(hands, tiles[players * size :])

    @staticmethod
    def solitaire(tiles: Sequence[Tile | str], numbers: Solitaire) -> "Deal":
        """Deal solitaire: the first tile starts on the table, then come the rack and the stock."""
        tiles, first = tiles_of(tiles), 1 + wanted(numbers, Solitaire, "numbers").rack
        return Deal([tiles[1:first]], tiles[first:], *tiles[:1])

    def check(
        self, sizes: Sequence[int], *, solitaire: bool = False, tiles: Sequence[Tile | str] = TILES
    ) -> None:
        """Raise unless all tiles of the set are there once and each seat has as many as ``sizes``
        says."""
        tiles = tiles_of(tiles)
        if (self.start is not None) != solitaire:
            raise StartingTile()
        if len(self.hands) != len(sizes):
            raise HandCount(found=len(self.hands), wanted=len(sizes))
        seen: set[Tile] = set() if self.start is None else {self.start}
        for tile in (tile for part in (*self.hands, self.stock) for tile in part):
            if tile in seen:
                raise TileTwice(tile=tile)
            seen.add(tile)
        for seat, (hand, size) in enumerate(zip(self.hands, sizes, strict=True)):
            if len(hand) != size:
                raise DealSize(seat=seat, found=len(hand), wanted=size)
        for tile in tiles:
            if tile not in seen:
                raise TileMissing(found=len(seen), tile=tile, tiles=len(tiles))
        for tile in seen.difference(tiles):
            raise NotInSet(tile=tile, tiles=len(tiles))
