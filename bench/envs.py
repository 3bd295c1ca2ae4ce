"""The environments' speed: steps per second of the vector environment, PettingZoo and OpenSpiel.

    python bench/envs.py --games 1024

Everything plays random legal actions, which are chosen within the time that is measured, and shows
every seat what it may know. A step is one action of a learner. The environments take turns on one
core, several times; rates are per second of processor time, and the median of each is reported with
its ratio to PettingZoo's and OpenSpiel's in the same turn. Threads are measured by the clock, so
two cores must be free: one thread and two take turns.
"""

import argparse
import os
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel

import dreistein.envs.open_spiel  # noqa: F401  # registers the game
from dreistein import kernel
from dreistein.envs import dreistein_v1
from dreistein.envs.learner import DreisteinEnv
from dreistein.envs.vector import DreisteinVectorEnv

Play = Callable[[float], tuple[int, float]]
"""Plays for so many seconds: the number of steps, and the time they took."""


def vector(
    games: int, opponents: list[str], clock: Callable[[], float] = process_time, **settings: Any
) -> Play:
    env = DreisteinVectorEnv(games, opponents, **settings)
    env.reset(seed=1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, clock()
        while clock() - start < seconds:
            for _ in range(20):
                env.step(env.sample_actions())
            steps += 20 * games
        return steps, clock() - start

    return play


def pettingzoo(**settings: Any) -> Play:
    env = dreistein_v1.raw_env(**settings)
    random = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            env.reset(seed=int(random.integers(2**31)))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(random.choice(np.flatnonzero(observation["action_mask"])))
                steps += 1
        return steps, process_time() - start

    return play


def gymnasium(**settings: Any) -> Play:
    env = DreisteinEnv(**settings)
    random = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            observation, _ = env.reset(seed=int(random.integers(2**31)))
            over = False
            while not over:
                action = random.choice(np.flatnonzero(observation["action_mask"]))
                observation, _, over, _, _ = env.step(action)
                steps += 1
        return steps, process_time() - start

    return play


def open_spiel(name: str) -> Play:
    game, random = pyspiel.load_game(name), Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.legal_actions()))
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps, process_time() - start

    return play


def rate(play: Play, seconds: float) -> float:
    steps, took = play(seconds)
    return steps / took


def compare_threads(games: int, seconds: float, turns: int) -> None:
    """Steps per second by the clock, on one thread and on two, with no other games in memory."""
    rates = []
    for _ in range(turns):
        pair = []
        for threads in (1, 2):
            play = vector(games, ["learner"], perf_counter, threads=threads)
            play(seconds / 4)
            pair.append(rate(play, seconds))
        rates.append(pair)
    one, two = (median(column) for column in zip(*rates, strict=True))
    times = median(second / first for first, second in rates)
    print(
        f"{games:,} games, by the clock: {one:,.0f} steps a second on one thread, "
        f"{two:,.0f} on two, {times:.2f} times as many"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()
    games = args.games
    plays = {
        f"vector, {games:,} games, two learners": vector(games, ["learner"]),
        f"vector, {games:,} games, two learners, `must_place`": vector(
            games, ["learner"], must_place=True
        ),
        f"vector, {games:,} games, one learner against greedy": vector(games, ["greedy"]),
        f"vector, {games:,} games, four learners, matches": vector(
            games, ["learner"] * 3, horizon="match"
        ),
        "PettingZoo, two learners": pettingzoo(),
        "OpenSpiel, two learners": open_spiel("dreistein"),
        "Gymnasium, one learner against greedy": gymnasium(opponents=["greedy"]),
    }
    turns = [
        {name: rate(play, args.seconds) for name, play in plays.items()}
        for _ in range(args.repeats)
    ]
    print(f"compiled: {kernel.compiled()}, load: {os.getloadavg()[0]:.1f}\n")
    print("| | steps per CPU second | times PettingZoo | times OpenSpiel |\n|---|---:|---:|---:|")
    for name in plays:
        zoo, spiel = (
            median(turn[name] / turn[other] for turn in turns)
            for other in ("PettingZoo, two learners", "OpenSpiel, two learners")
        )
        steps = median(turn[name] for turn in turns)
        print(f"| {name} | {steps:,.0f} | {zoo:,.1f} | {spiel:,.1f} |")
    print()
    for count in (games, 4 * games):
        compare_threads(count, args.seconds, args.repeats)


if __name__ == "__main__":
    main()
