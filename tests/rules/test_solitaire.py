"""Solitaire, including every ruling."""

from dataclasses import replace

import pytest

from dreistein.rules import DRAW, Edition, End, Round, Solitaire
from dreistein.rules.errors import SolitaireNothing, SolitaireNumber, StartingTile, StockEmpty
from positions import FIVES, GERMAN, INTERNATIONAL, TRIOMINOS, after, legal, position


def alone(hand: str, stock: str, *, rack: int = 10, draws: int = 20, left: int = 20) -> Round:
    return position(FIVES, [hand], stock, solitaire=Solitaire(rack, draws), draws_left=left)


@pytest.mark.parametrize("edition", [GERMAN, INTERNATIONAL, TRIOMINOS])
def test_ten_tiles_and_one_that_points_its_smallest_number_up_for_nothing(edition: Edition) -> None:
    round = Round.seeded("dreistein", edition, solitaire=Solitaire())
    assert (str(round.board), round.scores, round.history) == ("355@0,0", (0,), ())
    assert (round.draws_left, len(round.hands[0]), len(round.stock)) == (20, 10, 45)


@pytest.mark.parametrize(
    ("hand", "stock", "left", "actions", "end", "score"),
    [
        pytest.param("455", "012 011", 20, "455@0,1", End.OUT, 14 + 20, id="the rack is empty"),
        pytest.param("012 455", "", 0, "455@0,1", End.BLOCKED, 14 - 3, id="less the tiles left"),
        pytest.param("455 012", "", 0, "-", End.BLOCKED, -10 - 17, id="a pass ends the game"),
        pytest.param("455 012", "011 022", 1, "+ -", None, -15, id="not after a draw"),
        pytest.param("455 012", "011 022", 1, "+ - 455@0,1", End.BLOCKED, -15 + 14 - 5, id="then"),
    ],
)
def test_how_it_ends(
    hand: str, stock: str, left: int, actions: str, end: End | None, score: int
) -> None:
    round = after(alone(hand, stock, left=left), actions)
    assert (round.end, round.scores) == (end, (score,))


def test_without_a_rack_nobody_is_out_while_draws_are_left() -> None:
    round = alone("", "455 445 444", rack=0, draws=2, left=2)
    assert legal(round) == {"+"}
    round = round.apply(DRAW).apply("455@0,1")
    assert (round.end, round.hands) == (None, ((),))
    assert legal(round) == {"+"}
    round = round.apply(DRAW)
    placed = round.apply(next(a for a in sorted(legal(round)) if "@" in a))
    assert (placed.end, placed.settlement) == (End.OUT, (20,))


@pytest.mark.parametrize(("stock", "left"), [("011 022 033", 1), ("011", 20)])
def test_the_limit_counts_as_an_empty_stock(stock: str, left: int) -> None:
    round = alone("455 012", stock, left=left).apply(DRAW)
    assert round.draws_left == left - 1
    assert legal(round) == {"-"}, "there is no second draw this turn"
    with pytest.raises(StockEmpty):
        round.apply(DRAW)


def test_blocked_at_the_deal() -> None:
    round = Round.seeded("stein1", INTERNATIONAL, solitaire=Solitaire(rack=5, draws=0))
    assert (round.end, round.scores) == (End.BLOCKED, (-37,))


@pytest.mark.parametrize(
    ("rack", "draws", "sentence"),
    [
        *((21, 5, "rack cannot be 21"), (-1, 5, "rack cannot be -1")),
        *((5, 56, "draws cannot be 56"), (True, 5, "rack cannot be true")),
        *((5, 2.5, "draws cannot be 2.5"), (5, "5", 'draws cannot be "5"')),
    ],
)
def test_impossible_numbers(rack: int, draws: int, sentence: str) -> None:
    with pytest.raises(SolitaireNumber, match=rf"\b{sentence}"):
        Solitaire(rack, draws)


def test_rack_and_draws_cannot_both_be_zero() -> None:
    with pytest.raises(SolitaireNothing):
        Solitaire(0, 0)
    assert (Solitaire(0, 55).draws, Solitaire(20, 0).rack) == (55, 20)


def test_solitaire_alone_starts_with_a_tile() -> None:
    deal = Round.seeded("x", GERMAN, players=2).deal
    with pytest.raises(StartingTile):
        Round.start(GERMAN, replace(deal, stock=deal.stock[1:], start=deal.stock[0]))
    with pytest.raises(StartingTile):
        Round.alone(GERMAN, deal, Solitaire())
