"""Playouts in sampled worlds, of arms and in a tree: C and Python agree."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.bots.expert.win_chance import LOW, STEP, table
from dreistein.rules import Round, view
from kernel.search.test_policy import somewhere
from kernel.variants import compiled, interpreted


def parts(kernel: ModuleType, round: Round, weights: list[int]) -> tuple[Any, ...]:
    worlds = kernel.Worlds(view(round, round.turn))
    sampler = kernel.WeightedSampler(worlds.sampler, weights)
    chances = [0 if seat == round.turn else 32768 for seat in range(round.players)]
    policy = kernel.PlayoutPolicy([HOARD], [STRAIGHT], chances)
    totals = tuple(40 * seat for seat in range(round.players))
    objective = kernel.Objective(totals, 300, 0.05, table(round.players), float(LOW), float(STEP))
    return worlds.root, sampler, policy, objective


def play_arms(kernel: ModuleType, round: Round, weights: list[int], worlds: int) -> list[Any]:
    root, sampler, policy, objective = parts(kernel, round, weights)
    arms = np.array([[code, plan] for code in root.legal() for plan in (0, 1)], np.int32).T.copy()
    points = np.zeros((worlds * arms.shape[1], 2), np.int32)
    wins = np.zeros((worlds * arms.shape[1], 2))
    world, scratch = kernel.State(root.config), kernel.State(root.config)
    kernel.run_playouts(scratch, world, sampler, policy, objective, arms, 5, 0, points, wins)
    return [points.tolist(), wins.tolist()]


def play_as_they_stand(kernel: ModuleType, round: Round, seat: int, worlds: int) -> list[Any]:
    root, sampler, policy, objective = parts(kernel, round, [])
    points, wins = np.zeros((worlds, 2), np.int32), np.zeros((worlds, 2))
    world, scratch = kernel.State(root.config), kernel.State(root.config)
    kernel.run_values(scratch, world, sampler, policy, objective, seat, -1, 5, 0, points, wins)
    return [points.tolist(), wins.tolist()]


def grow_tree(kernel: ModuleType, round: Round, weights: list[int], playouts: int) -> list[Any]:
    root, sampler, policy, objective = parts(kernel, round, weights)
    points, wins = np.zeros((playouts, 3), np.int32), np.zeros((playouts, 2))
    tree = kernel.Tree()
    kernel.grow(tree, kernel.State(root.config), sampler, policy, objective, 5, 0, points, wins)
    assert {row[0] for row in points.tolist()} <= {*root.legal()}
    return [points.tolist(), wins.tolist()]


def assert_alike(search: Callable[..., list[Any]], *given: Any) -> None:
    """C and Python find the same."""
    there, here = (search(kernel(), *given) for kernel in (compiled, interpreted))
    assert there[0] == here[0]
    assert np.allclose(there[1], here[1], atol=1e-12)


@pytest.mark.parametrize("players", range(2, 7))
def test_c_and_python_agree(players: int) -> None:
    weights = [-(k * 37 % 700) for k in range(56 * 56)]
    for actions in (5, 40):
        round = somewhere(players, players, actions)
        for given in ([], weights):
            assert_alike(play_arms, round, given, 2)
        for seat in range(players):
            assert_alike(play_as_they_stand, round, seat, 2)
        assert_alike(grow_tree, round, weights, 12)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_chances_of_all_seats_add_up_where_the_round_decides_the_match(players: int) -> None:
    """The same playouts seen from every seat: somebody wins each match, alone or by shares."""
    kernel = compiled()
    round = somewhere(players, players, 12)
    root, sampler, policy, _ = parts(kernel, round, [])
    decided = kernel.Objective((290,) * players, 1, 0.05, table(players), float(LOW), float(STEP))
    shares = np.zeros(40)
    for seat in range(players):
        points, wins = np.zeros((40, 2), np.int32), np.zeros((40, 2))
        world, scratch = kernel.State(root.config), kernel.State(root.config)
        kernel.run_values(scratch, world, sampler, policy, decided, seat, -1, 5, 0, points, wins)
        shares += wins[:, 0]
    assert np.allclose(shares, 1.0)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_seat_that_is_out_ends_the_match_and_the_others_share_the_win(players: int) -> None:
    round = somewhere(players, players, 12)
    totals = (1000, *(20 * (seat % 2) for seat in range(1, players)))
    found = []
    for kernel in (compiled(), interpreted()):
        root, sampler, policy, _ = parts(kernel, round, [])
        chances = table(players), float(LOW), float(STEP)
        objective = kernel.Objective(totals, 300, 0.05, *chances, {0})
        world, scratch = kernel.State(root.config), kernel.State(root.config)
        wins = np.zeros((players, 8, 2))
        for seat in range(players):
            points, mine = np.zeros((8, 2), np.int32), wins[seat]
            kernel.run_values(
                scratch, world, sampler, policy, objective, seat, -1, 5, 0, points, mine
            )
        assert np.allclose(wins[1:, :, 0].sum(axis=0), 1.0)
        assert (wins[0, :, 0] == 1.0).all(), "to itself it plays as if it could win"
        found.append(wins.tolist())
    assert found[0] == found[1]


def test_a_world_does_not_depend_on_earlier_ones() -> None:
    kernel = compiled()
    round = somewhere(3, 3, 20)
    more, fewer = play_arms(kernel, round, [], 4), play_arms(kernel, round, [], 2)
    assert more[0][: len(fewer[0])] == fewer[0]


def test_weights_make_a_tile_unlikely_at_a_place() -> None:
    """With a weight of -1024 at all places of seat 0, the odds of a tile are e**4 to 1 against."""
    kernel = compiled()
    round = Round.seeded("dreistein", somewhere(0, 2, 0).edition).apply("444@0,0")
    worlds = kernel.Worlds(view(round, 1))
    root = worlds.root
    hidden = (1 << 56) - 1 & ~root.hands[1]
    tile = next(t for t in range(20, 56) if hidden >> t & 1 and t != root.history[0][1] & 63)
    weights = [0] * (56 * 56)
    for place in range(root.config.hand_size):
        weights[56 * tile + place] = -1024
    held = []
    for given in ([], weights):
        sampler, state = kernel.WeightedSampler(worlds.sampler, given), kernel.State(root.config)
        count = 0
        for index in range(2000):
            sampler.sample_into(state, 3, index)
            count += state.hands[0] >> tile & 1
        held.append(count / 2000)
    assert held[0] == pytest.approx(9 / 45, abs=0.05)
    odds = held[0] / (1 - held[0]) / np.exp(4)
    assert held[1] == pytest.approx(odds / (1 + odds), abs=0.006)
