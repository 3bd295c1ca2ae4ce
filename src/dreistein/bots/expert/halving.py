"""Sequential halving: every action is tried in the same worlds, the good ones in more of them.

Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013: all arms are
tried in some worlds, the better half in more, and so on, each phase with an equal share of the
budget. All arms meet the same worlds, so their differences are much more certain than their values;
an arm that falls short by more than chance explains is dropped at once.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from dreistein.kernel import DRAW, END_TURN, State, compiled
from dreistein.kernel.matrix import matrix
from dreistein.kernel.search.arms_cy import add_results, moments, run_playouts
from dreistein.kernel.search.objective_cy import Objective
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.kernel.worlds.weighted_cy import WeightedSampler

POINTS, LEAD, WIN, UTILITY = range(4)
"""The measures of an arm: columns of its results."""
MIN_WORLDS = 64
"""Worlds before an arm may be dropped for falling short."""
DROP_ERRORS = 4.0
"""An arm this many standard errors short is dropped: many, since many arms are looked at often."""
REPLACE_ERRORS = 2.0
"""An arm must be this many standard errors better to replace the habit."""
DRAW_ERRORS = 1.5
"""Drawing on purpose must be this many standard errors better than placing."""
BATCH = 8
"""Worlds between two looks at the clock; one if the kernel is not compiled."""
THREADED_BATCH = 128
"""The same on several threads: starting them takes as long as some twenty worlds."""
BATCH_SHARE = 32
"""Later batches are larger: at least one in so many of the worlds met so far."""

Spent = Callable[[], float]
"""The share of the time that is used up, 1 or more once it is over."""


@dataclass(frozen=True, slots=True)
class Arm:
    """An action, and the set of weights that the seat plays by after it."""

    code: int
    plan: int = 0


def _no_rows() -> Any:
    return matrix("d", BATCH, 4)[1]


@dataclass(slots=True, eq=False)
class ArmStats:
    """The results of an arm: a row of all measures for each of its worlds."""

    arm: Arm
    worlds: int = 0
    rows: Any = field(default_factory=_no_rows)

    def make_room(self, worlds: int) -> None:
        """Make room for the results of so many worlds."""
        if worlds > len(self.rows):
            _, more = matrix("d", max(worlds, 2 * len(self.rows)), 4)
            more.cast("B")[: self.rows.nbytes] = self.rows.cast("B")
            self.rows = more

    def add(self, *measures: float) -> None:
        """Add the results of one more world."""
        self.make_room(self.worlds + 1)
        for measure, value in enumerate(measures):
            self.rows[self.worlds, measure] = value
        self.worlds += 1

    def mean(self, measure: int) -> float:
        return moments(self.rows, self.rows, self.worlds, measure, paired=False)[0]


def mean_and_error(
    stats: ArmStats, measure: int, less: ArmStats | None = None
) -> tuple[float, float]:
    """The mean of a measure, or of what it is above that of another arm in the worlds that both
    have met, and its standard error; for a single world, the error is its size."""
    count = stats.worlds if less is None else min(stats.worlds, less.worlds)
    others = stats if less is None else less
    mean, variance = moments(stats.rows, others.rows, count, measure, paired=less is not None)
    return mean, sqrt(variance / count) if count > 1 else abs(mean)


def paired_mean(stats: ArmStats, first: ArmStats, measure: int) -> tuple[float, float]:
    """The mean over all of the first arm's worlds, and its standard error, for an arm that was
    tried in fewer of them: the first arm's mean plus their paired difference (a control variate).
    An arm that was tried in as many or more needs no help.
    """
    count, whole = stats.worlds, first.worlds
    mean, error = mean_and_error(stats, measure)
    if count >= whole or count < 2:
        return mean, error
    gap, variance = moments(stats.rows, first.rows, count, measure, paired=True)
    variance = error**2 * count / whole + variance * (1 / count - 1 / whole)
    return first.mean(measure) + gap, sqrt(variance)


@dataclass(frozen=True, slots=True)
class Trials:
    """Runs playouts of arms, all from the same position and in the same sequence of worlds."""

    sampler: WeightedSampler
    policies: Sequence[PlayoutPolicy]
    """Equal ones, one for each thread."""
    objective: Objective
    root: State
    seed: int

    def try_all(self, arms: Iterable[Arm], worlds: int) -> list[ArmStats]:
        """Try each arm in the first ``worlds`` worlds."""
        stats = new_stats(arms)
        self.extend(stats, worlds)
        return stats

    def extend(self, stats: Sequence[ArmStats], count: int) -> None:
        """Try arms that have met the same worlds so far in ``count`` more."""
        met, each = stats[0].worlds, len(stats)
        codes, arms = matrix("i", 2, each)
        codes[:] = array("i", [s.arm.code for s in stats] + [s.arm.plan for s in stats])
        for entry in stats:
            entry.make_room(met + count)

        def play(policy: PlayoutPolicy, low: int, high: int) -> None:
            if low == high:
                return
            _, points = matrix("i", (high - low) * each, 2)
            _, wins = matrix("d", (high - low) * each, 2)
            run_playouts(
                State(self.root.config),
                State(self.root.config),
                self.sampler,
                policy,
                self.objective,
                arms,
                self.seed,
                met + low,
                points,
                wins,
            )
            for arm, entry in enumerate(stats):
                add_results(entry.rows, met + low, points, wins, arm, each)

        threads = len(self.policies)
        if threads == 1:
            play(self.policies[0], 0, count)
        else:
            cuts = [count * k // threads for k in range(threads + 1)]
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(play, self.policies, cuts, cuts[1:]))
        for entry in stats:
            entry.worlds += count


@dataclass(frozen=True, slots=True)
class Habit:
    """The usual action, and by how much another must be better to replace it."""

    arm: Arm
    margin: float


def halving(
    trials: Trials, arms: Sequence[Arm], habit: Habit | None, worlds: int, spent: Spent
) -> list[ArmStats]:
    """Try arms in up to ``worlds`` worlds, until it is clear which action is best; the best first.

    Arms that were dropped early follow those that were tried longer.
    """
    running, dropped = new_stats(arms), list[ArmStats]()
    met = played = halvings = 0
    phases = max(1, (len(arms) - 1).bit_length())
    while met < worlds:
        count = min(batch_after(met, len(trials.policies)), worlds - met)
        trials.extend(running, count)
        met += count
        played += count * len(running)
        running.sort(key=lambda stats: -stats.mean(UTILITY))
        first = _first(running, habit)
        rivals = [stats for stats in running if stats.arm.code != first.arm.code]
        share = max(spent(), played * phases / (worlds * len(arms)))
        if not rivals or share >= 1:
            break
        out = set[ArmStats]()
        if met >= MIN_WORLDS:
            out |= {rival for rival in rivals if falls_short(rival, first, habit)}
        while share >= (halvings + 1) / phases:
            halvings += 1
            out |= {*running[max(2, -(-len(arms) >> halvings)) :]} - {first}
        dropped = [*(stats for stats in running if stats in out), *dropped]
        running = [stats for stats in running if stats not in out]
    first = _first(running, habit)
    if habit is not None and is_better(running[0], first, habit):
        first = running[0]
    return [first, *(stats for stats in running if stats is not first), *dropped]


def batch_after(met: int, threads: int) -> int:
    """How many more worlds to try before the next look at the clock."""
    if not compiled():
        return 1
    return max(BATCH if threads == 1 else THREADED_BATCH, met // BATCH_SHARE)


def falls_short(rival: ArmStats, first: ArmStats, habit: Habit | None) -> bool:
    """Whether a rival is unlikely to become better by the margin it needs."""
    gap, error = mean_and_error(rival, UTILITY, less=first)
    return gap + DROP_ERRORS * error < (habit.margin if habit else 0.0)


def is_better(rival: ArmStats, usual: ArmStats, habit: Habit) -> bool:
    """Whether a rival is better than the habit by more than its margin."""
    gap, error = mean_and_error(rival, UTILITY, less=usual)
    return gap > max(habit.margin, REPLACE_ERRORS * error)


def refine(trials: Trials, stats: Sequence[ArmStats], worlds: int, spent: Spent) -> list[ArmStats]:
    """Improve the figures after the choice is made: extend the arms with the fewest worlds until
    all have met ``worlds``. The first stays first; the others follow by utility.
    """
    while (fewest := min(entry.worlds for entry in stats)) < worlds and spent() < 1:
        behind = [entry for entry in stats if entry.worlds == fewest]
        ahead = min((entry.worlds for entry in stats if entry.worlds > fewest), default=worlds)
        count = batch_after(fewest, len(trials.policies))
        trials.extend(behind, min(count, ahead - fewest))
    first, *others = stats
    others.sort(key=lambda entry: -paired_mean(entry, first, UTILITY)[0])
    return [first, *others]


def new_stats(arms: Iterable[Arm]) -> list[ArmStats]:
    """Arms without results yet."""
    return [*map(ArmStats, arms)]


def unless_by_luck(stats: list[ArmStats]) -> list[ArmStats]:
    """The same arms, but drawing on purpose first only if it is better by more than luck explains.

    Drawing changes what everybody draws later, so its figures are the noisiest of all: chosen by
    the mean alone, it comes first far too often.
    """
    first = stats[0]
    placing = next((s for s in stats if s.arm.code not in (DRAW, END_TURN)), None)
    if first.arm.code != DRAW or placing is None:
        return stats
    gap, error = mean_and_error(first, UTILITY, less=placing)
    if gap > DRAW_ERRORS * error:
        return stats
    return [placing, *(entry for entry in stats if entry is not placing)]


def _first(running: list[ArmStats], habit: Habit | None) -> ArmStats:
    """The habit, which is never dropped, or the best so far."""
    usual = (stats for stats in running if habit and stats.arm == habit.arm)
    return next(usual, running[0])
