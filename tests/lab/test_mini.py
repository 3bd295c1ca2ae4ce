"""The small games of bench/mini are those that are played, and what is told of them is so."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

import slow
from bench.mini.endings import Endings
from bench.mini.games import GAMES, Game
from bench.mini.players import strategy_of
from bench.mini.report import loss
from bench.mini.response import answer, nash_conv, uniform, value, without_chance
from bench.mini.solve import solved
from bench.mini.tree import LEAF, Deal, deals, grow
from dreistein.bots.greedy import points_of
from dreistein.kernel import State, config_for
from dreistein.kernel.position.tables import ORDER
from dreistein.rules import Action, Edition, View

History = tuple[str, ...]
FOUR_TILES = Game(Edition.from_json({"base": "international", "numbers": 2, "deal": {"2": 2}}))
"""000, 001, 011 and 111, two for each: everybody knows everything."""
FEW = {"mini-must": slice(996, 1004), "four": slice(385, 387)}
"""Deals with small trees; in them a seat cannot always tell where it is."""


def texts(tiles: Sequence[int]) -> list[str]:
    return [str(ORDER[tile]) for tile in tiles]


class Walk:
    """Every line of some deals by the slow generator, with an even chance for every choice."""

    def __init__(self, edition: Edition, *, whole: bool) -> None:
        self.edition, self.whole = {"must_place": False} | edition.to_object(), whole
        self.decisions, self.known = 0, set[object]()

    def mean(self, dealt: Sequence[Deal]) -> float:
        """By how much the opener is ahead on average."""
        leads = []
        for mine, other, stock in dealt:
            self.hands = texts(mine), texts(other)
            state = slow.Slow(self.edition, [*self.hands], texts(stock))
            leads.append(self.lead(state, (), ((), ())))
        return sum(leads) / len(leads)

    def lead(self, state: slow.Slow, history: History, drew: tuple[History, ...]) -> float:
        if state.end or not (state.stock or self.whole):
            return state.scores[0] - state.scores[1]
        choices = turned(state)
        if len(choices) > 1:
            self.decisions += 1
            self.known.add((state.seat, *self.hands[state.seat], drew[state.seat], history))
        return sum(self.after(state, text, history, drew) for text in choices) / len(choices)

    def after(
        self, state: slow.Slow, text: str, history: History, drew: tuple[History, ...]
    ) -> float:
        leads = []
        for tile in state.stock if text == "+" else [""]:
            later, drawn = state.copy(), [*drew]
            if tile:
                later.stock.sort(key=tile.__ne__)
                drawn[state.seat] += (tile,)
            later._do(text)
            leads.append(self.lead(later, (*history, text), tuple(drawn)))
        return sum(leads) / len(leads)


def turned(state: slow.Slow) -> list[str]:
    """The choices but for those that are the same with the table turned."""
    legal = state.legal()
    if not state.board:
        return legal[:1]
    if [len({*corners}) for corners in state.board.values()] == [1]:
        sides = {text.partition("@")[2] for text in legal if "@" in text}
        return [text for text in legal if "@" not in text or text.endswith("@" + min(sides))]
    return legal


@pytest.mark.parametrize("name", FEW)
def test_the_tree_is_the_game_of_the_slow_generator(name: str) -> None:
    game = GAMES[name]
    dealt, whole = deals(game)[FEW[name]], game.edition.must_place
    walk = Walk(game.edition, whole=whole)
    tree = grow(game, dealt, whole=whole, ending=lambda state: 0)
    assert value(tree, uniform(tree)) == pytest.approx(walk.mean(dealt))
    assert (tree.owner >= 0).sum() == walk.decisions
    assert len(tree.seat) == len(walk.known) < walk.decisions


def best(state: slow.Slow) -> int:
    """By how much the opener is ahead in the end if all lines are looked at."""
    found = []
    for text in state.legal():
        after = state.copy()
        after._do(text)
        found.append(best(after))
    if not found:
        return int(state.scores[0] - state.scores[1])
    return max(found) if state.seat == 0 else min(found)


def test_where_all_is_known_it_comes_to_what_looking_at_all_lines_finds() -> None:
    edition = {"must_place": False} | FOUR_TILES.edition.to_object()
    dealt = deals(FOUR_TILES)
    leads = [best(slow.Slow(edition, [texts(a), texts(b)], [])) for a, b, _ in dealt]
    tree = grow(FOUR_TILES)
    assert tree.lead[tree.owner == LEAF].tolist() == leads == [9, 36, -20]
    for lead, (mine, other, _) in zip(leads, dealt, strict=True):
        state = State(config_for(FOUR_TILES.edition, 2))
        state.deal([*mine, *other])
        state.apply(state.legal()[0])
        assert state.turn == 1
        assert state.scores[0] - state.scores[1] + Endings()(state) == lead


def highest(points: dict[str, int]) -> str:
    """The placement for the most points, of the highest tile; the same with the table turned."""

    def rank(text: str) -> tuple[object, ...]:
        tile, _, cell = text.partition("@")
        x, y = map(int, cell.split(",")) if cell else (0, 0)
        return bool(cell), points[text], sorted(tile), -63 * y - x

    return max(points, key=rank)


class Highest:
    """The same as a bot."""

    name, asked = "highest", 0

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None, /
    ) -> Action:
        self.asked += 1
        actions = {str(action): action for action in legal}
        return actions[highest({text: points_of(view, each) for text, each in actions.items()})]


def test_a_bot_comes_to_what_it_scores_in_every_order_of_the_stock() -> None:
    game, bot = GAMES["mini-must"], Highest()
    dealt = deals(game)[::700]
    tree = grow(game, dealt, whole=True)
    played = strategy_of(tree, bot)
    assert 0 < bot.asked < len(tree.seat), "only where its own play leads"
    leads = []
    for mine, other, stock in dealt:
        for order in permutations(texts(stock)):
            state = slow.Slow(game.edition.to_object(), [texts(mine), texts(other)], [*order])
            while legal := state.legal():
                state._do(highest({text: state.copy()._do(text)[1] for text in legal}))
            leads.append(state.scores[0] - state.scores[1])
    assert value(tree, played) == pytest.approx(sum(leads) / len(leads))


@pytest.mark.lab
@pytest.mark.parametrize("name", FEW)
def test_openspiel_solves_it_and_measures_the_same(name: str) -> None:
    import pyspiel

    tree = grow(GAMES[name], deals(GAMES[name])[FEW[name]])
    game = pyspiel.load_efg_game(tree.efg())
    even = pyspiel.UniformRandomPolicy(game)
    assert pyspiel.nash_conv(game, even) == pytest.approx(nash_conv(tree, uniform(tree)))
    found = solved(tree, 100)
    assert 0 <= nash_conv(tree, found) < 0.1
    for played in (found, uniform(tree), without_chance(tree, found), strategy_of(tree, Highest())):
        most, _, _, lost = loss(tree, played, found)
        assert most == pytest.approx(nash_conv(tree, played) / 2)
        assert lost == pytest.approx(0) if played is found else lost < most + nash_conv(tree, found)


@pytest.mark.lab
@pytest.mark.nightly
def test_openspiel_solves_mini() -> None:
    tree = grow(GAMES["mini-must"])
    found = solved(tree, 30)
    least, most = -answer(tree, found, 1), answer(tree, found, 0)
    assert least < 16.18 < 16.19 < most < least + 0.1
