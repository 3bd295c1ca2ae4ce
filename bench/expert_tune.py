"""Hill climbing for better playout weights: change some, and keep what wins more.

``python bench/expert_tune.py --players 2 --seconds 600`` starts from the expert's weights and
prints every improvement. A change is kept only if it beats the current weights by more than chance
explains, and does not lose much against the first ones.
"""

import argparse
from random import Random
from time import monotonic

import numpy as np

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.kernel import PlayoutPolicy, State, config_for, self_play
from dreistein.rules import EDITIONS

STEPS = (100, 100, 150, 100, 80, 600, 600, 2000, 60, 150, 150, 300, 100, 1500, 1500, 800)
"""The usual size of a change, by weight; for both phases."""


def lead(ours: list[int], theirs: list[int], players: int, rounds: int, seed: int) -> np.ndarray:
    """By round, the points ahead of the best other seat, averaged over two seats."""
    state = State(config_for(EDITIONS["german"], players))
    ahead = np.zeros(rounds)
    for seat in (0, 1):
        points = np.zeros((rounds, players), np.int32)
        weights = [theirs] * players
        weights[seat] = ours
        self_play(state, PlayoutPolicy(weights), seed, 0, points)
        others = np.delete(points, seat, axis=1).max(axis=1)
        ahead += (points[:, seat] - others) / 2
    return ahead


def wins(ours: list[int], theirs: list[int], players: int, rounds: int, seed: int) -> bool:
    """Whether one set of weights does better in a seat than the other would."""
    gain = lead(ours, theirs, players, rounds, seed) - lead(theirs, theirs, players, rounds, seed)
    return bool(gain.mean() > 1.7 * gain.std() / np.sqrt(rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random, end = Random(args.seed), monotonic() + args.seconds
    first = list(HOARD if args.players <= 4 else STRAIGHT)
    best, number = first, 0
    while monotonic() < end:
        number += 1
        changed = list(best)
        for at in random.sample(range(len(changed)), random.choice([1, 1, 2, 3])):
            changed[at] += round(random.gauss(0, STEPS[at % 16] * random.choice([0.3, 1, 2])))
        if (
            wins(changed, best, args.players, 1000, number)
            and wins(changed, best, args.players, 5000, 10**6 + number)
            and lead(changed, first, args.players, 3000, number).mean() > -3
        ):
            best = changed
            print(number, best, flush=True)


if __name__ == "__main__":
    main()
