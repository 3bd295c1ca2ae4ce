"""The chance to win a match from its totals: what anybody would expect of it."""

from random import Random

import numpy as np
import pytest

from dreistein.bots.expert import Expert
from dreistein.bots.expert.win_chance import chance, table
from dreistein.rules import EDITIONS, Action, Round, View, view

TOTALS = range(-150, 300, 30)


def test_two_have_the_whole_chance_together() -> None:
    for own in TOTALS:
        for other in TOTALS:
            assert chance(2, own, other) + chance(2, other, own) == pytest.approx(1, abs=0.002)


@pytest.mark.parametrize("must_place", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_more_is_better_and_more_for_the_others_worse(players: int, must_place: bool) -> None:
    whole = np.asarray(table(players, must_place))
    assert (whole[1:] >= whole[:-1] - 0.0011).all()
    assert (whole[:, 1:] <= whole[:, :-1] + 0.0011).all()
    assert whole.min() >= 0
    assert whole.max() <= 1


@pytest.mark.parametrize("players", range(2, 7))
def test_nobody_is_ahead_at_the_start(players: int) -> None:
    """It is a little more than a share, as the others usually trail the best of them."""
    assert 1 / players - 0.02 <= chance(players, 0, 0) <= 0.55


def test_who_has_reached_the_target_has_won() -> None:
    assert (chance(2, 300, 299), chance(2, 310, 320), chance(2, 305, 305)) == (1, 0, 0.5)
    assert chance(2, 290, 0) > 0.95


def test_a_house_rule_has_a_table_of_its_own() -> None:
    """Where nobody can collect tiles, rounds swing less, and a lead is worth more."""
    assert chance(2, 100, 0, must_place=True) > chance(2, 100, 0) + 0.02


def test_another_target_stretches_the_table_and_its_lowest_totals_are_the_worst() -> None:
    assert chance(2, 200, 100, target=400) == pytest.approx(chance(2, 150, 75))
    assert chance(2, 2 * 10**14, 10**14, target=4 * 10**14) == pytest.approx(chance(2, 150, 75))
    assert chance(2, -(10**10), 0) == chance(2, -200, 0)
    assert chance(2, -(10**10), -(10**10)) == 0.5


def seen(players: int, totals: tuple[int, ...], *resigned: int) -> tuple[View, list[Action]]:
    round = Round.seeded("dreistein", EDITIONS["german"], players)
    while round.turn != 1 or len(list(round.legal_actions())) < 3:
        round = round.apply(max(round.legal_actions(), key=round.points))
    seen = view(round, 1, before=totals, resigned=frozenset(resigned))
    return seen, list(round.legal_actions())


def test_who_has_resigned_is_no_rival_but_can_end_the_match() -> None:
    def best(totals: tuple[int, ...], *resigned: int) -> float:
        ranked = Expert(worlds=20).rank(*seen(3, totals, *resigned), Random(1))
        assert ranked[0].win is not None
        return ranked[0].win

    rivals = (280, 150, 0)
    assert best(rivals, 0) > best(rivals) + 0.2
    assert best(rivals, 1) == best(rivals), "what the seat itself plays for"
    # A lead is worth more if this round may be the last.
    assert best((290, 0, -200), 0) > best((0, 0, -200), 0) + 0.05


def test_where_all_others_have_resigned_no_chance_is_told() -> None:
    ranked = Expert(worlds=20).rank(*seen(2, (280, 0), 0), Random(1))
    assert {each.win for each in ranked} == {None}
    assert len({each.lead for each in ranked}) > 1, "it plays for points"
