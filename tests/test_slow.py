"""The slow reference reproduces every check value of docs/notation.md and docs/records.md."""

from __future__ import annotations

import pytest

from slow import (
    EDITIONS,
    TILES,
    Edition,
    Slow,
    deal,
    deal_solitaire,
    divide,
    edition_of,
    from_record,
    match_over,
    perft,
    play,
    shuffled,
)


def dealt(seed: str, players: int, edition: str | Edition) -> Slow:
    return Slow(edition_of(edition), *deal(seed, players, edition_of(edition)))


def solitaire(seed: str, rack: int, draws: int, edition: str | Edition) -> Slow:
    return Slow.solitaire(edition_of(edition), *deal_solitaire(seed, rack), draws)


def must_place(base: str) -> Edition:
    return {"base": base, "must_place": True}


def first(state: Slow, legal: list[str]) -> str:
    return legal[0]


def last(state: Slow, legal: list[str]) -> str:
    return legal[-1]


def test_there_are_56_tiles_in_ascending_order() -> None:
    assert len(TILES) == 56
    assert sorted(set(TILES)) == TILES


@pytest.mark.parametrize(
    ("seed", "number", "begins"),
    [
        ("dreistein", 0, "355 225 444 344 334 234 123 055 034 045 115 111"),
        ("dreistein", 1, "114 024 012 144 002 122 335 355"),
        ("skip2858404", 0, "024 345 000 034 013 245 022 014"),
    ],
)
def test_the_first_tiles_of_a_shuffle(seed: str, number: int, begins: str) -> None:
    tiles = shuffled(seed, number)
    assert tiles[: len(begins.split())] == begins.split()
    assert sorted(tiles) == TILES


def test_the_last_tiles_of_a_shuffle() -> None:
    assert shuffled("dreistein", 0)[-5:] == ["345", "255", "125", "035", "233"]


@pytest.mark.parametrize(
    ("seed", "players", "counts"),
    [("aperiodic", 2, [3, 12, 48, 114, 462]), ("stein", 3, [1, 4, 13, 37, 85])],
)
def test_perft_of_a_deal(seed: str, players: int, counts: list[int]) -> None:
    state = dealt(seed, players, "german")
    assert perft(state, 0) == 1
    assert [perft(state, depth) for depth in range(1, 6)] == counts


@pytest.mark.parametrize(
    ("seed", "rack", "draws", "counts"),
    [
        ("drei", 10, 20, [10, 46, 82]),
        ("stein9", 0, 4, [1, 2, 3, 5, 7, 3, 3, 0]),
        ("stein1", 5, 0, [0]),
    ],
)
def test_perft_of_a_solitaire_deal(seed: str, rack: int, draws: int, counts: list[int]) -> None:
    state = solitaire(seed, rack, draws, "international")
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("seed", "players", "base", "counts"),
    [
        ("aperiodic", 2, "german", [3, 9, 36, 66, 342, 423]),
        ("stein", 3, "german", [1, 3, 9, 24, 54, 87]),
        ("stein3", 6, "triominos", [1, 3, 15, 24, 66, 114]),
    ],
)
def test_perft_where_whoever_can_place_must(
    seed: str, players: int, base: str, counts: list[int]
) -> None:
    state = dealt(seed, players, must_place(base))
    assert [perft(state, depth) for depth in range(1, 7)] == counts


def test_perft_of_solitaire_where_whoever_can_place_must() -> None:
    state = solitaire("drei", 10, 20, must_place("german"))
    assert [perft(state, depth) for depth in range(1, 5)] == [9, 36, 36, 36]


def test_divide_adds_up_to_perft() -> None:
    state = dealt("stein", 3, "german")
    assert list(divide(state, 4)) == state.legal()
    assert sum(divide(state, 4).values()) == 37


def test_solitaire_blocked_at_the_deal() -> None:
    state = solitaire("stein1", 5, 0, "international")
    assert (state.end, state.scores, state.legal()) == ("blocked", [-37], [])


def test_last_action_of_six_players() -> None:
    state = dealt("stein3", 6, "international")
    turns = play(state, last)
    assert (len(turns), state.end, state.scores) == (31, "out", [87, 49, 65, 63, 29, 99])
    assert {turn["bonus"] for turn in turns} == {None, "start", "bridge", "double", "hexagon"}


def test_last_action_of_two_players() -> None:
    state = dealt("stein9", 2, "triominos")
    assert len(play(state, last)) == 89
    assert (state.end, state.scores) == ("blocked", [177, 211])


def test_last_action_of_solitaire() -> None:
    state = solitaire("stein3", 10, 12, "german")
    assert len(play(state, last)) == 30
    assert (state.end, state.scores) == ("blocked", [84])


def test_first_action_of_three_players() -> None:
    state = dealt("stein0", 3, "triominos")
    assert len(play(state, first)) == 41
    assert (state.end, state.scores) == ("blocked", [77, -100, -72])


def test_rounds_where_whoever_can_place_must() -> None:
    state = dealt("stein3", 4, must_place("german"))
    assert len(play(state, last)) == 44
    assert (state.end, state.scores) == ("out", [90, 176, 38, 20])
    state = dealt("stein9", 2, must_place("triominos"))
    assert len(play(state, first)) == 35
    assert (state.end, state.scores) == ("out", [158, 77])


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
    assert perft(from_record(record), 4) == 85


def test_an_illegal_action_is_refused() -> None:
    state = dealt("aperiodic", 2, "german")
    for action in ["-", "+", "+000", "000@0,0", "021@0,0", ""]:
        with pytest.raises(ValueError, match="illegal"):
            state.apply(action)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([299, -5], None), ([300, 12], [0]), ([310, 350, 350], [1, 2])],
)
def test_the_end_of_a_match(totals: list[int], winners: list[int] | None) -> None:
    assert match_over(totals, 300) == winners
