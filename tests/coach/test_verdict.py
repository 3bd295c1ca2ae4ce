"""A decision is judged by what its player could know then, and always in the same way."""

from dataclasses import replace
from random import Random

import pytest

from coach.matches import GERMAN, played
from dreistein.bots.expert import Expert
from dreistein.bots.expert.endgame import is_solvable
from dreistein.bots.hints.catalogue import Brings, Close
from dreistein.coach import verdict as verdicts
from dreistein.coach.budget import UNLIMITED, Budget
from dreistein.coach.course import Checkpoint, Kind, between_rounds, course
from dreistein.coach.grade import Grade
from dreistein.coach.review import Plan, judgements
from dreistein.coach.verdict import judge
from dreistein.kernel import state_of
from dreistein.rules import Deal, Header, Match, Round, parse_action

BUDGET = Budget(worlds=12)


def decisions(matches: list[Match], seat: int = 0) -> list[Checkpoint]:
    return [s for s in course(matches, seat) if s.kind == Kind.DECISION and not s.forced]


def test_the_same_seed_gives_the_same_verdict_and_another_one_another() -> None:
    point = decisions(played("same", actions=30))[2]
    assert judge(point, BUDGET) == judge(point, BUDGET)
    assert judge(point, BUDGET) != judge(point, Budget(worlds=12, seed="other"))


@pytest.mark.parametrize(("field", "most"), [("worlds", 100_000), ("millis", 3_600_000)])
def test_a_budget_is_neither_nothing_nor_endless(field: str, most: int) -> None:
    for number in (1, most):
        assert Budget(**{field: number}).to_json()[field] == number  # type: ignore[arg-type]
    for number in (0, most + 1):
        with pytest.raises(ValueError, match=f"from 1 to {most}"):
            Budget(**{field: number})  # type: ignore[arg-type]


def test_every_stop_has_a_random_stream_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The luck of a draw and the decision after it, too."""
    asked = list[tuple[object, ...]]()

    def noted(_: Budget, *where: object) -> Random:
        asked.append(where)
        raise NotImplementedError

    monkeypatch.setattr(Budget, "random", noted)
    matches = played("streams", actions=30, wild=True)
    checkpoints = [point for point in course(matches, 0) if point.known is None]
    for point in checkpoints:
        with pytest.raises(NotImplementedError):
            judge(point, BUDGET)
    assert {point.kind for point in checkpoints} >= {
        Kind.DEALT,
        Kind.DRAWN,
        Kind.DECISION,
    }
    assert len({*asked}) == len(asked) == len(checkpoints)


def test_processes_and_their_number_change_nothing() -> None:
    plan = Plan.of(Header(GERMAN, ("Ada", "Ben")), played("pool", actions=16), BUDGET)
    alone = dict(judgements(plan, workers=0))
    assert dict(judgements(plan, workers=2)) == alone


def redealt(match: Match, deal: Deal) -> Match:
    """The same actions after another deal."""
    round = Round.start(GERMAN, deal)
    for action in match.round.history:
        round = round.apply(action.action)
    return replace(match, round=round)


def test_hindsight_has_no_say() -> None:
    """The hidden tiles are dealt otherwise, the seat has seen the same: so the verdict is too."""
    [match] = played("hindsight", actions=25, rounds=1)
    deal, stock = match.round.deal, list(match.round.stock)
    kept = next(tile for tile in match.round.hands[1] if tile in deal.hands[1])
    drawn = deal.stock[: len(deal.stock) - len(stock)]
    hand = tuple(stock[-1] if tile == kept else tile for tile in deal.hands[1])
    hidden = [kept, *stock[:-1]]
    other = redealt(match, Deal((deal.hands[0], hand), (*drawn, *hidden)))
    assert other.round.stock != match.round.stock
    assert [judge(point, BUDGET) for point in decisions([other])] == [
        judge(point, BUDGET) for point in decisions([match])
    ]


def test_of_what_was_hidden_only_the_tiles_of_the_stock_make_luck() -> None:
    """Not their order."""
    [match] = played("hindsight", actions=25, rounds=1)
    deal, hidden = match.round.deal, list(match.round.stock)
    drawn = deal.stock[: len(deal.stock) - len(hidden)]
    Random(5).shuffle(hidden)
    other = redealt(match, Deal(deal.hands, (*drawn, *hidden)))
    assert other.round.stock != match.round.stock
    lucky, unlucky = (
        [judge(point, BUDGET) for point in course([each], 0) if point.kind == Kind.DRAWN]
        for each in (match, other)
    )
    assert lucky
    assert lucky == unlucky


def test_a_forced_action_is_not_judged() -> None:
    forced = [point for point in course(played("forced"), 0) if point.kind == Kind.DECISION]
    forced = [point for point in forced if point.forced][:3]
    assert forced
    for point in forced:
        verdict = judge(point, BUDGET)
        assert (verdict.grade, verdict.loss) == (None, 0)


def test_the_experts_own_choice_is_the_best_and_costs_nothing() -> None:
    for point in decisions(played("best", actions=40))[:4]:
        best = judge(point, BUDGET).best
        assert best is not None
        again = judge(replace(point, played=best.action), BUDGET)
        assert (again.grade, again.loss, again.error) == (Grade.BEST, 0, 0)


def solved(matches: list[Match]) -> list[Checkpoint]:
    """The decisions of the last round in which everything is known, and few tiles are left."""
    last = matches[-1]
    checkpoints = [point for seat in (0, 1) for point in decisions([last], seat)]
    return [point for point in checkpoints if is_solvable(state_of(last.rewind(point.ply).round))]


def test_throwing_away_a_won_match_is_a_blunder_and_certain() -> None:
    for number in range(40):
        for point in solved(played(f"end {number}")):
            verdicts = [judge(replace(point, played=action), BUDGET) for action in point.legal]
            worst = max(verdicts, key=lambda verdict: verdict.loss)
            if worst.exact and worst.loss > 0.5:
                assert (worst.grade, worst.error) == (Grade.BLUNDER, 0)
                assert Grade.BEST in {verdict.grade for verdict in verdicts}
                return
    raise AssertionError("no such end")


def test_a_solved_end_is_worth_the_chance_by_the_totals_after_it() -> None:
    """Played to its end by the solver, for both: nothing is hidden, so nothing is calibrated."""
    matches = played("end 1")
    solver, found = Expert(worlds=100), 0
    for point in solved(matches):
        verdict = judge(point, BUDGET)
        if not verdict.exact or verdict.before in (0, 1):
            continue
        match, found = matches[-1].rewind(point.ply), found + 1
        while match.round.end is None:
            round = match.round
            legal = list(round.legal_actions())
            seen = match.view(round.turn)
            match = match.apply(solver.choose(seen, legal, Random(1), UNLIMITED))
        assert verdict.before == pytest.approx(between_rounds(match, point.seat))
    assert found


def test_a_match_that_is_lost_for_sure_cannot_be_lost_again() -> None:
    point = next(point for point in solved(played("end 1")) if point.ply == 73)
    verdicts = [judge(replace(point, played=action), BUDGET) for action in point.legal]
    assert not any(verdict.exact for verdict in verdicts)
    assert {(verdict.before, verdict.loss, verdict.error) for verdict in verdicts} == {(0, 0, 0)}


def test_a_verdict_names_the_better_action_and_its_reasons() -> None:
    point = decisions(played("why", actions=40))[3]
    for action in point.legal:
        verdict = judge(replace(point, played=action), BUDGET)
        assert verdict.best is not None
        assert verdict.played is not None
        assert verdict.played.action == action
        reasons = (*verdict.best.reasons, *verdict.played.reasons)
        assert reasons
        assert not any(isinstance(reason, str) for reason in reasons)


def test_what_is_judged_a_mistake_is_not_called_close() -> None:
    close, other = Close(parse_action("+"), better=True), Brings(5)
    assert verdicts._said((other, close), Grade.GOOD) == (other, close)
    for grade in (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER):
        assert verdicts._said((other, close), grade) == (other,)


@pytest.mark.parametrize("players", [3, 6])
def test_larger_tables_are_judged_too(players: int) -> None:
    for point in decisions(played(f"large {players}", players, actions=40))[:3]:
        verdict = judge(point, BUDGET)
        assert 0 <= verdict.after <= 1
        assert 0 <= verdict.before <= 1
