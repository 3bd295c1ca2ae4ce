"""Small ends of random games, and what they are worth by plain minimax over the rules."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from dreistein.rules import EDITIONS, Edition, Round

WEIGHTS = (357, 373, 100, 332, -237, 1131, 332, -200_000, *[0] * 8) * 2
Worth = Callable[[tuple[int, ...]], float]


def brute_force(round: Round, own: int, worth: Worth) -> float:
    """What a position is worth to a seat if both do their best."""
    if round.end is not None:
        return worth(round.scores)
    values = [brute_force(round.apply(action), own, worth) for action in round.legal_actions()]
    return max(values) if round.turn == own else min(values)


def small_ends(seed: int, most_tiles: int) -> Iterator[Round]:
    """Positions of random games in which nothing is left to draw and few tiles are held."""
    random = Random(seed)
    few = Edition("few", deal=(20, 8, 8, 6, 6), draws=2, fruitless=4)
    editions = [*EDITIONS.values(), few, replace(few, must_place=True)]
    while True:
        edition = random.choice(editions)
        round = Round.seeded(str(random.random()), edition)
        while round.end is None:
            legal = list(round.legal_actions())
            # Mostly placing: games in which everybody draws end blocked, with hands full.
            action = random.choice(legal[:-1] or legal) if random.random() < 0.97 else legal[-1]
            round = round.apply(action)
            if not round.stock and round.end is None and sum(map(len, round.hands)) <= most_tiles:
                yield round
