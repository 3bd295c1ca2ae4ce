"""A strong opponent: it samples what it cannot see, many times, and plays every action out.

This is determinized Monte Carlo search, as good Scrabble programs do it (B. Sheppard, *World-
championship-caliber Scrabble*, 2002): it samples worlds that agree with everything it has seen,
tries every legal action in each of them, plays the round out by a simple policy, and takes the
action that leaves it furthest ahead on average; at a table of five or six, the one with the best
chance to win the match. It is the expert's search without the parts that look more than one action
ahead, and at tables of up to four without those that look at the others' habits.

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
LARGE = 5
"""From so many players on it plays for the match and infers what the others lack: for points alone
it won less often than by chance."""


@dataclass(frozen=True, slots=True)
class Strong:
    """Samples up to ``worlds`` worlds, as its time allows, on one core."""

    worlds: int = 4000
    name: ClassVar[str] = "strong"

    def __post_init__(self) -> None:
        check_worlds(self.worlds)

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        large = view.players >= LARGE
        search = Expert(
            worlds=self.worlds, inference=large, endgame=False, tree=False, match=large, habit=False
        )
        return search.choose(view, legal, random, MILLIS if millis is None else min(millis, MILLIS))
