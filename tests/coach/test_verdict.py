"""A decision is judged by what its player could know then, and always in the same way."""

from dataclasses import replace

import pytest

from coach.matches import GERMAN, played
from coach.test_balance import planned, redealt
from dreistein.bots.expert.playout_weights import GREEDY, HOARD
from dreistein.coach import verdict
from dreistein.coach.budget import Budget
from dreistein.coach.course import Step, steps_of
from dreistein.coach.grade import Grade
from dreistein.coach.judgement import judge
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.prospects import Company
from dreistein.coach.playouts import Setting
from dreistein.coach.review import judgements
from dreistein.coach.verdict import is_for_expert, judge_choice
from dreistein.rules import Deal, Match, Solitaire

SETTING = Setting(Company(GERMAN, (Style(Manner(GREEDY)),) * 2), (0, 1), Budget(worlds=12))


def decisions(matches: list[Match], seat: int = 0) -> list[Step]:
    return [step for step in steps_of(matches, [seat]) if step.judged and not step.forced]


def seeded(seed: str, worlds: int = 12) -> Setting:
    return replace(SETTING, budget=Budget(worlds=worlds, seed=seed))


def test_the_same_seed_gives_the_same_verdict_and_another_one_another() -> None:
    step = decisions(played("same", actions=30))[2]
    assert judge(step, SETTING) == judge(step, SETTING)
    assert judge(step, SETTING) != judge(step, seeded("other"))


def test_a_budget_is_neither_nothing_nor_endless() -> None:
    for number in (1, 100_000):
        assert Budget(worlds=number).to_json() == {"worlds": number, "seed": ""}
    for number in (0, 100_001):
        with pytest.raises(ValueError, match="from 1 to 100000"):
            Budget(worlds=number)


def test_processes_and_their_number_change_nothing() -> None:
    plan = planned(played("pool", actions=16))
    alone = dict(judgements(plan, workers=0))
    assert dict(judgements(plan, workers=2)) == alone


def test_hindsight_has_no_say() -> None:
    """The hidden tiles are dealt otherwise, the seat has seen the same: so the verdict is too."""
    [match] = played("hindsight", actions=25, rounds=1)
    deal, stock = match.round.deal, list(match.round.stock)
    kept = next(tile for tile in match.round.hands[1] if tile in deal.hands[1])
    drawn = deal.stock[: len(deal.stock) - len(stock)]
    hand = tuple(stock[-1] if tile == kept else tile for tile in deal.hands[1])
    other = redealt(match, Deal((deal.hands[0], hand), (*drawn, kept, *stock[:-1])))
    there, here = ([judge_choice(s, SETTING) for s in decisions([m])] for m in (match, other))
    assert there == here


def test_what_is_played_is_the_best_unless_another_action_is_clearly_ahead() -> None:
    for step in decisions(played("best", actions=40))[:4]:
        found = judge_choice(step, SETTING)
        again = judge_choice(replace(step, action=found.best.action), SETTING)
        assert (again.grade, again.loss, again.error) == (Grade.GOOD, 0, 0)
        assert {option.action for option in found.ranked} == set(step.legal)
        assert found.played.action == step.action
        assert bool(found.why) == found.slip


def test_a_chance_depends_on_how_everybody_goes_on() -> None:
    """Who collects all tiles wins nearly always against somebody who places what fits."""
    step = decisions(played("plans", rounds=1, actions=14))[-1]
    collector = Style(Manner(HOARD))
    for company, low, high in (
        (SETTING.company, 0.2, 0.8),
        (Company(GERMAN, (collector, SETTING.company.styles[1])), 0.9, 1.0),
        (Company(GERMAN, (SETTING.company.styles[0], collector)), 0.0, 0.15),
    ):
        found = judge_choice(step, replace(seeded("", 100), company=company))
        assert low <= found.before <= high


def test_an_expert_judges_experts_who_may_draw_and_everybody_alone() -> None:
    expert, person = Style(Manner(HOARD, expert=True)), Style(Manner(HOARD))
    [match] = played("method", actions=6)
    step = decisions([match])[0]
    bound = replace(GERMAN, must_place=True)
    for edition, styles, found in (
        (GERMAN, (expert, expert), True),
        (GERMAN, (expert, person), False),
        (bound, (expert, expert), False),
    ):
        setting = replace(SETTING, company=Company(edition, styles))
        assert is_for_expert(step, setting) is found
    [alone] = played("alone", solitaire=Solitaire(6, 6))
    step = decisions([alone])[0]
    company = Company(GERMAN, (person,), Solitaire(6, 6))
    setting = Setting(company, (0,), Budget(worlds=10))
    assert is_for_expert(step, setting)
    assert abs(judge_choice(step, setting).before) > 1, "in points"


def test_a_grade_in_doubt_is_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    expert = Style(Manner(HOARD, expert=True))
    setting = replace(SETTING, company=Company(GERMAN, (expert, expert)))
    step = decisions(played("doubt", actions=12))[0]
    errors = []
    for doubt in (True, False):
        monkeypatch.setattr(verdict, "is_borderline", lambda *_, doubt=doubt, **__: doubt)
        found = [judge_choice(replace(step, action=action), setting) for action in step.legal]
        errors.append(max(each.error for each in found))
    assert 0 < errors[0] < errors[1]


def test_throwing_away_a_won_match_is_a_blunder_and_certain() -> None:
    """As the expert proves it, where everything is known."""
    expert = Style(Manner(HOARD, expert=True))
    setting = replace(SETTING, company=Company(GERMAN, (expert, expert)))
    for number in range(40):
        last = played(f"end {number}")[-1]
        steps = [s for s in decisions([last]) if s.ply > len(last.round.history) - 7]
        for step in steps:
            verdicts = [judge_choice(replace(step, action=a), setting) for a in step.legal]
            worst = max(verdicts, key=lambda each: each.loss)
            if worst.exact and worst.loss > 0.5:
                assert (worst.grade, worst.error) == (Grade.BLUNDER, 0)
                assert Grade.GOOD in {each.grade for each in verdicts}
                return
    raise AssertionError("no such end")


@pytest.mark.parametrize("players", [3, 6])
def test_larger_tables_are_judged_too(players: int) -> None:
    company = Company(GERMAN, (Style(Manner(GREEDY)),) * players)
    setting = Setting(company, (0,), Budget(worlds=12))
    for step in decisions(played(f"large {players}", players, actions=40))[:3]:
        found = judge_choice(step, setting)
        assert 0 <= found.after <= 1
        assert 0 <= found.before <= 1


def test_alone_the_reasons_are_an_experts_whoever_plays() -> None:
    alone = Solitaire(5, 30)
    [match] = played("alone", edition=GERMAN, solitaire=alone, wild=True)
    told = [
        [
            judge_choice(step, Setting(company, (0,), Budget(worlds=12))).why
            for step in decisions([match])
        ]
        for company in (
            Company(GERMAN, (Style(Manner(weights)),), alone) for weights in (GREEDY, HOARD)
        )
    ]
    assert told[0] == told[1]
    assert any(told[0])
