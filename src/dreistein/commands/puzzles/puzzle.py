"""``puzzle``: find the best move of a position."""

import argparse
import json
import secrets
import shutil
from collections.abc import Sequence
from datetime import UTC, date, datetime
from random import Random

from dreistein.coach.puzzles.book import book, by_number, puzzle_of_day, select
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.reader import read_file
from dreistein.coach.puzzles.themes import Theme
from dreistein.commands.puzzles.report import PuzzleReport, listing
from dreistein.commands.shared.arguments import add_colour, add_language, language_of, use_colours
from dreistein.commands.shared.output import ILLEGAL, OK, print_text, read_bytes
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.kernel import Worlds, round_of
from dreistein.rules.actions import parse_action
from dreistein.rules.errors import DreisteinError, quote
from dreistein.terminal.dialogue import Dialogue
from dreistein.terminal.screen import Quit, Screen
from dreistein.text import Texts

_WIDEST = 100
RULES = ("free", "must-place")
RIGHT, WRONG = OK, ILLEGAL


class NoDay(DreisteinError):
    code = "puzzle-day"
    sentence = "{text} is not a date. Write it like {example}."


class MoveIllegal(DreisteinError):
    code = "puzzle-move"
    sentence = "In this puzzle {text} is not possible. {cause}"


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
    """Show a puzzle, and judge an answer, or ask for one."""
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
    """Those of a file, or the shipped ones."""
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
        return puzzle_of_day(_day_of(args.day), puzzles)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    return Random(f"puzzle {seed}").choice(_matching(args, puzzles))


def _day_of(text: str | None) -> date:
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NoDay(text=quote(text), example="2026-11-17") from None


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
    dialogue = Dialogue(screen, texts, report.names, puzzle.view, legal, lambda: None)
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
