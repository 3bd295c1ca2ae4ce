"""The tree of a small game for two, as arrays and in the format of Gambit that OpenSpiel reads.

Once the stock is empty each player knows what the other holds, and the rest is solved by looking at
all of it (:mod:`~bench.mini.endings`): the tree ends there, with the points that it comes to.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray

from bench.mini.endings import Endings
from bench.mini.games import Game
from dreistein.kernel import DRAW, State, config_for
from dreistein.kernel.position.tables import NUMBER

CHANCE, LEAF = -1, -2
Deal = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The opener's tiles, the other player's, and the stock."""
Ending = Callable[[State], int]
"""By how much seat 0 will be ahead in the end, beyond what it is ahead now."""
Drew = tuple[tuple[int, ...], tuple[int, ...]]
"""The tiles that each seat has drawn, in this order."""
Ints = NDArray[np.int32]


@dataclass(frozen=True)
class Known:
    """A decision as its player knows it, and one of the positions that it may be."""

    deck: tuple[int, ...]
    codes: tuple[int, ...]


@dataclass
class Tree:
    """Nodes are numbered so that those follow each other whose parents are of one owner and have
    seen as many actions: the ``groups``. Decisions are numbered in the same order, and ``first``
    says where the actions of each begin in an array of all of them."""

    game: Game
    parent: Ints
    owner: NDArray[np.int8]
    """The seat whose decision it is, or ``CHANCE`` or ``LEAF``."""
    decision: Ints
    """The number of the decision; -1 elsewhere."""
    branches: Ints
    """How many children a node has."""
    edge: NDArray[np.int16]
    """Which of its parent's children a node is."""
    lead: NDArray[np.float64]
    """By how many points the opener is ahead in the end; 0 within the tree."""
    groups: list[tuple[slice, int]]
    """The nodes but for the root, with the owner of their parents."""
    first: Ints
    seat: NDArray[np.int8]
    """Whose each decision is."""
    draws: NDArray[np.bool_]
    """Whether the last action of each decision is to draw, though a tile fits."""
    known: list[Known]

    @property
    def actions(self) -> int:
        """How many actions all decisions have together."""
        return int(self.first[-1])

    @cached_property
    def slot(self) -> Ints:
        """Where in the array of all actions the one is that leads to a node; -1 if none does."""
        own = self.decision[self.parent]
        slots: Ints = np.where(own < 0, -1, self.first[own] + self.edge).astype(np.int32)
        slots[0] = -1
        return slots

    @cached_property
    def first_child(self) -> Ints:
        """The first child of each node; the others follow it."""
        found = np.zeros(len(self.parent), np.int32)
        found[self.parent[1:][::-1]] = np.arange(len(self.parent) - 1, 0, -1, dtype=np.int32)
        return found

    @cached_property
    def families(self) -> list[Ints]:
        """Where in each group the children of each parent begin."""
        return [
            np.flatnonzero(np.diff(self.parent[group], prepend=-1)).astype(np.int32)
            for group, _ in self.groups
        ]

    def efg(self) -> str:
        """The game in Gambit's format: actions are numbers, and the opener is the first player."""
        numbers = np.where(self.seat == 0, np.cumsum(self.seat == 0), np.cumsum(self.seat == 1))
        lines, todo, chances = ['EFG 2 R "mini" { "opener" "other" }'], [0], 0
        while todo:
            node = todo.pop()
            owner, branches = self.owner[node], int(self.branches[node])
            if owner == LEAF:
                lead = int(self.lead[node])
                lines.append(f't "" 0 {{ {lead} {-lead} }}')
                continue
            if owner == CHANCE:
                chances += 1
                drawn = " ".join(f'"{k}" 1/{branches}' for k in range(branches))
                lines.append(f'c "" {chances} {{ {drawn} }} 0')
            else:
                actions = " ".join(f'"{k}"' for k in range(branches))
                number = numbers[self.decision[node]]
                lines.append(f'p "" {owner + 1} {number} {{ {actions} }} 0')
            child = int(self.first_child[node])
            todo.extend(range(child + branches - 1, child - 1, -1))
        return "\n".join([*lines, ""])


def deals(game: Game) -> list[Deal]:
    """The deals that seat 0 opens; the order within a hand does not matter."""
    tiles = sorted(NUMBER[tile] for tile in game.edition.tiles)
    size = game.edition.hand_size(2)
    return [
        (mine, other, tuple(tile for tile in tiles if tile not in (*mine, *other)))
        for mine in combinations(tiles, size)
        for other in combinations(tiles, size)
        if mine[-1] > other[-1] and not {*mine} & {*other}
    ]


def grow(
    game: Game,
    dealt: Sequence[Deal] | None = None,
    *,
    whole: bool = False,
    ending: Ending | None = None,
) -> Tree:
    """The tree of a game, or of the same with only some deals, all equally likely. Once the stock
    is empty it ends with what ``ending`` tells, or, if it is to be ``whole``, goes on."""
    ends = None if whole else ending or Endings()
    return _Gardener(game, ends).grown(deals(game) if dealt is None else dealt)


class _Gardener:
    """Writes nodes down in the order in which they are found."""

    def __init__(self, game: Game, ending: Ending | None) -> None:
        self.game, self.ending = game, ending
        self.config = config_for(game.edition, 2)
        self.parent, self.decision, self.lead = array("i"), array("i"), array("h")
        self.owner, self.edge, self.age = array("b"), array("h"), array("b")
        self.numbers: dict[object, int] = {}
        self.known: list[Known] = []
        self.sizes, self.seats, self.ages = array("h"), array("b"), array("b")
        self.draws = array("b")

    def grown(self, dealt: Sequence[Deal]) -> Tree:
        root = self._node(-1, 0, CHANCE, age=0)
        for edge, (mine, other, stock) in enumerate(dealt):
            state = State(self.config)
            state.deal([*mine, *other, *stock])
            self._go(root, edge, state, ((), ()))
        return self._tree()

    def _node(
        self, parent: int, edge: int, owner: int, age: int, decision: int = -1, lead: int = 0
    ) -> int:
        self.parent.append(parent)
        self.edge.append(edge)
        self.owner.append(owner)
        self.age.append(age)
        self.decision.append(decision)
        self.lead.append(lead)
        return len(self.parent) - 1

    def _go(self, parent: int, edge: int, state: State, drew: Drew) -> None:
        stock = state.config.deck_end - state.at
        while not state.end and (stock or self.ending is None):
            choices = list(dict.fromkeys(self.game.choices(state).values()))
            if choices == [DRAW]:
                self._draw(parent, edge, state, drew)
                return
            if len(choices) > 1:
                self._decide(parent, edge, state, choices, drew)
                return
            state = state.copy()
            state.apply(choices[0])
        rest = 0 if state.end or self.ending is None else self.ending(state)
        own, other = state.scores
        self._node(parent, edge, LEAF, 0, lead=own - other + rest)

    def _decide(self, parent: int, edge: int, state: State, choices: list[int], drew: Drew) -> None:
        seat, order = state.turn, state.order
        codes = tuple(code for _, code in state.history)
        places = state.config.hand_places(seat)
        key = seat, order[places.start : places.stop], drew[seat], codes
        number = self.numbers.setdefault(key, len(self.known))
        if number == len(self.known):
            self.known.append(Known(order, codes))
            self.sizes.append(len(choices))
            self.seats.append(seat)
            self.ages.append(2 * len(codes) + 1)
            self.draws.append(choices[-1] == DRAW)
        node = self._node(parent, edge, seat, 2 * len(codes) + 1, number)
        for at, code in enumerate(choices):
            if code == DRAW:
                self._draw(node, at, state, drew)
            else:
                after = state.copy()
                after.apply(code)
                self._go(node, at, after, drew)

    def _draw(self, parent: int, edge: int, state: State, drew: Drew) -> None:
        order, seat, codes = state.order, state.turn, [code for _, code in state.history]
        laid, stock = order[: state.at], order[state.at :]
        if len(stock) > 1:
            parent, edge = self._node(parent, edge, CHANCE, 2 * len(codes) + 2), 0
        for at, tile in enumerate(stock):
            after = State(self.config)
            after.deal([*laid, tile, *(other for other in stock if other != tile)])
            for code in [*codes, DRAW]:
                after.apply(code)
            own = (*drew[seat], tile)
            drawn = (own, drew[1]) if seat == 0 else (drew[0], own)
            self._go(parent, edge + at, after, drawn)

    def _tree(self) -> Tree:
        parent = np.frombuffer(self.parent, np.intc)
        owner = np.frombuffer(self.owner, np.int8)
        age = np.frombuffer(self.age, np.int8).astype(np.int16)
        above = np.where(parent < 0, -1, 3 * age[parent] + owner[parent] - CHANCE)
        order = np.argsort(above, kind="stable").astype(np.int32)
        place = np.empty_like(order)
        place[order] = np.arange(len(order), dtype=np.int32)
        own = parent[order]
        own[0] = 0
        cuts = [*(np.flatnonzero(np.diff(above[order])) + 1).tolist(), len(order)]
        seats = np.frombuffer(self.seats, np.int8)
        ages = np.frombuffer(self.ages, np.int8).astype(np.int16)
        by_age = np.argsort(3 * ages + seats, kind="stable")
        renamed = np.empty(len(by_age) + 1, np.int32)
        renamed[by_age], renamed[-1] = np.arange(len(by_age)), -1
        sizes = np.frombuffer(self.sizes, np.int16)[by_age]
        return Tree(
            self.game,
            parent=place[own],
            owner=owner[order],
            decision=renamed[np.frombuffer(self.decision, np.intc)[order]],
            branches=np.bincount(place[own][1:], minlength=len(order)).astype(np.int32),
            edge=np.frombuffer(self.edge, np.int16)[order],
            lead=np.frombuffer(self.lead, np.int16)[order].astype(np.float64),
            groups=[(slice(low, high), int(owner[own[low]])) for low, high in pairwise(cuts)],
            first=np.concatenate([[0], np.cumsum(sizes)]).astype(np.int32),
            seat=seats[by_age],
            draws=np.frombuffer(self.draws, np.bool_)[by_age],
            known=[self.known[number] for number in by_age.tolist()],
        )
