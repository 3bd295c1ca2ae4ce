"""The reasons there are, for or against an action."""

from dataclasses import dataclass
from typing import Any, ClassVar

from dreistein.bots.hints.reason import Prize, Reason
from dreistein.rules.actions import Action
from dreistein.rules.tiles import Tile

# ---------------------------------------------------------------------------- no choice


@dataclass(frozen=True, slots=True)
class Only(Reason):
    """No other action is legal: nothing else fits, and the house rule says to place."""

    kind: ClassVar[str] = "only"


@dataclass(frozen=True, slots=True)
class Starts(Reason):
    """The starting tile is forced, and its rotation makes no difference."""

    kind: ClassVar[str] = "starts"
    tile: Tile


@dataclass(frozen=True, slots=True)
class OnlyFit(Reason):
    """The only placement: the alternative is to draw or pass, at a cost."""

    kind: ClassVar[str] = "only-fit"
    instead: Action
    cost: int


# ---------------------------------------------------------------------------- points now


@dataclass(frozen=True, slots=True)
class Brings(Reason):
    """The points it scores now, if there is no other reason."""

    kind: ClassVar[str] = "brings"
    points: int


@dataclass(frozen=True, slots=True)
class Takes(Reason):
    """It takes a bonus."""

    kind: ClassVar[str] = "takes"
    prize: Prize


@dataclass(frozen=True, slots=True)
class Most(Reason):
    """The most points now, and how many more than any other action."""

    kind: ClassVar[str] = "most"
    ahead: int


@dataclass(frozen=True, slots=True)
class Compared(Reason):
    """How many more points (below 0: fewer) it scores now than another action."""

    kind: ClassVar[str] = "compared"
    than: Action
    points: int

    @property
    def key(self) -> str:
        return f"hint-{'more' if self.points > 0 else 'fewer'}"

    def values(self) -> dict[str, Any]:
        return {"than": self.than, "points": abs(self.points)}


@dataclass(frozen=True, slots=True)
class Close(Reason):
    """As far as the ranking can tell, hardly better or worse than another action."""

    kind: ClassVar[str] = "close"
    than: Action
    better: bool
    """Whether it is ranked before the other."""

    @property
    def key(self) -> str:
        return "hint-close-better" if self.better else "hint-close-worse"


# ---------------------------------------------------------------------------- what it opens


@dataclass(frozen=True, slots=True)
class Exposes(Reason):
    """Bonuses are opened that others may take: the tiles for them are not in sight.

    Chances count tiles alone: what others did so far, they do not weigh. Only where whoever can
    place must do they heed that a draw proves that nothing fitted.
    """

    kind: ClassVar[str] = "exposes"
    prizes: tuple[Prize, ...]
    """The most valuable first."""
    unseen: int
    """The number of tiles the seat cannot see: in other hands, or in the stock."""
    next: float
    """The chance that the next player holds one of the tiles."""
    anyone: float
    """The chance that any of the others does."""
    players: int

    @property
    def key(self) -> str:
        many = "-many" if len(self.prizes) > 1 else ""
        if self.anyone == 1:
            return f"hint-exposes-sure{many}"
        return f"hint-exposes{many}" if self.players == 2 else f"hint-exposes-table{many}"

    def values(self) -> dict[str, Any]:
        said: dict[str, Any] = {"next": self.next, "anyone": self.anyone}
        if len(self.prizes) == 1:
            return {"prize": self.prizes[0]} | said
        tiles = tuple(dict.fromkeys(prize.tile for prize in self.prizes))
        most = self.prizes[0].points
        return {"count": len(self.prizes), "points": most, "tiles": tiles} | said


@dataclass(frozen=True, slots=True)
class Prepares(Reason):
    """It opens a bonus that only the seat itself can take: it holds the one tile for it."""

    kind: ClassVar[str] = "prepares"
    prize: Prize


@dataclass(frozen=True, slots=True)
class Waits(Reason):
    """It leaves a bonus for later, safely: the one tile for it stays on the rack."""

    kind: ClassVar[str] = "waits"
    prize: Prize


@dataclass(frozen=True, slots=True)
class Safer(Reason):
    """Fewer points now than another action, or as many; but that one opens a bonus to others."""

    kind: ClassVar[str] = "safer"
    than: Action
    points: int


# ---------------------------------------------------------------------------- what still fits


@dataclass(frozen=True, slots=True)
class Fits(Reason):
    """How many of the tiles left on the rack fit somewhere afterwards."""

    kind: ClassVar[str] = "fits"
    fitting: int
    left: int

    @property
    def key(self) -> str:
        if self.fitting == 0:
            return "hint-fits-none"
        return "hint-fits-all" if self.fitting == self.left else "hint-fits"


@dataclass(frozen=True, slots=True)
class Roomier(Reason):
    """As many points now as another action, or fewer, but more of the rack still fits."""

    kind: ClassVar[str] = "roomier"
    than: Action
    points: int
    fitting: int
    instead: int
    """How many would fit after the other action."""


@dataclass(frozen=True, slots=True)
class Tighter(Reason):
    """Fewer tiles of the rack fit afterwards than after another action, whatever it scores now."""

    kind: ClassVar[str] = "tighter"
    than: Action
    points: int
    fitting: int
    instead: int


@dataclass(frozen=True, slots=True)
class Hampers(Reason):
    """Few of the tiles that the seat cannot see fit afterwards: others may have to draw."""

    kind: ClassVar[str] = "hampers"
    fitting: int
    unseen: int


@dataclass(frozen=True, slots=True)
class Stops(Reason):
    """With the stock empty, nobody else can place afterwards: they pay, turn by turn."""

    kind: ClassVar[str] = "stops"
    cost: int


# ---------------------------------------------------------------------------- the end


@dataclass(frozen=True, slots=True)
class Out(Reason):
    """The last tile of the rack: the bonus, and what the others hold."""

    kind: ClassVar[str] = "out"
    bonus: int
    tiles: int
    """How many tiles the others hold."""
    least: int
    """What these are worth, at least."""
    exact: bool
    """Whether that is exact: once the stock is empty, the others' tiles are known."""

    @property
    def key(self) -> str:
        if self.tiles == 0:
            return "hint-out-alone"
        return "hint-out-exact" if self.exact else "hint-out"


@dataclass(frozen=True, slots=True)
class Blocks(Reason):
    """It ends the round as blocked. ``passed``: because everyone has passed."""

    kind: ClassVar[str] = "blocks"
    own: int
    """The value of the tiles left on the seat's own rack."""
    others: int | None
    """The value of what the others hold together; None in solitaire."""
    passed: bool

    @property
    def key(self) -> str:
        if self.others is None:
            return "hint-blocks-alone"
        return "hint-blocks-passed" if self.passed else "hint-blocks"


@dataclass(frozen=True, slots=True)
class EndsMatch(Reason):
    """It ends the round and with it the match: a player has reached the target."""

    kind: ClassVar[str] = "ends-match"
    total: int
    """What the seat has then, at least."""
    best: int
    """What the best of the others has then."""

    @property
    def key(self) -> str:
        return "hint-wins-match" if self.total > self.best else "hint-ends-match"


@dataclass(frozen=True, slots=True)
class Sheds(Reason):
    """One tile less to be counted against the seat, while another has only a few left."""

    kind: ClassVar[str] = "sheds"
    points: int
    seat: int
    """The seat with the fewest tiles."""
    count: int


# ---------------------------------------------------------------------------- placing nothing


@dataclass(frozen=True, slots=True)
class DrawsForNeed(Reason):
    """Nothing that may be placed fits."""

    kind: ClassVar[str] = "draws"
    drawn: int
    """The number of tiles drawn in this turn so far."""
    fitting: int
    """How many of the tiles that the seat cannot see would fit."""
    unseen: int
    chance: float


@dataclass(frozen=True, slots=True)
class DrawsByChoice(Reason):
    """A tile fits, but one may draw all the same."""

    kind: ClassVar[str] = "draws-anyway"
    instead: int
    fitting: int
    unseen: int
    chance: float
    best: bool = True
    """Whether drawing is worth more than any placement."""

    @property
    def key(self) -> str:
        return "hint-draws-anyway" if self.best else "hint-draws-instead"


@dataclass(frozen=True, slots=True)
class Collects(Reason):
    """Once the stock is empty, a player with many tiles can go on placing; the others must pass."""

    kind: ClassVar[str] = "collects"
    stock: int
    cost: int


@dataclass(frozen=True, slots=True)
class DrawsForBonus(Reason):
    """How many of the tiles that the seat cannot see would score a bonus at once."""

    kind: ClassVar[str] = "draws-bonus"
    count: int
    points: int
    """The most that one of them would score."""


@dataclass(frozen=True, slots=True)
class Fruitless(Reason):
    """It is the turn's last draw: placing nothing then costs extra."""

    kind: ClassVar[str] = "fruitless"
    cost: int


@dataclass(frozen=True, slots=True)
class Keeps(Reason):
    """The drawn tiles are kept although one fits."""

    kind: ClassVar[str] = "keeps"
    instead: int
    cost: int
    best: bool = True
    """Whether that is worth more than any placement."""

    @property
    def key(self) -> str:
        return "hint-keeps" if self.best else "hint-keeps-instead"


@dataclass(frozen=True, slots=True)
class Passes(Reason):
    """Nothing can be drawn: the penalty. ``instead`` is what placing would bring; None if nothing
    fits."""

    kind: ClassVar[str] = "passes"
    cost: int
    instead: int | None
    best: bool = True
    """Whether that is worth more than any placement."""

    @property
    def key(self) -> str:
        if self.instead is None:
            return "hint-passes"
        return "hint-passes-anyway" if self.best else "hint-passes-instead"
