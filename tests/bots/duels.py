"""Rounds of two bots, each deal played from both seats."""

from random import Random

from dreistein.bots import make_bot
from dreistein.rules import EDITIONS, Edition, Round, view

UNHURRIED = 3_600_000
"""Milliseconds that no decision takes, so that the number of worlds alone decides."""


def margins(
    level: str, other: str, pairs: int, edition: Edition = EDITIONS["german"], seed: str = "levels"
) -> list[int]:
    """By how many points the first bot is ahead after both rounds of each pair."""
    bots = make_bot(level), make_bot(other)
    found = []
    for number in range(pairs):
        margin, random = 0, Random(number)
        for first in (0, 1):
            round = Round.seeded(f"{seed} {number}", edition)
            while round.end is None:
                seen, legal = view(round, round.turn), list(round.legal_actions())
                action = bots[round.turn ^ first].choose(seen, legal, random, UNHURRIED)
                round = round.apply(action)
            margin += round.scores[first] - round.scores[1 - first]
        found.append(margin)
    return found
