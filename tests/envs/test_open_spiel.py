"""OpenSpiel's own tests and algorithms, and what its game promises beyond them."""

import gzip
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dreistein.rules.errors import PlayerCount

pytestmark = pytest.mark.lab

PLAYTHROUGH = Path(__file__).with_name("playthrough.txt.gz")
PLAYED = "dreistein(players=2,must_place=True)"
GAMES = [
    "dreistein",
    "dreistein(players=4,edition=triominos,reward=win)",
    "dreistein(players=6,must_place=True)",
    "dreistein(players=3,horizon=match,reward=chance)",
    "dreistein(players=3,edition=mini)",
    "dreistein(edition=mini,deal=4)",
    "dreistein(numbers=4,deal=5,must_place=True,information=perfect)",
]


def load(name: str) -> Any:
    """The game, by OpenSpiel. All its imports are within functions: only the lab has it."""
    import pyspiel

    import dreistein.envs.open_spiel  # noqa: F401  # registers the game

    return pyspiel.load_game(name)


def searching(game: Any, simulations: int) -> Any:
    """A player by OpenSpiel's search."""
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(
        game, evaluator, 2.0, simulations, random_state=np.random.RandomState(1)
    )


def playthrough(actions: list[int] | None) -> str:
    from open_spiel.python.algorithms import generate_playthrough

    load(PLAYED)
    return str(generate_playthrough.playthrough(PLAYED, actions, seed=1))


def play(state: Any, random: Random) -> list[Any]:
    """Play at random to the end; a copy of every state on the way."""
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    return [*states, state]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_it(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state(name: str) -> None:
    random = Random(5)
    game = load(name)
    others = 0
    states = play(game.new_initial_state(), random)
    step = max(9, len(states) // 12) if len(states) > 60 else 1
    for state in states[::step]:
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, random.random)
            for facts in ("information_state", "observation"):
                for kind in ("string", "tensor"):
                    look = f"{facts}_{kind}"
                    assert getattr(world, look)(player) == getattr(state, look)(player)
            assert world.current_player() == state.current_player()
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
            others += world.position.deck != state.position.deck
    assert others == 0 if "perfect" in name else others > 10


def test_positions_are_told_apart_by_what_a_player_knows() -> None:
    game = load("dreistein")
    states = [s for s in play(game.new_initial_state(), Random(8)) if s.is_player_node()]
    texts = {state.information_state_string(state.current_player()) for state in states}
    tensors = {tuple(state.information_state_tensor(state.current_player())) for state in states}
    assert len(texts) == len(tensors) == len(states)


def test_the_mini_game_has_its_ten_tiles() -> None:
    game = load("dreistein(edition=mini)")
    state = game.new_initial_state()
    assert [state.action_to_string(tile) for tile in state.legal_actions()] == [
        *("000", "001", "002", "011", "012", "022", "111", "112", "122", "222")
    ]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert state.returns() != [0.0, 0.0]


def test_with_perfect_information_everybody_sees_all_hands() -> None:
    open_game, hidden = (
        load("dreistein(edition=mini,information=perfect)"),
        load("dreistein(edition=mini)"),
    )
    strings: list[set[str]] = [set(), set()]
    for seed in range(6):
        states = [game.new_initial_state() for game in (open_game, hidden)]
        mine, rest = [0, 6, 11], [1, 2, 7, 21, 22, 26, 36]
        Random(seed).shuffle(rest)
        for tile in (*mine, *rest[:3]):
            for state in states:
                state.apply_action(tile)
        for told, state in zip(strings, states, strict=True):
            told.add(state.information_state_string(0))
        again = states[0].resample_from_infostate(0, Random(seed).random)
        assert str(again) == str(states[0])
    assert len(strings[1]) < len(strings[0]) == 6
    assert open_game.get_type().information != hidden.get_type().information
    with pytest.raises(Exception, match="information"):
        load("dreistein(information=some)")


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_small_as_networks_want_them(name: str) -> None:
    """Between -1 and 1; a round can score more points than the target, but not much."""
    game, highest = load(name), 0.0
    for state in play(game.new_initial_state(), Random(4))[::7]:
        for tensor in (state.information_state_tensor(0), state.observation_tensor(0)):
            assert all(-1 <= number <= 2 for number in tensor)
            highest = max(highest, *tensor)
    assert highest >= 1


def test_texts_of_actions_are_the_notation() -> None:
    state = load("dreistein").new_initial_state()
    assert state.action_to_string(0) == "000"
    for tile in range(20):
        state.apply_action(tile)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["000@0,0"]


def test_its_search_plays_unchanged() -> None:
    game = load("dreistein(players=3,reward=win)")
    bot = searching(game, 4)
    states = play(game.new_initial_state(), Random(2))
    decisions = [s for s in states if s.is_player_node() and len(s.legal_actions()) > 3][:4]
    assert decisions
    for state in decisions:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.nightly
def test_its_search_plays_a_whole_game() -> None:
    from open_spiel.python.bots import uniform_random

    game = load("dreistein(players=2,must_place=True,reward=win)")
    bots = [searching(game, 20), uniform_random.UniformRandomBot(1, np.random.RandomState(2))]
    state, random = game.new_initial_state(), Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 1


def test_its_reinforcement_learning_environment_runs() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent

    env = rl_environment.Environment(load("dreistein(players=3)"))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(3)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert step.rewards == env.get_state.returns()


ITS_EXAMPLE = """
import runpy, sys
from open_spiel.python.examples import dqn_breakthrough_jax as example

evaluate = example.eval_against_random_bots

def briefly(env, agents, others, episodes):
    print(*evaluate(env, agents, others, 5), *[agent.loss for agent in agents])

example.eval_against_random_bots = briefly
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.mark.nightly
def test_its_learning_example_gets_losses_that_are_numbers() -> None:
    """The losses are numbers only if the network can take what it is shown."""
    example = Path(__file__).parents[2] / "examples" / "open_spiel_dqn.py"
    options = ("--num_train_episodes=40", "--eval_every=40", "--replay_buffer_capacity=2000")
    script = f"import sys; sys.argv = {[str(example), *options]}\n{ITS_EXAMPLE}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *wins, first, second = map(float, done.stdout.split())
    assert all(0 <= share <= 1 for share in wins)
    assert all(0 < loss < 1 for loss in (first, second))


def test_the_playthrough_is_what_it_was() -> None:
    """A game written down by OpenSpiel: ``python tests/envs/test_open_spiel.py`` writes it anew."""
    kept = gzip.decompress(PLAYTHROUGH.read_bytes()).decode()
    actions = [int(line.split()[-1]) for line in kept.splitlines() if line.startswith("action: ")]
    assert len(actions) > 50
    assert playthrough(actions) == kept


@pytest.mark.parametrize("players", [1, 7])
def test_wrong_numbers_of_players_are_refused(players: int) -> None:
    import pyspiel

    with pytest.raises((PlayerCount, pyspiel.SpielError)):
        load(f"dreistein(players={players})")


def test_utilities_are_bounded() -> None:
    game = load("dreistein(edition=triominos)")
    for seed in range(3):
        last = play(game.new_initial_state(), Random(seed))[-1]
        assert all(game.min_utility() < points < game.max_utility() for points in last.returns())
    assert load("dreistein(reward=win)").utility_sum() == 1


if __name__ == "__main__":
    PLAYTHROUGH.write_bytes(gzip.compress(playthrough(None).encode(), mtime=0))
