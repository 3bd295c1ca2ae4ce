"""Puzzles from a player's own mistakes: a reviewed decision that cost a lot, to be made again."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dreistein.coach.course import Kind, Stop
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


def is_candidate(stop: Stop, verdict: Verdict) -> bool:
    """Whether a decision cost so much that a puzzle is looked for; a puzzle has all seats play."""
    if stop.seen.resigned:
        return False
    return stop.kind == Kind.DECISION and verdict.grade in GRADES and stop.played is not None


def candidates(stops: Sequence[Stop], verdicts: Sequence[Verdict]) -> list[int]:
    """The indices of the decisions to try: of every seat the dearest, those first."""
    pairs = list(zip(stops, verdicts, strict=True))
    found = [at for at, pair in enumerate(pairs) if is_candidate(*pair)]
    found.sort(key=lambda at: -verdicts[at].loss)
    return list(_at_most(MOST_TRIED, found, stops))


def kept(found: Iterable[int], stops: Sequence[Stop]) -> list[int]:
    """Of the decisions that became puzzles, by index and the dearest first, those that stay: in the
    order of the match."""
    return sorted(_at_most(MOST_FOUND, found, stops))


def _at_most(most: int, indices: Iterable[int], stops: Sequence[Stop]) -> Iterable[int]:
    """The first of each seat."""
    seats = Counter[int]()
    for at in indices:
        seats[stops[at].seat] += 1
        if seats[stops[at].seat] <= most:
            yield at


def puzzle_from(
    stop: Stop, verdict: Verdict, seed: str = "", effort: Effort = EFFORT
) -> Puzzle | None:
    """The puzzle of a mistake or blunder, with number 0; None if nothing is clearly best there."""
    if not is_candidate(stop, verdict):
        return None
    where = f"{seed} {stop.round} {stop.ply} {stop.seat}"
    return puzzle_of(stop.seen, stop.legal, where, effort, played=stop.played)
