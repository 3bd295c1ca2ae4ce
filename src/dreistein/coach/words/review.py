"""Words and figures of a review, as the terminal and the page show them."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.coach.course import Cause, Checkpoint, Kind
from dreistein.coach.grade import ERRORS_95, Grade
from dreistein.coach.luck_and_skill import Change, Judged
from dreistein.coach.review import Review
from dreistein.coach.seat import SeatReview
from dreistein.coach.verdict import Option, Verdict
from dreistein.coach.words.actions import ActionWords
from dreistein.rules.actions import Action, Draw
from dreistein.rules.tiles import Tile
from dreistein.rules.turns import Turn, turns
from dreistein.text import Texts, signed
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import clean


@dataclass(frozen=True, slots=True)
class ReviewWords:
    """The words for a review in a language."""

    review: Review
    texts: Texts

    # ------------------------------------------------------------------ figures

    def worth(self, value: float) -> str:
        """A chance as a percentage; in solitaire, points."""
        formats = NumberFormat(self.texts.language)
        if self.review.alone:
            return formats.number(value)
        return formats.percent(min(max(value, 0.0), 1.0))

    def change(self, value: float) -> str:
        """A difference, with its sign."""
        formats = NumberFormat(self.texts.language)
        size = abs(value)
        text = formats.number(size) if self.review.alone else formats.percent(size)
        zero = formats.number(0) if self.review.alone else formats.percent(0.0)
        if text == zero:
            return text
        return f"+{text}" if value > 0 else f"\u2212{text}"

    def loss(self, verdict: Verdict) -> str:
        """What a decision cost, with its 95 % interval; what came out below nothing is nothing."""
        formats = NumberFormat(self.texts.language)
        show = formats.number if self.review.alone else formats.percent
        margin = f" ±{show(ERRORS_95 * verdict.error)}" if verdict.error else ""
        return show(max(verdict.loss, 0.0)) + margin

    # ------------------------------------------------------------------ names

    def name(self, seat: int) -> str:
        return clean(self.review.header.players[seat])

    def grade(self, grade: Grade) -> str:
        return self.texts(f"coach-grade-{grade}")

    def cause(self, cause: Cause) -> str:
        rest = self.review.alone and cause == Cause.OTHERS
        return self.texts("coach-cause-rest" if rest else f"coach-cause-{cause}")

    def place(self, point: Checkpoint) -> str:
        """Where in the match a checkpoint is, counted as people do."""
        if point.kind == Kind.END:
            return self.texts("coach-place-end", round=point.round + 1)
        played = point.kind == Kind.DECISION
        return self.texts("coach-place", round=point.round + 1, move=point.ply + played)

    def tile(self, tile: Tile) -> str:
        return tile.written

    def action(self, action: Action, point: Checkpoint) -> str:
        """An action as part of a sentence."""
        return self._words(point).name(action)

    def reasons(self, option: Option, point: Checkpoint) -> str:
        """Why an action is good or bad, in sentences to its player."""
        return self._words(point).sentences(option.reasons, option.action)

    def _words(self, point: Checkpoint) -> ActionWords:
        return ActionWords(self.texts, point.seen.end_of_turn, self.name)

    # ------------------------------------------------------------------ moments

    def moment(self, change: Change) -> str:
        """What happened at a moment."""
        point, verdict = change.point, change.verdict
        if point.resigned:
            return self.texts("coach-moment-resigned")
        if (
            change.cause == Cause.DECISIONS
            and verdict.best is not None
            and point.played is not None
        ):
            played, better = (
                self.action(point.played, point),
                self.action(verdict.best.action, point),
            )
            return self.texts("coach-moment-decision", played=played, better=better)
        if change.cause == Cause.DRAWS and point.seen.drawn:
            return self.texts("coach-moment-draw", tile=self.tile(point.seen.drawn[-1]))
        if change.cause == Cause.DRAWS:
            return self.texts("coach-moment-draw", tile=self.tile(point.seen.hand[-1]))
        return self._others(point)

    def _others(self, point: Checkpoint) -> str:
        """What the others did since the seat's last action."""
        history = self.review.matches[point.round].round.history[: point.ply]
        own = [played.turn for played in history if played.seat == point.seat]
        since = range(own[-1] + 1 if own else 0, history[-1].turn + 1 if history else 0)
        made = turns(self.review.matches[point.round].round)
        said = [self._turn(turn) for turn in made if turn.actions[0].turn in since]
        if point.kind == Kind.END:
            said.append(self.texts("coach-moment-end"))
        return "; ".join(said)

    def _turn(self, turn: Turn) -> str:
        """What a player did in a turn, and what it scored."""
        names = []
        if turn.draws:
            times = f" ×{turn.draws}" if turn.draws > 1 else ""
            names.append(self.texts("hint-name-draw") + times)
        last = turn.actions[-1].action
        if turn.end is not None and not isinstance(last, Draw):
            names.append(ActionWords(self.texts, turn.end, self.name).name(last))
        return f"{self.name(turn.seat)}: {', '.join(names)} ({signed(turn.points)})"

    # ------------------------------------------------------------------ summary

    def summary(self, seat: SeatReview) -> list[str]:
        """How well a seat played, in sentences."""
        formats, none = NumberFormat(self.texts.language), seat.loss <= ERRORS_95 * seat.loss_error
        if seat.resigned and none:
            return [self.texts("coach-moment-resigned")]
        if not seat.choices:
            return [self.texts("coach-no-choice")]
        if none:
            said = [self.texts("coach-loss-none")]
        elif self.review.alone:
            said = [self.texts("coach-loss-points", loss=formats.number(seat.loss))]
        else:
            said = [self.texts("coach-loss", loss=formats.percent(seat.loss, 2))]
        if seat.level is not None and not seat.resigned:
            said.append(self.texts("coach-level", level=self._level(seat.level)))
        return said

    def _level(self, level: str) -> str:
        """A level as the page calls it; those of the ladder have names of their own."""
        key = f"page-level-{level}"
        return self.texts(key) if key in self.texts else level.capitalize()

    def counts(self, seat: SeatReview) -> list[tuple[Grade, str, int]]:
        """The grades, with their names and how many decisions got them."""
        return [(grade, self.grade(grade), seat.grades[grade]) for grade in Grade]

    def method(self) -> str:
        budget = self.review.budget
        if budget.millis is None:
            return self.texts("coach-method", worlds=budget.worlds)
        return self.texts("coach-method-millis", millis=budget.millis)


def slips(seat: SeatReview, *, complete: bool = False) -> Sequence[Judged]:
    """The decisions that cost something, or all of them if ``complete``."""
    fine = (Grade.BEST, Grade.GOOD)
    return [
        (point, verdict) for point, verdict in seat.choices if complete or verdict.grade not in fine
    ]
