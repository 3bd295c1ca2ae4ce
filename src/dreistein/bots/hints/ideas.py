"""A ranking as a few ideas: what a player would tell a friend, rather than every legal action.

Placements that mean the same (two spots for one tile, or three tiles that merely fit) are one idea.
The best says what it gains over the next one, the last what it costs compared with the best, as far
as the ranking can tell.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from dreistein.bots.base import Ranked
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.catalogue import Even, Gain, GainInWins
from dreistein.bots.hints.explainer import Explained
from dreistein.bots.hints.reason import Prize, Reason
from dreistein.rules.actions import Action, Placement

MOST_IDEAS = 3
_LEAST_POINTS, _LEAST_MATCHES = 1, 1
_SURE = 1.5
"""A difference counts if it is this many standard errors. Both actions were tried in the same
worlds, so it is more certain than that."""
_VAGUE = 2.5
_COMPARED = (why.Contrast, why.Allows, why.Brings)
"""Reasons that every placement may have, and that make no idea of their own."""


@dataclass(frozen=True, slots=True)
class Idea:
    """Actions that mean the same, the best first, and why."""

    actions: tuple[Action, ...]
    """For a placement: the same tile, on every spot with the same meaning."""
    now: int
    """What the best of them scores at once."""
    reasons: tuple[Reason, ...]
    gain: tuple[Reason, ...]
    """What it gains or costs; empty if there is nothing to compare it with, or if that was said."""


def ideas(explained: Sequence[Explained]) -> tuple[Idea, ...]:
    """At most three different ideas of a ranking, the best first."""
    groups: dict[tuple[object, ...], list[Explained]] = {}
    for each in explained:
        groups.setdefault(_meaning(each), []).append(each)
    chosen = list(groups.values())[:MOST_IDEAS]
    return tuple(
        Idea(_actions(group), group[0].now, group[0].reasons, tuple(_gain(chosen, place)))
        for place, group in enumerate(chosen)
    )


def _meaning(each: Explained) -> tuple[object, ...]:
    if not isinstance(each.action, Placement):
        return (str(each.action),)
    themes = (reason for reason in each.reasons if not isinstance(reason, _COMPARED))
    return tuple(sorted((reason.kind, *_prize(reason)) for reason in themes))


def _prize(reason: Reason) -> tuple[str, ...]:
    found = (value for value in reason.values().values() if isinstance(value, Prize))
    return tuple(f"{prize.bonus} {prize.hexagons}" for prize in found)


def _actions(group: Sequence[Explained]) -> tuple[Action, ...]:
    """The best of a group, and the same tile elsewhere; one rotation for each cell."""
    best = group[0].action
    if not isinstance(best, Placement):
        return (best,)
    same = (e.action for e in group if isinstance(e.action, Placement))
    cells = {p.cell: p for p in reversed([p for p in same if p.tile == best.tile])}
    return tuple(reversed(cells.values()))


def _gain(chosen: Sequence[Sequence[Explained]], place: int) -> Iterator[Reason]:
    # The second was compared with the first already.
    if len(chosen) < 2 or place == 1:
        return
    this = chosen[place][0].ranked
    other = chosen[0 if place else 1][0].ranked
    points = _apart(this.lead, this.lead_error, other.lead, other.lead_error)
    wins = _wins_apart(this, other)
    better = place == 0
    # The ranking goes by wins; points that say the opposite would only confuse.
    if abs(points) >= _LEAST_POINTS and (points > 0) == better:
        noise = hypot(this.lead_error, other.lead_error)
        yield Gain(other.action, _rounded(points, noise))
    matches = round(10 * wins)
    if abs(matches) >= _LEAST_MATCHES and (matches > 0) == better:
        yield GainInWins(matches)
    elif abs(points) < _LEAST_POINTS or (points > 0) != better:
        yield Even(other.action)


def _wins_apart(this: Ranked, other: Ranked) -> float:
    if this.win is None or other.win is None:
        return 0.0
    return _apart(this.win, this.win_error, other.win, other.win_error)


def _apart(one: float, one_error: float, other: float, other_error: float) -> float:
    """The difference of two estimates; 0 if it may be chance."""
    apart = one - other
    return apart if abs(apart) > _SURE * hypot(one_error, other_error) else 0.0


def _rounded(points: float, noise: float) -> int:
    """Points as exactly as they are known: to the next five if they are vague."""
    return 5 * round(points / 5) if noise > _VAGUE and abs(points) >= 5 else round(points)
