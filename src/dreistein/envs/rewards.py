"""What a game is played for: points, the win, or the chance to win the match.

>>> shares([310, 340]), shares([300, 300, 12])
((0.0, 1.0), (0.5, 0.5, 0.0))
"""

from collections.abc import Sequence
from typing import Literal

from dreistein.bots.expert.win_chance import chance
from dreistein.rules.edition import Edition
from dreistein.rules.match import leaders, winners

Reward = Literal["points", "win", "chance"]
"""``points``: what each seat scores, as it scores it. ``win``: at the end, one point that the
seats with the most points share. ``chance``: after each round, by how much the chance to win the
match has grown."""


MOST_TARGET = 10**9
"""The chance to win does not tell larger targets apart."""


def shares(totals: Sequence[int]) -> tuple[float, ...]:
    """What each seat gets of the one point for winning."""
    first = leaders(totals)
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(totals)))


def chances(edition: Edition, totals: Sequence[int]) -> tuple[float, ...]:
    """Each seat's chance to win the match with these totals between two rounds, among equals.

    They come from the expert's table and add up to 1.

    >>> from dreistein.rules import EDITIONS
    >>> chances(EDITIONS["german"], [0, 0]), chances(EDITIONS["german"], [310, 340])
    ((0.5, 0.5), (0.0, 1.0))
    """
    if winners(totals, edition.target):
        return shares(totals)
    players, target = len(totals), min(edition.target, MOST_TARGET)
    found = []
    for seat, own in enumerate(totals):
        best = max(total for other, total in enumerate(totals) if other != seat)
        known = chance(players, own, best, target, must_place=edition.must_place)
        found.append(max(known, 1e-6))  # nobody is quite lost, and the sum is never 0
    return tuple(each / sum(found) for each in found)


def rewards_for(
    reward: Reward, edition: Edition, before: Sequence[int], totals: Sequence[int], *, over: bool
) -> tuple[float, ...]:
    """The rewards of the seats for a part of a game that led from these totals to those.

    ``over`` says that a round has ended, for ``chance``, or the whole game, for ``win``.
    """
    if reward == "points":
        return tuple(float(now - then) for now, then in zip(totals, before, strict=True))
    if not over:
        return (0.0,) * len(totals)
    if reward == "win":
        return shares(totals)
    now, then = chances(edition, totals), chances(edition, before)
    return tuple(a - b for a, b in zip(now, then, strict=True))
