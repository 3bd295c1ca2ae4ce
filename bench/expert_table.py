"""Makes src/dreistein/bots/prospects_table.py: the chance to win a match from the totals so far.

``python bench/expert_table.py`` lets the expert's policies play rounds (german) against themselves
and works the chances out from these: with totals a and b (the best other one) it is the mean,
over all rounds, of the chance with what they become; one at 300 or more ends it. Seats behind the
best other one trail it by what they usually do. The same seed gives the same table.
"""

from pathlib import Path

import numpy as np

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.kernel import PlayoutPolicy, State, config_for, self_play
from dreistein.rules import EDITIONS

ROUNDS, MATCHES, SWEEPS, SEED = 2400, 2000, 30, 2026
LOW, STEP, TARGET = -200, 25, 300
GRID = np.minimum(np.arange(LOW, TARGET + 1, STEP), TARGET - 1).astype(float)
TO = Path(__file__).parents[1] / "src" / "dreistein" / "bots" / "prospects_table.py"


def rounds(players: int) -> np.ndarray:
    """Scores of rounds, each seat in turn as the first."""
    points = np.zeros((ROUNDS // players, players), np.int32)
    policy = PlayoutPolicy([HOARD if players == 2 else STRAIGHT])
    self_play(State(config_for(EDITIONS["german"], players)), policy, SEED, 0, points)
    return np.concatenate([np.roll(points, seat, axis=1) for seat in range(players)])


def usual_gaps(pool: np.ndarray) -> np.ndarray:
    """How far the others, sorted, trail the best of them between two rounds, on average."""
    toss = np.random.default_rng(SEED)
    gaps = []
    for _ in range(MATCHES):
        totals = np.zeros(pool.shape[1])
        while totals.max() < TARGET:
            others = np.sort(totals[1:])[::-1]
            gaps.append(others[0] - others)
            totals = totals + pool[toss.integers(len(pool))]
    return np.asarray(np.mean(gaps, axis=0))


def looked_up(chance: np.ndarray, own: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Between the entries, as ``kernel.aim_cy`` does it."""
    x, y = (np.clip((total - LOW) / STEP, 0, len(GRID) - 1) for total in (own, other))
    i, j = (np.minimum(at.astype(int), len(GRID) - 2) for at in (x, y))
    x, y = x - i, y - j
    lower = chance[i, j] * (1 - y) + chance[i, j + 1] * y
    upper = chance[i + 1, j] * (1 - y) + chance[i + 1, j + 1] * y
    return np.asarray(lower * (1 - x) + upper * x)


def chances(players: int) -> np.ndarray:
    """The table: rows by own total, columns by the best other one."""
    pool = rounds(players).astype(float)
    others = pool[:, 1:] - usual_gaps(pool)
    own = GRID[:, None, None] + pool[:, 0]
    top = GRID[None, :, None] + others.max(axis=1)
    own, top = np.broadcast_arrays(own, top)
    over = np.maximum(own, top) >= TARGET
    won = (own > top) + 0.5 * (own == top)
    chance = np.full((len(GRID), len(GRID)), 1 / players)
    for _ in range(SWEEPS):
        chance = np.where(over, won, looked_up(chance, own, top)).mean(axis=2)
        if players == 2:
            chance = (chance + 1 - chance.T) / 2
    return chance


def main() -> None:
    lines = [
        '"""Chances, in thousandths, to win a match to 300. Made by bench/expert_table.py."""',
        "",
        "# fmt: off",
        f"LOW, STEP, TARGET = {LOW}, {STEP}, {TARGET}",
        '"""The totals that rows (the own) and columns (the best other) are for."""',
        "",
        "CHANCES: dict[int, tuple[tuple[int, ...], ...]] = {",
    ]
    for players in range(2, 7):
        lines.append(f"    {players}: (")
        rows = np.rint(1000 * chances(players)).astype(int)
        lines += [f"        ({','.join(map(str, row))})," for row in rows]
        lines.append("    ),")
    lines += ["}", '"""By number of players."""', ""]
    TO.write_text("\n".join(lines))


if __name__ == "__main__":
    main()
