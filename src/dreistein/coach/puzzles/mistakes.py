"""Puzzles from a player's own mistakes: a reviewed decision that cost a lot, to be made again."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random

from dreistein.bots.expert.comparison import Comparison
from dreistein.coach.course import Step
from dreistein.coach.grade import Grade
from dreistein.coach.playouts import Setting, Trials, mean_and_error
from dreistein.coach.puzzles.maker import Effort, is_fit, proved, puzzle_of
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.verdict import Verdict, is_for_expert
from dreistein.kernel import action_code
from dreistein.rules.actions import Action
from dreistein.rules.view import View

EFFORT = Effort(glance=24, ranking=200, proof=1500)
"""Less than for the shipped puzzles, so that a player need not wait long."""
GRADES = (Grade.MISTAKE, Grade.BLUNDER)
MOST_TRIED = 40
"""Of a seat's mistakes, the dearest: about two in five are puzzles."""
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
    step: Step,
    verdict: Verdict | None,
    setting: Setting,
    seed: str = "",
    effort: Effort = EFFORT,
) -> Puzzle | None:
    """The puzzle of a mistake or blunder, with number 0; None if nothing is clearly best there.

    It is judged as the review was, and its solution is what the review says was better.
    """
    if verdict is None or not is_candidate(step, verdict):
        return None
    where, seen = f"{seed} {step.round} {step.ply} {step.seat}", step.seen
    if is_for_expert(step, setting):
        made = puzzle_of(seen, step.legal, where, effort, played=step.action)
    elif is_fit(seen, step.legal):
        order = [option.action for option in verdict.ranked]
        made = proved(seen, order, [step.action], where, effort, partial(_by_manners, setting))
    else:
        return None
    return made if made is not None and verdict.best.action in made.right else None


def _by_manners(
    setting: Setting,
    view: View,
    best: Action,
    others: Sequence[Action],
    worlds: int,
    random: Random,
) -> Sequence[Comparison]:
    """What the others cost if everybody goes on as they play."""
    trials = Trials(setting, view, random.getrandbits(62))
    codes = [action_code(trials.root, action) for action in (best, *others)]
    columns = trials.run(codes, worlds)
    mine, found = columns[codes[0]], []
    for code in codes[1:]:
        gaps = [a - b for a, b in zip(mine, columns[code], strict=True)]
        chance, (loss, error) = sum(mine) / worlds, mean_and_error(gaps)
        found.append(Comparison(chance, chance - loss, loss, error, error, worlds))
    return found
