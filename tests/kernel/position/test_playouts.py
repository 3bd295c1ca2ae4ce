"""Playouts: every one is a legal game, played as its policy says, and counted right."""

from collections import Counter
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.rules import DRAW, EDITIONS, Draw, Edition, Placement, Round, Solitaire
from kernel.variants import compiled, interpreted
from positions import last_first
from random_games import editions, random_rounds, solitaires
from sizes import size

POLICIES = ["random", "greedy", "placing"]


def playout(kernel: ModuleType, round: Round, policy: str, seed: int) -> tuple[Any, Any]:
    """One playout from a position: where it ended, and what was written down of it."""
    root = kernel.state_of(round)
    scratch = kernel.State(root.config)
    scratch.set_policies([kernel.POLICIES[policy]] * round.players)
    written = kernel.Rounds.empty(round.players, 1)
    none = np.array([[-1]], np.int32)
    play_from = kernel.position.playout_cy.play_from
    play_from(scratch, root, none, seed, 0, written.points, written.counts)
    return scratch, written


@given(round=random_rounds(), policy=st.sampled_from(POLICIES), seed=st.integers(0, 2**64 - 1))
@settings(max_examples=size(50, 100), deadline=None)
def test_a_playout_is_a_game(kernel: ModuleType, round: Round, policy: str, seed: int) -> None:
    """Replayed by the rules, it has the same end, scores, bonuses and draws."""
    scratch, written = playout(kernel, round, policy, seed)
    played = kernel.round_of(scratch)
    assert played.history[: len(round.history)] == round.history
    assert played.end == (None, "out", "blocked")[written.end[0]]
    assert written.scores[0].tolist() == list(played.scores)
    assert written.settlement[0].tolist() == list(played.settlement)
    assert written.plies[0] == len(played.history)
    bonuses = Counter((p.seat, p.bonus, p.hexagons) for p in played.history)
    kinds = [("start", 0), ("bridge", 0), ("double", 0), *(("hexagon", n) for n in (1, 2, 3))]
    for seat in range(round.players):
        expected = [bonuses[seat, kind, number] for kind, number in kinds]
        assert written.bonuses[0, seat].tolist() == expected
        own = [p.action for p in played.history if p.seat == seat]
        assert written.draws[0, seat] == sum(isinstance(action, Draw) for action in own)
        assert written.placed[0, seat] == sum(isinstance(action, Placement) for action in own)
    if round.solitaire is None:
        assert written.opener[0] == played.history[0].seat


@given(round=random_rounds(), seed=st.integers(0, 2**64 - 1))
@settings(max_examples=60, deadline=None)
def test_greedy_takes_the_most_points(kernel: ModuleType, round: Round, seed: int) -> None:
    scratch, _ = playout(kernel, round, "greedy", seed)
    for played in kernel.round_of(scratch).history[len(round.history) :]:
        actions = list(round.legal_actions())
        points = [round.points(action) for action in actions if isinstance(action, Placement)]
        if points:
            assert played.points == max(points)
        else:
            assert played.action == (DRAW if DRAW in actions else actions[0])
        round = round.apply(played.action)


@given(round=random_rounds(), seed=st.integers(0, 2**64 - 1))
@settings(max_examples=60, deadline=None)
def test_placing_draws_only_where_nothing_fits(kernel: ModuleType, round: Round, seed: int) -> None:
    scratch, _ = playout(kernel, round, "placing", seed)
    for played in kernel.round_of(scratch).history[len(round.history) :]:
        fits = any(isinstance(action, Placement) for action in round.legal_actions())
        assert isinstance(played.action, Placement) == fits
        round = round.apply(played.action)


@pytest.mark.parametrize("policy", POLICIES)
def test_every_choice_of_a_policy_is_equally_likely(kernel: ModuleType, policy: str) -> None:
    round = Round.seeded("choices 34", EDITIONS["german"], 3)
    round = last_first(round, 8)
    legal = {str(action): action for action in round.legal_actions()}
    if policy != "random":
        del legal["+"]
    if policy == "greedy":
        points = {text: round.points(legal[text]) for text in legal}
        legal = {text: legal[text] for text in legal if points[text] == max(points.values())}
    assert len(legal) > 1

    root = kernel.state_of(round)
    scratch = kernel.State(root.config)
    scratch.set_policies([kernel.POLICIES[policy]] * 3)
    written = kernel.Rounds.empty(3, 1)
    none = np.array([[-1]], np.int32)
    chosen: Counter[int] = Counter()
    count = 2000 if kernel.compiled() else 400
    play_from = kernel.position.playout_cy.play_from
    for seed in range(count):
        play_from(scratch, root, none, seed, 0, written.points, written.counts)
        chosen[scratch.history[root.ply][1]] += 1
    assert {kernel.action_text(root, code) for code in chosen} == set(legal)
    expected = count / len(legal)
    assert all(abs(times - expected) < 4 * expected**0.5 for times in chosen.values())


def same(one: Any, other: Any) -> bool:
    return bool((one.points == other.points).all() and (one.counts == other.counts).all())


@pytest.mark.parametrize("policies", ["random", "greedy", "placing", ["greedy", "random"]])
@pytest.mark.parametrize("players", range(1, 7))
def test_compiled_and_interpreted_play_the_same_rounds(players: int, policies: Any) -> None:
    edition = replace(list(EDITIONS.values())[players % 4], must_place=players % 2 == 0)
    numbers = Solitaire(players * 5, 12) if players == 1 else None
    if numbers is not None and isinstance(policies, list):
        policies = policies[:1]
    fast, slow = (
        kernel.simulate_rounds(edition, players, policies, 40, "both", solitaire=numbers)
        for kernel in (compiled(), interpreted())
    )
    assert same(fast, slow)


@given(edition=editions, numbers=solitaires, seed=st.text(max_size=5))
@settings(max_examples=25, deadline=None)
def test_solitaire_is_simulated_too(
    kernel: ModuleType, edition: Edition, numbers: Solitaire, seed: str
) -> None:
    rounds = kernel.simulate_rounds(edition, 1, "greedy", 5, seed, solitaire=numbers)
    assert set(rounds.end) <= {1, 2}
    assert (rounds.draws <= numbers.draws).all()
    assert (rounds.placed <= numbers.rack + rounds.draws).all()


def test_threads_and_calls_share_the_work_without_a_trace(kernel: ModuleType) -> None:
    simulate = partial(kernel.simulate_rounds, EDITIONS["german"], 4, ["greedy", "random"])
    whole = simulate(50, 7)
    for threads in (2, 3, 64):
        assert same(whole, simulate(50, 7, threads=threads))
    assert same(whole.rows(30, 50), simulate(20, "7", first=30))
    assert not same(whole, simulate(50, 8))


def test_playouts_from_a_position(kernel: ModuleType) -> None:
    state = kernel.state_of(Round.seeded("from here", EDITIONS["early"], 3))
    for _ in range(10):
        state.apply(state.legal()[0])
    before = state.history
    one = kernel.playouts(state, 30, 7, policies="greedy")
    assert (state.history, len(one)) == (before, 30)
    assert (one.plies > len(before)).all()
    assert same(one, kernel.playouts(state, 30, 7, policies="greedy", threads=4))
    assert same(one.rows(10, 30), kernel.playouts(state, 20, 7, policies="greedy", first=10))


def test_playouts_after_each_action(kernel: ModuleType) -> None:
    state = kernel.state_of(Round.seeded("after", EDITIONS["german"], 2))
    state.apply(state.legal()[0])
    legal = state.legal()
    both = kernel.playouts(state, 20, 7, actions=legal, threads=3)
    assert len(both) == 20 * len(legal)
    for k, action in enumerate(legal):
        after = state.copy()
        after.apply(action)
        alone = kernel.playouts(after, 20, 7)
        assert (both.scores.reshape(20, len(legal), 2)[:, k] == alone.scores).all()


def test_an_ended_round_stays_as_it_is(kernel: ModuleType) -> None:
    round = Round.seeded("stein1", EDITIONS["international"], solitaire=Solitaire(5, 0))
    state = kernel.state_of(round)
    assert (state.end, state.scores, state.legal()) == (2, (-37,), [])
    assert kernel.playouts(state, 3, 7).scores.tolist() == [[-37]] * 3


@pytest.mark.parametrize(
    ("players", "mean", "plies"), [(2, 128.7, 59.3), (4, 81.8, 46.0), (6, 59.5, 44.8)]
)
def test_the_benchmark_scores_as_it_should(players: int, mean: float, plies: float) -> None:
    """The figures that an independent program in C gives, too."""
    rounds = compiled().simulate_rounds(EDITIONS["german"], players, "placing", 40_000, 7)
    assert rounds.scores.mean() == pytest.approx(mean, abs=0.6)
    assert rounds.plies.mean() == pytest.approx(plies, abs=0.3)


def test_the_benchmark_says_what_it_measured(kernel: ModuleType) -> None:
    measured = kernel.benchmark.run(2, 50)
    assert " ".join(measured) == "players rounds_per_s plies_per_round mean_score compiled"
    assert measured["compiled"] is kernel.compiled()
    again = kernel.benchmark.run(2, 50, threads=2)
    for figure in ("plies_per_round", "mean_score"):
        assert again[figure] == measured[figure]
