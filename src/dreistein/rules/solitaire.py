"""The numbers of solitaire: the size of the rack, and how many tiles may be drawn in all.

>>> Solitaire()
Solitaire(rack=10, draws=20)
"""

from dataclasses import dataclass

from dreistein.rules.errors import SolitaireNothing, SolitaireNumber, describe

MOST_RACK, MOST_DRAWS = 20, 55


@dataclass(frozen=True, slots=True)
class Solitaire:
    """A rack of ``rack`` tiles and ``draws`` draws in all. With a rack of 0 every tile is drawn."""

    rack: int = 10
    draws: int = 20

    def __post_init__(self) -> None:
        for field, number, most in (
            ("rack", self.rack, MOST_RACK),
            ("draws", self.draws, MOST_DRAWS),
        ):
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
                raise SolitaireNumber(field=field, found=describe(number), most=most)
        if self.rack == self.draws == 0:
            raise SolitaireNothing()
