"""``analyse``: the coach goes through a record."""

import argparse
import json
import os
import shutil

from rich.console import Console
from rich.progress import Progress

from dreistein.coach.balance import Cause
from dreistein.coach.budget import WORLDS, Budget
from dreistein.coach.judgement import Judgement
from dreistein.coach.puzzles.mistakes import candidates, kept, puzzle_from
from dreistein.coach.puzzles.reader import as_file
from dreistein.coach.review import Plan, Review, judgements
from dreistein.coach.seat import Choice, SeatReview
from dreistein.coach.words.review import ReviewWords, shown
from dreistein.coach.words.sentences import add_keys
from dreistein.coach.words.watched import WatchedWords
from dreistein.commands.shared import output
from dreistein.commands.shared.arguments import add_file, add_language, language_of, reader_of
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.rules import IllegalRecord, RecordReader, judge
from dreistein.rules.record.record import record_of
from dreistein.text import Texts
from dreistein.text.width import join_parts, table, wrap

_WIDEST = 100
_INDENT = "  "


def arguments(parser: Parser) -> None:
    add_file(parser)
    add = parser.add_argument
    add("--seat", type=whole_number(0, 5), metavar="N", help="cli-analyse-seat")
    worlds = whole_number(1, 100_000)
    add("--worlds", type=worlds, default=WORLDS, metavar="N", help="cli-analyse-worlds")
    add("--seed", type=seed_text, default="", metavar="cli-meta-seed", help="cli-analyse-seed")
    add("--all", action="store_true", help="cli-analyse-all")
    add("--workers", type=whole_number(1, 64), metavar="N", help="cli-workers")
    add("--json", action="store_true", help="cli-analyse-json")
    add("--html", metavar="cli-meta-file", help="cli-analyse-html")
    add("--puzzles", metavar="cli-meta-file", help="cli-analyse-puzzles")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from dreistein.commands.shared.review_page import page

    reader, texts = reader_of(args), Texts(language_of(args))
    if any(round.observed for round in reader.rounds()) and not (args.html or args.puzzles):
        return _watched(args, reader, texts)
    plan = _plan(args, reader)
    for name in (args.html, args.puzzles):
        if name not in (None, "-"):
            output.check_writable(name)  # better to know now than after a minute of thought
    review = _reviewed(plan, args.workers or os.cpu_count() or 1, texts)
    if not review.told:  # interrupted at once: there is nothing to show
        output.print_error(texts("coach-stopped", done=0, all=len(plan.steps)))
        return output.UNREADABLE
    if args.json:
        found = review.to_json()
        add_keys(found)
        print(json.dumps(found, indent=1))
    elif args.html != "-":
        columns = min(shutil.get_terminal_size().columns, _WIDEST)
        output.print_text(report(review, texts, columns, complete=args.all))
    if not review.complete:
        done, whole = len(review.told), len(plan.steps)
        output.print_error(texts("coach-stopped", done=done, all=whole))
    if args.html is not None:  # last, so that a full disk costs nothing but the page
        plain = report(review, texts, _WIDEST, complete=args.all)
        output.write_text(args.html, page(review, texts, plain))
    if args.puzzles is not None:
        _write_puzzles(plan, review, args, texts)
    return output.OK


def _write_puzzles(plan: Plan, review: Review, args: argparse.Namespace, texts: Texts) -> None:
    """Write the puzzles that mistakes became; if there are none, say so."""
    steps = [step for step, _ in review.told]
    verdicts = [judged.verdict for _, judged in review.told]
    found = {}
    try:
        for at in candidates(steps, verdicts):
            puzzle = puzzle_from(steps[at], verdicts[at], plan.setting, args.seed)
            if puzzle is not None:
                found[at] = puzzle
    except KeyboardInterrupt:
        pass
    if not found:
        output.print_error(texts("coach-no-puzzles"))
    output.write_text(args.puzzles, as_file([found[at] for at in kept(found, steps)]))


def _watched(args: argparse.Namespace, reader: RecordReader, texts: Texts) -> int:
    """What can be said of a game of which only the table was seen."""
    record = record_of(reader)
    verdict = judge(record)
    if verdict.broken is not None:
        output.fail(verdict.broken, output.ILLEGAL, language_of(args))
    told = WatchedWords(record.header, record.match(), texts)
    if args.json:
        print(json.dumps({**verdict.to_json(), **told.to_json()}, indent=1))
    else:
        columns = min(shutil.get_terminal_size().columns, _WIDEST)
        output.print_text(told.report(columns))
    return output.OK


def _plan(args: argparse.Namespace, reader: RecordReader) -> Plan:
    budget = Budget(args.worlds, args.seed)
    seats = None if args.seat is None else [args.seat]
    try:
        return Plan.read(reader, budget, seats)
    except IllegalRecord as broken:
        output.fail(broken, output.ILLEGAL, language_of(args))


def _reviewed(plan: Plan, workers: int, texts: Texts) -> Review:
    """The review, of as much as was judged before an interrupt; shows progress on a terminal."""
    judged: dict[int, Judgement] = {}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(texts("coach-progress"), total=len(plan.steps))
        try:
            for at, found in judgements(plan, workers):
                judged[at] = found
                progress.advance(task)
        except KeyboardInterrupt:
            pass
    return plan.review(judged)


def report(review: Review, texts: Texts, columns: int, *, complete: bool) -> str:
    """The whole review: for each seat what is said of it, its moments, its balance and what cost
    something, or every decision if ``complete``."""
    words, parts = ReviewWords(review, texts), []
    for seat in review.seats:
        parts += [
            f"── {words.name(seat.seat)} ".ljust(columns, "─"),
            wrap(" ".join(words.addressed(seat)), columns),
            _moments(words, seat, columns),
            _balance(words, seat),
            join_parts(words.counts(seat), columns),
            _decisions(words, seat, columns, complete=complete),
        ]
    parts.append(wrap(f"{words.method()} {texts('coach-note')}", columns))
    return "\n\n".join(filter(None, parts))


def _balance(words: ReviewWords, seat: SeatReview) -> str:
    """From an even chance to the result, cause by cause."""
    texts, alone = words.texts, words.review.alone
    rows = [(texts("coach-expected" if alone else "coach-even"), words.worth(seat.even))]
    rows += [
        (words.cause(cause), words.change(getattr(seat.parts, str(cause))))
        for cause in Cause
        if not (alone and cause.theirs)
    ]
    label = texts("coach-so-far" if seat.result is None else "coach-result")
    rows.append((label, words.worth(seat.last)))
    return "\n".join(_INDENT + line for line in table(rows))


def _moments(words: ReviewWords, seat: SeatReview, columns: int) -> str:
    lines = [words.texts("coach-moments")]
    for change in seat.moments:
        course = f"{words.worth(change.before)} → {words.worth(change.after)}"
        place = words.place(change) + words.texts("colon")
        text = f"{place} {course}. {words.moment(seat, change)}"
        lines.append(_INDENT + wrap(text, columns - 2).replace("\n", "\n" + _INDENT))
    return "\n".join(lines) if seat.moments else ""


def _decisions(words: ReviewWords, seat: SeatReview, columns: int, *, complete: bool) -> str:
    found = shown(seat, complete=complete)
    if not found:
        return ""
    titles = ("place", "played", "better", "loss", "grade")
    head = [words.texts(f"coach-column-{title}") for title in titles]
    title, *rows = table([head, *(_row(words, choice) for choice in found)], left=(0, 1, 2, 4))
    lines = [words.texts("coach-decisions" if complete else "coach-slips"), _INDENT + title]
    for row, choice in zip(rows, found, strict=True):
        lines.append(_INDENT + row)
        why = words.why(choice)
        if why:
            reasons = wrap(why, columns - 6)
            lines.append(3 * _INDENT + reasons.replace("\n", "\n" + 3 * _INDENT))
    return "\n".join(lines)


def _row(words: ReviewWords, choice: Choice) -> list[str]:
    step, verdict = choice
    better = str(verdict.best.action) if verdict.slip else ""
    loss = words.worth(verdict.loss) if verdict.slip else ""
    return [words.place(step), str(step.action), better, loss, words.grade(verdict.grade)]
