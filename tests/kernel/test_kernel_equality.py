"""The kernel plays the same game as the rules: after every single action of random games."""

from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dreistein.rules import (
    DRAW,
    EDITIONS,
    TILES,
    Cell,
    Deal,
    DreisteinError,
    Placement,
    Round,
    Solitaire,
    view,
)
from kernel.agreement import agree
from random_games import fresh_rounds, open_rounds, random_action, random_rounds
from sizes import size

GAMES = size(60, 5000)
"""Games for each of the two kernels."""

thorough = settings(
    max_examples=GAMES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@given(round=fresh_rounds(), number=st.integers(0, 2**32))
@thorough
def test_random_games_are_the_same(kernel: ModuleType, round: Round, number: int) -> None:
    """What is legal, its points, whose turn, hands, stock, scores and the end."""
    rng = Random(number)
    state = kernel.state_of(round)
    codes = agree(kernel, round, state)
    while round.end is None:
        action = random_action(round, rng)
        round = round.apply(action)
        state.apply(codes[str(action)])
        codes = agree(kernel, round, state)
    assert codes == {}


@given(round=random_rounds())
@settings(max_examples=max(30, GAMES // 5), deadline=None)
def test_positions_cross_over_and_back(kernel: ModuleType, round: Round) -> None:
    """From any position, to the same position again, and to what each seat may know."""
    state = kernel.state_of(round)
    agree(kernel, round, state)
    assert kernel.round_of(state) == round
    for seat in (None, *range(round.players)):
        assert kernel.view_of(state, seat) == view(round, seat)
    for action in round.legal_actions():
        assert kernel.action_text(state, kernel.action_code(state, action)) == str(action)


@given(round=open_rounds, number=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_copy_goes_its_own_way(kernel: ModuleType, round: Round, number: int) -> None:
    state = kernel.state_of(round)
    twin, other = state.copy(), kernel.state_of(Round.seeded("other", EDITIONS["german"], 3))
    assert (other == state, twin == state) == (False, True)
    other.copy_from(state)
    assert other == state
    action = random_action(round, Random(number))
    twin.apply(kernel.action_code(twin, action))
    other.apply(kernel.action_code(other, action))
    agree(kernel, round, state)
    agree(kernel, round.apply(action), twin)
    agree(kernel, round.apply(action), other)
    assert (twin == other, twin == state) == (True, False)


def test_a_state_is_short_to_print_and_takes_actions_by_number(kernel: ModuleType) -> None:
    state = kernel.state_of(Round.seeded("dreistein", EDITIONS["german"]))
    with pytest.raises(DreisteinError, match='action cannot be "444@0,0"; it is a number'):
        state.apply("444@0,0")
    state.apply(kernel.action_code(state, "444@0,0"))
    assert repr(state) == "State('german', seat 1 to move, 17:0, 1 laid)"


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_from_another_table(kernel: ModuleType, seat: int) -> None:
    state = kernel.state_of(Round.seeded("seat", EDITIONS["german"]))
    with pytest.raises(IndexError):
        kernel.view_of(state, seat)


STRIPS = {
    ((1, 0), (1, 0)): (
        "002 005 550 554 445 443 334 332 223 220 012 101 121 212 222 225 512 150 001 000 "
        "040 401 134 313 333 335 513 151 111 113 301 033 300 034 440 444 424 245 552 551 "
        "145 411 144 412 224"
    ),
    ((-1, 0), (-1, 0)): (
        "014 400 044 450 545 505 050 010 101 121 212 232 323 343 434 414 141 111 113 331 "
        "333 303 030 000 002 250 522 245 424 444 445 534 355 533 350 023 202 222 224 412 "
        "145 551 555 525 251"
    ),
    ((0, 1), (1, 0)): (
        "011 211 122 322 233 433 344 544 455 055 500 200 022 222 252 125 501 010 000 400 "
        "014 441 114 341 133 333 353 135 511 111 131 013 340 404 444 244 452 525 555 355 "
        "503 330 003 230 012"
    ),
    ((0, 1), (-1, 0)): (
        "004 340 433 233 322 122 211 011 100 500 055 455 544 044 402 220 222 422 244 444 "
        "443 534 351 115 111 311 130 003 000 200 025 252 525 352 533 333 331 413 141 514 "
        "155 555 553 035 302"
    ),
    ((1, 0), (0, -1)): (
        "005 001 110 112 221 223 332 334 443 445 554 551 115 111 411 140 504 055 555 553 "
        "035 303 030 302 220 222 422 240 004 000 200 025 352 533 333 331 413 144 444 442 "
        "524 252 525 251 015"
    ),
    ((-1, 0), (0, -1)): (
        "002 250 505 545 454 434 343 323 232 202 120 011 211 122 222 252 125 501 010 000 "
        "300 013 131 111 511 155 555 525 452 244 444 404 340 033 133 341 114 441 014 400 "
        "500 035 553 335 453"
    ),
}
"""45 tiles in a row, for each of the six directions: two steps in turn, and how the tiles lie."""


@pytest.mark.parametrize("steps", STRIPS)
def test_a_board_that_goes_far_one_way(kernel: ModuleType, steps: tuple[Any, Any]) -> None:
    """The kernel's numbers of cells come round again; the board never meets itself."""
    rows = [tuple(map(int, numbers)) for numbers in STRIPS[steps].split()]
    x = y = 0
    placements = []
    for k, numbers in enumerate(rows):
        placements.append(Placement(numbers, Cell(x, y)))  # type: ignore[arg-type]
        x, y = x + steps[k % 2][0], y + steps[k % 2][1]
    tiles = [placement.tile for placement in placements]
    rest = [tile for tile in TILES if tile not in tiles]
    # Each tile is drawn and placed, until only the rack is left: the last ten of the row.
    deal = Deal((tuple(tiles[-10:]),), (*tiles[1:-10], *rest), tiles[0])
    round = Round.alone(EDITIONS["german"], deal, Solitaire(10, 55))
    state = kernel.state_of(round)
    for placement in placements[1:]:
        for action in ([DRAW] if placement.tile not in round.hands[0] else []) + [placement]:
            codes = agree(kernel, round, state)
            round = round.apply(action)
            state.apply(codes[str(action)])
    agree(kernel, round, state)
    assert round.end == "out"
    assert kernel.round_of(state) == round
