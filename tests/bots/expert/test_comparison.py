"""One action against another in fresh worlds: paired, fair to both, and for any seat."""

from random import Random

import pytest

from bots.duels import UNHURRIED
from dreistein.bots.expert import Expert, comparison
from dreistein.bots.expert.comparison import compare, compare_all
from dreistein.rules import EDITIONS, Round, view
from dreistein.rules.actions import DRAW, Placement


def middle(players: int, actions: int = 14) -> Round:
    """A position with several placements to choose from."""
    round = Round.seeded("compare", EDITIONS["german"], players)
    while len(round.history) < actions or len(placements(round)) < 2:
        round = round.apply(next(iter(round.legal_actions())))
    return round


def open_end() -> Round:
    """Two players who drew whatever they could, and know everything now."""
    round = Round.seeded("compare", EDITIONS["german"])
    while round.stock or len(placements(round)) < 2:
        *_, last = round.legal_actions()
        round = round.apply(last)
    return round


def placements(round: Round) -> list[Placement]:
    return [action for action in round.legal_actions() if isinstance(action, Placement)]


@pytest.mark.parametrize("players", [2, 5])
def test_a_difference_is_more_certain_than_either_figure(players: int) -> None:
    round = middle(players)
    seen, expert = view(round, round.turn), Expert(worlds=300)
    first, *_, last = placements(round)
    ranked = expert.rank(seen, [first, last], Random(1), UNHURRIED)
    found = compare(expert, seen, first, last, Random(2))
    assert 0 < found.error < sum(each.win_error**2 for each in ranked) ** 0.5
    assert found.worlds == 300


def test_the_other_way_round_the_loss_is_a_gain() -> None:
    round = middle(3)
    seen, expert = view(round, round.turn), Expert(worlds=100)
    first, *_, last = placements(round)
    there = compare(expert, seen, first, last, Random(2))
    back = compare(expert, seen, last, first, Random(2))
    assert there.loss == pytest.approx(-back.loss)
    assert there.loss == pytest.approx(there.best - there.other)


@pytest.mark.parametrize("round", [middle(3), open_end()], ids=["hidden", "open"])
def test_against_itself_an_action_loses_nothing_for_sure(round: Round) -> None:
    first, *_ = placements(round)
    found = compare(Expert(worlds=60), view(round, round.turn), first, first, Random(1))
    assert (found.loss, found.error) == (0, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_the_habit_of_drawing_is_worth_more_than_playouts_say(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    round = middle(players, 2)
    seen, placement = view(round, round.turn), placements(round)[0]

    def found() -> tuple[comparison.Comparison, comparison.Comparison]:
        there = compare(Expert(worlds=40), seen, DRAW, placement, Random(1))
        return there, compare(Expert(worlds=40), seen, placement, DRAW, Random(1))

    there, back = found()
    monkeypatch.setattr(comparison, "HABIT_WORTH", 0.0)
    plain_there, plain_back = found()
    assert there.loss > plain_there.loss
    assert back.loss < plain_back.loss


@pytest.mark.parametrize("players", [2, 4])
def test_several_actions_are_compared_in_the_same_worlds(players: int) -> None:
    round = middle(players, 6)
    seen, expert = view(round, round.turn), Expert(worlds=64)
    best, *others = [*placements(round)[:3], DRAW]
    found = compare_all(expert, seen, best, others, Random(3))
    assert found == [compare(expert, seen, best, other, Random(3)) for other in others]
