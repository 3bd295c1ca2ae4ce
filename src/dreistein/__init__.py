"""Triangular dominoes: 56 triangular tiles, for two to six players or one.

The rules live in :mod:`dreistein.rules`; ``dreistein --help`` lists what the command can do. What
one needs most is here as well:

>>> from dreistein import EDITIONS, Match, Record, Round
>>> Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").scores
(17, 0)
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dreistein.rules import EDITIONS, Match, Record, Round

__version__ = "1.0.0"
__all__ = ["EDITIONS", "Match", "Record", "Round"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import the rules only for who asks for them."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from dreistein import rules

        return getattr(rules, name)
