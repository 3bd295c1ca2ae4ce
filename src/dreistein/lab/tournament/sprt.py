"""Is A better than B? The sequential probability ratio test, which stops once it knows.

H0: A's share of the wins is ``p0``; H1: it is ``p1``. After every block the likelihoods of the best
distributions with these means are compared (the generalized SPRT on multinomial results): blocks
need not be won or lost, and the luck that a block's deals share is accounted for.

- A. Wald, *Sequential Tests of Statistical Hypotheses*, Annals of Mathematical Statistics 16 (1945)
- M. Van den Bergh, *The generalized maximum likelihood ratio for the expectation value of a
  distribution* (2019), which Fishtest and cutechess build on

>>> test = Sprt(0.5, 0.55)
>>> test.verdict(test.llr({1.0: 60, 0.5: 30, 0.0: 10})), test.verdict(test.llr({0.5: 3}))
(<SprtVerdict.BETTER: 'better'>, None)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import log

_UNSEEN = 0.5
"""Prior count of blocks that won or lost everything: it makes any mean possible, and keeps a few
identical blocks from proving anything."""


class SprtVerdict(StrEnum):
    BETTER = "better"
    NOT_BETTER = "not-better"


@dataclass(frozen=True, slots=True)
class Sprt:
    """The test: its two hypotheses and its error rates."""

    p0: float
    p1: float
    alpha: float = 0.05
    """How often A may be called better although its share is only ``p0``."""
    beta: float = 0.05
    """How often A may be called not better although its share is ``p1``."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first bound A is not better, above the second it is."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, counts: Mapping[float, int]) -> float:
        """The log-likelihood ratio, from the number of blocks by share of the wins."""
        if not counts:
            return 0.0
        weights = {0.0: _UNSEEN, 1.0: _UNSEEN, **counts}
        tilt0, tilt1 = _tilt(weights, self.p0), _tilt(weights, self.p1)
        return sum(
            weight * log((1 + tilt0 * (share - self.p0)) / (1 + tilt1 * (share - self.p1)))
            for share, weight in weights.items()
        )

    def verdict(self, llr: float) -> SprtVerdict | None:
        """The verdict; None while the test is undecided."""
        low, high = self.bounds
        if llr >= high:
            return SprtVerdict.BETTER
        return SprtVerdict.NOT_BETTER if llr <= low else None


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """The multiplier of the likeliest distribution with this mean, w / (1 + tilt · (x − mean))."""
    from scipy.optimize import brentq

    def excess(tilt: float) -> float:
        return sum(w * (x - mean) / (1 + tilt * (x - mean)) for x, w in weights.items())

    # Every probability must stay positive; at the ends of this range one does not.
    low, high = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    room = (high - low) * 1e-12
    return float(brentq(excess, low + room, high - room))
