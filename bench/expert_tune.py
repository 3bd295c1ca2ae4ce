"""Hill climbing for better playout weights: change some, and keep what wins more.

``python bench/expert_tune.py --players 2 --seconds 600`` starts from the expert's weights and
prints every improvement; with ``--must-place``, for tables where whoever can place must. A change
is kept only if it beats the current weights by more than chance explains, and does not lose much
against the first ones.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import monotonic

import numpy as np

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.kernel import PlayoutPolicy, State, config_for, self_play
from dreistein.kernel.position.position_cy import RoundConfig
from dreistein.rules import EDITIONS

STEPS = (100, 100, 150, 100, 80, 600, 600, 2000, 60, 150, 150, 300, 100, 1500, 1500, 800)
"""The usual size of a change, by weight; for both phases."""


IDLE = (7, 8, 9, 10, 11, 12, 13, 14)
"""The weights for drawing, which decide nothing where whoever can place must."""

Weights = list[int]
Lead = Callable[[Weights, Weights, int, int], np.ndarray]
"""Two sets of weights, the number of rounds and a seed: how far the first is ahead, by round."""


def lead_at(config: RoundConfig) -> Lead:
    """By round, the points ahead of the best other seat, averaged over two seats."""
    players, state = config.players, State(config)

    def lead(ours: Weights, theirs: Weights, rounds: int, seed: int) -> np.ndarray:
        ahead = np.zeros(rounds)
        for seat in (0, 1):
            points = np.zeros((rounds, players), np.int32)
            weights = [theirs] * players
            weights[seat] = ours
            self_play(state, PlayoutPolicy(weights), seed, 0, points)
            others = np.delete(points, seat, axis=1).max(axis=1)
            ahead += (points[:, seat] - others) / 2
        return ahead

    return lead


def wins(lead: Lead, ours: Weights, theirs: Weights, rounds: int, seed: int) -> bool:
    """Whether one set of weights does better in a seat than the other would."""
    gain = lead(ours, theirs, rounds, seed) - lead(theirs, theirs, rounds, seed)
    return bool(gain.mean() > 1.7 * gain.std() / np.sqrt(rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--must-place", action="store_true")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random, end = Random(args.seed), monotonic() + args.seconds
    first = list(HOARD if args.players <= 4 and not args.must_place else STRAIGHT)
    edition = replace(EDITIONS["german"], must_place=args.must_place)
    lead = lead_at(config_for(edition, args.players))
    idle = IDLE if args.must_place else ()
    used = [at for at in range(len(first)) if at % 16 not in idle]
    best, number = first, 0
    while monotonic() < end:
        number += 1
        changed = list(best)
        for at in random.sample(used, random.choice([1, 1, 2, 3])):
            changed[at] += round(random.gauss(0, STEPS[at % 16] * random.choice([0.3, 1, 2])))
        if (
            wins(lead, changed, best, 1000, number)
            and wins(lead, changed, best, 5000, 10**6 + number)
            and lead(changed, first, 3000, number).mean() > -3
        ):
            best = changed
            print(number, best, flush=True)


if __name__ == "__main__":
    main()
