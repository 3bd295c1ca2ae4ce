"""How far a second core goes: threads of the vector environment, and workers of a local cluster.

    python bench/scaling.py --seconds 2 --rounds 3_000_000

By the clock, so the machine must be quiet and have two cores free; for threads also by processor
time, which tells what two free cores would give. One and two take turns; the median of the ratios
in each turn is reported. The cluster's start is not counted.
"""

import argparse
import os
from statistics import median
from time import perf_counter, process_time, thread_time

from dreistein.envs.vector import DreisteinVectorEnv
from dreistein.lab.cluster.pool import ClusterPool
from dreistein.lab.simulation.experiment import Experiment, simulate
from dreistein.lab.simulation.tally import Tally
from dreistein.rules import EDITIONS


def steps_per_second(env: DreisteinVectorEnv, seconds: float) -> float:
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(20):
            env.step(env.sample_actions())
        steps += 20 * env.num_envs
    return steps / (perf_counter() - start)


def shares(env: DreisteinVectorEnv, steps: int) -> tuple[float, float]:
    """Processor time of so many steps: of the first thread, and of all."""
    first, whole = thread_time(), process_time()
    for _ in range(steps):
        env.step(env.sample_actions())
    return thread_time() - first, process_time() - whole


def threads(games: int, seconds: float, turns: int) -> None:
    envs = [DreisteinVectorEnv(games, ["learner"], threads=count) for count in (1, 2)]
    for env in envs:
        env.reset(seed=1)
    rates = [[steps_per_second(env, seconds) for env in envs] for _ in range(turns)]
    times = median(two / one for one, two in rates)
    one, two = (median(column) for column in zip(*rates, strict=True))
    print(
        f"{games:,} games: {one:,.0f} steps/s on one thread, {two:,.0f} on two: {times:.2f} times"
    )
    pairs = [[shares(env, 200) for env in envs] for _ in range(turns)]
    lead = median(one[1] / two[0] for one, two in pairs)
    cost = median(two[1] / one[1] for one, two in pairs)
    print(
        f"by processor time: the first of two threads has {lead:.2f} times less to do than one "
        f"alone, and both together {cost:.2f} times as much"
    )
    for env in envs:
        env.close()


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
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3_000_000, help="on the cluster; 0 for none")
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for games in (1024, 4096):
        threads(games, args.seconds, args.turns)
    if not args.rounds:
        return
    one, two = (rounds_per_second(workers, args.rounds) for workers in (1, 2))
    print(
        f"cluster: {one:,.0f} rounds/s with one worker, {two:,.0f} with two: {two / one:.2f} times"
    )


if __name__ == "__main__":
    main()
