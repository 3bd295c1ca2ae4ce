"""A round: the opening, draws, the empty stock, and every way it ends."""

from dataclasses import replace

import pytest

from dreistein.rules import (
    DRAW,
    END_TURN,
    Board,
    Bonus,
    Deal,
    Edition,
    End,
    Placement,
    Round,
    Solitaire,
    Tile,
)
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


# ---------------------------------------------------------------------------- the opening


@pytest.mark.parametrize(
    ("hands", "seat", "tile"),
    [
        pytest.param(["444 122", "333 455", "355 000"], 0, "444", id="the highest triple"),
        pytest.param(["455", "000", "345"], 1, "000", id="000 before any tile but a triple"),
        pytest.param(["345", "112", "355"], 2, "355", id="no triple: the highest value"),
        pytest.param(["445", "355", "112"], 1, "355", id="equal value: the larger number"),
        pytest.param(["345", "255", "112"], 1, "255", id="equal again: the next number"),
    ],
)
def test_who_opens_and_with_what(hands: list[str], seat: int, tile: str) -> None:
    round = Round.start(GERMAN, dealt(hands))
    assert (round.turn, str(round.opening)) == (seat, tile)
    assert {str(a.tile) for a in round.legal_actions() if isinstance(a, Placement)} == {tile}


def test_the_opening_tile_may_be_placed_in_any_rotation() -> None:
    assert texts(Round.start(GERMAN, dealt(["455", "112"]))) == {"455@0,0", "554@0,0", "545@0,0"}
    assert texts(Round.start(GERMAN, dealt(["444", "112"]))) == {"444@0,0"}


def test_the_opening_scores_value_and_start_bonus_and_the_next_seat_follows() -> None:
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


def test_a_player_who_can_place_may_draw_instead() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022 033 044")
    assert "+" in texts(round)
    assert texts(round) == {"545@-1,0", "554@1,0", "455@0,1", "+"}


def test_after_a_draw_any_drawn_tile_may_be_placed_but_no_other() -> None:
    round = position(FIVES, ["455 012", "001"], stock="355 011 022 033").apply(DRAW)
    assert round.scores == (-5, 0)
    assert round.turn == 0
    assert {t for t in texts(round) if "@" in t} == {"535@-1,0", "553@1,0", "355@0,1"}
    with pytest.raises(NotDrawn, match=r"The tile 455 was not drawn this turn\. .* only 355 may"):
        round.apply("455@0,1")
    later = round.apply(DRAW)  # does not fit; the first tile drawn may still be placed
    assert {t for t in texts(later) if "@" in t} == {"535@-1,0", "553@1,0", "355@0,1"}
    placed = later.apply("355@0,1")
    assert placed.scores == (-10 + 13, 0)
    assert placed.turn == 1
    assert placed.hands[0] == tiles("455 012 011")


def test_a_turn_ends_only_by_placing_or_after_three_draws() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022 033 044")
    with pytest.raises(MustGoOn, match="3 may still be drawn"):
        round.apply(END_TURN)
    with pytest.raises(MustGoOn, match="2 may still be drawn"):
        round.apply(DRAW).apply(END_TURN)


def test_three_drawn_tiles_that_do_not_fit_end_the_turn() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022 033 044")
    for _ in range(3):
        assert round.turn == 0
        round = round.apply(DRAW)
    assert (round.turn, round.drawn, round.scores) == (1, (), (-15, 0))


def test_a_drawn_tile_that_fits_may_be_kept() -> None:
    round = position(FIVES, ["455 012", "001"], stock="355 022 033 044")
    for _ in range(3):
        round = round.apply(DRAW)
    assert texts(round) == {"535@-1,0", "553@1,0", "355@0,1", "-"}
    with pytest.raises(NoMoreDraws, match=r"3 draws\. Place what was drawn \(355 022 033\)"):
        round.apply(DRAW)
    kept = round.apply(END_TURN)
    assert (kept.turn, kept.scores, kept.passes) == (1, (-15, 0), 0)


@pytest.mark.parametrize("stock", ["011 022 033 044", "355 022 033 044"])
def test_the_edition_may_penalise_three_draws_without_placing(stock: str) -> None:
    round = position(FIVES, ["455 012", "001"], stock=stock, edition=TRIOMINOS)
    for _ in range(3):
        round = round.apply(DRAW)
    if round.turn == 0:
        round = round.apply(END_TURN)
    assert round.scores == (-25, 0)
    assert round.history[-1].points == (-15 if stock[0] == "0" else -10)


def test_a_draw_that_names_its_tile_must_be_right() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022")
    assert round.apply("+011").hands[0][-1] == Tile(0, 1, 1)
    with pytest.raises(WrongDraw, match="not 022") as wrong:
        round.apply("+022")
    assert "011" not in str(wrong.value), "the next tile of the stock stays hidden"


# ---------------------------------------------------------------------------- the empty stock


@pytest.mark.parametrize("drawn", [0, 1, 2])
@pytest.mark.parametrize("edition", [GERMAN, INTERNATIONAL, TRIOMINOS])
def test_the_stock_is_empty_at_the_first_second_or_third_draw(drawn: int, edition: Edition) -> None:
    stock = " ".join(["011", "022"][:drawn])
    round = position(FIVES, ["012 112", "455 001"], stock=stock, edition=edition)
    for _ in range(drawn):
        round = round.apply(DRAW)
    assert texts(round) == {"-"}
    with pytest.raises(StockEmpty):
        round.apply(DRAW)
    round = round.apply(END_TURN)
    assert round.scores == (-5 * drawn - edition.empty, 0), "one penalty, not two"
    assert round.turn == 1
    assert round.passes == (1 if drawn == 0 else 0)


def test_a_player_who_can_place_may_pass_on_an_empty_stock() -> None:
    round = position(FIVES, ["455 112", "355 001"])
    assert "-" in texts(round)
    assert round.apply(END_TURN).scores == (-10, 0)


def test_a_third_draw_that_empties_the_stock_has_no_penalty() -> None:
    """The turn is over, so nothing had to be drawn from the empty stock."""
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
    """The last tile leaves an empty stock and nothing that fits: that is out, not blocked."""
    round = position(FIVES, ["455", "011"]).apply("455@0,1")
    assert round.end is End.OUT
    assert round.scores == (14 + 20 + 2, 0)


def test_blocked_the_lowest_hand_scores_the_others_minus_its_own() -> None:
    round = position(FIVES, ["455 011", "222 123", "333"], stock="").apply("455@0,1")
    assert round.end is End.BLOCKED
    assert round.scores == (14 + (12 + 9) - 2, 0, 0), "no bonus for going out"


def test_blocked_with_a_tie_each_of_the_lowest_scores() -> None:
    round = position(FIVES, ["455 123", "222", "333 012"]).apply("455@0,1")
    assert round.end is End.BLOCKED
    assert round.settlement == (6 + 12 - 6, 6 + 12 - 6, 0)


def test_blocked_by_a_draw_the_draw_is_still_penalised() -> None:
    round = position(FIVES, ["012", "001"], stock="011").apply(DRAW)
    assert round.end is End.BLOCKED
    assert round.scores == (-5, 5 - 1), "no empty-stock penalty follows"
    assert round.drawn == ()


def test_blocked_by_the_third_draw_the_fruitless_draws_are_penalised_too() -> None:
    stock = "011 022 033"
    round = position(FIVES, ["012", "001"], stock=stock, edition=TRIOMINOS)
    for _ in range(3):
        round = round.apply(DRAW)
    assert round.end is End.BLOCKED
    assert round.scores == (-25, (3 + 2 + 4 + 6) - 1)


def test_not_blocked_while_any_rack_has_a_tile_that_fits() -> None:
    round = position(FIVES, ["455", "001"], stock="011").apply(DRAW)
    assert round.end is None
    assert texts(round) == {"-"}, "455 may not be placed: it was not drawn this turn"


def test_the_round_is_blocked_when_everyone_passes() -> None:
    round = position(FIVES, ["455 001", "355 011", "255 022"])
    for _ in range(3):
        assert round.end is None
        round = round.apply(END_TURN)
    assert round.end is End.BLOCKED
    held = (15, 15, 16)
    gain = sum(held) - 2 * 15
    assert round.scores == (-10 + gain, -10 + gain, -10), "the last pass is penalised too"


def test_a_pass_without_a_penalty_counts_as_a_pass() -> None:
    round = position(FIVES, ["455 001", "355 011"], edition=TRIOMINOS)
    assert round.apply(END_TURN).apply(END_TURN).end is End.BLOCKED


def test_a_turn_with_a_draw_or_a_placement_is_not_a_pass() -> None:
    round = position(FIVES, ["455 001", "355 011"], stock="012", turn=1)
    round = round.apply(DRAW).apply(END_TURN)  # seat 1 draws the last tile, then pays
    assert round.passes == 0
    round = round.apply(END_TURN)
    assert round.passes == 1
    round = round.apply("355@0,1")
    assert (round.passes, round.end) == (0, None)
    round = round.apply(END_TURN)
    assert (round.passes, round.end) == (1, None)


def test_opening_with_the_only_tile_is_going_out() -> None:
    tiny = replace(GERMAN, deal=(1, 1, 1, 1, 1))
    round = Round.start(tiny, dealt(["555", "012"], edition=tiny)).apply("555@0,0")
    assert round.end is End.OUT
    assert round.scores == (15 + 5 + 20 + 3, 0)


def test_a_deal_may_leave_no_stock() -> None:
    whole = replace(GERMAN, deal=(28, 18, 14, 11, 9))
    round = Round.seeded("all", whole, players=2)
    assert round.stock == ()
    opened = round.apply(next(round.legal_actions()))
    assert "+" not in texts(opened)
    assert "-" in texts(opened)


# ---------------------------------------------------------------------------- illegal actions


def test_not_your_turn() -> None:
    round = position(FIVES, ["455", "355"], stock="012")
    with pytest.raises(NotYourTurn, match="It is not your turn"):
        round.apply("355@0,1", seat=1)
    assert round.apply("455@0,1", seat=0).end is End.OUT


def test_not_your_tile() -> None:
    with pytest.raises(NotYourTile, match="The tile 355 is not on the rack of the player to move"):
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


def test_points_of_a_placement_in_advance() -> None:
    round = position(FIVES, ["455 012", "355"])
    assert round.points(Placement.parse("455@0,1")) == 14


def test_a_bonus_in_the_history() -> None:
    round = Round.start(GERMAN, dealt(["455", "112"])).apply("455@0,0").apply(DRAW)
    assert [played.bonus_points for played in round.history] == [5, 0]


@pytest.mark.parametrize("solitaire", [None, Solitaire()])
def test_a_round_can_go_back_to_any_of_its_actions(solitaire: Solitaire | None) -> None:
    rounds = [Round.seeded("dreistein", GERMAN, solitaire=solitaire)]
    for _ in range(8):
        rounds.append(rounds[-1].apply(max(rounds[-1].legal_actions(), key=str)))
    for actions, earlier in enumerate(rounds):
        assert rounds[-1].rewind(actions) == earlier


def test_a_deal_is_checked() -> None:
    deal = dealt(["555", "012"])
    with pytest.raises(ValueError, match=r"The tile 555 is dealt twice"):
        Round.start(GERMAN, Deal(deal.hands, (*deal.stock[1:], Tile(5, 5, 5))))
