"""Solved ends lose no point against brute force."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.rules import EDITIONS, Round, Solitaire
from kernel.search.ends import WEIGHTS, brute_force, small_ends
from kernel.variants import compiled, interpreted
from sizes import size


@cache
def chances() -> Any:
    """A table of chances, made up, that falls with the other's total and grows with the own."""
    own, other = np.meshgrid(np.arange(5.0), np.arange(5.0), indexing="ij")
    return 1 / (1 + np.exp(other - own + 0.1 * own * own))


def endgame_of(
    kernel: ModuleType,
    round: Round,
    clock: Callable[[], float] = lambda: 0.0,
    limit: int = 10**9,
    totals: tuple[int, ...] | None = None,
    share: float = 1.0,
) -> tuple[Any, Any, Any]:
    """The solver of an end, its state, and what it strives for."""
    objective = kernel.Objective(totals or (0,) * round.players, 300, share, chances(), 0.0, 75.0)
    state, policy = kernel.state_of(round), kernel.PlayoutPolicy([WEIGHTS])
    return kernel.Endgame(state, objective, policy, clock, limit), state, objective


def check(kernel: ModuleType, round: Round, totals: tuple[int, ...], share: float) -> None:
    endgame, state, objective = endgame_of(kernel, round, totals=totals, share=share)
    own = round.turn

    def worth(scores: tuple[int, ...]) -> float:
        lead = 0.5 + (scores[own] - scores[1 - own]) / 4000
        win = objective.win_chance(own, scores[own], scores[1 - own])
        return float((1 - share) * win + share * lead)

    best = -1e9
    for action in round.legal_actions():
        code = kernel.action_code(state, action)
        wanted = brute_force(round.apply(action), own, worth)
        value, mine, theirs = endgame.solve(code, -1e9, 1.0)
        assert value == pytest.approx(wanted, abs=1e-9), (round, action)
        scores = (mine, theirs) if own == 0 else (theirs, mine)
        assert worth(scores) == pytest.approx(wanted, abs=1e-9)
        bounded, *_ = endgame.solve(code, best, 1.0)
        assert bounded == pytest.approx(wanted, abs=1e-9) if wanted > best else bounded <= best
        best = max(best, wanted)


@pytest.mark.parametrize("part", range(size(1, 4)))
def test_ends_are_solved_as_by_brute_force(part: int) -> None:
    ends = small_ends(part, most_tiles=5)
    random = Random(part)
    for _ in range(size(100, 520)):
        totals = random.randrange(-50, 290), random.randrange(-50, 290)
        check(compiled(), next(ends), totals, random.choice([1.0, 0.05]))


def test_in_python_too() -> None:
    ends = small_ends(99, most_tiles=4)
    for _ in range(size(25, 60)):
        check(interpreted(), next(ends), (120, 200), 0.05)


def test_the_end_of_solitaire_is_solved_too(kernel: ModuleType) -> None:
    """With nobody else the most points are what the best order of placing them gives."""
    solved = 0
    for seed in range(12):
        random = Random(seed)
        round = Round.seeded(str(seed), EDITIONS["german"], solitaire=Solitaire(5, 2))
        while round.end is None and round.draws_left:
            round = round.apply(random.choice(list(round.legal_actions())))
        if round.end is not None:
            continue
        solved += 1
        endgame, state, _ = endgame_of(kernel, round)
        for action in round.legal_actions():
            wanted = brute_force(round.apply(action), 0, lambda scores: scores[0])
            _, mine, _ = endgame.solve(kernel.action_code(state, action), -1e9, 1.0)
            assert mine == wanted
    assert solved > 3


def test_time_that_is_up_solves_nothing(kernel: ModuleType) -> None:
    def long(end: Round) -> bool:
        endgame, state, _ = endgame_of(compiled(), end)
        endgame.solve(state.legal()[0], -1e9, 1.0)
        return bool(100 < endgame.nodes < 1000)

    looks = count(1.0)
    end = next(filter(long, small_ends(16, most_tiles=10)))
    endgame, state, _ = endgame_of(kernel, end, looks.__next__)
    code = state.legal()[0]
    assert endgame.solve(code, -1e9, 2.0) is None
    assert next(looks) == 3, "it looked again, and stopped"
    assert endgame.solve(code, -1e9, 1e9) is not None, "later there may be time"


def test_so_many_positions_and_no_more(kernel: ModuleType) -> None:
    endgame, state, _ = endgame_of(kernel, next(small_ends(8, most_tiles=10)), limit=3)
    assert [endgame.solve(code, -1e9, 1.0) for code in state.legal()][-1] is None
    assert endgame.nodes <= 3 + len(state.legal())
