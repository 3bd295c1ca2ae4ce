"""Proximal policy optimization (PPO) in PyTorch, in one file, as CleanRL writes it.

    pip install 'dreistein[envs]' torch
    python examples/torch_ppo.py --seconds 600
    python examples/torch_ppo.py --updates 20 --edition mini --weights mini.pt
    dreistein tournament "py:torch_ppo:player" greedy --must-place --edition german

For two players who must place, against greedy. The vector environment plays 256 games in step on
the kernel, so that nearly all of the time is the network's.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from dreistein.bots import Bot
from dreistein.envs.observation import Observation
from dreistein.envs.policy import policy_bot
from dreistein.envs.vector import DreisteinVectorEnv

WEIGHTS = Path(__file__).with_name("torch_ppo.pt")
torch.distributions.Distribution.set_default_validate_args(value=False)
GAMES, STEPS, EPOCHS, BATCH = 256, 32, 3, 2048
CLIP, GAMMA, TRACE, RATE, ENTROPY = 0.2, 1.0, 0.95, 3e-4, 0.01
SCALE = 30.0
"""Points to one unit of reward."""
TABLE: dict[str, Any] = {"opponents": ["greedy"], "must_place": True, "observation": "flat"}


class Agent(nn.Module):  # type: ignore[misc]
    """Scores of all actions, and what a position is worth."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 512), nn.ReLU(), nn.Linear(512, 256), nn.ReLU())
        self.actor, self.critic = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen)
        scores = self.actor(inner).masked_fill(mask == 0, -1e9)
        return scores, self.critic(inner).squeeze(-1)


def tensors(shown: Observation) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies: the environment writes into its arrays again."""
    return torch.tensor(shown["observation"]), torch.tensor(shown["action_mask"])


def lead(agent: Agent, rounds: int = 2000, seed: int = 1) -> tuple[float, float]:
    """How far the agent is ahead of greedy at the end of a round, and its standard error."""
    env = DreisteinVectorEnv(rounds, **TABLE)
    shown, _ = env.reset(seed=seed)
    ahead = np.full(rounds, np.nan)
    while np.isnan(ahead).any():
        with torch.no_grad():
            scores, _ = agent(*tensors(shown))
        shown, _, over, _, infos = env.step(scores.argmax(1).numpy())
        first = over & np.isnan(ahead)  # the first game of each row: no short one counts twice
        totals = infos["final_totals"][first]
        ahead[first] = totals[:, 0] - totals[:, 1]
    env.close()
    return float(ahead.mean()), float(ahead.std() / rounds**0.5)


def learn(seconds: float, updates: int, seed: int, weights: Path) -> None:
    """Learn until the time is over or the network was changed so often."""
    torch.set_num_threads(1)  # more wait for each other at this size
    torch.manual_seed(seed)
    env = DreisteinVectorEnv(GAMES, **TABLE)
    shown, _ = env.reset(seed=seed)
    seen, mask = tensors(shown)
    agent = Agent(seen.shape[1], mask.shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    start, check, decisions = process_time(), 0.0, 0
    for update in range(updates + 1):
        spent = process_time() - start
        last = update == updates or spent >= seconds
        if last or spent >= check:
            points, error = lead(agent)
            print(
                f"{spent:5.0f} s {decisions:9,} decisions {points:+6.1f} ± {error:.1f}", flush=True
            )
            torch.save(agent.state_dict(), weights)
            start += process_time() - start - spent  # looking is not learning
            if last:
                break
            check += seconds / 10
        rows: dict[str, list[torch.Tensor]] = {
            name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "over")
        }
        for _ in range(STEPS):
            with torch.no_grad():
                scores, value = agent(seen, mask)
                choice = torch.distributions.Categorical(logits=scores)
                action = choice.sample()
            shown, _, over, _, infos = env.step(action.numpy())
            gain = (infos["rewards"][:, 0] - infos["rewards"][:, 1]) / SCALE
            kept = (seen, mask, action, choice.log_prob(action), value)
            for name, row in zip(
                rows, (*kept, torch.tensor(gain), torch.tensor(over)), strict=True
            ):
                rows[name].append(row.float() if row.is_floating_point() else row)
            seen, mask = tensors(shown)
        with torch.no_grad():
            following = agent(seen, mask)[1]
        advantage: list[Any] = []
        run = torch.zeros(GAMES)
        for value, reward, over in zip(
            *(reversed(rows[name]) for name in ("value", "reward", "over")), strict=True
        ):
            goes_on = 1 - over.float()
            run = reward + GAMMA * following * goes_on - value + GAMMA * TRACE * run * goes_on
            following = value
            advantage.insert(0, run)
        flat = {name: torch.cat(each) for name, each in rows.items()}
        gains = torch.cat(advantage)
        returns, gains = gains + flat["value"], (gains - gains.mean()) / (gains.std() + 1e-8)
        decisions += len(gains)
        for _ in range(EPOCHS):
            for at in torch.randperm(len(gains)).split(BATCH):
                scores, value = agent(flat["seen"][at], flat["mask"][at])
                choice = torch.distributions.Categorical(logits=scores)
                ratio = (choice.log_prob(flat["action"][at]) - flat["chance"][at]).exp()
                better = torch.min(ratio * gains[at], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[at])
                away = (value - returns[at]).square()
                loss = -better.mean() + 0.5 * away.mean() - ENTROPY * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
    env.close()


def player(weights: str = str(WEIGHTS)) -> Bot:
    """What was learned, as a bot."""
    known = torch.load(weights)
    inputs, actions = known["body.0.weight"].shape[1], known["actor.weight"].shape[0]
    agent = Agent(inputs, actions)
    agent.load_state_dict(known)

    def scores(shown: Observation) -> NDArray[Any]:
        with torch.no_grad():
            found: NDArray[Any] = agent(*(part[None] for part in tensors(shown)))[0][0].numpy()
        return found

    return policy_bot(scores, name="torch_ppo")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of processor time")
    parser.add_argument("--updates", type=int, default=10**9, help="of the network, at most")
    parser.add_argument("--edition", default="german")
    parser.add_argument("--free", action="store_true", help="nobody must place")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    TABLE.update(edition=asked.edition, must_place=not asked.free)
    learn(asked.seconds, asked.updates, asked.seed, asked.weights)
