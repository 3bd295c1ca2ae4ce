"""What actions are called, and why they are good or bad, in sentences to the player to move.

>>> from dreistein.rules.actions import DRAW, TurnEnd, parse_action
>>> words = ActionWords(Texts("en"), TurnEnd.PASSED, seat_name=str)
>>> words.title(parse_action("453@1,0"), 12), words.name(DRAW)
('Place 3–4–5 (+12)', 'drawing')
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.reason import Reason
from dreistein.coach.words.reasons import although, key_of
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
    notation: bool = False
    """Whether tiles and placements are written as in a record."""

    def title(self, action: Action, points: int) -> str:
        """What to do, and what it scores at once."""
        if isinstance(action, Placement):
            return self.texts("hint-do-place", tile=action.tile.written, points=points)
        return self.texts(f"hint-do-{self.kind(action)}", points=points)

    def name(self, action: Action, of: Action | None = None) -> str:
        """What an action is called in a sentence, if need be in one about another action."""
        if not isinstance(action, Placement):
            return self.texts(f"hint-name-{self.kind(action)}")
        if self.notation:
            return str(action)
        name = action.tile.written
        own = isinstance(of, Placement) and of.tile == action.tile and of != action
        return self.texts("hint-name-elsewhere", tile=name) if own else name

    def sentences(self, reasons: Iterable[Reason], of: Action | None = None) -> str:
        """The reasons for or against an action, or what matters whichever is chosen."""

        def action_name(other: Action) -> str:
            return self.name(other, of)

        def tile_name(tile: Tile) -> str:
            return str(tile) if self.notation else tile.written

        said = []
        for reason in reasons:
            facts = reason.facts(action_name, self.seat_name, tile_name)
            text = self.texts(key_of(reason), **facts)
            against = isinstance(reason, why.Contrast) and reason.although
            said.append(although(self.texts, "hint-although", text) if against else text)
        return " ".join(said)

    def kind(self, action: Action) -> str:
        """Drawing, or what it is to end the turn."""
        if isinstance(action, Draw):
            return "draw"
        return "keep" if self.end is TurnEnd.KEPT else "pass"
