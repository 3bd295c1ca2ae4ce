"""Habits that a person could have, as weights for the kernel's playout policy.

The weights are in the order of :mod:`dreistein.kernel.search.weights`, 256 for a point, first for
the time with a stock and then for the time without.
"""

from collections.abc import Mapping

from dreistein.bots.expert.playout_weights import STRAIGHT
from dreistein.kernel.search import weights as at

Weights = tuple[int, ...]

_ALWAYS, _NEVER = 200_000, -200_000
"""More than any placement can be worth, and less."""
_STEP = 100_000
"""What a tile of the stock counts where the stock alone decides."""
_MORE_THAN_POINTS = 100_000
_POINT = 256


def _phase(changed: Mapping[int, int]) -> Weights:
    numbers = {at.DRAWING: _NEVER, **changed}
    return tuple(numbers.get(index, 0) for index in range(at.PHASE_WEIGHTS))


def _always(changed: Mapping[int, int]) -> Weights:
    return _phase(changed) * 2


POINTS: Weights = _always({})
"""Takes the most points now, and draws only if nothing fits."""
CAREFUL: Weights = STRAIGHT
"""Places if anything fits: for points now, for own bonuses, and to leave the others little."""
_TIGHT = {at.UNSEEN_FITS: 332}
_SPARING = {at.UNSEEN_FITS: 332, at.TILE_VALUE: -_POINT}
_END = CAREFUL[at.PHASE_WEIGHTS :]

PLACING: Mapping[str, Weights] = {
    "low": _always({at.TILE_VALUE: -2 * _POINT}),
    "leave": _always({at.TAKES_BONUS: -_MORE_THAN_POINTS}),
    "own": _always({at.OWN_BONUS: _POINT}),
    "deny": _always({at.OTHERS_BONUS: _POINT}),
    "tight": _always(_TIGHT),
    "loose": _always({at.OWN_FITS: _POINT}),
    "careful": CAREFUL,
}
"""How to place: low tiles first; leaving bonuses unless nothing else fits; making spots for own
bonuses; making none for the others'; leaving few tiles that fit; keeping own tiles fitting; and the
expert's own weights for all of these."""


def _from(tiles: int) -> Weights:
    """Draws on purpose once so few tiles are in the stock."""
    return _phase({at.DRAWING: _STEP * tiles + _STEP // 2, at.DRAWING_STOCK: -_STEP})


def _until(tiles: int) -> Weights:
    """Draws on purpose while more tiles than these are in the stock."""
    return _phase({at.DRAWING: -_STEP * tiles - _STEP // 2, at.DRAWING_STOCK: _STEP})


def drawing(stock: int) -> Mapping[str, Weights]:
    """When to draw although something fits, with so many tiles in the stock at first.

    To its end, and from there on for points, sparingly (where little fits, whatever the value) or
    carefully; only the last ten tiles; only the first half.
    """
    always = _phase({at.DRAWING: _ALWAYS})
    return {
        "hoard-points": always + _phase({}),
        "hoard-sparing": always + _phase(_SPARING),
        "hoard": always + _END,
        "late": _from(10) + _END,
        "half": _until(stock // 2) + _END,
    }
