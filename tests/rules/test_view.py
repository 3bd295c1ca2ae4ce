"""What a seat, a spectator and the reader of a finished round may know."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.rules import EDITIONS, Round, Solitaire, reveal, view
from dreistein.rules.errors import NotOver
from positions import GERMAN, last_first
from random_games import random_rounds, with_hidden_tiles_swapped


def test_a_view_has_the_fields_of_the_format_and_no_more() -> None:
    round = Round.seeded("dreistein", GERMAN, players=3).apply("444@0,0")
    seen = view(round, 1, before=(5, 6, 7), number=2).to_json()
    assert [*seen.items()] == [
        *(("edition", GERMAN.to_object()), ("seat", 1), ("players", 3)),
        *(("hand", [str(tile) for tile in round.hands[1]]), ("drawn", [])),
        *(("counts", [7, 8, 8]), ("stock", 32), ("board", ["444@0,0"])),
        *(("scores", [17, 0, 0]), ("totals", [5, 6, 7]), ("round", 2)),
        ("history", [[0, "444@0,0"]]),
    ]


def test_only_the_seat_sees_the_tile_it_drew() -> None:
    round = Round.seeded("aperiodic", GERMAN)
    round = round.apply(next(iter(round.legal_actions()))).apply("+")
    drawn = str(round.hands[round.turn][-1])
    own = view(round, round.turn).to_json()
    assert (own["drawn"], own["hand"][-1]) == ([drawn], drawn)
    for seat in (1 - round.turn, None):
        seen = view(round, seat).to_json()
        assert (seen["drawn"], seen["history"][-1]) == ([], [round.turn, "+"])
        assert drawn not in json.dumps(seen["hand"])


def test_a_spectator_sees_no_hand() -> None:
    seen = view(Round.seeded("dreistein", GERMAN), None)
    assert (seen.seat, seen.hand, seen.drawn, seen.counts) == (None, (), (), (10, 10))


def test_who_has_resigned_is_no_rival_and_no_pipe_is_told() -> None:
    round = Round.seeded("stein3", EDITIONS["international"], players=4)
    seen = view(round, 1, resigned=frozenset({3}))
    assert seen.rivals == (0, 2)
    assert view(round, None).rivals == tuple(seat for seat in range(4) if seat != round.turn)
    assert seen.to_json() == view(round, 1).to_json()


def test_a_seat_must_exist() -> None:
    round = Round.seeded("dreistein", GERMAN)
    for seat in (-1, 2):
        with pytest.raises(IndexError, match="no seat"):
            view(round, seat)


@given(random_rounds(), st.randoms(use_true_random=False))
def test_swapping_tiles_that_a_seat_cannot_see_never_changes_its_view(
    round: Round, rng: random.Random
) -> None:
    for seat in (*range(round.players), None):
        swapped = with_hidden_tiles_swapped(round, seat, rng)
        assert view(swapped, seat) == view(round, seat)
        assert view(swapped, seat).to_json() == view(round, seat).to_json()


def test_only_a_finished_round_is_revealed() -> None:
    round = Round.seeded("stein3", EDITIONS["international"], players=6)
    with pytest.raises(NotOver):
        reveal(round)
    round = last_first(round)
    shown = reveal(round)
    assert (shown.deal, shown.hands, shown.stock) == (round.deal, round.hands, round.stock)


def test_a_view_of_solitaire_has_the_draws_left() -> None:
    round = Round.seeded("drei", EDITIONS["international"], solitaire=Solitaire()).apply("+")
    assert view(round, 0).to_json()["draws_left"] == 19
