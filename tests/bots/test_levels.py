"""The levels of bots: always legal, only from a view, and better the higher the level."""

from itertools import count
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.duels import UNHURRIED, margins
from dreistein.bots import BotError, make_bot
from dreistein.bots.ladder.ratings import RUNGS
from dreistein.bots.strong import MILLIS, Strong
from dreistein.rules import EDITIONS, Round, view
from dreistein.rules.actions import Placement
from random_games import fresh_rounds, open_rounds
from sizes import size

SLOW = ("sampler:worlds=4", "strong:worlds=4", "expert:worlds=3")
LEVELS = ("random", "greedy", "casual", *SLOW, *RUNGS)
TIMED = ("klara", "sofia")
"""They use the time they get."""


@pytest.mark.parametrize("level", LEVELS)
@given(data=st.data())
@settings(max_examples=size(4, 20), deadline=None)
def test_a_bot_plays_every_kind_of_round_to_its_end(level: str, data: st.DataObject) -> None:
    round = data.draw(fresh_rounds())
    bot, random = make_bot(level), Random(data.draw(st.integers(0, 99)))
    while round.end is None:
        legal = list(round.legal_actions())
        action = bot.choose(view(round, round.turn), legal, random, 5 if level in TIMED else None)
        assert action in legal
        round = round.apply(action)


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in TIMED])
@given(round=open_rounds, seed=st.integers(0, 99))
@settings(max_examples=10, deadline=None)
def test_the_same_view_and_luck_give_the_same_choice(level: str, round: Round, seed: int) -> None:
    legal = list(round.legal_actions())
    seen = view(round, round.turn)
    bot = make_bot(level)
    with patch("dreistein.bots.strong.MILLIS", UNHURRIED):
        first = bot.choose(seen, legal, Random(seed), UNHURRIED)
        assert bot.choose(seen, legal, Random(seed), UNHURRIED) == first


@pytest.mark.parametrize(
    ("level", "other", "pairs"),
    [
        ("greedy", "random", size(8, 30)),
        ("casual", "random", size(8, 30)),
        ("strong:worlds=20", "greedy", size(4, 40)),
    ],
)
def test_each_level_beats_the_one_below(
    level: str, other: str, pairs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dreistein.bots.strong.MILLIS", UNHURRIED)
    found = margins(level, other, pairs)
    assert sum(margin > 0 for margin in found) > 0.6 * pairs
    assert sum(found) > 0


@given(round=open_rounds, seed=st.integers(0, 99))
@settings(max_examples=15, deadline=None)
def test_a_sampler_places_whenever_it_can(round: Round, seed: int) -> None:
    legal = list(round.legal_actions())
    chosen = make_bot("sampler:worlds=2").choose(view(round, round.turn), legal, Random(seed))
    assert isinstance(chosen, Placement) == any(isinstance(one, Placement) for one in legal)


def test_strong_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
    seen, legal = view(round, 1), list(round.legal_actions())
    looks = count()
    quarter = MILLIS / 1000 / 4
    monkeypatch.setattr("dreistein.bots.expert.expert.perf_counter", lambda: next(looks) * quarter)
    Strong(worlds=10_000).choose(seen, legal, Random(1))
    assert next(looks) == 5, "it looks at the clock after every batch, and stops after the fourth"


@pytest.mark.parametrize("level", ["sampler", "strong"])
@pytest.mark.parametrize("worlds", [0, 100_001])
def test_a_sensible_number_of_worlds_is_needed(level: str, worlds: int) -> None:
    with pytest.raises(BotError, match="worlds"):
        make_bot(f"{level}:worlds={worlds}")
