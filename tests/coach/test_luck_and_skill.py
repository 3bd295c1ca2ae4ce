"""Luck and skill told apart: the parts add up to the result minus an even chance, exactly."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach.matches import GERMAN, played
from dreistein.coach.budget import Budget
from dreistein.coach.course import Cause, Kind, between_rounds, course, share
from dreistein.coach.luck_and_skill import changes, parts_of
from dreistein.coach.review import Plan, Review, judgements
from dreistein.coach.verdict import Verdict
from dreistein.rules import Edition, Header, Match, Solitaire
from random_games import editions
from sizes import size

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")


def reviewed(matches: list[Match], worlds: int = 4) -> Review:
    header = Header(matches[0].edition, NAMES[: matches[0].players], matches[0].solitaire)
    plan = Plan.of(header, matches, Budget(worlds=worlds))
    return plan.review(dict(judgements(plan, workers=0)))


@pytest.mark.parametrize("players", [2, 4])
def test_the_parts_of_a_match_add_up_to_the_result_minus_an_even_chance(players: int) -> None:
    found = reviewed(played(f"parts {players}", players))
    assert found.match.over
    for seat in found.seats:
        result = share(found.match, seat.seat)
        assert seat.result == result
        assert seat.parts.total == pytest.approx(result - 1 / players, abs=1e-9)
    assert sum(seat.parts.total for seat in found.seats) == pytest.approx(0, abs=1e-9)


def test_the_parts_of_solitaire_add_up_to_the_points_minus_those_to_expect() -> None:
    [match] = played("alone", edition=GERMAN, solitaire=Solitaire(10, 20))
    [seat] = reviewed([match]).seats
    assert seat.result == match.totals[0]
    assert seat.parts.total == pytest.approx(match.totals[0] - seat.even, abs=1e-6)


def test_the_part_of_the_decisions_is_what_they_lost() -> None:
    for seat in reviewed(played("losses", rounds=1)).seats:
        lost = sum(verdict.loss for _, verdict in seat.choices)
        assert seat.parts.decisions == pytest.approx(-lost, abs=1e-9)
        assert seat.grades.total() == sum(not point.forced for point, _ in seat.choices) > 0


@settings(max_examples=size(15, 40), deadline=None)
@given(
    edition=editions,
    players=st.integers(2, 6),
    seed=st.integers(0, 10**6),
    actions=st.integers(1, 400),
    resigned=st.frozensets(st.integers(0, 1)),
)
def test_the_sum_telescopes_whatever_the_verdicts(
    edition: Edition, players: int, seed: int, actions: int, resigned: frozenset[int]
) -> None:
    """Any edition, any play, any estimates: nothing is lost between two checkpoints."""
    ends = played(str(seed), players, edition=edition, rounds=3, actions=actions, wild=True)
    matches = [replace(match, resigned=resigned) for match in ends]
    random = Random(seed)
    for seat in range(players):
        judged = []
        for point in course(matches, seat):
            before = random.random() if point.known is None else point.known
            after = random.random() if point.kind == Kind.DECISION else before
            judged.append((point, Verdict(before, after, 0.0)))
        parts = parts_of(changes(1 / players, judged))
        if matches[-1].round.end is not None:
            last = (share if matches[-1].over else between_rounds)(matches[-1], seat)
            assert parts.total == pytest.approx(last - 1 / players, abs=1e-9)


@settings(max_examples=30, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(0, 10**6), actions=st.integers(1, 120))
def test_a_change_has_the_cause_a_player_would_name(players: int, seed: int, actions: int) -> None:
    matches = played(str(seed), players, rounds=2, actions=actions, wild=True)
    random = Random(seed)
    by = ["".join(random.choices("...bp", k=len(each.round.history))) for each in matches]
    for seat in range(players):
        checkpoints = list(course(matches, seat, by))
        decisions = [(s.round, s.ply) for s in checkpoints if s.kind == Kind.DECISION]
        own = [
            (match.number, ply)
            for match in matches
            for ply, action in enumerate(match.round.history)
            if action.seat == seat and by[match.number][ply] == "."
        ]
        assert decisions == own, "what another did on the seat is no decision of its player"
        for point in checkpoints:
            history = matches[point.round].round.history
            before = history[point.ply - 1] if point.ply else None
            if point.cause == Cause.DEAL:
                assert point.ply == 0
            elif point.cause == Cause.DRAWS:
                assert before is not None
                assert (before.seat, str(before.action)) == (seat, "+")
            assert (point.seen.seat, len(point.seen.history)) == (seat, point.ply)


def test_to_give_up_a_match_that_would_be_won_is_a_decision() -> None:
    matches = played("parts 2", rounds=1, edition=replace(GERMAN, target=1))
    (winner,) = matches[-1].winners
    matches = [match.resign(winner) for match in matches]
    nothing = ["b" * len(match.round.history) for match in matches]
    left, stayed = ([*course(matches, seat, nothing)] for seat in (winner, 1 - winner))
    assert [(s.cause, s.known) for s in left[1:]] == [(Cause.OTHERS, 1.0), (Cause.DECISIONS, 0.0)]
    assert [(s.cause, s.known) for s in stayed[-1:]] == [(Cause.OTHERS, 1.0)]


def test_who_resigned_could_win_until_their_last_own_action() -> None:
    matches = [match.resign(0) for match in played("gone", rounds=1)]
    history = matches[0].round.history
    own = [ply for ply, action in enumerate(history) if action.seat == 0]
    last = own[3]
    by = "".join("b" if ply in own[4:] else "." for ply in range(len(history)))
    for point in course(matches, 1, [by]):
        assert point.seen.resigned == ({0} if point.ply > last else set())
        assert (point.known == 1.0) is (point.ply > last), "then nobody else can win"
        assert point.kind in (Kind.DECISION, Kind.END) or point.ply <= last
    assert not any(point.seen.resigned for point in course(matches, 0, [by]))
