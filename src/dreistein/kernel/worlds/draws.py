"""The worlds of a seat once it has drawn a tile, for as many tiles as might come.

They could be had from a view for each tile, but all of these tell the same, apart from that tile;
so the facts are read once, and worlds before the draw show where everything else may be.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
>>> worlds = Worlds(view(round, 1))
>>> [one, two] = after_draw(worlds, round.stock[:2], seed=7)
>>> one.root.hands[1] == worlds.root.hands[1] | 1 << NUMBER[one.tile]
True
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dreistein.kernel.errors import ImpossibleView
from dreistein.kernel.position.constants import DRAW
from dreistein.kernel.position.state_cy import State
from dreistein.kernel.position.tables import NUMBER
from dreistein.kernel.worlds.facts import ALL, Facts
from dreistein.kernel.worlds.matching import decks
from dreistein.kernel.worlds.sampler_cy import WorldSampler
from dreistein.kernel.worlds.worlds import START_DECKS, Worlds, sampler_for
from dreistein.rules.tiles import Tile

_MOST_SAMPLES = 64
"""Worlds before the draw in which the tiles are looked for."""


@dataclass(frozen=True, slots=True)
class AfterDraw:
    """A tile, a position in which the seat has drawn it, and the worlds that agree with that.

    If the draw ended the round, the position tells how.
    """

    tile: Tile
    root: State
    sampler: WorldSampler


def after_draw(worlds: Worlds, tiles: Sequence[Tile], seed: int) -> Iterator[AfterDraw]:
    """What the seat to move knows after each of some draws; ``worlds`` are those before."""
    root, facts = worlds.root, worlds.facts
    starts = _starts(worlds, tiles, seed)
    for tile in tiles:
        number = NUMBER[tile]
        then = _facts_after(facts, number, root.at, root.turn)
        found = starts[number] or decks(then, START_DECKS)
        if not found or not facts.allowed[number] >> root.at & 1:
            raise ImpossibleView(reason=f"the tile {tile} cannot have been drawn")
        state = State(root.config)
        state.deal(found[0])
        for _, code in root.history:
            state.apply(code)
        state.apply(DRAW)
        yield AfterDraw(tile, state, sampler_for(state, then, found))


def _facts_after(facts: Facts, tile: int, at: int, seat: int) -> Facts:
    """The facts once a seat has drawn a tile from a place, and seen it."""
    rest = ALL & ~(1 << at)
    allowed = [places & rest for places in facts.allowed]
    allowed[tile] = 1 << at
    holders = [*facts.holders[:at], seat, *facts.holders[at + 1 :]]
    groups = [group & rest for group in facts.groups]
    return replace(
        facts, allowed=allowed, holders=holders, groups=groups, own=facts.own | 1 << tile
    )


def _starts(worlds: Worlds, tiles: Sequence[Tile], seed: int) -> dict[int, list[list[int]]]:
    """By tile, decks in which it is the next to be drawn, if sampling finds any.

    The order of the stock is free, so a tile that is in the stock may as well lie on top. Tiles
    that cannot leave it are then at the same places in all decks of a tile, as a sampler needs it.
    """
    found: dict[int, list[list[int]]] = {NUMBER[tile]: [] for tile in tiles}
    facts, at, state = worlds.facts, worlds.root.at, State(worlds.root.config)
    for index in range(_MOST_SAMPLES):
        worlds.sample_into(state, seed, index)
        deck = list(state.order)
        stock = sorted(deck[at:], key=lambda tile: (facts.is_loose(tile), tile))
        for tile in stock:
            if tile in found and len(found[tile]) < START_DECKS:
                found[tile].append([*deck[:at], tile, *(t for t in stock if t != tile)])
        if all(len(each) == START_DECKS for each in found.values()):
            break
    return found
