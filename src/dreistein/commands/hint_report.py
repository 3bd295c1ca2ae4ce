"""A hint as ``dreistein hint`` prints it: the position, and what may be done, the best first."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.bots.hints.explainer import Explained, situation
from dreistein.bots.hints.reason import Reason
from dreistein.rules import Action, Draw, Placement, View
from dreistein.terminal import position
from dreistein.terminal.choices import Options
from dreistein.text import Texts, signed
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import cell, clean, join_parts, width, wrap

MOST_SHOWN = 10
_SURE = 1.96
"""Half a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Told:
    """A hint, told: to programs, and to people."""

    names: Sequence[str]
    view: View
    hints: list[Explained]

    def to_json(self) -> dict[str, Any]:
        """Everything for programs. The sentences are in English, as all JSON is."""
        seen, texts = self.view, Texts("en")
        hints = [each.to_json() for each in self.hints]
        for said, each in zip(hints, self.hints, strict=True):
            said["reasons"] = self._reasons(each.reasons, texts)
        return {
            "round": seen.round,
            "at": len(seen.history),
            "seat": seen.turn,
            "player": self.names[seen.turn],
            "situation": self._reasons(situation(seen), texts),
            "hints": hints,
        }

    def _reasons(self, reasons: Sequence[Reason], texts: Texts) -> list[dict[str, Any]]:
        return [r.to_json() | {"text": self._sentence(r, texts)} for r in reasons]

    def _sentence(self, reason: Reason, texts: Texts) -> str:
        def action_name(action: Action) -> str:
            return self._name(action, texts)

        return texts(reason.key, **reason.facts(action_name, lambda seat: clean(self.names[seat])))

    def _name(self, action: Action, texts: Texts) -> str:
        if isinstance(action, Placement):
            return str(action)
        if isinstance(action, Draw):
            return texts("hint-name-draw")
        kept = len(self.view.drawn) == self.view.edition.draws
        return texts("hint-name-keep" if kept else "hint-name-pass")

    def to_text(self, texts: Texts, columns: int, *, all_of_them: bool) -> str:
        """The position, and a table with the best first."""
        seen, names = self.view, [clean(name) for name in self.names]
        options = Options.of(seen, [each.action for each in self.hints])
        turn = texts("turn-of", who="they", name=names[seen.turn]) + "."
        sentences = [turn, *(self._sentence(reason, texts) for reason in situation(seen))]
        parts = [
            position.heading(seen, texts, columns)
            + "\n"
            + position.situation(seen, names, texts, columns),
            position.board(seen, options),
            position.rack_lines(seen, options, texts, columns, colour=False),
            join_parts([wrap(sentence, columns) for sentence in sentences], columns, " "),
            self._table(texts, columns, options, None if all_of_them else MOST_SHOWN),
            wrap(self._note(texts), columns),
        ]
        return "\n\n".join(filter(None, parts))

    def _table(self, texts: Texts, columns: int, options: Options, most: int | None) -> str:
        titles = ["action", "now", "points", "win"]
        if self.hints[0].ranked.win is None:
            titles.remove("win")
        head = ["", "", *(texts(f"hint-column-{title}") for title in titles)]
        letters = {option.placement: option.label for option in options.all}
        told = self.hints[:most]
        rows = [self._row(place, each, letters, texts) for place, each in enumerate(told, 1)]
        widths = [max(map(width, column)) for column in zip(head, *rows, strict=True)]
        margin = " " * (widths[0] + widths[1] + 4)
        lines = [_line(head, widths)]
        for row, each in zip(rows, told, strict=True):
            said = " ".join(self._sentence(reason, texts) for reason in each.reasons)
            folded = wrap(said, columns - len(margin)).replace("\n", "\n" + margin)
            lines += [_line(row, widths), margin + folded]
        rest = len(self.hints) - len(told)
        if rest:
            lines.append(texts("hint-rest", count=rest))
        return "\n".join(lines)

    def _row(
        self, place: int, each: Explained, letters: Mapping[Placement, str], texts: Texts
    ) -> list[str]:
        figures, ranked, action = NumberFormat(texts.language), each.ranked, each.action
        letter = letters[action] if isinstance(action, Placement) else str(action)
        name = self._name(action, texts)
        row = [f"{place}.", letter, name[:1].upper() + name[1:], signed(each.now)]
        row.append(figures.number(ranked.points) + _margin(figures.number, ranked.points_error))
        if ranked.win is not None:
            row.append(figures.percent(ranked.win) + _margin(figures.percent, ranked.win_error))
        return row

    def _note(self, texts: Texts) -> str:
        best = self.hints[0].ranked
        said = [texts("hint-note" if best.win is None else "hint-note-win")]
        worlds = max(each.ranked.worlds for each in self.hints)
        if all(each.ranked.exact for each in self.hints):
            said.append(texts("hint-note-exact"))
        elif worlds:
            said.append(texts("hint-note-sampled", worlds=worlds))
        return " ".join(said)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """A line of the table: the letter and the action to the left, figures to the right."""
    cells = [
        cell(text, columns, right=at not in (1, 2))
        for at, (text, columns) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def _margin(written: Callable[[float], str], error: float) -> str:
    return f" ±{written(_SURE * error)}" if error else ""
