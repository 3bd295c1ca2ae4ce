"""Environments for research: the game for PettingZoo, Gymnasium and OpenSpiel.

They need the extra ``envs``. Importing this package registers ``Dreistein-v1`` with Gymnasium:

>>> import gymnasium
>>> env = gymnasium.make("dreistein.envs:Dreistein-v1", opponents=["greedy", "random"])
>>> observation, info = env.reset(seed=7)
>>> env.action_space.sample(observation["action_mask"]) in env.unwrapped.game.legal
True

- :mod:`~dreistein.envs.dreistein_v1`: PettingZoo, for two to six agents.
- :class:`DreisteinEnv`: Gymnasium, for one learner against bots, or solitaire.
- :class:`DreisteinVectorEnv`: the same for thousands of games in step, on the kernel.
- :func:`policy_bot`: a network as a bot.
- :mod:`~dreistein.envs.open_spiel`: OpenSpiel, for search and learning in games of two to six.
- :func:`encode` and :func:`decode` (:mod:`~dreistein.envs.actions`) and
  :mod:`~dreistein.envs.observation`: what their numbers mean.
"""

from dreistein.extras import require

require("envs", "gymnasium")

from gymnasium import register  # noqa: E402

from dreistein.envs.actions import decode, encode  # noqa: E402
from dreistein.envs.learner import DreisteinEnv  # noqa: E402
from dreistein.envs.policy import policy_bot  # noqa: E402
from dreistein.envs.vector import DreisteinVectorEnv  # noqa: E402

__all__ = ["DreisteinEnv", "DreisteinVectorEnv", "decode", "encode", "policy_bot"]

register(
    "Dreistein-v1",
    entry_point="dreistein.envs.learner:DreisteinEnv",
    vector_entry_point="dreistein.envs.vector:DreisteinVectorEnv",
)
