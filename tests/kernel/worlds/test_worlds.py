"""Worlds agree with what a seat saw, and all that agree are equally likely.

The checker is the rules' own: a sampled world, as a deal, is replayed action by action, and the
seat must see exactly what it saw. Where there are few worlds they are all enumerated, likewise.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein import kernel, rules
from dreistein.rules import EDITIONS, Deal, Draw, Edition, IllegalAction, Round, Tile, view
from kernel.agreement import agree
from kernel.variants import compiled, interpreted
from random_games import open_rounds, random_action, wandered
from sizes import NIGHTLY, size


def seen(round: Round, seat: int | None) -> rules.View:
    """What a seat sees, but for the order of its rack."""
    whole = view(round, seat)
    return replace(whole, hand=tuple(sorted(whole.hand)))


def seat_of(round: Round, number: int) -> int | None:
    """Any seat, or a spectator."""
    seats = [*range(round.players), None] if round.players > 1 else [0]
    return seats[number % len(seats)]


@given(round=open_rounds, number=st.integers(0, 41))
@settings(max_examples=size(20, 60), deadline=None)
def test_every_sample_looks_as_it_was_seen(kernel: ModuleType, round: Round, number: int) -> None:
    seat = seat_of(round, number)
    worlds = kernel.Worlds(view(round, seat))
    for index in range(3):
        world = worlds.sample(number, index)
        same = kernel.round_of(world)
        assert seen(same, seat) == seen(round, seat)
        # And the state is that position in all: hands, stock, what is legal, and how it ends.
        codes = agree(kernel, same, world)
        rng = Random(number)
        while same.end is None:
            action = random_action(same, rng)
            world.apply(codes[str(action)])
            same = same.apply(action)
            codes = agree(kernel, same, world)


@given(round=open_rounds, number=st.integers(0, 41))
@settings(max_examples=size(60, 200), deadline=None)
def test_the_truth_is_always_possible(kernel: ModuleType, round: Round, number: int) -> None:
    facts = kernel.worlds.facts.facts_of(view(round, seat_of(round, number)))
    order = kernel.state_of(round).order
    for at, tile in enumerate(order):
        assert facts.allowed[tile] >> at & 1
    for places, tiles in facts.requirements:
        assert any(tiles >> tile & 1 for at, tile in enumerate(order) if places >> at & 1)
    for places, fits, tile in facts.alternatives:
        there = {t for at, t in enumerate(order) if places >> at & 1}
        assert tile in there or not any(fits >> t & 1 for t in there)


def test_where_one_must_place_a_draw_proves_that_nothing_fitted() -> None:
    """What the others held when they drew; a tile drawn later is free of it."""
    edition = replace(EDITIONS["german"], must_place=True)
    proofs = 0
    for seed in range(6):
        round = wandered(Round.seeded(f"proof {seed}", edition), 30, seed)
        worlds = kernel.Worlds(view(round, 0))
        samples = [kernel.round_of(worlds.sample(seed, index)) for index in range(20)]
        for ply, played in enumerate(round.history):
            if played.seat == 0 or not isinstance(played.action, Draw):
                continue
            for sample in samples:
                then = sample.rewind(ply)
                assert not then.board.any_fits(then.playable)
                proofs += 1
    assert proofs > 100


def test_a_seat_that_knows_everything_has_one_world(kernel: ModuleType) -> None:
    """Two players, all tiles dealt: the other hand is known."""
    edition = Edition("all", deal=(28, 18, 14, 11, 9))
    round = wandered(Round.seeded("all", edition), 1, 0)
    world = kernel.Worlds(view(round, 0)).sample(1)
    assert world.hands == kernel.state_of(round).hands


def test_compiled_and_interpreted_sample_the_same_worlds() -> None:
    for players in range(2, 7):
        round = wandered(Round.seeded("same", EDITIONS["triominos"], players), 25, players)
        seen = view(round, round.turn)
        fast, slow = compiled().Worlds(seen), interpreted().Worlds(seen)
        assert all(fast.sample(5, k).order == slow.sample(5, k).order for k in range(20))
        ours = fast.playouts(20, 5, policies="greedy", actions=fast.root.legal())
        theirs = slow.playouts(20, 5, policies="greedy", actions=slow.root.legal())
        assert (ours.points == theirs.points).all()
        assert (ours.counts == theirs.counts).all()


def test_playouts_of_worlds(kernel: ModuleType) -> None:
    round = wandered(Round.seeded("worlds", EDITIONS["german"], 3), 12, 1)
    worlds = kernel.Worlds(view(round, round.turn))
    legal = worlds.root.legal()
    rounds = worlds.playouts(12, "seed", actions=legal, threads=3)
    assert (rounds.points == worlds.playouts(12, "seed", actions=legal).points).all()
    later = worlds.playouts(5, "seed", actions=legal, first=7)
    assert (rounds.points[7 * len(legal) :] == later.points).all()
    told = rounds.by_action()
    assert told.shape == (12, len(legal), 3)
    assert all(
        (told[k, a] == rounds.scores[k * len(legal) + a]).all() for k, a in ((0, 0), (11, 1))
    )
    actions = list(round.legal_actions())
    for same in (actions, list(map(str, actions))):
        again = worlds.playouts(12, "seed", actions=same).by_action()
        order = [legal.index(kernel.action_code(worlds.root, action)) for action in actions]
        assert (again == told[:, order]).all()
    without = worlds.playouts(12, "seed")
    assert len(without) == len(without.by_action()) == 12
    state = kernel.State(worlds.root.config)
    worlds.sample_into(state, "seed", 3)
    assert state.order == worlds.sample("seed", 3).order


class Small(NamedTuple):
    """A position in which little is hidden from a seat."""

    players: int
    deal: int
    seed: int
    plies: int
    seat: int
    must_place: bool = False

    def round(self) -> Round:
        sizes = [25, 17, 13, 11, 9]
        sizes[self.players - 2] = self.deal
        edition = Edition(
            "small",
            deal=tuple(sizes),  # type: ignore[arg-type]
            draws=2,
            must_place=self.must_place,
        )
        round = Round.seeded(f"small {self.seed}", edition, self.players)
        return wandered(round, self.plies, self.seed)


SMALL = {
    "who declined had a fit": Small(2, 26, 44, 48, 1),
    "fruitless draws, and a tile placed later may be one of them": Small(2, 25, 381, 57, 0),
    "the same, with a stock": Small(2, 24, 555, 56, 0),
    "many tiles placed later": Small(2, 25, 82, 50, 1),
    "a turn that goes on after its last draw": Small(2, 24, 66, 55, 1),
    "three players": Small(3, 16, 509, 56, 0),
    "must place: only a turn's last draw may fit": Small(2, 23, 0, 55, 0, must_place=True),
    "must place: three players": Small(3, 16, 40, 53, 1, must_place=True),
    "must place: passes tell as much as draws": Small(3, 15, 2584, 59, 2, must_place=True),
}
LONG = ("three players", "must place: three players")


def loose_tiles(round: Round, seat: int) -> list[Tile]:
    """Tiles that may have been dealt elsewhere: unseen, or placed after their seat's first draw."""
    loose = [tile for s, hand in enumerate(round.hands) if s != seat for tile in hand]
    loose += round.stock
    drew = set()
    for played in round.history:
        if isinstance(played.action, Draw):
            drew.add(played.seat)
        elif isinstance(played.action, rules.Placement) and played.seat in drew - {seat}:
            loose.append(played.action.tile)
    return loose


def hidden_places(round: Round, seat: int) -> list[int]:
    """Places of the stock as dealt that the seat did not draw from."""
    drawers = [played.seat for played in round.history if isinstance(played.action, Draw)]
    own = {k for k, drawer in enumerate(drawers) if drawer == seat}
    return [k for k in range(len(round.deal.stock)) if k not in own]


def all_deals(round: Round, seat: int) -> Iterator[Deal]:
    """Every way to deal the loose tiles, possible or not."""
    loose, places = loose_tiles(round, seat), hidden_places(round, seat)
    others = [s for s in range(round.players) if s != seat]
    for drawn in permutations(loose, len(places)):
        stock = list(round.deal.stock)
        for place, tile in zip(places, drawn, strict=True):
            stock[place] = tile
        yield from _dealt(round, others, [t for t in loose if t not in drawn], stock, loose)


def _dealt(
    round: Round, others: list[int], left: list[Tile], stock: list[Tile], loose: list[Tile]
) -> Iterator[Deal]:
    """The loose tiles that are left, dealt to the other seats in every way."""
    first, *more = others
    fixed = [tile for tile in round.deal.hands[first] if tile not in loose]
    size = len(round.deal.hands[first]) - len(fixed)
    for chosen in combinations(left, size):
        hands = list(round.deal.hands)
        hands[first] = (*fixed, *chosen)
        if not more:
            yield Deal(tuple(hands), tuple(stock))
            continue
        rest = [tile for tile in left if tile not in chosen]
        for deal in _dealt(round, more, rest, stock, loose):
            both = list(deal.hands)
            both[first] = hands[first]
            yield Deal(tuple(both), deal.stock)


def possible(deal: Deal, round: Round, seat: int) -> bool:
    """Whether the same actions are legal with this deal, and the seat sees the same."""
    other = Round.start(round.edition, deal)
    try:
        for played in round.history:
            other = other.apply(str(played.action), played.seat)
    except IllegalAction:
        return False
    return seen(other, seat) == seen(round, seat)


def key(deal: Deal, round: Round, seat: int) -> Any:
    """A world as far as it is hidden: what others were dealt and drew, by turn; and the stock."""
    hands = [sorted(hand) for s, hand in enumerate(deal.hands) if s != seat]
    turns: list[list[Tile]] = []
    at, before = 0, None
    for played in round.history:
        if isinstance(played.action, Draw):
            if played.seat != seat:
                # The turn's last draw may have ended it, and the same seat's next comes later.
                if before != played.seat or len(turns[-1]) == round.edition.draws:
                    turns.append([])
                turns[-1].append(deal.stock[at])
            at += 1
        before = played.seat if isinstance(played.action, Draw) else None
    if not round.edition.must_place:  # then the tiles drawn in a turn are alike
        turns = [sorted(turn) for turn in turns]
    return str(hands), str(turns), str(deal.stock[at:])


def even(counts: Counter[Any], kinds: int) -> bool:
    """Chi-square, within four standard deviations of what it should be."""
    total = counts.total()
    expected = total / kinds
    chi = sum((counts[kind] - expected) ** 2 / expected for kind in counts)
    chi += (kinds - len(counts)) * expected
    return bool(abs(chi - (kinds - 1)) < 4 * (2 * (kinds - 1)) ** 0.5)


@pytest.mark.parametrize("case", [case for case in SMALL if NIGHTLY or case not in LONG])
def test_all_worlds_are_equally_likely(case: str) -> None:
    small = SMALL[case]
    round, seat = small.round(), small.seat
    deals = [deal for deal in all_deals(round, seat) if possible(deal, round, seat)]
    worlds = {key(deal, round, seat) for deal in deals}
    assert len(worlds) > 1
    sampler = kernel.Worlds(view(round, seat))
    counts = Counter(
        key(kernel.bridge.deal_of(sampler.sample("even", k)), round, seat)
        for k in range(size(20, 40) * len(worlds))
    )
    assert set(counts) == worlds
    assert even(counts, len(worlds))


def test_before_the_opening_all_worlds_are_equally_likely() -> None:
    """One tile each: the seat that is to open holds the highest, and that is all that is known."""
    edition = Edition("one", deal=(1, 1, 1, 1, 1))
    number = kernel.position.tables.NUMBER
    round = next(
        round
        for round in (Round.seeded(f"one {k}", edition, 3) for k in range(1000))
        if round.turn == 1 and number[round.hands[0][0]] > 40
    )
    own = number[round.hands[0][0]]
    worlds = {(a, b) for a in range(own + 1, 56) for b in range(56) if b < a and own not in (a, b)}
    sampler = kernel.Worlds(view(round, 0))
    counts = Counter(
        tuple(hand.bit_length() - 1 for hand in sampler.sample("open", k).hands[1:])
        for k in range(size(10, 20) * len(worlds))
    )
    assert set(counts) <= worlds
    assert even(counts, len(worlds))


def test_solitaire_hides_the_stock_alone() -> None:
    round = Round.seeded("hidden", EDITIONS["german"], solitaire=rules.Solitaire(10, 55))
    while len(round.stock) > 4:
        actions = sorted(round.legal_actions(), key=lambda action: not isinstance(action, Draw))
        round = round.apply(actions[0])
    assert round.end is None
    sampler = kernel.Worlds(view(round, 0))
    counts = Counter(sampler.sample("stock", k).order[-4:] for k in range(960))
    assert len(counts) == 24
    assert even(counts, 24)
