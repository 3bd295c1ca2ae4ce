"""The reasons there are: for or against an action, and what matters in a whole position.

Each class is a frozen dataclass; :class:`~dreistein.bots.hints.reason.Reason` makes it one.
"""

from collections.abc import Mapping
from typing import Any

from dreistein.bots.hints.reason import Prize, Reason
from dreistein.rules.actions import Action
from dreistein.rules.tiles import Tile

# ---------------------------------------------------------------------------- no choice


class Only(Reason):
    """No other action is legal: nothing else fits, and the house rule says to place."""


class Starts(Reason):
    """The starting tile is forced, and its rotation makes no difference."""

    tile: Tile


class OnlyFit(Reason):
    """The only placement: the alternative is to draw or pass, at a cost."""

    instead: Action
    cost: int


# ---------------------------------------------------------------------------- points now


class Brings(Reason):
    """The points it scores now, if there is no other reason."""

    points: int


class Takes(Reason):
    """It takes a bonus."""

    prize: Prize


class Most(Reason):
    """The most points now, and how many more than any other action."""

    ahead: int


class Compared(Reason):
    """How many more points (below 0: fewer) it scores now than another action."""

    than: Action
    points: int

    def values(self) -> dict[str, Any]:
        return {"than": self.than, "points": abs(self.points)}


class Close(Reason):
    """As far as the ranking can tell, hardly better or worse than another action."""

    than: Action
    better: bool
    """Whether it is ranked before the other."""


# ---------------------------------------------------------------------------- what it opens


class Exposes(Reason):
    """Bonuses are opened that others may take: the tiles for them are not in sight.

    Chances count tiles alone: what others did so far, they do not weigh. Only where whoever can
    place must do they heed that a draw proves that nothing fitted.
    """

    prizes: tuple[Prize, ...]
    """The most valuable first."""
    unseen: int
    """The number of tiles the seat cannot see: in other hands, or in the stock."""
    next: float
    """The chance that the next player holds one of the tiles."""
    anyone: float
    """The chance that any of the others does."""
    players: int

    def values(self) -> dict[str, Any]:
        said: dict[str, Any] = {"next": self.next, "anyone": self.anyone}
        if len(self.prizes) == 1:
            return {"prize": self.prizes[0]} | said
        tiles = tuple(dict.fromkeys(prize.tile for prize in self.prizes))
        most = self.prizes[0].points
        return {"count": len(self.prizes), "points": most, "tiles": tiles} | said


class Prepares(Reason):
    """It opens a bonus that only the seat itself can take: it holds the one tile for it."""

    prize: Prize


class Waits(Reason):
    """It leaves a bonus for later, safely: the one tile for it stays on the rack."""

    prize: Prize


class Safer(Reason):
    """Fewer points now than another action, or as many; but that one opens a bonus to others."""

    than: Action
    points: int


# ---------------------------------------------------------------------------- what still fits


class Fits(Reason):
    """How many of the tiles left on the rack fit somewhere afterwards."""

    fitting: int
    left: int


class Roomier(Reason):
    """As many points now as another action, or fewer, but more of the rack still fits."""

    than: Action
    points: int
    fitting: int
    instead: int
    """How many would fit after the other action."""


class Tighter(Reason):
    """Fewer tiles of the rack fit afterwards than after another action, whatever it scores now."""

    than: Action
    points: int
    fitting: int
    instead: int


class Hampers(Reason):
    """Few of the tiles that the seat cannot see fit afterwards: others may have to draw."""

    fitting: int
    unseen: int


class Stops(Reason):
    """With the stock empty, nobody else can place afterwards: they pay, turn by turn."""

    cost: int


# ---------------------------------------------------------------------------- the end


class Out(Reason):
    """The last tile of the rack: the bonus, and what the others hold."""

    bonus: int
    tiles: int
    """How many tiles the others hold."""
    least: int
    """What these are worth, at least."""
    exact: bool
    """Whether that is exact: once the stock is empty, the others' tiles are known."""


class Blocks(Reason):
    """It ends the round as blocked. ``passed``: because everyone has passed."""

    own: int
    """The value of the tiles left on the seat's own rack."""
    others: int | None
    """The value of what the others hold together; None in solitaire."""
    passed: bool


class EndsMatch(Reason):
    """It ends the round and with it the match: a player has reached the target."""

    total: int
    """What the seat has then, at least."""
    best: int
    """What the best of the others has then."""


class Sheds(Reason):
    """One tile less to be counted against the seat, while another has only a few left."""

    points: int
    seat: int
    """The seat with the fewest tiles."""
    count: int


# ---------------------------------------------------------------------------- placing nothing


class Draws(Reason):
    """Nothing that may be placed fits."""

    drawn: int
    """The number of tiles drawn in this turn so far."""
    fitting: int
    """How many of the tiles that the seat cannot see would fit."""
    unseen: int
    chance: float


class DrawsAnyway(Reason):
    """A tile fits, but one may draw all the same."""

    instead: int
    fitting: int
    unseen: int
    chance: float
    best: bool = True
    """Whether drawing is worth more than any placement."""


class Collects(Reason):
    """Once the stock is empty, a player with many tiles can go on placing; the others must pass."""

    stock: int
    cost: int


class DrawsBonus(Reason):
    """How many of the tiles that the seat cannot see would score a bonus at once."""

    count: int
    points: int
    """The most that one of them would score."""


class Fruitless(Reason):
    """It is the turn's last draw: placing nothing then costs extra."""

    cost: int


class Keeps(Reason):
    """The drawn tiles are kept although one fits."""

    instead: int
    cost: int
    best: bool = True
    """Whether that is worth more than any placement."""


class Passes(Reason):
    """Nothing can be drawn: the penalty. ``instead`` is what placing would bring; None if nothing
    fits."""

    cost: int
    instead: int | None
    best: bool = True
    """Whether that is worth more than any placement."""


# ---------------------------------------------------------------------------- another idea


class Gain(Reason):
    """By how many points it is better (below 0: worse) than another action over the round."""

    than: Action
    points: int

    def values(self) -> dict[str, Any]:
        return {"than": self.than, "points": abs(self.points)}


class GainInWins(Reason):
    """How many of ten matches it wins more (below 0: fewer) than another action."""

    matches: int

    def values(self) -> dict[str, Any]:
        return {"matches": abs(self.matches)}


class Even(Reason):
    """As far as the ranking can tell, as good as another action."""

    than: Action


# ---------------------------------------------------------------------------- the whole position


class LastRound(Reason):
    """A seat has reached the target: the match ends with this round, if it does not fall again."""

    seat: int
    own: bool
    """Whether that is the seat to move."""
    total: int


class NearlyOut(Reason):
    """Another seat has only a few tiles left."""

    seat: int
    count: int


class Holds(Reason):
    """With the stock empty at a table of two, the other seat's tiles are known."""

    seat: int
    tiles: tuple[Tile, ...]


_BY_KIND = {
    made.kind: made
    for made in list(globals().values())
    if isinstance(made, type) and issubclass(made, Reason) and made is not Reason
}


def from_json(stored: Mapping[str, Any]) -> Reason:
    """The reason that :meth:`Reason.to_json` has written.

    >>> from_json(Takes(Prize("bridge", 0, 30, Tile(3, 4, 5))).to_json())
    Takes(prize=Prize(bonus='bridge', hexagons=0, points=30, tile=Tile(3, 4, 5)))
    """
    return _BY_KIND[stored["reason"]].read(stored)
