"""What a player may place, with a letter for each spot.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("stein", EDITIONS["german"], players=2).apply("555@0,0")
>>> choices = Choices.of(view(round, round.turn), list(round.legal_actions()))
>>> [(choice.letter, str(choice.placement), choice.points) for choice in choices.all]
[('a', '545@-1,0', 14), ('b', '554@1,0', 14), ('c', '455@0,1', 14)]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dreistein.pictures import LETTERS
from dreistein.rules.actions import Action, Placement
from dreistein.rules.board import Board, Bonus
from dreistein.rules.lattice import Cell
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View

COMMANDS = "hpqsuw"
"""Letters that are commands, so no spot has them."""
_LETTERS = [letter for letter in LETTERS if letter.lower() not in COMMANDS]


@dataclass(frozen=True, slots=True)
class Choice:
    """A placement, the letter of its spot (empty once the letters have run out), its points."""

    letter: str
    placement: Placement
    points: int
    bonus: Bonus | None
    hexagons: int

    @property
    def tile(self) -> Tile:
        return self.placement.tile


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that may be placed. Letters go from top to bottom and from left to right."""

    all: tuple[Choice, ...]
    letters: Mapping[Cell, str]
    """The letters on the board; empty for an opening, where they stand for rotations."""

    @staticmethod
    def of(view: View, legal: Sequence[Action]) -> "Choices":
        """The choices of the seat whose turn it is."""
        board = Board.of(view.board)
        placements = [action for action in legal if isinstance(action, Placement)]
        placements.sort(key=lambda p: (p.cell.y, p.cell.x, p.numbers))
        opening = not view.board
        targets = list(dict.fromkeys(_target(p, opening) for p in placements))
        letters = dict(zip(targets, _LETTERS, strict=False))

        def choice(placement: Placement) -> Choice:
            spot = board.spots[placement.cell]
            points = view.edition.placement_points(spot, placement.tile)
            letter = letters.get(_target(placement, opening), "")
            return Choice(letter, placement, points, spot.bonus, spot.hexagons)

        on_board = {cell: letter for cell, letter in letters.items() if isinstance(cell, Cell)}
        return Choices(tuple(map(choice, placements)), on_board)

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles that fit somewhere."""
        return frozenset(choice.tile for choice in self.all)

    def of_tile(self, tile: Tile) -> list[Choice]:
        """Where a tile fits."""
        return [choice for choice in self.all if choice.tile == tile]

    def at(self, letter: str) -> list[Choice]:
        """What fits the spot with a letter; a capital may stand for its small letter."""
        known = {choice.letter for choice in self.all}
        letter = letter if letter in known else letter.lower()
        return [choice for choice in self.all if choice.letter == letter]


def _target(placement: Placement, opening: bool) -> Cell | Placement:
    """What a letter stands for: a cell, or a rotation of the opening tile."""
    return placement if opening else placement.cell
