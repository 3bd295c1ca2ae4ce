"""How a person plays, from what they chose: the likeliest of a library of manners, then refined.

A choice among placements is as likely as a softmax of their values says, over a temperature; on a
whim it is any of them. Who overlooks placements draws when none of them was noticed, and who draws
on purpose weighs that with the rest. Around the likeliest manner the weights of placements are
refined by maximum a posteriori: from one match alone, with a broad prior, careful players look
erratic.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp, inf, log

from dreistein.bots.expert.playout_weights import CAREFUL, GREEDY, HOARD, LOW_FIRST, STRAIGHT
from dreistein.bots.ladder.characters import Frida, Max
from dreistein.bots.ladder.weighted import POINT, WeightedBot, hoard, likes
from dreistein.coach.manners.manner import Manner
from dreistein.coach.manners.observed import Observed
from dreistein.kernel.search import weights as kernel
from dreistein.kernel.search.traits import Traits
from dreistein.kernel.search.weights import CERTAIN, PHASE_WEIGHTS

_TEMPERATURES = (0.7, 2.0, 5.0, 12.0, 30.0)
"""In points."""
_SIGHTS = (1.0, 0.95, 0.85, 0.7, 0.58, 0.45)
_BLINDS = (0.0, 0.05, 0.1, 0.2, 0.35)
_MOST = (*range(7, 21), 26, 40, 57)
"""All that people may settle on: where there is a gap, dozens of choices speak against both."""
_WHIMS = (0.0, 0.1, 0.2, 0.3)
_ANY = 0.02
"""The chance of any option at all."""
_NOISE = 1.28
"""The noise of a manner that chooses as a softmax does, by its temperature."""
_OFTEN = 0.15
"""Who draws so often although something fits does so on purpose."""
_REFINED = tuple(
    getattr(kernel, name)
    for name in (
        *("OWN_BONUS", "OTHERS_BONUS", "OWN_FITS", "UNSEEN_FITS", "TILE_VALUE"),
        *("TAKES_BONUS", "NO_OWN_FITS", "NO_UNSEEN_FITS"),
    )
)
_SPREAD = (0.7, 0.7, 1.0, 0.7, 0.4, 5.0, 3.0, 3.0)
"""How far such weights may be off at least, in points, as a standard deviation."""
_STEPS = 60
_FEW = 5


def _taste(bot: object) -> tuple[int, ...]:
    assert isinstance(bot, WeightedBot)
    return bot.weights


_PLACERS: tuple[tuple[int, ...], ...] = (
    *(GREEDY, STRAIGHT, CAREFUL, LOW_FIRST, _taste(Max().free), _taste(Frida().free)),
    likes(takes_bonus=-20),
    likes(takes_bonus=20),
    likes(takes_bonus=-80),
    likes(tile_value=-2),
    likes(tile_value=1),
    likes(own_fits=2, no_own_fits=5),
    likes(own_fits=5, no_own_fits=20),
    likes(unseen_fits=1.6),
    likes(unseen_fits=6),
    likes(unseen_fits=-2),
    likes(others_bonus=1.5),
    likes(others_bonus=3, own_bonus=-0.6),
    likes(own_bonus=1.4, others_bonus=1.2),
    likes(others_bonus=-2, own_bonus=-2, unseen_fits=-5, own_fits=-1.8),
    likes(own_fits=3, no_own_fits=4, own_bonus=1.2, others_bonus=1.2, tile_value=-0.8),
)
_HOARDERS: tuple[tuple[int, ...], ...] = (
    HOARD,
    hoard(own_fits=2, no_own_fits=3),
    hoard(own_fits=0.3, no_own_fits=3),
    hoard(takes_bonus=15, own_bonus=1.5),
    hoard(others_bonus=3, unseen_fits=0.5, own_fits=0.1),
    hoard(takes_bonus=-20),
)


@dataclass(frozen=True, slots=True)
class _Likely:
    """A manner, and how likely it makes what was seen."""

    weights: tuple[int, ...]
    heat: float
    whim: float
    most: int
    likelihood: float

    @property
    def traits(self) -> Traits:
        noise = 0 if self.heat <= _TEMPERATURES[0] else round(POINT * _NOISE * self.heat)
        return Traits(self.most, noise=noise, rests=True, whim=round(CERTAIN * self.whim))


def inferred(seen: Iterable[Observed]) -> Manner:
    """The manner of a person who was seen to choose like this."""
    choices = list(seen)
    free = [each for each in choices if each.drawing is not None]
    drawn = sum(each.chosen < 0 for each in free)
    hoards = drawn > _OFTEN * len(free) and drawn >= _FEW
    sight, blind = _sight(choices)
    overlooking = _overlooked(choices, sight, blind)
    found = _likeliest(choices, _PLACERS, draws=False)
    if hoards:
        other = _likeliest(choices, _HOARDERS, draws=True)
        if other.likelihood > found.likelihood + overlooking:
            clear = other.heat == _TEMPERATURES[0] and not other.whim
            expert = clear and other.weights is HOARD and other.most > _MOST[-3]
            return Manner(other.weights, other.traits, expert)
    found = _refined(choices, found)
    noticed, missed = round(CERTAIN * sight), round(CERTAIN * blind)
    return Manner(found.weights, found.traits._replace(sight=noticed, blind=missed))


# ---------------------------------------------------------------------- overlooking


def _sight(choices: Sequence[Observed]) -> tuple[float, float]:
    """How much of what fits is noticed, and how often nothing is looked at."""
    grid = ((sight, blind) for sight in _SIGHTS for blind in _BLINDS)
    return max(grid, key=lambda pair: _overlooked(choices, *pair))


def _overlooked(choices: Sequence[Observed], sight: float, blind: float) -> float:
    """The log-likelihood of when somebody drew who would place whatever they notice."""
    told = 0.0
    for each in choices:
        if each.drawing is not None:
            none = blind + (1 - blind) * (1 - sight) ** len(each.placements)
            told += log(_mixed(none if each.chosen < 0 else 1 - none, 2))
    return told


def _mixed(likely: float, options: int) -> float:
    return (1 - _ANY) * likely + _ANY / options


# ---------------------------------------------------------------------- the library


def _likeliest(
    choices: Sequence[Observed], tastes: Iterable[tuple[int, ...]], *, draws: bool
) -> _Likely:
    """The likeliest taste and temperature; with ``draws``, of people who draw on purpose."""
    best = _Likely((), 1.0, 0.0, 57, -inf)
    held = [each.held for each in choices]
    for weights in tastes:
        values = [_values(each, weights, draws=draws) for each in choices]
        for heat in _TEMPERATURES:
            # Of each choice, with a mind to draw and without.
            likely = [
                [_softmax(each, worth, chance, heat, draws=draws) for chance in (drawing, -inf)]
                for each, (worth, drawing) in zip(choices, values, strict=True)
            ]
            for whim in _WHIMS:
                told = [
                    [_on_a_whim(each, chance, whim, draws=draws) for chance in pair]
                    for each, pair in zip(choices, likely, strict=True)
                ]
                for most in _MOST if draws else _MOST[-1:]:
                    whole = sum(pair[tiles >= most] for pair, tiles in zip(told, held, strict=True))
                    if whole > best.likelihood:
                        best = _Likely(weights, heat, whim, most, whole)
    return best


def _values(each: Observed, weights: Sequence[int], *, draws: bool) -> tuple[list[float], float]:
    """What the placements and drawing are worth, in points."""
    phase = weights[PHASE_WEIGHTS:] if each.empty else weights[:PHASE_WEIGHTS]
    weighed = [(at + 1, weight / POINT) for at, weight in enumerate(phase) if weight]

    def value(row: Sequence[float]) -> float:
        return row[0] + sum(row[at] * weight for at, weight in weighed)

    drawing = value(each.drawing) if draws and each.drawing is not None else -inf
    return [value(row) for row in each.placements], drawing


def _softmax(
    each: Observed, worth: Sequence[float], drawing: float, heat: float, *, draws: bool
) -> float:
    """How likely a choice is by its value. Who never draws on purpose overlooked what fits."""
    if each.chosen < 0 and not draws:
        return 1.0
    top = max(*worth, drawing)
    whole = sum(exp((value - top) / heat) for value in worth)
    whole += exp((drawing - top) / heat)
    own = drawing if each.chosen < 0 else worth[each.chosen]
    return exp((own - top) / heat) / whole


def _on_a_whim(each: Observed, likely: float, whim: float, *, draws: bool) -> float:
    """The log-likelihood of a choice by somebody for whom any placement will do now and then."""
    if each.chosen < 0:
        return log(_mixed((1 - whim) * likely, len(each.placements) + 1)) if draws else 0.0
    mixed = (1 - whim) * likely + whim / len(each.placements)
    return log(_mixed(mixed, len(each.placements) + draws))


# ---------------------------------------------------------------------- refinement


def _refined(choices: Sequence[Observed], start: _Likely) -> _Likely:
    """The weights and the temperature at the maximum a posteriori around a manner."""
    rows = [
        ([[row[0], *(row[at + 1] for at in _REFINED)] for row in each.placements], each.chosen)
        for each in choices
        if each.chosen >= 0 and len(each.placements) > 1
    ]
    if len(rows) < _FEW:
        return start
    likes_now = [start.weights[at] / POINT for at in _REFINED]
    prior = [1 / start.heat, *(like / start.heat for like in likes_now)]
    spread = [prior[0] / 2]
    spread += [
        max(abs(like) / 2, least) / start.heat
        for like, least in zip(likes_now, _SPREAD, strict=True)
    ]
    now, step, before = list(prior), [each / 8 for each in spread], [0.0] * len(prior)
    for _ in range(_STEPS):
        slope = _slope(rows, now, start.whim)
        for at, each in enumerate(slope):
            pull = each - (now[at] - prior[at]) / spread[at] ** 2
            step[at] *= 1.2 if pull * before[at] > 0 else 0.5 if pull * before[at] < 0 else 1.0
            before[at] = pull
            now[at] += step[at] if pull > 0 else -step[at] if pull < 0 else 0.0
        now[0] = max(now[0], prior[0] / 8)
    weights = list(start.weights)
    for like, at in zip(now[1:], _REFINED, strict=True):
        weights[at] = weights[at + PHASE_WEIGHTS] = round(POINT * like / now[0])
    return replace(start, weights=tuple(weights), heat=1 / now[0])


def _slope(
    rows: Sequence[tuple[list[list[float]], int]], now: Sequence[float], whim: float
) -> list[float]:
    """How the log-likelihood of choices rises with each coefficient."""
    slope = [0.0] * len(now)
    for options, chosen in rows:
        worth = [sum(a * b for a, b in zip(row, now, strict=True)) for row in options]
        top = max(worth)
        odds = [exp(value - top) for value in worth]
        whole = sum(odds)
        likely = odds[chosen] / whole
        whims = 1 - (1 - _ANY) * (1 - whim)
        sure = (1 - whims) * likely / ((1 - whims) * likely + whims / len(options))
        for at in range(len(now)):
            mean = sum(row[at] * odd for row, odd in zip(options, odds, strict=True)) / whole
            slope[at] += sure * (options[chosen][at] - mean)
    return slope
