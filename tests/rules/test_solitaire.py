"""Solitaire, including every ruling."""

from dataclasses import replace

import pytest

from dreistein.rules import DRAW, END_TURN, Board, Edition, End, Placement, Round, Solitaire, view
from dreistein.rules.errors import SolitaireNothing, SolitaireNumber, StartingTile, StockEmpty
from positions import GERMAN, INTERNATIONAL, TRIOMINOS, position

FIVES = Board().place(Placement.parse("555@0,0"))


def texts(round: Round) -> set[str]:
    return {str(action) for action in round.legal_actions()}


def alone(hand: str, stock: str, *, rack: int = 10, draws: int = 20, left: int = 20) -> Round:
    numbers = Solitaire(rack, draws)
    return position(FIVES, [hand], stock, solitaire=numbers, draws_left=left)


def test_the_starting_tile_points_its_smallest_number_up_and_scores_nothing() -> None:
    round = Round.seeded("dreistein", INTERNATIONAL, solitaire=Solitaire())
    assert str(round.board) == "355@0,0"
    assert round.scores == (0,)
    assert round.draws_left == 20
    assert len(round.hands[0]) == 10
    assert len(round.stock) == 45
    assert round.history == ()


@pytest.mark.parametrize("edition", [GERMAN, INTERNATIONAL, TRIOMINOS])
def test_the_rack_has_ten_tiles_in_every_edition(edition: Edition) -> None:
    round = Round.seeded("x", edition, solitaire=Solitaire())
    assert len(round.hands[0]) == 10


def test_out_when_the_rack_is_empty() -> None:
    round = alone("455", "012 011").apply("455@0,1")
    assert round.end is End.OUT
    assert round.scores == (14 + 20,)


def test_without_a_rack_nobody_is_out_while_draws_are_left() -> None:
    round = alone("", "455 445 444", rack=0, draws=2, left=2)
    assert texts(round) == {"+"}
    round = round.apply(DRAW).apply("455@0,1")
    assert (round.end, round.hands) == (None, ((),))
    assert texts(round) == {"+"}
    round = round.apply(DRAW)
    placed = round.apply(next(a for a in sorted(texts(round)) if "@" in a))
    assert placed.end is End.OUT
    assert placed.settlement == (20,)


def test_the_limit_counts_as_an_empty_stock() -> None:
    round = alone("455 012", "011 022 033", left=1).apply(DRAW)
    assert round.draws_left == 0
    assert len(round.stock) == 2
    assert texts(round) == {"-"}, "there is no second draw this turn"
    with pytest.raises(StockEmpty):
        round.apply(DRAW)
    assert round.apply(END_TURN).scores == (-15,)


def test_the_stock_itself_may_also_run_out() -> None:
    round = alone("455 012", "011", left=20).apply(DRAW)
    assert texts(round) == {"-"}


def test_blocked_at_the_deal() -> None:
    round = Round.seeded("stein1", INTERNATIONAL, solitaire=Solitaire(rack=5, draws=0))
    assert round.end is End.BLOCKED
    assert round.scores == (-37,)


def test_blocked_the_tiles_left_are_taken_off() -> None:
    round = alone("012 455", "", left=0).apply("455@0,1")
    assert round.end is End.BLOCKED
    assert round.scores == (14 - 3,)


def test_passing_although_a_tile_fits_is_penalised_and_ends_the_game() -> None:
    round = alone("455 012", "", left=0).apply(END_TURN)
    assert round.end is End.BLOCKED
    assert round.scores == (-10 - 17,)


def test_a_turn_with_a_draw_is_not_a_pass() -> None:
    round = alone("455 012", "011 022", left=1).apply(DRAW).apply(END_TURN)
    assert round.end is None
    assert round.apply("455@0,1").end is End.BLOCKED


def test_the_view_has_the_draws_left() -> None:
    round = Round.seeded("dreistein", INTERNATIONAL, solitaire=Solitaire())
    seen = view(round, 0).to_json()
    assert seen["draws_left"] == 20
    assert seen["board"] == ["355@0,0"]
    assert seen["stock"] == 45


@pytest.mark.parametrize(
    ("rack", "draws", "sentence"),
    [
        (21, 5, "rack cannot be 21"),
        (-1, 5, "rack cannot be -1"),
        (5, 56, "draws cannot be 56"),
        (True, 5, "rack cannot be true"),
        (5, 2.5, "draws cannot be 2.5"),
        (5, "5", 'draws cannot be "5"'),
    ],
)
def test_impossible_numbers(rack: int, draws: int, sentence: str) -> None:
    with pytest.raises(SolitaireNumber, match=sentence):
        Solitaire(rack, draws)


def test_rack_and_draws_cannot_both_be_zero() -> None:
    with pytest.raises(SolitaireNothing):
        Solitaire(0, 0)
    assert Solitaire(0, 55).draws == 55


def test_solitaire_alone_starts_with_a_tile() -> None:
    deal = Round.seeded("x", GERMAN, players=2).deal
    with pytest.raises(StartingTile):
        Round.start(GERMAN, replace(deal, stock=deal.stock[1:], start=deal.stock[0]))
    with pytest.raises(StartingTile):
        Round.alone(GERMAN, deal, Solitaire())
