"""Trying every choice in the same imagined worlds, the good ones in more of them.

Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits",
2013): all arms are tried in some worlds, the better half goes on in as many more, and so on. As all
arms meet the same worlds, what they differ by is much surer than what each of them is worth; an arm
that falls short by more than chance explains is dropped at once.
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

CAREFUL = 16
"""Worlds before an arm is dropped for falling short."""
SHORT = 2.5
"""So many standard errors short, an arm is tried no longer."""
CLEARLY = 2.0
"""So many standard errors better, an arm may replace the habit."""


@dataclass(frozen=True, slots=True)
class Arm:
    """An action, and by which set of weights the seat plays on after it."""

    code: int
    plan: int = 0


@dataclass(slots=True, eq=False)
class Tried:
    """How an arm fared: a row for each world with the own points, those of the best other seat,
    the chance to win the match, and what that is worth altogether."""

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
    """The mean and its standard error; one value alone is as unsure as it is large."""
    mean, count = float(values.mean()), len(values)
    return mean, float(values.std(ddof=1)) / sqrt(count) if count > 1 else abs(mean)


def beside(values: "Chances", first: "Chances") -> tuple[float, float]:
    """The mean and its standard error in all the worlds of the first arm, for one that met only the
    earlier ones of them: from the gap between the two there, as luck is the same for both.
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
    """What arms are tried with."""

    sampler: WeightedSampler
    policy: PlayoutPolicy
    objective: Objective
    root: State
    seed: int

    def try_all(self, arms: Iterable[Arm], worlds: int) -> list[Tried]:
        """Try each arm in the first so many worlds."""
        tried = begun(arms, worlds)
        self.go_on(tried, worlds)
        return tried

    def go_on(self, tried: Sequence[Tried], count: int) -> None:
        """Try arms that met the same worlds so far in so many more."""
        import numpy as np

        first, each = tried[0].worlds, len(tried)
        arms: Points = np.array([[t.arm.code, t.arm.plan] for t in tried], np.int32).T.copy()
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
        for k, entry in enumerate(tried):
            entry.rows[first : first + count, :2] = points[k::each]
            entry.rows[first : first + count, 2:] = wins[k::each]
            entry.worlds += count


@dataclass(frozen=True, slots=True)
class Habit:
    """What is usually done, and by how much something else must be better to be done instead."""

    arm: Arm
    trust: float


def halving(
    trials: Trials,
    arms: Sequence[Arm],
    habit: Habit | None,
    worlds: int,
    time_is_up: Callable[[], bool],
) -> list[Tried]:
    """Try arms until it is clear which action is best, but in no more worlds than so many; the best
    first. Arms that were dropped early come after those that were tried longer.
    """
    batch = 8 if compiled() else 1
    running, dropped = begun(arms, worlds), list[Tried]()
    met, cut = 0, max(CAREFUL, worlds // 16)
    while met < worlds:
        count = min(batch, worlds - met)
        trials.go_on(running, count)
        met += count
        running.sort(key=lambda tried: -float(tried.utilities.mean()))
        first = _first(running, habit)
        rivals = [tried for tried in running if tried.arm.code != first.arm.code]
        if not rivals or time_is_up():
            break
        out = set[Tried]()
        if met >= cut:
            cut *= 2
            out = {*running[(len(running) + 1) // 2 :]} - {first}
        if met >= CAREFUL:
            out |= {rival for rival in rivals if falls_short(rival, first, habit)}
        dropped = [*(tried for tried in running if tried in out), *dropped]
        running = [tried for tried in running if tried not in out]
    first = _first(running, habit)
    if habit is not None and is_better(running[0], first, habit):
        first = running[0]
    return [first, *(tried for tried in running if tried is not first), *dropped]


def falls_short(rival: Tried, first: Tried, habit: Habit | None) -> bool:
    """Whether a rival will hardly come to be better by as much as it takes."""
    gap, error = mean_and_error(rival.utilities - first.utilities)
    return gap + SHORT * error < (habit.trust if habit else 0.0)


def is_better(rival: Tried, usual: Tried, habit: Habit) -> bool:
    """Whether a rival is better by more than the trust in what is usually done."""
    gap, error = mean_and_error(rival.utilities - usual.utilities)
    return gap > max(habit.trust, CLEARLY * error)


def refined(
    trials: Trials, tried: Sequence[Tried], worlds: int, time_is_up: Callable[[], bool]
) -> list[Tried]:
    """Go on after the choice is made, for what every arm is worth: those that met the fewest worlds
    first, until all have met so many. The first stays so; the others follow in order.
    """
    batch = 8 if compiled() else 1
    while (fewest := min(entry.worlds for entry in tried)) < worlds and not time_is_up():
        behind = [entry for entry in tried if entry.worlds == fewest]
        ahead = min((entry.worlds for entry in tried if entry.worlds > fewest), default=worlds)
        trials.go_on(behind, min(batch, ahead - fewest))
    first, *others = tried
    others.sort(key=lambda entry: -beside(entry.utilities, first.utilities)[0])
    return [first, *others]


def begun(arms: Iterable[Arm], worlds: int) -> list[Tried]:
    """Arms that met no world yet, with room for so many."""
    import numpy as np

    return [Tried(arm, np.empty((worlds, 4))) for arm in arms]


def _first(running: list[Tried], habit: Habit | None) -> Tried:
    """The habit, which is never dropped, or the best so far."""
    usual = (tried for tried in running if habit and tried.arm == habit.arm)
    return next(usual, running[0])
