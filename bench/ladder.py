"""The steps of the ladder: matches of two between its rungs, and the ratings that follow.

``python bench/ladder.py play FILE --matches 400`` plays every rung against the one below at both
draw rules (german) and appends a line per pair to FILE; ``--all`` plays all against all.
``python bench/ladder.py rate FILE`` fits ratings to all lines of a file.

Deals are duplicated with the seats swapped. Rungs that go by taste alone decide on the kernel's
position, from what their seat knows, which is a hundred times as quick as by a view. Whoever thinks
as the expert does gets ``--worlds`` worlds, without the endgame solver, instead of a time, so that
the results do not depend on the machine; ``klara`` where one must place keeps her share of them.
"""

import argparse
import csv
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.bots.ladder.characters import Handicap, Player
from dreistein.bots.ladder.ratings import RUNGS
from dreistein.bots.ladder.weighted import WeightedBot
from dreistein.kernel import State, action_text, config_for, view_of
from dreistein.lab.tournament.ratings import ratings
from dreistein.rules import EDITIONS
from dreistein.rules.actions import parse_action

FREE, MUST_PLACE = "normal", "must_place"
EDITION = {
    FREE: EDITIONS["german"],
    MUST_PLACE: replace(EDITIONS["german"], must_place=True),
}
MOST_ROUNDS = 200
EACH = 100_000
"""Every line counts as so many matches for the ratings, so that what they assume of pairs that
never met does not pull steps with few matches together."""
FIELDS = ("rule", "above", "below", "matches", "wins", "margin", "points", "other_points", "worlds")

Decide = Callable[[State, list[int], Random, tuple[int, ...]], int]


def limited(bot: Any, worlds: int) -> Any:
    """The same bot with a number of worlds where it would think for a time."""
    if isinstance(bot, Player):
        return replace(
            bot, free=limited(bot.free, worlds), must_place=limited(bot.must_place, worlds)
        )
    if isinstance(bot, Handicap):
        return replace(bot, best=limited(bot.best, worlds))
    if isinstance(bot, Expert):
        few = min(bot.worlds, worlds) or worlds
        return Expert(worlds=few, millis=3_600_000, endgame=False)
    return bot


def decider(bot: Any) -> Decide:
    """How a bot decides on a position of the kernel."""
    if isinstance(bot, Player):
        ways = {False: decider(bot.free), True: decider(bot.must_place)}
        return lambda state, legal, random, totals: ways[state.config.edition.must_place](
            state, legal, random, totals
        )
    if isinstance(bot, Handicap):
        policies = {id(policy): decider(policy) for policy in (bot.best, bot.easy)}
        return lambda state, legal, random, totals: policies[
            id(bot.policy_for(totals, state.turn))
        ](state, legal, random, totals)
    if isinstance(bot, WeightedBot) and not bot.worlds:
        return lambda state, legal, random, totals: bot.decide(state, legal, random)

    def by_view(state: State, legal: list[int], random: Random, totals: tuple[int, ...]) -> int:
        actions = {parse_action(action_text(state, code)): code for code in legal}
        seen = view_of(state, state.turn, totals=totals)
        return actions[bot.choose(seen, list(actions), random)]

    return by_view


def play(rule: str, deciders: tuple[Decide, Decide], seed: str, rotation: int) -> tuple[int, ...]:
    """The totals of a match, and the number of its rounds."""
    edition = EDITION[rule]
    config, totals, number = config_for(edition, 2), (0, 0), 0
    while max(totals) < edition.target and number < MOST_ROUNDS:
        order = list(range(56))
        Random(f"{seed}/{number}").shuffle(order)
        random = Random(f"{seed}/{number}/{rotation}")
        state = State(config)
        state.deal(order)
        while not state.end:
            legal = state.legal()
            few = len(legal) == 1
            state.apply(legal[0] if few else deciders[state.turn](state, legal, random, totals))
        totals = (totals[0] + state.scores[0], totals[1] + state.scores[1])
        number += 1
    return (*totals, number)


def duel(rule: str, above: str, below: str, matches: int, seed: str, worlds: int) -> dict[str, Any]:
    """A line of the file: how often one rung wins against another."""
    first, second = (decider(limited(make_bot(rung), worlds)) for rung in (above, below))
    blocks, points, rounds = list[float](), [0, 0], 0
    for block in range(matches // 2):
        won = 0.0
        for rotation in (0, 1):
            seats = (second, first) if rotation else (first, second)
            *totals, played = play(rule, seats, f"{seed}/{rule}/{block}", rotation)
            mine, other = totals[rotation], totals[1 - rotation]
            won += 0.5 if mine > other else 0.25 if mine == other else 0.0
            points[0] += mine
            points[1] += other
            rounds += played
        blocks.append(won)
    mean = sum(blocks) / len(blocks)
    spread = sqrt(sum((won - mean) ** 2 for won in blocks) / max(1, len(blocks) - 1))
    return {
        "rule": rule,
        "above": above,
        "below": below,
        "matches": 2 * len(blocks),
        "wins": round(mean, 4),
        "margin": round(1.96 * spread / sqrt(len(blocks)), 4),
        "points": round(points[0] / rounds, 1),
        "other_points": round(points[1] / rounds, 1),
        "worlds": worlds,
    }


def rate(lines: Iterable[dict[str, str]]) -> dict[str, list[float]]:
    """Ratings by rule, in the order of the rungs, the lowest rung being 1000."""
    wins = {rule: [[0.0] * len(RUNGS) for _ in RUNGS] for rule in EDITION}
    for line in lines:
        a, b = RUNGS.index(line["above"]), RUNGS.index(line["below"])
        share = float(line["wins"])
        wins[line["rule"]][a][b] += EACH * share
        wins[line["rule"]][b][a] += EACH * (1 - share)
    return {
        rule: [1000 + rating - fitted[0] for rating in fitted]
        for rule, table in wins.items()
        if (fitted := ratings(table))
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["play", "rate"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--rule", choices=list(EDITION))
    parser.add_argument("--pair", nargs=2, metavar=("ABOVE", "BELOW"))
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    if args.task == "rate":
        with args.file.open(encoding="utf-8") as file:
            rated = rate(csv.DictReader(file))
        print("level", *rated, sep=",")
        for at, rung in enumerate(RUNGS):
            print(rung, *(round(row[at]) for row in rated.values()), sep=",")
        return
    pairs = [args.pair] if args.pair else [(b, a) for a, b in combinations(RUNGS, 2)]
    if not args.pair and not args.all:
        pairs = list(zip(RUNGS[1:], RUNGS, strict=False))
    done: defaultdict[tuple[str, ...], int] = defaultdict(int)
    if args.file.exists():
        with args.file.open(encoding="utf-8") as file:
            for line in csv.DictReader(file):
                done[line["rule"], line["above"], line["below"]] += int(line["matches"])
    for rule in [args.rule] if args.rule else EDITION:
        for above, below in pairs:
            if done[rule, above, below] and not args.pair:
                continue
            started = process_time()
            line = duel(rule, above, below, args.matches, args.seed, args.worlds)
            fresh = not args.file.exists()
            with args.file.open("a", encoding="utf-8", newline="") as out:
                writer = csv.DictWriter(out, FIELDS)
                if fresh:
                    writer.writeheader()
                writer.writerow(line)
            print(line, f"{process_time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
