"""A round: opener, turns, draws, the empty stock, and every way it ends."""

from dataclasses import replace

import pytest

from dreistein.rules import DRAW, END_TURN, Board, Bonus, Deal, Edition, End, Placement, Round, Tile
from dreistein.rules.errors import (
    IllegalAction,
    MustGoOn,
    MustOpen,
    NoMoreDraws,
    NotDrawn,
    NotYourTile,
    NotYourTurn,
    Occupied,
    RoundOver,
    StartCell,
    StockEmpty,
    WrongDraw,
)
from positions import GERMAN, INTERNATIONAL, TRIOMINOS, dealt, position, tiles

# Only a tile with two 5s fits this.
FIVES = Board().place(Placement.parse("555@0,0"))


def texts(round: Round) -> set[str]:
    return {str(action) for action in round.legal_actions()}


# ---------------------------------------------------------------------------- the opener


@pytest.mark.parametrize(
    ("hands", "seat", "tile"),
    [
        pytest.param(["444 122", "333 455", "355 000"], 0, "444", id="the highest triple"),
        pytest.param(["455", "000", "345"], 1, "000", id="000 beats any tile that is no triple"),
        pytest.param(["345", "112", "355"], 2, "355", id="no triple: the highest value"),
        pytest.param(["445", "355", "112"], 1, "355", id="equal value: the larger number"),
        pytest.param(["345", "255", "112"], 1, "255", id="equal again: the next number"),
    ],
)
def test_who_opens_and_with_what(hands: list[str], seat: int, tile: str) -> None:
    round = Round.start(GERMAN, dealt(hands))
    assert (round.turn, str(round.opening)) == (seat, tile)
    assert {str(a.tile) for a in round.legal_actions() if isinstance(a, Placement)} == {tile}


def test_which_number_is_at_the_apex_is_free() -> None:
    assert texts(Round.start(GERMAN, dealt(["455", "112"]))) == {"455@0,0", "554@0,0", "545@0,0"}
    assert texts(Round.start(GERMAN, dealt(["444", "112"]))) == {"444@0,0"}


def test_the_opener_scores_value_and_start_and_the_next_seat_follows() -> None:
    round = Round.start(GERMAN, dealt(["112", "001", "455"])).apply("455@0,0")
    assert round.scores == (0, 0, 14 + 5)
    assert round.turn == 0
    assert round.history[0].bonus is Bonus.START
    assert round.opening is None


@pytest.mark.parametrize(
    ("action", "cause"),
    [
        ("+", MustOpen),
        ("-", MustOpen),
        ("112@0,0", MustOpen),
        ("455@2,0", StartCell),
        ("355@0,0", NotYourTile),
    ],
)
def test_the_opening_tile_is_forced(action: str, cause: type[IllegalAction]) -> None:
    with pytest.raises(cause):
        Round.start(GERMAN, dealt(["455 112", "335"])).apply(action)


# ---------------------------------------------------------------------------- drawing


def test_a_player_who_can_place_may_draw_all_the_same() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022 033 044")
    assert "+" in texts(round)
    assert texts(round) == {"545@-1,0", "554@1,0", "455@0,1", "+"}


def test_after_a_draw_only_drawn_tiles_may_be_placed_any_of_them() -> None:
    round = position(FIVES, ["455 012", "001"], stock="355 011 022 033").apply(DRAW)
    assert round.scores == (-5, 0)
    assert round.turn == 0
    assert {t for t in texts(round) if "@" in t} == {"535@-1,0", "553@1,0", "355@0,1"}
    with pytest.raises(NotDrawn, match=r"The tile 455 was not drawn this turn\. .* only 355 may"):
        round.apply("455@0,1")
    later = round.apply(DRAW)  # a misfit after it: the first drawn tile may still be placed
    assert {t for t in texts(later) if "@" in t} == {"535@-1,0", "553@1,0", "355@0,1"}
    placed = later.apply("355@0,1")
    assert placed.scores == (-10 + 13, 0)
    assert placed.turn == 1
    assert placed.hands[0] == tiles("455 012 011")


def test_a_turn_ends_only_by_placing_or_once_three_tiles_were_drawn() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022 033 044")
    with pytest.raises(MustGoOn, match="3 may still be drawn"):
        round.apply(END_TURN)
    with pytest.raises(MustGoOn, match="2 may still be drawn"):
        round.apply(DRAW).apply(END_TURN)


def test_three_misfits_end_the_turn_by_themselves() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022 033 044")
    for _ in range(3):
        assert round.turn == 0
        round = round.apply(DRAW)
    assert (round.turn, round.drawn, round.scores) == (1, (), (-15, 0))


def test_a_fit_among_three_may_be_kept() -> None:
    round = position(FIVES, ["455 012", "001"], stock="355 022 033 044")
    for _ in range(3):
        round = round.apply(DRAW)
    assert texts(round) == {"535@-1,0", "553@1,0", "355@0,1", "-"}
    with pytest.raises(NoMoreDraws, match=r"3 draws\. Place what was drawn \(355 022 033\)"):
        round.apply(DRAW)
    kept = round.apply(END_TURN)
    assert (kept.turn, kept.scores, kept.passes) == (1, (-15, 0), 0)


@pytest.mark.parametrize("stock", ["011 022 033 044", "355 022 033 044"])
def test_three_draws_without_placing_cost_what_the_edition_says(stock: str) -> None:
    round = position(FIVES, ["455 012", "001"], stock=stock, edition=TRIOMINOS)
    for _ in range(3):
        round = round.apply(DRAW)
    if round.turn == 0:
        round = round.apply(END_TURN)
    assert round.scores == (-25, 0)
    assert round.history[-1].points == (-15 if stock[0] == "0" else -10)


def test_a_draw_may_name_its_tile_and_must_be_right() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022")
    assert round.apply("+011").hands[0][-1] == Tile(0, 1, 1)
    with pytest.raises(WrongDraw, match="not 022") as wrong:
        round.apply("+022")
    assert "011" not in str(wrong.value), "the next tile of the stock stays hidden"


# ---------------------------------------------------------------------------- the empty stock


@pytest.mark.parametrize("drawn", [0, 1, 2])
@pytest.mark.parametrize("edition", [GERMAN, INTERNATIONAL, TRIOMINOS])
def test_the_empty_stock_at_the_first_second_or_third_draw(drawn: int, edition: Edition) -> None:
    stock = " ".join(["011", "022"][:drawn])
    round = position(FIVES, ["012 112", "455 001"], stock=stock, edition=edition)
    for _ in range(drawn):
        round = round.apply(DRAW)
    assert texts(round) == {"-"}
    with pytest.raises(StockEmpty):
        round.apply(DRAW)
    round = round.apply(END_TURN)
    assert round.scores == (-5 * drawn - edition.empty, 0), "paid once, and not as fruitless"
    assert round.turn == 1
    assert round.passes == (1 if drawn == 0 else 0)


def test_a_player_who_could_place_may_pass_on_an_empty_stock() -> None:
    round = position(FIVES, ["455 112", "355 001"])
    assert "-" in texts(round)
    assert round.apply(END_TURN).scores == (-10, 0)


def test_the_third_draw_empties_the_stock_and_the_turn_ends_as_ever() -> None:
    """Nothing would have to be drawn after it: no empty-stock penalty."""
    round = position(FIVES, ["455 112", "355 001"], stock="011 022 033")
    for _ in range(3):
        round = round.apply(DRAW)
    assert (round.turn, round.scores) == (1, (-15, 0))


# ---------------------------------------------------------------------------- ends


def test_out() -> None:
    round = position(FIVES, ["455", "011 123", "222"], stock="334").apply("455@0,1")
    assert round.end is End.OUT
    assert round.settlement == (20 + 2 + 6 + 6, 0, 0)
    assert round.scores == (14 + 20 + 14, 0, 0), "the others lose nothing"
    assert texts(round) == set()
    with pytest.raises(RoundOver, match=r"The round is over \(the last tile"):
        round.apply(DRAW)


def test_out_comes_before_blocked() -> None:
    """The last tile leaves nobody anything that fits, with an empty stock: that is out."""
    round = position(FIVES, ["455", "011"]).apply("455@0,1")
    assert round.end is End.OUT
    assert round.scores == (14 + 20 + 2, 0)


def test_blocked_the_lowest_scores_what_the_others_hold_minus_the_own() -> None:
    round = position(FIVES, ["455 011", "222 123", "333"], stock="").apply("455@0,1")
    assert round.end is End.BLOCKED
    assert round.scores == (14 + (12 + 9) - 2, 0, 0), "no bonus for going out"


def test_blocked_ties_each_score_that_way() -> None:
    round = position(FIVES, ["455 123", "222", "333 012"]).apply("455@0,1")
    assert round.end is End.BLOCKED
    assert round.settlement == (6 + 12 - 6, 6 + 12 - 6, 0)


def test_blocked_ends_the_round_at_once_but_the_last_draw_is_paid() -> None:
    round = position(FIVES, ["012", "001"], stock="011").apply(DRAW)
    assert round.end is End.BLOCKED
    assert round.scores == (-5, 5 - 1), "no empty-stock penalty follows"
    assert round.drawn == ()


def test_blocked_by_the_third_draw_pays_for_three_draws_too() -> None:
    stock = "011 022 033"
    round = position(FIVES, ["012", "001"], stock=stock, edition=TRIOMINOS)
    for _ in range(3):
        round = round.apply(DRAW)
    assert round.end is End.BLOCKED
    assert round.scores == (-25, (3 + 2 + 4 + 6) - 1)


def test_not_blocked_while_anybody_holds_a_fit_even_one_not_drawn_this_turn() -> None:
    round = position(FIVES, ["455", "001"], stock="011").apply(DRAW)
    assert round.end is None
    assert texts(round) == {"-"}, "the 455 may not be placed: it was not drawn in this turn"


def test_everyone_passing_ends_the_round_as_blocked() -> None:
    round = position(FIVES, ["455 001", "355 011", "255 022"])
    for _ in range(3):
        assert round.end is None
        round = round.apply(END_TURN)
    assert round.end is End.BLOCKED
    held = (15, 15, 16)
    gain = sum(held) - 2 * 15
    assert round.scores == (-10 + gain, -10 + gain, -10), "the last penalty is paid"


def test_a_penalty_of_nothing_is_a_pass_too() -> None:
    round = position(FIVES, ["455 001", "355 011"], edition=TRIOMINOS)
    assert round.apply(END_TURN).apply(END_TURN).end is End.BLOCKED


def test_a_turn_with_a_draw_or_a_placement_does_not_count_as_passing() -> None:
    round = position(FIVES, ["455 001", "355 011"], stock="012", turn=1)
    round = round.apply(DRAW).apply(END_TURN)  # seat 1 drew the last tile and paid
    assert round.passes == 0
    round = round.apply(END_TURN)
    assert round.passes == 1
    round = round.apply("355@0,1")
    assert (round.passes, round.end) == (0, None)
    round = round.apply(END_TURN)
    assert (round.passes, round.end) == (1, None)


def test_an_opener_with_a_single_tile_is_out_at_once() -> None:
    tiny = replace(GERMAN, deal=(1, 1, 1, 1, 1))
    round = Round.start(tiny, dealt(["555", "012"], edition=tiny)).apply("555@0,0")
    assert round.end is End.OUT
    assert round.scores == (15 + 5 + 20 + 3, 0)


def test_a_deal_that_leaves_no_stock() -> None:
    whole = replace(GERMAN, deal=(28, 18, 14, 11, 9))
    round = Round.seeded("all", whole, players=2)
    assert round.stock == ()
    opened = round.apply(next(round.legal_actions()))
    assert "+" not in texts(opened)
    assert "-" in texts(opened)


# ---------------------------------------------------------------------------- refusals


def test_it_is_anothers_turn() -> None:
    round = position(FIVES, ["455", "355"], stock="012")
    with pytest.raises(NotYourTurn, match="It is seat 0’s turn, not seat 1’s"):
        round.apply("355@0,1", seat=1)
    assert round.apply("455@0,1", seat=0).end is End.OUT


def test_a_tile_that_is_not_on_the_rack() -> None:
    with pytest.raises(NotYourTile, match="The tile 355 is not on the rack of seat 0"):
        position(FIVES, ["455", "355"]).apply("355@0,1")


def test_an_occupied_cell() -> None:
    with pytest.raises(Occupied):
        position(FIVES, ["455", "355"]).apply("455@0,0")


def test_a_round_is_a_value() -> None:
    before = position(FIVES, ["455 012", "355"], stock="011")
    again = position(FIVES, ["455 012", "355"], stock="011")
    before.apply("455@0,1")
    before.apply(DRAW)
    assert before == again
    with pytest.raises(AttributeError):
        before.turn = 1  # type: ignore[misc]


def test_points_of_a_placement_before_it_is_made() -> None:
    round = position(FIVES, ["455 012", "355"])
    assert round.points(Placement.parse("455@0,1")) == 14


def test_a_deal_is_checked() -> None:
    deal = dealt(["555", "012"])
    with pytest.raises(ValueError, match=r"The tile 555 is dealt twice"):
        Round.start(GERMAN, Deal(deal.hands, (*deal.stock[1:], Tile(5, 5, 5))))
