"""The ladder: every rung plays every kind of round, by its view and the luck it is given."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.expert.test_halving import position
from dreistein.bots import Greedy, RandomBot, make_bot
from dreistein.bots.ladder.ease import Ease
from dreistein.bots.ladder.rungs import RUNGS
from dreistein.bots.ladder.taste import Taste
from dreistein.bots.registry import BUILT_IN, LEVELS, EarlierLevel
from dreistein.rules import Round, view
from random_games import fresh_rounds, random_rounds

MILLIS = 10_000
"""More than the rungs need that do not use the time they get, so that the clock decides nothing."""
TIMED = ("klara", "sofia")
"""They use the time they get."""


def test_the_earlier_names_go_on_working() -> None:
    assert {*LEVELS} == {*RUNGS, *get_args(EarlierLevel)}
    for name in BUILT_IN:
        assert make_bot(name).name == name


@pytest.mark.parametrize("rung", RUNGS)
@given(data=st.data())
@settings(max_examples=6, deadline=None)
def test_a_rung_plays_every_kind_of_round_to_its_end(rung: str, data: st.DataObject) -> None:
    round = data.draw(fresh_rounds())
    bot, random = make_bot(rung), Random(data.draw(st.integers(0, 99)))
    while round.end is None:
        legal = list(round.legal_actions())
        action = bot.choose(view(round, round.turn), legal, random, 5 if rung in TIMED else None)
        assert action in legal
        round = round.apply(action)


@pytest.mark.parametrize("rung", [rung for rung in RUNGS if rung not in TIMED])
@given(round=random_rounds(), seed=st.integers(0, 99))
@settings(max_examples=10, deadline=None)
def test_the_same_view_and_luck_give_the_same_choice(rung: str, round: Round, seed: int) -> None:
    if round.end is not None:
        return
    legal = list(round.legal_actions())
    seen = view(round, round.turn)
    bot = make_bot(rung)
    first = bot.choose(seen, legal, Random(seed), MILLIS)
    assert bot.choose(seen, legal, Random(seed), MILLIS) == first


def test_the_worlds_count_for_a_seat_unless_it_is_generous() -> None:
    round = position(2, 18)
    seen, legal = view(round, round.turn), list(round.legal_actions())
    tastes = [Taste((0,) * 32, worlds=60, **kind) for kind in ({}, {"generous": True})]
    chosen = [str(taste.choose(seen, legal, Random(1))) for taste in tastes]
    assert chosen == ["012@3,0", "333@4,3"]


def test_ease_looks_at_the_totals_of_the_match() -> None:
    ease = Ease(Greedy(), RandomBot(), -30)
    assert ease.manner((100, 120), 0) == ease.manner((0, 0), 0) == RandomBot()
    assert ease.manner((100, 131), 0) == Greedy()
    assert ease.manner((131, 100, 90), 2) == Greedy()
    assert Ease(Greedy(), RandomBot(), 1).manner((0,), 0) == Greedy()
