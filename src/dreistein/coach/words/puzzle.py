"""What is said of a puzzle's actions, in a language: the same reasons as in hints."""

from dataclasses import dataclass

from dreistein.bots.base import Ranked
from dreistein.bots.hints.catalogue import Allows
from dreistein.bots.hints.explainer import Explained, explain, situation
from dreistein.coach.puzzles.puzzle import Answer, Puzzle
from dreistein.coach.words.actions import ActionWords
from dreistein.rules.actions import DRAW, Placement, parse_action
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

    def title(self, each: Explained) -> str:
        """What an action does, and what it scores at once."""
        return self._words.title(each.action, each.now)

    def why(self, each: Explained) -> str:
        """The reasons for a right action; of a wrong one, what it lets happen, which does not tell
        what would be right."""
        if each.action in self.puzzle.right:
            return self._words.sentences(each.reasons, each.action)
        allowed = [reason for reason in each.reasons if isinstance(reason, Allows)]
        return self._words.sentences(allowed) or self.texts("puzzle-wins-less")

    def situation(self) -> str:
        """What matters whichever action is chosen."""
        return self._words.sentences(situation(self.puzzle.view), self.puzzle.solution)

    @property
    def _words(self) -> ActionWords:
        return self._words_after(len(self.puzzle.view.drawn))

    def _words_after(self, drawn: int) -> ActionWords:
        """The words for a turn in which so many tiles were drawn."""
        return ActionWords(self.texts, self.puzzle.view.edition.end_of_turn(drawn), self.name)

    def line(self) -> list[str]:
        """What happens in the line, step by step; of the tiles drawn, only the solver's own."""
        seat, drawn, told = self.puzzle.view.seat, len(self.puzzle.view.drawn), []
        for step in self.puzzle.line.steps:
            drawn = drawn if step.seat == seat else 0
            seat = step.seat
            words, action = self._words_after(drawn), parse_action(step.action)
            if isinstance(action, Placement):
                done = words.name(action)
            else:
                own = int(seat == self.puzzle.view.seat)
                tile = Tile.parse(step.action[1:]).written if own and action == DRAW else ""
                done = self.texts(f"puzzle-line-{words.kind(action)}", own=own, tile=tile)
            drawn += action == DRAW
            told.append(f"{self.name(seat)}{self.texts('colon')} {done} ({signed(step.points)})")
        return told
