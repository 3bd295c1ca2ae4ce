"""How well can be told who will come first in a round of samplers, and what would help?

``python bench/outlook.py FILE --players 6 --positions 200`` takes positions of rounds of samplers
(german) and tells the chance of every seat to have the most points at the round's end: by playouts
of the expert's in worlds that its seat infers, in worlds without inference, and with all racks
seen. With ``--played-on N``, samplers play on from such worlds, too, N times each: nothing tells
better how they play, and it takes some 0.1 s each time. What then happened judges them all, by the
logarithm of the chance that was told. Every position is a line of FILE, which is continued;
``--report`` prints the means.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import (
    PlayoutPolicy,
    State,
    WeightedSampler,
    Worlds,
    config_for,
    round_of,
    run_values,
    state_of,
)
from dreistein.kernel.worlds.worlds import sampler_for
from dreistein.rules import EDITIONS, Match, Round, View, view

PLAYOUTS = 400
PLAYS_ON = make_bot("sampler:worlds=40")
"""Who plays on: samplers too, with fewer worlds to be done sooner."""
INFERRED, UNIFORM, SEEN = "inferred", "without inference", "all racks seen"
Outlook = list[float]
"""By seat, in how many playouts it had the most points."""


def positions(players: int, seed: str) -> Iterator[tuple[int, Round, View, int]]:
    """One decision from each round of matches, with its number and who came first in the end."""
    sampler, number = make_bot("sampler"), 0
    while True:
        random = Random(f"{seed} {number}")
        match = Match.seeded(f"{seed} {number}", EDITIONS["german"], players)
        number += 1
        while True:
            met: list[tuple[Round, View]] = []
            while match.round.end is None:
                round, legal = match.round, list(match.round.legal_actions())
                seen = view(round, round.turn, totals=match.before, number=match.number)
                if len(legal) > 1 and round.history:
                    met.append((round, seen))
                action = sampler.choose(seen, legal, random) if len(legal) > 1 else legal[0]
                match = match.apply(action, round.turn)
            first = int(np.argmax(match.round.scores))
            yield number * 100 + match.number, *random.choice(met), first
            if match.over or match.full:
                break
            match = match.next_round()


def seeing(worlds: Worlds, round: Round) -> WeightedSampler:
    """Worlds of a seat that sees all racks: only the stock is dealt anew."""
    true = state_of(round)
    stock = sum(1 << at for at in range(true.at, 56))
    allowed = [0] * 56
    for at, tile in enumerate(true.order):
        allowed[tile] = stock if at >= true.at else 1 << at
    facts = replace(worlds.facts, allowed=allowed)
    return WeightedSampler(sampler_for(true, facts, [true.order]))


def by_playouts(sampler: WeightedSampler, policy: PlayoutPolicy, seen: View, seed: int) -> Outlook:
    """In how many playouts each seat has the most points."""
    config, objective = config_for(seen.edition, seen.players), objective_for(seen)
    outlook = []
    for seat in range(seen.players):  # the same playouts again, looked at by another seat
        points, wins = np.zeros((PLAYOUTS, 2), np.int32), np.zeros((PLAYOUTS, 2))
        scratch = State(config), State(config)
        run_values(*scratch, sampler, policy, objective, seat, seed, 0, points, wins)
        outlook.append(float((points[:, 0] > points[:, 1]).sum()))
    return outlook


def by_samplers(sampler: WeightedSampler, seen: View, times: int, random: Random) -> Outlook:
    """The same, if samplers play on."""
    state, seed = State(config_for(seen.edition, seen.players)), random.getrandbits(62)
    outlook = [0.0] * seen.players
    for index in range(times):
        sampler.sample_into(state, seed, index)
        round = round_of(state)
        while round.end is None:
            legal = list(round.legal_actions())
            theirs = view(round, round.turn)
            round = round.apply(PLAYS_ON.choose(theirs, legal, random) if legal[1:] else legal[0])
        outlook[int(np.argmax(round.scores))] += 1
    return outlook


def outlooks(round: Round, seen: View, played_on: int, random: Random) -> dict[str, Outlook]:
    worlds, expert = Worlds(seen), Expert()
    root, seat = worlds.root, worlds.root.turn
    inference = expert.inference_for(root, seat)
    samplers = {
        INFERRED: WeightedSampler(worlds.sampler, inference.weights),
        UNIFORM: WeightedSampler(worlds.sampler),
        SEEN: seeing(worlds, round),
    }
    policy, seed = expert.policy_for(root, inference, seat), random.getrandbits(62)
    told = {name: by_playouts(each, policy, seen, seed) for name, each in samplers.items()}
    for name in (INFERRED, SEEN) if played_on else ():
        told[f"{name}, samplers play on"] = by_samplers(samplers[name], seen, played_on, random)
    return told


def report(path: Path) -> None:
    """The mean logarithm of the chance that was told of what happened; more is better."""
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    print(f"{len(rows)} positions")
    told = {
        name: np.array([_log_chance(row["told"][name], row["first"]) for row in rows])
        for name in rows[0]["told"]
    }
    for name, values in told.items():
        more = values - told[INFERRED]
        print(
            f"{name}: {values.mean():.3f}, "
            f"{more.mean():+.3f} ± {1.96 * more.std() / len(more) ** 0.5:.3f} than inferred"
        )


def _log_chance(outlook: Outlook, first: int) -> float:
    """Half a playout more for every seat, so that nothing is impossible."""
    return float(np.log((outlook[first] + 0.5) / (sum(outlook) + 0.5 * len(outlook))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--played-on", type=int, default=0)
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args()
    if args.report:
        report(args.file)
        return
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    done = {json.loads(line)["number"] for line in lines}
    for number, round, seen, first in positions(args.players, args.seed):
        if len(done) >= args.positions:
            break
        if number not in done:
            random = Random(f"{args.seed} {args.players} {number}")
            told = outlooks(round, seen, args.played_on, random)
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, "first": first, "told": told}) + "\n")
            done.add(number)


if __name__ == "__main__":
    main()
