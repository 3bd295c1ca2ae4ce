"""``puzzle``: find the best move of a position."""

import argparse
import json
import secrets
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import Any

from dreistein.bots.hints.explainer import Explained
from dreistein.coach.puzzles.book import book, by_number, puzzle_of_day, select
from dreistein.coach.puzzles.difficulty import HARDEST, difficulty
from dreistein.coach.puzzles.puzzle import Answer, Puzzle
from dreistein.coach.puzzles.reader import read_file
from dreistein.coach.puzzles.themes import Theme
from dreistein.coach.words.puzzle import PuzzleWords, explained
from dreistein.commands.shared.arguments import add_colour, add_language, language_of, use_colours
from dreistein.commands.shared.output import ILLEGAL, OK, print_text, read_bytes
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.kernel import Worlds, round_of
from dreistein.rules.actions import Action, parse_action
from dreistein.rules.errors import DreisteinError, quote
from dreistein.table.fair.day import parse_day
from dreistein.terminal.dialogue import Dialogue
from dreistein.terminal.phrases import edition_name
from dreistein.terminal.screen import Quit, Screen
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import join_parts, table, wrap

_WIDEST = 100
_MOST_SHOWN = 6
RULES = ("free", "must-place")
RIGHT, WRONG = OK, ILLEGAL


class MoveIllegal(DreisteinError):
    code = "puzzle-move"
    sentence = "In this puzzle {text} is not possible. {cause}"


def stars(level: int) -> str:
    """A difficulty in stars.

    >>> stars(2)
    '★★☆☆☆'
    """
    return "★" * level + "☆" * (HARDEST - level)


@dataclass(frozen=True, slots=True)
class PuzzleReport:
    """What is said of a puzzle, in a language."""

    puzzle: Puzzle
    texts: Texts
    columns: int

    @property
    def words(self) -> PuzzleWords:
        return PuzzleWords(self.puzzle, self.texts)

    @property
    def names(self) -> list[str]:
        return [self.words.name(seat) for seat in range(self.puzzle.view.players)]

    def title(self) -> str:
        texts, edition = self.texts, self.puzzle.view.edition
        parts = [
            texts("puzzle-number", number=self.puzzle.number),
            stars(difficulty(self.puzzle.found)),
            edition_name(edition, texts),
        ]
        if edition.must_place:
            parts.append(texts("play-must-place"))
        return join_parts(parts, self.columns)

    def question(self) -> str:
        """What to find, and what matters whichever move is chosen."""
        sentences = [self.words.situation(), self.texts("puzzle-question")]
        return wrap(" ".join(filter(None, sentences)), self.columns)

    # ------------------------------------------------------------------ answers

    def verdict(self, answer: Answer) -> str:
        """Whether an answer is right, what it costs, and why."""
        each = next(e for e in explained(self.puzzle) if e.action == answer.action)
        said = self.texts("puzzle-right")
        if not answer.right:
            said = self.texts("puzzle-wrong", loss=self.percent(answer.loss))
        return wrap(f"{said} {self.words.why(each)}", self.columns)

    def percent(self, chance: float) -> str:
        return NumberFormat(self.texts.language).percent(max(chance, 0.01), 0)

    def solution(self) -> str:
        """The solution and why, what other moves cost, and one way to go on."""
        texts, puzzle, hints = self.texts, self.puzzle, explained(self.puzzle)
        themes = ", ".join(texts(f"puzzle-theme-{theme}") for theme in puzzle.themes)
        best, *others = hints
        parts = [
            wrap(f"{texts('puzzle-solution')} {self._move(best)}", self.columns),
            wrap(self.words.why(best), self.columns),
            wrap(f"{texts('puzzle-themes')} {themes}", self.columns),
            self._others(others),
            self._line(),
        ]
        return "\n\n".join(parts)

    def _move(self, each: Explained) -> str:
        action = str(each.action)
        title = self.words.title(each)
        return f"{title}, {action}" if "@" in action else title

    def _others(self, others: Sequence[Explained]) -> str:
        lines = [self.texts("puzzle-others")]
        rows = [(self._move(each), self._cost(each.action)) for each in others[:_MOST_SHOWN]]
        lines += [f"  {line}" for line in table(rows, left=(0, 1))]
        if len(others) > _MOST_SHOWN:
            lines.append(self.texts("puzzle-rest", count=len(others) - _MOST_SHOWN))
        return "\n".join(lines)

    def _cost(self, action: Action) -> str:
        answer = self.puzzle.answer(action)
        assert answer is not None
        if answer.right:
            return self.texts("puzzle-as-good")
        return f"\u2212{self.percent(answer.loss)}"

    def _line(self) -> str:
        steps = zip(self.puzzle.line.steps, self.words.line(), strict=True)
        sentences = [f"  {step.action:12} {text}" for step, text in steps]
        return "\n".join([self.texts("puzzle-line"), *sentences])

    # ------------------------------------------------------------------ for programs

    def to_json(self, *, solved: bool) -> dict[str, Any]:
        """The puzzle; with its solution only if it is ``solved``. Sentences are English."""
        puzzle, words = self.puzzle, PuzzleWords(self.puzzle, Texts("en"))
        whole: dict[str, Any] = {
            "id": puzzle.number,
            "difficulty": difficulty(puzzle.found),
            "view": puzzle.view.to_json(),
            "legal": sorted(map(str, puzzle.legal)),
        }
        if solved:
            whole["themes"] = list(map(str, puzzle.themes))
            whole["chance"], whole["worlds"] = puzzle.chance, puzzle.worlds
            whole["answers"] = [
                {
                    "action": str(answer.action),
                    "right": answer.right,
                    "loss": answer.loss,
                    "error": answer.error,
                    "text": words.why(each),
                }
                for answer, each in zip(puzzle.answers, explained(puzzle), strict=True)
            ]
            whole["line"] = [[s.seat, s.action, s.points] for s in puzzle.line.steps]
        return whole


def listing(puzzles: Sequence[Puzzle], texts: Texts) -> str:
    lines = []
    for puzzle in puzzles:
        seen = puzzle.view
        themes = ", ".join(texts(f"puzzle-theme-{theme}") for theme in puzzle.themes)
        players = texts("puzzle-players", count=seen.players)
        rule = f"{texts('play-must-place')} · " if seen.edition.must_place else ""
        lines.append(
            f"{puzzle.number:>4}  {stars(difficulty(puzzle.found))}  {players} · {rule}{themes}"
        )
    return "\n".join(lines)


def arguments(parser: Parser) -> None:
    add = parser.add_argument
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--id", type=whole_number(1, 100_000), metavar="N", help="cli-puzzle-id")
    which.add_argument("--day", nargs="?", const="", metavar="YYYY-MM-DD", help="cli-puzzle-day")
    add("--from", dest="file", metavar="cli-meta-file", help="cli-puzzle-from")
    add("--theme", choices=tuple(Theme), help="cli-puzzle-theme")
    add("--difficulty", type=whole_number(1, 5), metavar="N", help="cli-puzzle-difficulty")
    add("--rule", choices=RULES, help="cli-puzzle-rule")
    add("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-puzzle-seed")
    add("--move", metavar="cli-meta-move", help="cli-puzzle-move")
    add("--solution", action="store_true", help="cli-puzzle-solution")
    add("--list", action="store_true", help="cli-puzzle-list")
    add("--json", action="store_true", help="cli-puzzle-json")
    add_language(parser)
    add_colour(parser)


def run(args: argparse.Namespace) -> int:
    texts = Texts(language_of(args))
    columns = min(shutil.get_terminal_size().columns, _WIDEST)
    puzzles = _puzzles(args)
    if args.list:
        print_text(listing(_matching(args, puzzles), texts))
        return OK
    report = PuzzleReport(_chosen(args, puzzles), texts, columns)
    if args.move is not None:
        return _answered(args, report)
    if args.json:
        print(json.dumps(report.to_json(solved=args.solution), indent=1))
    elif args.solution:
        print_text(f"{report.title()}\n\n{report.solution()}")
    else:
        return _asked(args, report)
    return OK


def _puzzles(args: argparse.Namespace) -> Sequence[Puzzle]:
    return book() if args.file is None else read_file(read_bytes(args.file))


def _matching(args: argparse.Namespace, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    theme = None if args.theme is None else Theme(args.theme)
    rule = None if args.rule is None else args.rule == "must-place"
    return list(select(theme, args.difficulty, rule, puzzles))


def _chosen(args: argparse.Namespace, puzzles: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of a number or a day, or any that fits the other options."""
    if args.id is not None:
        return by_number(args.id, puzzles)
    free = args.theme is None and args.difficulty is None and args.rule is None
    if args.day is not None or (free and args.seed is None):
        day = parse_day(args.day) if args.day else datetime.now(UTC).date()
        return puzzle_of_day(day, puzzles)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    return Random(f"puzzle {seed}").choice(_matching(args, puzzles))


def _answered(args: argparse.Namespace, report: PuzzleReport) -> int:
    """Judge the move that the command was given."""
    puzzle = report.puzzle
    answer = puzzle.answer(parse_action(args.move))
    if answer is None:
        try:
            round_of(Worlds(puzzle.view).root).apply(args.move)
        except DreisteinError as error:
            raise MoveIllegal(text=quote(args.move), cause=error) from error
        raise AssertionError("every legal action is an answer")
    if args.json:
        whole = report.to_json(solved=True)
        print(json.dumps({**whole, "move": str(answer.action), "right": answer.right}, indent=1))
    else:
        parts = [report.verdict(answer)]
        if args.solution:
            parts.append(report.solution())
        print_text("\n\n".join(parts))
    return RIGHT if answer.right else WRONG


def _asked(args: argparse.Namespace, report: PuzzleReport) -> int:
    """Ask for moves until one is right; whoever leaves is told the solution."""
    puzzle, texts = report.puzzle, report.texts
    screen = Screen(input, print, use_colours(args))
    screen.show(report.title())
    screen.show(report.question())
    legal = sorted(puzzle.legal, key=str)
    dialogue = Dialogue(screen, texts, report.names, puzzle.view, legal, {})
    dialogue.show()
    screen.show_wrapped(texts("puzzle-leave"))
    try:
        while True:
            answer = puzzle.answer(dialogue.action())
            if answer is None:
                screen.show_wrapped(texts("puzzle-impossible"))
                continue
            screen.show(report.verdict(answer))
            if answer.right:
                screen.show(f"\n{report.solution()}")
                return RIGHT
            dialogue.tile = dialogue.spot = None
    except (Quit, KeyboardInterrupt):
        screen.show(f"\n{report.solution()}")
        return WRONG
