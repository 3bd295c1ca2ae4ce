"""Observations hold what a seat may know, all of it and nothing more."""

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dreistein.envs import dreistein_v1
from dreistein.envs.actions import TILE_NUMBERS, encode, legal_codes
from dreistein.envs.game import Game, Settings
from dreistein.envs.learner import DreisteinEnv
from dreistein.envs.observation import (
    FLAT,
    LONGEST_ROUND,
    arrays,
    flattened,
    observe,
    space,
    units,
)
from dreistein.envs.vector import DreisteinVectorEnv
from dreistein.kernel import Worlds, round_of
from dreistein.rules import EDITIONS, TILES, Deal, Round, Tile, view
from envs.codes import codes_of, game_at
from random_games import random_rounds
from sizes import size


def flat(observation: Any) -> dict[str, bytes]:
    """Every array of an observation, as bytes with its type and shape."""
    found = {**observation["observation"], "action_mask": observation["action_mask"]}
    return {
        name: f"{array.dtype} {array.shape} ".encode() + array.tobytes()
        for name, array in found.items()
    }


def seen(round: Round, deal: Deal, seat: int) -> Any:
    """All that a seat is told once a round with this deal has come to where it is."""
    if round.solitaire is not None:
        rack, draws = round.solitaire.rack, round.solitaire.draws
        alone = DreisteinEnv([], round.edition, rack=rack, draws=draws)
        step: Any = alone.reset(seed=1, options={"deal": deal})
        for code in codes_of(round):
            step = alone.step(code)
        return flat(step[0]), step[1:]
    env = dreistein_v1.raw_env(players=round.players, edition=round.edition)
    agent = env.possible_agents[seat]
    env.reset(seed=1, options={"deal": deal})
    for code in codes_of(round):
        env.step(code)
    return flat(env.observe(agent)), env.agent_selection, env.rewards, env.infos[agent]


@settings(max_examples=size(25, 80))
@given(random_rounds(), st.integers(0, 5), st.integers(0, 2**32))
def test_what_is_hidden_changes_nothing_that_a_seat_is_told(
    round: Round, seat: int, seed: int
) -> None:
    assume(round.end is None)
    seat %= round.players
    world = round_of(Worlds(view(round, seat)).sample(seed))
    assert seen(round, world.deal, seat) == seen(round, round.deal, seat)


def test_the_leak_check_can_fail() -> None:
    """Another world is another game, and the seat that holds the other tiles sees that."""
    round = Round.seeded("dreistein", EDITIONS["german"], 3).apply("444@0,0")
    world = round_of(Worlds(view(round, 0)).sample(1))
    for seat, same in enumerate((True, False, False)):
        assert (seen(round, world.deal, seat) == seen(round, round.deal, seat)) == same


@settings(max_examples=size(20, 60))
@given(random_rounds())
def test_observations_are_in_their_space_and_masks_are_the_rules(round: Round) -> None:
    game = game_at(round)
    assert game.match.round == round
    room = space(round.players)
    for seat in range(round.players):
        observation = observe(game, seat)
        assert room.contains(observation)
        legal = legal_codes(round) if seat == round.turn else {}
        assert np.flatnonzero(observation["action_mask"]).tolist() == list(legal)


def test_what_an_observation_says() -> None:
    game = Game(Settings(players=3), "dreistein")
    opener = game.turn
    for text in ("444@0,0", "+", "+"):
        round = game.match.round
        game.step(encode(round.board, round.apply(text).history[-1].action))
    round, seat = game.match.round, (opener + 1) % 3
    assert round.turn == seat
    mine = observe(game, seat)["observation"]
    assert {TILES[at] for at in np.flatnonzero(mine["hand"])} == set(round.hands[seat])
    assert {TILES[at] for at in np.flatnonzero(mine["drawn"])} == set(round.drawn)
    assert (mine["drawn"].sum(), mine["counts"].tolist()) == (2, [10, 8, 7])
    assert mine["scores"].tolist() == [-10, 0, 17]
    assert mine["stock"].tolist() == mine["drawable"].tolist() == [30]
    assert mine["turn"].tolist() == [0]
    assert mine["history"][:4].tolist() == [[2, 2], [0, 0], [0, 0], [-1, -1]]
    assert mine["board"][TILE_NUMBERS[Tile(4, 4, 4)]].tolist() == [1, 0, 0, 0]
    assert np.count_nonzero(mine["board"]) == 1
    other = observe(game, opener)["observation"]
    assert (other["turn"].tolist(), other["drawn"].sum()) == ([1], 0)
    assert other["history"][:3].tolist() == [[0, 2], [1, 0], [1, 0]]


@pytest.mark.parametrize("players", [2, 6])
def test_the_longest_rounds_fit(players: int) -> None:
    """Whoever can, draws, keeps and passes: that makes rounds as long as they get."""
    longest = 0
    for seed in range(5):
        game = Game(Settings(players), str(seed))
        while not game.over:
            idle = game.legal.keys() & {0, 1}
            others = game.match.round.passes == players - 1 and game.legal.keys() - idle
            game.step(min(others or idle or game.legal))
        longest = max(longest, len(game.codes))
    assert 56 < longest <= LONGEST_ROUND


def test_solitaire_counts_the_draws_that_are_left() -> None:
    told = DreisteinEnv([], rack=5, draws=7).reset(seed=2)[0]["observation"]
    assert [*told["stock"], *told["drawable"]] == [50, 7]


@given(random_rounds(), st.integers(0, 5))
def test_a_flat_observation_holds_the_same_in_small_numbers(round: Round, seat: int) -> None:
    players, seat = round.players, seat % round.players
    known = arrays(view(round, seat, before=(7,) * players, number=3), [])
    by = units(players, 300)
    one = flattened(known, by)
    assert one in space(players, "flat")["observation"]
    at = 0
    for name in FLAT:
        size = known[name].size
        scaled = np.clip(known[name] / by.get(name, 1), -1, 1).ravel()
        assert np.allclose(one[at : at + size], scaled), name
        at += size
    rows = {name: np.stack([each, each]) for name, each in known.items()}
    assert (flattened(rows, by, (2,)) == one).all()


def test_all_three_front_ends_have_flat_observations() -> None:
    alone, agents = DreisteinEnv(observation="flat"), dreistein_v1.env(observation="flat")
    first, _ = alone.reset(seed=7)
    assert first in alone.observation_space
    agents.reset(seed=7)
    seen, *_ = agents.last()
    assert seen in agents.observation_space(agents.agent_selection)
    many = DreisteinVectorEnv(num_envs=2, observation="flat")
    rows, _ = many.reset(seed=7, options={"deal": alone.game.match.round.deal})
    assert rows in many.observation_space
    own = DreisteinEnv(observation="flat").reset(options={"deal": alone.game.match.round.deal})
    assert (rows["observation"][1] == own[0]["observation"]).all()
    for env in (alone, many):
        env.close()
