"""What the seats of many games may know, written in place: one row per game.

The arrays are those of :mod:`dreistein.envs.observation`. Only what has changed is written: a mask
of 1,013 actions has a dozen ones, and a step changes one tile of the board. ``arrays_cy.pxd`` has
the types for C.
"""

from typing import TYPE_CHECKING, Any

from dreistein.kernel.position import tables

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.batch.numbered_cy import Numbered, list_numbers
    from dreistein.kernel.position.bits import lowest, popcount

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

SORTED = tables.SORTED


class Arrays:
    """The arrays of all games; each has the number of games as its first dimension."""

    def __init__(self, arrays: "Mapping[str, NDArray[Any]]") -> None:
        self.hand = arrays["hand"]
        self.drawn = arrays["drawn"]
        self.board = arrays["board"]
        self.counts = arrays["counts"]
        self.stock = arrays["stock"]
        self.drawable = arrays["drawable"]
        self.scores = arrays["scores"]
        self.totals = arrays["totals"]
        self.round = arrays["round"]
        self.turn = arrays["turn"]
        self.history = arrays["history"]
        self.mask = arrays["action_mask"]
        self.seat = arrays["seat"]
        self.rewards = arrays["rewards"]
        self.final_totals = arrays["final_totals"]
        self.terminated = arrays["terminated"]
        self.truncated = arrays["truncated"]
        self.illegal = arrays["illegal"]


class Shown(Numbered):
    """A position, and how much of it its row already tells."""

    def begin(self, row: int) -> None:
        """Belong to a row, which is empty."""
        if not cython.compiled:
            self.totals = [0] * 6
        self.row = row
        self.round_number = 0
        self.told = 0
        self.told_to = 0
        self.legal_count = 0


def clear_row(g: Shown, a: Arrays) -> None:
    """Take the board and the history of a round from a row."""
    for tile in range(56):
        for k in range(4):
            a.board[g.row, tile, k] = 0
    for k in range(g.told):
        a.history[g.row, k, 0] = -1
        a.history[g.row, k, 1] = -1
    g.told = 0


def show_tile(g: Shown, a: Arrays, tile: int) -> None:
    """Show the tile that was laid last."""
    at = SORTED[tile]
    a.board[g.row, at, 0] = g.laid
    a.board[g.row, at, 1] = g.x[tile]
    a.board[g.row, at, 2] = g.y[tile]
    a.board[g.row, at, 3] = g.rotation[tile]


def show(g: Shown, a: Arrays) -> None:
    """Show the seat whose turn it is what it may know, and its legal actions."""
    row = g.row
    seat = g.turn
    players = g.config.players
    for k in range(g.legal_count):
        a.mask[row, g.number[k]] = 0
    list_numbers(g)
    for k in range(g.legal_count):
        a.mask[row, g.number[k]] = 1
    for k in range(56):
        a.hand[row, k] = 0
        a.drawn[row, k] = 0
    tiles = g.hand[seat]
    while tiles:
        a.hand[row, SORTED[lowest(tiles)]] = 1
        tiles &= tiles - 1
    tiles = g.drawn
    while tiles:
        a.drawn[row, SORTED[lowest(tiles)]] = 1
        tiles &= tiles - 1
    other = seat
    for k in range(players):
        a.counts[row, k] = popcount(g.hand[other])
        a.scores[row, k] = g.score[other]
        a.totals[row, k] = g.totals[other]
        other = other + 1 if other + 1 < players else 0
    a.stock[row, 0] = g.config.deck_end - g.at
    a.drawable[row, 0] = g.config.stock_end - g.at
    a.round[row, 0] = g.round_number
    a.turn[row, 0] = 0
    a.seat[row] = seat
    # What was told another seat has other numbers of seats.
    first = g.told if seat == g.told_to else 0
    for k in range(first, g.ply):
        who = g.log[k] >> 20
        a.history[row, k, 0] = who - seat if who >= seat else who - seat + players
        a.history[row, k, 1] = g.past[k]
    g.told = g.ply
    g.told_to = seat
