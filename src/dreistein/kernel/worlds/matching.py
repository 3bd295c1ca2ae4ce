"""Decks that agree with the facts: perfect matchings of tiles and places."""

from collections.abc import Sequence
from random import Random

from dreistein.kernel.errors import ImpossibleView
from dreistein.kernel.worlds.facts import Facts

MOST_TRIES = 2000


def decks(facts: Facts, count: int) -> list[list[int]]:
    """Up to ``count`` decks that agree with the facts, mostly different; none if there is none.

    Tiles that cannot leave their group are at the same place in all of them.
    """
    allowed = _resolve_alternatives(facts)
    first = None if allowed is None else _match(allowed, Random(0))
    if allowed is None or first is None:
        return []
    for at, tile in enumerate(first):
        if not facts.is_loose(tile):
            allowed[tile] = 1 << at
    more = (_match(allowed, Random(k)) for k in range(1, count))
    return [first, *(deck for deck in more if deck is not None)]


def _with_requirements(facts: Facts) -> list[int]:
    """The allowed places, narrowed so that any matching meets the requirements.

    The places of a group are alike, so its first place may as well take the required tile.
    """
    allowed = list(facts.allowed)
    for places, tiles in facts.requirements:
        first = places & -places
        for tile in range(56):
            if not tiles >> tile & 1:
                allowed[tile] &= ~first
    if facts.opener >= 0:
        hidden = [tile for tile in range(56) if not facts.fixed >> tile & 1]
        if not hidden or max(hidden) < facts.own.bit_length():
            return [0] * 56
        dealt = range(facts.config.stock_start)
        allowed[max(hidden)] &= sum(1 << at for at in dealt if facts.holders[at] == facts.opener)
    return allowed


def _resolve_alternatives(facts: Facts) -> list[int] | None:
    """The allowed places with every alternative decided, so that a deck remains; else None."""
    tries = 0

    def decide(
        allowed: list[int], open_: Sequence[tuple[int, int, int]], fruitless: int
    ) -> list[int] | None:
        nonlocal tries
        tries += 1
        if tries > MOST_TRIES:
            raise ImpossibleView(reason=f"no deal was found in {MOST_TRIES} tries")
        if _match(allowed, Random(0)) is None:
            return None
        if not open_:
            return allowed
        places, fits, tile = open_[0]
        found = None
        if facts.fruitless_turns is None or fruitless < len(open_):
            drawn_there = list(allowed)
            drawn_there[tile] &= places
            found = decide(drawn_there, open_[1:], fruitless)
        if found is None and (facts.fruitless_turns is None or fruitless > 0):
            none_fitted = [
                mask & ~places if fits >> t & 1 else mask for t, mask in enumerate(allowed)
            ]
            found = decide(none_fitted, open_[1:], fruitless - 1)
        return found

    return decide(_with_requirements(facts), facts.alternatives, facts.fruitless_turns or 0)


def _match(allowed: Sequence[int], random: Random) -> list[int] | None:
    """A place for every tile, found by augmenting paths: the deck, or None if there is none."""
    deck = [-1] * 56
    empty = 2**56 - 1
    tried = 0

    def settle(tile: int) -> bool:
        nonlocal empty, tried
        if places := allowed[tile] & empty:
            at = random.choice([at for at in range(56) if places >> at & 1])
            empty ^= 1 << at
            deck[at] = tile
            return True
        while places := allowed[tile] & ~tried:
            at = places.bit_length() - 1
            tried |= 1 << at
            if settle(deck[at]):
                deck[at] = tile
                return True
        return False

    order = random.sample(range(56), 56)
    for tile in sorted(order, key=lambda tile: allowed[tile].bit_count()):
        tried = 0
        if not settle(tile):
            return None
    return deck
