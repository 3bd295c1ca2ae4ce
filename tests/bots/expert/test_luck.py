"""Luck is fair: over all the tiles that might have come, it is 0 on average."""

from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest

from dreistein.bots.expert import Expert
from dreistein.bots.expert.luck import of_deal, of_draw
from dreistein.rules import EDITIONS, Round, Solitaire, view
from dreistein.rules.actions import DRAW

GERMAN = EDITIONS["german"]
EXPERT = Expert(worlds=20)


def before_a_draw(players: int) -> Round:
    round = Round.seeded("draw", GERMAN, players)
    while len(round.history) < 12 or DRAW not in round.legal_actions():
        round = round.apply(next(iter(round.legal_actions())))
    return round


@pytest.mark.parametrize("players", [2, 4])
def test_over_all_tiles_of_the_stock_the_luck_of_a_draw_is_nothing(players: int) -> None:
    """The hidden tiles are dealt anew each time, in agreement with what the seat has seen."""
    from dreistein.kernel import Worlds, round_of

    round = before_a_draw(players)
    seen = view(round, round.turn)
    worlds, found = Worlds(seen), []
    for number in range(60):
        world = round_of(worlds.sample("luck", number))
        after = view(world.apply(DRAW), round.turn)
        found.append(of_draw(EXPERT, seen, after, Random(number)).worth)
    assert abs(mean(found)) < 3 * stdev(found) / len(found) ** 0.5
    assert stdev(found) > 0.003


@pytest.mark.parametrize("players", [2, 5])
def test_over_many_deals_the_luck_of_a_seat_is_nothing(players: int) -> None:
    found = []
    for number in range(60):
        round = Round.seeded("deals", GERMAN, players, number=number)
        seen = view(round, 1, totals=tuple(40 * seat for seat in range(players)))
        found.append(of_deal(EXPERT, seen, Random(number)).worth)
    assert abs(mean(found)) < 3 * stdev(found) / len(found) ** 0.5


def test_a_tile_for_a_bonus_is_luck_and_one_that_fits_nowhere_is_not() -> None:
    """In solitaire luck is in points, and what fits is worth more than what does not."""
    round = Round.seeded("alone", GERMAN, solitaire=Solitaire(6, 20))
    while DRAW not in round.legal_actions():
        round = round.apply(next(iter(round.legal_actions())))
    seen, rest = view(round, 0), sorted(round.stock)
    found = {}
    for tile in rest:
        first = (tile, *(other for other in round.stock if other != tile))
        after = replace(round, stock=first).apply(DRAW)
        found[tile] = of_draw(EXPERT, seen, view(after, 0), Random(1)).worth
    fitting = [luck for tile, luck in found.items() if round.board.any_fits((tile,))]
    others = [luck for tile, luck in found.items() if not round.board.any_fits((tile,))]
    assert mean(fitting) > mean(others)
