"""A puzzle as ``dreistein puzzle`` prints it: the position, an answer, the solution, a list."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.bots.hints.explainer import Explained
from dreistein.coach.puzzles.difficulty import HARDEST, difficulty
from dreistein.coach.puzzles.puzzle import Answer, Puzzle
from dreistein.coach.words.puzzle import PuzzleWords, explained
from dreistein.rules.actions import Action
from dreistein.terminal.phrases import edition_name
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import cell, join_parts, width, wrap

_MOST_SHOWN = 6


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
        """The number, the difficulty and the rules."""
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
        return NumberFormat(self.texts.language).percent(chance)

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
        widest = max(width(name) for name, _ in rows)
        lines += [f"  {cell(name, widest)}  {cost}" for name, cost in rows]
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
    """A line for each puzzle."""
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
