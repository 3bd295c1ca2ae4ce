"""The expert ranks every legal action, knows no more than a view, and keeps to its time."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.random import default_rng

from bots.duels import UNHURRIED, margins
from dreistein.bots import Bot, make_bot
from dreistein.bots.base import Ranked
from dreistein.bots.expert import Expert
from dreistein.bots.expert.endgame import Solver
from dreistein.bots.expert.halving import UTILITY, Arm, ArmStats, mean_and_error, paired_mean
from dreistein.bots.expert.playout_weights import STRAIGHT
from dreistein.bots.expert.win_chance import chance, objective_for
from dreistein.kernel import Worlds, round_of, state_of, view_of
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.rules import EDITIONS, Round, Solitaire, View, view
from random_games import open_rounds
from sizes import size


def played(edition: str, players: int, actions: int, seed: str = "expert") -> Round:
    """A position of a game played greedily, but for some draws."""
    round = Round.seeded(seed, EDITIONS[edition], players)
    random, greedy = Random(seed), make_bot("greedy")
    for _ in range(actions):
        legal = list(round.legal_actions())
        action = greedy.choose(view(round, round.turn), legal, random)
        following = round.apply(legal[-1] if random.random() < 0.4 else action)
        if following.end is not None:
            break
        round = following
    return round


def small_end() -> Round:
    """An endgame of two players with a choice and few tiles."""
    for seed in range(1000):
        round = played("german", 2, 400, f"end {seed}")
        held = sum(map(len, round.hands))
        if not round.stock and held <= 12 and len(list(round.legal_actions())) > 2:
            return round
    raise AssertionError("no such end")


def ranked(round: Round, expert: Expert, seed: int = 1) -> list[Ranked]:
    seen, legal = view(round, round.turn), list(round.legal_actions())
    return expert.rank(seen, legal, Random(seed), UNHURRIED)


@given(round=open_rounds, seed=st.integers(0, 99))
@settings(max_examples=20, deadline=None)
def test_it_ranks_everything_legal_and_chooses_the_first(round: Round, seed: int) -> None:
    legal, expert = list(round.legal_actions()), Expert(worlds=4)
    found = ranked(round, expert, seed)
    assert sorted(str(entry.action) for entry in found) == sorted(map(str, legal))
    for entry in found:
        assert min(entry.points_error, entry.lead_error, entry.win_error) >= 0
        assert (entry.worlds == 0) or not entry.exact
        if round.players == 1:
            assert entry.win is None
            assert entry.lead == entry.points
        else:
            assert entry.win is not None
            assert 0 <= entry.win <= 1
    if round.board.placements:
        choice = expert.choose(view(round, round.turn), legal, Random(seed), UNHURRIED)
        assert choice == found[0].action


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_hidden_tiles_do_not_change_its_ranking(edition: str, players: int) -> None:
    for actions in (6, 45):
        round = played(edition, players, actions)
        seen = view(round, round.turn)
        other = round_of(Worlds(seen).sample(5))
        assert other.hands != round.hands or other.stock != round.stock or not round.stock
        hidden: View = view(other, round.turn)
        expert, legal = Expert(worlds=24), list(round.legal_actions())
        there = expert.rank(hidden, legal, Random(3), UNHURRIED)
        assert expert.rank(seen, legal, Random(3), UNHURRIED) == there


@pytest.mark.parametrize("part", ["inference", "endgame", "tree", "match", "habit", "policy"])
def test_every_part_can_be_switched_off(part: str) -> None:
    value = "greedy" if part == "policy" else "false"
    bot: Bot = make_bot(f"expert:worlds=6,{part}={value}")
    for actions in (10, 60):
        round = played("german", 2, actions)
        legal = list(round.legal_actions())
        assert bot.choose(view(round, round.turn), legal, Random(1), UNHURRIED) in legal


def test_invalid_options_are_refused() -> None:
    wrong = "millis=0", "millis=3600001", "worlds=-1", "worlds=100001", "threads=0", "policy=rude"
    for option in wrong:
        with pytest.raises(ValueError, match=option.partition("=")[0]):
            make_bot(f"expert:{option}")


def test_solved_endgames_are_exact() -> None:
    round = small_end()
    found = ranked(round, Expert())
    assert all(entry.exact and entry.worlds == 0 and entry.lead_error == 0 for entry in found)
    for entry in found:
        other = int(entry.points - entry.lead)
        assert entry.win == chance(2, int(entry.points), other), "nothing is hidden"
        assert entry.win_uncertainty == 0
    assert max(found, key=lambda entry: entry.win or 0) is found[0]


def test_the_solver_passes_over_nothing_better() -> None:
    round = small_end()
    root, objective = state_of(round), objective_for(view(round, round.turn))

    def solver() -> Solver:
        return Solver(root, objective, PlayoutPolicy([STRAIGHT]), lambda: 0.0, 10**6)

    exact = solver().exact(root.legal(), 1)
    bounds = solver().best(1)
    assert bounds is not None
    first = next(iter(bounds))
    assert bounds[first] == exact[first]
    assert exact[first][0] == max(utility for utility, *_ in exact.values())
    assert all(bounds[code][0] >= exact[code][0] for code in exact)
    assert len({utility for utility, *_ in exact.values()}) > 1


def test_a_match_that_is_decided_is_called_so() -> None:
    """With far more tiles than can be solved, nearly all of them on one rack."""
    round, expert, totals, choices = large_end("decided 4"), Expert(worlds=20), (100, -200), 0
    while not choices:
        legal = list(round.legal_actions())
        seen = view(round, round.turn, before=totals)
        first, *others = expert.rank(seen, legal, Random(1), UNHURRIED)
        assert first.sure
        assert not first.exact
        assert first.win == float(round.turn == 0), "the seat with the tiles wins"
        assert first.win_error == first.win_doubt == 0
        if round.turn and len(legal) > 1:
            choices += 1
            assert all(each.sure and each.win == 0 for each in others)
        round = round.apply(first.action)


def large_end(seed: str) -> Round:
    """The first end with a choice after one seat drew all the time while the other placed."""
    round, greedy, random = Round.seeded(seed, EDITIONS["german"]), make_bot("greedy"), Random(seed)
    while round.stock or len(list(round.legal_actions())) == 1:
        legal = list(round.legal_actions())
        placing = greedy.choose(view(round, round.turn), legal, random)
        round = round.apply(placing if round.turn else legal[-1])
    return round


def test_alone_it_plays_for_points() -> None:
    """Over some games of solitaire it scores more than greedy."""
    total = {"expert:worlds=24": 0, "greedy": 0}
    for level in total:
        bot = make_bot(level)
        for seed in range(size(4, 12)):
            round = Round.seeded(str(seed), EDITIONS["german"], solitaire=Solitaire(10, 20))
            random = Random(seed)
            while round.end is None:
                legal = list(round.legal_actions())
                round = round.apply(bot.choose(view(round, 0), legal, random, UNHURRIED))
            total[level] += round.scores[0]
    assert total["expert:worlds=24"] > total["greedy"]


@pytest.mark.parametrize(
    ("found", "most"),
    [
        pytest.param(lambda: played("german", 4, 12), 6, id="early"),
        pytest.param(lambda: played("german", 4, 90), 6, id="late"),
        pytest.param(small_end, 12, id="solving"),
    ],
)
def test_it_stops_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch, found: Callable[[], Round], most: int
) -> None:
    """With a clock that uses up a quarter of the budget per look, it ends after a few looks."""
    round, looks = found(), count()
    monkeypatch.setattr("dreistein.bots.expert.expert.perf_counter", lambda: next(looks) * 0.025)
    legal = list(round.legal_actions())
    expert = Expert(worlds=100_000, habit=False)
    first, *others = expert.rank(view(round, round.turn), legal, Random(1), 100)
    assert next(looks) <= most
    assert len(others) == len(legal) - 1
    assert first.worlds < 200


@pytest.mark.parametrize(("edition", "players", "actions"), [("german", 2, 0), ("early", 5, 12)])
def test_time_after_the_choice_improves_figures(edition: str, players: int, actions: int) -> None:
    """A choice that is forced, or clear at once, gets figures too."""
    round = played(edition, players, actions)
    legal, expert = list(round.legal_actions()), Expert(worlds=200)
    found = expert.rank(view(round, round.turn), legal, Random(1), UNHURRIED)
    assert {entry.worlds for entry in found} == {200}
    assert found[0].action == expert.choose(view(round, round.turn), legal, Random(1), UNHURRIED)
    wins = [entry.win or 0 for entry in found[1:]]
    assert wins == sorted(wins, reverse=True)


def test_an_arm_with_fewer_worlds_is_compared_with_the_first() -> None:
    """The first arm had worse luck in the worlds that only it met."""
    random = default_rng(1)
    luck, better = random.normal(0, 50, 2000), random.normal(5, 2, 100)
    luck[:100] += 20
    usual, other = arm(luck), arm(luck[:100] + better)
    mean, error = paired_mean(other, usual, UTILITY)
    assert mean == pytest.approx(luck.mean() + better.mean())
    assert mean < (luck[:100] + better).mean() - 10
    assert error == pytest.approx(50 / 2000**0.5, rel=0.3), "hardly more than that of the first"
    assert paired_mean(usual, usual, UTILITY) == mean_and_error(usual, UTILITY)


def arm(utilities: Iterable[float]) -> ArmStats:
    found = ArmStats(Arm(0))
    for utility in utilities:
        found.add(0, 0, 0, utility)
    return found


@pytest.mark.parametrize("alone", [False, True])
def test_a_ranking_agrees_with_its_figures(alone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if time runs out long before all arms have met the same worlds."""
    numbers = Solitaire(10, 20) if alone else None
    looks = count()
    monkeypatch.setattr("dreistein.bots.expert.expert.perf_counter", lambda: next(looks) / 40)
    for seed in ("drei", "stein", "stein3"):
        round = Round.seeded(seed, EDITIONS["international"], 5, solitaire=numbers)
        round = round if alone else round.apply(next(iter(round.legal_actions())))
        legal = list(round.legal_actions())
        found = Expert(match=False).rank(view(round, round.turn), legal, Random(1), 1000)
        leads = [entry.lead for entry in found[1:]]
        assert leads == sorted(leads, reverse=True)


def test_where_one_must_place_drawing_is_no_habit() -> None:
    """With the habit it would play by its policy alone: no placement is far better than another."""
    round = Round.seeded("must", replace(EDITIONS["german"], must_place=True))
    random = Random(1)
    for _ in range(25):
        legal = list(round.legal_actions())
        round = round.apply(random.choice(legal))
        if round.end is None:
            assert ranked(round, Expert(worlds=30)) == ranked(round, Expert(worlds=30, habit=False))


def test_it_beats_greedy_by_far() -> None:
    assert min(margins("expert:worlds=8", "greedy", size(1, 6))) > 400


def test_it_accepts_a_view_made_by_the_kernel() -> None:
    """The lab shows bots views made by the kernel."""
    round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
    seen, legal = view_of(Worlds(view(round, 1)).root, 1), list(round.legal_actions())
    assert Expert(worlds=8).choose(seen, legal, Random(1), UNHURRIED) in legal
