"""OpenSpiel's own DQN example, unchanged, with Dreistein in the place of its game.

    pip install 'dreistein[envs,learn]' flax chex optax orbax-checkpoint
    python examples/open_spiel_dqn.py --num_train_episodes=2000 --eval_every=1000

The example names its game in its code, so its environment is made for another one here. It then
trains two agents against each other, and evaluates each of them against random ones. All its
options are there, and ``--game``.
"""

from typing import Any

import pyspiel
from absl import app, flags
from open_spiel.python import rl_environment
from open_spiel.python.examples import dqn_breakthrough_jax

import dreistein.envs.open_spiel  # noqa: F401  # registers the game

flags.DEFINE_string("game", "dreistein(players=2,must_place=True,reward=win)", "What is played.")


class Environment(rl_environment.Environment):  # type: ignore[misc]
    """The example's environment, with another game.

    The example plays with what is seen now: the whole history would be four times as many numbers.
    """

    def __init__(self, _game: str, **_settings: Any) -> None:
        seen = rl_environment.ObservationType.OBSERVATION
        super().__init__(pyspiel.load_game(flags.FLAGS.game), observation_type=seen)


if __name__ == "__main__":
    dqn_breakthrough_jax.rl_environment.Environment = Environment
    app.run(dqn_breakthrough_jax.main)
