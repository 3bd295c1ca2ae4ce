"""Playouts in which everybody goes on as they do: from what a seat can see, or the true hands."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from dreistein.bots.expert.inference import infer_knowing
from dreistein.coach.budget import Budget
from dreistein.coach.course import Step
from dreistein.coach.manners.manner import Manner, policy_of
from dreistein.coach.manners.prospects import Company, Prospects, prospects
from dreistein.kernel import State, Worlds
from dreistein.kernel.matrix import matrix
from dreistein.kernel.position.constants import NO_ACTION
from dreistein.kernel.search.arms_cy import run_playouts, run_values
from dreistein.kernel.search.facts import FACTS
from dreistein.kernel.search.facts_cy import run_facts
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.kernel.worlds.worlds import true_worlds
from dreistein.rules.view import View

Column = Sequence[float]


@dataclass(frozen=True, slots=True)
class Setting:
    """Who sits at the table, for whom the match is told, and how much thought it is worth."""

    company: Company
    seats: tuple[int, ...]
    budget: Budget

    @property
    def prospects(self) -> Prospects:
        """The chances between rounds, found once for each process."""
        return prospects(self.company, self.budget.rounds)

    @property
    def alone(self) -> bool:
        return self.company.solitaire is not None

    def manners(self, step: Step) -> tuple[Manner, ...]:
        return self.company.manners(step.totals)


class Trials:
    """Actions played out side by side, in the same worlds, for the seat to move."""

    def __init__(self, setting: Setting, seen: View, seed: int) -> None:
        worlds, seat = Worlds(seen), seen.turn
        self.root, self._seed, self._alone = worlds.root, seed, setting.alone
        manners = setting.company.manners(seen.totals)
        weights = infer_knowing(self.root, seat, [manner.slip for manner in manners])
        self._given = (
            State(self.root.config),
            State(self.root.config),
            WeightedSampler(worlds.sampler, weights if any(weights) else []),
            policy_of(manners),
            setting.prospects.objective(seen.totals, seat, seen.resigned),
        )
        self._next = 0

    def run(self, codes: Sequence[int], count: int) -> dict[int, Column]:
        """What each action is worth in each of so many new worlds."""
        arms, table = matrix("i", 2, len(codes))
        arms[: len(codes)] = array("i", codes)
        points, scores = matrix("i", count * len(codes), 2)
        wins, chances = matrix("d", count * len(codes), 2)
        run_playouts(*self._given, table, self._seed, self._next, scores, chances)
        self._next += count
        found = points if self._alone else wins
        return {code: found[2 * at :: 2 * len(codes)] for at, code in enumerate(codes)}

    def facts(self, codes: Sequence[int], count: int) -> list[Any]:
        """What happens after each action, in the first worlds: a row for each of them."""
        arms, table = matrix("i", 2, len(codes))
        arms[: len(codes)] = array("i", codes)
        told, facts = matrix("i", count * len(codes), FACTS)
        _, wins = matrix("d", count * len(codes), 1)
        run_facts(*self._given, table, self._seed, 0, facts, wins)
        rows = [told[at : at + FACTS] for at in range(0, len(told), FACTS)]
        return [rows[at :: len(codes)] for at in range(len(codes))]


def true_values(
    setting: Setting, state: State, step: Step, seed: int, code: int = NO_ACTION
) -> tuple[float, ...]:
    """What a position is worth to the seats that are asked about, or an action in it, with the true
    hands: only the order of the stock is not known."""
    state = state.copy()
    sampler = WeightedSampler(true_worlds(state))
    policy, count = policy_of(setting.manners(step)), setting.budget.playouts

    def value(seat: int) -> float:
        points, scores = matrix("i", count, 2)
        wins, chances = matrix("d", count, 2)
        run_values(
            State(state.config),
            State(state.config),
            sampler,
            policy,
            setting.prospects.objective(step.totals, seat, step.gone),
            seat,
            code,
            seed,
            0,
            scores,
            chances,
        )
        column = points[::2] if setting.alone else wins[::2]
        return fmean(column)

    if setting.company.players == 2 and not step.gone:
        first = value(0)
        return tuple(1 - first if seat else first for seat in setting.seats)
    return tuple(map(value, setting.seats))


def mean_and_error(values: Column) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    return mean, sqrt(spread / count)
