"""Sequential halving: every action is tried in the same worlds, the good ones in more of them.

Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013: all arms are
tried in some worlds, the better half in as many more, and so on. All arms meet the same worlds, so
their differences are much more certain than their values; an arm that falls short by more than
chance explains is dropped at once.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from dreistein.kernel import (
    Objective,
    PlayoutPolicy,
    State,
    WeightedSampler,
    compiled,
    run_playouts,
)

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

MIN_WORLDS = 16
"""Worlds before an arm may be dropped for falling short."""
DROP_ERRORS = 2.5
"""An arm this many standard errors short is dropped."""
REPLACE_ERRORS = 2.0
"""An arm must be this many standard errors better to replace the habit."""
BATCH = 8
"""Worlds between two looks at the clock; one if the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Arm:
    """An action, and the set of weights that the seat plays by after it."""

    code: int
    plan: int = 0


@dataclass(slots=True, eq=False)
class ArmStats:
    """The results of an arm, one row per world: the seat's points, those of the best other seat,
    the chance to win the match, and the utility."""

    arm: Arm
    rows: "Chances"
    worlds: int = 0

    @property
    def points(self) -> "Chances":
        return self.rows[: self.worlds, 0]

    @property
    def leads(self) -> "Chances":
        return self.rows[: self.worlds, 0] - self.rows[: self.worlds, 1]

    @property
    def wins(self) -> "Chances":
        return self.rows[: self.worlds, 2]

    @property
    def utilities(self) -> "Chances":
        return self.rows[: self.worlds, 3]


def mean_and_error(values: "Chances") -> tuple[float, float]:
    """The mean and its standard error; for a single value, the error is its size."""
    mean, count = float(values.mean()), len(values)
    return mean, float(values.std(ddof=1)) / sqrt(count) if count > 1 else abs(mean)


def paired_mean(values: "Chances", first: "Chances") -> tuple[float, float]:
    """The mean over all of the first arm's worlds, and its standard error, for an arm that was
    tried in fewer of them: the first arm's mean plus their paired difference (a control variate).
    """
    count, whole = len(values), len(first)
    mean, error = mean_and_error(values)
    if count == whole or count < 2:
        return mean, error
    gaps = values - first[:count]
    variance = error**2 * count / whole + float(gaps.var(ddof=1)) * (1 / count - 1 / whole)
    return float(first.mean() + gaps.mean()), sqrt(variance)


@dataclass(frozen=True, slots=True)
class Trials:
    """Runs playouts of arms, all from the same position and in the same sequence of worlds."""

    sampler: WeightedSampler
    policy: PlayoutPolicy
    objective: Objective
    root: State
    seed: int

    def try_all(self, arms: Iterable[Arm], worlds: int) -> list[ArmStats]:
        """Try each arm in the first ``worlds`` worlds."""
        stats = new_stats(arms, worlds)
        self.extend(stats, worlds)
        return stats

    def extend(self, stats: Sequence[ArmStats], count: int) -> None:
        """Try arms that have met the same worlds so far in ``count`` more."""
        import numpy as np

        first, each = stats[0].worlds, len(stats)
        arms: Points = np.array([[t.arm.code, t.arm.plan] for t in stats], np.int32).T.copy()
        points: Points = np.zeros((count * each, 2), np.int32)
        wins: Chances = np.zeros((count * each, 2))
        world, scratch = State(self.root.config), State(self.root.config)
        run_playouts(
            scratch,
            world,
            self.sampler,
            self.policy,
            self.objective,
            arms,
            self.seed,
            first,
            points,
            wins,
        )
        for k, entry in enumerate(stats):
            entry.rows[first : first + count, :2] = points[k::each]
            entry.rows[first : first + count, 2:] = wins[k::each]
            entry.worlds += count


@dataclass(frozen=True, slots=True)
class Habit:
    """The usual action, and by how much another must be better to replace it."""

    arm: Arm
    margin: float


def halving(
    trials: Trials,
    arms: Sequence[Arm],
    habit: Habit | None,
    worlds: int,
    time_is_up: Callable[[], bool],
) -> list[ArmStats]:
    """Try arms in up to ``worlds`` worlds, until it is clear which action is best; the best first.

    Arms that were dropped early follow those that were tried longer.
    """
    batch = BATCH if compiled() else 1
    running, dropped = new_stats(arms, worlds), list[ArmStats]()
    met, cut = 0, max(MIN_WORLDS, worlds // 16)
    while met < worlds:
        count = min(batch, worlds - met)
        trials.extend(running, count)
        met += count
        running.sort(key=lambda stats: -float(stats.utilities.mean()))
        first = _first(running, habit)
        rivals = [stats for stats in running if stats.arm.code != first.arm.code]
        if not rivals or time_is_up():
            break
        out = set[ArmStats]()
        if met >= cut:
            cut *= 2
            out = {*running[(len(running) + 1) // 2 :]} - {first}
        if met >= MIN_WORLDS:
            out |= {rival for rival in rivals if falls_short(rival, first, habit)}
        dropped = [*(stats for stats in running if stats in out), *dropped]
        running = [stats for stats in running if stats not in out]
    first = _first(running, habit)
    if habit is not None and is_better(running[0], first, habit):
        first = running[0]
    return [first, *(stats for stats in running if stats is not first), *dropped]


def falls_short(rival: ArmStats, first: ArmStats, habit: Habit | None) -> bool:
    """Whether a rival is unlikely to become better by the margin it needs."""
    gap, error = mean_and_error(rival.utilities - first.utilities)
    return gap + DROP_ERRORS * error < (habit.margin if habit else 0.0)


def is_better(rival: ArmStats, usual: ArmStats, habit: Habit) -> bool:
    """Whether a rival is better than the habit by more than its margin."""
    gap, error = mean_and_error(rival.utilities - usual.utilities)
    return gap > max(habit.margin, REPLACE_ERRORS * error)


def refine(
    trials: Trials, stats: Sequence[ArmStats], worlds: int, time_is_up: Callable[[], bool]
) -> list[ArmStats]:
    """Improve the figures after the choice is made: extend the arms with the fewest worlds until
    all have met ``worlds``. The first stays first; the others follow by utility.
    """
    batch = BATCH if compiled() else 1
    while (fewest := min(entry.worlds for entry in stats)) < worlds and not time_is_up():
        behind = [entry for entry in stats if entry.worlds == fewest]
        ahead = min((entry.worlds for entry in stats if entry.worlds > fewest), default=worlds)
        trials.extend(behind, min(batch, ahead - fewest))
    first, *others = stats
    others.sort(key=lambda entry: -paired_mean(entry.utilities, first.utilities)[0])
    return [first, *others]


def new_stats(arms: Iterable[Arm], worlds: int) -> list[ArmStats]:
    """Arms without results yet, with room for ``worlds`` of them."""
    import numpy as np

    return [ArmStats(arm, np.empty((worlds, 4))) for arm in arms]


def _first(running: list[ArmStats], habit: Habit | None) -> ArmStats:
    """The habit, which is never dropped, or the best so far."""
    usual = (stats for stats in running if habit and stats.arm == habit.arm)
    return next(usual, running[0])
