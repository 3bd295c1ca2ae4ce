"""Who plays on each rung: what they like, how much they see, and how far they think.

Worlds rather than time set how far somebody thinks, so that a rung is the same on every machine.
Only ``sofia`` uses the time she gets, and ``klara`` where one may draw on purpose.
``bench/ladder.py`` measures the steps between the rungs; ``docs/decisions/0024-ladder.md`` has the
reasons.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import ClassVar

from dreistein.bots.base import Bot
from dreistein.bots.expert import Expert
from dreistein.bots.ladder.weighted import WeightedBot, hoard, likes
from dreistein.rules.actions import Action
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Player:
    """Plays in one policy where one may draw on purpose, and in another where one must place."""

    name: str
    free: Bot
    must_place: Bot

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        policy = self.must_place if view.edition.must_place else self.free
        return policy.choose(view, legal, random, millis)


@dataclass(frozen=True, slots=True)
class Handicap:
    """Plays its best in rounds that begin with a lead below ``ahead`` points, easily in others.

    A negative ``ahead`` means that it wakes up only once it is that far behind.
    """

    best: Bot
    easy: Bot
    ahead: int
    name: ClassVar[str] = "handicap"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        return self.policy_for(view.totals, view.seat or 0).choose(view, legal, random, millis)

    def policy_for(self, totals: Sequence[int], seat: int) -> Bot:
        """How it plays a round that begins with these totals; alone, nobody is ahead."""
        others = [total for at, total in enumerate(totals) if at != seat]
        lead = totals[seat] - max(others) if others else 0
        return self.best if lead < self.ahead else self.easy


_CARELESS = (
    *(-982, -512, -584, -512, -512, -14290, -763, -200000, *[0] * 7, -477),
    *(-308, -1280, -297, -620, -270, -10781, 4, -200000, *[0] * 7, -239),
)
"""The least points where one must place: overlooks every bonus, and opens them for the others."""
_RECKLESS = likes(own_fits=-1.8, others_bonus=-2, unseen_fits=-5, own_bonus=-2, no_own_fits=-8)
"""Points now where one must place, and after us the deluge."""

_COLLECTOR = WeightedBot(hoard(own_fits=2, no_own_fits=3), most=26)
"""Draws until the stock is nearly empty, and keeps what fits."""
_HOARDER = WeightedBot(hoard(own_fits=0.3, no_own_fits=3), most=16)

Pip = partial(
    Player,
    "pip",
    free=WeightedBot(likes(takes_bonus=-20), sight=0.58, noise=3),
    must_place=WeightedBot(_CARELESS, worlds=300, share=0.3, generous=True),
)
Frida = partial(
    Player,
    "frida",
    free=WeightedBot(
        likes(own_fits=4, no_own_fits=20, tile_value=-0.9, unseen_fits=1.3, takes_bonus=-50)
    ),
    must_place=Handicap(
        WeightedBot(
            likes(tile_value=-2, takes_bonus=-80, own_bonus=-5, others_bonus=-3, unseen_fits=-2.5)
        ),
        WeightedBot(_CARELESS),
        1,
    ),
)
Max = partial(
    Player,
    "max",
    free=WeightedBot(likes(others_bonus=1.5, unseen_fits=1.6, own_bonus=1.4, own_fits=0.3)),
    must_place=Handicap(WeightedBot(_RECKLESS), WeightedBot(_CARELESS), 1),
)
Zora = partial(
    Player,
    "zora",
    free=Handicap(_COLLECTOR, WeightedBot(hoard(takes_bonus=15, own_bonus=1.5), most=9), -130),
    must_place=Handicap(
        WeightedBot(
            likes(
                takes_bonus=40,
                own_bonus=4,
                others_bonus=-3,
                unseen_fits=-1,
                own_fits=-2,
                no_own_fits=-8,
            )
        ),
        WeightedBot(_RECKLESS),
        1,
    ),
)
Bruno = partial(
    Player,
    "bruno",
    free=Handicap(
        _COLLECTOR, WeightedBot(hoard(others_bonus=3, unseen_fits=0.5, own_fits=0.1), most=14), -85
    ),
    must_place=WeightedBot(likes(others_bonus=3, own_bonus=-0.6)),
)
Hilda = partial(
    Player,
    "hilda",
    free=Handicap(Expert(worlds=100, endgame=False), _HOARDER, -55),
    must_place=WeightedBot(
        likes(
            own_fits=3,
            no_own_fits=4,
            own_bonus=1.2,
            others_bonus=1.2,
            unseen_fits=0.2,
            tile_value=-0.8,
            takes_bonus=4,
        )
    ),
)
Klara = partial(
    Player,
    "klara",
    free=Handicap(Expert(), replace(_HOARDER, most=7), 150),
    must_place=WeightedBot(
        likes(
            others_bonus=3,
            own_bonus=1.2,
            tile_value=-0.8,
            unseen_fits=8,
            own_fits=0.4,
            no_own_fits=2,
            takes_bonus=4,
        ),
        worlds=22,
    ),
)
Sofia = partial(Player, "sofia", free=Expert(), must_place=Expert())
