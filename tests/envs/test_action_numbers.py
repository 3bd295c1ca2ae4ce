"""Every legal action has a number of its own, and every number leads back to its action."""

import pytest
from hypothesis import given, settings

from dreistein.envs.actions import ACTIONS, TILE_NUMBERS, decode, encode, legal_codes
from dreistein.kernel.errors import NotLegal
from dreistein.rules import DRAW, END_TURN, Board, Placement, Round, Tile
from random_games import random_rounds
from sizes import size


@given(random_rounds())
def test_legal_actions_and_their_numbers(round: Round) -> None:
    legal = list(round.legal_actions())
    codes = legal_codes(round)
    assert sorted(codes.values(), key=str) == sorted(legal, key=str)
    assert list(codes) == sorted(codes)
    for code, action in codes.items():
        assert 0 <= code < ACTIONS
        assert decode(round.board, code, round.opening) == action


@settings(max_examples=size(30, 100))
@given(random_rounds())
def test_a_number_never_stands_for_another_legal_placement(round: Round) -> None:
    """A second name of a cell leads to the same placement, but is not the number of it."""
    legal = set(legal_codes(round).values())
    for code in range(ACTIONS):
        try:
            action = decode(round.board, code, round.opening)
        except NotLegal:
            continue
        if isinstance(action, Placement) and action in legal:
            first = encode(round.board, action)
            assert decode(round.board, first, round.opening) == action
            assert first <= code


@pytest.mark.parametrize(
    ("placed", "action", "tile", "side", "far"),
    [
        # 5-5-5 points up, its sides clockwise from the apex: right, bottom, left
        ("555@0,0", "554@1,0", "555", 0, 4),
        ("555@0,0", "455@0,1", "555", 1, 4),
        ("555@0,0", "545@-1,0", "555", 2, 4),
        # 3-4-5 with its 4 on top: the side from 4 to 5 is on the right
        ("453@0,0", "545@1,0", "345", 1, 5),
        ("453@0,0", "344@-1,0", "345", 0, 4),
        # a cell between 4-5-5 and 3-4-5 is named after the one that comes first
        ("555@0,0 553@1,0 335@2,0 455@0,1 453@2,1", "544@1,1", "345", 1, 4),
    ],
)
def test_numbers_are_as_documented(
    placed: str, action: str, tile: str, side: int, far: int
) -> None:
    board = Board.of(map(Placement.parse, placed.split()))
    number = TILE_NUMBERS[Tile.parse(tile)]
    assert encode(board, Placement.parse(action)) == 5 + 18 * number + 6 * side + far


def test_the_other_actions() -> None:
    board = Board()
    assert [encode(board, action) for action in (DRAW, END_TURN)] == [0, 1]
    openings = [Placement.parse(text) for text in ("345@0,0", "453@0,0", "534@0,0")]
    assert [encode(board, opening) for opening in openings] == [2, 3, 4]


@pytest.mark.parametrize("code", [-1, 2, 3, 4, 5, ACTIONS, 10**9])
def test_numbers_that_stand_for_nothing(code: int) -> None:
    board = Board.of([Placement.parse("555@0,0")])
    with pytest.raises(NotLegal):
        decode(board, code)


def test_a_triple_opens_in_one_way() -> None:
    assert str(decode(Board(), 2, Tile(4, 4, 4))) == "444@0,0"
    with pytest.raises(NotLegal):
        decode(Board(), 3, Tile(4, 4, 4))
