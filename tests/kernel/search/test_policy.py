"""Playing on by policy: legal, the same in C and in Python, and from what a seat may know alone."""

from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.bots.expert.playout_weights import GREEDY, HOARD, RIVALS, STRAIGHT
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel.position.constants import WORST
from dreistein.rules import EDITIONS, Edition, Round, Solitaire, view
from kernel.variants import compiled, interpreted
from random_games import wandered

BOTH = (compiled, interpreted)
MOST = 1_000_000
LARGEST = replace(EDITIONS["german"], bridge=MOST, double=MOST, hexagons=(MOST, MOST, MOST))


def somewhere(seed: int, players: int, actions: int) -> Round:
    """A position of a random game, of another edition for every seed."""
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    return wandered(Round.seeded(str(seed), edition, players), actions, seed)


def scores(kernel: ModuleType, players: int, weights: list[Any], rounds: int, **more: Any) -> Any:
    points = np.zeros((rounds, players), np.int32)
    numbers = Solitaire(10, 20) if players == 1 else None
    state = kernel.State(kernel.config_for(EDITIONS["german"], players, numbers))
    kernel.self_play(state, kernel.PlayoutPolicy(weights, **more), 7, 0, points)
    return points


@pytest.mark.parametrize("players", range(1, 7))
def test_c_and_python_play_the_same_rounds(players: int) -> None:
    for weights in ([HOARD], [STRAIGHT, HOARD], [GREEDY]):
        there, here = (scores(kernel(), players, weights, 6) for kernel in BOTH)
        assert there.tolist() == here.tolist()


@pytest.mark.parametrize("edition", [EDITIONS["german"], LARGEST], ids=["german", "largest"])
def test_c_and_python_value_every_action_alike(edition: Edition) -> None:
    """With weights below zero, and with the largest bonuses."""
    for seed, players in ((1, 2), (2, 5), (3, 6)):
        round, random = Round.seeded(str(seed), edition, players), Random(seed)
        for _ in range(24):
            *placing, other = round.legal_actions()
            round = round.apply(random.choice(placing) if placing else other)
            for weights in (HOARD, STRAIGHT, *RIVALS) if round.end is None else ():
                there, here = (
                    each.evaluations(each.state_of(round), each.PlayoutPolicy([weights]))
                    for each in (kernel() for kernel in BOTH)
                )
                assert there == here
                assert [code for code, _ in there] == compiled().state_of(round).legal()
                assert all(value > WORST for _, value in there)
            if round.end is not None:
                break


def test_c_and_python_share_the_same_sets() -> None:
    shared = {"seconds": [HOARD], "chances": [32768] * 5, "shared": (GREEDY, STRAIGHT)}
    there, here = (scores(kernel(), 5, [STRAIGHT], 12, **shared) for kernel in BOTH)
    assert there.tolist() == here.tolist()


def test_a_table_plays_by_each_shared_set_as_often_as_by_its_own() -> None:
    """So its own weights matter in the other playouts alone; a plan of the acting seat always."""
    kernel = compiled()
    round = Round.seeded("shared", EDITIONS["german"], 5)
    round = round.apply(next(iter(round.legal_actions())))
    seen = view(round, round.turn, before=(0,) * 5)
    worlds = kernel.Worlds(seen)

    def results(weights: Any, shared: Any, plan: int) -> Any:
        points, wins = np.zeros((1200, 2), np.int32), np.zeros((1200, 2))
        kernel.run_playouts(
            *(kernel.State(worlds.root.config), kernel.State(worlds.root.config)),
            kernel.WeightedSampler(worlds.sampler),
            kernel.PlayoutPolicy([weights], [HOARD], shared=shared),
            objective_for(seen),
            *(np.array([[worlds.root.legal()[0]], [plan]], np.int32), 3, 0, points, wins),
        )
        return points

    def alike(shared: Any, one: Any, other: Any) -> float:
        same = results(one[0], shared, one[1]) == results(other[0], shared, other[1])
        return float(same.all(axis=1).mean())

    never, half, most = (
        alike(shared, (STRAIGHT, 0), (GREEDY, 0)) for shared in ((), (HOARD,), (HOARD, GREEDY))
    )
    assert never < 0.2
    assert half - never == pytest.approx((1 - never) / 2, abs=0.1)
    assert most - never == pytest.approx((1 - never) * 2 / 3, abs=0.1)
    assert alike((GREEDY,), (GREEDY, 0), (GREEDY, 1)) < 0.2


def test_a_table_shares_a_few_sets_at_most() -> None:
    for kernel in (k() for k in BOTH):
        with pytest.raises(ValueError, match="at most 4"):
            kernel.PlayoutPolicy([STRAIGHT], shared=[GREEDY] * 5)


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
