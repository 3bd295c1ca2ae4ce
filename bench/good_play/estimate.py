"""From counts to figures with intervals."""

from collections.abc import Sequence
from math import sqrt

from dreistein.rulebook.strategy import Figure, Unit

_DIGITS = 5


def ratio(over: Sequence[float], under: Sequence[float], unit: Unit) -> Figure:
    """The sum of one count per sum of another, each row (a round, a match) drawn independently.

    >>> ratio([1, 0, 1, 1], [1, 1, 1, 1], "share").value
    0.75
    """
    import numpy as np

    a, b = np.asarray(over, float), np.asarray(under, float)
    whole = float(b.sum())
    if not whole:
        raise ValueError("nothing to divide by: play more rounds")
    value = float(a.sum()) / whole
    rest = a - value * b
    n = len(a)
    margin = 1.96 * sqrt(float(rest @ rest) * n / max(n - 1, 1)) / whole
    low, high = value - margin, value + margin
    if unit == "share":
        if not margin:
            margin = min(3 / whole, 1.0)  # the rule of three: it never happened, or always did
            low, high = value - margin, value + margin
        low, high = max(low, 0.0), min(high, 1.0)
    return Figure(round(value, _DIGITS), round(low, _DIGITS), round(high, _DIGITS), n, unit)


def mean(numbers: Sequence[float], unit: Unit) -> Figure:
    """The mean of independent numbers."""
    return ratio(numbers, [1.0] * len(numbers), unit)
