"""How the expert spends its time: decision times, and how many ends it solves.

``python bench/expert.py --millis 100 --rounds 20`` plays rounds of two (german) against greedy. An
end is a decision at which the stock is empty and there is a choice.

``python bench/expert.py --millis 100 --rounds 40 --compare`` asks at every end that is solved what
the expert would do without solving, and what that loses.
"""

import argparse
from random import Random
from time import perf_counter, process_time

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert
from dreistein.rules import EDITIONS, Round, view
from dreistein.rules.actions import Action


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--millis", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--compare", action="store_true", help="what would be lost without solving")
    args = parser.parse_args()
    if args.compare:
        compare(args.millis, args.rounds)
        return
    expert, other = Expert(millis=args.millis), make_bot(args.other)
    times: list[float] = []
    busy: list[float] = []
    solved: dict[int, list[bool]] = {}
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
                solved.setdefault(min(held // 6 * 6, 30), []).append(best.exact)
            round = round.apply(best.action)
    for what, spent in (("on the clock", times), ("of a processor", busy)):
        median, high = np.percentile(spent, [50, 99])
        print(
            f"{len(spent)} decisions, ms {what}: "
            f"median {median:.1f}, 99 % {high:.1f}, slowest {max(spent):.1f}"
        )
    ends = [one for several in solved.values() for one in several]
    print(f"{len(ends)} ends, solved {np.mean(ends):.0%}")
    for held, several in sorted(solved.items()):
        print(f"  {held} tiles and more: {len(several)}, solved {np.mean(several):.0%}")


if __name__ == "__main__":
    main()
