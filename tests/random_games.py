"""Random games for property tests: any edition, house rules, any number of players, solitaire."""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from dreistein.rules import EDITIONS, Action, Deal, Edition, Placement, Round, Solitaire, Tile

points = st.integers(0, 60)
house_rules = st.builds(
    Edition,
    name=st.just("house"),
    deal=st.tuples(*(st.integers(1, most) for most in (28, 18, 14, 11, 9))),
    start=points,
    start_needs_triple=st.booleans(),
    start_zero=points,
    bridge=points,
    double=points,
    hexagons=st.tuples(points, points, points),
    out=points,
    draw=points,
    draws=st.integers(1, 6),
    fruitless=points,
    empty=points,
    target=st.integers(1, 1000),
    must_place=st.booleans(),
)
SMALL = {2: 4, 3: 10, 4: 20, 5: 35}
"""How many tiles the smaller sets have, by their numbers."""
small_sets = st.sampled_from(list(SMALL)).flatmap(
    lambda numbers: st.builds(
        replace,
        house_rules,
        numbers=st.just(numbers),
        deal=st.tuples(*(st.integers(min(1, n), n) for n in _most_dealt(numbers))),
    )
)


def _most_dealt(numbers: int) -> list[int]:
    """The most tiles for each, by the number of players; 0 where there are too few for all."""
    return [SMALL[numbers] // players for players in range(2, 7)]


must_place_editions = st.sampled_from([replace(e, must_place=True) for e in EDITIONS.values()])
editions = st.one_of(
    st.sampled_from(list(EDITIONS.values())), must_place_editions, house_rules, small_sets
)
solitaires = st.builds(
    lambda rack, draws: Solitaire(rack, draws or int(rack == 0)),
    *(st.integers(0, 20), st.integers(0, 55)),
)
seeds = st.integers(0, 10**9).map(str)


@st.composite
def fresh_rounds(draw: st.DrawFn) -> Round:
    """A dealt round of any kind."""
    edition, seed = draw(editions), draw(seeds)
    if draw(st.integers(0, 3)) == 0:
        alone = draw(solitaires)
        rack = min(alone.rack, len(edition.tiles) - 1)
        return Round.seeded(seed, edition, solitaire=replace(alone, rack=rack))
    possible = [players for players, size in enumerate(edition.deal, start=2) if size]
    return Round.seeded(seed, edition, draw(st.sampled_from(possible)))


@st.composite
def random_rounds(draw: st.DrawFn) -> Round:
    """A position somewhere in a random game, or at its end."""
    round = draw(fresh_rounds())
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 150))):
        if round.end is not None:
            break
        round = round.apply(random_action(round, rng))
    return round


open_rounds = random_rounds().filter(lambda round: round.end is None)
"""A position in which somebody is to move."""


def wandered(round: Round, actions: int, seed: int) -> Round:
    """The round after so many random actions, or before the one that ends it."""
    rng = Random(seed)
    for _ in range(actions):
        after = round.apply(random_action(round, rng))
        if after.end is not None:
            break
        round = after
    return round


def random_action(round: Round, rng: Random) -> Action:
    """Any legal action; usually a placement if there is one, or games would be all draws."""
    actions = sorted(round.legal_actions(), key=str)
    placements = [action for action in actions if isinstance(action, Placement)]
    return rng.choice(placements if placements and rng.random() < 0.8 else actions)


def with_hidden_tiles_swapped(round: Round, seat: int | None, rng: Random) -> Round:
    """The same round with other tiles where a seat cannot look: in other hands and the stock."""
    hidden = [tile for other, hand in enumerate(round.hands) if other != seat for tile in hand]
    hidden += round.stock
    mixed = hidden[:]
    rng.shuffle(mixed)
    other = dict(zip(hidden, mixed, strict=True))

    def swapped(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(other.get(tile, tile) for tile in tiles)

    deal = Deal(tuple(map(swapped, round.deal.hands)), swapped(round.deal.stock), round.deal.start)
    hands, stock = tuple(map(swapped, round.hands)), swapped(round.stock)
    return replace(round, hands=hands, stock=stock, drawn=swapped(round.drawn), deal=deal)
