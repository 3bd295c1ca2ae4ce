"""How far a second core goes: one worker and two of a local cluster.

    python bench/scaling.py --rounds 3_000_000

By the clock, so the machine must be quiet and have two cores free. One and two take turns; the
median of the ratios in each turn is reported. The cluster's start is not counted.
"""

import argparse
import os
from statistics import median
from time import perf_counter

from dreistein.lab.cluster.pool import ClusterPool
from dreistein.lab.simulation.experiment import Experiment, simulate
from dreistein.lab.simulation.tally import Tally
from dreistein.rules import EDITIONS


def rounds_per_second(workers: int, rounds: int) -> float:
    experiment = Experiment(EDITIONS["german"], 2, ("greedy", "greedy"), rounds, "scaling")
    with ClusterPool(None, workers) as pool:
        for part in [pool.submit(os.getpid) for _ in range(4 * workers)]:
            part.result()  # the workers are there
        tally, start = Tally(2), perf_counter()
        for chunk in simulate(experiment, 1, pool):
            tally.merge(chunk)
        return rounds / (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3_000_000)
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    rates = [
        [rounds_per_second(workers, args.rounds) for workers in (1, 2)] for _ in range(args.turns)
    ]
    one, two = (median(column) for column in zip(*rates, strict=True))
    times = median(second / first for first, second in rates)
    print(f"{one:,.0f} rounds/s with one worker, {two:,.0f} with two: {times:.2f} times")


if __name__ == "__main__":
    main()
