"""What matters in a whole position, whichever action is chosen."""

from dataclasses import dataclass
from typing import ClassVar

from dreistein.bots.hints.reason import Reason
from dreistein.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class LastRound(Reason):
    """A seat has reached the target: the match ends with this round, if it does not fall again."""

    kind: ClassVar[str] = "last-round"
    seat: int
    own: bool
    """Whether that is the seat to move."""
    total: int

    @property
    def key(self) -> str:
        return "hint-last-round-you" if self.own else "hint-last-round"


@dataclass(frozen=True, slots=True)
class NearlyOut(Reason):
    """Another seat has only a few tiles left."""

    kind: ClassVar[str] = "nearly-out"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Holds(Reason):
    """With the stock empty at a table of two, the other seat's tiles are known."""

    kind: ClassVar[str] = "holds"
    seat: int
    tiles: tuple[Tile, ...]
