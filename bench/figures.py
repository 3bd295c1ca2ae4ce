"""What players ask, in figures: prints the tables of docs/figures.md, for 2 to 6 players."""

import argparse
import os

from dreistein.lab.simulation.experiment import Experiment, simulate
from dreistein.lab.simulation.tally import KINDS, WHOLE_WIN, Tally
from dreistein.rules import EDITIONS
from dreistein.text.numbers import NumberFormat

SEED = "what players ask"


def tally_of(players: int, bot: str, edition: str, rounds: int) -> Tally:
    """So many rounds between equal bots."""
    whole = Tally(players)
    experiment = Experiment(EDITIONS[edition], players, (bot,) * players, rounds, SEED)
    for part in simulate(experiment, os.cpu_count() or 1):
        whole.merge(part)
    return whole


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=1_000_000)
    options.add_argument("--bot", default="greedy")
    options.add_argument("--edition", default="german", choices=list(EDITIONS))
    args = options.parse_args()
    number, percent = NumberFormat("en").number, NumberFormat("en").percent
    tallies = [tally_of(n, args.bot, args.edition, args.rounds) for n in range(2, 7)]
    print(f"{args.bot}, {args.edition}, {number(args.rounds, 0)} rounds each\n")
    print("| | " + " | ".join(f"{t.players} players" for t in tallies) + " |")
    print("|---|" + "---:|" * len(tallies))

    def row(name: str, cells: list[str]) -> None:
        print(f"| {name} | " + " | ".join(cells) + " |")

    row("points of the opener", [number(t.opener.mean) for t in tallies])
    row("points of each other player", [number(t.others.mean) for t in tallies])
    row("**opening is worth**", [number(t.opener.mean - t.others.mean) for t in tallies])
    row("the opener has most", [percent(t.opener_wins / WHOLE_WIN / t.rounds) for t in tallies])
    row("chance alone", [percent(1 / t.players) for t in tallies])
    for kind, name in enumerate(KINDS[1:], start=1):
        row(f"rounds with a {name}", [percent(t.share(t.rounds_with[kind])) for t in tallies])
    hexagons = [sum(sum(seat[3:]) for seat in t.bonuses) for t in tallies]
    placed = [sum(t.placed) for t in tallies]
    row(
        "placed tiles that close a hexagon",
        [percent(h / p) for h, p in zip(hexagons, placed, strict=True)],
    )
    row("**blocked rounds**", [percent(t.share(t.blocked)) for t in tallies])
    row("actions a round", [number(t.plies.mean) for t in tallies])
    row(
        "tiles drawn by each player", [number(sum(t.drawn) / t.players / t.rounds) for t in tallies]
    )


if __name__ == "__main__":
    main()
