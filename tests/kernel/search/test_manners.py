"""Playing on by manner: as people do who overlook tiles, misjudge them, or like to draw."""

from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dreistein.bots.expert.playout_weights import GREEDY, HOARD, STRAIGHT
from dreistein.kernel.search.traits import Traits
from dreistein.kernel.search.weights import CERTAIN
from dreistein.rules import EDITIONS, Solitaire
from kernel.variants import compiled, interpreted

BOTH = (compiled, interpreted)
SLEEPY = Traits(14, CERTAIN // 2, CERTAIN // 8, noise=700, rests=True, whim=CERTAIN // 9)


def dealt(kernel: ModuleType, players: int = 2, *, must_place: bool = False) -> Any:
    numbers = Solitaire(10, 20) if players == 1 else None
    edition = replace(EDITIONS["german"], must_place=must_place)
    return kernel.State(kernel.config_for(edition, players, numbers))


def rounds(kernel: ModuleType, state: Any, count: int, *sets: Any, **more: Any) -> Any:
    points = np.zeros((count, state.players), np.int32)
    kernel.self_play(state, kernel.PlayoutPolicy(sets, **more), 5, 0, points)
    return points


@pytest.mark.parametrize("must_place", [False, True])
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_c_and_python_play_the_same_rounds(players: int, *, must_place: bool) -> None:
    there, here = (
        rounds(k, dealt(k, players, must_place=must_place), 5, HOARD, GREEDY, traits=[SLEEPY])
        for k in (kernel() for kernel in BOTH)
    )
    assert there.tolist() == here.tolist()


def test_without_traits_everybody_is_perfect() -> None:
    kernel = compiled()
    plain = rounds(kernel, dealt(kernel), 50, HOARD, STRAIGHT)
    told = rounds(kernel, dealt(kernel), 50, HOARD, STRAIGHT, traits=[Traits()])
    assert plain.tolist() == told.tolist()


def test_who_sees_nothing_never_places_unless_it_must() -> None:
    kernel = compiled()
    for unseeing in (Traits(sight=0), Traits(blind=CERTAIN)):
        state = dealt(kernel)
        rounds(kernel, state, 1, GREEDY, traits=[unseeing])
        assert state.laid == 1
        bound = dealt(kernel, must_place=True)
        rounds(kernel, bound, 1, GREEDY, traits=[unseeing])
        assert bound.laid > 1


def test_on_a_whim_weights_have_no_say() -> None:
    kernel = compiled()
    for whim, same in ((CERTAIN, True), (CERTAIN // 2, False)):
        there, here = (
            rounds(kernel, dealt(kernel), 20, weights, traits=[Traits(whim=whim)])
            for weights in (GREEDY, STRAIGHT)
        )
        assert (there.tolist() == here.tolist()) is same


def test_who_holds_the_most_tiles_does_not_draw_on_purpose() -> None:
    """A hoarder that may hold no more than its first tiles plays like one that never hoards."""
    kernel = compiled()
    eager = tuple(10**6 if k % 16 == 7 else 0 for k in range(32))
    few = rounds(kernel, dealt(kernel), 40, eager, traits=[Traits(most=2)])
    never = rounds(kernel, dealt(kernel), 40, GREEDY)
    many = rounds(kernel, dealt(kernel), 40, eager)
    assert few.tolist() == never.tolist() != many.tolist()


def test_who_rests_may_pass_on_an_empty_stock() -> None:
    """Two who had rather draw than place: only those who rest leave it at the opening tile."""
    kernel = compiled()
    lazy = tuple(10**6 if k % 16 == 7 else 0 for k in range(32))
    for rests in (False, True):
        state = dealt(kernel)
        rounds(kernel, state, 1, lazy, traits=[Traits(rests=rests)])
        assert state.stock_empty
        assert (state.laid == 1) == rests


@pytest.mark.parametrize("noise", [2560, 10240])
def test_noise_is_a_standard_deviation(noise: int) -> None:
    plain = interpreted()
    state = dealt(plain)
    plain.position.playout_cy.seed_rng(state, 3, 0)
    off = [plain.search.policy_cy.misjudge(state, noise) for _ in range(4000)]
    assert abs(np.mean(off)) < noise / 20
    assert abs(np.std(off) / noise - 1) < 0.05


def test_the_true_hands_stay_and_the_stock_is_shuffled() -> None:
    kernel, random = compiled(), Random(4)
    for seed in range(12):
        state = dealt(kernel, 2 + seed % 5)
        deck = list(range(56))
        random.shuffle(deck)
        state.deal(deck)
        for _ in range(random.randrange(40)):
            if not state.end:
                state.apply(random.choice(state.legal()))
        if state.end or not state.laid:
            continue
        sampler, world, orders = kernel.true_worlds(state), state.copy(), set()
        for index in range(6):
            sampler.sample_into(world, 9, index)
            assert (world.hands, world.drawn, world.history) == (
                state.hands,
                state.drawn,
                state.history,
            )
            assert sorted(world.order) == deck_of(state)
            assert world.order[: state.at] == state.order[: state.at]
            orders.add(world.order)
        assert len(orders) > 1 or 56 - state.at < 3


def deck_of(state: Any) -> list[int]:
    return sorted(state.order)
