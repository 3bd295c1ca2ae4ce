"""What a decision is called, by what it lost and how sure that is.

>>> Grade.of(0.25, 0.02), Grade.of(0.25, 0.15), Grade.of(0.06, 0.01)
(<Grade.BLUNDER: 'blunder'>, <Grade.GOOD: 'good'>, <Grade.INACCURACY: 'inaccuracy'>)
"""

from enum import StrEnum

ERRORS_95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""
BOUNDS = (0.01, 0.05, 0.1, 0.2)
"""From these losses on, in chances to win the match, it is only good, an inaccuracy, a mistake, a
blunder."""
BOUNDS_IN_POINTS = (2.0, 4.0, 10.0, 20.0)
"""The same in solitaire, in points."""


class Grade(StrEnum):
    """From the best to the worst."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @staticmethod
    def of(loss: float, error: float, *, best: bool = False, points: bool = False) -> "Grade":
        """The grade of an action by its loss, which has a standard error.

        ``best``: nothing is better. ``points``: the loss is in points. What cannot be
        told apart from the best at 95 % is at least good.
        """
        passed = sum(loss >= bound for bound in bounds(points=points))
        if best or not passed:
            return Grade.BEST
        if loss <= ERRORS_95 * error:
            return Grade.GOOD
        return list(Grade)[passed]


def bounds(*, points: bool = False) -> tuple[float, float, float, float]:
    """From which losses on an action is no more than good, an inaccuracy, a mistake, a blunder."""
    return BOUNDS_IN_POINTS if points else BOUNDS


def is_borderline(loss: float, error: float, sampling: float, *, points: bool = False) -> bool:
    """Whether another sample may well give another grade: there is another one within the interval
    by sampling alone.

    >>> is_borderline(0.24, 0.045, 0.01), is_borderline(0.205, 0.045, 0.01)
    (False, True)
    """
    reach = ERRORS_95 * sampling
    near = (Grade.of(each, error, points=points) for each in (loss - reach, loss + reach))
    return len(set(near)) > 1
