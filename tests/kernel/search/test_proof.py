"""A win that is called certain is one by brute force, and few such wins are missed."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.rules import Round
from kernel.search.ends import WEIGHTS, brute_force, small_ends
from kernel.variants import compiled, interpreted
from sizes import size

TARGET = 300


def proof_of(
    kernel: ModuleType,
    round: Round,
    totals: tuple[int, ...],
    seat: int,
    clock: Callable[[], float] = lambda: 0.0,
    limit: int = 10**9,
) -> Any:
    objective = kernel.Objective(totals, TARGET, 0.05, np.full((3, 3), 0.5), 0.0, 150.0)
    policy = kernel.PlayoutPolicy([WEIGHTS])
    return kernel.Proof(kernel.state_of(round), objective, policy, clock, limit, seat)


def close_totals(round: Round, random: Random) -> tuple[int, int]:
    """Totals before the round with which the match is about to be decided."""
    return (
        TARGET - round.scores[0] + random.randrange(-90, 10),
        TARGET - round.scores[1] + random.randrange(-90, 10),
    )


def certain(round: Round, totals: tuple[int, int], seat: int) -> bool:
    """Whether a seat wins the match if it does its best, whatever the other does."""

    def won(scores: tuple[int, ...]) -> float:
        own, other = totals[seat] + scores[seat], totals[1 - seat] + scores[1 - seat]
        return float(own >= TARGET and own > other)

    return brute_force(round, seat, won) == 1


def check(kernel: ModuleType, seed: int, ends: int, most_tiles: int) -> tuple[int, int]:
    """The number of certain wins, and of those that were found."""
    random, true, found = Random(seed), 0, 0
    rounds = small_ends(seed, most_tiles)
    for _ in range(ends):
        round = next(rounds)
        totals = close_totals(round, random)
        for seat in (0, 1):
            proof = proof_of(kernel, round, totals, seat)
            told = any(proof.win(kernel.NO_ACTION, effort, 1.0) for effort in (1, 3))
            wanted = certain(round, totals, seat)
            assert wanted or not told, (round, totals, seat)
            if told and round.turn == seat:
                choice = kernel.action_text(kernel.state_of(round), proof.choice)
                assert certain(round.apply(choice), totals, seat), (round, totals, choice)
            true, found = true + wanted, found + told
        for action in round.legal_actions():
            code = kernel.action_code(kernel.state_of(round), action)
            told = proof_of(kernel, round, totals, round.turn).win(code, 2, 1.0)
            assert not told or certain(round.apply(action), totals, round.turn)
    return true, found


@pytest.mark.parametrize("part", range(size(1, 3)))
def test_a_certain_win_is_one(part: int) -> None:
    true, found = check(compiled(), part, size(60, 400), most_tiles=5)
    assert true > 10
    assert found >= 0.95 * true, "few are missed"


def test_in_python_too() -> None:
    true, found = check(interpreted(), 77, 8, most_tiles=4)
    assert found >= 0.9 * true > 0


@cache
def long_proof() -> tuple[Round, tuple[int, int]]:
    """An end whose proof takes some time."""
    random = Random(19)
    for round in small_ends(19, most_tiles=14):
        totals = close_totals(round, random)
        proof = proof_of(compiled(), round, totals, round.turn)
        proof.win(compiled().NO_ACTION, 2, 1.0)
        if 300 < proof.positions < 3000:
            return round, totals
    raise AssertionError


def test_time_that_is_up_proves_nothing(kernel: ModuleType) -> None:
    round, totals = long_proof()
    looks = count(1.0)
    proof = proof_of(kernel, round, totals, round.turn, looks.__next__)
    assert proof.win(kernel.NO_ACTION, 2, 3.0) is None
    assert next(looks) == 4, "it looked again, and stopped"
    assert proof.win(kernel.NO_ACTION, 2, 1e9) is not None, "later there may be time"


def test_so_many_positions_and_no_more(kernel: ModuleType) -> None:
    round, totals = long_proof()
    proof = proof_of(kernel, round, totals, round.turn, limit=100)
    assert proof.win(kernel.NO_ACTION, 2, 1.0) is None
    assert proof.positions < 200
