"""A bot against a table full of samplers, its time counted by the processor.

``python bench/samplers.py FILE expert:millis=100 --players 6 --deals 30 --seed last6`` plays
matches (german): every deal once from every seat, with samplers on the others. Other programs on
the machine do not matter, since the bot's clock is the processor's. Every match is a line of FILE,
which is continued. ``--report`` prints the share of wins and the points per round.
"""

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from dreistein.bots import Bot, make_bot
from dreistein.bots.expert import expert
from dreistein.rules import EDITIONS, Match, view
from dreistein.rules.match import leaders

vars(expert)["perf_counter"] = process_time


def play(bot: Bot, players: int, seed: str, deal: int, seat: int) -> dict[str, Any]:
    """A whole match of a bot on a seat, and what came of it."""
    sampler = make_bot("sampler")
    match = Match.seeded(f"{seed} {deal}", EDITIONS["german"], players)
    random = Random(f"{seed} {deal} {seat}")
    rounds = []
    while True:
        while match.round.end is None:
            now, legal = match.round, list(match.round.legal_actions())
            seen = view(now, now.turn, totals=match.before, number=match.number)
            who = bot if now.turn == seat else sampler
            action = who.choose(seen, legal, random) if len(legal) > 1 else legal[0]
            match = match.apply(action, now.turn)
        rounds.append(match.round.scores)
        if match.over or match.full:
            break
        match = match.next_round()
    first = leaders(match.totals)
    won = (seat in first) / len(first)
    return {"deal": deal, "seat": seat, "won": won, "rounds": rounds}


def report(path: Path) -> None:
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    won = np.array([row["won"] for row in rows])
    own, others = [], []
    for row in rows:
        for scores in row["rounds"]:
            own.append(scores.pop(row["seat"]))
            others.append(np.mean(scores))
    print(
        f"{len(won)} matches, {won.mean():.1%} ± {1.96 * won.std() / len(won) ** 0.5:.1%} won, "
        f"{np.mean(own):.0f} : {np.mean(others):.0f} points per round"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("bot", nargs="?", default="expert:millis=100")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", default="samplers")
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args()
    if args.report:
        report(args.file)
        return
    played = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    done = {(row["deal"], row["seat"]) for row in map(json.loads, played)}
    bot = make_bot(args.bot)
    for deal in range(args.deals):
        for seat in range(args.players):
            if (deal, seat) not in done:
                with args.file.open("a", encoding="utf-8") as file:
                    row = play(bot, args.players, args.seed, deal, seat)
                    file.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
