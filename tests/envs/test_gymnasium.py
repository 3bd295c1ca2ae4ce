"""Gymnasium's own check, and what its environment promises beyond it."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation

from dreistein.bots.registry import NoSuchBot
from dreistein.envs.game import EnvSetting, NoGame
from dreistein.envs.learner import DreisteinEnv
from dreistein.rules import EDITIONS, Edition
from dreistein.rules.errors import PlayerCount, SolitaireNothing

NAME = "dreistein.envs:Dreistein-v1"
TABLES: list[dict[str, Any]] = [
    {},
    {"opponents": []},
    {"opponents": ["random"] * 5, "horizon": "match", "reward": "win"},
    {"opponents": ["casual", "sampler:worlds=3"], "edition": "triominos", "must_place": True},
    {"opponents": ["greedy"], "horizon": "match", "observation": "flat"},
]


def play(env: Any, seed: int | None) -> tuple[list[float], list[bytes]]:
    """Play at random to the end: the rewards, and the boards seen."""
    random = Random(seed)
    observation, _ = env.reset(seed=seed)
    rewards, boards, over = [], [], False
    while not over:
        seen = observation["observation"]
        boards.append((seen["board"] if isinstance(seen, dict) else seen).tobytes())
        action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
        over = terminated or truncated
        assert info == (env.unwrapped.game.result if over else {})
    return rewards, boards


@pytest.mark.parametrize("table", TABLES)
def test_gymnasium_accepts_it(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(NAME, **table)
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("table", TABLES)
def test_a_seed_decides_everything(table: dict[str, Any]) -> None:
    first, second = (gymnasium.make(NAME, **table) for _ in range(2))
    assert play(first, 4) == play(second, 4)
    assert play(first, None)[1][0] == play(second, None)[1][0]
    for env in (first, second):
        env.close()


@pytest.mark.parametrize("table", TABLES[:2])
def test_rewards_add_up_to_the_points(table: dict[str, Any]) -> None:
    env = DreisteinEnv(**table)
    for seed in range(4):
        # Before the learner's first turn it can neither win nor lose points.
        rewards, _ = play(env, seed)
        assert sum(rewards) == env.game.match.totals[0]


def test_the_winner_is_rewarded_once() -> None:
    env = DreisteinEnv(["random", "random"], reward="win")
    for seed in range(6):
        rewards, _ = play(env, seed)
        totals = env.game.match.totals
        share = (totals[0] == max(totals)) / totals.count(max(totals))
        assert rewards == [0.0] * (len(rewards) - 1) + [share]


def test_a_game_that_ends_before_the_first_turn_is_dealt_again() -> None:
    env = DreisteinEnv(["greedy"] * 5, Edition("hasty", deal=(1, 1, 1, 1, 1)))
    for seed in range(5):
        env.reset(seed=seed)
        assert env.game.legal
        assert env.game.turn == 0


def test_an_illegal_action_ends_the_game() -> None:
    env = DreisteinEnv(edition="triominos")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.argmin(env.action_masks())))
    assert (reward, terminated, truncated) == (-EDITIONS["triominos"].target, True, False)
    assert info == {"illegal": True}


def test_it_is_shown_as_pixels() -> None:
    env = DreisteinEnv(render_mode="rgb_array")
    env.reset(seed=1)
    empty = env.render()
    assert empty.shape == (600, 600, 3)
    assert empty.dtype == np.uint8
    while not env.unwrapped.game.match.round.board.placements:
        env.step(next(iter(env.unwrapped.game.legal)))
    assert (env.render() != empty).any()


def test_it_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = DreisteinEnv(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert all(name in shown for name in ("learner", "greedy"))
    DreisteinEnv(render_mode="human").reset(seed=1)
    assert capsys.readouterr().out == f"{shown}\n"


def test_observations_can_be_flat() -> None:
    flat, _ = FlattenObservation(gymnasium.make(NAME)).reset(seed=1)
    assert flat.ndim == 1


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponents": ["genius"]}, NoSuchBot),
        ({"opponents": ["greedy"] * 6}, PlayerCount),
        ({"opponents": [], "rack": 0, "draws": 0}, SolitaireNothing),
        ({"opponents": [], "reward": "win"}, EnvSetting),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        DreisteinEnv(**wrong)


def test_nothing_is_played_before_the_deal() -> None:
    with pytest.raises(NoGame):
        DreisteinEnv().step(0)
