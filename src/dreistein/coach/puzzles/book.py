"""The puzzles that are shipped, and which of them is the puzzle of a day.

``puzzles.jsonl`` has one object a line; ``scripts/puzzles.py`` makes it and checks it.

>>> puzzle = puzzle_of_day(date(2026, 11, 17))
>>> puzzle == puzzle_of_day(date(2026, 11, 17)), puzzle == puzzle_of_day(date(2026, 11, 18))
(True, False)
"""

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files

from dreistein.coach.puzzles.difficulty import HARDEST, difficulty
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.themes import Theme
from dreistein.rules.errors import DreisteinError


class NoPuzzle(DreisteinError):
    code = "no-puzzle"
    sentence = "There is no puzzle {number}; they are numbered from 1 to {last}."


class NoSuchPuzzle(DreisteinError):
    code = "no-such-puzzle"
    sentence = "No puzzle combines this theme, difficulty and drawing rule."


@cache
def book() -> tuple[Puzzle, ...]:
    """All puzzles, in the order of their numbers, which begin with 1."""
    text = (files("dreistein") / "coach/puzzles/puzzles.jsonl").read_text(encoding="utf-8")
    return tuple(Puzzle.from_json(json.loads(line)) for line in text.splitlines())


def by_number(number: int, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a number: of the shipped ones, if no others are given."""
    puzzles = book() if puzzles is None else puzzles
    if not 1 <= number <= len(puzzles):
        raise NoPuzzle(number=number, last=len(puzzles))
    return puzzles[number - 1]


def puzzle_of_day(day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day: another one every day until all have had theirs."""
    puzzles = book() if puzzles is None else puzzles
    return puzzles[day.toordinal() % len(puzzles)]


def select(
    theme: Theme | None = None,
    level: int | None = None,
    must_place: bool | None = None,
    puzzles: Sequence[Puzzle] | None = None,
) -> Sequence[Puzzle]:
    """The puzzles with a theme, a difficulty, and a rule for drawing."""
    assert level is None or 1 <= level <= HARDEST
    found = [
        puzzle
        for puzzle in (book() if puzzles is None else puzzles)
        if (theme is None or theme in puzzle.themes)
        and (level is None or difficulty(puzzle.found) == level)
        and (must_place is None or puzzle.view.edition.must_place == must_place)
    ]
    if not found:
        raise NoSuchPuzzle()
    return found
