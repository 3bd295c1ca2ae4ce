"""A review as text for a terminal."""

from collections.abc import Sequence

from dreistein.coach.course import Cause
from dreistein.coach.luck_and_skill import Judged
from dreistein.coach.review import Review
from dreistein.coach.seat import SeatReview
from dreistein.coach.words.review import ReviewWords, slips
from dreistein.text import Texts
from dreistein.text.width import cell, join_parts, width, wrap

_INDENT = "  "


def table(review: Review, texts: Texts, columns: int, *, complete: bool) -> str:
    """The whole review: for each seat its balance, its moments and what cost something, or every
    decision if ``complete``."""
    words = ReviewWords(review, texts)
    parts = [wrap(words.method(), columns)]
    for seat in review.seats:
        parts += [
            f"── {words.name(seat.seat)} ".ljust(columns, "─"),
            _balance(words, seat),
            "\n".join(
                [
                    join_parts([f"{n}: {count}" for _, n, count in words.counts(seat)], columns),
                    wrap(" ".join(words.summary(seat)), columns),
                ]
            ),
            _moments(words, seat, columns),
            _decisions(words, seat, columns, complete=complete),
        ]
    parts.append(wrap(texts("coach-note"), columns))
    return "\n\n".join(filter(None, parts))


def _balance(words: ReviewWords, seat: SeatReview) -> str:
    """From an even chance to the result, cause by cause."""
    texts = words.texts
    rows = [(texts("coach-expected" if words.review.alone else "coach-even"), seat.even, False)]
    rows += [(words.cause(cause), getattr(seat.parts, str(cause)), True) for cause in Cause]
    rows.append(
        (texts("coach-so-far" if seat.result is None else "coach-result"), seat.last, False)
    )
    shown = [
        (label, words.change(value) if is_change else words.worth(value))
        for label, value, is_change in rows
    ]
    left, right = (max(width(row[at]) for row in shown) for at in (0, 1))
    return "\n".join(
        f"{_INDENT}{cell(label, left)}  {cell(value, right, right=True)}" for label, value in shown
    )


def _moments(words: ReviewWords, seat: SeatReview, columns: int) -> str:
    lines = [words.texts("coach-moments")]
    for change in seat.moments:
        course = f"{words.worth(change.before)} → {words.worth(change.after)}"
        text = f"{words.place(change.point)}: {course}. {words.moment(change)}"
        lines.append(_INDENT + wrap(text, columns - 2).replace("\n", "\n" + _INDENT))
    return "\n".join(lines) if seat.moments else ""


def _decisions(words: ReviewWords, seat: SeatReview, columns: int, *, complete: bool) -> str:
    found = slips(seat, complete=complete)
    if not found:
        return words.texts("coach-no-slips") if seat.choices and not seat.resigned else ""
    titles = ("place", "played", "better", "loss", "grade")
    head = [words.texts(f"coach-column-{title}") for title in titles]
    rows = [_row(words, judged) for judged in found]
    widths = [max(map(width, column)) for column in zip(head, *rows, strict=True)]
    lines = [words.texts("coach-decisions" if complete else "coach-slips"), _line(head, widths)]
    for row, (point, verdict) in zip(rows, found, strict=True):
        lines.append(_line(row, widths))
        if verdict.loss > 0 and verdict.best is not None and point.played != verdict.best.action:
            reasons = wrap(words.reasons(verdict.best, point), columns - 6)
            lines.append(3 * _INDENT + reasons.replace("\n", "\n" + 3 * _INDENT))
    return "\n".join(lines)


def _row(words: ReviewWords, judged: Judged) -> list[str]:
    point, verdict = judged
    assert verdict.best is not None
    assert verdict.grade is not None
    best = str(verdict.best.action)
    better = "" if point.played == verdict.best.action else best
    place, loss = words.place(point), words.loss(verdict)
    return [place, str(point.played), better, loss, words.grade(verdict.grade)]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [
        cell(text, columns, right=at == 3)
        for at, (text, columns) in enumerate(zip(row, widths, strict=True))
    ]
    return (_INDENT + "  ".join(cells)).rstrip()
