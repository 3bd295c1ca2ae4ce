"""Puzzles from a player's own mistakes: a reviewed decision that cost a lot, to be made again."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dreistein.coach.course import Step
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


def is_candidate(step: Step, verdict: Verdict | None) -> bool:
    """Whether a decision cost so much that a puzzle is looked for; a puzzle has all seats play."""
    return verdict is not None and verdict.grade in GRADES and not step.gone


def candidates(steps: Sequence[Step], verdicts: Sequence[Verdict | None]) -> list[int]:
    """The indices of the decisions to try: of every seat the dearest, those first."""
    found = [
        (verdict.loss, at)
        for at, (step, verdict) in enumerate(zip(steps, verdicts, strict=True))
        if verdict is not None and is_candidate(step, verdict)
    ]
    dearest = [at for _, at in sorted(found, key=lambda entry: -entry[0])]
    return list(_at_most(MOST_TRIED, dearest, steps))


def kept(found: Iterable[int], steps: Sequence[Step]) -> list[int]:
    """Of the decisions that became puzzles, by index and the dearest first, those that stay: in the
    order of the match."""
    return sorted(_at_most(MOST_FOUND, found, steps))


def _at_most(most: int, indices: Iterable[int], steps: Sequence[Step]) -> Iterable[int]:
    """The first of each seat."""
    seats = Counter[int]()
    for at in indices:
        seats[steps[at].seat] += 1
        if seats[steps[at].seat] <= most:
            yield at


def puzzle_from(
    step: Step, verdict: Verdict | None, seed: str = "", effort: Effort = EFFORT
) -> Puzzle | None:
    """The puzzle of a mistake or blunder, with number 0; None if nothing is clearly best there, or
    something else than the review says: the proof has everybody go on as experts."""
    if verdict is None or not is_candidate(step, verdict):
        return None
    where = f"{seed} {step.round} {step.ply} {step.seat}"
    made = puzzle_of(step.seen, step.legal, where, effort, played=step.action)
    return made if made is not None and verdict.best.action in made.right else None
