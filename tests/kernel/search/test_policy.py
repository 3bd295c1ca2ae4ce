"""Playing on by policy: legal, the same in C and in Python, and from what a seat may know alone."""

from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.bots.expert.playout_weights import GREEDY, HOARD, STRAIGHT
from dreistein.rules import EDITIONS, Round, Solitaire, view
from kernel.variants import compiled, interpreted
from random_games import random_action

BOTH = (compiled, interpreted)


def somewhere(seed: int, players: int, actions: int) -> Round:
    """A position of a random game, of another edition for every seed."""
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    numbers = Solitaire(10, 20) if players == 1 else None
    round = Round.seeded(str(seed), edition, max(players, 2), solitaire=numbers)
    if players > 1:
        round = Round.seeded(str(seed), edition, players)
    random = Random(seed)
    for _ in range(actions):
        after = round.apply(random_action(round, random))
        if after.end is not None:
            break
        round = after
    return round


def scores(kernel: ModuleType, players: int, weights: list[Any], rounds: int) -> Any:
    points = np.zeros((rounds, players), np.int32)
    numbers = Solitaire(10, 20) if players == 1 else None
    state = kernel.State(kernel.config_for(EDITIONS["german"], players, numbers))
    kernel.self_play(state, kernel.PlayoutPolicy(weights), 7, 0, points)
    return points


@pytest.mark.parametrize("players", range(1, 7))
def test_c_and_python_play_the_same_rounds(players: int) -> None:
    for weights in ([HOARD], [STRAIGHT, HOARD], [GREEDY]):
        there, here = (scores(kernel(), players, weights, 6) for kernel in BOTH)
        assert there.tolist() == here.tolist()


def test_c_and_python_judge_alike() -> None:
    for seed in range(40):
        round = somewhere(seed, 2 + seed % 5, 3 * seed)
        evaluations = []
        for kernel in (k() for k in BOTH):
            state = kernel.state_of(round)
            if state.laid:
                evaluations.append(kernel.evaluations(state, kernel.PlayoutPolicy([HOARD])))
                assert [code for code, _ in evaluations[-1]] == state.legal()
        assert evaluations[:1] == evaluations[1:]


def test_by_no_weights_at_all_it_takes_the_most_points() -> None:
    """What a placement is worth is then 256 times its points."""
    kernel = compiled()
    for seed in range(30):
        state = kernel.state_of(somewhere(seed, 2 + seed % 5, 2 + seed))
        if state.laid:
            worth = kernel.evaluations(state, kernel.PlayoutPolicy([GREEDY]))[:-1]
            assert worth == [(code, 256 * state.points_of(code)) for code, _ in worth]


def test_what_others_hold_does_not_change_what_a_placement_is_worth() -> None:
    kernel = compiled()
    for seed in range(20):
        round = somewhere(seed, 2 + seed % 5, 12)
        worlds = kernel.Worlds(view(round, round.turn))
        evaluations = [
            kernel.evaluations(worlds.sample(seed, index), kernel.PlayoutPolicy([HOARD]))
            for index in range(3)
        ]
        assert evaluations[0] == evaluations[1] == evaluations[2]


def test_good_manners_beat_greed() -> None:
    kernel = compiled()
    points = scores(kernel, 2, [STRAIGHT, GREEDY], 3000)
    assert (points[:, 0] - points[:, 1]).mean() > 5
    points = scores(kernel, 2, [HOARD, GREEDY], 1000)
    assert (points[:, 0] - points[:, 1]).mean() > 200
