"""What a decision is called, by what it lost at least.

>>> Grade.of(0.25, 0.02), Grade.of(0.25, 0.15), Grade.of(0.07, 0.005)
(<Grade.BLUNDER: 'blunder'>, <Grade.GOOD: 'good'>, <Grade.INACCURACY: 'inaccuracy'>)
"""

from enum import StrEnum

ERRORS_95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""
BOUNDS = (0.05, 0.1, 0.2)
"""From these losses on, in chances to win the match, it is an inaccuracy, a mistake, a blunder."""
BOUNDS_IN_POINTS = (4.0, 10.0, 20.0)
"""The same in solitaire, in points."""


class Grade(StrEnum):
    """From the best to the worst."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @staticmethod
    def of(loss: float, error: float, *, points: bool = False) -> "Grade":
        """The grade of an action by its loss, which has a standard error: by the near end of the
        95 % interval, so that nothing is called worse than it is for sure.

        ``points``: the loss is in points.
        """
        return _named(loss - ERRORS_95 * error, points=points)


def bounds(*, points: bool = False) -> tuple[float, float, float]:
    """From which losses on an action is an inaccuracy, a mistake, a blunder."""
    return BOUNDS_IN_POINTS if points else BOUNDS


def is_borderline(loss: float, error: float, sampling: float, *, points: bool = False) -> bool:
    """Whether another sample may well give another grade: there is a bound within the interval, as
    far as it is one by sampling.

    >>> is_borderline(0.24, 0.015, 0.015), is_borderline(0.22, 0.015, 0.015)
    (False, True)
    """
    near = loss - ERRORS_95 * error
    ends = near, near + 2 * ERRORS_95 * sampling
    return len({_named(end, points=points) for end in ends}) > 1


def _named(loss: float, *, points: bool) -> Grade:
    return list(Grade)[sum(loss >= bound for bound in bounds(points=points))]
