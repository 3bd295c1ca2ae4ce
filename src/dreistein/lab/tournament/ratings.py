"""Ratings: Bradley–Terry strengths on the Elo scale, from how often each bot beat each other.

The winner of a match beats every other bot at the table; a tie is shared. The strengths of all bots
are fitted to all matches at once, so the order of play does not matter. Half a win each way between
any two keeps the rating of an unbeaten bot finite.

- R. Bradley and M. Terry, *Rank analysis of incomplete block designs*, Biometrika 39 (1952)
- L. Maystre and M. Grossglauser, *Fast and accurate inference of Plackett–Luce models*, NeurIPS 28
  (2015), which is what the library ``choix`` does

>>> [round(r) for r in ratings([[0, 300], [100, 0]])]
[1595, 1405]
"""

from collections.abc import Sequence
from math import log
from random import Random

AVERAGE = 1500
_ELO = 400 / log(10)
_PRIOR = 0.5
_RESAMPLES = 200

Wins = Sequence[Sequence[float]]
"""``[a][b]``: how often a won against b."""


def ratings(wins: Wins) -> list[float]:
    """The ratings; a difference of 191 is a win share of 75 % between two."""
    import choix
    import numpy as np

    table = np.array(wins, dtype=float)
    if len(table) == 0 or not table.any():
        return [float(AVERAGE)] * len(table)
    strengths = choix.ilsr_pairwise_dense(table, alpha=_PRIOR)
    return [float(AVERAGE + _ELO * strength) for strength in strengths - strengths.mean()]


def margins(blocks: Sequence[Wins], random: Random) -> list[float]:
    """Half the width of each 95 % interval, by bootstrap over blocks."""
    import numpy as np

    tables = np.array(blocks, dtype=float)
    again = [
        ratings(tables[random.choices(range(len(tables)), k=len(tables))].sum(axis=0))
        for _ in range(_RESAMPLES)
    ]
    low, high = np.quantile(np.array(again), [0.025, 0.975], axis=0)
    return [float(width) / 2 for width in high - low]
