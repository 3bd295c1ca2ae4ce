"""Whose decisions cost as much as a player's: only where it was measured."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.matches import played
from coach.test_luck_and_skill import reviewed
from dreistein.bots.ladder.ratings import RUNGS
from dreistein.coach.levels import LevelGroup, known_groups, level_groups, level_of

TABLES = [*product((2, 3, 4), (False, True)), (5, True), (6, True)]
"""With five and six who may draw on purpose, the ladder's hoarders lose more than its beginners."""
MEASURED = pytest.mark.parametrize(("players", "must_place"), TABLES)


@MEASURED
def test_all_levels_were_measured_and_lose_as_they_do(players: int, must_place: bool) -> None:
    known = known_groups(players, must_place)
    assert [level for group in known for level in group.levels] == [*RUNGS]
    for group in known:
        assert level_of(group.loss, players, must_place=must_place) in group.levels


def test_who_collects_tiles_loses_less_than_who_places_and_the_expert_least() -> None:
    known = {level: group.loss for group in known_groups(2, False) for level in group.levels}
    assert known["sofia"] == min(known.values())
    assert known["sofia"] < known["hilda"] < min(known[level] for level in ("pip", "frida", "max"))


@MEASURED
def test_who_loses_less_is_not_compared_with_a_weaker_level(players: int, must_place: bool) -> None:
    losses = [loss / 1000 for loss in range(300, -20, -1)]
    named = [level_of(loss, players, must_place=must_place) for loss in losses]
    ranks = [RUNGS.index(level) for level in named if level is not None]
    assert len(ranks) == len(named)
    assert ranks == sorted(ranks)
    assert len(set(ranks)) > 1


MEASUREMENT = st.tuples(st.floats(-0.1, 0.5), st.integers(1, 1000))


@given(st.lists(MEASUREMENT, min_size=1, max_size=8))
def test_pools_keep_all_levels_and_fall(measured: list[tuple[float, int]]) -> None:
    given_levels = [LevelGroup((str(n),), mean * k, k) for n, (mean, k) in enumerate(measured)]
    found = level_groups(given_levels)
    assert [level for group in found for level in group.levels] == [
        p.levels[0] for p in given_levels
    ]
    assert sum(group.decisions for group in found) == sum(count for _, count in measured)
    means = [group.loss for group in found]
    assert all(above < below for below, above in pairwise(means))


def test_where_nothing_was_measured_no_level_is_named() -> None:
    assert known_groups(6, False) == []
    assert level_of(0.05, 6, must_place=False) is None


def test_a_review_names_a_level_once_the_match_is_over() -> None:
    whole = reviewed(played("level"))
    assert [seat.level in RUNGS for seat in whole.seats] == [True, True]
    part = reviewed(played("level", actions=60))
    assert [seat.level for seat in part.seats] == [None, None]
