"""The game for PettingZoo: two to six agents, one at a time (AEC).

>>> from dreistein.envs import dreistein_v1
>>> env = dreistein_v1.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     action = None if over else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
>>> env.agents
[]
"""

from collections.abc import Mapping
from typing import Any

from dreistein.extras import require

require("envs", "gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle, seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from dreistein.envs.actions import ACTIONS  # noqa: E402
from dreistein.envs.game import Form, Game, Horizon, NoGame, Settings, new_game  # noqa: E402
from dreistein.envs.observation import Observation, observe, space  # noqa: E402
from dreistein.envs.picture import RENDER_MODES, check_mode, render  # noqa: E402
from dreistein.envs.rewards import Reward  # noqa: E402
from dreistein.rules.edition import Edition  # noqa: E402


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # the name in PettingZoo
    """The environment without wrappers: an action that is not legal raises an error.

    ``unwrapped.game`` is the whole game with everything that is hidden, for referees only.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # read-only by convention, as in PettingZoo
        "name": "dreistein_v1",
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        edition: Edition | str | Mapping[str, Any] = "german",
        must_place: bool | None = None,
        reward: Reward = "points",
        horizon: Horizon = "round",
        render_mode: str | None = None,
        observation: Form = "arrays",
    ) -> None:
        EzPickle.__init__(
            self, players, edition, must_place, reward, horizon, render_mode, observation
        )
        AECEnv.__init__(self)
        check_mode(render_mode)
        self.settings = Settings(
            players, edition, must_place, reward, horizon, observation=observation
        )
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._random, _ = seeding.np_random()
        self._game: Game | None = None
        self.observation_spaces = {
            agent: space(players, observation) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The whole game, with everything that is hidden."""
        if self._game is None:
            raise NoGame()
        return self._game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. ``options`` can hold a ``seed`` that is a text, and a ``deal``."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._game = new_game(self.settings, self._random, seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._game.turn]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return observe(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        rewards = game.step(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, not game.cut_off)
            self.truncations = dict.fromkeys(self.agents, game.cut_off)
            self.infos = {agent: dict(game.result) for agent in self.agents}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[game.turn]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.game, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Nothing is held; PettingZoo wants the method."""


def env(**settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; the settings are those of ``raw_env``.

    An action that is not legal ends the game; its agent is rewarded with minus the edition's
    target for ``points``, and with -1 for the others.
    """
    made = raw_env(**settings)
    guarded = wrappers.TerminateIllegalWrapper(made, made.settings.illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
