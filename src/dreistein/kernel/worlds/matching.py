"""A deck that agrees with what is known: a perfect matching of the tiles and their places."""

from collections.abc import Sequence
from random import Random

from dreistein.kernel.errors import ImpossibleView
from dreistein.kernel.worlds.facts import Facts

MOST_TRIES = 2000


def decks(facts: Facts, count: int) -> list[list[int]]:
    """Some decks that agree with the facts, not all alike; none if there is none.

    Tiles that cannot leave their group are at the same place in all of them.
    """
    rows = _resolved(facts)
    first = None if rows is None else _match(rows, Random(0))
    if rows is None or first is None:
        return []
    for at, tile in enumerate(first):
        if not facts.is_loose(tile):
            rows[tile] = 1 << at
    more = (_match(rows, Random(k)) for k in range(1, count))
    return [first, *(deck for deck in more if deck is not None)]


def _strict(facts: Facts) -> list[int]:
    """Rows that see to it that every watched group has one of its tiles.

    The places of a group are alike, so it may as well be the first that has it.
    """
    rows = list(facts.rows)
    for places, tiles in facts.watches:
        first = places & -places
        for tile in range(56):
            if not tiles >> tile & 1:
                rows[tile] &= ~first
    if facts.opener >= 0:
        hidden = [tile for tile in range(56) if not facts.own >> tile & 1]
        if not hidden or max(hidden) < facts.own.bit_length():
            return [0] * 56
        dealt = range(facts.config.stock_start)
        rows[max(hidden)] &= sum(1 << at for at in dealt if facts.holders[at] == facts.opener)
    return rows


def _resolved(facts: Facts) -> list[int] | None:
    """Rows in which every doubt is settled one way or the other, so that a deck remains."""
    tries = 0

    def settle(
        rows: list[int], doubts: Sequence[tuple[int, int, int]], ended: int
    ) -> list[int] | None:
        nonlocal tries
        tries += 1
        if tries > MOST_TRIES:
            raise ImpossibleView(reason=f"no deal was found in {MOST_TRIES} tries")
        if _match(rows, Random(0)) is None:
            return None
        if not doubts:
            return rows
        places, fits, tile = doubts[0]
        found = None
        if facts.ended is None or ended < len(doubts):
            placed = list(rows)
            placed[tile] &= places
            found = settle(placed, doubts[1:], ended)
        if found is None and (facts.ended is None or ended > 0):
            left = [row & ~places if fits >> t & 1 else row for t, row in enumerate(rows)]
            found = settle(left, doubts[1:], ended - 1)
        return found

    return settle(_strict(facts), facts.doubts, facts.ended or 0)


def _match(rows: Sequence[int], random: Random) -> list[int] | None:
    """A place for every tile, by augmenting paths; the deck, or None if there is none."""
    deck = [-1] * 56
    empty = 2**56 - 1
    tried = 0

    def settle(tile: int) -> bool:
        nonlocal empty, tried
        if spots := rows[tile] & empty:
            at = random.choice([at for at in range(56) if spots >> at & 1])
            empty ^= 1 << at
            deck[at] = tile
            return True
        while spots := rows[tile] & ~tried:
            at = spots.bit_length() - 1
            tried |= 1 << at
            if settle(deck[at]):
                deck[at] = tile
                return True
        return False

    order = random.sample(range(56), 56)
    for tile in sorted(order, key=lambda tile: rows[tile].bit_count()):
        tried = 0
        if not settle(tile):
            return None
    return deck
