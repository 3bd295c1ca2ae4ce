"""What is said of a puzzle's actions, in a language: the same reasons as in hints."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.bots.base import Ranked
from dreistein.bots.hints.explainer import Explained, explain, situation
from dreistein.bots.hints.reason import Reason
from dreistein.coach.puzzles.puzzle import Answer, Puzzle, Step
from dreistein.rules.actions import Action, Draw, Placement, parse_action
from dreistein.rules.tiles import Tile
from dreistein.text import Texts, signed


def explained(puzzle: Puzzle) -> list[Explained]:
    """Every action with its reasons, in the order of the answers."""
    return explain(puzzle.view, [_ranked(puzzle, answer) for answer in puzzle.answers])


def _ranked(puzzle: Puzzle, answer: Answer) -> Ranked:
    """An answer as a ranking has it; reasons ask for nothing but the chance to win."""
    win, exact = puzzle.chance - answer.loss, puzzle.worlds == 0
    return Ranked(answer.action, 0.0, 0.0, 0.0, 0.0, win, answer.error, puzzle.worlds, exact)


@dataclass(frozen=True, slots=True)
class PuzzleWords:
    """Words for a puzzle, in a language."""

    puzzle: Puzzle
    texts: Texts

    def name(self, seat: int) -> str:
        """A seat as the solver sees it."""
        if seat == self.puzzle.view.seat:
            return self.texts("you")
        return self.texts("seat-name", number=seat + 1)

    def tile(self, tile: Tile) -> str:
        return "\u2013".join(str(tile))

    def title(self, each: Explained) -> str:
        """What an action does, and what it scores at once."""
        action, points = each.action, each.now
        if isinstance(action, Placement):
            return self.texts("hint-do-place", tile=self.tile(action.tile), points=points)
        return self.texts(f"hint-do-{self._kind(action)}", points=points)

    def why(self, each: Explained) -> str:
        """The reasons for or against an action."""
        return self._sentences(each.reasons, each.action)

    def line(self) -> list[str]:
        """What happens in the line, step by step; of the tiles drawn, only the solver's own."""
        steps = self.puzzle.line.steps
        before = (None, *steps)
        return [
            f"{self.name(step.seat)}{self.texts('colon')} {self._step(step, last)}"
            f" ({signed(step.points)})"
            for step, last in zip(steps, before, strict=False)
        ]

    def _step(self, step: Step, last: Step | None) -> str:
        if step.action.startswith("+"):
            own = step.seat == self.puzzle.view.seat
            drawn = f" {self.tile(Tile.parse(step.action[1:]))}" if own else ""
            return self.texts("hint-name-draw") + drawn
        action = parse_action(step.action)
        if isinstance(action, Placement):
            return self.tile(action.tile)
        drew = last is not None and last.seat == step.seat and last.action.startswith("+")
        keeps = drew or (last is None and bool(self.puzzle.view.drawn))
        return self.texts("hint-name-keep" if keeps else "hint-name-pass")

    def situation(self) -> str:
        """What matters whichever action is chosen."""
        return self._sentences(situation(self.puzzle.view), self.puzzle.solution)

    def _sentences(self, reasons: Sequence[Reason], of: Action) -> str:
        def action_name(other: Action) -> str:
            return self._action_name(other, of)

        facts = (reason.facts(action_name, self.name, self.tile) for reason in reasons)
        return " ".join(self.texts(r.key, **f) for r, f in zip(reasons, facts, strict=True))

    def _action_name(self, action: Action, of: Action) -> str:
        """What an action is called in the sentences about another."""
        if isinstance(action, Placement):
            name = self.tile(action.tile)
            own = isinstance(of, Placement) and of.tile == action.tile
            return self.texts("hint-name-elsewhere", tile=name) if own else name
        return self.texts(f"hint-name-{self._kind(action)}")

    def _kind(self, action: Action) -> str:
        if isinstance(action, Draw):
            return "draw"
        return "keep" if self.puzzle.view.drawn else "pass"
