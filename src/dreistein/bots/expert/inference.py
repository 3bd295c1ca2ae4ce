"""What the others' actions tell: who plays straight, and which tiles they probably do not hold.

Somebody who draws at the start of a turn held nothing that fitted, or draws on purpose. How likely
the former was is known from what fitted; so a few draws tell how a seat plays. Of one that plays
straight, a draw tells that tiles which fitted then were not on its rack, and a placement that tiles
for many more points were not: worlds in which they were are sampled less.
"""

from dataclasses import dataclass
from math import exp, log

from dreistein.kernel import DRAW, END_TURN, State

_DRAWS_ON_PURPOSE = 0.7
"""How often somebody who hoards begins a turn with a draw."""
_SLIP = 0.05
"""How often somebody who plays straight draws, or passes, although something fits."""
_POINTS = 40
"""Points missed that make a placement e times less likely."""
_UNIT = 256
"""The weights of a belief are so many times a logarithm."""
_SURE = 0.98


@dataclass(frozen=True, slots=True)
class Reading:
    """By seat, how likely it plays straight; and the weights of a belief."""

    straight: tuple[float, ...]
    weights: list[int]


@dataclass(frozen=True, slots=True)
class _Clue:
    """An action of a seat, and the likelihood of it with each tile at the places that count."""

    seat: int
    places: list[int]
    likely: dict[int, float]


def read(root: State, own: int) -> Reading:
    """What a seat can tell from everything that happened up to a position."""
    config = root.config
    state = State(config)
    state.deal(root.order)
    places = [list(config.hand_places(seat)) for seat in range(config.players)]
    laid = {root.order[0]} if config.solitaire else set()
    odds = [0.0] * config.players
    clues: list[_Clue] = []
    for seat, code in root.history:
        if state.laid and seat != own:
            could = {t: p for t, p in enumerate(state.most_points()) if p >= 0 and t not in laid}
            if state.drawn:
                counted = list(range(state.at - state.drawn_count, state.at))
            else:
                counted = list(places[seat])
                if not state.stock_empty:
                    held = state.hands[seat].bit_count()
                    none = _none_fits(held, 56 - len(laid), len(could))
                    odds[seat] += _told(none, drew=code == DRAW)
            clues.append(_Clue(seat, counted, _likely(state, code, could)))
        if code == DRAW:
            places[seat].append(state.at)
        elif code != END_TURN:
            laid.add(code & 63)
        state.apply(code)
    straight = tuple(min(max(1 / (1 + exp(-odd)), 1 - _SURE), _SURE) for odd in odds)
    return Reading(straight, _weighed(clues, straight))


def _none_fits(held: int, unseen: int, fitting: int) -> float:
    """The chance that none of so many tiles held is one of those that fit."""
    none = 1.0
    for k in range(held):
        none *= max(unseen - fitting - k, 0) / (unseen - k)
    return none


def _told(none: float, *, drew: bool) -> float:
    """The logarithm of how much likelier the start of a turn is for one who plays straight."""
    draws = none + (1 - none) * _SLIP
    if drew:
        return log(draws / _DRAWS_ON_PURPOSE)
    return log(max(1 - draws, _SLIP) / (1 - _DRAWS_ON_PURPOSE))


def _likely(state: State, code: int, could: dict[int, int]) -> dict[int, float]:
    """How likely an action is for one who plays straight and has a tile, by what it could score."""
    if code in (DRAW, END_TURN):
        return dict.fromkeys(could, _SLIP)
    got = state.points_of(code)
    return {tile: exp((got - points) / _POINTS) for tile, points in could.items() if points > got}


def _weighed(clues: list[_Clue], straight: tuple[float, ...]) -> list[int]:
    """The weight of every tile at every place, all clues together."""
    import numpy as np

    weights = np.zeros((56, 56))
    for clue in clues:
        tiles = list(clue.likely)
        likely = np.array(list(clue.likely.values()))
        change = _UNIT * np.log(1 - straight[clue.seat] * (1 - likely))
        weights[np.ix_(tiles, clue.places)] += change[:, None]
    whole: list[int] = np.rint(weights).astype(int).ravel().tolist()
    return whole
