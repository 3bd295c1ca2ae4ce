"""True chances: what playouts say, corrected by how matches really ended.

Playouts assume how the others play, so they are too sure of themselves, above all early in a round.
``calibration.csv`` has the coefficients of a logistic model that maps their chance, the chance by
the totals before the round, and how far the round has come to the chance to win. It was fitted by
``bench/calibration.py`` to matches of several bots, and tested on others. Where whoever can place
must, playouts tell the truth, and ``calibration_must_place.csv`` leaves their chance as it is. So
it stays where two players know everything: the correction allows for what is hidden.

>>> early, late = Situation(2, 0.5, laid=1), Situation(2, 0.5, laid=40, stock_empty=True)
>>> early.calibrate(0.9).chance < late.calibrate(0.9).chance
True
"""

from collections.abc import Sequence
from csv import reader
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import exp, log

from dreistein.bots.base import Ranked
from dreistein.bots.expert.win_chance import chance as chance_between_rounds
from dreistein.rules.view import View

SLOPES = ("raw", "raw-early", "raw-end", *(f"raw-{players}" for players in range(2, 7)))
"""The coefficients of what playouts say."""
OTHERS = ("before", "before-early", "early", *(f"players-{players}" for players in range(2, 7)))
"""The coefficients of what is known without them."""
DOUBTS = ("doubt", "doubt-early")
"""How far the model itself may be off, as a standard error where the chance is even."""

_LEAST, _LEAST_SLOPE = 0.002, 0.05
_EARLY_TILES = 6
"""After so many tiles, the share of what holds for the beginning of a round has fallen to 1/e."""


@dataclass(frozen=True, slots=True)
class Calibrated:
    """A chance to win, how it changes with what playouts say, and how far it may be off."""

    chance: float
    slope: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Situation:
    """What the correction depends on; ``before`` is the chance by the totals before the round."""

    players: int
    """Those who can win."""
    before: float
    laid: int
    stock_empty: bool = False
    must_place: bool = False
    resigned: int = 0
    """How many others cannot win any more; they still hold tiles."""

    @property
    def open(self) -> bool:
        """Whether two players know everything."""
        return self.players + self.resigned == 2 and self.laid > 0 and self.stock_empty

    @property
    def early(self) -> float:
        return exp(-self.laid / _EARLY_TILES)

    def slopes(self) -> list[float]:
        """The factors of :data:`SLOPES`."""
        at = [float(players == self.players) for players in range(2, 7)]
        return [1.0, self.early, float(self.stock_empty), *at]

    def others(self) -> list[float]:
        """The factors of :data:`OTHERS`."""
        at = [float(players == self.players) for players in range(2, 7)]
        before = self.centred(self.before)
        return [before, before * self.early, self.early, *at]

    def centred(self, chance: float) -> float:
        """The log-odds of a chance, compared with those of an even one."""
        return _log_odds(chance) - _log_odds(1 / self.players)

    def calibrate(self, raw: float) -> Calibrated:
        """The true chance for one that playouts found."""
        chance, slope = (raw, 1.0) if self.open else self._corrected(raw)
        known = coefficients(self.must_place)
        doubt = known["doubt"] + known["doubt-early"] * self.early
        return Calibrated(chance, slope, 4 * chance * (1 - chance) * doubt)

    def _corrected(self, raw: float) -> tuple[float, float]:
        """The chance by the model, and how it changes with the playouts'."""
        known = coefficients(self.must_place)
        slope = sum(known[name] * by for name, by in zip(SLOPES, self.slopes(), strict=True))
        rest = sum(known[name] * by for name, by in zip(OTHERS, self.others(), strict=True))
        slope = max(slope, _LEAST_SLOPE)
        odds = _log_odds(1 / self.players) + slope * self.centred(raw) + rest
        chance = 1 / (1 + exp(-odds))
        raw = min(max(raw, _LEAST), 1 - _LEAST)
        return chance, slope * chance * (1 - chance) / (raw * (1 - raw))


def situation_of(view: View, seat: int | None = None) -> Situation:
    """The situation of a seat; by default, of the one to move."""
    seat = view.turn if seat is None else seat
    others = [n for n in range(view.players) if n != seat and n not in view.resigned]
    best, players = max(view.totals[other] for other in others), len(others) + 1
    before = chance_between_rounds(
        players, view.totals[seat], best, view.edition.target, must_place=view.edition.must_place
    )
    return Situation(
        players,
        before,
        len(view.board),
        view.stock == 0,
        view.edition.must_place,
        view.players - players,
    )


def calibrated(view: View, ranked: Sequence[Ranked]) -> list[Ranked]:
    """The same actions with true chances; one that is exact or sure is true already."""
    if not view.rivals:
        return list(ranked)
    situation = situation_of(view)
    return [_calibrated(each, situation) for each in ranked]


def _calibrated(each: Ranked, situation: Situation) -> Ranked:
    if each.win is None or each.exact or each.sure:
        return each
    found = situation.calibrate(each.win)
    error = each.win_error * found.slope
    return replace(each, win=found.chance, win_error=error, win_doubt=found.doubt)


@cache
def coefficients(must_place: bool = False) -> dict[str, float]:
    """The coefficients by name."""
    name = "calibration_must_place.csv" if must_place else "calibration.csv"
    text = (files("dreistein") / "bots/expert" / name).read_text(encoding="utf-8")
    _, *rows = reader(text.splitlines())
    return {name: float(value) for name, value in rows}


def _log_odds(chance: float) -> float:
    chance = min(max(chance, _LEAST), 1 - _LEAST)
    return log(chance / (1 - chance))
