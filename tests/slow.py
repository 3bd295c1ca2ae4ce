"""The game straight from its definition: slow, obvious, and sharing no code with the library.

Everything is plain data in the notation of records. Nothing is stored that can be worked out:
legal placements are found by trying every tile, in every rotation, on every cell around.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

Cell = tuple[int, int]
Point = tuple[int, int]
Corners = tuple[int, int, int]
Board = dict[Cell, Corners]
Hands = list[list[str]]
Edition = dict[str, Any]
Record = dict[str, Any]

TILES = [f"{a}{b}{c}" for a in range(6) for b in range(a, 6) for c in range(b, 6)]

EDITIONS: dict[str, Edition] = {
    edition["name"]: edition
    for edition in json.loads("""[
 {"name": "german", "deal": {"2": 10, "3": 8, "4": 8, "5": 6, "6": 6}, "target": 300,
  "start": 5, "start_needs_triple": false, "start_zero": 0, "bridge": 30, "double": 25,
  "hexagons": [40, 80, 120], "out": 20, "draw": 5, "draws": 3, "fruitless": 0, "empty": 10},
 {"name": "international", "deal": {"2": 10, "3": 8, "4": 8, "5": 6, "6": 6}, "target": 300,
  "start": 5, "start_needs_triple": false, "start_zero": 0, "bridge": 30, "double": 25,
  "hexagons": [40, 80, 120], "out": 20, "draw": 5, "draws": 3, "fruitless": 0, "empty": 5},
 {"name": "early", "deal": {"2": 10, "3": 8, "4": 8, "5": 6, "6": 6}, "target": 300,
  "start": 5, "start_needs_triple": false, "start_zero": 0, "bridge": 30, "double": 25,
  "hexagons": [50, 100, 150], "out": 20, "draw": 5, "draws": 3, "fruitless": 0, "empty": 5},
 {"name": "triominos", "deal": {"2": 9, "3": 7, "4": 7, "5": 6, "6": 6}, "target": 400,
  "start": 10, "start_needs_triple": true, "start_zero": 30, "bridge": 40, "double": 40,
  "hexagons": [50, 60, 70], "out": 25, "draw": 5, "draws": 3, "fruitless": 10, "empty": 0}
]""")
}


def edition_of(spec: str | Edition) -> Edition:
    """The edition of a name, of a whole edition, or of a base with changes."""
    if isinstance(spec, str):
        return EDITIONS[spec]
    if "base" in spec:
        changes = {key: value for key, value in spec.items() if key != "base"}
        return EDITIONS[spec["base"]] | changes
    return spec


def words(seed: str, number: int) -> Iterator[int]:
    """The 32-bit words that round `number` is shuffled with."""
    k = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{number}/{k}".encode()).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        k += 1


def tiles_of(edition: Edition) -> list[str]:
    """The tiles of the set: those with numbers below `numbers`."""
    return [tile for tile in TILES if int(tile[2]) < edition.get("numbers", 6)]


def shuffled(seed: str, number: int, edition: Edition) -> list[str]:
    """The tiles as shuffled for round `number`."""
    tiles = tiles_of(edition)
    source = words(seed, number)
    for i in range(len(tiles) - 1, 0, -1):
        limit = 2**32 // (i + 1) * (i + 1)
        word = next(source)
        while word >= limit:
            word = next(source)
        j = word % (i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tiles


def deal(seed: str, players: int, edition: Edition, number: int = 0) -> tuple[Hands, list[str]]:
    """The hands by seat, and the stock."""
    tiles = shuffled(seed, number, edition)
    size = edition["deal"][str(players)]
    hands = [tiles[seat * size : (seat + 1) * size] for seat in range(players)]
    return hands, tiles[players * size :]


def deal_solitaire(seed: str, rack: int, edition: Edition) -> tuple[str, list[str], list[str]]:
    """The starting tile, the hand, and the stock."""
    tiles = shuffled(seed, 0, edition)
    return tiles[0], tiles[1 : 1 + rack], tiles[1 + rack :]


def points_of(cell: Cell) -> list[Point]:
    """The three corners of a cell, clockwise from its apex."""
    x, y = cell
    if (x + y) % 2 == 0:
        return [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    return [(x, y + 1), (x - 1, y), (x + 1, y)]


def neighbours(cell: Cell) -> list[Cell]:
    """The three cells that share a side with a cell."""
    x, y = cell
    across = (x, y + 1) if (x + y) % 2 == 0 else (x, y - 1)
    return [(x - 1, y), (x + 1, y), across]


def cells_around(point: Point) -> list[Cell]:
    """The six cells that meet at a point."""
    i, j = point
    return [(i - 1, j), (i, j), (i + 1, j), (i - 1, j - 1), (i, j - 1), (i + 1, j - 1)]


def numbers_on(board: Board) -> dict[Point, int]:
    """The number on every point that a tile touches."""
    numbers: dict[Point, int] = {}
    for cell, corners in board.items():
        for point, number in zip(points_of(cell), corners, strict=True):
            assert numbers.get(point, number) == number
            numbers[point] = number
    return numbers


def value(tiles: list[str]) -> int:
    """The sum of all numbers on some tiles."""
    return sum(int(digit) for tile in tiles for digit in tile)


def rotations(tile: str) -> list[Corners]:
    """A tile in its three rotations; those of a triple are equal."""
    a, b, c = (int(digit) for digit in tile)
    return [(a, b, c), (b, c, a), (c, a, b)]


def text_of(cell: Cell, corners: Corners) -> str:
    """A placement as text."""
    return f"{corners[0]}{corners[1]}{corners[2]}@{cell[0]},{cell[1]}"


def parse(text: str) -> tuple[Cell, Corners, str]:
    """The cell, the corner numbers, and the tile of a placement's text."""
    digits, position = text.split("@")
    x, y = position.split(",")
    a, b, c = (int(digit) for digit in digits)
    return (int(x), int(y)), (a, b, c), "".join(sorted(digits))


def shared_sides(board: Board, cell: Cell) -> list[Cell]:
    """The tiles that share a side with a cell."""
    return [other for other in neighbours(cell) if other in board]


def fits(board: Board, numbers: dict[Point, int], cell: Cell, corners: Corners) -> bool:
    """Whether a tile fits a cell in this rotation."""
    if cell in board or not shared_sides(board, cell):
        return False
    mine = dict(zip(points_of(cell), corners, strict=True))
    for other in shared_sides(board, cell):
        theirs = dict(zip(points_of(other), board[other], strict=True))
        side = [point for point in mine if point in theirs]
        assert len(side) == 2
        if any(mine[point] != theirs[point] for point in side):
            return False
    return all(numbers.get(point, mine[point]) == mine[point] for point in mine)


def placements(board: Board, tiles: list[str]) -> set[str]:
    """Every way to place one of these tiles."""
    numbers = numbers_on(board)
    xs = [x for x, _ in board]
    ys = [y for _, y in board]
    found = set()
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            if (x, y) in board or not shared_sides(board, (x, y)):
                continue  # no tile fits there, so none needs to be tried
            for tile in tiles:
                for corners in rotations(tile):
                    if fits(board, numbers, (x, y), corners):
                        found.add(text_of((x, y), corners))
    return found


def bonus_for(board: Board, cell: Cell, edition: Edition) -> tuple[str | None, int]:
    """The bonus for placing a tile on a cell, and its points."""
    numbers = numbers_on(board)
    shared = shared_sides(board, cell)
    hexagons = 0
    for point in points_of(cell):
        if all(other in board or other == cell for other in cells_around(point)):
            hexagons += 1
    if hexagons:
        return "hexagon", edition["hexagons"][hexagons - 1]
    if len(shared) >= 2:
        return "double", edition["double"]
    (opposite,) = [point for point in points_of(cell) if point not in points_of(shared[0])]
    if opposite in numbers:
        return "bridge", edition["bridge"]
    return None, 0


def opening_rank(tile: str) -> tuple[bool, int, list[str]]:
    """Triples first, then the value, then the larger single numbers."""
    return len(set(tile)) == 1, value([tile]), sorted(tile, reverse=True)


class Slow:
    """One round, changed in place."""

    def __init__(self, edition: Edition, hands: Hands, stock: list[str]) -> None:
        self.edition = edition
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.scores = [0 for _ in hands]
        self.board: Board = {}
        self.drawn: list[str] = []
        self.end: str | None = None
        self.passes = 0  # turns in a row that only passed on an empty stock
        self.rack: int | None = None  # solitaire: how many tiles were dealt
        self.draws_left: int | None = None  # solitaire: how many draws are left
        self.seat = 0
        if any(hands):
            self.opener = max((tile for hand in hands for tile in hand), key=opening_rank)
            (self.seat,) = [seat for seat, hand in enumerate(hands) if self.opener in hand]

    @classmethod
    def solitaire(
        cls, edition: Edition, start: str, hand: list[str], stock: list[str], draws: int
    ) -> Slow:
        """A solitaire game as dealt."""
        state = cls(edition, [hand], stock)
        state.rack = len(hand)
        state.draws_left = draws
        state.board[0, 0] = rotations(start)[0]
        state._end_if_blocked()
        return state

    def copy(self) -> Slow:
        return deepcopy(self)

    def no_draw_left(self) -> bool:
        return not self.stock or self.draws_left == 0

    def legal(self) -> list[str]:
        """All legal actions, in ASCII order."""
        if self.end is not None:
            return []
        if not self.board:
            return sorted({text_of((0, 0), corners) for corners in rotations(self.opener)})
        actions = placements(self.board, self.drawn or self.hands[self.seat])
        if actions and self.edition.get("must_place"):
            return sorted(actions)
        if len(self.drawn) == self.edition["draws"]:
            actions.add("-")  # decline
        elif self.no_draw_left():
            actions.add("-")  # pay the empty-stock penalty
        else:
            actions.add("+")
        return sorted(actions)

    def apply(self, text: str) -> tuple[str | None, int]:
        """Play an action: its bonus and its points, without those of the end of the round."""
        if text.startswith("+") and self.stock and text[1:] == self.stock[0]:
            text = "+"
        if text not in self.legal():
            raise ValueError(f"illegal action: {text}")
        return self._do(text)

    def _do(self, text: str) -> tuple[str | None, int]:
        if text == "+":
            return None, self._draw()
        if text == "-":
            return None, self._end_without_placing()
        return self._place(text)

    def _place(self, text: str) -> tuple[str | None, int]:
        seat = self.seat
        cell, corners, tile = parse(text)
        bonus: str | None
        if not self.board:
            bonus, extra = "start", self._start_bonus(tile)
        else:
            bonus, extra = bonus_for(self.board, cell, self.edition)
        points = value([tile]) + extra
        self.scores[seat] += points
        self.board[cell] = corners
        self.hands[seat].remove(tile)
        self.passes = 0
        self._next_turn()
        if not self.hands[seat] and not (self.rack == 0 and not self.no_draw_left()):
            self.end = "out"
            self.scores[seat] += self.edition["out"] + sum(value(hand) for hand in self.hands)
        else:
            self._end_if_blocked()
        return bonus, points

    def _start_bonus(self, tile: str) -> int:
        extra: int = self.edition["start"]
        if self.edition["start_needs_triple"] and len(set(tile)) > 1:
            extra = 0
        if tile == "000":
            extra += self.edition["start_zero"]
        return extra

    def _draw(self) -> int:
        seat = self.seat
        tile = self.stock.pop(0)
        self.hands[seat].append(tile)
        self.drawn.append(tile)
        if self.draws_left is not None:
            self.draws_left -= 1
        points: int = -self.edition["draw"]
        if len(self.drawn) == self.edition["draws"] and not placements(self.board, self.drawn):
            points -= self.edition["fruitless"]
            self.passes = 0
            self._next_turn()
        self.scores[seat] += points
        self._end_if_blocked()
        return points

    def _end_without_placing(self) -> int:
        seat = self.seat
        declines = len(self.drawn) == self.edition["draws"]
        points: int = -self.edition["fruitless" if declines else "empty"]
        self.passes = 0 if self.drawn else self.passes + 1
        self.scores[seat] += points
        self._next_turn()
        self._end_if_blocked()
        return points

    def _next_turn(self) -> None:
        self.drawn = []
        self.seat = (self.seat + 1) % len(self.hands)

    def _end_if_blocked(self) -> None:
        if not self.no_draw_left():
            return
        stuck = not any(placements(self.board, hand) for hand in self.hands)
        if stuck or self.passes == len(self.hands):
            self.end = "blocked"
            left = [value(hand) for hand in self.hands]
            for seat, own in enumerate(left):
                if own == min(left):
                    self.scores[seat] += sum(left) - own - own


def from_record(record: Record) -> Slow:
    """The last position of a record."""
    edition = edition_of(record["edition"])
    last = record["rounds"][-1]
    if "solitaire" in record:
        draws = record["solitaire"]["draws"]
        state = Slow.solitaire(edition, last["start"], last["hands"][0], last["stock"], draws)
    else:
        state = Slow(edition, last["hands"], last["stock"])
    for action in last["actions"]:
        state.apply(action)
    return state


def play(state: Slow, choose: Callable[[Slow, list[str]], str]) -> list[dict[str, Any]]:
    """Play a round to its end: the `turns` that `dreistein replay --json` prints."""
    turns = []
    while legal := state.legal():
        seat, action = state.seat, choose(state, legal)
        bonus, points = state._do(action)
        turns.append({"seat": seat, "action": action, "bonus": bonus, "points": points})
    return turns


def divide(state: Slow, depth: int) -> dict[str, int]:
    """How many lines of `depth` actions begin with each legal action."""
    counts = {}
    for action in state.legal():
        after = state.copy()
        after._do(action)
        counts[action] = perft(after, depth - 1)
    return counts


def perft(state: Slow, depth: int) -> int:
    """How many lines of `depth` actions there are from here."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal())
    return sum(divide(state, depth).values())
