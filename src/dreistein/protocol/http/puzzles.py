"""Puzzles: positions with one clearly best move, and their solutions."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from dreistein.protocol.table import Choice, Edition

PuzzleTheme = Literal[
    "hexagon", "trap", "deny", "hold-back", "draw-or-place", "go-out", "end", "match"
]


@dataclass(frozen=True, slots=True)
class PuzzleLine:
    """A puzzle in the list of all."""

    id: int
    level: int
    """How hard it is, from 1 to 5."""
    themes: list[PuzzleTheme]
    players: int
    must_place: bool


@dataclass(frozen=True, slots=True)
class Puzzles:
    """All puzzles. That of a day has the index: days since 0001-01-01 (UTC), that day counted as
    1, modulo their number."""

    puzzles: list[PuzzleLine]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What the player to move may know, and may do."""

    id: int
    level: int
    edition: Edition
    seat: int
    round: int
    totals: list[int]
    """The points in the match, those of this round included."""
    counts: list[int]
    """How many tiles each seat holds."""
    stock: int
    board: list[str]
    tiles: list[str]
    """The rack."""
    drawn: list[str]
    """The tiles drawn in this turn; once there are any, only they may be placed."""
    choices: list[Choice]
    situation: str
    """What matters whichever move is chosen, in sentences; may be empty."""


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A move, whether it solves the puzzle, and why."""

    action: str
    right: bool
    loss: float
    """What it costs of the chance to win the match."""
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class PuzzleStep:
    """A move of the line that plays the solution out."""

    seat: int
    action: str
    """A drawn tile is named: `+345`."""
    points: int
    text: str


@dataclass(frozen=True, slots=True)
class PuzzleSolution:
    """The solution of a puzzle: every move, the best first, and one way to go on."""

    id: int
    themes: list[PuzzleTheme]
    chance: float
    """The chance to win the match with the best move."""
    answers: list[PuzzleAnswer]
    line: list[PuzzleStep]
    over: bool
    """Whether the round ends with the line."""


@dataclass(frozen=True, slots=True)
class KeptPuzzle:
    """A puzzle of a review, as the page has kept it: a `text` of the review."""

    text: Annotated[str, Field(max_length=8000)]


@dataclass(frozen=True, slots=True)
class ToldPuzzle:
    """A puzzle with its solution, which whoever kept it has as well. Its number is 0."""

    puzzle: Puzzle
    solution: PuzzleSolution
