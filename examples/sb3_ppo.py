"""Stable-Baselines3 learns the game: MaskablePPO of sb3-contrib, with the masks it finds by itself.

    pip install 'dreistein[envs]' sb3-contrib
    python examples/sb3_ppo.py --seconds 600
    python examples/sb3_ppo.py --updates 20 --edition mini --weights mini.zip
    dreistein tournament "py:sb3_ppo:player" greedy --must-place --edition german

For two players who must place, against greedy. :class:`Games` hands the vector environment to
Stable-Baselines3, which has a kind of its own.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from dreistein.bots import Bot
from dreistein.envs.observation import Observation
from dreistein.envs.policy import policy_bot
from dreistein.envs.vector import DreisteinVectorEnv

WEIGHTS = Path(__file__).with_name("sb3_ppo.zip")
TABLE: dict[str, Any] = {"opponents": ["greedy"], "must_place": True, "observation": "flat"}
SCALE = 30.0
"""Points to one unit of reward."""


class Games(VecEnv):  # type: ignore[misc]
    """Games in step, as Stable-Baselines3 wants them; they reward how far the learner is ahead."""

    def __init__(self, games: int, seed: int) -> None:
        self.env = DreisteinVectorEnv(games, **TABLE)
        seen = self.env.single_observation_space["observation"]
        super().__init__(games, seen, spaces.Discrete(self.env.single_action_space.n))
        self.first = seed

    def _shown(self, shown: Observation) -> NDArray[Any]:
        self.masks = shown["action_mask"].astype(bool)
        seen: NDArray[Any] = shown["observation"].copy()
        return seen

    def reset(self) -> NDArray[Any]:
        return self._shown(self.env.reset(seed=self.first)[0])

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        shown, _, over, cut_off, infos = self.env.step(self.actions)
        ahead = infos["rewards"][:, 0] - infos["rewards"][:, 1]
        seen, ended = self._shown(shown), over | cut_off
        told = [
            {"terminal_observation": row} if end else {}
            for row, end in zip(seen, ended, strict=True)
        ]
        return seen, ahead / SCALE, ended, told

    def env_method(self, name: str, *args: object, **kwargs: object) -> list[NDArray[Any]]:
        return list(self.masks) if name == "action_masks" else []

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: object = None) -> list[object]:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: object, indices: object = None) -> None: ...

    def env_is_wrapped(self, wrapper: type, indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def lead(model: MaskablePPO, rounds: int = 2000, seed: int = 1) -> tuple[float, float]:
    """How far the learner is ahead of greedy at the end of a round, and its standard error."""
    games = Games(rounds, seed)
    seen, ahead = games.reset(), np.full(rounds, np.nan)
    while np.isnan(ahead).any():
        games.actions, _ = model.predict(seen, action_masks=games.masks, deterministic=True)
        seen, _, over, _ = games.step_wait()
        first = over & np.isnan(ahead)  # the first game of each row: no short one counts twice
        totals = games.env.batch.arrays["final_totals"][first]
        ahead[first] = totals[:, 0] - totals[:, 1]
    games.close()
    return float(ahead.mean()), float(ahead.std() / rounds**0.5)


def tell(model: MaskablePPO, spent: float) -> None:
    points, error = lead(model)
    decisions = model.num_timesteps
    print(f"{spent:5.0f} s {decisions:9,} decisions {points:+6.1f} ± {error:.1f}", flush=True)


class Check(BaseCallback):  # type: ignore[misc]
    """Looks ten times how far the learner has come, and stops when the time is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.check, self.start = seconds, 0.0, process_time()

    def _on_step(self) -> bool:
        return process_time() - self.start < self.seconds

    def _on_rollout_start(self) -> None:
        spent = process_time() - self.start
        if spent >= self.check:
            tell(self.model, spent)
            self.start += process_time() - self.start - spent  # looking is not learning
            self.check += self.seconds / 10


def player(weights: str = str(WEIGHTS)) -> Bot:
    """What was learned, as a bot."""
    model = MaskablePPO.load(weights)

    def scores(shown: Observation) -> NDArray[Any]:
        mask = shown["action_mask"]
        best, _ = model.predict(shown["observation"], action_masks=mask, deterministic=True)
        chosen: NDArray[Any] = np.arange(len(mask)) == best
        return chosen

    return policy_bot(scores, name="sb3_ppo")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of processor time")
    parser.add_argument("--updates", type=int, default=10**5, help="of the network, at most")
    parser.add_argument("--edition", default="german")
    parser.add_argument("--free", action="store_true", help="nobody must place")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    TABLE.update(edition=asked.edition, must_place=not asked.free)
    torch.set_num_threads(1)  # more wait for each other at this size
    games, steps = 256, 32
    model = MaskablePPO(
        "MlpPolicy",
        Games(games, asked.seed),
        n_steps=steps,
        batch_size=2048,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [512, 256]},
        seed=asked.seed,
    )
    check = Check(asked.seconds)
    model.learn(asked.updates * games * steps, callback=check)
    model.save(asked.weights)
    tell(model, process_time() - check.start)
