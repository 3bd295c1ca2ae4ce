"""What an action leads to, as far as its seat can know: by the rules alone, without search.

A place that pays a bonus has a number on all three corners, so one tile at most fits it, and every
tile exists once. Whoever holds that tile is the only one who can ever take the bonus.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from dreistein.bots.greedy import board_of, points_of
from dreistein.bots.hints.odds import Odds, odds_of
from dreistein.bots.hints.reason import Prize
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.board import FITS, Board
from dreistein.rules.edition import Edition
from dreistein.rules.lattice import Cell
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows of a position."""

    view: View
    board: Board
    seat: int
    unseen: frozenset[Tile]
    """The tiles that others hold or that are in the stock."""
    prizes: Mapping[Cell, Prize]
    odds: Odds

    @staticmethod
    def of(view: View) -> "Known":
        """What the seat to move knows. A spectator's view, which has no hand, is refused."""
        if view.seat is None or view.seat != view.turn:
            raise ValueError("only the seat to move can be given a hint")
        board = board_of(view.board)
        lying = {placement.tile for placement in view.board}
        unseen = frozenset(view.edition.tiles) - lying - frozenset(view.hand)
        prizes = prizes_of(board, view.edition)
        return Known(view, board, view.seat, unseen, prizes, odds_of(view, unseen))

    @property
    def alone(self) -> bool:
        return self.view.draws_left is not None

    @property
    def others(self) -> Mapping[int, int]:
        """How many tiles each other seat holds, in the order of their turns."""
        players, counts = self.view.players, self.view.counts
        seats = [(self.seat + step) % players for step in range(1, players)]
        return {seat: counts[seat] for seat in seats}

    @property
    def drawable(self) -> int:
        left = self.view.draws_left
        return self.view.stock if left is None else min(self.view.stock, left)

    @property
    def held_by_others(self) -> frozenset[Tile] | None:
        """All that others hold together; None while nobody can know."""
        if self.alone:
            return frozenset()
        return self.unseen if self.view.stock == 0 else None

    @property
    def total(self) -> int:
        """The seat's points in the match, this round's included."""
        return self.totals[self.seat]

    @property
    def totals(self) -> tuple[int, ...]:
        view = self.view
        return tuple(a + b for a, b in zip(view.totals, view.scores, strict=True))

    @property
    def passes(self) -> int:
        """The number of turns in a row, up to this one, that only paid the penalty."""
        history, count = self.view.history, 0
        for at in range(len(history) - 1, -1, -1):
            seat, action = history[at]
            if action != "-" or (at and history[at - 1] == (seat, "+")):
                break
            count += 1
        return count

    @property
    def dealt_none(self) -> bool:
        """Whether it is a game of solitaire that began with an empty rack."""
        actions = [action for _, action in self.view.history]
        drawn, ended = actions.count("+"), actions.count("-")
        placed = len(actions) - drawn - ended
        return self.alone and len(self.view.hand) + placed == drawn


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one action leads to."""

    action: Action
    now: int
    """What it scores at once, without the end of the round."""
    board: Board
    hand: tuple[Tile, ...]
    """The tiles known to be on the rack afterwards."""
    prize: Prize | None
    """The bonus it takes."""
    exposed: tuple[Prize, ...]
    """Bonuses that it opens and others may take, the most valuable first."""
    prepared: tuple[Prize, ...]
    """Bonuses that it opens and only the seat itself can take, the most valuable first."""
    waiting: tuple[Prize, ...]
    """Bonuses that could be taken now and still can be later, the most valuable first."""
    fitting: frozenset[Tile]
    """All tiles that fit somewhere afterwards, in any hand or the stock."""
    out: bool
    blocked: bool

    @property
    def fits(self) -> int:
        """How many tiles of the rack fit afterwards."""
        return len(self.fitting.intersection(self.hand))

    @staticmethod
    def of(known: Known, action: Action) -> "Outlook":
        if isinstance(action, Placement):
            return _placed(known, action)
        return _nothing_placed(known, action)


def _placed(known: Known, placement: Placement) -> Outlook:
    view, tile = known.view, placement.tile
    board = board_of((*view.board, placement))
    hand = tuple(held for held in view.hand if held != tile)
    opened = [
        (cell, prize)
        for cell, prize in prizes_of(board, view.edition).items()
        if cell not in known.prizes or prize.points > known.prizes[cell].points
    ]
    fitting = fitting_tiles(board)
    out = not hand and not (known.dealt_none and known.drawable)
    others = known.held_by_others
    stuck = known.drawable == 0 and others is not None and not fitting & {*hand, *others}
    return Outlook(
        action=placement,
        now=points_of(view, placement),
        board=board,
        hand=hand,
        prize=_prize_taken(known, placement),
        exposed=_dearest(prize for _, prize in opened if prize.tile in known.unseen),
        prepared=_dearest(prize for _, prize in opened if prize.tile in hand),
        waiting=_waiting(known, hand),
        fitting=fitting,
        out=out,
        blocked=stuck and not out,
    )


def _nothing_placed(known: Known, action: Action) -> Outlook:
    view = known.view
    pays_only = not isinstance(action, Draw) and not view.drawn
    return Outlook(
        action=action,
        now=points_of(view, action),
        board=known.board,
        hand=view.hand,
        prize=None,
        exposed=(),
        prepared=(),
        waiting=_waiting(known, view.hand),
        fitting=fitting_tiles(known.board),
        out=False,
        blocked=pays_only and known.passes + 1 >= view.players,
    )


def _prize_taken(known: Known, placement: Placement) -> Prize | None:
    spot = known.board.spots[placement.cell]
    points = known.view.edition.bonus_points(spot, placement.tile)
    if spot.bonus is None or not points:
        return None
    return Prize(str(spot.bonus), spot.hexagons, points, placement.tile)


def _waiting(known: Known, hand: Sequence[Tile]) -> tuple[Prize, ...]:
    playable = known.view.drawn or known.view.hand
    return _dearest(
        prize for prize in known.prizes.values() if prize.tile in hand and prize.tile in playable
    )


def _dearest(prizes: Iterable[Prize]) -> tuple[Prize, ...]:
    """One prize per tile, since a tile can take only one of them."""
    by_tile: dict[Tile, Prize] = {}
    for prize in sorted(prizes, key=lambda prize: (-prize.points, prize.tile)):
        by_tile.setdefault(prize.tile, prize)
    return tuple(by_tile.values())


def prizes_of(board: Board, edition: Edition) -> dict[Cell, Prize]:
    """The spots that pay a bonus, each with the tile it waits for; without the opening."""
    if not board.placements:
        return {}
    lying = {placement.tile for placement in board.placements}
    found = {}
    for cell, spot in board.spots.items():
        if spot.bonus is None:
            continue
        for tile in FITS[spot.corners]:
            points = edition.bonus_points(spot, tile)
            if points and tile not in lying:
                found[cell] = Prize(str(spot.bonus), spot.hexagons, points, tile)
    return found


def fitting_tiles(board: Board) -> frozenset[Tile]:
    """The tiles that fit somewhere, without those on the table."""
    lying = {placement.tile for placement in board.placements}
    fitting = {tile for spot in board.spots.values() for tile in FITS[spot.corners]}
    return frozenset(fitting - lying)
