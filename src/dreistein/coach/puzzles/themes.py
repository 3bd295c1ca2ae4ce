"""What a puzzle is about, by rules that anyone can check.

The solution is compared with the *tempting* action, the best of those that score the most points
now, by what :class:`~dreistein.bots.hints.outlook.Outlook` says of both.
"""

from collections.abc import Sequence
from enum import StrEnum

from dreistein.bots.hints.outlook import Known, Outlook, prizes_of
from dreistein.bots.hints.reason import Prize
from dreistein.rules.actions import Action, Placement
from dreistein.rules.view import View

HELD_BACK = 10
"""So many points fewer than the most that an action scores now are points held back."""
FEW_TILES = 2
"""With this few tiles left, a player is about to go out."""


class Theme(StrEnum):
    """What a puzzle is about."""

    HEXAGON = "hexagon"
    """The solution closes a hexagon, prepares or keeps one that is one's own alone, or opens none
    where the tempting action does."""
    TRAP = "trap"
    """It opens a bonus, or leaves one waiting, that only this player can take."""
    DENY = "deny"
    """It opens no bonus for others where the tempting action does, or takes the place of one, or
    leaves the others nothing to place."""
    HOLD_BACK = "hold-back"
    """It scores at least ten points fewer now than the tempting action, and both place."""
    DRAW_OR_PLACE = "draw-or-place"
    """Something fits, and either the solution or the next best action places nothing."""
    GO_OUT = "go-out"
    """It goes out, or leaves at most two tiles, or passes over the chance to go out."""
    END = "end"
    """The stock is empty."""
    MATCH = "match"
    """For points alone, another action would be best."""


def themes_of(
    view: View, ranked: Sequence[Action], tempting: Action, *, for_points: bool
) -> tuple[Theme, ...]:
    """The themes of a position; ``ranked`` has every legal action, the solution first.

    ``for_points``: another action would be better for points alone.
    """
    known = Known.of(view)
    this, other = Outlook.of(known, ranked[0]), Outlook.of(known, tempting)
    found = {
        Theme.HEXAGON: _hexagon(this, other),
        Theme.TRAP: isinstance(this.action, Placement) and bool(this.prepared or this.waiting),
        Theme.DENY: _denies(known, this, other),
        Theme.HOLD_BACK: isinstance(this.action, Placement) and other.now - this.now >= HELD_BACK,
        Theme.DRAW_OR_PLACE: _draws_or_places(ranked),
        Theme.GO_OUT: _goes_out(known, this, ranked),
        Theme.END: view.stock == 0,
        Theme.MATCH: for_points,
    }
    return tuple(theme for theme, holds in found.items() if holds)


def _hexagon(this: Outlook, other: Outlook) -> bool:
    taken = () if this.prize is None else (this.prize,)
    own = (*taken, *this.prepared, *this.waiting)
    avoided = _hexagons(other.exposed) and not _hexagons(this.exposed)
    return _hexagons(own) or avoided


def _hexagons(prizes: Sequence[Prize]) -> bool:
    return any(prize.hexagons for prize in prizes)


def _denies(known: Known, this: Outlook, other: Outlook) -> bool:
    if not isinstance(this.action, Placement) or this.out or this.blocked:
        return False
    opened = bool(other.exposed) and not this.exposed
    return opened or _others(known, this) < _others(known, other) or _stops(known, this)


def _others(known: Known, outlook: Outlook) -> frozenset[tuple[object, ...]]:
    """The bonuses that were open to others before and still are, each with its place."""
    after = prizes_of(outlook.board, known.view.edition)
    return frozenset(
        (cell, prize.tile)
        for cell, prize in known.prizes.items()
        if prize.tile in known.unseen and cell in after
    )


def _stops(known: Known, this: Outlook) -> bool:
    """Whether nobody else can place afterwards, and the seat still can."""
    return known.held_by_others is not None and not this.fitting & known.unseen and this.fits > 0


def _draws_or_places(ranked: Sequence[Action]) -> bool:
    fits = any(isinstance(action, Placement) for action in ranked)
    return fits and not all(isinstance(action, Placement) for action in ranked[:2])


def _goes_out(known: Known, this: Outlook, ranked: Sequence[Action]) -> bool:
    if isinstance(this.action, Placement) and len(this.hand) <= FEW_TILES:
        return True
    return any(Outlook.of(known, action).out for action in ranked[1:])
