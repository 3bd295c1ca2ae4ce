"""The game for Gymnasium: one learner against bots, or alone.

>>> env = DreisteinEnv(opponents=["greedy"])
>>> observation, _ = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(observation["action_mask"])
...     observation, reward, over, _, _ = env.step(action)
>>> env.close()
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces
from numpy import int8
from numpy.typing import NDArray

from dreistein.bots import close, make_bot
from dreistein.envs.actions import ACTIONS, encode
from dreistein.envs.game import Form, Game, Horizon, NoGame, Settings, new_game
from dreistein.envs.observation import Observation, action_mask, observe, space
from dreistein.envs.picture import RENDER_MODES, check_mode, render
from dreistein.envs.rewards import Reward
from dreistein.rules.edition import Edition
from dreistein.rules.solitaire import Solitaire

LEARNER = 0
"""The learner's seat. Who opens depends on the tiles, so no seat is better than another."""


class DreisteinEnv(gymnasium.Env[Observation, Any]):  # type: ignore[misc]
    """The learner sits at seat 0, the opponents at 1, 2, … in the order of their names.

    ``opponents`` are bots as ``make_bot`` knows them, such as ``greedy`` or ``strong:worlds=50``.
    Without any it is solitaire, with a rack of ``rack`` tiles and ``draws`` draws. An action that
    is not legal ends the game with a bad reward, and ``info["illegal"]`` is true. The last ``info``
    of a game has its ``totals`` and ``winners``.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        opponents: str | Sequence[str] = ("greedy",),
        edition: Edition | str | Mapping[str, Any] = "german",
        must_place: bool | None = None,
        reward: Reward = "points",
        horizon: Horizon = "round",
        rack: int = 10,
        draws: int = 20,
        render_mode: str | None = None,
        observation: Form = "arrays",
    ) -> None:
        check_mode(render_mode)
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        players = 1 + len(names)
        solitaire = None if names else Solitaire(rack, draws)
        self.settings = Settings(
            players, edition, must_place, reward, horizon, solitaire, observation
        )
        self.render_mode = render_mode
        self.names = ["learner", *names]
        self.observation_space = space(players, observation)
        self.action_space = spaces.Discrete(ACTIONS)
        self._bots = [make_bot(name) for name in names]
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The whole game, with everything that is hidden."""
        if self._game is None:
            raise NoGame()
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots play until it is the learner's turn.

        ``options`` can hold a ``seed`` that is a text, and a ``deal``. A game that is over before
        the learner's first turn is dealt again.
        """
        super().reset(seed=seed)
        self._game = new_game(self.settings, self.np_random, seed, options)
        self._play_bots()
        while self._game.over:
            self._game = new_game(self.settings, self.np_random)
            self._play_bots()
        self._show()
        return observe(self._game, LEARNER), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        if int(action) not in game.legal:
            reward = self.settings.illegal_reward
            return observe(game, LEARNER), reward, True, False, {"illegal": True}
        reward = game.step(int(action))[LEARNER] + self._play_bots()
        self._show()
        over, cut_off = game.over, game.cut_off
        return observe(game, LEARNER), reward, over and not cut_off, cut_off, game.result

    def action_masks(self) -> NDArray[int8]:
        """1 for every action that is legal now, where a library asks for that by this name."""
        return action_mask(self.game, LEARNER)

    def render(self) -> Any:
        return render(self.game, self.names, self.render_mode)

    def close(self) -> None:
        for bot in self._bots:
            close(bot)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _play_bots(self) -> float:
        """Play until it is the learner's turn or the game is over; the learner's reward."""
        game, reward = self.game, 0.0
        while game.turn != LEARNER and not game.over:
            seat = game.turn
            random = Random(int(self.np_random.integers(2**63)))
            bot = self._bots[seat - 1]
            chosen = bot.choose(game.view(seat), list(game.legal.values()), random)
            reward += game.step(encode(game.match.round.board, chosen))[LEARNER]
        return reward
