"""What more thought gains at a table of two: the expert against itself with less time.

``python bench/thought.py FILE --millis 1000 100 --rounds 40`` plays rounds (german, 0 : 0) in which
both draw on purpose by habit until the stock is empty, so that more thought makes no difference
before. Each end is then played twice, once from either seat, by an expert with the longer and one
with the shorter time, of a processor rather than the clock, so that other programs do not matter.
Every pair of ends is a line of FILE, which is continued. ``--report`` prints how far the longer
time is ahead, and its share of whole matches, resampled from these rounds.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

from dreistein.bots.expert import Expert, expert
from dreistein.rules import EDITIONS, Round, view

vars(expert)["perf_counter"] = process_time
TARGET, MATCHES, SAMPLES = 300, 400, 200


def end_of(number: int) -> Round | None:
    """The first position of a round at which the stock is empty, or None if there is none."""
    usual, random = Expert(worlds=16, endgame=False), Random(number)
    round = Round.seeded(f"thought {number}", EDITIONS["german"])
    while round.end is None and round.stock:
        legal = list(round.legal_actions())
        round = round.apply(usual.choose(view(round, round.turn), legal, random))
    return round if round.end is None else None


def play_on(round: Round, seats: Sequence[Expert], random: Random) -> tuple[int, ...]:
    """The scores of a round that is played to its end."""
    while round.end is None:
        legal = list(round.legal_actions())
        round = round.apply(seats[round.turn].choose(view(round, round.turn), legal, random))
    return round.scores


def share_of_matches(rounds: np.ndarray, random: np.random.Generator) -> float:
    """How many matches the first column wins, if their rounds are like these."""
    totals, won = np.zeros((MATCHES, 2)), np.zeros(MATCHES)
    open_ones = np.arange(MATCHES)
    while len(open_ones):
        totals[open_ones] += rounds[random.integers(len(rounds), size=len(open_ones))]
        now = totals[open_ones]
        over = now.max(axis=1) >= TARGET
        won[open_ones] = (now[:, 0] > now[:, 1]) + 0.5 * (now[:, 0] == now[:, 1])
        open_ones = open_ones[~over]
    return float(won.mean())


def report(path: Path) -> None:
    pairs = np.loadtxt(path, delimiter=",", skiprows=1, ndmin=2)[:, 1:].reshape(-1, 2, 2)
    leads = pairs[:, :, 0] - pairs[:, :, 1]
    each, random = leads.mean(axis=1), np.random.default_rng(1)
    shares = [
        share_of_matches(pairs[random.integers(len(pairs), size=len(pairs))].reshape(-1, 2), random)
        for _ in range(SAMPLES)
    ]
    print(
        f"{len(pairs)} ends from either seat: {each.mean():.1f} ± "
        f"{1.96 * each.std(ddof=1) / len(each) ** 0.5:.1f} points per round ahead, "
        f"share of matches {np.mean(shares):.1%} ± {1.96 * np.std(shares):.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--millis", type=int, nargs=2, default=(1000, 100))
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args()
    if args.report:
        report(args.file)
        return
    more, less = (Expert(millis=millis) for millis in args.millis)
    first = 0
    if args.file.exists():
        first = int(args.file.read_text(encoding="utf-8").split()[-1].split(",")[0]) + 1
    else:
        args.file.write_text("round,more,less,more swapped,less swapped\n", encoding="utf-8")
    for number in range(first, args.rounds):
        end = end_of(number)
        if end is None:
            continue
        one = play_on(end, (more, less), Random(number))
        other = play_on(end, (less, more), Random(number))
        with args.file.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow([number, *one, *reversed(other)])


if __name__ == "__main__":
    main()
