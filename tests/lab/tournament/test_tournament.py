"""Tournaments: duplicate deals, statistics by hand, matches that no bot can stop."""

import json
from collections import Counter
from itertools import permutations
from math import log, log10, sqrt
from random import Random
from typing import Any

import pytest

from dreistein.bots import Bot, Greedy, RandomBot
from dreistein.lab.tournament import ratings
from dreistein.lab.tournament.match import play
from dreistein.lab.tournament.schedule import Pairing, Plan, TooFewBots, circles, rotations
from dreistein.lab.tournament.sprt import Sprt, SprtVerdict
from dreistein.lab.tournament.standings import Estimate, beaten, shares
from dreistein.lab.tournament.tournament import SprtNeedsTwo, Tournament, TournamentSettings
from dreistein.rules import DRAW, Action, Edition, View, judge
from dreistein.rules.errors import PlayerCount
from dreistein.rules.match import MOST_ROUNDS
from lab.tournament.samples import GERMAN, result, tournament


def test_two_bots_change_seats() -> None:
    plan = Plan(("a", "b"), 2)
    assert [p.bots for p in plan.block(5)] == [("a", "b"), ("b", "a")]
    assert (plan.blocks_for(5), plan.matches(3)) == (3, 6)


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abab", 4), ("aabbc", 5), ("abcde", 3)])
def test_matches_are_counted_without_listing_millions_of_them(
    bots: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(tuple(bots), players)
    sizes = [len(plan.block(number)) for number in range(50)]
    monkeypatch.delattr(Plan, "block")
    assert [plan.matches(blocks) for blocks in range(50)] == [sum(sizes[:b]) for b in range(50)]
    for wanted in range(1, sum(sizes[:20])):
        blocks = plan.blocks_for(wanted)
        assert sum(sizes[: blocks - 1]) < wanted <= sum(sizes[:blocks])
    assert plan.matches(plan.blocks_for(10_000_000)) >= 10_000_000


def test_more_bots_than_seats_meet_in_every_choice_but_none_meets_itself_alone() -> None:
    plan = Plan(("a", "b", "c", "d"), 3)
    assert plan.lineups == (("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d"))
    assert len(plan.block(0)) == 4 * 3
    assert Plan(("a", "a", "b"), 2).lineups == (("a", "b"),)


def test_one_against_three_sits_on_every_seat() -> None:
    for bots in (("x", "g", "g", "g"), ("x", "g")):
        block = Plan(bots, 4).block(0)
        assert [p.bots.index("x") for p in block] == [0, 1, 2, 3]
        assert {tuple(sorted(p.bots)) for p in block} == {("g", "g", "g", "x")}


@pytest.mark.parametrize("lineup", ["ab", "abc", "aab", "aabb", "abcd", "aabbcc"])
def test_in_every_circle_everybody_sits_everywhere_and_next_to_everybody(lineup: str) -> None:
    seats = tuple(lineup)
    ways = circles(seats)
    seatings = [seating for way in ways for seating in rotations(way)]
    assert sorted(seatings) == sorted(set(permutations(seats))), "every seating, once"
    for way in ways:
        turned = rotations(way)
        for seat in range(len(seats)):
            here = Counter(seating[seat] for seating in turned)
            wanted = Counter({b: n * len(turned) / len(seats) for b, n in Counter(seats).items()})
            assert here == wanted, "in one block already"


def test_blocks_take_turns_in_how_they_sit() -> None:
    plan = Plan(("a", "b", "c"), 3)
    assert plan.block(0)[0].bots == plan.block(2)[0].bots != plan.block(1)[0].bots


def test_an_estimate_by_hand() -> None:
    # Mean 0.5, deviations 0, 0.5, 0.5, 0; variance 0.5 / 3; Student's t with 3 degrees: 3.182446.
    found = Estimate.of([0.5, 1.0, 0.0, 0.5])
    assert [found.mean, found.margin] == pytest.approx([0.5, 3.182446305 * sqrt(0.5 / 3 / 4)])
    assert (Estimate.of([0.7]), Estimate.of([1.0, 1.0])) == (Estimate(0.7), Estimate(1.0))
    assert Estimate.of([]) == Estimate(0.0)


def test_standings_by_hand() -> None:
    held = tournament("a", "b", blocks=3)
    (a0, b0), (a1, b1) = held.plan.block(0), held.plan.block(1)
    # Block 0: a wins from both seats. Block 1: a wins once, once they share.
    for done in (
        result(b1, 310, 310, rounds=4),
        result(a0, 300, 100, rounds=2),
        result(b0, 50, 320, rounds=3),
        result(a1, 400, 0, rounds=1),
    ):
        held.add(done)
    assert len(held.counted) == 2
    first, second = held.standings()
    assert (first.bot, second.bot) == ("a", "b")
    assert (first.wins.mean, second.wins.mean) == ((1.0 + 0.75) / 2, (0.0 + 0.25) / 2)
    # Student's t with 1 degree: 12.7062.
    assert first.wins.margin == pytest.approx(12.7062047 * sqrt((0.125**2) * 2 / 1 / 2))
    assert first.points.mean == pytest.approx(((300 + 320) / 5 + (400 + 310) / 5) / 2)
    assert second.points.mean == pytest.approx(((100 + 50) / 5 + (0 + 310) / 5) / 2)
    assert (first.matches, first.seats, first.decisions, first.slowest) == (4, 4, 40, 0.1)
    assert first.rating.mean + second.rating.mean == pytest.approx(3000)
    assert first.rating.mean > second.rating.mean


def test_at_a_mixed_table_wins_are_counted_by_seat() -> None:
    held = tournament("x", "g", players=4, blocks=1)
    for number, pairing in enumerate(held.plan.block(0)):
        totals = [100] * 4
        totals[pairing.bots.index("x") if number < 2 else pairing.bots.index("g")] = 300
        held.add(result(pairing, *totals))
    x, g = held.standings()
    assert (x.bot, x.wins.mean, x.seats, x.matches) == ("x", 0.5, 4, 4)
    assert (g.bot, g.wins.mean, g.seats, g.matches) == ("g", 2 / 12, 12, 4)
    assert beaten(["x", "g"], held.counted[0]) == [[0, 6], [2, 0]]
    assert shares("g", held.counted[0]) == pytest.approx(2 / 12)


def test_only_whole_blocks_up_to_the_first_hole_count() -> None:
    held = tournament("a", "b", blocks=3)
    for block in (2, 1):
        for pairing in held.plan.block(block):
            held.add(result(pairing, 300, 0))
    assert (held.done, held.counted_matches, held.over) == (4, 0, False)
    assert list(held.missing()) == list(held.plan.block(0))
    for pairing in held.plan.block(0):
        held.add(result(pairing, 300, 0))
    assert (held.done, held.counted_matches, held.over) == (6, 6, True)
    assert list(held.missing()) == []


def test_what_cannot_be_held_is_refused() -> None:
    for bots in [("a",), ("a", "a"), ()]:
        with pytest.raises(TooFewBots):
            tournament(*bots)
    with pytest.raises(SprtNeedsTwo):
        Tournament(TournamentSettings(("a", "b", "c"), 2, GERMAN, "x"), 1, Sprt(0.5, 0.6))
    with pytest.raises(PlayerCount):
        tournament("a", "b", players=7)


def test_ratings_are_those_of_elo() -> None:
    first, second = ratings.ratings([[0, 7500], [2500, 0]])
    assert first - second == pytest.approx(400 * log10(3), abs=0.5)
    a, b, c = ratings.ratings([[0, 6400, 8000], [3600, 0, 6923], [2000, 3077, 0]])
    assert a - c == pytest.approx(400 * log10(4), abs=1.5)
    assert a - b == pytest.approx(400 * log10(64 / 36), abs=1.5)


def test_ratings_of_the_unbeaten_and_of_nobody() -> None:
    first, second = ratings.ratings([[0, 10], [0, 0]])
    assert 200 < first - second < 1000
    assert ratings.ratings([[0, 0], [0, 0]]) == [1500, 1500]


def test_an_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    random, covered = Random(7), 0
    for _ in range(20):
        wins = [sum(random.random() < 0.75 for _ in range(2)) for _ in range(60)]
        blocks = [[[0, won], [2 - won, 0]] for won in wins]
        whole = [[0, sum(wins)], [120 - sum(wins), 0]]
        margin = ratings.margins(blocks[:], Random(1))[0]
        covered += abs(ratings.ratings(whole)[0] - 1500 - 200 * log10(3)) <= margin
    assert 17 <= covered <= 20


def test_the_likelihood_ratio_of_won_and_lost_blocks_is_the_binomial_one() -> None:
    test, binomial = Sprt(0.5, 0.6), 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert test.llr({1.0: 30, 0.0: 20}) == pytest.approx(binomial, abs=1e-2)
    assert test.llr({}) == 0.0


def test_the_likelihood_ratio_is_that_of_the_best_distributions() -> None:
    """Against a search by brute force over all distributions of three results."""

    def best(mean: float) -> float:
        halves = [step / 10_000 for step in range(1, 10_000)]
        shares = [(1 - mean - half / 2, half, mean - half / 2) for half in halves]
        return max(
            5 * log(lose) + 12 * log(half) + 13 * log(win)
            for lose, half, win in shares
            if win > 0 and lose > 0
        )

    found = Sprt(0.5, 0.6).llr({0.0: 5, 0.5: 12, 1.0: 13})
    assert found == pytest.approx(best(0.6) - best(0.5), abs=1e-2)


def test_bounds_and_verdicts() -> None:
    test = Sprt(0.5, 0.55, 0.05, 0.1)
    low, high = test.bounds
    assert [low, high] == pytest.approx([log(0.1 / 0.95), log(0.9 / 0.05)])
    verdicts = [test.verdict(at) for at in (low, 0, high)]
    assert verdicts == [SprtVerdict.NOT_BETTER, None, SprtVerdict.BETTER]


def decided(test: Sprt, share: float, random: Random) -> SprtVerdict | None:
    """One test, on blocks of two matches whose results hang together a little."""
    counts: Counter[float] = Counter()
    for _ in range(2000):
        luck = random.uniform(-0.15, 0.15)
        won = sum(random.random() < share + luck for _ in range(2))
        counts[won / 2] += 1
        verdict = test.verdict(test.llr(counts))
        if verdict is not None:
            return verdict
    return None


@pytest.mark.parametrize("seed", [1, 2])
def test_the_sequential_test_is_wrong_as_rarely_as_it_promises(seed: int) -> None:
    test, random = Sprt(0.45, 0.6, 0.1, 0.1), Random(seed)
    no, yes = SprtVerdict.NOT_BETTER, SprtVerdict.BETTER
    for share, right, wrong in ((0.45, no, yes), (0.6, yes, no)):
        found = Counter(decided(test, share, random) for _ in range(120))
        # 12 are expected at most; 20 would be two and a half deviations more.
        assert found[wrong] <= 20
        assert found[right] >= 100


def test_a_tournament_stops_where_the_test_is_decided_whatever_comes_after() -> None:
    held = Tournament(TournamentSettings(("a", "b"), 2, GERMAN, "x"), 200, Sprt(0.5, 0.75))
    results = [
        result(pairing, *(300 if bot == "a" else 200 for bot in pairing.bots))
        for pairing in held.plan.pairings(200)
    ]
    for done in results:
        held.add(done)
    assert (held.verdict, held.over) == (SprtVerdict.BETTER, True)
    assert 4 < len(held.counted) < 30
    again = Tournament(held.settings, 200, held.sprt)
    for done in reversed(results):
        again.add(done)
    assert (again.counted, again.verdict) == (held.counted, held.verdict)


PAIRING = Pairing(0, 0, 0, ("greedy", "random"))


def settings(edition: Edition = GERMAN, seed: str = "match") -> TournamentSettings:
    return TournamentSettings(PAIRING.bots, 2, edition, seed)


def test_a_match_is_legal_and_repeatable() -> None:
    done, record = play(settings(), PAIRING, [Greedy(), RandomBot()])
    verdict = judge(record)
    assert (verdict.legal, verdict.over) == (True, True)
    assert (verdict.totals, verdict.winners) == (done.totals, done.winners)
    assert len(verdict.rounds) == done.rounds
    assert sum(done.decisions) == sum(len(r.history) for r in verdict.rounds)
    written = record.to_json()
    assert written["seed"] == "match-0"
    assert written["bots"] == written["players"] == ["greedy", "random"]
    assert play(settings(), PAIRING, [Greedy(), RandomBot()])[1] == record
    assert play(settings(seed="other"), PAIRING, [Greedy(), RandomBot()])[1] != record


def test_a_match_that_does_not_end_is_ended() -> None:
    endless = Edition.from_json({"base": "german", "target": 10**9, "deal": {"2": 1}})
    done, record = play(settings(endless), PAIRING, [Greedy(), Greedy()])
    assert done.rounds == MOST_ROUNDS
    assert [done.totals[seat] for seat in done.winners] == [max(done.totals)] * len(done.winners)
    assert judge(record).legal


class Odd:
    """A bot that notes what it is given, and may fail."""

    name = "odd"

    def __init__(self, act: Any = None) -> None:
        self.act = act
        self.asked: list[tuple[View, int | None, float]] = []

    def choose(self, view: View, legal: Any, random: Random, millis: int | None = None) -> Action:
        self.asked.append((view, millis, random.random()))
        action: Action = self.act() if self.act else legal[0]
        return action


@pytest.mark.parametrize(
    ("act", "kind"), [(lambda: 1 / 0, "failed"), (lambda: DRAW, "illegal"), (lambda: 3, "illegal")]
)
def test_a_failing_bot_is_replaced_and_reported(act: Any, kind: str) -> None:
    odd: Bot = Odd(act)
    done, record = play(settings(), PAIRING, [odd, Greedy()])
    assert judge(record).legal
    assert done.incident_counts[0][kind] > 3
    assert done.incident_counts[1] == {}
    first, *others = json.loads(json.dumps(done.incidents))
    assert (first["seat"], first["kind"], first["round"]) == (0, kind, 0)
    assert len(others) < 20


def test_a_bot_gets_its_own_view_its_time_and_its_own_luck() -> None:
    names = ("thinker:millis=50", "cmd:x")
    odd, other = Odd(), Odd()
    timed = TournamentSettings(names, 2, GERMAN, "x", millis=300)
    play(timed, Pairing(0, 0, 0, names), [odd, other])
    assert {millis for _, millis, _ in odd.asked} == {None}, "its text says it"
    assert {millis for _, millis, _ in other.asked} == {300}
    assert {view.seat for view, _, _ in odd.asked} == {0}
    assert all(view.turn == 0 and view.hand for view, _, _ in odd.asked)
    lucks = [luck for _, _, luck in (*odd.asked, *other.asked)]
    assert len(set(lucks)) == len(lucks)
