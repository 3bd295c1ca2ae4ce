"""What actions are called, and why they are good or bad, in sentences to the player to move.

>>> from dreistein.rules.actions import DRAW, TurnEnd, parse_action
>>> words = ActionWords(Texts("en"), TurnEnd.PASSED, seat_name=str)
>>> words.title(parse_action("453@1,0"), 12), words.name(DRAW)
('Place 3–4–5 (+12)', 'drawing')
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dreistein.bots.hints.reason import Reason
from dreistein.rules.actions import Action, Draw, Placement, TurnEnd
from dreistein.rules.tiles import Tile
from dreistein.text import Texts


@dataclass(frozen=True, slots=True)
class ActionWords:
    """Words for the actions of a position."""

    texts: Texts
    end: TurnEnd
    """What it would be to end the turn: to keep tiles, or to pass."""
    seat_name: Callable[[int], str]

    def title(self, action: Action, points: int) -> str:
        """What to do, and what it scores at once."""
        if isinstance(action, Placement):
            return self.texts("hint-do-place", tile=action.tile.written, points=points)
        return self.texts(f"hint-do-{self._kind(action)}", points=points)

    def name(self, action: Action, of: Action | None = None) -> str:
        """What an action is called in a sentence, if need be in one about another action."""
        if isinstance(action, Placement):
            name = action.tile.written
            own = isinstance(of, Placement) and of.tile == action.tile
            return self.texts("hint-name-elsewhere", tile=name) if own else name
        return self.texts(f"hint-name-{self._kind(action)}")

    def sentences(self, reasons: Sequence[Reason], of: Action) -> str:
        """The reasons for or against an action."""

        def action_name(other: Action) -> str:
            return self.name(other, of)

        facts = (reason.facts(action_name, self.seat_name, _written) for reason in reasons)
        return " ".join(self.texts(r.key, **f) for r, f in zip(reasons, facts, strict=True))

    def _kind(self, action: Action) -> str:
        if isinstance(action, Draw):
            return "draw"
        return "keep" if self.end is TurnEnd.KEPT else "pass"


def _written(tile: Tile) -> str:
    return tile.written
