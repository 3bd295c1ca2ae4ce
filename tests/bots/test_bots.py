"""Bots take legal actions, know only their view, and the greedy one is greedy."""

from collections import Counter
from random import Random

from hypothesis import given

from dreistein.bots import Bot, Greedy, RandomBot
from dreistein.rules import DRAW, EDITIONS, END_TURN, Round, view
from positions import FIVES, position
from random_games import open_rounds


def chosen(bot: Bot, round: Round, seed: int = 0) -> str:
    legal = list(round.legal_actions())
    return str(bot.choose(view(round, round.turn), legal, Random(seed)))


def on_555(*hands: str, stock: str = "") -> Round:
    return position(FIVES, list(hands), stock)


@given(open_rounds)
def test_greedy_takes_the_most_points_there_are(round: Round) -> None:
    best = max((round.points(p) for p in round.board.fits(round.playable)), default=None)
    after = round.apply(chosen(Greedy(), round))
    if best is None:
        assert after.history[-1].action in (DRAW, END_TURN)
    else:
        assert after.history[-1].points == best


def test_greedy_opens_draws_and_passes_as_it_must() -> None:
    assert chosen(Greedy(), on_555("012 034", "355", stock="001 002")) == "+"
    assert chosen(Greedy(), on_555("012 034", "355")) == "-"
    assert chosen(Greedy(), Round.seeded("dreistein", EDITIONS["german"])) == "444@0,0"


def test_greedy_tosses_between_equals_and_random_does_everything() -> None:
    round = on_555("455 001", "012", stock="002")
    tosses = Counter(chosen(Greedy(), round, seed) for seed in range(60))
    assert sorted(tosses) == ["455@0,1", "545@-1,0", "554@1,0"]
    assert chosen(Greedy(), round, 7) == chosen(Greedy(), round, 7)
    anything = {chosen(RandomBot(), round, seed) for seed in range(60)}
    assert anything == {*tosses, "+"}
