"""How strong somebody plays, by what their manner would win.

>>> from dreistein.bots.expert.playout_weights import GREEDY
>>> level_of(Manner(GREEDY), must_place=True, rounds=40) in RUNGS
True
"""

from dataclasses import replace
from statistics import fmean

from dreistein.bots.ladder.ratings import RUNGS, Rung, measured
from dreistein.bots.registry import make_bot
from dreistein.coach.manners.manner import Manner, Style, style_of
from dreistein.coach.manners.prospects import Company, Prospects
from dreistein.rules.edition import EDITIONS

PANEL: tuple[Rung, ...] = ("frida", "max", "bruno")
"""Who somebody would play against: those whom weights play exactly, whichever the draw rule."""


def level_of(manner: Manner, *, must_place: bool, rounds: int) -> Rung:
    """The rung that wins as much against the panel, in matches of two."""
    edition = replace(EDITIONS["german"], must_place=must_place)
    shares = []
    for name in PANEL:
        other = style_of(make_bot(name), 2, must_place=must_place)
        assert other is not None
        shares.append(Prospects(Company(edition, (Style(manner), other)), rounds).shares((0, 0))[0])
    found = fmean(shares)
    return min(RUNGS, key=lambda rung: abs(expected(rung, must_place=must_place) - found))


def expected(rung: Rung, *, must_place: bool) -> float:
    """What a rung wins against the panel, by the ratings."""
    known = measured(must_place)
    gaps = [known[other].rating - known[rung].rating for other in PANEL]
    return fmean(1 / (1 + 10 ** (gap / 400)) for gap in gaps)
