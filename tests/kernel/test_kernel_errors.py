"""Nothing impossible reaches the kernel: it is refused with a code and a sentence."""

import pickle
from collections.abc import Callable
from dataclasses import fields, replace
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dreistein.kernel
from dreistein import rules
from dreistein.rules import TILES, Deal, DreisteinError, End, Played, Round, parse_action, view
from positions import GERMAN, last_first
from random_games import random_rounds
from sizes import size


def refused(code: str, call: Callable[..., object], *args: Any, **more: Any) -> str:
    with pytest.raises(DreisteinError) as caught:
        call(*args, **more)
    assert caught.value.code == code
    assert str(caught.value).endswith(".")
    return str(caught.value)


def middle() -> Round:
    """A position with a bit of everything behind it."""
    return last_first(Round.seeded("refused", GERMAN, 2), 12)


@pytest.mark.parametrize(
    ("part", "of"),
    [
        ("deal", lambda r: Deal(r.deal.hands, (r.deal.hands[0][0], *r.deal.stock[1:]))),
        ("hands", lambda r: (r.hands[1], r.hands[0])),
        ("hands", lambda r: (r.hands[0][1:], r.hands[1])),
        ("hands", lambda r: ((*r.hands[0], r.hands[1][0]), r.hands[1])),
        ("stock", lambda r: r.stock[1:]),
        ("stock", lambda r: r.stock[::-1]),
        ("turn", lambda r: 1 - r.turn),
        ("turn", lambda r: 7),
        ("turn", lambda r: -1),
        ("scores", lambda r: (10**30, 0)),
        ("drawn", lambda r: r.hands[r.turn][:1]),
        ("end", lambda r: End.OUT),
        ("passes", lambda r: 1),
        ("history", lambda r: r.history[:-1]),
        ("history", lambda r: (*r.history, Played(5, parse_action("+"), None, -5))),
        ("history", lambda r: (*r.history, Played(r.turn, parse_action("-"), None, -5))),
        ("draws_left", lambda r: 3),
    ],
)
def test_a_position_that_cannot_be_is_refused(kernel: ModuleType, part: str, of: Any) -> None:
    round = middle()
    kernel.state_of(round)
    with pytest.raises(DreisteinError) as caught:
        kernel.state_of(replace(round, **{part: of(round)}))
    twice = "tile-twice" if part == "deal" else ""
    assert caught.value.code in (twice or "impossible-state", twice or "kernel-not-legal")


@pytest.mark.parametrize("players", [0, 7, -1, True, 2.0, "2", None, 10**30])
def test_one_plays_solitaire_two_to_six_do_not_and_others_nothing(
    kernel: ModuleType, players: Any
) -> None:
    refused("kernel-number", kernel.config_for, GERMAN, players)
    refused("kernel-solitaire", kernel.config_for, GERMAN, 1)
    refused("kernel-solitaire", kernel.config_for, GERMAN, 2, rules.Solitaire())
    refused("edition-missing", kernel.config_for, {"name": "german"}, 2)


@pytest.mark.parametrize(
    "deck", [[], list(range(55)), [0] * 56, [*range(55), 56], [*range(55), -1]]
)
def test_only_whole_decks_are_dealt_and_before_nothing_can_be_done(
    kernel: ModuleType, deck: list[int]
) -> None:
    state = kernel.State(kernel.config_for(GERMAN, 2))
    refused("impossible-state", state.deal, deck)
    assert state.legal() == []
    refused("kernel-not-legal", state.apply, kernel.DRAW)


def test_states_and_errors_go_to_other_processes() -> None:
    state = dreistein.kernel.state_of(middle())
    again = pickle.loads(pickle.dumps(state))
    assert (again.history, again.scores, again.order) == (state.history, state.scores, state.order)
    with pytest.raises(DreisteinError) as caught:
        state.apply(-1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("text", ["-", "555@0,0", "000@900,900", "012@0,0", "+012"])
def test_actions_that_are_not_legal(kernel: ModuleType, text: str) -> None:
    state = kernel.state_of(middle())
    before = (state.history, state.scores)
    refused("kernel-not-legal", kernel.action_code, state, text)
    assert (state.history, state.scores) == before


@given(round=random_rounds(), code=st.one_of(st.integers(), st.integers(0, 3 << 17)))
@settings(max_examples=size(80, 200), deadline=None)
def test_any_number_is_legal_or_refused(kernel: ModuleType, round: Round, code: int) -> None:
    state = kernel.state_of(round)
    legal = state.legal()
    if code in legal:
        state.apply(code)
        return
    refused("kernel-not-legal", state.apply, code)
    refused("kernel-not-legal", state.points_of, code)
    refused("kernel-not-legal", kernel.playouts, state, 1, 1, actions=[code])
    assert state.legal() == legal


def test_no_action_has_a_text_of_another_board(kernel: ModuleType) -> None:
    state = kernel.state_of(Round.seeded("text", GERMAN))
    for code in (61, 5 << 6, 1024 << 6 | 60, 2 << 17 | 1024 << 6 | 50):
        refused("kernel-not-legal", kernel.action_text, state, code)


@pytest.mark.parametrize("rounds", [0, -1, 1_000_001, 2**70, 1.0, "1", True, None])
def test_only_so_many_rounds(kernel: ModuleType, rounds: Any) -> None:
    refused("kernel-number", kernel.simulate_rounds, GERMAN, 2, "random", rounds, 1)
    refused("kernel-number", kernel.playouts, kernel.state_of(middle()), rounds, 1)
    refused("kernel-number", kernel.benchmark.run, 2, rounds if rounds != 1_000_001 else 10**10)


@pytest.mark.parametrize(
    "wrong",
    [
        *({"threads": threads} for threads in (0, 65, -1, True, "2")),
        *({"seed": seed} for seed in (2**65, -(2**65), True, 1.5, None, b"seed", "x" * 1001)),
        *({"first": first} for first in (-1, 2**63, 0.5)),
        *({"policies": policies} for policies in ([], ["random"] * 3)),
    ],
    ids=str,
)
def test_only_numbers_that_can_be(kernel: ModuleType, wrong: dict[str, Any]) -> None:
    asked = {"players": 2, "policies": "random", "rounds": 1, "seed": 1, **wrong}
    refused("kernel-number", kernel.simulate_rounds, GERMAN, **asked)


@pytest.mark.parametrize("policies", ["clever", ["random", "clever"], [1]])
def test_any_text_is_a_seed_and_only_policies_that_are_known(
    kernel: ModuleType, policies: Any
) -> None:
    for seed in ("", "\ud800", "dreistein", -5, 2**64):
        assert len(kernel.simulate_rounds(GERMAN, 2, "random", 1, seed)) == 1
    sentence = refused("unknown-policy", kernel.simulate_rounds, GERMAN, 2, policies, 1, 1)
    assert "random, greedy, placing" in sentence


@pytest.mark.parametrize(
    ("part", "of"),
    [
        ("hand", lambda v: v.hand[1:]),
        ("hand", lambda v: (*v.hand[1:], v.board[0].tile)),
        ("hand", lambda v: (v.hand[1], *v.hand[1:])),
        ("counts", lambda v: (1, 1)),
        ("stock", lambda v: v.stock + 1),
        ("scores", lambda v: (0, 0)),
        ("turn", lambda v: 1 - v.turn),
        ("turn", lambda v: 9),
        ("board", lambda v: v.board[:-1]),
        ("drawn", lambda v: v.hand[:1]),
        ("players", lambda v: 3),
        ("history", lambda v: v.history[:-1]),
        ("history", lambda v: (*v.history, (0, "nonsense"))),
        ("history", lambda v: (*v.history, (9, "+"))),
        ("history", lambda v: (*v.history, *((0, "+"),) * 60)),
        ("history", lambda v: (*v.history, (v.turn, "012@5,5"))),
        ("history", lambda v: ()),
        ("draws_left", lambda v: 5),
        ("end", lambda v: End.OUT),
    ],
)
def test_a_view_that_nobody_can_have_is_refused(kernel: ModuleType, part: str, of: Any) -> None:
    round = middle()
    seen = view(round, round.turn)
    kernel.Worlds(seen)
    refused("impossible-view", kernel.Worlds, replace(seen, **{part: of(seen)}))


JUNK: list[Any] = [
    *(None, -1, 7, 10**30, True, 1.5, "x", "+", b"x", (), [], (1,), (0,) * 7, ({},)),
    *(((0, "+"),), ((5, "-"),), ((0, "012@0,0"),), TILES[:5]),
]


@given(
    round=random_rounds(),
    part=st.sampled_from([field.name for field in fields(rules.View)]),
    how=st.integers(0, 4),
    number=st.integers(0, 2**20),
)
@settings(max_examples=size(80, 150), deadline=None)
def test_a_damaged_view_is_refused_or_taken_as_it_is(
    kernel: ModuleType, round: Round, part: str, how: int, number: int
) -> None:
    seen = view(round, number % round.players)
    found: Any = getattr(seen, part)
    junk = JUNK[number % len(JUNK)]
    if how == 0 or not found:
        found = junk
    elif isinstance(found, tuple):
        at = number % len(found)
        more = [found[-1]] if how == 1 else [junk] if how == 2 else []
        found = (*found[:at], *more, *found[at + (how != 4) :])
    try:
        worlds = kernel.Worlds(replace(seen, **{part: found}))
    except kernel.errors.ImpossibleView:
        return
    assert len(worlds.playouts(2, 1)) == 2


def test_only_the_seat_to_move_has_actions(kernel: ModuleType) -> None:
    round = middle()
    worlds = kernel.Worlds(view(round, 1 - round.turn))
    refused("kernel-not-legal", worlds.playouts, 5, 1, actions=worlds.root.legal()[:1])
    refused("kernel-number", worlds.sample, 1, -1)


def test_every_tile_is_there(kernel: ModuleType) -> None:
    """The tables know all tiles, in the order in which they open."""
    assert sorted(kernel.position.tables.ORDER) == list(TILES)
    assert str(kernel.position.tables.ORDER[-1]) == "555"
    assert [str(t) for t in kernel.position.tables.ORDER[-6:-4]] == ["000", "111"]
