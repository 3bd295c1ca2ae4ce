"""The worlds after a draw are those that the seat's view after it allows."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.kernel import Worlds, view_of
from dreistein.kernel.errors import ImpossibleView
from dreistein.kernel.position.tables import NUMBER
from dreistein.kernel.worlds.draws import _facts_after, after_draw
from dreistein.kernel.worlds.facts import facts_of
from dreistein.rules import EDITIONS, Round, Solitaire, View, view
from dreistein.rules.actions import DRAW
from dreistein.rules.values import with_fields

SAMPLES = 5


def before_a_draw(players: int, must_place: bool, seed: int) -> Round | None:
    """A position of a random game in which the next to move may draw."""
    edition = replace(EDITIONS["german"], must_place=must_place)
    solitaire = Solitaire(8, 15) if players == 1 else None
    random, round = Random(seed), Round.seeded(str(seed), edition, players, solitaire=solitaire)
    actions = random.randrange(1, 60)
    while round.end is None:
        legal = list(round.legal_actions())
        if len(round.history) >= actions and DRAW in legal:
            return round
        round = round.apply(random.choice(legal))
    return None


def sorted_hand(seen: View) -> View:
    return replace(seen, hand=tuple(sorted(seen.hand)))


@settings(max_examples=60, deadline=None)
@given(players=st.integers(1, 6), must_place=st.booleans(), seed=st.integers(0, 10**6))
def test_worlds_after_a_draw_look_as_tables_do(players: int, must_place: bool, seed: int) -> None:
    round = before_a_draw(players, must_place, seed)
    if round is None:
        return
    seat, worlds = round.turn, Worlds(view(round, round.turn))
    tiles = Random(seed).sample(round.stock, min(3, len(round.stock)))
    found = list(after_draw(worlds, tiles, seed))
    assert [after.tile for after in found] == tiles
    for after in found:
        rest = (tile for tile in round.stock if tile != after.tile)
        then = view(with_fields(round, stock=(after.tile, *rest)).apply(DRAW), seat)
        if len(round.stock) == 1 and players > 1:
            continue  # what the others hold decides whether the round is blocked
        assert sorted_hand(view_of(after.root, seat)) == sorted_hand(then)
        if then.end is None:
            same_facts(worlds, after.tile, then)
            state = Worlds(then).root
            for index in range(SAMPLES):
                after.sampler.sample_into(state, seed, index)
                assert sorted_hand(view_of(state, seat)) == sorted_hand(then)


def same_facts(worlds: Worlds, tile: object, then: View) -> None:
    """Where every tile may be that the seat cannot see is told by its view after the draw, too."""
    [number] = [number for each, number in NUMBER.items() if each == tile]
    ours = _facts_after(worlds.facts, number, worlds.root.at, worlds.root.turn)
    theirs = facts_of(then)
    hidden = [tile for tile in range(56) if not theirs.own >> tile & 1]
    assert ours.own == theirs.own
    assert [ours.allowed[tile] for tile in hidden] == [theirs.allowed[tile] for tile in hidden]
    assert ours.holders == theirs.holders


def test_a_tile_that_lies_on_the_table_cannot_be_drawn() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
    worlds = Worlds(view(round, 1))
    with pytest.raises(ImpossibleView):
        list(after_draw(worlds, [round.board.placements[0].tile], 1))
