"""The pictures of a review's page: the course of the chances, and the balance, as inline SVG."""

from collections.abc import Sequence
from html import escape

from dreistein.coach.course import Cause, Kind
from dreistein.coach.grade import Grade
from dreistein.coach.parts import Change
from dreistein.coach.seat import SeatReview
from dreistein.coach.words.review import ReviewWords

WIDTH, HEIGHT = 880, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 12, 26, 30
MARKS = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
"""The marks that chess players write."""
_DASHES = ("", "9 5", "2 4", "14 4 2 4", "5 3", "1 6")
"""So that lines can be told apart without their colours."""


class _Scale:
    """From the moves of a match and the prospects in it to the picture."""

    def __init__(self, words: ReviewWords) -> None:
        self._starts = [0]
        for match in words.review.matches:
            self._starts.append(self._starts[-1] + len(match.round.history) + 1)
        self.rounds = len(words.review.matches)
        low, high, step = (0.0, 1.0, 0.25) if not words.review.alone else _span(words.review.seats)
        self.low, self.high, self.step = low, high, step

    def x(self, round: int, ply: int) -> float:
        share = (self._starts[round] + ply) / max(self._starts[-1], 1)
        return _LEFT + share * (WIDTH - _LEFT - _RIGHT)

    def y(self, worth: float) -> float:
        share = (min(max(worth, self.low), self.high) - self.low) / (self.high - self.low)
        return HEIGHT - _BOTTOM - share * (HEIGHT - _TOP - _BOTTOM)


def _span(seats: Sequence[SeatReview]) -> tuple[float, float, float]:
    """The lowest and highest points of solitaire, and a step between two lines."""
    found = [seat.even for seat in seats]
    found += [change.after for seat in seats for change in seat.changes]
    step = next(s for s in (10, 20, 50, 100, 200, 500, 10**6) if (max(found) - min(found)) / s < 7)
    return min(found) // step * step, (max(found) // step + 1) * step, float(step)


def course_svg(words: ReviewWords, anchors: dict[tuple[int, int, int, bool], str]) -> str:
    """The prospects of all seats, move by move; marks lead to the decisions told below."""
    scale = _Scale(words)
    title = words.texts("coach-graph-points" if words.review.alone else "coach-graph")
    told = " ".join(
        words.texts(
            "coach-graph-text",
            name=words.name(seat.seat),
            first=words.worth(seat.even),
            last=words.worth(seat.last),
        )
        for seat in words.review.seats
    )
    parts = [
        f'<svg class="course" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(f"{title}. {told}")}">'
    ]
    worth, right, bottom = scale.low, WIDTH - _RIGHT, HEIGHT - _BOTTOM
    while worth <= scale.high + 1e-9:
        at = f"{scale.y(worth):.1f}"
        label = escape(words.axis(worth))
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{right}" y1="{at}" y2="{at}"/>')
        parts.append(f'<text class="axis" x="{_LEFT - 8}" y="{at}" dy="4">{label}</text>')
        worth += scale.step
    for number in range(scale.rounds):
        at = f"{scale.x(number, 0):.1f}"
        label = escape(words.texts("pad-round", number=number + 1))
        parts.append(f'<line class="round" x1="{at}" x2="{at}" y1="{_TOP}" y2="{bottom}"/>')
        parts.append(f'<text class="label" x="{at}" dx="4" y="{HEIGHT - 10}">{label}</text>')
    for seat in words.review.seats:
        parts += _line(scale, seat)
    for seat in words.review.seats:
        parts += _marks(scale, words, seat, anchors)
    return "".join([*parts, "</svg>"])


def _line(scale: _Scale, seat: SeatReview) -> list[str]:
    points = [(scale.x(0, 0), scale.y(seat.even))]
    points += [(_at(scale, change), scale.y(change.after)) for change in seat.changes]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash = f' stroke-dasharray="{_DASHES[seat.seat]}"' if _DASHES[seat.seat] else ""
    return [f'<polyline class="seat s{seat.seat}" points="{path}"{dash}/>']


def _at(scale: _Scale, change: Change) -> float:
    """Where a change is drawn: what a decision did shows after it."""
    stop = change.stop
    after = stop.kind == Kind.DECISION and change.cause == Cause.DECISIONS
    return scale.x(stop.round, stop.ply + 1 if after else stop.ply)


def _marks(
    scale: _Scale,
    words: ReviewWords,
    seat: SeatReview,
    anchors: dict[tuple[int, int, int, bool], str],
) -> list[str]:
    parts = []
    for change in seat.changes:
        stop, grade = change.stop, change.verdict.grade
        if change.cause != Cause.DECISIONS or grade not in MARKS:
            continue
        x, y = _at(scale, change), scale.y(change.after)
        label = f"{words.name(seat.seat)}, {words.place(stop)}: {words.grade(grade)}"
        mark = (
            f'<circle class="mark {grade}" cx="{x:.1f}" cy="{y:.1f}" r="9"/>'
            f'<text class="sign" x="{x:.1f}" y="{y + 4:.1f}">{MARKS[grade]}</text>'
        )
        anchor = anchors.get(stop.key)
        title = f"<title>{escape(label)}</title>"
        if anchor is None:
            parts.append(f"<g>{title}{mark}</g>")
        else:
            parts.append(f'<a href="#{anchor}" aria-label="{escape(label)}">{title}{mark}</a>')
    return parts


def key_svg(seat: int) -> str:
    """A piece of a seat's line, for the key."""
    dash = f' stroke-dasharray="{_DASHES[seat]}"' if _DASHES[seat] else ""
    return (
        '<svg class="key" viewBox="0 0 34 10" aria-hidden="true">'
        f'<polyline class="seat s{seat}" points="0,5 34,5"{dash}/></svg>'
    )


def bar_svg(before: float, after: float, low: float, high: float) -> str:
    """A step of the balance, from one height to the next, as a bar."""
    span = max(high - low, 1e-9)
    left, right = ((min(before, after) - low) / span, (max(before, after) - low) / span)
    kind = "up" if after >= before else "down"
    start = (before - low) / span * 100
    return (
        '<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="{kind}" x="{100 * left:.2f}" y="1" '
        f'width="{max(100 * (right - left), 0.6):.2f}" height="8"/>'
        f'<line class="start" x1="{start:.2f}" x2="{start:.2f}" y1="0" y2="10"/></svg>'
    )
