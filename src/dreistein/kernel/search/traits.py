"""What there is to a seat's way of playing besides its weights."""

from typing import NamedTuple

from dreistein.kernel.search.weights import CERTAIN


class Traits(NamedTuple):
    """How a seat plays that is not perfect; the default is."""

    most: int = 57
    """It does not draw on purpose with this many tiles."""
    sight: int = CERTAIN
    """The chance to notice a placement, out of :data:`CERTAIN`."""
    blind: int = 0
    """The chance to notice none at all, out of :data:`CERTAIN`."""
    noise: int = 0
    """How far its judgement of an action is off, as a standard deviation; 256 for a point."""
    rests: bool = False
    """Whether it may pass on an empty stock although a tile fits."""
    whim: int = 0
    """The chance that any placement will do, out of :data:`CERTAIN`."""
