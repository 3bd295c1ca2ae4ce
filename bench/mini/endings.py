"""The rest of a round once the stock is empty: two players who know everything, solved for points
by the same search that the expert uses."""

from math import inf
from time import perf_counter

from dreistein.bots.expert.endgame import Solver
from dreistein.bots.expert.playout_weights import GREEDY
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import DRAW, END_TURN, State, view_of
from dreistein.kernel.search.policy_cy import PlayoutPolicy

_NO_LIMIT = 2**31 - 1


class Endings:
    """What the endings of one game come to: the same tiles, laid in another order, are the same."""

    def __init__(self) -> None:
        self._found: dict[int, int] = {}

    def __call__(self, state: State) -> int:
        """By how much seat 0 is ahead in the end, beyond what it is ahead now."""
        key = 1
        for code in sorted(code for _, code in state.history if code not in (DRAW, END_TURN)):
            key = key << 20 | code
        for number in (*state.hands, state.drawn, state.turn, state.passes):
            key = key << 56 | number
        if key not in self._found:
            self._found[key] = _solved(state)
        return self._found[key]


def _solved(state: State) -> int:
    points = objective_for(view_of(state, state.turn), match=False)
    solver = Solver(state, points, PlayoutPolicy([GREEDY]), perf_counter, _NO_LIMIT)
    best = solver.best(inf)
    assert best is not None
    _, own, other = next(iter(best.values()))
    mine, theirs = state.scores
    return (own - other if state.turn == 0 else other - own) - (mine - theirs)
