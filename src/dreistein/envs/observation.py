"""What a seat may know, as arrays of fixed shapes.

Seats are counted from the observer, clockwise: 0 is the observer. Tiles have their numbers in
:data:`~dreistein.rules.TILES`, actions those of :mod:`dreistein.envs.actions`. With the history of
the round in it, one observation is all that the seat knows.

>>> space(players=2)["action_mask"].shape
(1013,)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dreistein.envs.actions import ACTIONS, TILE_NUMBERS, rotation
from dreistein.envs.game import Form, Game
from dreistein.rules.actions import Placement
from dreistein.rules.edition import MOST_PLAYERS
from dreistein.rules.match import MOST_ROUNDS
from dreistein.rules.tiles import TILES, Tile
from dreistein.rules.view import View

Arrays = dict[str, NDArray[Any]]
Observation = dict[str, Any]
"""``observation``, a dict of arrays or one flat array, and ``action_mask``."""

LONGEST_ROUND = 512
"""No round has more actions: 56 placements, 55 draws, at most as many turns that end after a draw,
and at most 6 passes in a row, at first and after each placement: 508."""

# A row of 56 tiles reaches 55 cells to the side; downward, every second step is to the side.
_FAR_X, _FAR_Y = 55, 28
FAR = (len(TILES), _FAR_X, _FAR_Y, 2)
"""The most that the four numbers of a tile on the board can be."""
_MOST_POINTS = 2**62


FLAT = (
    "hand",
    "drawn",
    "board",
    "counts",
    "stock",
    "drawable",
    "scores",
    "totals",
    "round",
    "turn",
)
"""What one flat array holds, in this order: all but the history."""


def units(players: int, target: int) -> dict[str, Any]:
    """What the arrays are divided by, for networks: the most they can be, points the target."""
    tiles = len(TILES)
    return {
        "board": np.array(FAR), "counts": tiles, "stock": tiles, "drawable": tiles,
        "scores": target, "totals": target, "round": MOST_ROUNDS, "turn": players,
        "history": np.array([players, ACTIONS]),
    }  # fmt: skip


def flattened(known: Arrays, units: dict[str, Any], rows: tuple[int, ...] = ()) -> NDArray[Any]:
    """The arrays as one, each divided by its unit and kept in ±1; of many ``rows`` at once."""
    parts = [np.reshape(known[name] / units.get(name, 1), (*rows, -1)) for name in FLAT]
    flat: NDArray[Any] = np.concatenate(parts, axis=-1).clip(-1, 1).astype(np.float32)
    return flat


def space(players: int, form: Form = "arrays") -> spaces.Dict:
    """The space of observations at a table of so many."""
    tiles = len(TILES)
    far = np.array(FAR, np.int8)
    near = np.array([0, -_FAR_X, -_FAR_Y, 0], np.int8)
    rows = np.ones((tiles, 1), np.int8)
    action = np.array([[MOST_PLAYERS - 1, ACTIONS - 1]], np.int16).repeat(LONGEST_ROUND, axis=0)

    def box(least: int, most: int, kind: type[np.generic], *shape: int) -> spaces.Box:
        return spaces.Box(least, most, shape, kind)

    observation: spaces.Space[Any] = spaces.Dict(
        {
            "hand": box(0, 1, np.int8, tiles),
            "drawn": box(0, 1, np.int8, tiles),
            "board": spaces.Box(rows * near, rows * far, dtype=np.int8),
            "counts": box(0, tiles, np.int8, players),
            "stock": box(0, tiles, np.int8, 1),
            "drawable": box(0, tiles, np.int8, 1),
            "scores": box(-_MOST_POINTS, _MOST_POINTS, np.int64, players),
            "totals": box(-_MOST_POINTS, _MOST_POINTS, np.int64, players),
            "round": box(0, MOST_ROUNDS, np.int32, 1),
            "turn": box(0, MOST_PLAYERS - 1, np.int8, 1),
            "history": spaces.Box(np.full_like(action, -1), action, dtype=np.int16),
        }
    )
    if form == "flat":
        size = sum(int(np.prod(observation[name].shape)) for name in FLAT)
        observation = spaces.Box(-1, 1, (size,), np.float32)
    return spaces.Dict({"observation": observation, "action_mask": box(0, 1, np.int8, ACTIONS)})


def observe(game: Game, seat: int) -> Observation:
    """What a seat may know now."""
    codes = [(_from(seat, who, game.match.players), code) for who, code in game.codes]
    known, match = arrays(game.view(seat), codes), game.match
    mask = action_mask(game, seat)
    if game.settings.observation == "arrays":
        return {"observation": known, "action_mask": mask}
    flat = flattened(known, units(match.players, match.edition.target))
    return {"observation": flat, "action_mask": mask}


def action_mask(game: Game, seat: int) -> NDArray[np.int8]:
    """1 for every action that the seat may choose now: none if it is not its turn."""
    mask = np.zeros(ACTIONS, np.int8)
    if seat == game.turn:
        mask[list(game.legal)] = 1
    return mask


def arrays(view: View, codes: list[tuple[int, int]]) -> Arrays:
    """A seat's view, and the actions of the round by seat (from the observer) and number."""
    seat = view.seat or 0
    history = np.full((LONGEST_ROUND, 2), -1, np.int16)
    if codes:
        history[: len(codes)] = codes
    left = view.stock if view.draws_left is None else min(view.stock, view.draws_left)
    return {
        "hand": _held(view.hand),
        "drawn": _held(view.drawn),
        "board": _board(view.board),
        "counts": _by_seat(view.counts, seat, np.int8),
        "stock": np.array([view.stock], np.int8),
        "drawable": np.array([left], np.int8),
        "scores": _by_seat(view.scores, seat, np.int64),
        "totals": _by_seat(view.totals, seat, np.int64),
        "round": np.array([view.round], np.int32),
        "turn": np.array([_from(seat, view.turn, view.players)], np.int8),
        "history": history,
    }


def _held(tiles: tuple[Tile, ...]) -> NDArray[np.int8]:
    held = np.zeros(len(TILES), np.int8)
    held[[TILE_NUMBERS[tile] for tile in tiles]] = 1
    return held


def _board(placements: tuple[Placement, ...]) -> NDArray[np.int8]:
    """By tile: when it was placed (from 1; 0 if it is not on the board), x, y, its rotation."""
    board = np.zeros((len(TILES), 4), np.int8)
    for at, placement in enumerate(placements, 1):
        x, y = placement.cell
        board[TILE_NUMBERS[placement.tile]] = (at, x, y, rotation(placement))
    return board


def _by_seat(row: tuple[int, ...], seat: int, kind: type[np.signedinteger[Any]]) -> NDArray[Any]:
    return np.array((*row[seat:], *row[:seat]), kind)


def _from(seat: int, other: int, players: int) -> int:
    """How many seats after the observer another one sits."""
    return (other - seat) % players
