"""PettingZoo's own tests, and what its environment promises beyond them."""

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from dreistein.envs import dreistein_v1
from dreistein.envs.game import EnvSetting, NoGame
from dreistein.envs.rewards import chances, rewards_for
from dreistein.kernel.errors import NotLegal
from dreistein.rules import EDITIONS, Match
from dreistein.rules.errors import PlayerCount, UnknownEdition
from sizes import size

pytestmark = [
    # The API test has a list of environments whose observations may be dicts; ours is not on it.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    # Between two turns an agent has no legal action, and its mask says so.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]

HOUSE = replace(EDITIONS["german"], name="house", bridge=7, target=40)
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "international", "reward": "win"},
    {"players": 4, "edition": "triominos", "must_place": True},
    {"players": 5, "edition": HOUSE, "horizon": "match", "reward": "win"},
    {"players": 6, "edition": {"base": "early", "draws": 1}, "horizon": "match"},
    {"players": 2, "reward": "chance"},
]


def play(env: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent was rewarded with in all."""
    random, returns = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        returns[agent] += reward
        legal = [code for code, may in enumerate(observation["action_mask"]) if may]
        over = terminated or truncated
        assert info == (env.unwrapped.game.result if over else {})
        env.step(None if over else random.choice(legal))
    return returns


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_accepts_it(table: dict[str, Any]) -> None:
    for make in (dreistein_v1.env, dreistein_v1.raw_env):
        api_test(make(**table), num_cycles=size(60, 200))


def test_seeds_and_pictures_are_as_pettingzoo_wants_them() -> None:
    seed_test(lambda: dreistein_v1.env(players=3), num_cycles=100)
    render_test(dreistein_v1.env)


@pytest.mark.parametrize("table", TABLES)
def test_points_add_up_to_what_the_rules_score(table: dict[str, Any]) -> None:
    env = dreistein_v1.env(**{**table, "reward": "points", "horizon": "round"})
    env.reset(seed=5)
    game = env.unwrapped.game
    match = Match.seeded("5", game.settings.rules(), table["players"])
    returns = play(env, seed=1)
    for played in game.match.round.history:
        match = match.apply(played.action, played.seat)
    assert match.round.end is not None
    assert tuple(returns.values()) == match.totals


@pytest.mark.parametrize("horizon", ["round", "match"])
def test_winners_share_one_point(horizon: str) -> None:
    env = dreistein_v1.env(players=3, edition=HOUSE, reward="win", horizon=horizon)
    for seed in range(6):
        env.reset(seed=seed)
        returns = play(env, seed)
        totals = env.unwrapped.game.match.totals
        first = [total == max(totals) for total in totals]
        assert list(returns.values()) == [leads / sum(first) for leads in first]
        winners = tuple(seat for seat, leads in enumerate(first) if leads)
        assert env.unwrapped.game.result == {"totals": totals, "winners": winners}
        if horizon == "match":
            assert max(totals) >= HOUSE.target


@pytest.mark.parametrize("players", [2, 3])
def test_chances_gained_add_up_to_the_win(players: int) -> None:
    """What a seat gains in a match is its share of the win, less the share it began with."""
    env = dreistein_v1.env(players=players, edition="german", reward="chance", horizon="match")
    for seed in range(2):
        env.reset(seed=seed)
        returns = play(env, seed)
        totals = env.unwrapped.game.match.totals
        won = [total == max(totals) for total in totals]
        gained = [share / sum(won) - 1 / players for share in won]
        assert list(returns.values()) == pytest.approx(gained)


def test_a_better_round_gains_more_chance() -> None:
    edition = EDITIONS["german"]
    assert sum(chances(edition, [120, 40, 40])) == pytest.approx(1)
    gains = [
        rewards_for("chance", edition, (0, 0), (points, 40), over=True)[0] for points in (0, 40, 90)
    ]
    assert gains == sorted(gains)
    assert gains[1] == pytest.approx(0)
    assert rewards_for("chance", edition, (0, 0), (90, 40), over=False) == (0, 0)


def test_a_match_out_of_reach_is_cut_off() -> None:
    endless = replace(HOUSE, deal=(1, 1, 1, 1, 1), target=10**15)
    env = dreistein_v1.raw_env(edition=endless, horizon="match")
    env.reset(seed=1)
    for _ in range(200):
        assert not any(env.truncations.values())
        env.step(min(env.game.legal))
    assert all(env.truncations.values())
    assert (env.game.match.number, any(env.terminations.values())) == (199, False)


def test_later_games_follow_from_the_seed() -> None:
    envs, seeds = [dreistein_v1.raw_env() for _ in range(2)], []
    for seed in (3, None, None, None):
        for env in envs:
            env.reset(seed=seed)
        first, second = (env.game.match.seed for env in envs)
        assert first == second
        seeds.append(first)
    assert len(set(seeds)) == 4
    env.reset(options={"seed": "dreistein"})
    assert env.game.match == Match.seeded("dreistein", EDITIONS["german"])


@pytest.mark.parametrize(("reward", "worth"), [("points", -300), ("win", -1), ("chance", -1)])
def test_an_illegal_action_ends_the_game(
    reward: str, worth: float, capfd: pytest.CaptureFixture[str]
) -> None:
    env = dreistein_v1.env(reward=reward)
    env.reset(seed=1)
    agent = env.agent_selection
    assert 0 not in env.unwrapped.game.legal
    env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert (env.rewards[agent], sum(env.rewards.values())) == (worth, worth)


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    env = dreistein_v1.raw_env()
    with pytest.raises(NoGame):
        env.render()
    env.reset(seed=1)
    for action in (0, 5, -1, 10**6, None):
        with pytest.raises(NotLegal):
            env.step(action)
    assert env.game.codes == []


def test_a_copy_of_the_environment_plays_alike() -> None:
    env = dreistein_v1.raw_env(players=4, edition=HOUSE, must_place=True)
    copy = pickle.loads(pickle.dumps(env))
    for each in (env, copy):
        each.reset(seed=9)
    assert play(env, 2) == play(copy, 2)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"players": 1}, PlayerCount),
        ({"players": 7}, PlayerCount),
        ({"edition": "danish"}, UnknownEdition),
        ({"reward": "glory"}, EnvSetting),
        ({"horizon": "week"}, EnvSetting),
        ({"render_mode": "hologram"}, EnvSetting),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        dreistein_v1.env(**wrong)
    with pytest.raises(EnvSetting, match="option deal"):
        dreistein_v1.raw_env().reset(options={"deal": [1, 2]})
