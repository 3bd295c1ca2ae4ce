"""Luck is fair: over all the tiles that might have come, it is 0 on average."""

from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest

from dreistein.bots.expert import Expert, luck
from dreistein.bots.expert.luck import of_deal, of_draw
from dreistein.rules import EDITIONS, Edition, Round, Solitaire, view
from dreistein.rules.actions import DRAW
from sizes import size

GERMAN = EDITIONS["german"]
EXPERT = Expert(worlds=20)


def before_a_draw(players: int, edition: Edition = GERMAN) -> Round:
    solitaire = Solitaire(6, 20) if players == 1 else None
    round = Round.seeded("draw", edition, players, solitaire=solitaire)
    while len(round.history) < 12 or DRAW not in round.legal_actions():
        round = round.apply(next(iter(round.legal_actions())))
    return round


@pytest.mark.parametrize(
    ("players", "edition"), [(2, GERMAN), (4, GERMAN), (2, replace(GERMAN, must_place=True))]
)
def test_over_the_whole_stock_the_luck_of_a_draw_is_nothing(players: int, edition: Edition) -> None:
    round = before_a_draw(players, edition)
    seen, stock = view(round, round.turn), round.stock
    found = [of_draw(EXPERT, seen, tile, stock, Random(str(tile))) for tile in stock]
    worths = [luck.worth for luck in found]
    error = sum(luck.error**2 for luck in found) ** 0.5 / len(found)
    assert abs(mean(worths)) < 3 * error
    assert error < stdev(worths) / 3


@pytest.mark.parametrize("tried", [3, 20])
def test_the_error_of_a_mean_counts_which_tiles_were_tried(tried: int) -> None:
    random = Random(1)
    worths = [random.gauss(0, 2) for _ in range(20)]
    told, off = list[float](), list[float]()
    for _ in range(2000):
        some = [(random.gauss(worth, 1), 1.0) for worth in random.sample(worths, tried)]
        found, error = luck._mean_of_some(some, len(worths))
        told.append(error**2)
        off.append((found - mean(worths)) ** 2)
    assert mean(told) == pytest.approx(mean(off), rel=0.1)


def test_what_comes_is_compared_with_what_lay_there_whatever_the_seat_expected() -> None:
    """Where nothing but the best tiles lies in the stock, none of them is good luck."""
    round = before_a_draw(2)
    seen, stock = view(round, round.turn), round.stock
    expert = Expert(worlds=80)
    found = {tile: of_draw(expert, seen, tile, stock, Random(str(tile))).worth for tile in stock}
    best = sorted(found, key=found.__getitem__)[-8:]
    among_best, among_all = (
        mean(of_draw(expert, seen, tile, some, Random(f"{tile} again")).worth for tile in best)
        for some in (best, stock)
    )
    assert abs(among_best) < 0.01
    assert among_all > among_best + 0.005


def test_neither_the_order_of_the_stock_nor_its_last_tile_is_luck() -> None:
    round = before_a_draw(3)
    seen, tile = view(round, round.turn), round.stock[0]
    stocks = round.stock, round.stock[::-1]
    forth, back = (of_draw(EXPERT, seen, tile, stock, Random(1)) for stock in stocks)
    assert forth == back
    assert of_draw(EXPERT, seen, tile, [tile], Random(1)).worth == 0


@pytest.mark.parametrize("players", [2, 5])
def test_over_many_deals_the_luck_of_a_seat_is_nothing(players: int) -> None:
    found = []
    for number in range(size(25, 60)):
        round = Round.seeded("deals", GERMAN, players, number=number)
        seen = view(round, 1, before=tuple(40 * seat for seat in range(players)))
        found.append(of_deal(EXPERT, seen, Random(number)).worth)
    assert abs(mean(found)) < 3 * stdev(found) / len(found) ** 0.5


def test_a_tile_for_a_bonus_is_luck_and_one_that_fits_nowhere_is_not() -> None:
    """In solitaire luck is in points, and what fits is worth more than what does not."""
    round = before_a_draw(1)
    seen, stock = view(round, 0), round.stock
    found = {tile: of_draw(EXPERT, seen, tile, stock, Random(1)).worth for tile in stock}
    fitting = [luck for tile, luck in found.items() if round.board.any_fits((tile,))]
    others = [luck for tile, luck in found.items() if not round.board.any_fits((tile,))]
    assert mean(fitting) > mean(others)
