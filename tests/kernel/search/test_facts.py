"""What playouts tell adds up to what they scored, and agrees with the rules."""

from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.bots.expert.win_chance import LOW, STEP, TARGET, table
from dreistein.kernel.search import facts as index
from dreistein.rules import EDITIONS, Placement, Round, view
from dreistein.rules.actions import parse_action
from kernel.variants import compiled, interpreted
from random_games import wandered

POINTS = (index.NOW, index.TEMPO, index.BONUS_NEXT, index.BONUS_LATER, index.END)


def told(kernel: ModuleType, round: Round, weights: Any, count: int) -> Any:
    """Facts, scores and chances of playouts after every action."""
    seen = view(round, round.turn, before=(0,) * round.players)
    worlds = kernel.Worlds(seen)
    root = worlds.root
    legal = root.legal()
    arms = np.array([legal, [0] * len(legal)], np.int32)
    rows = count * len(legal)
    facts, wins = np.zeros((rows, index.FACTS), np.int32), np.zeros((rows, 1))
    points, both = np.zeros((rows, 2), np.int32), np.zeros((rows, 2))
    for run, into, chances in (
        (kernel.run_facts, facts, wins),
        (kernel.run_playouts, points, both),
    ):
        run(
            kernel.State(root.config),
            kernel.State(root.config),
            kernel.WeightedSampler(worlds.sampler),
            kernel.PlayoutPolicy([weights]),
            kernel.Objective(seen.totals, TARGET, 0.05, table(round.players), LOW, STEP),
            arms,
            11,
            0,
            into,
            chances,
        )
    return facts, points, wins, both, legal


@pytest.mark.parametrize("players", [2, 3])
def test_points_add_up_to_those_of_the_same_playouts(players: int) -> None:
    kernel = compiled()
    for seed in range(10):
        edition = list(EDITIONS.values())[seed % len(EDITIONS)]
        round = wandered(Round.seeded(str(seed), edition, players), 3 + 5 * seed, seed)
        if round.end is not None:
            continue
        weights = (STRAIGHT, HOARD)[seed % 2]
        facts, points, wins, both, legal = told(kernel, round, weights, 6)
        before = round.scores[round.turn]
        assert (facts[:, POINTS].sum(axis=1) + before == points[:, 0]).all()
        assert (wins[:, 0] == both[:, 0]).all()
        theirs = facts[:, [index.THEIRS + k for k in POINTS]].sum(axis=1)
        if players == 2:
            assert (theirs + round.scores[1 - round.turn] == points[:, 1]).all()
        for k, code in enumerate(legal):
            action = parse_action(kernel.action_text(kernel.state_of(round), code))
            if isinstance(action, Placement):
                assert {*facts[k :: len(legal), index.NOW]} == {round.points(action)}
        assert set(facts[:, index.OUT_FIRST] + facts[:, index.THEIRS + index.OUT_FIRST]) <= {0, 1}


def test_c_and_python_tell_the_same() -> None:
    for seed, players in ((3, 2), (8, 4)):
        round = wandered(Round.seeded(str(seed), EDITIONS["german"], players), 30, seed)
        there, here = (told(kernel(), round, STRAIGHT, 2) for kernel in (compiled, interpreted))
        assert there[0].tolist() == here[0].tolist()


def played_on(pool: Any, totals: list[int], moods: Any, target: int, random: Random) -> list[int]:
    """A match played on from totals, slowly."""
    while True:
        which = 0
        for seat, total in enumerate(totals):
            lead = total - max(t for at, t in enumerate(totals) if at != seat)
            which += moods[1][seat] * (lead >= moods[0][seat])
        row = pool[which * 50 + random.randrange(50)]
        totals = [total + int(score) for total, score in zip(totals, row, strict=True)]
        if max(totals) >= target:
            return totals


@pytest.mark.parametrize("players", [2, 3])
def test_matches_are_finished_as_the_rules_finish_them(players: int) -> None:
    kernel, random = compiled(), Random(1)
    pool = np.random.default_rng(2).integers(-60, 200, (100, players), np.int32)
    moods = np.zeros((3, players), np.int32)
    moods[:2, 0] = (40, 1)
    starts = np.array([[0] * players, [150, *[20] * (players - 1)]], np.int32)
    shares = np.zeros((2, players))
    state = kernel.State(kernel.config_for(EDITIONS["german"], players))
    kernel.finish_matches(state, pool, 50, moods, 300, starts, 4000, 3, shares)
    assert np.allclose(shares.sum(axis=1), 1)
    for row, start in enumerate(starts.tolist()):
        won = [0.0] * players
        for _ in range(4000):
            totals = played_on(pool, start, moods, 300, random)
            best = [seat for seat in range(players) if totals[seat] == max(totals)]
            for seat in best:
                won[seat] += 1 / len(best) / 4000
        assert np.allclose(shares[row], won, atol=0.04)
    moods[2, 0] = 1
    kernel.finish_matches(state, pool, 50, moods, 300, starts, 100, 3, shares)
    assert (shares[:, 0] == 0).all()
    assert np.allclose(shares.sum(axis=1), 1)
    plain = np.zeros((2, players))
    slow = interpreted()
    numbers = slow.State(slow.config_for(EDITIONS["german"], players))
    slow.finish_matches(numbers, pool, 50, moods, 300, starts, 100, 3, plain)
    assert np.allclose(plain, shares)
