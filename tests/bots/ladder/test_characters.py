"""Each rung has a way of playing that shows, next to the rungs above and below."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from dreistein.bots import make_bot
from dreistein.bots.base import Bot
from dreistein.bots.ladder.characters import Handicap, Player
from dreistein.bots.ladder.weighted import WeightedBot
from dreistein.kernel import DRAW, END_TURN, State, config_for
from dreistein.kernel.position.tables import VALUE
from dreistein.rules import EDITIONS

ROUNDS = 300
EDITION = {False: EDITIONS["german"], True: replace(EDITIONS["german"], must_place=True)}


def taste(rung: str, must_place: bool) -> WeightedBot:
    """How a rung plays from an even score."""
    player = make_bot(rung)
    assert isinstance(player, Player)
    policy: Bot = player.must_place if must_place else player.free
    if isinstance(policy, Handicap):
        policy = policy.policy_for((0, 0), 0)
    assert isinstance(policy, WeightedBot)
    return policy


@cache
def figures(rung: str, must_place: bool) -> Counter[str]:
    """What a rung does in many rounds against somebody who plays for points."""
    seats = (taste(rung, must_place), WeightedBot((*[0] * 7, -200_000, *[0] * 8) * 2))
    config, seen = config_for(EDITION[must_place], 2), Counter[str]()
    for number in range(ROUNDS):
        order = list(range(56))
        Random(number).shuffle(order)
        random, state = Random(-number), State(config)
        state.deal(order)
        while not state.end:
            legal = state.legal()
            code = seats[state.turn].decide(state, legal, random)
            if state.turn == 0 and state.laid and len(legal) > 1:
                note(seen, state, legal, code)
            elif state.turn == 1 and state.laid and code not in (DRAW, END_TURN):
                seen["conceded"] += takes_bonus(state, code)
            state.apply(code)
        seen["out"] += not state.hands[0]
    return seen


def takes_bonus(state: State, placement: int) -> bool:
    return state.points_of(placement) > VALUE[placement & 63]


def note(seen: Counter[str], state: State, legal: list[int], code: int) -> None:
    placements = [other for other in legal if other not in (DRAW, END_TURN)]
    if not placements:
        return
    places = code in placements
    if any(takes_bonus(state, other) for other in placements):
        seen["offered"] += 1
        seen["taken"] += places and takes_bonus(state, code)
    if not places:
        seen["draws"] += 1
        return
    most = max(map(state.points_of, placements))
    seen["placed"] += 1
    seen["given up"] += most - state.points_of(code)


def given_up(rung: str, must_place: bool) -> float:
    return figures(rung, must_place)["given up"] / figures(rung, must_place)["placed"]


@pytest.mark.parametrize("must_place", [False, True])
def test_max_takes_the_most_points_now(must_place: bool) -> None:
    assert 5 * given_up("max", must_place) < given_up("frida", must_place)
    assert figures("max", must_place)["taken"] > 0.95 * figures("max", must_place)["offered"]


def test_where_one_may_draw_nobody_above_takes_as_many_points_now_as_max() -> None:
    assert 2 * given_up("max", False) < min(given_up(rung, False) for rung in ("zora", "bruno"))


def test_pip_overlooks_what_fits_or_bonuses_and_frida_does_not() -> None:
    assert figures("pip", False)["draws"] > 2 * ROUNDS
    assert figures("frida", False)["draws"] == 0
    seen = figures("pip", True)
    assert seen["taken"] < seen["offered"] / 4


@pytest.mark.parametrize("must_place", [False, True])
def test_frida_goes_out_more_often_than_pip(must_place: bool) -> None:
    assert figures("frida", must_place)["out"] > 1.05 * figures("pip", must_place)["out"]


@pytest.mark.parametrize("must_place", [False, True])
def test_zora_takes_most_bonuses_and_bruno_leaves_the_others_fewest(must_place: bool) -> None:
    seen = figures("zora", must_place)
    assert seen["taken"] > 0.97 * seen["offered"]
    assert seen["taken"] > (1.05 if must_place else 1.5) * figures("max", must_place)["taken"]
    assert figures("bruno", must_place)["conceded"] < 0.8 * seen["conceded"]


def test_where_one_may_draw_bruno_and_hilda_leave_some_bonuses() -> None:
    for rung in ("bruno", "hilda"):
        assert figures(rung, False)["taken"] < 0.95 * figures(rung, False)["offered"]


def test_hilda_draws_on_purpose_or_keeps_what_fits_and_max_does_not() -> None:
    assert figures("max", False)["draws"] == 0
    assert figures("hilda", False)["draws"] > 8 * ROUNDS
    assert given_up("hilda", True) > 3 * given_up("bruno", True)
