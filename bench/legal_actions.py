"""How fast the rules list what is legal, and how that grows with the tiles on the table.

Random games give positions by the number of tiles that lie there; each is asked for its legal
actions again and again. The cost should follow the open cells (spots), not their square: the last
column, time a spot, should stay about level. Prints a Markdown table for bench/results.md.
"""

import argparse
import platform
import time
from random import Random

from dreistein.rules import EDITIONS, Placement, Round

SIZES = (1, 5, 10, 20, 30, 40, 50)


def positions(size: int, wanted: int, rng: Random) -> list[Round]:
    """Positions with a given number of tiles on the table, from random games of two."""
    found: list[Round] = []
    seed = 0
    while len(found) < wanted and seed < 5000:
        seed += 1
        round = Round.seeded(f"bench {seed}", EDITIONS["german"])
        while round.end is None and len(round.board.placements) < size:
            actions = list(round.legal_actions())
            places = [action for action in actions if isinstance(action, Placement)]
            round = round.apply(rng.choice(places or actions))
        if round.end is None and not round.drawn:
            found.append(round)
    return found


def seconds_each(rounds: list[Round], least: float) -> float:
    """Seconds to list one position's actions, measured for at least a given time."""
    listed = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < least:
        for round in rounds:
            for _ in round.legal_actions():
                pass
        listed += len(rounds)
    return spent / listed


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a line")
    options.add_argument("--positions", type=int, default=40, help="positions a line")
    args = options.parse_args()
    rng = Random(2026)
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    print(
        "| tiles on the table | open cells | positions a second | µs a position | µs an open cell |"
    )
    print("|---:|---:|---:|---:|---:|")
    for size in SIZES:
        rounds = positions(size, args.positions, rng)
        if not rounds:
            continue
        spots = sum(len(round.board.spots) for round in rounds) / len(rounds)
        micro = seconds_each(rounds, args.seconds) * 1e6
        print(f"| {size} | {spots:.1f} | {1e6 / micro:,.0f} | {micro:.1f} | {micro / spots:.2f} |")


if __name__ == "__main__":
    main()
