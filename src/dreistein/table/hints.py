"""The expert's ranking as a viewer is told it: figures, reasons, and a sentence."""

from collections.abc import Sequence

from dreistein.bots.explain import Explained
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.table import messages as m
from dreistein.table.state import TableState
from dreistein.text import Texts, language_from


def hint_lines(
    state: TableState, ranked: Sequence[Explained], language: str | None
) -> tuple[m.HintLine, ...]:
    """Every action, the best first, worded in a language for whoever is to move."""
    texts = Texts(language_from(language))
    names = [seat.name or seat.level or f"{n + 1}" for n, seat in enumerate(state.seats)]
    draws_used = state.plays[-1].round.draws_used

    def named(action: Action) -> str:
        if isinstance(action, Placement):
            return str(action)
        if isinstance(action, Draw):
            return texts("hint-name-draw")
        return texts("hint-name-keep" if draws_used else "hint-name-pass")

    def line(each: Explained) -> m.HintLine:
        sentences = (texts(r.key, **r.facts(named, lambda seat: names[seat])) for r in each.reasons)
        return m.HintLine(
            action=str(each.action),
            points=each.ranked.points,
            lead=each.ranked.lead,
            lead_error=each.ranked.lead_error,
            win=each.ranked.win,
            win_error=each.ranked.win_error,
            exact=each.ranked.exact,
            reasons=tuple(reason.to_json() for reason in each.reasons),
            text=" ".join(sentences),
        )

    return tuple(map(line, ranked))
