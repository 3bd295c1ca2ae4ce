"""Copies of values have their fields, and no others: a misspelt one would go unnoticed."""

from dataclasses import FrozenInstanceError, fields, replace
from random import Random
from typing import Any

import pytest

from dreistein.rules.edition import EDITIONS
from dreistein.rules.match import Match
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.values import with_fields


def assert_whole(value: Any) -> None:
    assert list(vars(value)) == [field.name for field in fields(value)]
    assert replace(value) == value


@pytest.mark.parametrize("solitaire", [None, Solitaire()], ids=["match", "solitaire"])
def test_rounds_and_matches_keep_their_fields(solitaire: Solitaire | None) -> None:
    rng = Random(7)
    match = Match.seeded("values", EDITIONS["german"], 1 if solitaire else 3, solitaire=solitaire)
    while not match.over:
        while match.round.end is None:
            match = match.apply(rng.choice(list(match.round.legal_actions())))
            assert_whole(match)
            assert_whole(match.round)
        if not match.over:
            match = match.next_round()
            assert_whole(match)
    assert_whole(match.rewind(2))
    assert_whole(match.resign(0))


def test_a_copy_leaves_the_original_alone() -> None:
    match = Match.seeded("values", EDITIONS["german"], 2)
    copy = with_fields(match, number=4)
    assert (match.number, copy) == (0, replace(match, number=4))
    with pytest.raises(FrozenInstanceError):
        copy.number = 5  # type: ignore[misc]
