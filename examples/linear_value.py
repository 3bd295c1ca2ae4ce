"""A linear value of placements, learned by self-play; for two players who must place if they can.

    python examples/linear_value.py learn --seed 1
    dreistein tournament "cmd:python examples/linear_value.py play" greedy --must-place
    dreistein tournament "cmd:python examples/linear_value.py play --worlds 40" greedy --must-place

A placement is worth its points and, by the weights, what it leads to: spots with a bonus for the
own tiles and for the others', how many tiles still fit. The weights start at zero, which is a
greedy player. They are learned by the cross-entropy method (R. Rubinstein, "The cross-entropy
method for combinatorial and continuous optimization", 1999): candidates around the current
weights play rounds against them on the same deals, and the best of them become the next weights.
The kernel plays the rounds, a hundred thousand a second.

With ``--worlds`` the player looks ahead: it tries each placement in so many worlds that agree with
what it has seen, both seats playing on by the learned value, and takes the best on average.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, ClassVar

import numpy as np

from dreistein.bots import Bot, serve
from dreistein.bots.expert.halving import LEAD, Arm, Trials, new_stats
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import State, Worlds, action_code, config_for
from dreistein.kernel.search.policy_cy import PlayoutPolicy, evaluations, self_play
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules import Action, Edition, Placement, View

WEIGHTS = Path(__file__).with_suffix(".json")
NAMES = {
    0: "a bonus point on a new spot for an own tile",
    1: "a bonus point on a new spot for a tile that the other may hold",
    2: "an own tile that fits afterwards",
    3: "an unseen tile that fits afterwards",
    4: "a point of the tile's value",
    5: "taking a bonus",
    6: "no own tile fits afterwards",
    15: "no unseen tile fits afterwards",
}
"""The weights of ``dreistein.kernel.search.weights`` that matter where one must place."""
SIZE = 16
PHASES = ("while there is a stock", "after that")
CANDIDATES, ELITE = 24, 6


def whole(learned: Any) -> list[int]:
    """The kernel's weights, 256 for a point; those that are not learned are 0."""
    weights = np.zeros((len(PHASES), SIZE), int)
    weights[:, list(NAMES)] = np.rint(learned).astype(int).reshape(len(PHASES), len(NAMES))
    found: list[int] = weights.ravel().tolist()
    return found


def leads(edition: Edition, own: Any, other: Any, rounds: int, seed: int) -> Any:
    """How far the first of two players is ahead at the end of each round."""
    points = np.zeros((rounds, 2), np.int32)
    table = config_for(replace(edition, must_place=True), 2)
    self_play(State(table), PlayoutPolicy([whole(own), whole(other)]), seed, 0, points)
    return points[:, 0] - points[:, 1]


def learn(
    edition: Edition, generations: int, rounds: int, checked: int, seed: int, file: Path
) -> None:
    """Learn weights, and note how they fare against a greedy player."""
    random = np.random.default_rng(seed)
    greedy = np.zeros(len(PHASES) * len(NAMES))
    mean, spread = greedy.copy(), np.full_like(greedy, 200.0)
    curve = []
    for generation in range(generations + 1):
        if generation % 10 == 0:
            found = leads(edition, mean, greedy, checked, seed=2**32 + seed)
            lead, error = float(found.mean()), float(found.std() / np.sqrt(checked))
            played = generation * CANDIDATES * rounds
            curve.append({"rounds": played, "lead": round(lead, 2), "error": round(error, 2)})
            print(
                f"{played:,} rounds, {process_time():.0f} s: {lead:+.2f} ± {error:.2f}", flush=True
            )
        tried = random.normal(mean, spread, (CANDIDATES, len(mean)))
        # The same deals for all, so that luck does not choose.
        deals = 1000 * seed + generation
        results = [leads(edition, each, mean, rounds, deals).mean() for each in tried]
        elite = tried[np.argsort(results)[-ELITE:]]
        mean = 0.5 * mean + 0.5 * elite.mean(axis=0)
        spread = np.maximum(0.7 * spread + 0.3 * elite.std(axis=0), 15.0)
    weights = whole(mean)
    text = {"names": NAMES, "phases": PHASES, "weights": weights, "seed": seed, "curve": curve}
    file.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")


class LinearValue:
    """The player, for a table."""

    name: ClassVar[str] = "linear-value"

    def __init__(self, weights: Sequence[int], worlds: int = 0) -> None:
        self.policy, self.worlds = PlayoutPolicy([weights]), worlds

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        placements = [action for action in legal if isinstance(action, Placement)]
        if len(placements) < 2 or not view.board:
            return random.choice(placements or legal)
        worlds = Worlds(view)
        codes = {action_code(worlds.root, action): action for action in placements}
        worth = dict(evaluations(worlds.root, self.policy))
        if self.worlds:
            worth = self._leads(worlds, view, list(codes), random)
        return codes[max(codes, key=lambda code: worth[code])]

    def _leads(
        self, worlds: Worlds, view: View, codes: list[int], random: Random
    ) -> dict[int, Any]:
        """The lead at the end of the round after each placement, by playouts."""
        sampler = WeightedSampler(worlds.sampler, [])
        objective = objective_for(view, match=False)
        trials = Trials(sampler, [self.policy], objective, worlds.root, random.getrandbits(62))
        stats = new_stats(map(Arm, codes))
        trials.extend(stats, self.worlds)
        return {code: each.mean(LEAD) for code, each in zip(codes, stats, strict=True)}


def player(weights: str = str(WEIGHTS), worlds: int = 0) -> Bot:
    """What was learned, as a bot."""
    known = json.loads(Path(weights).read_text(encoding="utf-8"))
    return LinearValue(known["weights"], worlds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("what", choices=("learn", "play"))
    parser.add_argument("--edition", default="german")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=4000, help="for each candidate")
    parser.add_argument("--checked", type=int, default=40_000, help="rounds against greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--worlds", type=int, default=0, help="for each decision")
    args = parser.parse_args()
    if args.what == "play":
        serve(player(str(args.weights), args.worlds), author="Dreistein's examples")
        return
    edition = Edition.from_json(args.edition)
    learn(edition, args.generations, args.rounds, args.checked, args.seed, args.weights)


if __name__ == "__main__":
    main()
