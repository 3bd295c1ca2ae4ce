"""How the expert spends its time: decision times, and how many ends it solves.

``python bench/expert.py --millis 100 --rounds 20`` plays rounds of two (german) against greedy. An
end is a decision at which the stock is empty and there is a choice.
"""

import argparse
from random import Random
from time import perf_counter, process_time

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.rules import EDITIONS, Round, view


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--millis", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--other", default="greedy")
    args = parser.parse_args()
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
