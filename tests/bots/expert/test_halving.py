"""Sequential halving: the whole time is used where it matters, on any number of threads."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from bots.duels import UNHURRIED
from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.bots.expert import halving as h
from dreistein.bots.expert.playout_weights import STRAIGHT
from dreistein.bots.expert.win_chance import objective_for
from dreistein.kernel import DRAW, State, Worlds
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules import EDITIONS, Round, View, view


def position(players: int, actions: int, seed: str = "halving") -> Round:
    """Some actions of greedy bots into a round."""
    round, random = Round.seeded(seed, EDITIONS["german"], players), Random(1)
    greedy = make_bot("greedy")
    for _ in range(actions):
        legal = list(round.legal_actions())
        round = round.apply(greedy.choose(view(round, round.turn), legal, random))
    assert round.end is None
    return round


def trials_of(seen: View, threads: int = 1) -> tuple[h.Trials, State]:
    worlds = Worlds(seen)
    policies = [PlayoutPolicy([STRAIGHT]) for _ in range(threads)]
    sampler = WeightedSampler(worlds.sampler)
    return h.Trials(sampler, policies, objective_for(seen), worlds.root, 7), worlds.root


def test_any_number_of_threads_gives_the_same_figures() -> None:
    round = position(5, 14)
    seen, legal = view(round, round.turn), list(round.legal_actions())
    experts = (Expert(worlds=100, threads=threads) for threads in (1, 3))
    one, three = (expert.rank(seen, legal, Random(2), UNHURRIED) for expert in experts)
    assert one == three


def clock(steps: int) -> Callable[[], float]:
    looks = count(1)
    return lambda: next(looks) / steps


@pytest.mark.parametrize("steps", [10, 60])
def test_with_a_clock_it_goes_on_to_the_end(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is not clear which action is best, they are compared, the better ones longer."""
    monkeypatch.setattr("dreistein.bots.expert.halving.falls_short", lambda *_: False)
    rounds = (position(2, 12, str(seed)) for seed in range(99))
    round = next(round for round in rounds if len(list(round.legal_actions())) > 5)
    trials, root = trials_of(view(round, round.turn))
    spent = clock(steps)
    found = h.halving(trials, [h.Arm(code) for code in root.legal()], None, 100_000, spent)
    assert spent() == pytest.approx(1 + 1 / steps), "it looked until the time was up"
    assert found[0].worlds > 2 * found[-1].worlds


def test_a_fixed_number_of_worlds_is_kept() -> None:
    round = position(4, 10)
    trials, root = trials_of(view(round, round.turn))
    found = h.halving(trials, [h.Arm(code) for code in root.legal()], None, 90, lambda: 0.0)
    assert max(entry.worlds for entry in found) <= 90
    assert {entry.worlds for entry in h.refine(trials, found, 100, lambda: 0.0)} == {100}


def stats(code: int, values: list[float]) -> h.ArmStats:
    found = h.ArmStats(h.Arm(code))
    for value in values:
        found.add(0, 0, 0, value)
    return found


def test_drawing_on_purpose_needs_more_than_luck() -> None:
    placing = stats(100, [0.5] * 8)
    lucky = stats(DRAW, [0.9, 0.2] * 4)
    better = stats(DRAW, [0.9, 0.6] * 4)
    assert h.unless_by_luck([lucky, placing])[0] is placing
    assert h.unless_by_luck([better, placing])[0] is better
    assert h.unless_by_luck([placing, lucky])[0] is placing
    assert h.unless_by_luck([lucky])[0] is lucky


def test_the_first_arm_may_have_met_fewer_worlds_than_another() -> None:
    first, other = stats(100, [0.2, 0.4]), stats(101, [0.1, 0.3, 0.5])
    assert h.paired_mean(other, first, h.UTILITY) == h.mean_and_error(other, h.UTILITY)
