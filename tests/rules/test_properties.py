"""Properties of every game: scores add up, tiles are conserved, every round ends."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.rules import (
    Cell,
    Header,
    Placement,
    Record,
    Round,
    fold,
    judge,
    read_record,
)
from dreistein.rules.actions import DRAW, END_TURN, parse_action
from dreistein.rules.errors import IllegalAction, MustPlace
from random_games import fresh_rounds, random_action, random_rounds

# Placements and draws use up tiles; between two of them each seat passes at most once.
MOST_ACTIONS = (56 + 56) * 7


@given(fresh_rounds(), st.integers(0, 2**32))
@settings(deadline=None)
def test_every_round_ends(round: Round, number: int) -> None:
    rng = Random(number)
    for _ in range(MOST_ACTIONS):
        if round.end is not None:
            return
        assert list(round.legal_actions()), "there is always a legal action"
        round = round.apply(random_action(round, rng))
    raise AssertionError("the round does not end")


@given(random_rounds())
def test_tiles_are_conserved_and_lie_as_they_must(round: Round) -> None:
    """All corners on a point agree, and every tile shares a side with another."""
    board = round.board
    lying = [placement.tile for placement in board.placements]
    held = [tile for hand in round.hands for tile in hand]
    assert Counter(lying + held + list(round.stock)) == Counter(round.edition.tiles)
    assert set(round.drawn) <= set(round.hands[round.turn])
    for placement in board.placements:
        for point, number in zip(placement.cell.corners, placement.numbers, strict=True):
            assert board.numbers[point] == number
    if len(board.tiles) > 1:
        assert all(any(s in board.tiles for s in cell.sides) for cell in board.tiles)
    expected = {s for cell in board.tiles for s in cell.sides if s not in board.tiles}
    assert set(board.spots) == (expected or {Cell(0, 0)})


@given(random_rounds())
def test_actions_are_written_as_they_are_read(round: Round) -> None:
    for action in (*(played.action for played in round.history), *round.legal_actions()):
        assert parse_action(str(action)) == action


@given(random_rounds(), st.data())
def test_an_action_is_legal_or_says_why_not(round: Round, data: st.DataObject) -> None:
    legal = {str(action) for action in round.legal_actions()}
    tile = data.draw(st.sampled_from(round.edition.tiles))
    numbers = data.draw(st.sampled_from(tile.rotations))
    cells = [*round.board.spots, *round.board.tiles, Cell(9, 9)]
    placement = Placement(numbers, data.draw(st.sampled_from(cells)))
    for action in (str(placement), "+", "-"):
        if action in legal:
            round.apply(action)
        else:
            with pytest.raises(IllegalAction) as refused:
                round.apply(action)
            assert refused.value.code
            assert str(refused.value).endswith(".")


@given(random_rounds())
def test_must_place_leaves_drawing_and_passing_to_those_who_cannot(round: Round) -> None:
    if round.end is not None or not round.board.placements:
        return
    placed = [action for action in round.legal_actions() if isinstance(action, Placement)]
    other = [action for action in round.legal_actions() if not isinstance(action, Placement)]
    assert len(other) == (0 if round.edition.must_place and placed else 1)
    for action in (DRAW, END_TURN):
        if round.edition.must_place and placed:
            with pytest.raises(MustPlace) as refused:
                round.apply(action)
            tiles = round.drawn or round.hands[round.turn]
            assert refused.value.details["tile"] in {str(tile) for tile in tiles}


@given(random_rounds(), st.text(max_size=8))
def test_records_round_trip(round: Round, name: str) -> None:
    header = Header(round.edition, (name, *"BCDEF"[: round.players - 1]), round.solitaire)
    record = Record.of(header, [round], comment={"by": name})
    again = read_record(record.dumps())
    assert again == record
    assert Record.from_json(json.loads(record.dumps())) == record
    assert fold(again.header, again.rounds[0]) == round
    verdict = judge(again)
    assert (verdict.legal, verdict.totals) == (True, round.scores)
