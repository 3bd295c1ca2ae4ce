"""Baselines for research: how often bots win against greedy ones, by players and draw rule.

    python bench/baselines.py --players 2 3 4 --matches 400
    python bench/baselines.py --bots random strong:worlds=50 --rules must-place

One bot sits at a table of greedy ones, in every seat in turn, on the same deals (see
docs/tournament.md). A bot's name may carry its budget; worlds give the same figures on any machine.
Bots that a table is not for are left out with ``--rules`` and ``--players``.
"""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

from dreistein.lab.tournament.match import TournamentSettings
from dreistein.lab.tournament.schedule import Plan
from dreistein.lab.tournament.tournament import Tournament
from dreistein.rules import EDITIONS

EXAMPLE = Path(__file__).parents[1] / "examples" / "linear_value.py"
LEARNED = f"cmd:{sys.executable} {EXAMPLE} play --worlds 40"
"""The learned player, for tables of two where one must place."""
BOTS = ("random", "sampler:worlds=30", "strong:worlds=50", "expert:worlds=50", "learned")


def measure(bot: str, players: int, must_place: bool, matches: int, seed: str) -> str:
    """The share of matches that a bot wins, with half the width of its 95 % interval."""
    edition = replace(EDITIONS["german"], must_place=must_place)
    bots = (LEARNED if bot == "learned" else bot, "greedy")
    settings = TournamentSettings(bots, players, edition, seed, 60_000)
    tournament = Tournament(settings, Plan(bots, players).blocks_for(matches))
    for _ in tournament.play(os.cpu_count() or 1):
        pass
    found = next(each for each in tournament.standings(rated=False) if each.bot == bots[0])
    return f"{100 * found.wins.mean:.1f} % ± {100 * (found.wins.margin or 0):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument(
        "--rules", nargs="+", choices=("free", "must-place"), default=["free", "must-place"]
    )
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="baselines")
    args = parser.parse_args()
    print(f"| players | rule | {' | '.join(args.bots)} |")
    print(f"|---:|---|{'---:|' * len(args.bots)}", flush=True)
    for players in args.players:
        for rule in args.rules:
            must_place = rule == "must-place"
            print(f"| {players} | {rule}", end="", flush=True)
            for bot in args.bots:
                fits = bot != "learned" or (players == 2 and must_place)
                shown = measure(bot, players, must_place, args.matches, args.seed) if fits else "–"
                print(f" | {shown}", end="", flush=True)
            print(" |", flush=True)


if __name__ == "__main__":
    main()
