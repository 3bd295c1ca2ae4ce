"""The player that ``examples/ppo.py`` teaches: what it sees, its network, and how it plays.

    dreistein tournament "cmd:python examples/ppo_player.py" greedy --must-place

For each legal placement it sees what it pays, which tiles fit on the board afterwards and what
they would pay, and how likely the other player has them. Who must place and draws shows that
nothing fitted: ``fresh`` counts the tiles that a seat has got since it could not have a tile.
Everything comes from the arrays of ``dreistein.envs``.

The same code runs in JAX, to learn, and in NumPy, to play. Cells and points have numbers on a torus
that no board is large enough to wrap around, as in the kernel
(``dreistein.kernel.position.tables``).
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from dreistein.bots import serve
from dreistein.envs.actions import encode
from dreistein.envs.observation import arrays
from dreistein.kernel.position.tables import FIT, ORDER
from dreistein.rules import TILES, Action, Board, View
from dreistein.rules.edition import EDITIONS

WEIGHTS = Path(__file__).with_name("ppo.npz")
MOST = 8
"""Placements that are looked at: more are almost never legal."""
FREE = 56
"""Free sides of tiles on the board that are looked at."""
FEATURES, STATE = 17, 3 * 56 + 6

_GERMAN = EDITIONS["german"]
_NUMBERS = np.array([list(tile) for tile in TILES], np.int32) + 1
_VALUE = np.array([tile.value for tile in TILES], np.float32)
_BONUS = np.array([_GERMAN.double, *_GERMAN.hexagons], np.float32)
_BY_VALUE = np.argsort([-tile.value for tile in TILES], kind="stable")
_REPLIES = np.concatenate([(_VALUE + extra)[_BY_VALUE] for extra in (40, 28, 0)])
DEALT = _GERMAN.deal[0]
"""Tiles that each of two players is dealt."""


def _bits() -> tuple[Any, Any]:
    """By three corners: the tiles that fit as two words; the tile if all are known."""
    words, tile = np.zeros((512, 2), np.uint32), np.zeros(512, np.int32)
    for corners, mask in enumerate(FIT):
        for number, each in enumerate(ORDER):
            if mask >> number & 1:
                at = TILES.index(each)
                words[corners, at // 28] |= np.uint32(1 << at % 28)
                tile[corners] = at
    return words, tile


_FIT, _TILE = _bits()


class Seen(NamedTuple):
    """What the network gets of a position."""

    state: Any
    features: Any
    tiles: Any
    legal: Any


class Spots(NamedTuple):
    """Cells next to tiles: whether they are free, their points, the numbers there, and around."""

    cell: Any
    free: Any
    points: Any
    numbers: Any
    sides: Any
    crowd: Any


def _space(array: Any) -> ModuleType:
    """NumPy or JAX's NumPy, whichever an array is of."""
    found: ModuleType = array.__array_namespace__()
    return found


def _put(size: int, at: Any, values: Any, kind: Any, space: ModuleType) -> Any:
    """An array with values at places; what is at the place after the last is left out."""
    array = space.zeros(size + 1, kind)
    if space is np:
        array[at] = values
        return array[:-1]
    return array.at[at].set(values)[:-1]


def _count(size: int, at: Any, space: ModuleType) -> Any:
    """How often each place comes up."""
    if space is np:
        return np.bincount(at.ravel(), minlength=size + 1)[:-1]
    return space.zeros(size + 1, np.int32).at[at].add(1)[:-1]


def _points(cell: Any) -> Any:
    """The three points of a cell, clockwise from the apex."""
    down = cell & 1
    ends = [cell + 63 * down, cell + 64 - 65 * down, cell + 62 - 61 * down]
    return (_space(cell).stack(ends, -1) & 2047) >> 1


def _beside(cell: Any) -> Any:
    """The cells across the three sides, clockwise from the apex."""
    down = cell & 1
    step = 1 - 2 * down
    return _space(cell).stack([cell + step, cell + 63 - 126 * down, cell - step], -1) & 2047


def _spots(cells: Any, ok: Any, numbers: Any, crowd: Any, taken: Any) -> Spots:
    points = _points(cells)
    free = ok & ~taken[cells]
    sides = taken[_beside(cells)]
    return Spots(cells, free, points, numbers[points], sides.sum(-1), crowd[points])


def _lay(board: Any) -> tuple[Any, Any, Any, Spots]:
    """A board as numbers and tiles by point and tiles by cell, and the cells next to tiles."""
    space = _space(board)
    there = board[:, 0] > 0
    board = board.astype(np.int32)
    rotation = board[:, 3]
    cell = (1024 + board[:, 1] + 63 * board[:, 2]) & 2047
    at = space.where(there[:, None], _points(cell), 1024)
    turned = (rotation[:, None] + np.arange(3)) % 3
    values = space.take_along_axis(space.asarray(_NUMBERS), turned, 1)
    numbers = _put(1024, at, values, np.int32, space)
    crowd = _count(1024, at, space)
    taken = _put(2048, space.where(there, cell, 2048), True, bool, space)
    sides = (np.arange(3) - rotation[:, None]) % 3
    cells = space.take_along_axis(_beside(cell), sides, 1)
    ok = space.broadcast_to(there[:, None], cells.shape)
    return numbers, crowd, taken, _spots(cells.ravel(), ok.ravel(), numbers, crowd, taken)


def _by_corners(table: Any, numbers: Any) -> Any:
    corners = numbers[..., 0] | numbers[..., 1] << 3 | numbers[..., 2] << 6
    return _space(numbers).asarray(table)[corners]


def _bonus(numbers: Any, sides: Any, crowd: Any) -> Any:
    space = _space(numbers)
    pays = space.where(sides < 2, _GERMAN.bridge, space.asarray(_BONUS)[(crowd >= 5).sum(-1)])
    return space.where((numbers > 0).all(-1), pays, 0)


def _union(words: Any, where: Any) -> Any:
    """The tiles in any of the rows, as 56 truths."""
    space = _space(words)
    chosen = space.where(where[:, None], words, np.uint32(0))
    both = space.bitwise_or.reduce(chosen, axis=0)
    return ((both[:, None] >> np.arange(28, dtype=np.uint32)) & 1).astype(bool).ravel()


def tiles_that_fit(board: Any) -> Any:
    """The tiles that fit on a board."""
    spots = _lay(board)[3]
    return _union(_by_corners(_FIT, spots.numbers), spots.free)


def look(
    board: Any,
    hand: Any,
    counts: Any,
    stock: Any,
    drawn: Any,
    fresh: Any,
    actions: Any,
    every: Callable[..., Any],
) -> Seen:
    """A position and its placements, by number (0 where there is none).

    ``every`` maps a function over the placements.
    """
    space = _space(board)
    numbers, crowd, taken, spots = _lay(board)
    unseen = (hand == 0) & (board[:, 0] == 0)
    # Each tile that the other has got is as likely still there.
    held = fresh * counts[1] / space.maximum(fresh.max(), 1)
    likely = space.where(unseen, held / space.maximum(held + stock, 1e-3), 0)
    likely = space.minimum(likely * counts[1] / space.maximum(likely.sum(), 1e-3), 0.98)
    # Few of the 168 sides are free; the rest only costs time.
    limit = {} if space is np else {"size": FREE, "fill_value": 0}
    some = space.nonzero(spots.free, **limit)[0]
    near = Spots(*(each[some] for each in spots))
    sizes = [counts[0] / 10, counts[1] / 10, stock / 30, stock == 0, drawn, hand @ _VALUE / 50]

    def after(action: Any) -> tuple[Any, Any]:
        at = space.maximum(action - 5, 0) // 6
        cell, far = spots.cell[at], space.maximum(action - 5, 0) % 6 + 1
        before = spots.numbers[at]
        tile = _by_corners(_TILE, space.where(before == 0, far, before))
        bonus = _bonus(before, spots.sides[at], spots.crowd[at])
        laid = spots.points[at]
        new = space.where((before == 0).any(), laid[space.argmin(before)], -1)
        more = _spots(_beside(cell), np.ones(3, bool), numbers, crowd, taken)
        then = Spots(*(space.concatenate(pair) for pair in zip(near, more, strict=True)))
        known = space.where(then.points == new, far, then.numbers)
        sides = then.sides + (_beside(then.cell) == cell).sum(-1)
        around = then.crowd + (then.points[:, :, None] == laid).any(-1)
        pays = _bonus(known, sides, around)
        words, free = _by_corners(_FIT, known), then.free & (then.cell != cell)
        rich, paid = _union(words, free & (pays >= 40)), _union(words, free & (pays > 0))
        fit = _union(words, free)
        best = space.where(fit, _VALUE + space.where(rich, 40, space.where(paid, 28, 0)), 0)
        rest = hand * (np.arange(56) != tile)
        own = (rest * fit).sum()
        # The best reply: what pays most comes first, and the rest only if that is not there.
        kinds = (rich, paid & ~rich, fit & ~paid)
        ranks = space.concatenate([(likely * kind)[_BY_VALUE] for kind in kinds])
        missing = space.cumsum(space.log1p(-ranks))
        first = ranks * space.exp(missing - space.log1p(-ranks))
        features = [
            (space.asarray(_VALUE)[tile] + bonus) / 10,
            space.asarray(_VALUE)[tile] / 10,
            bonus / 30,
            rest.sum() == 0,
            own / 5,
            own == 0,
            (rest * best).max() / 20,
            (rest * paid).sum() / 2,
            (rest * best).sum() / 50,
            (likely * fit).sum() / 5,
            space.exp(missing[-1]),
            first @ _REPLIES / 20,
            1 - space.exp(missing[2 * 56 - 1]),
            (unseen * fit).sum() / space.maximum(unseen.sum(), 1),
            (unseen * paid).sum() / 5,
            rest @ _VALUE / 50,
            counts[0] / 10,
        ]
        return space.stack([space.asarray(each, dtype=np.float32) for each in features]), tile

    features, tiles = every(after)(actions)
    fits = _union(_by_corners(_FIT, spots.numbers), spots.free)
    state = [
        hand,
        likely,
        fits,
        space.stack([space.asarray(each, dtype=np.float32) for each in sizes]),
    ]
    return Seen(space.concatenate(state).astype(np.float32), features, tiles, actions > 0)


def judge(w: Any, seen: Seen) -> tuple[Any, Any]:
    """The score of each placement, and the value of the position."""
    space = _space(seen.state)
    state = space.maximum(seen.state @ w["state"] + w["state_bias"], 0)
    after = seen.features @ w["features"] + w["tile"][seen.tiles] + w["features_bias"]
    after = space.maximum(after + (state @ w["mixed"])[..., None, :], 0)
    after = space.maximum(after @ w["inner"] + w["inner_bias"], 0)
    scores = (after @ w["score"] + seen.features @ w["straight"])[..., 0]
    best = space.where(seen.legal[..., None], after, 0).max(axis=-2)
    hidden = space.concatenate([state, best], axis=-1) @ w["critic"] + w["critic_bias"]
    value = (space.maximum(hidden, 0) @ w["value"])[..., 0]
    return space.where(seen.legal, scores, -1e9), value


def _each(function: Callable[[Any], tuple[Any, Any]]) -> Callable[[Any], tuple[Any, Any]]:
    """A function of one placement for all of them, in NumPy."""

    def over(actions: Any) -> tuple[Any, Any]:
        features, tiles = zip(*map(function, actions), strict=True)
        return np.stack(features), np.stack(tiles)

    return over


def fresh_tiles(view: View, board: Any) -> Any:
    """How many tiles the other has got since it could not have a tile; by tile."""
    fresh, laid = np.full(len(TILES), DEALT), 0
    for seat, action in view.history:
        if action not in "+-":
            laid += 1
        elif seat != view.seat:
            then = np.where(board[:, :1] > laid, 0, board)
            fresh = fresh * ~tiles_that_fit(then) + (action == "+")
    return fresh


def seen_by(view: View, legal: Sequence[int]) -> Seen:
    """What a seat sees, at a table of two."""
    shown = arrays(view, [])
    return look(
        shown["board"],
        shown["hand"].astype(np.float32),
        shown["counts"].astype(np.float32),
        np.float32(view.stock),
        np.float32(bool(view.drawn)),
        fresh_tiles(view, shown["board"]),
        np.array(legal, np.int32),
        _each,
    )


class Learned:
    """The player, for a table of two."""

    name: ClassVar[str] = "ppo"

    def __init__(self, file: Path) -> None:
        with np.load(file) as saved:
            self.weights = {name: saved[name].astype(np.float32) for name in saved}

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        if len(legal) < 2 or not view.board or view.players != 2 or "+" in map(str, legal):
            return random.choice(list(legal))
        board = Board.of(view.board)
        numbers = {encode(board, action): action for action in legal}
        scores, _ = judge(self.weights, seen_by(view, list(numbers)))
        return list(numbers.values())[int(scores.argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    serve(Learned(parser.parse_args().weights), author="Dreistein's examples")


if __name__ == "__main__":
    main()
