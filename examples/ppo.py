"""Proximal policy optimization (PPO) by self-play, in JAX; for two players who must place.

    pip install 'dreistein[envs,learn]'
    python examples/ppo.py --seed 1
    dreistein tournament "cmd:python examples/ppo_player.py" greedy --must-place

A small network scores each legal placement by what it leads to (``examples/ppo_player.py``), and
chooses by these scores. It plays both seats of many games in step; what it is paid is how far it
gets ahead. After each rollout PPO (J. Schulman and others, "Proximal policy optimization
algorithms", 2017) makes the choices that turned out better than expected more likely.
"""

import argparse
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from dreistein.envs.vector import DreisteinVectorEnv
from ppo_player import DEALT, FEATURES, MOST, STATE, WEIGHTS, Seen, judge, look, tiles_that_fit

HIDDEN, EPOCHS = 64, 3
CLIP, TRACE, RATE = 0.2, 0.95, 1e-3
SCALE = 50.0
"""Points to one unit of value."""
Weights = dict[str, Any]


class Sample(NamedTuple):
    """A decision, and how it turned out."""

    seen: Any
    choice: Any
    chance: Any
    advantage: Any
    outcome: Any


def new_weights(seed: int) -> Weights:
    shapes = {
        "state": (STATE, HIDDEN), "features": (FEATURES, HIDDEN), "tile": (56, HIDDEN),
        "mixed": (HIDDEN, HIDDEN), "inner": (HIDDEN, HIDDEN), "straight": (FEATURES, 1),
        "score": (HIDDEN, 1), "critic": (2 * HIDDEN, HIDDEN), "value": (HIDDEN, 1),
    }  # fmt: skip
    keys = jax.random.split(jax.random.key(seed), len(shapes))
    small = {"score": 0.01, "straight": 0.01, "value": 0.1}
    weights: Weights = {
        name: jax.random.normal(key, shape) * small.get(name, 1.4) / np.sqrt(shape[0])
        for key, (name, shape) in zip(keys, shapes.items(), strict=True)
    }
    biases = ("state", "features", "inner", "critic")
    return weights | {f"{name}_bias": jnp.zeros(HIDDEN) for name in biases}


fitting = jax.jit(jax.vmap(tiles_that_fit))


def _decide(w: Weights, key: Any, *known: Any) -> tuple[Seen, Any, Any, Any, Any]:
    """Look at positions, choose by chance; also the choice with the highest score."""
    seen = jax.vmap(partial(look, every=jax.vmap))(*known)
    scores, value = judge(w, seen)
    choice = jax.random.categorical(key, scores)
    chance = jnp.take_along_axis(jax.nn.log_softmax(scores), choice[:, None], 1)[:, 0]
    return seen, choice, chance, value, scores.argmax(axis=1)


decide = jax.jit(_decide)


def loss(w: Weights, sample: Sample, bold: Any) -> Any:
    scores, value = judge(w, sample.seen)
    chances = jax.nn.log_softmax(scores)
    chance = jnp.take_along_axis(chances, sample.choice[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - sample.chance)
    better = sample.advantage
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better).mean()
    doubt = -(jnp.exp(chances) * jnp.where(sample.seen.legal, chances, 0)).sum(1).mean()
    return 0.5 * ((value - sample.outcome) ** 2).mean() - gain - bold * doubt


@partial(jax.jit, donate_argnums=(0, 1))
def improve(w: Weights, moments: Any, samples: Sample, rate: Any, bold: Any) -> Any:
    """One step of Adam."""
    slope = jax.grad(loss)(w, samples, bold)
    size = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda g: g * jnp.minimum(1, 0.5 / (size + 1e-8)), slope)
    first, second, count = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g**2, second, slope)
    count += 1
    pace = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    w = jax.tree.map(lambda x, m, v: x - pace * m / (jnp.sqrt(v) + 1e-8), w, first, second)
    return w, (first, second, count)


def see(shown: Any, mask: Any, fresh: Any, seat: Any, rows: Any) -> tuple[Any, ...]:
    """What ``look`` wants of some rows of the vector environment."""
    row, number = np.nonzero(mask[rows])
    place = np.arange(len(row)) - np.searchsorted(row, row)
    actions = np.zeros((len(rows), MOST), np.int32)
    fit = place < MOST
    actions[row[fit], place[fit]] = number[fit]
    return (
        shown["board"][rows],
        shown["hand"][rows].astype(np.float32),
        shown["counts"][rows].astype(np.float32),
        shown["stock"][rows, 0].astype(np.float32),
        shown["drawn"][rows].any(axis=1).astype(np.float32),
        fresh[rows, 1 - seat[rows]].astype(np.float32),
        actions,
    )


class Table:
    """Games in step, both seats played from here, with what each seat gave away by drawing."""

    def __init__(self, games: int, seed: int) -> None:
        self.env = DreisteinVectorEnv(games, ["learner"], must_place=True)
        observations, infos = self.env.reset(seed=seed)
        self.shown, self.mask = observations["observation"], observations["action_mask"]
        self.infos, self.rows = infos, np.arange(games)
        self.fresh = np.full((games, 2, 56), DEALT)
        self.key = jax.random.key(seed)

    def choices(self, w: Weights, greedy: int | None = None) -> tuple[Any, Any, tuple[Any, ...]]:
        """An action for each row; the rows that had a choice, and what was made of it.

        The seat ``greedy`` takes the most points; against it, the other takes the highest score.
        """
        free = np.flatnonzero((self.mask.sum(axis=1) > 1) & self.shown["board"][:, :, 0].any(1))
        actions = self.mask.argmax(axis=1)
        if not len(free):
            return actions, free, ()
        some = 2 * len(self.rows) // 5  # two sizes, so that little is compiled
        size = some if len(free) <= some else len(self.rows)
        rows = np.resize(free, size)
        known = see(self.shown, self.mask, self.fresh, self.infos["seat"], rows)
        self.key, key = jax.random.split(self.key)
        seen, choice, chance, value, best = decide(w, key, *known)
        if greedy is not None:
            points = np.where(seen.legal, seen.features[:, :, 0], -np.inf)
            choice = np.where(self.infos["seat"][rows] == greedy, points.argmax(axis=1), best)
        chosen = known[-1][np.arange(size), np.asarray(choice)]
        actions[free] = chosen[: len(free)]
        return actions, free, (seen, choice, chance, value)

    def play(self, actions: Any) -> tuple[Any, Any]:
        """The lead that each seat has won, and which games are over."""
        seat = self.infos["seat"].copy()
        gone = np.flatnonzero(actions < 2)  # drew or passed: nothing fitted
        if len(gone):
            fits = np.asarray(fitting(self.shown["board"]))[gone]
            self.fresh[gone, seat[gone]] *= ~fits
            self.fresh[gone, seat[gone]] += (actions[gone] == 0)[:, None]
        _, _, over, _, _ = self.env.step(actions)
        self.fresh[over] = DEALT
        paid = self.infos["rewards"]
        return (paid - paid[:, ::-1]) / SCALE, over.copy()


def rollout(table: Table, w: Weights, steps: int) -> Sample:
    """Play on, and see how each decision turned out: generalized advantage estimation."""
    games = len(table.rows)
    done: list[Any] = []
    for _ in range(steps):
        actions, free, made = table.choices(w)
        seat = table.infos["seat"][free].copy()
        paid, over = table.play(actions)
        done.append((free, seat, made, paid, over))
    gained, later, trace = np.zeros((3, games, 2))
    known = np.zeros((games, 2), bool)  # decisions without a successor are left out
    parts = []
    for free, seat, made, paid, over in reversed(done):
        gained[over], later[over], trace[over], known[over] = 0, 0, 0, True
        gained += paid
        if not len(free):
            continue
        count = len(free)
        seen, choice, chance, value = jax.tree.map(lambda x, n=count: np.asarray(x)[:n], made)
        at = free, seat
        trace[at] = gained[at] + later[at] - value + TRACE * trace[at]
        keep = known[at]
        sample = Sample(seen, choice, chance, trace[at], trace[at] + value)
        parts.append(jax.tree.map(lambda x, keep=keep: x[keep], sample))
        gained[at], later[at], known[at] = 0, value, True
    samples: Sample = jax.tree.map(lambda *x: np.concatenate(x), *parts)
    better = samples.advantage
    better = (better - better.mean()) / better.std()
    return samples._replace(
        advantage=better.astype(np.float32), outcome=samples.outcome.astype(np.float32)
    )


def check(w: Weights, games: int, rounds: int, seed: int) -> tuple[float, float]:
    """The lead over a greedy player per round, and its standard error."""
    table = Table(games, seed)
    leads: list[float] = []
    while len(leads) < rounds:
        _, over = table.play(table.choices(w, greedy=1)[0])
        ends = table.infos["final_totals"][over]
        leads.extend(ends[:, 0] - ends[:, 1])
    return float(np.mean(leads)), float(np.std(leads) / np.sqrt(len(leads)))


def learn(args: argparse.Namespace) -> None:
    """Play, learn from it, and now and then see how far it is ahead of a greedy player."""
    table, w = Table(args.games, args.seed), new_weights(args.seed)
    zeros = jax.tree.map(jnp.zeros_like, w)
    moments: Any = (zeros, jax.tree.map(jnp.copy, zeros), jnp.zeros(()))
    random, curve, decisions = np.random.default_rng(args.seed), [], 0
    for update in range(args.updates + 1):
        if update % max(args.updates // args.checks, 1) == 0 or update == args.updates:
            lead, error = check(w, args.games, args.rounds, 2**32 + args.seed)
            curve.append((decisions, lead, error))
            took = process_time()
            print(f"{decisions:,} decisions, {took:.0f} s: {lead:+.2f} ± {error:.2f}", flush=True)
            save(args.weights, w, np.array(curve), args.seed)
        if update == args.updates:
            break
        samples = rollout(table, w, args.steps)
        count = len(samples.choice)
        decisions += count
        left = 1 - update / args.updates
        for _ in range(EPOCHS):
            order = random.permutation(count)
            for rows in np.split(order, range(args.batch, count, args.batch))[:-1]:
                some = jax.tree.map(lambda each, rows=rows: each[rows], samples)
                w, moments = improve(w, moments, some, RATE * left, 0.01 * left)


def save(file: Path, w: Weights, curve: Any, seed: int) -> None:
    parts: dict[str, Any] = {name: np.asarray(each, np.float16) for name, each in w.items()}
    np.savez_compressed(file, **parts, curve=curve, seed=seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--updates", type=int, default=60, help="of the network")
    parser.add_argument("--games", type=int, default=512, help="played in step")
    parser.add_argument("--steps", type=int, default=160, help="of these between two updates")
    parser.add_argument("--batch", type=int, default=2048, help="decisions for a step of Adam")
    parser.add_argument("--checks", type=int, default=10, help="against greedy, on the way")
    parser.add_argument("--rounds", type=int, default=4000, help="of each check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
