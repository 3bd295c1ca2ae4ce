"""What is measured of a match, and of whom."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import ceil
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from bench.coach.tables import PEOPLE, Group, played, played_out
from dreistein.bots.hints.contrast import differences
from dreistein.bots.ladder.weighted import POINT
from dreistein.coach.budget import Budget
from dreistein.coach.course import Step, share
from dreistein.coach.judgement import Judgement, judge
from dreistein.coach.manners.inferred import inferred
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.observed import Observed, choices_of
from dreistein.coach.manners.prospects import Company, Prospects
from dreistein.coach.playouts import Setting, Trials
from dreistein.coach.review import Plan
from dreistein.coach.verdict import Verdict, judge_choice
from dreistein.kernel import action_code
from dreistein.kernel.matrix import matrix
from dreistein.kernel.position.constants import NO_ACTION
from dreistein.kernel.search.arms_cy import run_values
from dreistein.kernel.search.traits import Traits
from dreistein.kernel.search.weights import CERTAIN
from dreistein.rules import Header, Match
from dreistein.rules.record.format import OWN

WORLDS, PLAYOUTS_OF_PARTS = 1000, 600
"""A balance's own sampling is small against the luck of a match."""
RUNGS = ("pip", "frida", "max", "hilda")
PAIRS = [Group(two, must_place=rule) for rule in (False, True) for two in combinations(RUNGS, 2)]
CHARACTERS = [
    Group(("zora", "bruno")),
    Group(("bruno", "hilda"), must_place=True),
    Group(("zora", "max"), must_place=True),
]
WITH_PEOPLE = [
    Group(("TIDY", "max")),
    Group(("RASH", "frida")),
    Group(("HEDGER", "pip")),
    Group(("SQUIRREL", "frida")),
    Group(("SPARING", "max")),
    Group(("TIDY", "bruno"), must_place=True),
    Group(("RASH", "max"), must_place=True),
    Group(("HEDGER", "hilda"), must_place=True),
]
EDITIONS = [
    Group(("max", "frida"), edition="international"),
    Group(("bruno", "hilda"), must_place=True, edition="international"),
    Group(("pip", "frida"), edition="early"),
    Group(("max", "frida"), edition="triominos"),
    Group(("max", "hilda"), must_place=True, edition="triominos"),
    Group(("max", "frida"), edition="house"),
    Group(("bruno", "max"), must_place=True, edition="house"),
]
LARGE = [
    Group(("max", "frida", "pip")),
    Group(("TIDY", "max", "frida")),
    Group(("hilda", "max", "bruno"), must_place=True),
    Group(("frida", "max", "pip", "frida")),
    Group(("frida", "max", "hilda", "bruno"), must_place=True),
    Group(("max", "pip", "frida", "max", "frida")),
    Group(("bruno", "max", "frida", "hilda", "max"), must_place=True),
    Group(("max", "pip", "frida", "max", "frida", "pip")),
    Group(("frida", "max", "bruno", "hilda", "max", "frida"), must_place=True),
]
SOFIA = Group(("max", "sofia"))
STUDIES: Mapping[str, Sequence[tuple[Sequence[Group], int]]] = {
    "slips": [(PAIRS, 5), (WITH_PEOPLE, 4), (EDITIONS, 2), (LARGE[::2], 1)],
    "parts": [
        ([PAIRS[0], PAIRS[3], PAIRS[9], CHARACTERS[1]], 80),
        ([SOFIA], 80),
        ([EDITIONS[3], EDITIONS[5], LARGE[0], *WITH_PEOPLE[::3]], 12),
    ],
    "told": [(PAIRS + CHARACTERS + WITH_PEOPLE + EDITIONS + LARGE, 10)],
    "manners": [(WITH_PEOPLE, 4)],
}
"""By study, groups and how many matches of each."""
LOOKS, WORLDS_TOLD = 6, 200
AGAIN = 0.2
"""The share of decisions judged again."""
REPEATS = 300
"""How often a slip is played out."""
SIZES = (5, 10, 20, 40, 80)
"""Choices that are seen of somebody."""
SLIPS = ("inaccuracy", "mistake", "blunder")


def measured(job: tuple[str, Group, int]) -> dict[str, Any]:
    """What a study finds in a match."""
    study, group, number = job
    row = {"study": study, "group": group.name, "match": number}
    return row | _STUDIES[study](group, number)


def _plan(
    group: Group,
    number: int,
    ends: Sequence[Match],
    seats: Sequence[int] | None,
    budget: type[Budget] = Budget,
) -> Plan:
    header = Header(group.rules, group.players)
    return Plan.of(header, ends, budget(WORLDS, str(number)), seats, None, group.bots)


# ---------------------------------------------------------------------- chances


def _told(group: Group, number: int) -> dict[str, Any]:
    """Chances told from views, and what came of them."""
    ends = played(group, number)
    plan, random = _plan(group, number, ends, None), Random(number)
    steps = [step for step in plan.steps if not step.forced]
    told = []
    for step in random.sample(steps, min(LOOKS, len(steps))):
        trials = Trials(plan.setting, step.seen, random.getrandbits(60))
        _, scores = matrix("i", WORLDS_TOLD, 2)
        wins, chances = matrix("d", WORLDS_TOLD, 2)
        run_values(*trials._given, step.seat, NO_ACTION, 7, 0, scores, chances)
        told.append([step.seat, fmean(wins[::2]), share(ends[-1], step.seat)])
    start = plan.setting.prospects.base((0,) * len(group.players), 0)
    return {"told": told, "start": [start, share(ends[-1], 0)]}


# ---------------------------------------------------------------------- slips


def _slips(group: Group, number: int) -> dict[str, Any]:
    """Everything that verdicts say, and what slips cost."""
    ends = played(group, number)
    start = process_time()
    plan = _plan(group, number, ends, None)
    setting, random = plan.setting, Random(number)
    setting.prospects.objective((0,) * len(group.players), 0)
    costs = {"plan": process_time() - start}
    judgements, slips, again = dict[int, Judgement](), list[Any](), list[Any]()
    spent = defaultdict[str, float](float)
    for at, step in enumerate(plan.steps):
        start = process_time()
        found = judge(replace(step, judged=False), setting)
        spent["values"] += process_time() - start
        if not step.forced:
            start = process_time()
            verdict = judge_choice(step, setting)
            spent["verdicts" if step.seat == 0 else "others"] += process_time() - start
            found = replace(found, verdict=verdict)
            if verdict.slip:
                slips.append(_slip(group, step, setting, verdict))
            sampled = random.random() < AGAIN
            if sampled or verdict.slip:
                other = replace(setting, budget=Budget(WORLDS, f"{number} again"))
                grades = (str(each.grade) for each in (verdict, judge_choice(step, other)))
                again.append([*grades, sampled])
        judgements[at] = found
    start = process_time()
    review = plan.review(judgements)
    costs |= {"finish": (process_time() - start) / len(group.players), **spent}
    row: dict[str, Any] = {"plies": len(plan.steps), "slips": slips, "again": again, "costs": costs}
    row["counts"] = [len(seat.slips) for seat in review.seats]
    row["kinds"] = [len(seat.habits) for seat in review.seats]
    row["levels"] = [seat.level for seat in review.seats]
    return row


def _slip(group: Group, step: Step, setting: Setting, verdict: Verdict) -> dict[str, Any]:
    trials = Trials(setting, step.seen, 11)
    codes = [action_code(trials.root, each.action) for each in (verdict.best, verdict.played)]
    parts = differences(*trials.facts(codes, 1000))
    gap = sum(parts.values())
    found = {
        "seat": step.seat,
        "grade": str(verdict.grade),
        "judged": verdict.loss,
        "gap": gap,
        "first": max(parts.values()) / gap if gap > 2 else None,
        "fact": verdict.why[0].fact if verdict.why else None,
    }
    if group.slow:
        return found
    where = f"{setting.budget.seed} {step.round} {step.ply}"
    best, own = played_out(group, step, codes, where, REPEATS)
    return found | {"real": best - own}


# ---------------------------------------------------------------------- parts


class _FewPlayouts(Budget):
    @property
    def playouts(self) -> int:
        return PLAYOUTS_OF_PARTS


def _parts(group: Group, number: int) -> dict[str, Any]:
    """The balance of the first seat, without verdicts; of two, the other's mirrors it."""
    ends = played(group, number)
    plan = _plan(group, number, ends, [0], _FewPlayouts)
    steps = enumerate(plan.steps)
    found = {at: judge(replace(step, judged=False), plan.setting) for at, step in steps}
    [seat] = plan.review(found).seats
    return {"parts": seat.parts.to_json()}


# ---------------------------------------------------------------------- manners


def _manners(group: Group, number: int) -> dict[str, Any]:
    """How far the chance before the first deal is off, by how much was seen of the first seat."""
    own, others = group.players[0], _plan(group, 0, played(group, 0)[:1], None).setting.company
    taste, whim = PEOPLE[own]
    noise, sight = round(POINT * taste.noise), round(CERTAIN * taste.sight)
    traits = Traits(taste.most, sight, 0, noise, rests=True, whim=round(CERTAIN * whim))

    def chance(manner: Manner) -> float:
        styles = (Style(manner), *others.styles[1:])
        return Prospects(Company(group.rules, styles), WORLDS).shares((0,) * len(styles))[0]

    seen, more = list[Observed](), number * 100
    while len(seen) < SIZES[-1]:
        ends = played(group, more)
        seen += choices_of(ends, 0, [OWN * len(match.round.history) for match in ends])
        more += 1
    true = chance(Manner(taste.weights, traits))
    return {"off": [chance(inferred(seen[:size])) - true for size in SIZES]}


_STUDIES: Mapping[str, Callable[[Group, int], dict[str, Any]]] = {
    "told": _told,
    "slips": _slips,
    "parts": _parts,
    "manners": _manners,
}


def wanted(studies: Sequence[str], first: int, scale: float) -> Iterator[tuple[str, Group, int]]:
    """The matches of each group one after the other: what is known of its players is kept."""
    for study in studies:
        for groups, count in STUDIES[study]:
            for group in groups:
                for number in range(ceil(scale * count)):
                    yield study, group, first + number
