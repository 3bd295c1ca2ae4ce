"""Inference from the others' actions: who plays straight, and which tiles they probably lack.

A seat that draws at the start of a turn held nothing that fitted, or draws on purpose. How likely
the former was follows from what fitted, so a few draws show how a seat plays. If it plays straight,
a draw suggests that it held no tile that fitted, and a placement that it held none for many more
points: worlds in which it did are sampled less. Where nobody hoards, everybody plays straight.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log

from dreistein.kernel import DRAW, END_TURN, State

_DRAWS_ON_PURPOSE = 0.7
"""How often a seat that hoards begins a turn with a draw."""
_SLIP = 0.05
"""How often a seat that plays straight draws, or passes, although a tile fits."""
_POINTS_PER_E = 40
"""Missing this many points makes a placement e times less likely."""
_LEAST_LIKELY = 1e-12
"""No placement is less likely than this, however large the bonus that is missed."""
_UNIT = 256
"""Weights of a sampler per unit of log-likelihood."""
_MOST_CERTAIN = 0.98
"""How likely at most a seat plays straight, or does not."""


@dataclass(frozen=True, slots=True)
class Inference:
    """How likely each seat plays straight, and the weights for a weighted sampler."""

    straight: tuple[float, ...]
    weights: list[int]


@dataclass(frozen=True, slots=True)
class _Clue:
    """An action of a seat, and how likely it was if a tile was at one of these places."""

    seat: int
    places: list[int]
    likelihood: dict[int, float]
    odds: float
    """How much more likely it was if the seat plays straight, as a logarithm."""


def infer(root: State, own: int, *, hoarders: bool = True) -> Inference:
    """What the seat ``own`` can infer from everything that happened up to a position.

    Without ``hoarders``, nobody is expected to draw on purpose.
    """
    odds = [0.0] * root.players
    clues = []
    for clue in _clues(root, own, [_SLIP] * root.players):
        odds[clue.seat] += clue.odds
        clues.append(clue)
    straight = tuple(
        min(max(1 / (1 + exp(-odd)), 1 - _MOST_CERTAIN), _MOST_CERTAIN) if hoarders else 1.0
        for odd in odds
    )
    return Inference(straight, _weights(clues, straight))


def infer_knowing(root: State, own: int, slips: Sequence[float | None]) -> list[int]:
    """The weights for a weighted sampler if it is known how everybody plays: how often a seat draws
    although a tile fits, or None if it does so on purpose."""
    clues = _clues(root, own, [_SLIP if slip is None else slip for slip in slips])
    return _weights(clues, [float(slip is not None) for slip in slips])


def _clues(root: State, own: int, slips: Sequence[float]) -> Iterator[_Clue]:
    """What the actions of the others tell, in order."""
    config = root.config
    state = State(config)
    state.deal(root.order)
    places = [list(config.hand_places(seat)) for seat in range(config.players)]
    laid = {root.order[0]} if config.solitaire else set()
    for seat, code in root.history:
        if state.laid and seat != own:
            could = {
                tile: points
                for tile, points in enumerate(state.most_points())
                if points >= 0 and tile not in laid and config.tiles >> tile & 1
            }
            odds = 0.0
            if state.drawn:
                counted = list(range(state.at - state.drawn_count, state.at))
            else:
                counted = list(places[seat])
                if not state.stock_empty:
                    held = state.hands[seat].bit_count()
                    none = _chance_none_fits(held, config.deck_end - len(laid), len(could))
                    odds = _log_odds(none, drew=code == DRAW)
            yield _Clue(seat, counted, _likelihood(state, code, could, slips[seat]), odds)
        if code == DRAW:
            places[seat].append(state.at)
        elif code != END_TURN:
            laid.add(code & 63)
        state.apply(code)


def _chance_none_fits(held: int, unseen: int, fitting: int) -> float:
    """The chance that none of ``held`` tiles fits, if ``fitting`` of the unseen ones do."""
    none = 1.0
    for k in range(held):
        none *= max(unseen - fitting - k, 0) / (unseen - k)
    return none


def _log_odds(none: float, *, drew: bool) -> float:
    """How much more likely a turn starts like this if the seat plays straight, as a logarithm."""
    draws = none + (1 - none) * _SLIP
    if drew:
        return log(draws / _DRAWS_ON_PURPOSE)
    return log(max(1 - draws, _SLIP) / (1 - _DRAWS_ON_PURPOSE))


def _likelihood(state: State, code: int, could: dict[int, int], slip: float) -> dict[int, float]:
    """By tile, how likely a seat that plays straight does this although it has that tile."""
    if code in (DRAW, END_TURN):
        return dict.fromkeys(could, slip)
    got = state.points_of(code)
    return {
        tile: max(exp((got - points) / _POINTS_PER_E), _LEAST_LIKELY)
        for tile, points in could.items()
        if points > got
    }


def _weights(clues: Iterable[_Clue], straight: Sequence[float]) -> list[int]:
    """The weight of every tile at every place, over all clues."""
    weights = [0.0] * (56 * 56)
    for clue in clues:
        sure = straight[clue.seat]
        for tile, likely in clue.likelihood.items() if sure else ():
            change = _UNIT * log(1 - sure * (1 - likely))
            for place in clue.places:
                weights[56 * tile + place] += change
    return [round(weight) for weight in weights]
