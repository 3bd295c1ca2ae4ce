"""Puzzles from a player's own mistakes: a reviewed decision that cost a lot, to be made again."""

from dreistein.coach.course import Kind, Stop
from dreistein.coach.grade import Grade
from dreistein.coach.puzzles.maker import Effort, puzzle_of
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.verdict import Verdict

EFFORT = Effort(glance=24, ranking=200, proof=1500)
"""Less than for the shipped puzzles, so that a player need not wait long."""
GRADES = (Grade.MISTAKE, Grade.BLUNDER)


def puzzle_from(
    stop: Stop, verdict: Verdict, seed: str = "", effort: Effort = EFFORT
) -> Puzzle | None:
    """The puzzle of a mistake or blunder, with number 0; None if nothing is clearly best there."""
    if stop.kind != Kind.DECISION or verdict.grade not in GRADES or stop.played is None:
        return None
    where = f"{seed} {stop.round} {stop.ply} {stop.seat}"
    return puzzle_of(stop.seen, stop.legal, where, effort, played=stop.played)
