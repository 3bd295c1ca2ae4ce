"""Who plays on each rung: what they like, how much they see, and how far they think.

Worlds rather than time set how far somebody thinks, so that a rung is the same on every machine.
Only ``sofia`` uses the time she gets, and ``klara`` where one may draw on purpose.
``bench/ladder.py`` measures the steps between the rungs; ``docs/decisions/0024-ladder.md`` has the
reasons.
"""

from dataclasses import replace
from functools import partial

from dreistein.bots.expert import Expert
from dreistein.bots.ladder.ease import Ease
from dreistein.bots.ladder.player import Player
from dreistein.bots.ladder.taste import Taste, hoard, likes

_CARELESS = (
    *(-982, -512, -584, -512, -512, -14290, -763, -200000, *[0] * 7, -477),
    *(-308, -1280, -297, -620, -270, -10781, 4, -200000, *[0] * 7, -239),
)
"""The least points where one must place: overlooks every bonus, and opens them for the others."""
_RECKLESS = likes(own_fits=-1.8, others_bonus=-2, unseen_fits=-5, own_bonus=-2, no_own_fits=-8)
"""Points now where one must place, and after us the deluge."""

_COLLECTOR = Taste(hoard(own_fits=2, no_own_fits=3), most=26)
"""Draws until the stock is nearly empty, and keeps what fits."""
_HOARDER = Taste(hoard(own_fits=0.3, no_own_fits=3), most=16)

Pip = partial(
    Player,
    "pip",
    free=Taste(likes(takes_bonus=-20), sight=0.58, noise=3),
    must_place=Taste(_CARELESS, worlds=300, share=0.3, generous=True),
)
Frida = partial(
    Player,
    "frida",
    free=Taste(
        likes(own_fits=4, no_own_fits=20, tile_value=-0.9, unseen_fits=1.3, takes_bonus=-50)
    ),
    must_place=Ease(
        Taste(
            likes(
                tile_value=-2,
                takes_bonus=-80,
                own_bonus=-5,
                others_bonus=-3,
                unseen_fits=-2.5,
            )
        ),
        Taste(_CARELESS),
        1,
    ),
)
Max = partial(
    Player,
    "max",
    free=Taste(likes(others_bonus=1.5, unseen_fits=1.6, own_bonus=1.4, own_fits=0.3)),
    must_place=Ease(Taste(_RECKLESS), Taste(_CARELESS), 1),
)
Zora = partial(
    Player,
    "zora",
    free=Ease(_COLLECTOR, Taste(hoard(takes_bonus=15, own_bonus=1.5), most=9), -130),
    must_place=Ease(
        Taste(
            likes(
                takes_bonus=40,
                own_bonus=4,
                others_bonus=-3,
                unseen_fits=-1,
                own_fits=-2,
                no_own_fits=-8,
            )
        ),
        Taste(_RECKLESS),
        1,
    ),
)
Bruno = partial(
    Player,
    "bruno",
    free=Ease(
        _COLLECTOR, Taste(hoard(others_bonus=3, unseen_fits=0.5, own_fits=0.1), most=14), -85
    ),
    must_place=Taste(likes(others_bonus=3, own_bonus=-0.6)),
)
Hilda = partial(
    Player,
    "hilda",
    free=Ease(Expert(worlds=100, endgame=False), _HOARDER, -55),
    must_place=Taste(
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
    free=Ease(Expert(), replace(_HOARDER, most=7), 150),
    must_place=Taste(
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
