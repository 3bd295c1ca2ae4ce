"""The expert's ranking as it is sent to a viewer: figures, reasons, and sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.bots.hints.explainer import Explained
from dreistein.bots.hints.ideas import Idea, ideas
from dreistein.coach.action_words import ActionWords
from dreistein.protocol import server as p
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
            text=self._words.sentences(each.reasons, each.action),
        )

    def _idea(self, idea: Idea) -> p.HintIdea:
        best = idea.actions[0]
        return p.HintIdea(
            actions=tuple(map(str, idea.actions)),
            title=self._words.title(best, idea.now),
            text=self._words.sentences(idea.reasons, best),
            gain=self._words.sentences(idea.gain, best),
        )

    @property
    def _words(self) -> ActionWords:
        assert self.state.round is not None
        end = self.state.round.end_of_turn
        return ActionWords(self.texts, end, lambda seat: _seat_name(self.state, seat, self.texts))


def _seat_name(state: TableState, seat: int, texts: Texts) -> str:
    """A seat's name as the page shows it: the person's, the bot's, or the number of the seat."""
    names = seat_names((player.name, player.level) for player in state.seats)
    return names[seat] or texts("seat-name", number=seat + 1)
