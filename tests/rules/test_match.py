"""A match: rounds until a player has reached the target at the end of one."""

from dataclasses import replace

import pytest

from dreistein.rules import EDITIONS, Deal, DreisteinError, Match, shuffled, view
from dreistein.rules.errors import (
    HandCount,
    MatchOver,
    NotYourTurn,
    RoundUnfinished,
    UnknownEdition,
)
from dreistein.rules.match import winners
from positions import GERMAN


def play_round(match: Match) -> Match:
    while match.round.end is None:
        match = match.apply(max(match.round.legal_actions(), key=str))
    return match


@pytest.mark.parametrize(
    ("totals", "won"),
    [
        *(([299, 10], ()), ([300, 10], (0,)), ([310, 340], (1,))),
        *(([340, 340, 12], (0, 1)), ([-20, 301, 301], (1, 2))),
    ],
)
def test_the_most_points_win_once_the_target_is_reached(totals: list[int], won: object) -> None:
    assert winners(totals, 300) == won


def test_rounds_until_the_target() -> None:
    match = Match.seeded("dreistein", EDITIONS["international"], players=3)
    totals = [0, 0, 0]
    for number in range(40):
        assert (match.number, match.before) == (number, tuple(totals))
        assert match.round.deal == Deal.of(shuffled("dreistein", number), match.edition, 3)
        match = play_round(match)
        totals = [a + b for a, b in zip(totals, match.round.scores, strict=True)]
        assert (match.totals, match.over) == (tuple(totals), max(totals) >= 300)
        if match.over:
            break
        match = match.next_round()
    assert match.over
    assert match.winners == (totals.index(max(totals)),)
    with pytest.raises(MatchOver):
        match.next_round()


def test_a_match_answers_for_its_round() -> None:
    """What a seat may know has the totals before the round, and not those after it."""
    match = play_round(Match.seeded("two rounds", "german")).next_round().resign(1)
    match = match.apply(next(iter(match.legal_actions())))
    round = match.round
    seen = match.view(0)
    assert seen == view(round, 0, before=match.before, number=1, resigned=frozenset({1}))
    assert (seen.totals, seen.round) == (match.before, 1)
    assert (match.turn, [*match.legal_actions()]) == (round.turn, [*round.legal_actions()])
    assert match.points("+") == round.points("+") == -5
    with pytest.raises(UnknownEdition, match="germa"):
        Match.seeded("x", "germa")
    assert Match.seeded("x").edition == EDITIONS["international"]


def test_the_target_counts_only_at_the_end_of_a_round() -> None:
    match = Match.seeded("dreistein", replace(GERMAN, target=17)).apply("444@0,0")
    assert (match.totals, match.over, match.winners) == ((17, 0), False, ())


def test_deals_may_be_given() -> None:
    first, second = (Deal.of(shuffled("x", n), GERMAN, 2) for n in (0, 1))
    match = play_round(Match.start(replace(GERMAN, target=10_000), first))
    assert match.next_round(second).round.deal == second
    with pytest.raises(TypeError, match="needs the deal"):
        match.next_round()
    with pytest.raises(HandCount):
        match.next_round(Deal.of(shuffled("x", 1), GERMAN, 3))


def test_neither_another_seat_nor_another_round_comes_now() -> None:
    match = Match.seeded("dreistein", GERMAN)
    with pytest.raises(NotYourTurn):
        match.apply("444@0,0", seat=1)
    with pytest.raises(RoundUnfinished):
        match.next_round()


def test_a_match_has_two_to_six_players() -> None:
    for players in (0, 1, 7):
        with pytest.raises(DreisteinError, match=f"^{players} players? cannot play"):
            Match.seeded("x", GERMAN, players)
    assert Match.seeded("x", GERMAN, 6).players == 6


def test_a_seat_that_resigned_cannot_win() -> None:
    match = play_round(Match.seeded("dreistein", replace(GERMAN, target=1)))
    (winner,) = match.winners
    assert match.resign(winner).winners == (1 - winner,)
    assert match.resign(winner).totals == match.totals


def test_a_match_can_go_back_within_its_round() -> None:
    match = Match.seeded("dreistein", GERMAN).apply("444@0,0")
    assert match.apply("+").rewind(1) == match


def test_a_match_is_full_after_the_last_round_that_is_played() -> None:
    match = Match.seeded("dreistein", GERMAN)
    assert [replace(match, number=number).full for number in (198, 199)] == [False, True]
