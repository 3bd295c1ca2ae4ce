"""The turns of a round."""

import pytest
from hypothesis import given

from dreistein.rules import (
    EDITIONS,
    Bonus,
    DreisteinError,
    Placement,
    Round,
    Solitaire,
    TurnEnd,
    view,
)
from dreistein.rules.turns import last_turn, turns
from positions import after
from random_games import random_rounds


@given(random_rounds())
def test_turns_contain_every_action_and_point(round: Round) -> None:
    found = list(turns(round))
    assert tuple(played for turn in found for played in turn.actions) == round.history
    before_end = [0] * round.players
    for turn in found:
        assert {played.seat for played in turn.actions} == {turn.seat}
        assert turn.draws <= round.edition.draws
        assert turn.draw_points + turn.end_points == turn.points
        assert all(not isinstance(p.action, Placement) for p in turn.actions[:-1])
        assert (turn.end is TurnEnd.PLACED) == (turn.placement is not None)
        if turn.end in (TurnEnd.KEPT, TurnEnd.NONE_FITS):
            assert turn.draws == round.edition.draws
        if turn.end is None:
            assert turn is found[-1]
        before_end[turn.seat] += turn.points
    settlement = round.settlement or (0,) * round.players
    assert tuple(a + b for a, b in zip(before_end, settlement, strict=True)) == round.scores
    assert all(turn.over for turn in found[:-1])
    if round.history:
        assert found[-1] == last_turn(round)
    if round.drawn:
        assert not found[-1].over


@given(random_rounds())
def test_ending_a_turn_is_what_round_and_view_say(round: Round) -> None:
    said = round.end_of_turn
    assert view(round, round.turn).end_of_turn is said
    if "-" in round.legal_actions():
        assert last_turn(round.apply("-")).end is said


def test_a_turn_has_its_bonus_and_its_first_actions() -> None:
    round = after(Round.seeded("dreistein", EDITIONS["german"]), "444@0,0 + +")
    opening, drawing = turns(round)
    assert (opening.bonus, drawing.bonus) == ((Bonus.START, 0), None)
    assert last_turn(round) == drawing
    first = drawing.first(1)
    assert (first.draws, first.over, first.end) == (1, False, None)


def test_in_solitaire_three_fruitless_draws_end_a_turn_by_themselves() -> None:
    fresh = Round.seeded("drei", EDITIONS["international"], solitaire=Solitaire(10, 20))
    draws = [turn.draws for turn in turns(after(fresh, "+ + + + + +"))]
    assert (sum(draws), max(draws) <= 3) == (6, True)


def test_in_solitaire_a_pass_after_fruitless_draws_is_a_turn_of_its_own() -> None:
    # Three draws in all: the first turn uses them, the next has nothing left to draw.
    for seed in range(50):
        round = Round.seeded(str(seed), EDITIONS["international"], solitaire=Solitaire(10, 3))
        for _ in range(3):
            if round.end is None:
                round = round.apply("+")
        if round.end is None:
            ends = [TurnEnd.KEPT] if round.drawn else [TurnEnd.NONE_FITS, TurnEnd.PASSED]
            assert [turn.end for turn in turns(round.apply("-"))] == ends


def test_a_round_that_has_not_begun_has_no_last_turn() -> None:
    with pytest.raises(DreisteinError, match="no turn yet"):
        last_turn(Round.seeded("s1"))


def test_in_solitaire_a_placement_after_fruitless_draws_is_a_turn_of_its_own() -> None:
    """Three tiles drawn although one on the rack fits: −25. The next turn starts from zero."""
    fresh = Round.seeded("s1", EDITIONS["triominos"], solitaire=Solitaire(10, 20))
    found = [(turn.draws, turn.points, turn.end) for turn in turns(after(fresh, "+ + + 251@0,1"))]
    assert found == [(3, -25, TurnEnd.NONE_FITS), (0, 8, TurnEnd.PLACED)]
