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


# ---------------------------------------------------------------------------- compared


class Contrast(Reason):
    """Why one action is better than another, by what happens more often after it: one of
    :class:`~dreistein.bots.hints.contrast.Fact`, in so many games out of 100, or points."""

    fact: str
    better: Action
    than: Action
    often: int
    instead: int
    """How often, or how many points, after the other action."""
    although: bool
    """Whether it speaks for the other action."""
    rivals: int
    seat: int
    """The next player's."""

    def values(self) -> dict[str, Any]:
        return {
            "action": self.than if self.although else self.better,
            "better": self.better,
            "played": self.than,
            "best": self.often,
            "other": self.instead,
            "points": max(self.often, self.instead),
            "rivals": self.rivals,
            "seat": self.seat,
        }


class Allows(Reason):
    """What an action that is not the best lets happen, told without what would be better."""

    fact: str
    often: int
    """In how many games out of 100, or points."""
    instead: int
    """The same with the best action."""
    rivals: int
    seat: int
    """The next player's."""

    def values(self) -> dict[str, Any]:
        points = max(self.often, self.instead)
        return {
            "best": self.instead,
            "other": self.often,
            "points": points,
            "rivals": self.rivals,
            "seat": self.seat,
        }


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
