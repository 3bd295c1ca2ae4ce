"""Puzzles in the words of a reader's language, as the page is told them."""

from pydantic import TypeAdapter

from dreistein.coach.puzzles.book import book
from dreistein.coach.puzzles.difficulty import difficulty
from dreistein.coach.puzzles.puzzle import Puzzle as MadePuzzle
from dreistein.coach.puzzles.reader import read_puzzle
from dreistein.coach.words.puzzle import PuzzleWords, explained
from dreistein.kernel import Worlds, round_of
from dreistein.protocol.http.puzzles import (
    Puzzle,
    PuzzleAnswer,
    PuzzleLine,
    Puzzles,
    PuzzleSolution,
    PuzzleStep,
    ToldPuzzle,
)
from dreistein.table.views.viewer import choices_of
from dreistein.text import Texts

_TOLD = TypeAdapter(ToldPuzzle)


def all_puzzles() -> Puzzles:
    """All puzzles of the book, without their positions."""
    return Puzzles(
        [
            PuzzleLine(
                puzzle.number,
                difficulty(puzzle.found),
                [theme.value for theme in puzzle.themes],
                puzzle.view.players,
                puzzle.view.edition.must_place,
            )
            for puzzle in book()
        ]
    )


def told_json(text: str, language: str) -> bytes:
    """A puzzle that somebody sends, with its solution, as JSON; raises what is wrong with it."""
    puzzle, texts = read_puzzle(text), Texts(language)
    return _TOLD.dump_json(ToldPuzzle(position_of(puzzle, texts), solution_of(puzzle, texts)))


def position_of(puzzle: MadePuzzle, texts: Texts) -> Puzzle:
    """A puzzle without its solution."""
    seen = puzzle.view
    return Puzzle(
        id=puzzle.number,
        level=difficulty(puzzle.found),
        edition=seen.edition.to_object(),  # type: ignore[arg-type]
        seat=seen.turn,
        round=seen.round,
        totals=[a + b for a, b in zip(seen.totals, seen.scores, strict=True)],
        counts=list(seen.counts),
        stock=seen.stock,
        board=list(map(str, seen.board)),
        tiles=list(map(str, seen.hand)),
        drawn=list(map(str, seen.drawn)),
        choices=list(choices_of(round_of(Worlds(seen).root))),
        situation=PuzzleWords(puzzle, texts).situation(),
    )


def solution_of(puzzle: MadePuzzle, texts: Texts) -> PuzzleSolution:
    """What every move costs and why, and one way to go on."""
    words = PuzzleWords(puzzle, texts)
    answers = [
        PuzzleAnswer(
            str(answer.action), answer.right, answer.loss, words.title(each), words.why(each)
        )
        for answer, each in zip(puzzle.answers, explained(puzzle), strict=True)
    ]
    return PuzzleSolution(
        id=puzzle.number,
        themes=[theme.value for theme in puzzle.themes],
        chance=puzzle.chance,
        answers=answers,
        line=[
            PuzzleStep(step.seat, step.action, step.points, text)
            for step, text in zip(puzzle.line.steps, words.line(), strict=True)
        ],
        over=puzzle.line.end is not None,
    )
