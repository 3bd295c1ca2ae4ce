"""The ladder: its names, and what a rung plays by that goes easy on others."""

from random import Random
from typing import get_args

from bots.expert.test_halving import position
from dreistein.bots import Greedy, RandomBot, make_bot
from dreistein.bots.ladder.characters import Handicap
from dreistein.bots.ladder.ratings import RUNGS
from dreistein.bots.ladder.weighted import WeightedBot
from dreistein.bots.registry import BUILT_IN, LEVELS, EarlierLevel
from dreistein.rules import view


def test_the_earlier_names_go_on_working() -> None:
    assert {*LEVELS} == {*RUNGS, *get_args(EarlierLevel)}
    for name in BUILT_IN:
        assert make_bot(name).name == name


def test_the_worlds_count_for_a_seat_unless_it_is_generous() -> None:
    round = position(2, 18)
    seen, legal = view(round, round.turn), list(round.legal_actions())
    tastes = [WeightedBot((0,) * 32, worlds=60, **kind) for kind in ({}, {"generous": True})]
    chosen = [str(taste.choose(seen, legal, Random(1))) for taste in tastes]
    assert chosen == ["012@3,0", "333@4,3"]


def test_ease_looks_at_the_totals_of_the_match() -> None:
    ease = Handicap(Greedy(), RandomBot(), -30)
    assert ease.policy_for((100, 120), 0) == ease.policy_for((0, 0), 0) == RandomBot()
    assert ease.policy_for((100, 131), 0) == Greedy()
    assert ease.policy_for((131, 100, 90), 2) == Greedy()
    assert Handicap(Greedy(), RandomBot(), 1).policy_for((0,), 0) == Greedy()
