"""Environments for research: the game for PettingZoo, Gymnasium and OpenSpiel.

They need the extra ``envs``. Importing this package registers ``Dreistein-v1`` with Gymnasium:

>>> import gymnasium
>>> env = gymnasium.make("dreistein.envs:Dreistein-v1", opponents=["greedy", "random"])
>>> observation, info = env.reset(seed=7)
>>> env.action_space.sample(observation["action_mask"]) in env.unwrapped.game.legal
True

- :mod:`~dreistein.envs.dreistein_v1`: PettingZoo, for two to six agents.
- :mod:`~dreistein.envs.learner`: Gymnasium, for one learner against bots, or solitaire.
- :mod:`~dreistein.envs.vector`: the same for thousands of games in step, on the kernel.
- :mod:`~dreistein.envs.open_spiel`: OpenSpiel, for search and learning in games of two to six.
- :mod:`~dreistein.envs.actions` and :mod:`~dreistein.envs.observation`: what their numbers mean.
"""

from dreistein.extras import require

require("envs", "gymnasium")

from gymnasium import register  # noqa: E402

register(
    "Dreistein-v1",
    entry_point="dreistein.envs.learner:DreisteinEnv",
    vector_entry_point="dreistein.envs.vector:DreisteinVectorEnv",
)
