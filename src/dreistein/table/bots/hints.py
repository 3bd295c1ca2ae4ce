"""The expert's ranking as it is sent to a viewer: figures, reasons, and sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.bots.hints.explainer import Explained
from dreistein.bots.hints.ideas import Idea, ideas
from dreistein.bots.hints.reason import Reason
from dreistein.protocol import server as p
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.tiles import Tile
from dreistein.table.model.bot_names import seat_names
from dreistein.table.model.state import TableState
from dreistein.text import Texts, language_from


@dataclass(frozen=True, slots=True)
class HintWords:
    """Words for the ranking of a position, in a language, to the player to move."""

    state: TableState
    texts: Texts

    @staticmethod
    def of(state: TableState, language: str | None) -> "HintWords":
        """The words of a language, or of the fallback."""
        return HintWords(state, Texts(language_from(language)))

    def lines(self, ranked: Sequence[Explained]) -> tuple[p.HintLine, ...]:
        """Every action, the best first, explained."""
        return tuple(map(self._line, ranked))

    def ideas(self, ranked: Sequence[Explained]) -> tuple[p.HintIdea, ...]:
        """At most three different ideas, the best first."""
        return tuple(map(self._idea, ideas(ranked)))

    def _line(self, each: Explained) -> p.HintLine:
        return p.HintLine(
            action=str(each.action),
            points=each.ranked.points,
            lead=each.ranked.lead,
            lead_error=each.ranked.lead_error,
            win=each.ranked.win,
            win_error=each.ranked.win_uncertainty,
            exact=each.ranked.exact,
            reasons=tuple(reason.to_json() for reason in each.reasons),
            text=self._sentences(each.action, each.reasons),
        )

    def _idea(self, idea: Idea) -> p.HintIdea:
        best = idea.actions[0]
        return p.HintIdea(
            actions=tuple(map(str, idea.actions)),
            title=self._title(best, idea.now),
            text=self._sentences(best, idea.reasons),
            gain=self._sentences(best, idea.gain),
        )

    def _sentences(self, action: Action, reasons: Sequence[Reason]) -> str:
        def action_name(other: Action) -> str:
            return self._action_name(other, action)

        def seat_name(seat: int) -> str:
            return _seat_name(self.state, seat, self.texts)

        facts = (reason.facts(action_name, seat_name, _tile_name) for reason in reasons)
        return " ".join(self.texts(r.key, **f) for r, f in zip(reasons, facts, strict=True))

    def _action_name(self, action: Action, of: Action) -> str:
        """What an action is called in the sentences about another."""
        if isinstance(action, Placement):
            name = _tile_name(action.tile)
            own = isinstance(of, Placement) and of.tile == action.tile
            return self.texts("hint-name-elsewhere", tile=name) if own else name
        return self.texts(f"hint-name-{self._kind(action)}")

    def _title(self, action: Action, points: int) -> str:
        if isinstance(action, Placement):
            return self.texts("hint-do-place", tile=_tile_name(action.tile), points=points)
        return self.texts(f"hint-do-{self._kind(action)}", points=points)

    def _kind(self, action: Action) -> str:
        if isinstance(action, Draw):
            return "draw"
        assert self.state.round is not None
        return "keep" if self.state.round.draws_used else "pass"


def _tile_name(tile: Tile) -> str:
    """A tile as the page writes it: 2–3–5."""
    return "\u2013".join(str(tile))


def _seat_name(state: TableState, seat: int, texts: Texts) -> str:
    """A seat's name as the page shows it: the person's, the bot's, or the number of the seat."""
    names = seat_names((player.name, player.level) for player in state.seats)
    return names[seat] or texts("seat-name", number=seat + 1)
