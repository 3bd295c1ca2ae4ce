"""Words and figures of a review, as the terminal shows them."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.coach.balance import Cause, Change
from dreistein.coach.course import Step
from dreistein.coach.grade import Grade
from dreistein.coach.review import Review
from dreistein.coach.seat import Choice, SeatReview, choice_json
from dreistein.coach.words.actions import ActionWords
from dreistein.coach.words.sentences import Sentences
from dreistein.rules.actions import Draw
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
            return formats.number(round(value), 0)
        return formats.percent(min(max(value, 0.0), 1.0), 0)

    def change(self, value: float) -> str:
        """A difference, with its sign."""
        text = self.worth(abs(value))
        if abs(value) < (0.5 if self.review.alone else 0.005):
            return self.worth(0.0)
        return f"+{text}" if value > 0 else f"\u2212{text}"

    # ------------------------------------------------------------------ names

    def name(self, seat: int) -> str:
        return clean(self.review.header.players[seat])

    def grade(self, grade: Grade) -> str:
        return self.texts(f"coach-grade-{grade}")

    def cause(self, cause: Cause) -> str:
        rivals = len(self.review.header.players) - 1
        return self.texts(f"coach-cause-{cause.replace('_', '-')}", rivals=rivals)

    def place(self, change: Change | Step) -> str:
        """Where in the match something is, counted as people do."""
        actions = self.review.matches[change.round].round.history
        if isinstance(change, Change) and change.ply == len(actions):
            return self.texts("coach-place-end", round=change.round + 1)
        played = isinstance(change, Step) or change.cause is Cause.MOVES
        return self.texts("coach-place", round=change.round + 1, move=change.ply + played)

    # ------------------------------------------------------------------ what is told

    @property
    def _sentences(self) -> Sentences:
        players = range(len(self.review.header.players))
        return Sentences(self.texts, [self.name(seat) for seat in players], self.review.alone)

    def told(self, seat: SeatReview) -> list[str]:
        """A seat's match in sentences."""
        return self._sentences.told(seat.to_json())

    def addressed(self, seat: SeatReview) -> list[str]:
        """The same, for somebody else who reads it."""
        return [self.texts("coach-to", name=self.name(seat.seat)), *self.told(seat)]

    def why(self, choice: Choice) -> str:
        """Why another action was better."""
        step, _ = choice
        return " ".join(self._sentences.why(choice_json(choice), step.seat))

    def moment(self, seat: SeatReview, change: Change) -> str:
        """What happened at a moment."""
        if change.cause is Cause.MOVES:
            for step, verdict in seat.choices:
                if (step.round, step.ply) == (change.round, change.ply):
                    words = ActionWords(self.texts, step.position.end_of_turn, self.name)
                    played = words.name(verdict.played.action)
                    better = words.name(verdict.best.action, verdict.played.action)
                    done = self.texts("coach-moment-decision", played=played, better=better)
                    again = self._sentences.again(seat.to_json(), step.round, step.ply)
                    return f"{done} {again}".rstrip()
            return self.texts("coach-moment-resigned")
        match = self.review.matches[change.round]
        if change.cause is Cause.DRAWS:
            stock = match.round.rewind(change.ply - 1).stock
            return self.texts("coach-moment-draw", tile=stock[0].written)
        return self._others(seat.seat, change)

    def _others(self, seat: int, change: Change) -> str:
        """What the others did since the seat's last action."""
        round = self.review.matches[change.round].round
        history = round.history[: change.ply]
        own = [played.turn for played in history if played.seat == seat]
        since = range(own[-1] + 1 if own else 0, history[-1].turn + 1 if history else 0)
        said = [self._turn(turn) for turn in turns(round) if turn.actions[0].turn in since]
        if round.end is not None and change.ply == len(round.history):
            said.append(self.texts("coach-moment-end"))
        return " · ".join(said)

    def _turn(self, turn: Turn) -> str:
        """What a player did in a turn, and what it scored."""
        names = []
        if turn.draws:
            times = f" ×{turn.draws}" if turn.draws > 1 else ""
            names.append(self.texts("hint-name-draw") + times)
        last = turn.actions[-1].action
        if turn.end is not None and not isinstance(last, Draw):
            names.append(ActionWords(self.texts, turn.end, self.name).name(last))
        who = self.name(turn.seat) + self.texts("colon")
        return f"{who} {', '.join(names)} ({signed(turn.points)})"

    def counts(self, seat: SeatReview) -> list[str]:
        """How many decisions got which grade."""
        found = [(grade, seat.grades[grade]) for grade in Grade]
        return [f"{n} {self.texts(f'coach-grades-{grade}', count=n)}" for grade, n in found]

    def method(self) -> str:
        return self.texts("coach-method", worlds=self.review.budget.worlds)


def shown(seat: SeatReview, *, complete: bool = False) -> Sequence[Choice]:
    """The decisions that cost something, or all of them if ``complete``."""
    return seat.choices if complete else seat.slips
