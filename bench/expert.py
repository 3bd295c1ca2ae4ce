"""How the expert spends its time: decision times, and how many ends it solves.

``python bench/expert.py --millis 100 --rounds 20`` plays rounds of two (german) against greedy. An
end is a decision at which the stock is empty and there is a choice. It is solved in points if the
chosen action was proved to be best, points included, and in chance to win if no other action can
have a better chance to win the match: it wins for sure, or all of them lose for sure. What is
solved in points is solved in chance to win, too.

``python bench/expert.py --millis 100 --rounds 40 --compare`` asks at every end that is solved what
the expert would do without solving, and what that loses.

``python bench/expert.py --plans 5 --rounds 100`` asks along rounds of matches between samplers
whether to hoard: which plan is better by 300 worlds, and what it gains in the world as it is, with
everybody's true rack. Every decision counts there, so it needs far fewer rounds than counting wins.

``python bench/expert.py --threads 2 --players 4 --millis 100`` asks along such rounds how many
playouts a decision and a hint get with so many threads, compared with one. It needs free cores.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, process_time
from unittest.mock import patch

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert
from dreistein.bots.expert.halving import UTILITY, WIN, Arm, ArmStats, Trials
from dreistein.bots.expert.win_chance import chance, objective_for
from dreistein.kernel import Worlds, action_code, state_of
from dreistein.kernel.worlds.facts import ALL, facts_of
from dreistein.kernel.worlds.sampler_cy import WorldSampler
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules import EDITIONS, Match, Round, View, view
from dreistein.rules.actions import DRAW, Action


def compare(millis: int, rounds: int) -> None:
    """What searching loses where solving finds the best: in points and in chances to win."""
    solving, searching = Expert(millis=20 * millis), Expert(millis=millis, endgame=False)
    lost: list[tuple[float, float]] = []
    for number in range(rounds):
        round, random = Round.seeded(f"ends {number}", EDITIONS["german"]), Random(number)
        while round.end is None:
            seen, legal = view(round, round.turn), list(round.legal_actions())
            if len(legal) > 1 and not round.stock:
                ranked = solving.rank(seen, legal, random)
                exact: dict[Action, Ranked] = {one.action: one for one in ranked if one.exact}
                chosen = searching.choose(seen, legal, random)
                best = ranked[0]
                if best.exact and chosen in exact:
                    other = exact[chosen]
                    lost.append((best.lead - other.lead, (best.win or 0) - (other.win or 0)))
            round = round.apply(searching.choose(seen, legal, random))
    points, chances = np.array(lost).T
    print(
        f"{len(lost)} ends solved: without that {np.mean(chances > 1e-9):.1%} of the choices are "
        f"worse, by {np.mean(chances):.2%} of a win and {np.mean(points):.2f} points on average, "
        f"{np.max(chances):.1%} and {np.max(points):.0f} points at most"
    )


def decisions(players: int, rounds: int) -> Iterator[tuple[Round, View, Random]]:
    """Turns of samplers in matches (german) at whose start one may draw, and a view of each."""
    sampler, number, played = make_bot("sampler:worlds=100"), 0, 0
    while played < rounds:
        match = Match.seeded(f"plans {number}", EDITIONS["german"], players)
        number += 1
        while played < rounds:
            while match.round.end is None:
                round = match.round
                random = Random(f"plans {number} {match.number} {len(round.history)}")
                legal = list(round.legal_actions())
                seen = match.view(round.turn)
                if len(legal) > 1 and round.board.placements and DRAW in legal and not round.drawn:
                    yield round, seen, random
                action = sampler.choose(seen, legal, random) if len(legal) > 1 else legal[0]
                match = match.apply(action, round.turn)
            played += 1
            if match.over or match.full:
                break
            match = match.next_round()


def value_of_plans(round: Round, seen: View, random: Random) -> tuple[float, float]:
    """How much better hoarding is than the best way without it: by 300 worlds, and in the true one,
    where only the order of the stock is open. In chances to win the match."""
    expert, seat = Expert(), round.turn
    worlds, objective = Worlds(seen), objective_for(seen)
    inference = expert.inference_for(worlds.root, seat)
    policy = expert.policy_for(worlds.root, inference, seat)
    codes = [action_code(worlds.root, action) for action in round.legal_actions()]
    sampler = WeightedSampler(worlds.sampler, inference.weights)
    trials = Trials(sampler, [policy], objective, worlds.root, random.getrandbits(62))
    stats = trials.try_all([Arm(code, plan) for code in codes for plan in (0, 1)], 300)
    straight, hoard = (
        max((s for s in stats if s.arm.plan == plan), key=lambda s: s.mean(UTILITY))
        for plan in (0, 1)
    )
    root, holders = state_of(round), facts_of(seen).holders
    truth = WorldSampler(root, [ALL] * 56, [list(root.order)], [], holders, [], -1, 1)
    trials = Trials(WeightedSampler(truth), [policy], objective, root, random.getrandbits(62))
    without, having = trials.try_all([straight.arm, hoard.arm], 150)
    told = hoard.mean(UTILITY) - straight.mean(UTILITY)
    return told, having.mean(WIN) - without.mean(WIN)


def plans(players: int, rounds: int) -> None:
    """What hoarding gains where playouts prefer it, by the chance before the round."""
    rows = []
    for round, seen, random in decisions(players, rounds):
        totals = list(seen.totals)
        own = totals.pop(round.turn)
        before = chance(players, own, max(totals))
        rows.append((before * players, *value_of_plans(round, seen, random)))
    before, told, true = np.array(rows).T
    for low, high in ((0, 99), (0, 0.5), (0.5, 0.85), (0.85, 1.25), (1.25, 99)):
        part = (before >= low) & (before < high)
        gain = np.where(told > 0, true, 0)[part]
        if not len(gain):
            continue
        print(
            f"{low} to {high} of an even chance before the round: {len(gain)} decisions, hoards at "
            f"{np.mean(told[part] > 0):.0%}, gains {np.mean(gain):.3%} of a win a decision "
            f"± {1.96 * np.std(gain) / len(gain) ** 0.5:.3%}"
        )


def threads(count: int, players: int, rounds: int, millis: int) -> None:
    """Playouts per decision and per hint with several threads, and with one."""
    extend, played = Trials.extend, 0

    def counting(trials: Trials, stats: Sequence[ArmStats], worlds: int) -> None:
        nonlocal played
        played += worlds * len(stats)
        extend(trials, stats, worlds)

    experts = [Expert(millis=millis, threads=each) for each in (1, count)]
    found: dict[str, list[list[tuple[int, float]]]] = {"choose": [[], []], "rank": [[], []]}
    with patch.object(Trials, "extend", counting):
        for at, (round, seen, _) in enumerate(decisions(players, rounds)):
            legal = list(round.legal_actions())
            for what, (one, several) in found.items():
                for expert, rows in [*zip(experts, (one, several), strict=True)][:: 1 - at % 2 * 2]:
                    played, begun = 0, perf_counter()
                    getattr(expert, what)(seen, legal, Random(at))
                    rows.append((played, 1000 * (perf_counter() - begun)))
    for what, pair in found.items():
        (alone, while_alone), (shared, while_shared) = (np.mean(rows, axis=0) for rows in pair)
        print(
            f"{what}: {len(pair[0])} times, {alone:.0f} playouts in {while_alone:.0f} ms on one "
            f"thread, {shared:.0f} in {while_shared:.0f} ms on {count}; per ms "
            f"{shared / while_shared / (alone / while_alone):.2f} times as many"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--millis", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--compare", action="store_true", help="what would be lost without solving")
    parser.add_argument(
        "--plans", type=int, choices=(5, 6), help="does hoarding pay, with so many?"
    )
    parser.add_argument("--threads", type=int, help="what so many threads gain")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 7))
    args = parser.parse_args()
    if args.threads is not None:
        threads(args.threads, args.players, args.rounds, args.millis)
        return
    if args.plans is not None:
        plans(args.plans, args.rounds)
        return
    if args.compare:
        compare(args.millis, args.rounds)
        return
    expert, other = Expert(millis=args.millis), make_bot(args.other)
    times: list[float] = []
    busy: list[float] = []
    solved: dict[int, list[tuple[bool, bool]]] = {}
    for number in range(args.rounds):
        round, random = Round.seeded(f"bench {number}", EDITIONS["german"]), Random(number)
        while round.end is None:
            seen, legal = view(round, round.turn), list(round.legal_actions())
            if round.turn != number % 2:
                round = round.apply(other.choose(seen, legal, random))
                continue
            if len(legal) == 1:
                round = round.apply(legal[0])
                continue
            begun, worked = perf_counter(), process_time()
            best = expert.rank(seen, legal, random)[0]
            times.append(1000 * (perf_counter() - begun))
            busy.append(1000 * (process_time() - worked))
            if not round.stock:
                held = sum(map(len, round.hands))
                solved.setdefault(min(held // 6 * 6, 30), []).append((best.exact, best.sure))
            round = round.apply(best.action)
    for what, spent in (("on the clock", times), ("of a processor", busy)):
        median, high = np.percentile(spent, [50, 99])
        print(
            f"{len(spent)} decisions, ms {what}: "
            f"median {median:.1f}, 99 % {high:.1f}, slowest {max(spent):.1f}"
        )
    ends = [one for several in solved.values() for one in several]
    print(f"{len(ends)} ends, {shares(ends)}")
    for held, several in sorted(solved.items()):
        print(f"  {held} tiles and more: {len(several)}, {shares(several)}")


def shares(ends: list[tuple[bool, bool]]) -> str:
    """How many ends were solved: in points, and as to who wins the match."""
    points, chance = np.mean(ends, axis=0)
    return f"best in points proved in {points:.0%}, best in chance to win in {chance:.0%}"


if __name__ == "__main__":
    main()
