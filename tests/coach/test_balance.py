"""Where a result came from: the parts add up exactly, by what is known of the true hands."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from coach.matches import GERMAN, played
from dreistein.bots.hints.contrast import Fact, Reason
from dreistein.bots.registry import make_bot
from dreistein.coach.balance import Cause, Change, changes_of
from dreistein.coach.budget import Budget
from dreistein.coach.course import share, steps_of
from dreistein.coach.grade import Grade
from dreistein.coach.judgement import Judgement, judge
from dreistein.coach.manners.manner import style_of
from dreistein.coach.review import Plan, Review, TooLong, judgements
from dreistein.coach.seat import SeatReview
from dreistein.coach.words.sentences import Sentences
from dreistein.kernel import state_of
from dreistein.rules import Deal, Header, Match, RecordReader, Round, Solitaire
from dreistein.text import Texts
from table.features.reviews.records import a_record

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")


def planned(matches: list[Match], worlds: int = 4, **more: object) -> Plan:
    header = Header(matches[0].edition, NAMES[: matches[0].players], matches[0].solitaire)
    return Plan.of(header, matches, Budget(worlds=worlds), **more)  # type: ignore[arg-type]


def reviewed(matches: list[Match], worlds: int = 4) -> Review:
    plan = planned(matches, worlds)
    return plan.review(dict(judgements(plan, workers=0)))


@pytest.mark.parametrize("players", [2, 4])
def test_the_parts_of_a_match_add_up_to_the_result_minus_an_even_chance(players: int) -> None:
    found = reviewed(played(f"parts {players}", players, rounds=3 if players > 2 else 20))
    for seat in found.seats:
        if found.match.over:
            assert seat.result == share(found.match, seat.seat) == pytest.approx(seat.last)
        assert seat.parts.total == pytest.approx(seat.last - 1 / players, abs=1e-9)
        assert seat.grades.total() == len(seat.choices) > 0
    if players == 2:
        ada, ben = (seat.parts for seat in found.seats)
        for cause, other in (("plan", "plan"), ("draws", "their_draws"), ("moves", "their_moves")):
            assert getattr(ada, cause) == pytest.approx(-getattr(ben, other), abs=1e-9)


def test_to_do_what_one_always_does_changes_nothing() -> None:
    """But for ties, which are broken by chance; with fresh luck for each, all would differ."""
    plan = planned(played("usual", rounds=1), 20, bots=["greedy", "greedy"])
    told = {
        at: judge(replace(step, judged=False), plan.setting) for at, step in enumerate(plan.steps)
    }
    [ada, _] = plan.review(told).seats
    sizes = [c.size for c in ada.changes if c.cause in (Cause.MOVES, Cause.THEIR_MOVES)]
    assert sum(size == 0 for size in sizes) > len(sizes) / 2 > 5


def test_another_plan_is_compared_with_what_the_balance_says_of_ones_own() -> None:
    plan = planned(played("parts 2"), 25, bots=["greedy", "greedy"])
    told = {
        at: judge(replace(step, judged=False), plan.setting) for at, step in enumerate(plan.steps)
    }
    [ada, _] = plan.review(told).seats
    [begun, *_] = ada.changes
    assert begun.cause is Cause.PLAN
    assert ada.offer is not None
    assert ada.offer.own == pytest.approx(begun.after, abs=0.02)


def near(value: float) -> object:
    """A figure as JSON has it."""
    return pytest.approx(value, abs=1e-6)


def test_the_json_of_a_review_has_its_figures() -> None:
    found = reviewed(played("json", rounds=1, edition=replace(GERMAN, target=1)), 12)
    told = json.loads(json.dumps(found.to_json()))
    assert (told["complete"], told["over"], told["unit"]) == (True, True, "chance")
    assert (told["totals"], told["winners"]) == ([*found.match.totals], [*found.match.winners])
    for seat, figures in zip(found.seats, told["seats"], strict=True):
        for name in ("even", "result", "last", "lost", "lost_error"):
            assert figures[name] == near(getattr(seat, name))
        assert figures["luck"] == near(seat.parts.luck)
        assert (figures["ending"], figures["by"]) == seat.opening
        assert figures["grades"] == {str(grade): seat.grades[grade] for grade in Grade}
        assert figures["decisions"] == len(seat.choices) == len(figures["choices"])
        for name, rest in (("moments", seat.moments), ("course", seat.changes)):
            assert [(each["cause"], each["before"], each["after"]) for each in figures[name]] == [
                (str(each.cause), near(each.before), near(each.after)) for each in rest
            ]
        for choice, (step, verdict) in zip(figures["choices"], seat.choices, strict=True):
            assert (choice["round"], choice["ply"]) == (step.round, step.ply)
            assert (choice["grade"], choice["exact"]) == (str(verdict.grade), verdict.exact)
            for name in ("before", "after", "loss", "error"):
                assert choice[name] == near(getattr(verdict, name))
            assert choice["played"]["action"] == str(step.action)
            assert choice["best"]["action"] == str(verdict.best.action)
            assert len(choice["why"]) == len(verdict.why)


def test_a_level_is_told_of_a_match_that_is_over() -> None:
    whole = played("json", rounds=1, edition=replace(GERMAN, target=1))
    for matches, told in ((whole, True), (played("json", actions=9), False)):
        plan = planned(matches, 1, bots=["max", "pip"])
        found = plan.review(dict(judgements(plan, workers=0)))
        assert [seat.level is not None for seat in found.seats] == [told, told]


def test_the_parts_of_solitaire_add_up_to_the_points_minus_those_to_expect() -> None:
    [match] = played("alone", edition=GERMAN, solitaire=Solitaire(8, 8))
    [seat] = reviewed([match]).seats
    assert seat.result == match.totals[0] == seat.last
    assert seat.parts.total == pytest.approx(match.totals[0] - seat.even, abs=1e-6)
    assert (seat.parts.their_moves, seat.parts.their_draws, seat.opening[0]) == (0, 0, "alone")


def redealt(match: Match, deal: Deal) -> Match:
    """The same actions after another deal."""
    round = Round.start(GERMAN, deal)
    for action in match.round.history:
        round = round.apply(action.action)
    return replace(match, round=round)


def test_the_order_of_the_stock_has_no_say_but_the_hands_have() -> None:
    [match] = played("hindsight", actions=25, rounds=1)
    deal, hidden = match.round.deal, list(match.round.stock)
    drawn = deal.stock[: len(deal.stock) - len(hidden)]
    Random(5).shuffle(hidden)
    other = redealt(match, Deal(deal.hands, (*drawn, *hidden)))
    kept = next(tile for tile in match.round.hands[1] if tile in deal.hands[1])
    hand = tuple(hidden[-1] if tile == kept else tile for tile in deal.hands[1])
    third = redealt(match, Deal((deal.hands[0], hand), (*drawn, kept, *hidden[:-1])))
    plan = planned([match])
    there, here, elsewhere = (
        [judge(step, plan.setting).acted for step in steps_of([each], (0, 1))][-6:]
        for each in (match, other, third)
    )
    assert here == there != elsewhere


def changes(matches: list[Match], seat: int, by: list[str]) -> list[Change]:
    """The changes of a seat, if nothing that is judged says anything: only ends do."""
    plan = planned(matches, by=by)
    told = [
        (step, Judgement((0.5, 0.5), (0.5, 0.5), (0.5, 0.5) if step.draws else None))
        for step in plan.steps
    ]
    return list(changes_of(plan.setting, seat, 0.5, told, matches))


def test_what_another_did_on_a_seat_belongs_to_the_others() -> None:
    matches = played("by", rounds=1)
    history = matches[0].round.history
    nobody = ["b" * len(history)]
    own = {change.cause for change in changes(matches, 0, ["." * len(history)])}
    theirs = {change.cause for change in changes(matches, 0, nobody)}
    assert own >= {Cause.MOVES, Cause.THEIR_MOVES}
    assert not theirs & {Cause.MOVES, Cause.DRAWS}
    assert not [step for step in planned(matches, by=nobody).steps if step.judged]


def test_to_give_up_a_match_that_would_be_won_is_a_move() -> None:
    matches = played("parts 2", rounds=1, edition=replace(GERMAN, target=1))
    (winner,) = matches[-1].winners
    gone = [match.resign(winner) for match in matches]
    nothing = ["b" * len(match.round.history) for match in gone]
    *_, last = changes(gone, winner, nothing)
    assert (last.cause, last.before, last.after) == (Cause.MOVES, 1.0, 0.0)
    *_, last = changes(gone, 1 - winner, nothing)
    assert (last.cause, last.after) == (Cause.THEIR_MOVES, 1.0)


def test_who_resigned_could_win_until_their_last_own_action() -> None:
    matches = [match.resign(0) for match in played("gone", rounds=1)]
    history = matches[0].round.history
    own = [ply for ply, action in enumerate(history) if action.seat == 0]
    by = "".join("b" if ply in own[4:] else "." for ply in range(len(history)))
    for step in planned(matches, by=[by]).steps:
        assert step.gone == ({0} if step.ply > own[3] else set())
        assert step.fresh is (step.ply in (0, own[3] + 1))
        assert step.won is (step.ply > own[3] and step.seat == 1), "then nobody else can win"
    plan = planned(matches, by=[by])
    late = next(step for step in plan.steps if step.gone and not step.forced)
    assert (judge(replace(late, judged=False), plan.setting).acted or ())[1] == 1


def test_moments_are_few_the_largest_first_and_slips_are_among_them() -> None:
    edition = replace(GERMAN, target=40, must_place=True)
    ada, ben = seats = reviewed(played("moments 3", wild=True, rounds=1, edition=edition), 60).seats
    assert ada.slips or ben.slips
    for seat in seats:
        sizes = [abs(moment.size) for moment in seat.moments]
        assert sizes == sorted(sizes, reverse=True)
        assert len(sizes) <= 5
        told = {(m.round, m.ply) for m in seat.moments if m.cause is Cause.MOVES}
        slips = sorted(seat.slips, key=lambda choice: -choice[1].loss)
        assert {(step.round, step.ply) for step, _ in slips[:1]} <= told
        assert not any(moment.cause in (Cause.PLAN, Cause.DEAL) for moment in seat.moments)


def test_slips_for_the_same_reason_are_one_moment_and_told_once() -> None:
    seat = some_seats()[0]
    step, made = seat.choices[0]
    slips = [(4, Fact.NOW, 0.1), (6, Fact.OWN_OUT, 0.12), (8, Fact.NOW, 0.3), (9, Fact.NOW, 0.2)]
    choices = [
        (
            replace(step, ply=ply),
            replace(
                made, after=made.before - loss, grade=Grade.MISTAKE, why=(Reason(fact, 9.0, 9, 0),)
            ),
        )
        for ply, fact, loss in slips
    ]
    found = replace(seat, changes=[], choices=choices)
    assert [moment.ply for moment in found.moments] == [8, 6]
    told = found.to_json()
    assert told["habits"] == [{"round": step.round, "ply": 8, "more": 2, "lost": near(0.15)}]
    said = Sentences(Texts("en"), NAMES[:2])
    assert said.again(told, step.round, 8) == (
        "For the same reason, 2 more decisions were costly: about 15% in winning chances each."
    )
    assert said.again(told, step.round, 6) == ""


def test_what_the_others_did_between_two_own_actions_is_one_moment() -> None:
    turns = [
        (0, 0, Cause.MOVES),
        (0, 1, Cause.THEIR_MOVES),
        (0, 2, Cause.THEIR_DRAWS),
        (0, 3, Cause.MOVES),
        (0, 4, Cause.THEIR_MOVES),
        (1, 0, Cause.THEIR_MOVES),
    ]
    course = [
        Change(cause, round, ply, at / 10, (at + 1) / 10)
        for at, (round, ply, cause) in enumerate(turns)
    ]
    [seat] = (replace(seat, changes=course, choices=[]) for seat in some_seats()[:1])
    assert [(m.round, m.ply, round(10 * m.before), round(10 * m.after)) for m in seat.moments] == [
        (0, 2, 1, 3),
        (0, 4, 4, 5),
        (1, 0, 5, 6),
    ]


def some_seats() -> tuple[SeatReview, ...]:
    plan = planned(played("json", actions=9), 1)
    return plan.review(dict(judgements(plan, workers=0))).seats


def test_a_plan_without_names_is_the_same_but_for_the_names() -> None:
    plan = planned(played("names", actions=4), 1)
    bare = plan.without_names
    assert bare.header.players == ("", "")
    assert replace(bare, header=plan.header) == plan


def test_a_record_says_which_seats_are_bots() -> None:
    def styles(**extra: object) -> tuple[object, ...]:
        record = RecordReader(a_record(30, **extra))
        return Plan.read(record, Budget(worlds=1)).setting.company.styles

    max_style = style_of(make_bot("max"), 2, must_place=False)
    assert styles(bots=[None, "max"])[1] == max_style != styles()[1]
    assert styles(bots=["max"]) == styles(bots="max") == styles()


def test_a_record_may_have_so_many_actions_and_no_more() -> None:
    def read(most: int) -> Plan:
        return Plan.read(RecordReader(a_record(12)), Budget(worlds=1), most=most)

    assert len(read(12).steps) == 12
    with pytest.raises(TooLong):
        read(11)


def test_a_step_is_the_position_before_its_action() -> None:
    [match] = played("steps", rounds=1)
    for step in steps_of([match], (1,)):
        assert len(step.position.history) == step.ply
        assert step.position.turn == step.seat
        assert step.judged is (step.seat == 1)
        assert state_of(step.position).turn == step.seat
        assert step.seen.seat == step.seat


def test_a_match_is_reviewed_without_numpy() -> None:
    """As it must be in a browser."""
    code = """
import sys
sys.modules["numpy"] = None
from coach.test_balance import planned, played
from dreistein.coach.review import judgements
plan = planned(played("plain", actions=8), bots=[None, "max"])
print(plan.review(dict(judgements(plan, 0))).complete)
"""
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | paths, capture_output=True, check=False
    )
    assert done.stdout.split() == [b"True"], done.stderr.decode()
