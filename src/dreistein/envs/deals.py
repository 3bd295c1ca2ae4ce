"""New games: from a seed that is given, or from those that follow from it.

``reset(seed=7)`` deals what the seed ``7`` deals everywhere in Dreistein. Every ``reset()`` after
that deals from a seed of its own, which depends on the 7 alone.

>>> from numpy.random import default_rng
>>> random = default_rng(7)
>>> [new_game(Settings(), random, seed).match.seed for seed in (7, None)]
['7', '5765488047046174021']
"""

from collections.abc import Mapping
from typing import Any

from numpy.random import Generator

from dreistein.envs.errors import EnvSetting
from dreistein.envs.game import Game, Settings
from dreistein.rules.deal import Deal
from dreistein.rules.errors import describe

OPTIONS: Mapping[str, type] = {"seed": str, "deal": Deal}
"""What ``reset`` takes as ``options``: a seed that is a text, and the deal of the first round."""


def new_game(
    settings: Settings,
    random: Generator,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """The next game. A game of solitaire that is over as dealt is dealt again."""
    given = {name: (options or {}).get(name) for name in OPTIONS}  # others are left to wrappers
    for name, kind in OPTIONS.items():
        if not isinstance(given[name], kind | None):
            wanted = f"a {kind.__name__}"
            raise EnvSetting(name=f"option {name}", found=describe(given[name]), wanted=wanted)
    text = str(random.integers(2**63)) if seed is None else str(seed)
    game = Game(settings, given["seed"] or text, given["deal"])
    while game.over:
        game = Game(settings, str(random.integers(2**63)))
    return game
