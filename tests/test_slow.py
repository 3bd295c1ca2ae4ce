"""The slow reference reproduces every check value of docs/notation.md and docs/records.md."""

from __future__ import annotations

import pytest

import slow
from slow import EDITIONS, TILES, Edition, Slow, deal, edition_of, perft


def dealt(seed: str, players: int, edition: str | Edition) -> Slow:
    return Slow(edition_of(edition), *deal(seed, players, edition_of(edition)))


def solitaire(seed: str, rack: int, draws: int, edition: str | Edition) -> Slow:
    return Slow.solitaire(edition_of(edition), *slow.deal_solitaire(seed, rack), draws)


@pytest.mark.parametrize(
    ("seed", "number", "begins"),
    [
        ("dreistein", 0, "355 225 444 344 334 234 123 055 034 045 115 111"),
        ("dreistein", 1, "114 024 012 144 002 122 335 355"),
        ("skip2858404", 0, "024 345 000 034 013 245 022 014"),
    ],
)
def test_the_first_tiles_of_a_shuffle(seed: str, number: int, begins: str) -> None:
    tiles = slow.shuffled(seed, number)
    assert tiles[: len(begins.split())] == begins.split()
    assert sorted({*tiles}) == TILES
    assert len(tiles) == len(TILES) == 56
    if begins.startswith("355"):
        assert tiles[-5:] == ["345", "255", "125", "035", "233"]


MUST = {"base": "german", "must_place": True}
MUST_TRIOMINOS = {"base": "triominos", "must_place": True}


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (dealt("aperiodic", 2, "german"), [3, 12, 48, 114, 462]),
        (dealt("stein", 3, "german"), [1, 4, 13, 37, 85]),
        (dealt("aperiodic", 2, MUST), [3, 9, 36, 66, 342, 423]),
        (dealt("stein", 3, MUST), [1, 3, 9, 24, 54, 87]),
        (dealt("stein3", 6, MUST_TRIOMINOS), [1, 3, 15, 24, 66, 114]),
        (solitaire("drei", 10, 20, "international"), [10, 46, 82]),
        (solitaire("stein9", 0, 4, "international"), [1, 2, 3, 5, 7, 3, 3, 0]),
        (solitaire("stein1", 5, 0, "international"), [0]),
        (solitaire("drei", 10, 20, MUST), [9, 36, 36, 36]),
    ],
)
def test_perft(state: Slow, counts: list[int]) -> None:
    assert [perft(state, depth) for depth in range(len(counts) + 1)] == [1, *counts]


def test_divide_adds_up_to_perft() -> None:
    state = dealt("stein", 3, "german")
    counts = slow.divide(state, 4)
    assert (list(counts), sum(counts.values())) == (state.legal(), 37)


@pytest.mark.parametrize(
    ("state", "at", "actions", "end", "scores"),
    [
        (dealt("stein3", 6, "international"), -1, 31, "out", [87, 49, 65, 63, 29, 99]),
        (dealt("stein9", 2, "triominos"), -1, 89, "blocked", [177, 211]),
        (solitaire("stein3", 10, 12, "german"), -1, 30, "blocked", [84]),
        (solitaire("stein1", 5, 0, "international"), 0, 0, "blocked", [-37]),  # at the deal
        (dealt("stein0", 3, "triominos"), 0, 41, "blocked", [77, -100, -72]),
        (dealt("stein3", 4, MUST), -1, 44, "out", [90, 176, 38, 20]),
        (dealt("stein9", 2, MUST_TRIOMINOS), 0, 35, "out", [158, 77]),
    ],
)
def test_rounds_of_first_or_last_actions(
    state: Slow, at: int, actions: int, end: str, scores: list[int]
) -> None:
    turns = slow.play(state, lambda _, legal: legal[at])
    assert (len(turns), state.end, state.scores) == (actions, end, scores)
    if len(scores) == 6:
        assert {turn["bonus"] for turn in turns} == {None, "start", "bridge", "double", "hexagon"}


def test_the_example_of_the_format() -> None:
    state = Slow(EDITIONS["german"], [["555", "012"], ["455", "345"]], ["333", "111"])
    seen = [(state.seat, *state.apply(action)) for action in ["555@0,0", "554@1,0", "+"]]
    assert seen == [(0, "start", 20), (1, None, 14), (0, None, -5)]
    assert (state.end, state.scores, state.drawn) == (None, [15, 14], ["333"])


def test_a_record_is_replayed_to_its_last_position() -> None:
    hands, stock = deal("stein", 3, EDITIONS["german"])
    opening = dealt("stein", 3, "german").legal()
    rounds = [{"hands": hands, "stock": stock, "actions": opening}]
    record = {"edition": {"base": "german", "bridge": 35}, "rounds": rounds}
    assert perft(slow.from_record(record), 4) == 85


def test_an_illegal_action_is_refused() -> None:
    state = dealt("aperiodic", 2, "german")
    for action in ["-", "+", "+000", "000@0,0", "021@0,0", ""]:
        with pytest.raises(ValueError, match="illegal"):
            state.apply(action)


@pytest.mark.parametrize(
    ("totals", "winners"), [([299, -5], None), ([300, 12], [0]), ([310, 350, 350], [1, 2])]
)
def test_the_end_of_a_match(totals: list[int], winners: list[int] | None) -> None:
    assert slow.match_over(totals, 300) == winners
