"""A review as one page: HTML that loads nothing, runs nothing and keeps to the reader's theme."""

from base64 import b64encode
from html import escape
from importlib.resources import files

from dreistein.coach.course import Cause, Stop
from dreistein.coach.grade import Grade
from dreistein.coach.parts import Change, Judged
from dreistein.coach.review import Review
from dreistein.coach.seat import SeatReview
from dreistein.coach.verdict import Verdict
from dreistein.coach.words.review import ReviewWords, slips
from dreistein.commands.analysis.graph import bar_svg, course_svg, key_svg
from dreistein.pictures.svg import draw_svg, draw_tiles_svg
from dreistein.rules.actions import Action, Placement
from dreistein.rules.board import Board
from dreistein.terminal.position import rack
from dreistein.text import Texts

MOST_BOARDS = 24
"""More moments than this are told without pictures, so that the page stays small."""
MOST_DRAWN = 14
"""A rack of more tiles is a list."""
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


def page(review: Review, texts: Texts) -> str:
    """The whole page."""
    words = ReviewWords(review, texts)
    names = escape(texts.join_names([words.name(seat.seat) for seat in review.seats]))
    title = escape(texts("coach-title"))
    style = (files("dreistein") / "commands/analysis/page.style").read_text(encoding="utf-8")
    told = _told(review)
    anchors = {key: f"m{at}" for at, key in enumerate(told, 1)}
    parts = [
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}: {names}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>",
        f"<h1>{title}: {names}</h1>",
        f'<p class="soft">{escape(words.method())}</p>',
        _graph(words, anchors),
        '<div class="seats">',
        *(_seat(words, seat) for seat in review.seats),
        "</div>",
        *(_moment(words, key, anchors[key], found) for key, found in told.items()),
        *(_list(words, seat) for seat in review.seats),
        f'<p class="soft">{escape(texts("coach-note"))}</p>',
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


_Key = tuple[int, int, int, bool]


def _told(review: Review) -> dict[_Key, tuple[Change, bool]]:
    """The moments that get a card: those that decided the match, then mistakes, the worst first; in
    the order of the match, each with whether it was decisive."""
    serious = (Grade.MISTAKE, Grade.BLUNDER)
    decisive = [change for seat in review.seats for change in seat.moments]
    mistakes = [
        change
        for seat in review.seats
        for change in seat.changes
        if change.cause == Cause.DECISIONS and change.verdict.grade in serious
    ]
    mistakes.sort(key=lambda change: change.size)
    found: dict[_Key, tuple[Change, bool]] = {}
    for change in [*decisive, *mistakes][:MOST_BOARDS]:
        found.setdefault(change.stop.key, (change, any(change is each for each in decisive)))
    return dict(sorted(found.items(), key=lambda item: item[0]))


def _graph(words: ReviewWords, anchors: dict[_Key, str]) -> str:
    title = words.texts("coach-graph-points" if words.review.alone else "coach-graph")
    seats = words.review.seats
    keys = "".join(f"<li>{key_svg(s.seat)}{escape(words.name(s.seat))}</li>" for s in seats)
    return (
        f"<section><h2>{escape(title)}</h2>"
        f'<div class="scroll" tabindex="0">{course_svg(words, anchors)}</div>'
        f'<ul class="keys">{keys}</ul></section>'
    )


def _seat(words: ReviewWords, seat: SeatReview) -> str:
    won = words.review.match.winners
    name = escape(words.name(seat.seat))
    if seat.seat in won and not words.review.alone:
        name += f" – {escape(words.texts('coach-won'))}"
    grades = "".join(
        f'<li><span class="grade {grade}">{escape(label)}</span> {count}</li>'
        for grade, label, count in words.counts(seat)
    )
    return (
        f"<section><h2>{name}</h2>{_balance(words, seat)}"
        f'<ul class="grades">{grades}</ul>'
        f"<p>{escape(' '.join(words.summary(seat)))}</p></section>"
    )


def _balance(words: ReviewWords, seat: SeatReview) -> str:
    """Luck and skill at a glance: a bar for each step from an even chance to the result."""
    texts, heights = words.texts, [seat.even]
    for cause in Cause:
        heights.append(heights[-1] + getattr(seat.parts, str(cause)))
    low, high = min(heights), max(heights)
    if not words.review.alone:
        low, high = min(low, 0.0), max(high, 1.0)
    start = texts("coach-expected" if words.review.alone else "coach-even")
    rows = [_row(start, words.worth(seat.even), "")]
    for at, cause in enumerate(Cause):
        bar = bar_svg(heights[at], heights[at + 1], low, high)
        rows.append(_row(words.cause(cause), words.change(heights[at + 1] - heights[at]), bar))
    last = texts("coach-so-far" if seat.result is None else "coach-result")
    rows.append(_row(last, words.worth(seat.last), ""))
    caption = escape(texts("coach-balance"))
    return f'<h3>{caption}</h3><table class="balance">{"".join(rows)}</table>'


def _row(label: str, figure: str, bar: str) -> str:
    return (
        f'<tr><th scope="row">{escape(label)}</th><td class="figure">{escape(figure)}</td>'
        f'<td class="picture">{bar}</td></tr>'
    )


# ---------------------------------------------------------------------------- moments


def _moment(words: ReviewWords, key: _Key, anchor: str, found: tuple[Change, bool]) -> str:
    change, decisive = found
    stop, verdict = change.stop, change.verdict
    title = f"{words.name(stop.seat)}: {words.place(stop)}"
    course = f"{words.worth(change.before)} → {words.worth(change.after)}"
    parts = [f'<article id="{anchor}"><h2>{escape(title)}</h2>']
    if decisive:
        parts.append(f'<p class="soft">{escape(words.texts("coach-moments"))}</p>')
    grade = ""
    if change.cause == Cause.DECISIONS and verdict.grade is not None:
        label = escape(words.grade(verdict.grade))
        grade = f'<span class="grade {verdict.grade}">{label}</span> · '
    parts.append(f"<p>{grade}<strong>{escape(course)}</strong></p>")
    text = words.moment(change)
    parts.append(f"<p>{escape(text[:1].upper() + text[1:])}</p>")
    if change.cause == Cause.DECISIONS and verdict.best is not None and stop.played is not None:
        parts.append(_choice(words, stop, verdict))
    else:
        board = Board.of(stop.seen.board)
        parts.append(f'<div class="boards">{_figure(words, stop, board, "")}</div>')
    return "".join([*parts, "</article>"])


def _choice(words: ReviewWords, stop: Stop, verdict: Verdict) -> str:
    """What was played and what was better, side by side, and why."""
    assert verdict.best is not None
    assert verdict.played is not None
    pictures = []
    for key, option in (("played-was", verdict.played), ("better-was", verdict.best)):
        caption = words.texts(f"coach-{key}", action=words.action(option.action, stop))
        pictures.append(
            _figure(words, stop, _board_after(stop, option.action), caption)
            + f"<p>{escape(words.reasons(option, stop))}</p></figure>"
        )
    return _rack(words, stop) + f'<div class="boards">{"".join(pictures)}</div>'


def _rack(words: ReviewWords, stop: Stop) -> str:
    """What the player held: a picture, or a list if there are many tiles."""
    tiles = rack(stop.seen)
    label, listed = words.texts("play-rack"), ", ".join(words.tile(tile) for tile in tiles)
    if len(tiles) > MOST_DRAWN:
        return f'<p class="soft">{escape(label)}: {escape(listed)}</p>'
    image = _image(draw_tiles_svg(tiles), f"{label}: {listed}")
    return f'<figure class="rack">{image}</figure>'


def _image(drawing: str, alt: str) -> str:
    data = b64encode(drawing.encode()).decode()
    return f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">'


def _board_after(stop: Stop, action: Action) -> Board:
    board = Board.of(stop.seen.board)
    return board.place(action) if isinstance(action, Placement) else board


def _figure(words: ReviewWords, stop: Stop, board: Board, caption: str) -> str:
    """A picture of the table; left open if it has a caption, so that reasons can follow."""
    move = stop.ply + 1
    title = words.texts("coach-picture", round=stop.round + 1, move=move)
    placed = len(board.placements) > len(stop.seen.board)
    drawing = draw_svg(board, theme="auto", last=placed or not caption, title=title, description="")
    image = _image(drawing, f"{title}. {caption}" if caption else title)
    if not caption:
        return f"<figure>{image}</figure>"
    return f"<figure>{image}<figcaption>{escape(caption)}</figcaption>"


# ---------------------------------------------------------------------------- all that cost


def _list(words: ReviewWords, seat: SeatReview) -> str:
    found = slips(seat)
    name = escape(words.name(seat.seat))
    heading = f"<h2>{name}: {escape(words.texts('coach-slips'))}</h2>"
    if not found:
        none = "coach-no-slips" if seat.choices else "coach-no-choice"
        told = words.texts("coach-moment-resigned" if seat.resigned else none)
        return f"<section>{heading}<p>{escape(told)}</p></section>"
    titles = ("place", "played", "better", "loss", "grade")
    head = "".join(
        f'<th scope="col">{escape(words.texts(f"coach-column-{title}"))}</th>' for title in titles
    )
    rows = "".join(_list_row(words, judged) for judged in found)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<section>{heading}<div class="list" tabindex="0">{table}</div></section>'


def _list_row(words: ReviewWords, judged: Judged) -> str:
    stop, verdict = judged
    assert verdict.best is not None
    assert verdict.grade is not None
    cells = [
        words.place(stop),
        str(stop.played),
        str(verdict.best.action),
        words.loss(verdict),
    ]
    shown = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    grade = escape(words.grade(verdict.grade))
    return f'<tr>{shown}<td class="grade {verdict.grade}">{grade}</td></tr>'
