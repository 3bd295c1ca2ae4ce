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


_FREE: dict[Rung, Measured] = {}
_MUST_PLACE: dict[Rung, Measured] = {}


def measured(must_place: bool) -> Mapping[Rung, Measured]:
    """The rungs that have been measured under a draw rule."""
    return MappingProxyType(_MUST_PLACE if must_place else _FREE)


assert {*_FREE, *_MUST_PLACE} <= {*RUNGS}
