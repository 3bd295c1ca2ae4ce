"""Puzzles from a player's own mistakes: a reviewed decision that cost a lot, to be made again."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dreistein.coach.course import Checkpoint, Kind
from dreistein.coach.grade import Grade
from dreistein.coach.puzzles.maker import Effort, puzzle_of
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.verdict import Verdict

EFFORT = Effort(glance=24, ranking=200, proof=1500)
"""Less than for the shipped puzzles, so that a player need not wait long."""
GRADES = (Grade.MISTAKE, Grade.BLUNDER)
MOST_TRIED = 40
"""Of a seat's mistakes, the dearest: about one in ten is a puzzle."""
MOST_FOUND = 8
"""Puzzles of a seat in a match."""


def is_candidate(point: Checkpoint, verdict: Verdict) -> bool:
    """Whether a decision cost so much that a puzzle is looked for; a puzzle has all seats play."""
    if point.seen.resigned:
        return False
    return point.kind == Kind.DECISION and verdict.grade in GRADES and point.played is not None


def candidates(checkpoints: Sequence[Checkpoint], verdicts: Sequence[Verdict]) -> list[int]:
    """The indices of the decisions to try: of every seat the dearest, those first."""
    pairs = list(zip(checkpoints, verdicts, strict=True))
    found = [at for at, pair in enumerate(pairs) if is_candidate(*pair)]
    found.sort(key=lambda at: -verdicts[at].loss)
    return list(_at_most(MOST_TRIED, found, checkpoints))


def kept(found: Iterable[int], checkpoints: Sequence[Checkpoint]) -> list[int]:
    """Of the decisions that became puzzles, by index and the dearest first, those that stay: in the
    order of the match."""
    return sorted(_at_most(MOST_FOUND, found, checkpoints))


def _at_most(most: int, indices: Iterable[int], checkpoints: Sequence[Checkpoint]) -> Iterable[int]:
    """The first of each seat."""
    seats = Counter[int]()
    for at in indices:
        seats[checkpoints[at].seat] += 1
        if seats[checkpoints[at].seat] <= most:
            yield at


def puzzle_from(
    point: Checkpoint, verdict: Verdict, seed: str = "", effort: Effort = EFFORT
) -> Puzzle | None:
    """The puzzle of a mistake or blunder, with number 0; None if nothing is clearly best there."""
    if not is_candidate(point, verdict):
        return None
    where = f"{seed} {point.round} {point.ply} {point.seat}"
    return puzzle_of(point.seen, point.legal, where, effort, played=point.played)
