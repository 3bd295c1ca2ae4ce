"""The library against goldens from an independent, slow generator (tests/golden/make.py)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.rules import Record, Round, divide, fold, judge, perft
from random_games import fresh_rounds, random_action
from sizes import size
from slow import Slow

GOLDEN = Path(__file__).parent.parent / "golden"
PERFT = json.loads((GOLDEN / "perft.json").read_text())
PLAYTHROUGHS = json.loads((GOLDEN / "playthroughs.json").read_text())


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_perft(case: dict[str, Any]) -> None:
    record, most = Record.from_json(case["record"]), len(case["perft"])
    round = fold(record.header, record.rounds[-1])
    assert [perft(round, depth) for depth in range(most + 1)] == [1, *case["perft"]]
    assert {str(a): n for a, n in divide(round, most).items()} == case["divide"]
    assert divide(round, 0) == {}


@pytest.mark.parametrize("case", PLAYTHROUGHS, ids=lambda case: case["name"])
def test_playthrough(case: dict[str, Any]) -> None:
    (round,) = judge(Record.from_json(case["record"])).to_json()["rounds"]
    assert round == {key: case[key] for key in ("turns", "end", "scores")}


def slow_twin(round: Round) -> Slow:
    """The same fresh round in the slow generator."""
    edition = round.edition.to_object()
    hands = [[str(tile) for tile in hand] for hand in round.hands]
    stock = [str(tile) for tile in round.stock]
    if round.solitaire is None:
        return Slow(edition, hands, stock)
    return Slow.solitaire(edition, str(round.deal.start), hands[0], stock, round.solitaire.draws)


def assert_agreement(round: Round, slow: Slow) -> None:
    assert sorted(map(str, round.legal_actions())) == slow.legal()
    assert (list(round.scores), round.end and str(round.end)) == (slow.scores, slow.end)
    assert [sorted(map(str, hand)) for hand in round.hands] == [sorted(h) for h in slow.hands]
    assert ([*map(str, round.stock)], round.draws_left) == (slow.stock, slow.draws_left)
    if round.end is None:
        assert (round.turn, [*map(str, round.drawn)]) == (slow.seat, slow.drawn)


@given(fresh_rounds(), st.integers(0, 2**32))
@settings(max_examples=size(12, 200), deadline=None)
def test_random_games_agree_with_the_slow_generator(round: Round, number: int) -> None:
    """After every action: what is legal, whose turn it is, the points, the scores and the end."""
    slow = slow_twin(round)
    rng = Random(number)
    assert_agreement(round, slow)
    while round.end is None:
        action = random_action(round, rng)
        bonus, points = slow.apply(str(action))
        round = round.apply(action)
        played = round.history[-1]
        assert (played.bonus and str(played.bonus), played.points) == (bonus, points)
        assert_agreement(round, slow)
