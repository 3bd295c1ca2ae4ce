"""The measurements of good play: habits do what they say, counts are what one counts by hand."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from bench.good_play.estimate import mean, ratio
from bench.good_play.habits import PLACING, POINTS, Weights, drawing
from bench.good_play.parts import PARTS
from bench.good_play.report import described, differing, to_svg
from bench.good_play.rounds import EDITION, played, stock_of
from bench.good_play.watch import KIND_OF, Watch
from dreistein.bots.expert.playout_weights import usual_action
from dreistein.kernel import DRAW, State, action_code, action_text, config_for
from dreistein.kernel.bridge import round_of
from dreistein.kernel.position.tables import NUMBER, ORDER
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.rulebook.strategy import figures, parts
from dreistein.rules import Placement, Tile
from dreistein.rules.edition import PLAYER_COUNTS
from dreistein.rules.round import Played

RING = "345@0,0 503@-1,0 130@-1,-1 312@0,-1 233@1,-1 433@1,0"


def ring(laid: int) -> State:
    """Two players lay the tiles of a hexagon in turn; so many of them lie."""
    placements = [Placement.parse(text) for text in RING.split()]
    rest = [t for t in ORDER if not t.is_triple and t not in {p.tile for p in placements}]
    hands = [[p.tile for p in placements[seat::2]] + rest[seat:14:2] for seat in (0, 1)]
    dealt = [tile for hand in hands for tile in hand]
    deck = [*dealt, *(tile for tile in ORDER if tile not in dealt)]
    state = State(config_for(EDITION, 2))
    state.deal([NUMBER[tile] for tile in deck])
    for placement in placements[:laid]:
        state.apply(action_code(state, placement))
    return state


def chosen(state: State, habit: Weights) -> str:
    return action_text(state, usual_action(state, PlayoutPolicy([habit])))


def test_who_takes_the_most_points_closes_the_hexagon() -> None:
    state = ring(5)
    assert chosen(state, POINTS) == "433@1,0"
    assert chosen(state, PLACING["low"]) == "433@1,0"
    left = chosen(state, PLACING["leave"])
    assert state.points_of(action_code(state, left)) == Placement.parse(left).tile.value


def test_low_first_is_low_and_points_are_high() -> None:
    state = ring(3)
    fitting = {Placement.parse(text).tile.value for text in texts(state)}
    assert Placement.parse(chosen(state, POINTS)).tile.value == max(fitting)
    assert Placement.parse(chosen(state, PLACING["low"])).tile.value == min(fitting)
    assert min(fitting) < max(fitting)


def texts(state: State) -> list[str]:
    return [action_text(state, code) for code in state.legal() if code != DRAW]


def test_hoarding_draws_although_something_fits_and_stops_with_the_stock() -> None:
    state, habits = ring(5), drawing(stock_of(2))
    assert {chosen(state, habits[name]) for name in ("hoard", "hoard-points", "half")} == {"+"}
    assert chosen(state, habits["late"]) == chosen(state, POINTS)


@pytest.mark.parametrize(
    ("name", "least", "most"), [("hoard", 1, 36), ("late", 1, 10), ("half", 19, 36)]
)
def test_when_a_habit_draws_on_purpose(name: str, least: int, most: int) -> None:
    policy = PlayoutPolicy([drawing(stock_of(2))[name], POINTS])
    seen = set()
    for number in range(40):
        state = dealt(number, 2)
        state.apply(state.legal()[0])
        while not state.end:
            code, fits = usual_action(state, policy), state.legal()[:-1]
            left = state.config.stock_end - state.at
            if state.turn == 0 and left and fits and not state.drawn_count:
                assert (code == DRAW) == (least <= left <= most)
                seen.add(code == DRAW)
            state.apply(code)
    assert seen == ({True} if name == "hoard" else {True, False})


def dealt(number: int, players: int) -> State:
    state, deck = State(config_for(EDITION, players)), list(range(56))
    Random(number).shuffle(deck)
    state.deal(deck)
    return state


@pytest.mark.parametrize("habit", sorted(PLACING))
def test_for_who_always_places_the_house_rule_changes_nothing(habit: str) -> None:
    lineup = [PLACING[habit], POINTS, POINTS]
    assert (played(3, lineup, 60, "x") == played(3, lineup, 60, "x", must_place=True)).all()


def test_a_hexagon_is_followed_from_who_opens_it_to_who_closes_it() -> None:
    state = ring(0)
    moves = iter(RING.split())
    watch = Watch(state, ["a", "b"], EDITION.hexagons[0])

    def choose(now: State) -> int:
        text = next(moves, None)
        return action_code(now, text) if text else now.legal()[0]

    watch.play(choose)
    for count in ("hexagon-opened", "hexagon-taken-next", "b.hexagons"):
        assert watch.counts[count] >= 1
    assert watch.counts["rounds"] == 1


def test_what_is_watched_is_what_one_counts_by_the_rules() -> None:
    for number in range(6):
        state, toss = dealt(number, 2 + number % 5), Random(number)
        names = [f"seat{seat}" for seat in range(state.players)]
        watch = Watch(state, names, EDITION.hexagons[0])
        watch.play(lambda now, toss=toss: toss.choice(now.legal()))  # type: ignore[misc]
        round = round_of(state)
        for seat, name in enumerate(names):
            own = [one for one in round.history[1:] if one.seat == seat]
            bonuses = [one for one in own if isinstance(one.action, Placement) and one.bonus]
            assert watch.counts[f"{name}.bonuses"] == len(bonuses)
            passes = sum(str(one.action) == "-" and not drew(round.history, one) for one in own)
            assert watch.counts[f"{name}.passes"] == passes
            assert watch.counts[f"{name}.score"] == round.scores[seat]
        opened = watch.counts["hexagon-opened"]
        taken = watch.counts["hexagon-taken-other"] + watch.counts["hexagon-taken-self"]
        assert watch.counts["hexagon-taken-next"] <= taken <= opened


def drew(history: Sequence[Played], one: Played) -> bool:
    """Whether the turn of an action began with a draw."""
    before = history[history.index(one) - 1]
    return before.seat == one.seat and str(before.action) == "+"


def test_an_interval_holds_what_it_promises() -> None:
    dice = np.random.default_rng(7)
    held = 0
    for _ in range(400):
        under = dice.integers(1, 6, 200)
        found = ratio(dice.binomial(under, 0.3).tolist(), under.tolist(), "share")
        held += found.low <= 0.3 <= found.high
    assert 0.91 <= held / 400 <= 0.98


def test_what_never_happened_may_still_happen() -> None:
    never = mean([0.0] * 60, "share")
    assert (never.value, never.low, never.high, never.n) == (0, 0, 0.05, 60)
    with pytest.raises(ValueError, match="play more rounds"):
        ratio([0.0], [0.0], "share")


def test_the_file_has_every_part_and_no_other() -> None:
    assert list(parts()) == list(PARTS)
    for name, part in parts().items():
        made = PARTS[name]
        assert part[made.unit] == made.size
        assert (part["who"], part["seed"]) == (made.who, "good play")


@pytest.mark.parametrize("name", ["equal-4", "habits-2", "habits-5", "watched-3"])
def test_a_small_rerun_agrees_with_the_file(name: str) -> None:
    again = PARTS[name].make("another seed", scale=0.004 if name != "watched-3" else 0.02)
    assert list(again["figures"]) == list(parts()[name]["figures"])
    assert list(differing({name: again}, {name: parts()[name]})) == []


def test_two_files_that_differ_are_told_apart() -> None:
    ours = parts()["habits-2"]
    theirs = {"figures": {"low-wins-2": ours["figures"]["hoard-wins-2"]}}
    [told] = differing({"habits-2": ours}, {"habits-2": theirs})
    assert told.startswith("low-wins-2: ")


def test_a_small_match_of_bots_is_counted() -> None:
    again = PARTS["expert-2-must"].make("another seed", scale=0.001)
    assert again["matches"] == 2
    told = {f"expert-{name}-2-must" for name in ("matches", "bonuses", "others-score")}
    assert told <= again["figures"].keys()
    assert not any("purpose" in name for name in again["figures"])


def test_every_figure_is_described() -> None:
    for name in figures():
        assert len(described(name.removesuffix("-must")[:-2])) > 10


@pytest.mark.lab
def test_the_picture_is_drawn() -> None:
    drawn = to_svg(parts())
    assert drawn.count("<svg") == 1
    assert all(f">{n}<" in drawn for n in PLAYER_COUNTS)


def test_a_triple_is_told_from_a_pair() -> None:
    kinds = [KIND_OF[NUMBER[tile]] for tile in (Tile(1, 1, 1), Tile(1, 1, 2), Tile(1, 2, 3))]
    assert kinds == ["triple", "pair", "different"]
