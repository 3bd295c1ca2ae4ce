"""The ladder: every rung plays every kind of round, by its view and the luck it is given."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.bots import make_bot
from dreistein.bots.ladder.rungs import RUNGS
from dreistein.bots.registry import BUILT_IN, LEVELS, EarlierLevel
from dreistein.rules import Round, view
from random_games import fresh_rounds, random_rounds

MILLIS = 10_000
"""More than any rung but the top one needs, so that the clock decides nothing."""


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
        action = bot.choose(view(round, round.turn), legal, random, 5 if rung == "sofia" else None)
        assert action in legal
        round = round.apply(action)


@pytest.mark.parametrize("rung", RUNGS[:-1])
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
