"""Five and six players: what others' draws tell, and that they are soon out."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bots.duels import UNHURRIED
from dreistein.bots.expert import Expert
from dreistein.bots.expert.inference import infer
from dreistein.bots.expert.playout_weights import STRAIGHT
from dreistein.kernel import DRAW, Worlds, round_of, state_of
from dreistein.kernel.search.policy_cy import PlayoutPolicy, self_play
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules import EDITIONS, Round, view


@pytest.mark.parametrize("own", [0, 150])
def test_collecting_tiles_does_not_pay_with_five(own: int) -> None:
    round = Round.seeded("five 20", EDITIONS["german"], 5).apply("444@0,0").apply("144@0,1")
    totals = [150] * 5
    totals[round.turn] = own
    seen, legal = view(round, round.turn, before=tuple(totals)), list(round.legal_actions())
    ranked = Expert(worlds=400, calibrated=False).rank(seen, legal, Random(1), UNHURRIED)
    wins = {str(entry.action): entry.win or 0.0 for entry in ranked}
    assert wins.pop("+") < 0.7 * max(wins.values())


@pytest.mark.parametrize(("code", "players"), [("dreistein", 5), ("six 0", 6)])
def test_whoever_draws_is_thought_to_have_nothing_that_fits(code: str, players: int) -> None:
    round = Round.seeded(code, EDITIONS["german"], players).apply("444@0,0")
    drawer = round.turn
    assert [str(action) for action in round.legal_actions()] == ["+"]
    while round.turn == drawer:
        round = round.apply(next(iter(round.legal_actions())))
    worlds = Worlds(view(round, round.turn))

    def held(expert: Expert) -> float:
        """How many tiles that fitted the drawer has, on average."""
        weights = expert.inference_for(worlds.root, round.turn).weights
        sampler, state, total = WeightedSampler(worlds.sampler, weights), worlds.sample(1), 0
        for index in range(100):
            sampler.sample_into(state, 1, index)
            total += sum(tile.count(4) > 1 for tile in round_of(state).hands[drawer])
        return total / 100

    assert held(Expert()) < 0.5 * held(Expert(inference=False))


def test_whoever_draws_again_has_no_use_for_what_they_drew_before() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"], 5).apply("444@0,0")
    drawer, place = round.turn, state_of(round).at

    def told(round: Round) -> list[int]:
        """What is known of the tile that was drawn first, by tile."""
        own = (drawer + 1) % 5
        return infer(state_of(round), own, hoarders=False).weights[place::56]

    round = round.apply("+")
    while round.turn == drawer:
        round = round.apply(next(iter(round.legal_actions())))
    while round.turn != drawer:
        round = round.apply(next(iter(round.legal_actions())))
    assert sum(told(round.apply("+"))) < sum(told(round))


@pytest.mark.parametrize("points", [1500, 1_000_000])
def test_the_largest_bonuses_tell_what_others_lack(points: int) -> None:
    edition = replace(EDITIONS["german"], bridge=points, target=10**15)
    round, random = Round.seeded("bridge 4", edition, 5), Random(1)
    for _ in range(21):
        round = round.apply(next(iter(round.legal_actions())))
    weights = infer(state_of(round), round.turn, hoarders=False).weights
    assert min(weights) < -4096, "some tiles are thought impossible"
    legal = list(round.legal_actions())
    assert Expert(worlds=4).choose(view(round, round.turn), legal, random, UNHURRIED) in legal


@pytest.mark.parametrize("players", [5, 6])
def test_everybody_is_expected_to_draw_seldom(players: int) -> None:
    state, expert = state_of(Round.seeded("dreistein", EDITIONS["german"], players)), Expert()
    policy = expert.policy_for(state, expert.inference_for(state, 0), 0)

    def draws(policy: PlayoutPolicy) -> int:
        """How many tiles are drawn in some rounds by a policy."""
        drawn = 0
        for number in range(400):
            self_play(state, policy, 1, number, np.zeros((1, players), np.int32))
            drawn += sum(code == DRAW for _, code in state.history)
        return drawn

    assert draws(policy) < 0.85 * draws(PlayoutPolicy([STRAIGHT]))
