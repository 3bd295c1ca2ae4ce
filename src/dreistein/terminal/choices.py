"""What a player may place, each place with a letter.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"], players=2).apply("444@0,0")
>>> options = Options.of(view(round, 1), list(round.legal_actions()))
>>> [(option.label, str(option.placement), option.points) for option in options.all]
[]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dreistein.pictures import LETTERS
from dreistein.rules.actions import Action, Placement
from dreistein.rules.board import Board, Bonus
from dreistein.rules.lattice import Cell
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View

COMMANDS = "wpq"
"""Letters that a player types for something else."""
_LABELS = [letter for letter in LETTERS if letter.lower() not in COMMANDS]


@dataclass(frozen=True, slots=True)
class Option:
    """A placement, the letter of its place (none where the letters ran out), and its points."""

    label: str
    placement: Placement
    points: int
    bonus: Bonus | None
    hexagons: int

    @property
    def tile(self) -> Tile:
        return self.placement.tile


@dataclass(frozen=True, slots=True)
class Options:
    """All that may be placed, in the order of the letters: from the top, from the left."""

    all: tuple[Option, ...]
    labels: Mapping[Cell, str]
    """The letters on the board; none for an opening, where they stand for the ways to turn."""

    @staticmethod
    def of(view: View, legal: Sequence[Action]) -> "Options":
        """The options of the seat to move, with the letters of this position."""
        board = Board.of(view.board)
        placements = [action for action in legal if isinstance(action, Placement)]
        placements.sort(key=lambda p: (p.cell.y, p.cell.x, p.numbers))
        opening = not view.board
        places = list(dict.fromkeys(_place(p, opening) for p in placements))
        letters = dict(zip(places, _LABELS, strict=False))

        def option(placement: Placement) -> Option:
            spot, tile = board.spots[placement.cell], placement.tile
            points = tile.value + view.edition.bonus_points(spot, tile)
            label = letters.get(_place(placement, opening), "")
            return Option(label, placement, points, spot.bonus, spot.hexagons)

        on_board = {place: label for place, label in letters.items() if isinstance(place, Cell)}
        return Options(tuple(map(option, placements)), on_board)

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles that fit somewhere."""
        return frozenset(option.tile for option in self.all)

    def of_tile(self, tile: Tile) -> list[Option]:
        """Where a tile fits."""
        return [option for option in self.all if option.tile == tile]

    def at(self, label: str) -> list[Option]:
        """What fits on the place with a letter; a capital will do where there is no such one."""
        known = {option.label for option in self.all}
        label = label if label in known else label.lower()
        return [option for option in self.all if option.label == label]


def _place(placement: Placement, opening: bool) -> Cell | Placement:
    """What a letter stands for: a cell, or one way to turn the opening tile."""
    return placement if opening else placement.cell
