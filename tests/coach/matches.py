"""Matches for the coach: as they stood at the end of each round, and as the record ends."""

from random import Random

from dreistein.bots.greedy import Greedy
from dreistein.rules import EDITIONS, Edition, Match, Round, Solitaire, view
from dreistein.rules.actions import Action

GERMAN = EDITIONS["german"]


def greedy(round: Round, random: Random) -> Action:
    legal = list(round.legal_actions())
    return Greedy().choose(view(round, round.turn), legal, random)


def anything(round: Round, random: Random) -> Action:
    return random.choice(list(round.legal_actions()))


def played(
    seed: str,
    players: int = 2,
    *,
    edition: Edition = GERMAN,
    solitaire: Solitaire | None = None,
    rounds: int = 20,
    actions: int = 10_000,
    wild: bool = False,
) -> list[Match]:
    """A match at the end of each round: whole, or its first ``rounds`` or ``actions``."""
    random, left = Random(seed), actions
    match = Match.seeded(seed, edition, players, solitaire=solitaire)
    ends: list[Match] = []
    while True:
        while match.round.end is None and left:
            match = match.apply((anything if wild else greedy)(match.round, random))
            left -= 1
        ends.append(match)
        if match.over or not left or len(ends) == rounds:
            return ends
        match = match.next_round(keep=False)
