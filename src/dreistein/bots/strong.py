"""A strong opponent: it samples what it cannot see, many times, and plays every action out.

This is determinized Monte Carlo search, as good Scrabble programs do it (B. Sheppard, *World-
championship-caliber Scrabble*, 2002): it samples worlds that agree with everything it has seen,
tries every legal action in each of them, plays the round out by a simple policy, and takes the
action that leaves it furthest ahead on average; at a table of five, the one with the best chance to
win the match. It is the expert's search without the parts that look at the others' habits
and more than one action ahead.

>>> from random import Random
>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> legal = list(round.legal_actions())
>>> Strong(worlds=40).choose(view(round, 1), legal, Random(1)) in legal
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from dreistein.bots.expert import Expert
from dreistein.bots.sampler import check_worlds
from dreistein.rules.actions import Action
from dreistein.rules.view import View

MILLIS = 50
"""The most time for a decision."""
FOR_THE_MATCH = 5
"""With so many players it plays for the match: for points alone it won less often than by chance,
and collecting tiles is a gamble that only a match rewards."""


@dataclass(frozen=True, slots=True)
class Strong:
    """Samples up to ``worlds`` worlds, as its time allows, on one core."""

    worlds: int = 1000
    name: ClassVar[str] = "strong"

    def __post_init__(self) -> None:
        check_worlds(self.worlds)

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        search = Expert(
            worlds=self.worlds,
            inference=False,
            endgame=False,
            tree=False,
            match=view.players == FOR_THE_MATCH,
            habit=False,
        )
        return search.choose(view, legal, random, MILLIS if millis is None else min(millis, MILLIS))
