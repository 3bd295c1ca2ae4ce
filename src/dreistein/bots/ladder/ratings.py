"""How strong each rung is, by tournaments with tables of two.

>>> set(measured(must_place=False)) <= set(RUNGS)
True
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from dreistein.bots.ladder.rungs import RUNGS, Rung


class Measured(NamedTuple):
    """What a tournament found of a rung."""

    rating: int
    """In Elo points."""
    beats: float | None
    """The share of matches won against the rung below; None on the lowest."""


_FREE: dict[Rung, Measured] = {
    "pip": Measured(1000, None),
    "frida": Measured(1126, 0.673),
    "max": Measured(1238, 0.656),
    "zora": Measured(1372, 0.684),
    "bruno": Measured(1515, 0.695),
    "hilda": Measured(1611, 0.635),
    "klara": Measured(1744, 0.683),
    "sofia": Measured(1910, 0.721),
}
_MUST_PLACE: dict[Rung, Measured] = {
    "pip": Measured(1000, None),
    "frida": Measured(1098, 0.637),
    "max": Measured(1180, 0.616),
    "zora": Measured(1257, 0.609),
    "bruno": Measured(1330, 0.604),
    "hilda": Measured(1406, 0.607),
    "klara": Measured(1486, 0.614),
    "sofia": Measured(1524, 0.555),
}


def measured(must_place: bool) -> Mapping[Rung, Measured]:
    """The rungs that have been measured under a draw rule."""
    return MappingProxyType(_MUST_PLACE if must_place else _FREE)


assert {*_FREE, *_MUST_PLACE} <= {*RUNGS}
