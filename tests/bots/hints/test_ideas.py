"""A hint as a few ideas: what means the same is told once, with what it gains."""

from random import Random

from boards import HEXAGON
from bots.hints.scenes import placements, table
from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.catalogue import Even, Gain, GainInWins
from dreistein.bots.hints.explainer import explain
from dreistein.bots.hints.ideas import MOST_IDEAS, Idea, ideas
from dreistein.coach.words.reasons import key_of
from dreistein.rules import EDITIONS, Placement, Round, parse_action, view
from random_games import wandered

TWO_TILES = r"""
  5---4
 /S\v/
5---5
"""
ROUND = table(HEXAGON, "444 002 000")
PLAIN = placements(ROUND, "002")[0]


def told(round: Round, *scores: tuple[str, float, float | None, float]) -> tuple[Idea, ...]:
    """The ideas of a ranking, given as action, lead, chance to win, and the error of the lead; the
    other legal actions follow."""
    named = {parse_action(text): (lead, win, error) for text, lead, win, error in scores}
    rest = [action for action in round.legal_actions() if action not in named]
    last = scores[-1]
    figures = {**named, **dict.fromkeys(rest, (last[1] - 1.0, last[2], last[3]))}
    ranked = [
        Ranked(action, lead, error, lead, error, win, 0.01, 100, False)
        for action, (lead, win, error) in figures.items()
    ]
    return ideas(explain(view(round, round.turn), ranked, after=()))


def test_two_spots_with_the_same_meaning_are_one_idea() -> None:
    """4-5-5 fits beside both tiles, and so do other tiles; merely fitting is one idea, drawing
    another."""
    round = table(TWO_TILES, "455 155 000")
    first, second = told(round, ("+", 9.0, 0.5, 0.1), ("155@0,1", 0.0, 0.5, 0.1))
    assert [str(action) for action in first.actions] == ["+"]
    assert {a.tile for a in second.actions if isinstance(a, Placement)} == {
        p.tile for p in second.actions[:1] if isinstance(p, Placement)
    }
    cells = [a.cell for a in second.actions if isinstance(a, Placement)]
    assert len(cells) == len(set(cells)) == len(second.actions)


def test_a_bonus_is_an_idea_of_its_own_that_says_what_it_gains() -> None:
    first, second, third = told(ROUND, ("444@1,1", 50.0, 0.8, 0.5), (PLAIN, 10.0, 0.6, 0.5))
    assert isinstance(first.reasons[0], why.Takes)
    assert str(second.actions[0]) == PLAIN
    assert [str(action) for action in third.actions] == ["+"]
    assert first.gain == (Gain(second.actions[0], 40), GainInWins(2))
    assert second.gain == ()
    assert third.gain == (Gain(first.actions[0], -41), GainInWins(-2))
    assert [key_of(reason) for reason in first.gain] == ["hint-gain", "hint-gain-wins"]
    assert [key_of(reason) for reason in third.gain] == ["hint-loss", "hint-loss-wins"]


def test_what_may_be_chance_is_no_gain_and_a_vague_one_is_told_roughly() -> None:
    first, second, _ = told(ROUND, ("444@1,1", 50.0, 0.61, 30.0), (PLAIN, 10.0, 0.60, 30.0))
    assert first.gain == (Even(second.actions[0]),)
    first, second, _ = told(ROUND, ("444@1,1", 47.0, 0.61, 6.0), (PLAIN, 10.0, 0.60, 6.0))
    assert first.gain == (Gain(second.actions[0], 35),)


def test_solitaire_has_points_and_no_matches() -> None:
    first, *_ = told(ROUND, ("444@1,1", 50.0, None, 0.5), (PLAIN, 10.0, None, 0.5))
    assert [type(reason) for reason in first.gain] == [Gain]


def test_ideas_of_any_position_differ() -> None:
    """At most three, the best first, and no two with the same tile and the same reasons."""
    for seed in range(20):
        round = wandered(Round.seeded(str(seed), EDITIONS["german"]), 2 * seed, seed)
        seen, legal = view(round, round.turn), list(round.legal_actions())
        ranked = Expert(worlds=8).rank(seen, legal, Random(seed))
        found = ideas(explain(seen, ranked))
        assert 1 <= len(found) <= MOST_IDEAS
        assert found[0].actions[0] == ranked[0].action
        said = [(str(idea.actions[0]).split("@")[0], idea.reasons) for idea in found]
        assert len(set(said)) == len(said)
