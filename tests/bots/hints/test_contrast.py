"""Why one action is better: the differences add up to the gap, and the largest are told."""

from random import Random

import pytest

from coach.matches import GERMAN, played
from dreistein.bots.expert.playout_weights import GREEDY
from dreistein.bots.hints.contrast import Fact, Part, Reason, differences, reasons
from dreistein.coach.budget import Budget
from dreistein.coach.course import steps_of
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.prospects import Company
from dreistein.coach.playouts import Setting, Trials
from dreistein.kernel.search import facts as index
from dreistein.text import Texts

SETTING = Setting(Company(GERMAN, (Style(Manner(GREEDY)),) * 2), (0, 1), Budget(worlds=20))


def test_the_differences_are_the_gap_in_points() -> None:
    points = (index.NOW, index.TEMPO, index.BONUS_NEXT, index.BONUS_LATER, index.END)
    random, compared = Random(2), 0
    for step in steps_of(played("contrast", rounds=1), (0, 1)):
        if step.forced or random.random() < 0.8:
            continue
        trials = Trials(SETTING, step.seen, 3)
        first, *_, last = trials.root.legal()
        better, worse = trials.facts([first, last], 20)
        found = differences(better, worse)
        assert set(found) == set(Part)

        def lead(rows: list[list[int]]) -> float:
            theirs = [index.THEIRS + at for at in points]
            return sum(sum(r[at] for at in points) - sum(r[at] for at in theirs) for r in rows) / 20

        assert sum(found.values()) == pytest.approx(lead(better) - lead(worse), abs=1e-9)
        compared += 1
    assert compared > 3


def test_each_run_goes_on_in_other_worlds() -> None:
    step = [s for s in steps_of(played("worlds", actions=12), (0, 1)) if not s.forced][-1]
    trials, whole = Trials(SETTING, step.seen, 3), Trials(SETTING, step.seen, 3)
    codes = trials.root.legal()
    first, second, both = trials.run(codes, 6), trials.run(codes, 6), whole.run(codes, 12)
    assert all([*first[code], *second[code]] == [*both[code]] for code in codes)


def test_every_fact_has_a_sentence() -> None:
    assert all(f"coach-why-{fact}" in Texts("en") for fact in Fact)


def rows(count: int = 10, **facts: int) -> list[list[int]]:
    """So many worlds in which the same happened."""
    row = [0] * index.FACTS
    for name, value in facts.items():
        where, own = name.removeprefix("their_").upper(), not name.startswith("their_")
        row[getattr(index, where) + (0 if own else index.THEIRS)] = value
    return [row] * count


def test_the_largest_difference_is_told_by_a_frequency() -> None:
    better = [*rows(5, bonus_next=40), *rows(5)]
    [only] = reasons(better, rows(bonus_next=0))
    assert only == Reason(Fact.OWN_BONUS_NEXT, 20.0, 50, 0)
    assert Reason.from_json(only.to_json()) == only


def test_a_second_reason_if_the_first_is_not_enough_and_what_speaks_against_it() -> None:
    better = rows(bonus_next=30, their_fits=0, their_tempo=-25, now=2)
    worse = rows(their_fits=1, now=40)
    first, second, against = reasons(better, worse)
    assert (first.fact, first.better, first.played) == (Fact.OWN_BONUS_NEXT, 100, 0)
    assert (second.fact, second.better, second.played) == (Fact.THEIR_FITS, 0, 100)
    assert (against.fact, against.played, against.although) == (Fact.NOW, 38, True)


def test_one_reason_is_enough_if_it_is_most_of_it_and_one_alone_speaks_against_it() -> None:
    told = reasons(rows(bonus_next=40, bonus_later=5), rows())
    assert [reason.fact for reason in told] == [Fact.OWN_BONUS_NEXT]
    better, worse = rows(bonus_next=50, their_tempo=-40), rows(their_fits=1, now=30, bonus_later=26)
    facts = [reason.fact for reason in reasons(better, worse)]
    assert facts == [Fact.OWN_BONUS_NEXT, Fact.THEIR_FITS, Fact.NOW]


def test_what_cannot_be_pictured_is_told_in_points_and_nothing_as_the_target() -> None:
    assert reasons(rows(tempo=12), rows()) == (Reason(Fact.POINTS, 12.0, 12, 0),)
    assert reasons(rows(end=30, their_end=-5), rows()) == (Reason(Fact.END, 35.0, 35, 0),)
    assert reasons(rows(end=30, out_first=1), rows())[0].fact is Fact.OWN_OUT
    assert [reason.fact for reason in reasons(rows(now=5), rows(now=5))] == [Fact.TARGET]
    assert reasons(rows(now=5), rows(now=5), match=False) == ()
