"""Ratings: Bradley–Terry strengths on the scale of Elo, from who won how often against whom.

Of two bots at a table the one that wins the match beats the other; a shared win is shared. The
strengths of all bots are fitted to all matches at once, so no order of play matters. Half a win
each way between any two keeps a bot that never lost at a finite rating.

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
    """Everybody's rating; a difference of 191 is a win share of 75 % between two."""
    import choix
    import numpy as np

    table = np.array(wins, dtype=float)
    if len(table) == 0 or not table.any():
        return [float(AVERAGE)] * len(table)
    strengths = choix.ilsr_pairwise_dense(table, alpha=_PRIOR)
    return [float(AVERAGE + _ELO * strength) for strength in strengths - strengths.mean()]


def margins(blocks: Sequence[Wins], random: Random) -> list[float]:
    """Half the width of everybody's 95 % interval: from blocks drawn again, with repetitions."""
    import numpy as np

    tables = np.array(blocks, dtype=float)
    again = [
        ratings(tables[random.choices(range(len(tables)), k=len(tables))].sum(axis=0))
        for _ in range(_RESAMPLES)
    ]
    low, high = np.quantile(np.array(again), [0.025, 0.975], axis=0)
    return [float(width) / 2 for width in high - low]
