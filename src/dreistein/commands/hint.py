"""``hint``: what the seat to move should do in a recorded position, and why."""

import argparse
import json
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from dreistein.bots.expert import Expert
from dreistein.bots.hints.explainer import Explained, explain, situation
from dreistein.bots.hints.reason import Reason
from dreistein.coach.words.actions import ActionWords
from dreistein.commands.shared.arguments import add_language, add_position, language_of, position_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.rules import DreisteinError, Placement, View, view
from dreistein.terminal import position
from dreistein.terminal.choices import Choices
from dreistein.text import Texts, signed
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import clean, join_parts, table, wrap

MILLIS = 1000
"""How long it thinks by default."""
_WIDEST = 100
_WORLDS = 20_000
"""More than the expert needs for a choice: here its numbers are shown too."""
MOST_SHOWN = 10
_ERRORS_95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""


class HintOver(DreisteinError):
    sentence = (
        "Round {round} (counting from 0) is over at this point, so there is nothing to choose. "
        "Choose an earlier position with --at, or another round with --round."
    )


def arguments(parser: Parser) -> None:
    add_position(parser)
    add = parser.add_argument
    add("--all", action="store_true", help="cli-hint-all")
    add("--millis", type=whole_number(1, 3_600_000), metavar="N", help="cli-hint-millis")
    add("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-hint-seed")
    add("--json", action="store_true", help="cli-hint-json")
    add_language(parser)


def ranker() -> Expert:
    return Expert(worlds=_WORLDS)


def run(args: argparse.Namespace) -> int:
    header, match = position_of(args, args.round, args.at)
    round = match.round
    if round.end is not None:
        raise HintOver(round=match.number)
    gone = match.resigned - {round.turn}
    seen = view(round, round.turn, before=match.before, number=match.number, resigned=gone)
    legal = list(round.legal_actions())
    ranked = ranker().rank(seen, legal, Random(args.seed or ""), args.millis or MILLIS)
    report = HintReport(header.players, seen, explain(seen, ranked))
    if args.json:
        print(json.dumps(report.to_json(), indent=1))
    else:
        columns = min(shutil.get_terminal_size().columns, _WIDEST)
        print_text(report.to_text(Texts(language_of(args)), columns, complete=args.all))
    return OK


@dataclass(frozen=True, slots=True)
class HintReport:
    """The ranked and explained actions of a position, as JSON or as text."""

    names: Sequence[str]
    view: View
    hints: list[Explained]

    def to_json(self) -> dict[str, Any]:
        """Everything, for programs. The sentences are English, as in all JSON."""
        seen, texts = self.view, Texts("en")
        hints = [each.to_json() for each in self.hints]
        for hint, each in zip(hints, self.hints, strict=True):
            hint["reasons"] = self._reasons(each.reasons, texts)
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
        return self._words(texts).sentences([reason])

    def _words(self, texts: Texts) -> ActionWords:
        end = self.view.end_of_turn
        return ActionWords(texts, end, lambda seat: clean(self.names[seat]), notation=True)

    def to_text(self, texts: Texts, columns: int, *, complete: bool) -> str:
        """The position and a table of the best actions, or of all if ``complete``."""
        seen, names = self.view, [clean(name) for name in self.names]
        choices = Choices.of(seen, [each.action for each in self.hints])
        turn = texts("turn-of", who="they", name=names[seen.turn]) + "."
        sentences = [turn, *(self._sentence(reason, texts) for reason in situation(seen))]
        parts = [
            position.heading(seen, texts, columns)
            + "\n"
            + position.status(seen, names, texts, columns),
            position.board(seen, choices),
            position.rack_lines(seen, choices, texts, columns, colour=False),
            join_parts([wrap(sentence, columns) for sentence in sentences], columns, " "),
            self._table(texts, columns, choices, None if complete else MOST_SHOWN),
            wrap(self._note(texts), columns),
        ]
        return "\n\n".join(filter(None, parts))

    def _table(self, texts: Texts, columns: int, choices: Choices, most: int | None) -> str:
        titles = ["action", "now", "points", "win"]
        if self.hints[0].ranked.win is None:
            titles.remove("win")
        head = ["", "", *(texts(f"hint-column-{title}") for title in titles)]
        letters = {choice.placement: choice.letter for choice in choices.all}
        shown = self.hints[:most]
        rows = [self._row(rank, each, letters, texts) for rank, each in enumerate(shown, 1)]
        title, *lines = table([head, *rows], left=(1, 2))
        margin = " " * lines[0].index(rows[0][2])
        parts = [title]
        for line, each in zip(lines, shown, strict=True):
            reasons = " ".join(self._sentence(reason, texts) for reason in each.reasons)
            indented = wrap(reasons, columns - len(margin)).replace("\n", "\n" + margin)
            parts += [line, margin + indented]
        rest = len(self.hints) - len(shown)
        if rest:
            parts.append(texts("hint-rest", count=rest))
        return "\n".join(parts)

    def _row(
        self, rank: int, each: Explained, letters: Mapping[Placement, str], texts: Texts
    ) -> list[str]:
        formats, ranked, action = NumberFormat(texts.language), each.ranked, each.action
        letter = letters[action] if isinstance(action, Placement) else str(action)
        name = self._words(texts).name(action)
        row = [f"{rank}.", letter, name[:1].upper() + name[1:], signed(each.now)]
        row.append(formats.number(ranked.points) + _margin(formats.number, ranked.points_error))
        if ranked.win is not None:
            margin = _margin(formats.percent, ranked.win_uncertainty)
            row.append(formats.percent(ranked.win) + margin)
        return row

    def _note(self, texts: Texts) -> str:
        best = self.hints[0].ranked
        sentences = [texts("hint-note" if best.win is None else "hint-note-win")]
        worlds = max(each.ranked.worlds for each in self.hints)
        if all(each.ranked.exact for each in self.hints):
            sentences.append(texts("hint-note-exact"))
        elif worlds:
            sentences.append(texts("hint-note-sampled", worlds=worlds))
        return " ".join(sentences)


def _margin(format_number: Callable[[float], str], error: float) -> str:
    return f" ±{format_number(_ERRORS_95 * error)}" if error else ""
