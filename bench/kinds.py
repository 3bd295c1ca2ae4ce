"""Whose playouts tell best what an action is worth at a table of samplers?

``python bench/kinds.py FILE --players 6 --positions 200`` takes positions of rounds of samplers
(german) with a choice of placements. The true value of a placement is what comes of it if samplers
play on from there, in worlds that agree with the seat's view: the chance to win the match after the
round. Each kind of playouts then chooses by so many worlds of its own, and so do several kinds
together and the sampler's own rule. Every position is a line of FILE, which is continued.
``--report`` prints by how much each choice beats placing at random.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.bots.expert.halving import Arm, Trials
from dreistein.bots.expert.playout_weights import (
    CAREFUL,
    EVEN_ODDS,
    GREEDY,
    LOW_FIRST,
    RIVALS,
    STRAIGHT,
)
from dreistein.bots.expert.win_chance import chance, objective_for
from dreistein.kernel import PlayoutPolicy, WeightedSampler, Worlds, action_code, round_of
from dreistein.rules import EDITIONS, Match, Placement, Round, View, view
from dreistein.rules.actions import Action

KINDS = {
    "rivals": PlayoutPolicy(RIVALS[:1], RIVALS[1:], [EVEN_ODDS] * 6),
    "greedy": PlayoutPolicy([GREEDY]),
    "straight": PlayoutPolicy([STRAIGHT]),
    "careful": PlayoutPolicy([CAREFUL]),
    "low first": PlayoutPolicy([LOW_FIRST]),
}
TOGETHER = (["rivals", "greedy", "straight"], [*KINDS])
LEAD = "the sampler's rule"
WORLDS, PLAYED_ON = 300, 60
"""The worlds for each kind of playouts, and those in which samplers play on."""
PLIES, MOST_PLACEMENTS = (2, 26), 12
"""Where in a round a position is looked for, and with how many placements at most."""
PLAYS_ON = make_bot("sampler:worlds=40")
"""Who plays on: samplers too, with fewer worlds to be done sooner."""


def positions(players: int, seed: str) -> Iterator[tuple[int, Round, View]]:
    """One decision with a choice from each round of matches, with its number."""
    sampler, number = make_bot("sampler"), 0
    while True:
        random = Random(f"{seed} {number}")
        match = Match.seeded(f"{seed} {number}", EDITIONS["german"], players)
        number += 1
        while True:
            ply, found = random.randrange(*PLIES), False
            while match.round.end is None:
                round, legal = match.round, list(match.round.legal_actions())
                seen = view(round, round.turn, totals=match.before, number=match.number)
                choice = len(placements(round)) in range(2, MOST_PLACEMENTS + 1)
                if not found and len(round.history) >= ply and choice and len(seen.hand) > 1:
                    found = True
                    yield number * 100 + match.number, round, seen
                action = sampler.choose(seen, legal, random) if len(legal) > 1 else legal[0]
                match = match.apply(action, round.turn)
            if match.over or match.full:
                break
            match = match.next_round()


def placements(round: Round) -> list[Action]:
    return [action for action in round.legal_actions() if isinstance(action, Placement)]


def came_of(round: Round, seat: int, totals: tuple[int, ...], random: Random) -> float:
    """The chance of a seat to win the match, once samplers have played the round to its end."""
    while round.end is None:
        legal = list(round.legal_actions())
        seen = view(round, round.turn)
        action = PLAYS_ON.choose(seen, legal, random) if len(legal) > 1 else legal[0]
        round = round.apply(action)
    after = [total + score for total, score in zip(totals, round.scores, strict=True)]
    own = after.pop(seat)
    return chance(round.players, own, max(after))


def judged(round: Round, seen: View, random: Random) -> dict[str, Any]:
    """What placements are worth if samplers play on, and what each kind of playouts says."""
    seat, worlds, choices = round.turn, Worlds(seen), placements(round)
    seed = random.getrandbits(62)
    true = np.zeros(len(choices))
    for index in range(PLAYED_ON):
        world = round_of(worlds.sample(seed, index))
        luck = random.getrandbits(62)
        true += [came_of(world.apply(a), seat, seen.totals, Random(luck)) for a in choices]
    expert, root = Expert(), worlds.root
    sampler = WeightedSampler(worlds.sampler, expert.inference_for(root, seat).weights)
    arms = [Arm(action_code(root, action)) for action in choices]
    told = {}
    for kind, policy in KINDS.items():
        trials = Trials(sampler, [policy], objective_for(seen), root, random.getrandbits(62))
        stats = trials.try_all(arms, WORLDS)
        told[kind] = [float(entry.wins.mean()) for entry in stats]
        if kind == "greedy":
            told[LEAD] = [float(entry.leads.mean()) for entry in stats]
    return {"true": (true / PLAYED_ON).tolist(), "told": told}


def report(path: Path) -> None:
    """How much better than a random placement each choice is, and than that of *rivals*."""
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    print(f"{len(rows)} positions")
    rules = [[LEAD], *([kind] for kind in KINDS), *TOGETHER]
    gains = {}
    for kinds in rules:
        chosen = [np.sum([row["told"][kind] for kind in kinds], axis=0).argmax() for row in rows]
        values = [row["true"] for row in rows]
        gains[" + ".join(kinds)] = np.array(
            [value[at] - np.mean(value) for value, at in zip(values, chosen, strict=True)]
        )
    for name, gain in gains.items():
        more = gain - gains["rivals"]
        print(
            f"{name}: {gain.mean():.3%} of a win better than at random, "
            f"{more.mean():+.3%} ± {1.96 * more.std() / len(more) ** 0.5:.3%} than rivals"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", default="kinds")
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args()
    if args.report:
        report(args.file)
        return
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    done = {json.loads(line)["number"] for line in lines}
    for number, round, seen in positions(args.players, args.seed):
        if len(done) >= args.positions:
            break
        if number not in done:
            row = judged(round, seen, Random(f"{args.seed} {args.players} {number}"))
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, **row}) + "\n")
            done.add(number)


if __name__ == "__main__":
    main()
