"""Puzzles that come from outside: what a device has kept, or a file. Nothing in them is believed.

>>> read_puzzle("{}")
Traceback (most recent call last):
    ...
dreistein.coach.puzzles.reader.BadPuzzle: This puzzle was not made by Dreistein.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dreistein.coach.puzzles.difficulty import FINDERS, TRIES
from dreistein.coach.puzzles.maker import MOST_TILES
from dreistein.coach.puzzles.puzzle import Puzzle, Step
from dreistein.kernel import Worlds, round_of
from dreistein.rules.actions import parse_action
from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.json_text import decode
from dreistein.rules.tiles import Tile

MOST_CHARACTERS = 8000
"""Of a puzzle: several times as many as the longest have."""
MOST_PUZZLES = 1000
_MOST_BYTES = MOST_PUZZLES * MOST_CHARACTERS
"""Of a file."""
_MOST_POINTS = 1_000_000
_MOST_PLAYERS = 6
_MOST_STEPS = 20
"""Of a line; those of today are shorter."""


class BadPuzzle(DreisteinError):
    code = "bad-puzzle"
    sentence = "This puzzle was not made by Dreistein."


class NoPuzzleFile(DreisteinError):
    code = "puzzle-file"
    sentence = "This file has no puzzles; “analyse --puzzles” writes one, and so does the page."


def read_puzzle(text: str) -> Puzzle:
    """The puzzle of a text; raises :class:`BadPuzzle` unless its position can have been played."""
    if len(text) > MOST_CHARACTERS:
        raise BadPuzzle()
    try:
        return _checked(decode(text.encode()))
    except DreisteinError:
        raise BadPuzzle() from None


def read_file(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file, numbered from 1."""
    if len(data) > _MOST_BYTES:
        raise NoPuzzleFile()
    whole = decode(data)
    found = whole.get("own") if isinstance(whole, dict) else None
    if not isinstance(found, list) or not 0 < len(found) <= MOST_PUZZLES:
        raise NoPuzzleFile()
    return tuple(replace(_checked(each), number=at) for at, each in enumerate(found, 1))


def as_file(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as :func:`read_file` reads them again."""
    own = [puzzle.to_json() for puzzle in puzzles]
    return json.dumps({"dreistein": "puzzles", "own": own}, indent=1) + "\n"


def _checked(stored: Any) -> Puzzle:
    try:
        puzzle = Puzzle.from_json(stored)
        legal = round_of(Worlds(puzzle.view).root).legal_actions()
        good = _is_bounded(puzzle) and set(legal) == set(puzzle.legal) and _is_line(puzzle)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise BadPuzzle() from None
    if not good:
        raise BadPuzzle()
    return puzzle


def _is_bounded(puzzle: Puzzle) -> bool:
    """Whether all numbers are such as a puzzle may have."""
    seen, answers = puzzle.view, puzzle.answers
    return (
        _are_whole((*seen.totals, *seen.scores, seen.round, puzzle.worlds))
        and 1 < seen.players <= _MOST_PLAYERS
        and len(seen.hand) <= MOST_TILES
        and len(answers) == len(set(puzzle.legal)) > 1
        and all(abs(each.loss) <= 1 and 0 <= each.error <= 1 for each in answers)
        and answers[0].right
        and not answers[-1].right
        and 0 <= puzzle.chance <= 1
        and len(puzzle.found) == len(FINDERS)
        and max(puzzle.found) <= TRIES
        and len(set(puzzle.themes)) == len(puzzle.themes) > 0
    )


def _is_line(puzzle: Puzzle) -> bool:
    line, seen = puzzle.line, puzzle.view
    return (
        0 < len(line.steps) <= _MOST_STEPS
        and _are_whole((*line.scores, *(step.points for step in line.steps)))
        and len(line.scores) == seen.players
        and (line.end is None or isinstance(line.end, str))
        and all(_is_step(step, seen.players) for step in line.steps)
    )


def _is_step(step: Step, players: int) -> bool:
    """Whether a step can be told; raises if it names no tile or no action."""
    if step.action.startswith("+"):
        Tile.parse(step.action[1:])
    else:
        parse_action(step.action)
    return 0 <= step.seat < players


def _are_whole(numbers: Sequence[object]) -> bool:
    return all(type(each) is int and abs(each) <= _MOST_POINTS for each in numbers)
