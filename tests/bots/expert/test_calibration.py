"""The chances that are told: they follow the playouts', but are less sure early in a round."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert, calibration
from dreistein.bots.expert.calibration import DOUBTS, OTHERS, Situation, calibrated, situation_of
from dreistein.rules import EDITIONS, Round, Solitaire, view
from dreistein.rules.actions import DRAW

CHANCES = st.floats(0, 1)
SITUATIONS = st.builds(
    Situation, st.integers(2, 6), CHANCES, st.integers(0, 56), st.booleans(), st.booleans()
)


@pytest.mark.parametrize("must_place", [False, True])
def test_every_coefficient_is_known(must_place: bool) -> None:
    assert set(calibration.coefficients(must_place)) == {*calibration.SLOPES, *OTHERS, *DOUBTS}


@given(situation=SITUATIONS, raw=CHANCES, more=CHANCES)
def test_a_better_playout_is_a_better_chance(situation: Situation, raw: float, more: float) -> None:
    found = situation.calibrate(raw)
    assert found.chance == raw if situation.open else 0 < found.chance < 1
    assert found.slope > 0
    assert found.doubt >= 0
    if more >= raw:
        assert situation.calibrate(more).chance >= found.chance


@pytest.mark.parametrize("laid", [0, 30])
def test_the_doubt_falls_towards_certainty(laid: int) -> None:
    there = Situation(2, 0.5, laid)
    doubts = [there.calibrate(raw).doubt for raw in (0.8, 0.95, 0.99, 0.999)]
    assert all(more > less > 0 for more, less in pairwise(doubts))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_beginning_says_less_than_the_end_and_even_is_about_even(players: int) -> None:
    even = 1 / players
    early, late = Situation(players, even, 1), Situation(players, even, 45, stock_empty=True)
    spans = [there.calibrate(0.95).chance - there.calibrate(0.02).chance for there in (early, late)]
    assert spans[0] < spans[1]
    assert Situation(players, even, 20).calibrate(even).chance == pytest.approx(even, abs=0.12)


def test_the_expert_tells_true_chances_in_the_same_order() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"], 3)
    for _ in range(12):
        round = round.apply(next(iter(round.legal_actions())))
    seen, legal = view(round, round.turn, before=(40, 120, 60)), list(round.legal_actions())
    raw = Expert(worlds=40, calibrated=False).rank(seen, legal, Random(1), 10**6)
    told = Expert(worlds=40).rank(seen, legal, Random(1), 10**6)
    assert [entry.action for entry in raw] == [entry.action for entry in told]
    assert told == calibrated(seen, raw)
    by_chance = sorted(zip(raw, told, strict=True), key=lambda pair: pair[0].win or 0)
    for (_, worse), (_, better) in pairwise(by_chance):
        assert worse.win is not None
        assert better.win is not None
        assert worse.win <= better.win
    for entry in told:
        assert entry.win_uncertainty > entry.win_error >= 0


def test_an_open_end_is_told_as_it_was_found() -> None:
    """Solved, proved, or searched by a tree, which may be wrong."""
    round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
    seen = replace(view(round, 1), stock=0)
    solved = Ranked(DRAW, 90.0, 0.0, 60.0, 0.0, 0.7, 0.0, 0, exact=True, sure=True)
    proved = Ranked(DRAW, 90.0, 4.0, 60.0, 3.0, 1.0, 0.0, 40, exact=False, sure=True)
    searched = Ranked(DRAW, 90.0, 4.0, 60.0, 3.0, 0.7, 0.01, 40, exact=False)
    first, second, third = calibrated(seen, [solved, proved, searched])
    assert (first, second) == (solved, proved)
    assert third == replace(searched, win_doubt=third.win_doubt)
    assert third.win_doubt > 0


def test_where_somebody_resigned_their_tiles_are_still_hidden() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"], 3)
    seen = replace(view(round.apply(next(iter(round.legal_actions()))), 1), stock=0)
    there = situation_of(replace(seen, resigned=frozenset({0})), 1)
    assert (there.players, there.open) == (2, False)
    two = view(Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0"), 1)
    assert situation_of(replace(two, stock=0, resigned=frozenset({1})), 1).open


def test_solitaire_has_no_chance_to_win() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"], solitaire=Solitaire(10, 20))
    alone = Ranked(DRAW, 90.0, 1.0, 90.0, 1.0, None, 0.0, 40, exact=False)
    assert calibrated(view(round, 0), [alone]) == [alone]
