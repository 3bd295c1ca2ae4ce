"""The house rule that whoever can place must."""

from dataclasses import replace

import pytest

from dreistein.rules import DRAW, END_TURN, Edition, End, Record, Round, judge, view
from dreistein.rules.errors import MustGoOn, MustPlace
from positions import FIVES, GERMAN, TRIOMINOS, after, dealt, legal, position

MUST = replace(GERMAN, name="must", must_place=True)


@pytest.mark.parametrize(
    ("hand", "stock", "actions", "left", "refused"),
    [
        pytest.param("012 455", "011 022", "", "545@-1,0 554@1,0 455@0,1", "+-", id="no draw"),
        pytest.param("012", "011 355 022", "+ +", "535@-1,0 553@1,0 355@0,1", "+-", id="drawn"),
        pytest.param("012", "011 022 355", "+ + +", "535@-1,0 553@1,0 355@0,1", "-", id="the last"),
    ],
)
def test_who_can_place_must(hand: str, stock: str, actions: str, left: str, refused: str) -> None:
    """Of the tiles on the rack, or of those drawn this turn; nor may the last one be kept."""
    round = after(position(FIVES, [hand, "001"], stock, edition=MUST), actions)
    assert legal(round) == set(left.split())
    for action in refused:
        with pytest.raises(MustPlace, match=r"The tile \d55 fits\. At this table, if you can"):
            round.apply(action)


def test_who_cannot_place_draws_as_ever() -> None:
    round = position(FIVES, ["012 044", "001"], stock="011 022 033 044", edition=MUST)
    for scored in (0, -5):
        assert (legal(round), round.scores) == ({"+"}, (scored, 0))
        with pytest.raises(MustGoOn):
            round.apply(END_TURN)
        round = round.apply(DRAW)


@pytest.mark.parametrize(("edition", "cost"), [(GERMAN, 0), (TRIOMINOS, -10)])
def test_three_draws_that_do_not_fit_end_the_turn_themselves(edition: Edition, cost: int) -> None:
    must = replace(edition, must_place=True)
    round = after(position(FIVES, ["012", "001"], "011 022 033 044", edition=must), "+ + +")
    assert (round.turn, round.scores) == (1, (-15 + cost, 0))


@pytest.mark.parametrize(("stock", "drawn"), [("", ""), ("011", "+")])
def test_with_an_empty_stock_only_who_cannot_place_pays(stock: str, drawn: str) -> None:
    round = after(position(FIVES, ["012", "455 001"], stock, edition=MUST), drawn)
    assert legal(round) == {"-"}
    round = round.apply(END_TURN)
    assert round.scores == (-15 if drawn else -10, 0)
    assert "-" not in legal(round)
    with pytest.raises(MustPlace):
        round.apply(END_TURN)
    assert round.apply("455@0,1").end is End.BLOCKED


def test_the_opening_is_forced_as_ever() -> None:
    round = Round.start(MUST, dealt(["455 112", "335"], edition=MUST))
    assert legal(round) == {"455@0,0", "554@0,0", "545@0,0"}
    assert not round.must_place


def test_bots_are_told_the_rule_where_it_holds() -> None:
    told = view(Round.start(MUST, dealt(["555", "455"], edition=MUST)), 0).to_json()
    assert told["edition"]["must_place"] is True
    told = view(Round.start(GERMAN, dealt(["555", "455"])), 0).to_json()
    assert "must_place" not in told["edition"]


def test_the_referee_refuses_a_draw_past_a_tile_that_fits() -> None:
    deal = dealt(["555", "455"], edition=MUST)
    hands = [[str(tile) for tile in hand] for hand in deal.hands]
    stock = [str(tile) for tile in deal.stock]
    rounds = [{"hands": hands, "stock": stock, "actions": ["555@0,0", "+"]}]
    record = {"dreistein": 1, "edition": "german", "players": ["Ada", "Ben"], "rounds": rounds}
    assert judge(Record.from_json(record)).legal
    record["edition"] = {"base": "german", "must_place": True}
    verdict = judge(Record.from_json(record)).to_json()
    assert (verdict["legal"], verdict["action"], verdict["error"]) == (False, 1, "must-place")
