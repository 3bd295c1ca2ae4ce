"""Many games in step for Gymnasium, on the kernel: a million steps a second and more.

>>> env = DreisteinVectorEnv(num_envs=4, opponents=["greedy"])
>>> observations, infos = env.reset(seed=7)
>>> observations["action_mask"].shape
(4, 1013)
>>> observations, rewards, terminations, truncations, infos = env.step(env.sample_actions())
>>> rewards.shape
(4,)
>>> env.close()
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dreistein.bots.expert.win_chance import between_rounds
from dreistein.envs.actions import ACTIONS
from dreistein.envs.game import EnvSetting, Form, Horizon, NoGame, Settings
from dreistein.envs.observation import Observation, flattened, space, units
from dreistein.envs.rewards import MOST_TARGET, Reward
from dreistein.kernel import POLICIES, config_for, state_from_deal
from dreistein.kernel.batch.batch import LEARNER, Batch
from dreistein.kernel.batch.games_cy import Terms
from dreistein.rules.edition import Edition
from dreistein.rules.errors import quote
from dreistein.rules.match import MOST_ROUNDS
from dreistein.rules.solitaire import Solitaire

SEATS: Mapping[str, int] = {"learner": LEARNER, **POLICIES}
"""Who can sit at a table: another learner, or a policy of the kernel."""
_REWARDS = {"points": 0, "win": 1, "chance": 2}


class DreisteinVectorEnv(VectorEnv):  # type: ignore[misc]
    """``num_envs`` games, each with a learner at seat 0 and ``opponents`` at 1, 2, …

    An opponent is ``random``, ``greedy`` or ``placing``, or ``learner``: then the seats of a row
    take turns, and ``infos["seat"]`` says whose action is wanted. The other settings are those of
    :class:`~dreistein.envs.learner.DreisteinEnv`.

    Everything comes in arrays that the next step writes again: copy what you keep. A game that is
    over is followed by the next in the same step. With another ``autoreset_mode`` the row of a game
    that is over is zeros, without a legal action, until the next step, or until ``reset`` is called
    with a ``reset_mask``; observations are then copies.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: str | Sequence[str] = ("greedy",),
        edition: Edition | str | Mapping[str, Any] = "german",
        must_place: bool | None = None,
        reward: Reward = "points",
        horizon: Horizon = "round",
        rack: int = 10,
        draws: int = 20,
        threads: int = 1,
        observation: Form = "arrays",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        modes = {**{mode.value: mode for mode in AutoresetMode}, **AutoresetMode.__members__}
        mode = modes.get(getattr(autoreset_mode, "value", autoreset_mode))
        if mode is None:
            known = " or ".join(AutoresetMode.__members__)
            found = quote(str(autoreset_mode))
            raise EnvSetting(name="autoreset_mode", found=found, wanted=known)
        self.autoreset_mode = mode
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self._held = np.zeros(num_envs, np.bool_)
        """The rows whose game is over and whose next one is not shown yet."""
        names = ["learner", *([opponents] if isinstance(opponents, str) else opponents)]
        for name in names:
            if name not in SEATS:
                raise EnvSetting(name="opponents", found=quote(name), wanted=" or ".join(SEATS))
        players = len(names)
        solitaire = Solitaire(rack, draws) if players == 1 else None
        self.settings = Settings(
            players, edition, must_place, reward, horizon, solitaire, observation
        )
        self.num_envs, self.names = num_envs, names
        self.single_observation_space = space(players, observation)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        rules = self.settings.rules()
        self._names = tuple(space(players)["observation"])
        self._units = units(players, rules.target)
        target = min(rules.target, MOST_TARGET)
        terms = Terms(
            horizon == "match",
            rules.target,
            MOST_ROUNDS,
            _REWARDS[reward],
            self.settings.illegal_reward,
            between_rounds(players, target, rules.must_place),
        )
        self._config = config_for(rules, players, solitaire)
        self.batch = Batch(self._config, [SEATS[name] for name in names], terms, num_envs, threads)
        """The games with everything that is hidden: for a referee, not for a learner."""
        self._rows = np.arange(num_envs)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games in all rows. The bots play until it is a learner's turn.

        ``options`` can hold a ``deal``, which every row then begins with; or a ``reset_mask``: in
        its rows the game is over, and the next one begins, and all others go on.
        """
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            if not self._dealt:
                raise NoGame()
            self._begin(np.asarray(mask, np.bool_))
            return self._observations(), self._infos()
        self._held[:] = False
        self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        deal = (options or {}).get("deal")
        if deal is not None:
            deck = state_from_deal(self._config, deal).order
            for row in range(self.num_envs):
                self.batch.deal(row, deck)
        self._dealt = True
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Play an action in every row; rewards are those of the seats that act.

        ``infos["rewards"]`` has what every seat was rewarded with.
        """
        if not self._dealt:
            raise NoGame()
        arrays = self.batch.arrays
        acting = arrays["seat"].copy()
        self.batch.step(actions, self._held if self._held.any() else None)
        rewards = arrays["rewards"][self._rows, acting]
        ended = arrays["terminated"] | arrays["truncated"]
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            self._held = ended
        elif self.autoreset_mode is AutoresetMode.DISABLED:
            self._held |= ended
        return (
            self._observations(),
            rewards,
            arrays["terminated"],
            arrays["truncated"],
            self._infos(),
        )

    def _begin(self, rows: NDArray[np.bool_]) -> None:
        """Show the next game in these rows, dealing it where none has ended."""
        for row in np.flatnonzero(rows & ~self._held):
            game = self.batch.games[row]
            self.batch.deal(int(row), self.np_random.permutation(game.order).tolist())
        self._held &= ~rows

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every row."""
        if not self._dealt:
            raise NoGame()
        return self.batch.sample(int(self.np_random.integers(2**63)))

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _observations(self) -> Observation:
        arrays = self.batch.arrays
        known: Any = {name: arrays[name] for name in self._names}
        mask = arrays["action_mask"]
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            known, mask = {name: array.copy() for name, array in known.items()}, mask.copy()
            for array in (*known.values(), mask):
                array[self._held] = 0
        if self.settings.observation == "flat":
            known = flattened(known, self._units, (self.num_envs,))
        return {"observation": known, "action_mask": mask}

    def _infos(self) -> dict[str, Any]:
        names = ("seat", "rewards", "illegal", "final_totals", "final_winners")
        return {name: self.batch.arrays[name] for name in names}
