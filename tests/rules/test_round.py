"""A round: the opening, draws, the empty stock, and every way it ends."""

from dataclasses import replace

import pytest

from dreistein.rules import Bonus, Deal, Edition, End, Placement, Round, Solitaire, Tile, errors
from positions import FIVES, GERMAN, INTERNATIONAL, TRIOMINOS, after, dealt, legal, position, tiles


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
    assert legal(Round.start(GERMAN, dealt(["455", "112"]))) == {"455@0,0", "554@0,0", "545@0,0"}
    assert legal(Round.start(GERMAN, dealt(["444", "112"]))) == {"444@0,0"}


def test_the_opening_scores_value_and_start_bonus_and_the_next_seat_follows() -> None:
    round = Round.start(GERMAN, dealt(["112", "001", "455"])).apply("455@0,0")
    assert (round.scores, round.turn, round.opening) == ((0, 0, 14 + 5), 0, None)
    assert round.history[0].bonus is Bonus.START


@pytest.mark.parametrize(
    ("action", "cause"),
    [
        *(("+", errors.MustOpen), ("-", errors.MustOpen), ("112@0,0", errors.MustOpen)),
        *(("455@2,0", errors.StartCell), ("355@0,0", errors.NotYourTile)),
    ],
)
def test_the_opening_tile_is_forced(action: str, cause: type[errors.IllegalAction]) -> None:
    with pytest.raises(cause):
        Round.start(GERMAN, dealt(["455 112", "335"])).apply(action)


@pytest.mark.parametrize(
    ("hands", "stock", "actions", "turn", "scores", "end"),
    [
        pytest.param("455 012/001", "011 022 033 044", "+ + +", 1, (-15, 0), None, id="no fit"),
        pytest.param("455 012/001", "355 022 033 044", "+ + + -", 1, (-15, 0), None, id="kept"),
        # The turn is over, so nothing had to be drawn from the empty stock.
        pytest.param("455 112/355 001", "011 022 033", "+ + +", 1, (-15, 0), None, id="the last"),
        pytest.param("455 112/355 001", "", "-", 1, (-10, 0), None, id="a pass that need not be"),
        # The last tile leaves an empty stock and nothing that fits: that is out, not blocked.
        pytest.param("455/011", "", "455@0,1", 0, (14 + 20 + 2, 0), End.OUT, id="out, not blocked"),
        pytest.param(
            *("455 011/222 123/333", "", "455@0,1", 0, (14 + (12 + 9) - 2, 0, 0), End.BLOCKED),
            id="blocked: the lowest hand scores the others minus its own, and no bonus",
        ),
        pytest.param(
            *("455 123/222/333 012", "", "455@0,1", 0, (14 + 6 + 12 - 6, 6 + 12 - 6, 0)),
            End.BLOCKED,
            id="blocked: each of the lowest scores",
        ),
        pytest.param("012/001", "011", "+", 0, (-5, 5 - 1), End.BLOCKED, id="blocked by a draw"),
        pytest.param("455/001", "011", "+", 0, (-5, 0), None, id="455 fits, though not drawn"),
    ],
)
def test_what_actions_come_to(
    hands: str, stock: str, actions: str, turn: int, scores: tuple[int, ...], end: End | None
) -> None:
    round = after(position(FIVES, hands.split("/"), stock), actions)
    assert (round.scores, round.end) == (scores, end)
    assert round.turn == turn or end is not None
    assert round.drawn == () or end is None


def test_after_a_draw_any_drawn_tile_may_be_placed_but_no_other() -> None:
    round = position(FIVES, ["455 012", "001"], stock="355 011 022 033").apply("+")
    assert (round.scores, round.turn) == ((-5, 0), 0)
    with pytest.raises(
        errors.NotDrawn, match=r"The tile 455 was not drawn this turn\. .* only 355 may"
    ):
        round.apply("455@0,1")
    later = round.apply("+")  # does not fit; the first tile drawn may still be placed
    for drawing in (round, later):
        assert {t for t in legal(drawing) if "@" in t} == {"535@-1,0", "553@1,0", "355@0,1"}
    placed = later.apply("355@0,1")
    assert (placed.scores, placed.turn) == ((-10 + 13, 0), 1)
    assert placed.hands[0] == tiles("455 012 011")


def test_a_turn_ends_only_by_placing_or_after_three_draws_that_may_be_kept() -> None:
    round = position(FIVES, ["455 012", "001"], stock="355 022 033 044")
    with pytest.raises(errors.MustGoOn, match="3 may still be drawn"):
        round.apply("-")
    with pytest.raises(errors.MustGoOn, match="2 may still be drawn"):
        after(round, "+ -")
    round = after(round, "+ + +")
    assert legal(round) == {"535@-1,0", "553@1,0", "355@0,1", "-"}
    with pytest.raises(errors.NoMoreDraws, match=r"3 draws\. Place what was drawn \(355 022 033\)"):
        round.apply("+")
    assert round.apply("-").passes == 0


@pytest.mark.parametrize(
    ("stock", "actions", "last"),
    [("011 022 033 044", "+ + +", -15), ("355 022 033 044", "+ + + -", -10)],
)
def test_the_edition_may_penalise_three_draws_without_placing(
    stock: str, actions: str, last: int
) -> None:
    round = after(position(FIVES, ["455 012", "001"], stock, edition=TRIOMINOS), actions)
    assert (round.scores, round.history[-1].points) == ((-25, 0), last)


def test_a_draw_that_names_its_tile_must_be_right() -> None:
    round = position(FIVES, ["455 012", "001"], stock="011 022")
    assert round.apply("+011").hands[0][-1] == Tile(0, 1, 1)
    with pytest.raises(errors.WrongDraw, match="not 022") as wrong:
        round.apply("+022")
    assert "011" not in str(wrong.value), "the next tile of the stock stays hidden"


@pytest.mark.parametrize("drawn", [0, 1, 2])
@pytest.mark.parametrize("edition", [GERMAN, INTERNATIONAL, TRIOMINOS])
def test_the_stock_is_empty_at_the_first_second_or_third_draw(drawn: int, edition: Edition) -> None:
    stock = " ".join(["011", "022"][:drawn])
    round = position(FIVES, ["012 112", "455 001"], stock=stock, edition=edition)
    round = after(round, "+ " * drawn)
    assert legal(round) == {"-"}
    with pytest.raises(errors.StockEmpty):
        round.apply("+")
    round = round.apply("-")
    assert round.scores == (-5 * drawn - edition.empty, 0), "one penalty, not two"
    assert (round.turn, round.passes) == (1, 1 if drawn == 0 else 0)


def test_out() -> None:
    round = position(FIVES, ["455", "011 123", "222"], stock="334").apply("455@0,1")
    assert (round.end, legal(round)) == (End.OUT, set())
    assert round.settlement == (20 + 2 + 6 + 6, 0, 0)
    assert round.scores == (14 + 20 + 14, 0, 0), "the others lose nothing"
    with pytest.raises(errors.RoundOver, match=r"The round is over \(the last tile"):
        round.apply("+")


def test_blocked_by_the_third_draw_the_fruitless_draws_are_penalised_too() -> None:
    round = after(position(FIVES, ["012", "001"], "011 022 033", edition=TRIOMINOS), "+ + +")
    assert (round.end, round.scores) == (End.BLOCKED, (-25, (3 + 2 + 4 + 6) - 1))


def test_the_round_is_blocked_when_everyone_passes_with_or_without_a_penalty() -> None:
    round = after(position(FIVES, ["455 001", "355 011", "255 022"]), "- -")
    assert round.end is None
    gain = 15 + 15 + 16 - 2 * 15
    round = round.apply("-")
    assert (round.end, round.scores) == (End.BLOCKED, (-10 + gain, -10 + gain, -10))
    free = position(FIVES, ["455 001", "355 011"], edition=TRIOMINOS)
    assert after(free, "- -").end is End.BLOCKED


def test_a_turn_with_a_draw_or_a_placement_is_not_a_pass() -> None:
    round = position(FIVES, ["455 001", "355 011"], stock="012", turn=1)
    # Seat 1 draws the last tile, then pays.
    for actions, passes in (("+ -", 0), ("-", 1), ("355@0,1", 0), ("-", 1)):
        round = after(round, actions)
        assert (round.passes, round.end) == (passes, None)


def test_opening_with_the_only_tile_is_going_out() -> None:
    tiny = replace(GERMAN, deal=(1, 1, 1, 1, 1))
    round = Round.start(tiny, dealt(["555", "012"], edition=tiny)).apply("555@0,0")
    assert (round.end, round.scores) == (End.OUT, (15 + 5 + 20 + 3, 0))


def test_a_deal_may_leave_no_stock() -> None:
    whole = replace(GERMAN, deal=(28, 18, 14, 11, 9))
    round = Round.seeded("all", whole, players=2)
    assert round.stock == ()
    opened = round.apply(next(iter(round.legal_actions())))
    assert legal(opened) & {"+", "-"} == {"-"}


def test_another_seat_another_s_tile_and_an_occupied_cell_are_refused() -> None:
    round = position(FIVES, ["455", "355"], stock="012")
    with pytest.raises(errors.NotYourTurn, match="It is not your turn"):
        round.apply("355@0,1", seat=1)
    with pytest.raises(
        errors.NotYourTile, match="The tile 355 is not on the rack of the player to move"
    ):
        round.apply("355@0,1")
    with pytest.raises(errors.Occupied, match="There is already a tile"):
        round.apply("455@0,0")
    assert round.apply("455@0,1", seat=0).end is End.OUT


def test_a_round_is_a_value() -> None:
    before, again = (position(FIVES, ["455 012", "355"], stock="011") for _ in range(2))
    before.apply("455@0,1")
    before.apply("+")
    assert before == again
    with pytest.raises(AttributeError):
        before.turn = 1  # type: ignore[misc]


def test_points_in_advance_and_a_bonus_in_the_history() -> None:
    assert position(FIVES, ["455 012", "355"]).points(Placement.parse("455@0,1")) == 14
    round = after(Round.start(GERMAN, dealt(["455", "112"])), "455@0,0 +")
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
