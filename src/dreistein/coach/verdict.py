"""One decision judged, by what its player could know then.

Everybody goes on as they play. Among experts who draw on purpose, and alone, the expert judges as
it would play: what a choice is worth depends on the plan that comes after it, and theirs needs
more than weights.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert
from dreistein.bots.expert.comparison import Comparison, compare
from dreistein.bots.expert.endgame import MOST_TILES
from dreistein.bots.hints.contrast import Reason, reasons
from dreistein.coach.budget import UNLIMITED
from dreistein.coach.course import Step
from dreistein.coach.grade import Grade, is_borderline
from dreistein.coach.manners.manner import style_of
from dreistein.coach.playouts import Setting, Trials, mean_and_error
from dreistein.kernel import action_code
from dreistein.rules.actions import Action

_MORE_WORLDS = 4
"""So many times as many worlds a close comparison may get."""
_EXPERTS_SHARE = 0.6
"""The worlds of the expert, whose ranking takes longer, as a share of the others'."""
_FEWEST_FACTS = 100


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and what it scores at once."""

    action: Action
    now: int

    def to_json(self) -> dict[str, Any]:
        return {"action": str(self.action), "now": self.now}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision cost: in chances to win or, alone, in points."""

    before: float
    """If the best action is taken."""
    after: float
    """After the action that was played."""
    error: float
    """The standard error of the loss; 0 if it is exact."""
    grade: Grade
    played: Option
    ranked: tuple[Option, ...]
    """The best actions, the best first."""
    why: tuple[Reason, ...] = ()
    """If it cost something, why."""
    exact: bool = False

    @property
    def loss(self) -> float:
        """What it cost against the best action, in worlds that chose neither."""
        return self.before - self.after

    @property
    def best(self) -> Option:
        return self.ranked[0]

    @property
    def slip(self) -> bool:
        """Whether it cost something."""
        return self.grade is not Grade.GOOD


@dataclass(frozen=True, slots=True)
class _Judged:
    """The codes of the best actions and, of the one played, what it cost."""

    order: Sequence[int]
    before: float
    after: float
    error: float
    grade: Grade
    exact: bool = False


def judge_choice(step: Step, setting: Setting) -> Verdict:
    """The verdict on a decision."""
    random = setting.budget.random(step.round, step.ply, "choice")
    trials = Trials(setting, step.seen, random.getrandbits(62))
    root = trials.root
    actions = {action_code(root, action): action for action in step.legal}
    codes, played = [*actions], action_code(root, step.action)
    if is_for_expert(step, setting):
        found = _by_expert(step, setting, actions, played, random)
    else:
        found = _by_manners(step, setting, trials, codes, played)
    best, why = found.order[0], tuple[Reason, ...]()
    if found.grade is not Grade.GOOD:
        if setting.alone:  # there the expert goes on
            trials = Trials(_as_experts(setting), step.seen, random.getrandbits(62))
        count = max(setting.budget.worlds // 2, min(setting.budget.worlds, _FEWEST_FACTS))
        why = reasons(*trials.facts([best, played], count), match=not setting.alone)

    def option(code: int) -> Option:
        return Option(actions[code], root.points_of(code))

    ranked = tuple(map(option, found.order))
    return Verdict(
        found.before,
        found.after,
        found.error,
        found.grade,
        option(played),
        ranked,
        why,
        found.exact,
    )


def is_for_expert(step: Step, setting: Setting) -> bool:
    """Whether the expert judges: alone, and among experts who may draw on purpose."""
    if setting.alone:
        return True
    free = not setting.company.edition.must_place
    return free and all(manner.expert for manner in setting.manners(step))


def _as_experts(setting: Setting) -> Setting:
    company = setting.company
    style = style_of(Expert(), company.players, must_place=company.edition.must_place)
    assert style is not None
    return replace(setting, company=replace(company, styles=(style,) * company.players))


# ---------------------------------------------------------------------- as everybody plays


def _by_manners(
    step: Step, setting: Setting, trials: Trials, codes: list[int], played: int
) -> _Judged:
    worlds = setting.budget.worlds
    order = _ranking(trials, codes, played, worlds)
    best, points = order[0], setting.alone
    if best == played or step.won:
        [found] = trials.run([played], max(worlds // 6, 1)).values()
        mean, _ = mean_and_error(found)
        return _Judged(order, mean, mean, 0.0, Grade.GOOD)
    results: dict[int, list[float]] = {best: [], played: []}
    most = worlds
    while True:
        for code, column in trials.run([best, played], most - len(results[best])).items():
            results[code] += column
        before, _ = mean_and_error(results[best])
        gaps = [a - b for a, b in zip(results[best], results[played], strict=True)]
        loss, error = mean_and_error(gaps)
        settled = not is_borderline(loss, error, error, points=points)
        if settled or most >= _MORE_WORLDS * worlds:
            grade = Grade.of(loss, error, points=points)
            return _Judged(order, before, before - loss, error, grade)
        most = min(2 * most, _MORE_WORLDS * worlds)


def _ranking(trials: Trials, codes: list[int], played: int, worlds: int) -> list[int]:
    """The actions in three rounds with ever more worlds for ever fewer of them. The one played
    stays in, and another is before it only if it is ahead by more than a standard error."""
    left, columns = codes, dict[int, list[float]]()
    for share in (6, 3, 1.5):
        for code, column in trials.run(left, max(round(worlds / share), 2)).items():
            columns[code] = [*columns.get(code, []), *column]
        means = {code: sum(columns[code]) / len(columns[code]) for code in left}
        left = sorted(left, key=lambda code: -means[code])
        ranked = [*left, *(code for code in codes if code not in left)]
        if share > 2:
            kept = left[: max(len(left) // 3, 2)]
            left = kept if played in kept else [*kept, played]
    ahead = [code for code in left if code == played or _is_ahead(columns, code, played)]
    return [*ahead, *(code for code in ranked if code not in ahead)]


def _is_ahead(columns: dict[int, list[float]], code: int, other: int) -> bool:
    gap, error = mean_and_error([a - b for a, b in zip(columns[code], columns[other], strict=True)])
    return gap > error


# ---------------------------------------------------------------------- as the expert plays


def _by_expert(
    step: Step, setting: Setting, actions: dict[int, Action], played: int, random: Random
) -> _Judged:
    seen, points = step.seen, setting.alone
    worlds = max(round(_EXPERTS_SHARE * setting.budget.worlds), 1)
    # With so many tiles, proofs take most of the time and are hardly ever found.
    expert = Expert(worlds=worlds)
    thinking = replace(expert, endgame=sum(seen.counts) <= MOST_TILES)
    ranked = thinking.rank(seen, [*actions.values()], random, UNLIMITED)
    codes = {action: code for code, action in actions.items()}
    best, order = ranked[0], [codes[each.action] for each in ranked]
    own = next(each for each in ranked if each.action == actions[played])
    if best.exact:
        before, after, error = _worth(best), _worth(own), 0.0
    else:
        found = compare(expert, seen, best.action, own.action, random, None, _settled(points))
        before, after, error = found.best, found.other, found.error
        if best.sure:  # the match is decided: won with this action, or lost with every one
            before = _worth(best)
            after = before if best is own or own.sure else after
            error = 0.0 if after == before else error
    grade = Grade.of(before - after, error, points=points)
    return _Judged(order, before, after, error, grade, best.exact)


def _settled(points: bool) -> Callable[[Comparison], bool]:
    def settled(found: Comparison) -> bool:
        return not is_borderline(found.loss, found.error, found.sampling, points=points)

    return settled


def _worth(ranked: Ranked) -> float:
    return ranked.points if ranked.win is None else ranked.win
