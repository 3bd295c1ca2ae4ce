"""Games in step are the games of the rules, row by row, and tell a seat nothing more."""

import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import FlattenObservation, RecordEpisodeStatistics
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dreistein.envs.game import EnvSetting, Game, NoGame
from dreistein.envs.observation import observe
from dreistein.envs.vector import DreisteinVectorEnv
from dreistein.kernel import Worlds, round_of
from dreistein.kernel.bridge import deal_of
from dreistein.kernel.errors import KernelNumber
from dreistein.kernel.position.state_cy import State
from dreistein.rules import EDITIONS, Deal, Placement, Round, view
from envs.codes import codes_of, game_at
from random_games import random_rounds
from sizes import size

HOUSE = replace(EDITIONS["german"], name="house", target=60)
HASTY = {"base": "triominos", "target": 90}
TABLES: list[dict[str, Any]] = [
    {"opponents": ["learner"], "must_place": True},
    {"opponents": [], "rack": 4, "draws": 9},
    {"opponents": ["learner"] * 2, "edition": HOUSE, "horizon": "match", "reward": "win"},
    {"opponents": ["learner"] * 3, "edition": HOUSE, "horizon": "match", "reward": "chance"},
    {"opponents": ["learner"] * 5, "edition": HASTY, "horizon": "match"},
    {"opponents": ["learner"], "reward": "chance"},
]


def deal_in(env: DreisteinVectorEnv, row: int) -> Deal:
    """The deal of a row's round."""
    game = env.batch.games[row]
    state = State(game.config)
    state.deal(game.order)
    return deal_of(state)


def same_row(observations: Any, row: int, game: Game) -> None:
    """A row shows exactly what the seat whose turn it is is shown elsewhere."""
    expected = observe(game, game.turn)
    assert np.array_equal(observations["action_mask"][row], expected["action_mask"])
    assert observations["action_mask"].dtype == expected["action_mask"].dtype
    assert observations["observation"].keys() == expected["observation"].keys()
    for name, array in expected["observation"].items():
        found = observations["observation"][name]
        assert found.dtype == array.dtype, name
        assert np.array_equal(found[row], array), name


@pytest.mark.parametrize("table", TABLES)
def test_rows_are_the_games_of_the_rules(table: dict[str, Any]) -> None:
    """Every array, reward and end, over several games in each row."""
    rows, random = size(2, 3), Random(5)
    env = DreisteinVectorEnv(rows, **table)
    observations, infos = env.reset(seed=3)
    whole = env.settings
    games = [Game(whole, "", deal_in(env, row)) for row in range(rows)]
    ended = 0
    for _ in range(size(150, 260)):
        for row, game in enumerate(games):
            assert infos["seat"][row] == game.turn
            same_row(observations, row, game)
        assert env.observation_space.contains(observations)
        actions = [random.choice(list(game.legal)) for game in games]
        observations, rewards, over, cut_off, infos = env.step(np.array(actions))
        assert not infos["illegal"].any()
        for row, (game, action) in enumerate(zip(games, actions, strict=True)):
            actor, number = game.turn, game.match.number
            earned = game.step(action)
            assert infos["rewards"][row] == pytest.approx(earned)
            assert rewards[row] == pytest.approx(earned[actor])
            assert (over[row], cut_off[row]) == (game.over, False)
            if game.over:
                ended += 1
                assert tuple(infos["final_totals"][row]) == game.match.totals
                winners = tuple(np.flatnonzero(infos["final_winners"][row]))
                assert winners == tuple(game.result["winners"])
                games[row] = Game(whole, "", deal_in(env, row))
            elif game.match.number > number:
                dealt = Round.start(whole.rules(), deal_in(env, row), game.match.players)
                game._turn_to(replace(game.match, round=dealt))
    assert ended >= rows
    env.close()


def reach(round: Round, deal: Deal) -> Any:
    """All that is told in a row where a round with this deal has come to where it is."""
    rack, draws = (round.solitaire.rack, round.solitaire.draws) if round.solitaire else (10, 20)
    opponents = ["learner"] * (round.players - 1)
    env = DreisteinVectorEnv(1, opponents, round.edition, rack=rack, draws=draws)
    step: Any = env.reset(seed=1, options={"deal": deal})
    for code in codes_of(round):
        step = env.step(np.array([code]))
    return step


def flat(told: Any) -> Any:
    """Every array, as bytes."""
    if isinstance(told, dict):
        return {name: flat(part) for name, part in told.items()}
    if isinstance(told, tuple):
        return [flat(part) for part in told]
    return told.tobytes()


@settings(max_examples=size(20, 60))
@given(random_rounds(), st.integers(0, 2**32))
def test_what_is_hidden_changes_nothing_that_is_told(round: Round, seed: int) -> None:
    assume(round.end is None)
    world = round_of(Worlds(view(round, round.turn)).sample(seed))
    told = reach(round, round.deal)
    assert flat(told) == flat(reach(round, world.deal))
    same_row(told[0], 0, game_at(round))


def test_the_leak_check_can_fail() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"], 3).apply("444@0,0")
    world = round_of(Worlds(view(round, 0)).sample(1))
    assert round.turn == 0 or flat(reach(round, world.deal)) != flat(reach(round, round.deal))
    other = round_of(Worlds(view(round, (round.turn + 1) % 3)).sample(1))
    assert flat(reach(round, other.deal)) != flat(reach(round, round.deal))


@pytest.mark.parametrize("name", ["greedy", "random", "placing"])
def test_bots_play_by_the_rules_and_their_policy(name: str) -> None:
    env = DreisteinVectorEnv(4, [name, name])
    env.reset(seed=2)
    games: dict[int, Game] = {}
    choices = 0
    for _ in range(60):
        for row, hidden in enumerate(env.batch.games):
            if row not in games:
                games[row] = Game(env.settings, "", deal_in(env, row))
            game = games[row]
            for seat, number in hidden.numbers[len(game.codes) :]:
                assert game.turn == seat
                round = game.match.round
                fitting = [p for p in game.legal.values() if isinstance(p, Placement)]
                action = game.legal[number]
                if seat and round.board.placements and fitting and name != "random":
                    assert isinstance(action, Placement)
                    choices += 1
                    if name == "greedy":
                        assert round.points(action) == max(map(round.points, fitting))
                game.step(number)
            assert game.turn == 0
        over = env.step(env.sample_actions())[2]
        games = {row: game for row, game in games.items() if not over[row]}
    assert choices > 50 or name == "random"


def test_learners_points_add_up() -> None:
    env = DreisteinVectorEnv(16, ["greedy"])
    env.reset(seed=4)
    sums, ended = np.zeros(16), 0
    for _ in range(120):
        _, rewards, over, _, infos = env.step(env.sample_actions())
        sums += rewards
        assert sums[over].tolist() == infos["final_totals"][over, 0].tolist()
        ended += int(over.sum())
        sums[over] = 0
    assert ended > 16


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = DreisteinVectorEnv(3, ["learner"])
    observations, _ = env.reset(seed=1)
    actions = env.sample_actions()
    for wrong in (0, -1, 1013, 2**62):
        actions[1] = wrong
        observations, rewards, over, cut_off, infos = env.step(actions)
        assert over.tolist() == infos["illegal"].tolist() == [False, True, False]
        assert not cut_off.any()
        assert rewards[1] == -300
        assert observations["action_mask"][1, 2:5].any()  # a new game, to be opened
        actions = env.sample_actions()
        actions[1] = 0


def test_a_match_out_of_reach_is_cut_off() -> None:
    endless = replace(HOUSE, deal=(1, 1, 1, 1, 1), target=10**15)
    env = DreisteinVectorEnv(1, ["learner"], endless, reward="chance", horizon="match")
    observations, _ = env.reset(seed=1)
    for step in range(200):
        observations, _, over, cut_off, _ = env.step(observations["action_mask"].argmax(axis=1))
        assert (bool(over[0]), bool(cut_off[0])) == (False, step == 199)


def run(threads: int, seed: int | None, steps: int = 40) -> list[Any]:
    env = DreisteinVectorEnv(7, ["greedy", "learner"], horizon="match", threads=threads)
    first = env.reset(seed=5)
    told = [flat(first if seed else env.reset())]
    told += [flat(env.step(env.sample_actions())) for _ in range(steps)]
    env.close()
    return told


def test_a_seed_decides_everything_whatever_the_threads() -> None:
    assert run(1, 5) == run(3, 5) == run(16, 5)
    assert run(1, None) == run(2, None) != run(1, 5)


def test_gymnasium_makes_it_and_wraps_it() -> None:
    table: dict[str, Any] = {"opponents": ["greedy", "random"], "must_place": True}
    how = {"num_envs": 5, "vectorization_mode": "vector_entry_point"}
    env = gymnasium.make_vec("dreistein.envs:Dreistein-v1", **how, **table)
    assert isinstance(env.unwrapped, DreisteinVectorEnv)
    wrapped = RecordEpisodeStatistics(env)
    observations, _ = wrapped.reset(seed=1)
    assert env.observation_space.contains(observations)
    returns = 0
    for _ in range(60):
        actions = env.unwrapped.sample_actions()
        assert env.action_space.contains(actions)
        _, _, over, _, infos = wrapped.step(actions)
        if over.any():
            returns += 1
            assert (infos["episode"]["r"] == infos["final_totals"][:, 0])[over].all()
    assert returns
    wrapped.close()


def test_arrays_are_handed_over_as_they_are() -> None:
    env = DreisteinVectorEnv(3)
    observations, infos = env.reset(seed=1)
    mask = observations["action_mask"]
    for array in (*observations["observation"].values(), mask, *infos.values()):
        assert array.ctypes.data % 64 == 0
        assert np.shares_memory(np.from_dlpack(array), array)
    later, *_ = env.step(env.sample_actions())
    assert later["action_mask"] is mask


IN_JAX = """
import jax
from dreistein.envs.vector import DreisteinVectorEnv

jax.config.update("jax_enable_x64", True)
told, infos = DreisteinVectorEnv(3).reset(seed=1)
arrays = [*told["observation"].values(), told["action_mask"], *infos.values()]
places = [jax.numpy.from_dlpack(array).unsafe_buffer_pointer() for array in arrays]
print(places == [array.ctypes.data for array in arrays])
"""


@pytest.mark.lab
def test_jax_takes_them_as_they_are() -> None:
    """In a process of its own: JAX warns of every fork in one that has it."""
    done = subprocess.run([sys.executable, "-c", IN_JAX], capture_output=True, check=True)
    assert done.stdout.strip() == b"True"


@pytest.mark.parametrize(
    "wrong", [{"opponents": ["expert"]}, {"reward": "glory"}, {"opponents": [], "reward": "win"}]
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(EnvSetting):
        DreisteinVectorEnv(2, **wrong)


def test_wrong_calls_are_refused() -> None:
    with pytest.raises(KernelNumber):
        DreisteinVectorEnv(0)
    env = DreisteinVectorEnv(2)
    for call in (env.sample_actions, lambda: env.step(np.array([2, 2]))):
        with pytest.raises(NoGame):
            call()
    env.reset(seed=1)
    for actions in ([2], [[2, 2]], [2.0, 2.0]):
        with pytest.raises(KernelNumber):
            env.step(np.array(actions))


def test_a_game_that_is_over_waits_for_the_next_step_if_asked_to() -> None:
    same = DreisteinVectorEnv(num_envs=6, opponents=["greedy"])
    waits = DreisteinVectorEnv(num_envs=6, opponents=["greedy"], autoreset_mode="NextStep")
    assert waits.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    same.reset(seed=7)
    shown, _ = waits.reset(seed=7)
    held = np.zeros(6, bool)
    ends = 0
    for _ in range(300):
        actions = same.sample_actions()
        before = {name: np.copy(array) for name, array in shown["observation"].items()}
        shown, rewards, terminations, truncations, _ = waits.step(actions)
        over = terminations | truncations
        assert not (over & held).any()
        assert not rewards[held].any()
        assert (shown["action_mask"].any(axis=1) == ~over).all()
        for name, array in shown["observation"].items():
            assert not array[over].any(), name
            assert held.any() or over.any() or array.shape == before[name].shape
        if not held.any():  # both have had the same steps until a game was over
            _, expected, ended, _, _ = same.step(actions)
            assert np.array_equal(rewards, expected)
            assert np.array_equal(terminations, ended)
        else:
            same.step(actions)
        held, ends = over, ends + int(over.sum())
        if ends > 12:
            break
        if over.any():
            same.reset(seed=ends)
            waits.reset(seed=ends)
            held[:] = False
    assert ends
    same.close()
    waits.close()


def test_a_game_that_is_over_waits_for_a_reset_if_asked_to() -> None:
    env = DreisteinVectorEnv(num_envs=4, opponents=[], autoreset_mode=AutoresetMode.DISABLED)
    shown, _ = env.reset(seed=3)
    over = np.zeros(4, bool)
    while not over.any():
        shown, _, terminations, _, _ = env.step(env.sample_actions())
        over = terminations.copy()
    for _ in range(3):
        again, rewards, terminations, _, _ = env.step(env.sample_actions())
        assert not (terminations & over).any()
        assert not rewards[over].any()
        assert not again["action_mask"][over].any()
    others, _ = env.step(env.sample_actions())[0], None
    kept = {name: array.copy() for name, array in others["observation"].items()}
    shown, _ = env.reset(options={"reset_mask": over})
    assert shown["action_mask"][over].any(axis=1).all()
    for name, array in shown["observation"].items():
        assert np.array_equal(array[~over], kept[name][~over])
    shown, _ = env.reset(options={"reset_mask": np.ones(4, bool)})
    assert shown["action_mask"].any(axis=1).all()
    assert not shown["observation"]["scores"].any()
    with pytest.raises(EnvSetting, match="autoreset_mode"):
        DreisteinVectorEnv(autoreset_mode="Never")


def test_wrappers_of_gymnasium_take_the_mode_they_want() -> None:
    settings = {"observation": "flat", "autoreset_mode": AutoresetMode.NEXT_STEP}
    env = FlattenObservation(DreisteinVectorEnv(num_envs=3, **settings))
    observations, _ = env.reset(seed=1)
    rows = observations.shape
    for _ in range(60):
        observations, *_ = env.step(env.unwrapped.sample_actions())
    assert observations.shape == rows
    env.close()
