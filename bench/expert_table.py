"""Makes src/dreistein/bots/expert/win_chance.csv: the chance to win a match from its totals.

``python bench/expert_table.py`` (with ``--must-place``, for tables where whoever can place must:
win_chance_must_place.csv) lets the expert's policies play rounds (german) against themselves: those
that hoard at two players, *rivals* at five and six, *straight* ones else and where one must place.
The chance with totals a and b (the best other one) is the mean, over these rounds, of the chance
with the totals they lead to; a total of 300 or more ends the match. The other seats are assumed to
trail the best of them by the usual gaps. The same seed gives the same table.

``--check`` says how far the chances of all seats are from their shares of the win in matches played
on from totals between rounds, and how far if they are divided by their sum.
"""

import argparse
import csv
from dataclasses import replace
from pathlib import Path

import numpy as np

from dreistein.bots.expert.expert import MOST_HOARDERS
from dreistein.bots.expert.playout_weights import EVEN_ODDS, HOARD, RIVALS, STRAIGHT
from dreistein.bots.expert.win_chance import LOW, STEP, TARGET, chance
from dreistein.kernel import State, config_for
from dreistein.kernel.search.policy_cy import PlayoutPolicy, self_play
from dreistein.rules import EDITIONS

ROUNDS, MATCHES, SWEEPS, SEED = 2400, 2000, 30, 2026
CHECKED = 150
GRID = np.minimum(np.arange(LOW, TARGET + 1, STEP), TARGET - 1).astype(float)
FOLDER = Path(__file__).parents[1] / "src/dreistein/bots/expert"


def rounds(players: int, must_place: bool) -> np.ndarray:
    """The scores of rounds, rotated so that each seat comes first in turn."""
    policy = PlayoutPolicy([STRAIGHT])
    if not must_place and players == 2:
        policy = PlayoutPolicy([HOARD])
    elif not must_place and players > MOST_HOARDERS:
        policy = PlayoutPolicy(RIVALS[:1], RIVALS[1:], [EVEN_ODDS] * players)
    points = np.zeros((ROUNDS // players, players), np.int32)
    edition = replace(EDITIONS["german"], must_place=must_place)
    self_play(State(config_for(edition, players)), policy, SEED, 0, points)
    return np.concatenate([np.roll(points, seat, axis=1) for seat in range(players)])


def usual_gaps(pool: np.ndarray) -> np.ndarray:
    """How far the others, sorted, trail the best of them between rounds, on average."""
    toss = np.random.default_rng(SEED)
    gaps = []
    for _ in range(MATCHES):
        totals = np.zeros(pool.shape[1])
        while totals.max() < TARGET:
            others = np.sort(totals[1:])[::-1]
            gaps.append(others[0] - others)
            totals = totals + pool[toss.integers(len(pool))]
    return np.asarray(np.mean(gaps, axis=0))


def interpolate(chance: np.ndarray, own: np.ndarray, other: np.ndarray) -> np.ndarray:
    """The chance between entries, as ``kernel.search.objective_cy`` interpolates it."""
    x, y = (np.clip((total - LOW) / STEP, 0, len(GRID) - 1) for total in (own, other))
    i, j = (np.minimum(at.astype(int), len(GRID) - 2) for at in (x, y))
    x, y = x - i, y - j
    lower = chance[i, j] * (1 - y) + chance[i, j + 1] * y
    upper = chance[i + 1, j] * (1 - y) + chance[i + 1, j + 1] * y
    return np.asarray(lower * (1 - x) + upper * x)


def chances(players: int, must_place: bool) -> np.ndarray:
    """The table: a row per own total, a column per best other total."""
    pool = rounds(players, must_place).astype(float)
    others = pool[:, 1:] - usual_gaps(pool)
    own = GRID[:, None, None] + pool[:, 0]
    top = GRID[None, :, None] + others.max(axis=1)
    own, top = np.broadcast_arrays(own, top)
    over = np.maximum(own, top) >= TARGET
    won = (own > top) + 0.5 * (own == top)
    chance = np.full((len(GRID), len(GRID)), 1 / players)
    for _ in range(SWEEPS):
        chance = np.where(over, won, interpolate(chance, own, top)).mean(axis=2)
        if players == 2:
            chance = (chance + 1 - chance.T) / 2
    return chance


def shares(pool: np.ndarray, totals: np.ndarray, toss: np.random.Generator) -> np.ndarray:
    """The share of the win of each seat, in matches played on from some totals."""
    now, won = np.repeat(totals[None], MATCHES, 0), np.zeros(len(totals))
    while len(now):
        now = now + pool[toss.integers(len(pool), size=len(now))]
        best = now.max(axis=1, keepdims=True)
        over = best[:, 0] >= TARGET
        first = (now == best)[over]
        won += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        now = now[~over]
    return np.asarray(won / MATCHES)


def check(players: int, must_place: bool) -> None:
    """Print how far the chances are off if all totals are known."""
    pool, toss = rounds(players, must_place), np.random.default_rng(SEED)
    off: list[tuple[float, float]] = []
    for _ in range(CHECKED):
        seen = [np.zeros(players, np.int64)]
        while seen[-1].max() < TARGET:
            seen.append(seen[-1] + pool[toss.integers(len(pool))])
        totals = seen[toss.integers(len(seen) - 1)]
        told = np.array(
            [
                chance(players, int(own), int(np.delete(totals, seat).max()), must_place=must_place)
                for seat, own in enumerate(totals)
            ]
        )
        true = shares(pool, totals, toss)
        off += zip(told - true, told / told.sum() - true, strict=True)
    square, most = (np.array(off) ** 2).mean(axis=0) ** 0.5, abs(np.array(off)).max(axis=0)
    print(
        f"{players} players: off by {square[0]:.1%} (root mean square), at most {most[0]:.0%}; "
        f"divided by their sum {square[1]:.1%} and {most[1]:.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--must-place", action="store_true")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    must_place = args.must_place
    if args.check:
        for players in range(2, 7):
            check(players, must_place)
        return
    name = "win_chance_must_place.csv" if must_place else "win_chance.csv"
    totals = range(LOW, TARGET + 1, STEP)
    with (FOLDER / name).open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["players", "own", *totals])
        for players in range(2, 7):
            thousandths = np.rint(1000 * chances(players, must_place)).astype(int).tolist()
            table.writerows(
                [players, own, *row] for own, row in zip(totals, thousandths, strict=True)
            )


if __name__ == "__main__":
    main()
