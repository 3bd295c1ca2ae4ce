"""Would another plan have won more? Told once a match, as an offer.

The plan is how somebody goes about the whole match. Other plans are set against the same opponents.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from dreistein.bots.expert.expert import MOST_HOARDERS
from dreistein.bots.expert.playout_weights import CAREFUL, GREEDY, HOARD, STRAIGHT
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.prospects import Company, Prospects
from dreistein.kernel.search.traits import Traits

PLANS: Mapping[str, Manner] = MappingProxyType(
    {
        "points": Manner(GREEDY),
        "careful": Manner(STRAIGHT),
        "fitting": Manner(CAREFUL),
        "collect": Manner(HOARD, Traits(rests=True)),
        "collect-some": Manner(HOARD, Traits(14, rests=True)),
    }
)
"""To take the most points, to leave little to the others, to keep one's tiles fitting, to draw on
purpose as long as there are tiles, or only up to 14."""
_LEAST_BETTER = 0.1


@dataclass(frozen=True, slots=True)
class Offer:
    """A better plan, and what it and one's own would win on average."""

    plan: str
    chance: float
    own: float

    def to_json(self) -> dict[str, Any]:
        return {"plan": self.plan, "chance": round(self.chance, 3), "own": round(self.own, 3)}


def offer_for(company: Company, seat: int, rounds: int) -> Offer | None:
    """The best other plan of a seat, if it is clearly better."""
    if company.solitaire is not None:
        return None
    nothing = (0,) * company.players

    def chance(manner: Manner | None) -> float:
        styles = list(company.styles)
        if manner is not None:
            styles[seat] = Style(manner)
        seated = replace(company, styles=tuple(styles))
        return Prospects(seated, rounds).shares(nothing)[seat]

    bound = company.edition.must_place or company.players > MOST_HOARDERS
    tried = [name for name, manner in PLANS.items() if not (bound and manner.hoards)]
    own, found = chance(None), {name: chance(PLANS[name]) for name in tried}
    best = max(tried, key=found.__getitem__)
    return Offer(best, found[best], own) if found[best] - own >= _LEAST_BETTER else None
