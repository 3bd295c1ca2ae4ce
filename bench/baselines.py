"""Baselines for research: how often bots win against greedy ones, by players and draw rule.

    python bench/baselines.py --matches 100 --state build/baselines
    python bench/baselines.py --bots random strong:worlds=50 --players 2 4 --rules must-place

One bot sits at a table of greedy ones, in every seat in turn, on the same deals (see
docs/tournament.md). A bot's name may carry its budget; worlds give the same figures on any machine.
With ``--state`` a folder keeps every match, and the same call goes on where it stopped.
The learned players are for tables of two where one must place: see examples/.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from dreistein.lab.tournament.log import Log
from dreistein.lab.tournament.match import TournamentSettings
from dreistein.lab.tournament.schedule import Plan
from dreistein.lab.tournament.tournament import Tournament
from dreistein.rules import EDITIONS

EXAMPLES = Path(__file__).parents[1] / "examples"
LEARNED = {
    "linear": f"cmd:{sys.executable} {EXAMPLES / 'linear_value.py'} play --worlds 40",
    "ppo": f"cmd:{sys.executable} {EXAMPLES / 'ppo_player.py'}",
}
BOTS = ("random", "greedy", "strong:worlds=50", "expert:worlds=50", *LEARNED)
RULES = {"free": False, "must-place": True}


def measure(bot: str, players: int, rule: str, args: argparse.Namespace) -> str:
    """The share of matches that a bot wins, with half the width of its 95 % interval."""
    if bot == "greedy":
        return f"{100 / players:.1f} %"  # by symmetry
    if bot in LEARNED and (players != 2 or not RULES[rule]):
        return "–"
    edition = replace(EDITIONS["german"], must_place=RULES[rule])
    bots = (LEARNED.get(bot, bot), "greedy")
    settings = TournamentSettings(bots, players, edition, args.seed, 60_000)
    tournament = Tournament(settings, Plan(bots, players).blocks_for(args.matches))
    log = None
    if args.state is not None:
        args.state.mkdir(parents=True, exist_ok=True)
        log = Log(args.state / f"{bot.replace(':', '-')}-{players}-{rule}.jsonl")
        tournament.resume(log)
    for _ in tournament.play(args.workers, log=log):
        pass
    if log is not None:
        log.close()
    found = next(each for each in tournament.standings(rated=False) if each.bot == bots[0])
    return f"{100 * found.wins.mean:.1f} % ± {100 * (found.wins.margin or 0):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--rules", nargs="+", choices=tuple(RULES), default=list(RULES))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="baselines")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a folder that keeps the matches")
    args = parser.parse_args()
    print(f"| players | rule | {' | '.join(args.bots)} |")
    print(f"|---:|---|{'---:|' * len(args.bots)}", flush=True)
    for players in args.players:
        for rule in args.rules:
            print(f"| {players} | {rule}", end="", flush=True)
            for bot in args.bots:
                print(f" | {measure(bot, players, rule, args)}", end="", flush=True)
            print(" |", flush=True)


if __name__ == "__main__":
    main()
