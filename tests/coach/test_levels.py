"""Whose decisions cost as much as a player's: only where it was measured."""

import pytest

from coach.matches import played
from coach.test_parts import reviewed
from dreistein.bots.ladder.rungs import RUNGS
from dreistein.coach.levels import level_of, losses


def test_every_level_was_measured_at_a_table_of_two() -> None:
    assert set(losses(2, must_place=False)) == set(RUNGS)


def test_who_collects_tiles_loses_less_than_who_places_and_the_expert_least() -> None:
    known = losses(2, must_place=False)
    assert known["sofia"] == min(known.values())
    assert known["sofia"] < known["hilda"] < min(known[level] for level in ("pip", "frida", "max"))


@pytest.mark.parametrize("level", RUNGS)
def test_a_level_loses_as_much_as_itself(level: str) -> None:
    assert level_of(losses(2, must_place=False)[level], 2, must_place=False) == level


def test_where_nothing_was_measured_no_level_is_named() -> None:
    assert losses(3, must_place=False) == {}
    assert level_of(0.05, 3, must_place=False) is None


def test_a_review_names_a_level_once_the_match_is_over() -> None:
    whole = reviewed(played("level"))
    assert [seat.level in RUNGS for seat in whole.seats] == [True, True]
    part = reviewed(played("level", actions=60))
    assert [seat.level for seat in part.seats] == [None, None]
