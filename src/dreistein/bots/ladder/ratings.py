"""The rungs, from the weakest to the strongest, and how strong they are in matches of two.

>>> set(measured(must_place=False)) <= set(RUNGS)
True
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

Rung = Literal["pip", "frida", "max", "zora", "bruno", "hilda", "klara", "sofia"]

RUNGS: tuple[Rung, ...] = get_args(Rung)


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
    "klara": Measured(1725, 0.659),
    "sofia": Measured(1814, 0.625),
}
_MUST_PLACE: dict[Rung, Measured] = {
    "pip": Measured(1000, None),
    "frida": Measured(1099, 0.638),
    "max": Measured(1179, 0.614),
    "zora": Measured(1254, 0.606),
    "bruno": Measured(1327, 0.604),
    "hilda": Measured(1402, 0.606),
    "klara": Measured(1494, 0.629),
    "sofia": Measured(1600, 0.649),
}


def measured(must_place: bool) -> Mapping[Rung, Measured]:
    """The rungs that have been measured under a draw rule."""
    return MappingProxyType(_MUST_PLACE if must_place else _FREE)


assert {*_FREE, *_MUST_PLACE} <= {*RUNGS}
