"""``analyse``: the coach goes through a record."""

import argparse
import json
import os
import shutil
from typing import TYPE_CHECKING

from dreistein.commands.shared.arguments import add_file, add_language, language_of
from dreistein.commands.shared.output import (
    ILLEGAL,
    OK,
    UNREADABLE,
    check_writable,
    fail,
    print_error,
    print_text,
    write_text,
)
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.commands.shared.position import reader_of
from dreistein.rules import IllegalRecord
from dreistein.text import Texts

if TYPE_CHECKING:
    from dreistein.coach.review import Plan, Review
    from dreistein.coach.verdict import Verdict

_WIDEST = 100


def arguments(parser: Parser) -> None:
    add_file(parser)
    add = parser.add_argument
    add("--seat", type=whole_number(0, 5), metavar="N", help="cli-analyse-seat")
    budget = parser.add_mutually_exclusive_group()
    worlds = whole_number(1, 100_000)
    budget.add_argument("--worlds", type=worlds, metavar="N", help="cli-analyse-worlds")
    millis = whole_number(1, 3_600_000)
    budget.add_argument("--millis", type=millis, metavar="N", help="cli-analyse-millis")
    add("--seed", type=seed_text, default="", metavar="cli-meta-seed", help="cli-analyse-seed")
    add("--all", action="store_true", help="cli-analyse-all")
    add("--workers", type=whole_number(1, 64), metavar="N", help="cli-workers")
    add("--json", action="store_true", help="cli-analyse-json")
    add("--html", metavar="cli-meta-file", help="cli-analyse-html")
    add("--puzzles", metavar="cli-meta-file", help="cli-analyse-puzzles")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Review a record; print a table or JSON, and write a page if asked to."""
    from dreistein.coach.words.sentences import add_keys
    from dreistein.commands.analysis.page import page
    from dreistein.commands.analysis.table import table

    plan, texts = _plan(args), Texts(language_of(args))
    for name in (args.html, args.puzzles):
        if name not in (None, "-"):
            check_writable(name)  # better to know now than after a minute of thought
    review = _reviewed(plan, args.workers or os.cpu_count() or 1, texts)
    if not review.judged:  # interrupted at once: there is nothing to show
        print_error(texts("coach-stopped", done=0, all=len(plan.checkpoints)))
        return UNREADABLE
    if args.json:
        found = review.to_json()
        add_keys(found)
        print(json.dumps(found, indent=1))
    elif args.html != "-":
        columns = min(shutil.get_terminal_size().columns, _WIDEST)
        print_text(table(review, texts, columns, complete=args.all))
    if not review.complete:
        done, whole = len(review.judged), len(plan.checkpoints)
        print_error(texts("coach-stopped", done=done, all=whole))
    if args.html is not None:  # last, so that a full disk costs nothing but the page
        plain = table(review, texts, _WIDEST, complete=args.all)
        write_text(args.html, page(review, texts, plain))
    if args.puzzles is not None:
        _write_puzzles(review, args, texts)
    return OK


def _write_puzzles(review: "Review", args: argparse.Namespace, texts: Texts) -> None:
    """Write the puzzles that mistakes became; if there are none, say so."""
    from dreistein.coach.puzzles.mistakes import candidates, kept, puzzle_from
    from dreistein.coach.puzzles.reader import as_file

    checkpoints, verdicts = zip(*review.judged, strict=True)
    found = {}
    try:
        for at in candidates(checkpoints, verdicts):
            puzzle = puzzle_from(checkpoints[at], verdicts[at], args.seed)
            if puzzle is not None:
                found[at] = puzzle
    except KeyboardInterrupt:
        pass
    if not found:
        print_error(texts("coach-no-puzzles"))
    write_text(args.puzzles, as_file([found[at] for at in kept(found, checkpoints)]))


def _plan(args: argparse.Namespace) -> "Plan":
    from dreistein.coach.budget import WORLDS, Budget
    from dreistein.coach.review import Plan

    budget = Budget(args.worlds or WORLDS, args.millis, args.seed)
    seats = None if args.seat is None else [args.seat]
    try:
        return Plan.read(reader_of(args), budget, seats)
    except IllegalRecord as broken:
        fail(broken, ILLEGAL, language_of(args))


def _reviewed(plan: "Plan", workers: int, texts: Texts) -> "Review":
    """The review, of as much as was judged before an interrupt; shows progress on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from dreistein.coach.review import judgements

    verdicts: dict[int, Verdict] = {}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(texts("coach-progress"), total=len(plan.checkpoints))
        try:
            for at, verdict in judgements(plan, workers):
                verdicts[at] = verdict
                progress.advance(task)
        except KeyboardInterrupt:
            pass
    return plan.review(verdicts)
