"""Playouts and search where whoever can place must: only what the rules allow."""

from dataclasses import replace

import pytest

from dreistein.bots.expert.playout_weights import HOARD, usual_action
from dreistein.kernel.arguments import POLICIES
from dreistein.rules import EDITIONS, Round
from kernel.search.test_tree import assert_alike, grow_tree, play_arms
from kernel.variants import compiled, interpreted
from random_games import wandered

MUST = replace(EDITIONS["triominos"], must_place=True)


def somewhere(seed: int, players: int, actions: int) -> Round:
    return wandered(Round.seeded(f"must {seed}", MUST, players), actions, seed)


@pytest.mark.parametrize("policy", [*POLICIES, "hoard"])
def test_a_playout_is_a_legal_round(policy: str) -> None:
    """The rules replay it; by these weights a seat would draw on purpose if it could."""
    kernel = interpreted()
    playout = kernel.position.playout_cy
    for seed in range(6):
        state = kernel.state_of(Round.seeded(f"must {seed}", MUST, 2 + seed % 4))
        playout.seed_rng(state, seed, 0)
        if policy == "hoard":
            kernel.search.policy_cy.play_by_policy(state, kernel.PlayoutPolicy([HOARD]))
        else:
            state.set_policies([POLICIES[policy]] * state.players)
            playout.play_out(state)
        assert kernel.round_of(state).end is not None


@pytest.mark.parametrize("players", [2, 4])
def test_c_and_python_search_alike(players: int) -> None:
    for actions in (12, 50):
        round = somewhere(players, players, actions)
        for search in (play_arms, grow_tree):
            assert_alike(search, round, [], 4)


def test_the_usual_action_is_legal() -> None:
    kernel = compiled()
    for seed in range(40):
        state = kernel.state_of(somewhere(seed, 2, 2 + seed))
        assert usual_action(state, kernel.PlayoutPolicy([HOARD])) in state.legal()
