"""The reasons of a hint, position by position: what a good player would say at the table."""

from dataclasses import replace
from random import Random

import pytest

from boards import BRIDGE, HEXAGON, TWO_HEXAGONS
from bots.hints.scenes import FOUR_OF_SIX, Listed, alone, explained, placements, table
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.catalogue import Holds, LastRound, NearlyOut
from dreistein.bots.hints.explainer import MOST_REASONS, Explained, explain, situation
from dreistein.bots.hints.outlook import Known
from dreistein.bots.hints.reason import Prize, Reason
from dreistein.coach.words.reasons import key_of
from dreistein.kernel.search.facts import BONUS_NEXT, FACTS, NOW, THEIRS
from dreistein.rules import EDITIONS, Edition, Round, Solitaire, Tile, parse_action, view
from dreistein.text import Texts
from positions import GERMAN, TRIOMINOS, tiles

ONE_TILE = r"""
  5
 /S\
5---5
"""


def of(told: list[Explained], action: str) -> tuple[Reason, ...]:
    """The reasons of one action."""
    (found,) = (each.reasons for each in told if str(each.action) == action)
    assert 1 <= len(found) <= MOST_REASONS
    return found


def kinds(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.kind for reason in reasons]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=str)
def test_a_hexagon_is_taken(edition: Edition) -> None:
    round = table(HEXAGON, "444 000 111", edition=edition)
    best, *_ = explained(round, "444@1,1")
    points = {"german": 40, "international": 40, "early": 50, "triominos": 50}[edition.name]
    prize = Prize("hexagon", 1, points, tiles("444")[0])
    assert (best.reasons[0], best.now) == (why.Takes(prize), 12 + points)


@pytest.mark.parametrize(
    ("board", "hand", "action", "prize"),
    [
        (TWO_HEXAGONS, "045 111", "045@1,1", Prize("hexagon", 2, 80, Tile(0, 4, 5))),
        (BRIDGE, "124 555", "241@0,1", Prize("bridge", 0, 30, Tile(1, 2, 4))),
    ],
)
def test_a_bonus_is_taken(board: str, hand: str, action: str, prize: Prize) -> None:
    best, *_ = explained(table(board, hand), action)
    assert best.reasons[0] == why.Takes(prize)


@pytest.mark.parametrize(
    ("played", "passes"),
    [("", 0), ("1-", 1), ("0- 1-", 2), ("1- 0+ 1-", 1), ("0- 1+ 1-", 0), ("1- 0555@0,0 1-", 1)],
)
def test_passes_in_a_row_count_up_to_the_last_turn_that_did_more(played: str, passes: int) -> None:
    seen = view(table(ONE_TILE, "012 345"), 0)
    history = tuple((int(each[0]), each[1:]) for each in played.split())
    assert Known.of(replace(seen, history=history)).passes == passes


def test_a_bonus_that_pays_nothing_is_none() -> None:
    free = Edition.from_json({"base": "german", "bridge": 0})
    best, *_ = explained(table(BRIDGE, "124 555", edition=free), "241@0,1")
    assert "takes" not in kinds(best.reasons)


def test_going_out_brings_at_least_what_the_others_must_hold() -> None:
    """Three tiles that are not in sight: at the least 000, 001 and 002, worth 3."""
    best, *_ = explained(table(ONE_TILE, "455", others=[3]), "455@0,1")
    assert best.reasons[0] == why.Out(20, 3, 0 + 1 + 2, exact=False)
    best, *_ = explained(table(ONE_TILE, "455", others=[3], edition=TRIOMINOS), "455@0,1")
    assert best.reasons[0] == why.Out(25, 3, 3, exact=False)
    round = table(ONE_TILE, "455", stock=False)
    held = sum(tile.value for tile in round.hands[1])
    assert why.Out(20, 54, held, exact=True) in explained(round, "455@0,1")[0].reasons


def test_going_out_may_win_the_match_or_lose_it() -> None:
    round = table(ONE_TILE, "455", others=[3])
    won = explained(round, "455@0,1", totals=(280, 120))[0].reasons[0]
    assert (won, key_of(won)) == (why.EndsMatch(280 + 14 + 20 + 3, 120), "hint-wins-match")
    behind = explained(round, "455@0,1", totals=(100, 310))[0].reasons[0]
    assert (behind, key_of(behind)) == (why.EndsMatch(137, 310), "hint-ends-match")
    early = explained(round, "455@0,1", totals=(100, 120))[0].reasons
    assert "ends-match" not in kinds(early)
    gone = explained(round, "455@0,1", totals=(100, 310), resigned=frozenset({1}))[0].reasons
    assert "ends-match" not in kinds(gone), "who has resigned does not win"


def test_one_draws_as_nothing_fits_or_on_purpose_with_what_placing_would_bring() -> None:
    """On 555 only 055, 155, 255, 355 and 455 fit: five tiles of the 53 that are not in sight."""
    (only,) = explained(table(ONE_TILE, "000 111"))
    assert (only.reasons, only.now) == ((why.Draws(0, 5, 53, 5 / 53),), -5)
    round = table(ONE_TILE, "455 000")
    best, *_ = explained(round, "+")
    assert best.reasons[0] == why.DrawsAnyway(14, 4, 53, 4 / 53)


def test_the_last_draw_of_a_turn_may_cost_once_more() -> None:
    round = table(ONE_TILE, "000 111", edition=TRIOMINOS)
    for _ in range(2):
        (only,) = explained(round)
        assert "fruitless" not in kinds(only.reasons)
        top = next(tile for tile in round.stock if tile[1] != 5)
        hands, drawn = ((*round.hands[0], top), round.hands[1]), (*round.drawn, top)
        stock = tuple(tile for tile in round.stock if tile != top)
        round = replace(round, hands=hands, stock=stock, drawn=drawn)
    (only,) = explained(round)
    assert why.Fruitless(10) in only.reasons
    assert only.reasons[0].to_json()["drawn"] == 2


def test_tiles_are_kept_after_the_last_draw_although_one_fits() -> None:
    round = table(ONE_TILE, "000 111", edition=TRIOMINOS)
    fits = next(tile for tile in round.stock if tile[1:] == (5, 5))
    others = tuple(tile for tile in round.stock if tile[1] != 5)[:2]
    drawn = (*others, fits)
    stock = tuple(tile for tile in round.stock if tile not in drawn)
    hands = ((*round.hands[0], *drawn), round.hands[1])
    kept, *_ = explained(replace(round, hands=hands, stock=stock, drawn=drawn), "-")
    assert kept.reasons[0] == why.Keeps(sum(fits), 10, best=True)


def test_passing_with_the_stock_empty() -> None:
    round = table(ONE_TILE, "000 111", stock=False)
    (only,) = explained(round)
    assert only.reasons == (why.Passes(10, None),)
    told = explained(table(ONE_TILE, "000 455", stock=False), "455@0,1")
    assert (of(told, "-")[0], only.now) == (why.Passes(10, 14, best=False), -10)


def test_a_placement_that_is_the_only_one() -> None:
    round = table(HEXAGON, "444 000")
    told = explained(round, "444@1,1", "+")
    assert why.OnlyFit(parse_action("+"), 5) in of(told, "444@1,1")


def test_the_opening_tile_is_forced_however_it_lies() -> None:
    round = Round.seeded("aperiodic", GERMAN)
    told = explained(round)
    assert len(told) == 3
    for each in told:
        assert each.reasons[0] == why.Starts(Tile.parse(str(round.opening)))


def test_alone_nobody_can_take_a_bonus_away() -> None:
    told = explained(alone(FOUR_OF_SIX, "445 000", 7), "454@0,1")
    found = {reason.kind for each in told for reason in each.reasons}
    assert not found & {"stops", "ends-match"}
    assert situation(view(alone(FOUR_OF_SIX, "445 000", 7), 0)) == ()


def test_alone_the_last_tile_brings_the_bonus_and_passing_ends_the_game() -> None:
    best, *_ = explained(alone(ONE_TILE, "455", 3), "455@0,1")
    assert best.reasons[0] == why.Out(20, 0, 0, exact=True)
    assert key_of(best.reasons[0]) == "hint-out-alone"
    told = explained(alone(ONE_TILE, "455 123", 0), "455@0,1")
    assert why.Blocks(14 + 6, None, passed=True) in of(told, "-")
    assert why.Blocks(6, None, passed=False) in of(told, "455@0,1")


def test_a_rack_of_none_is_out_only_once_nothing_is_left_to_draw() -> None:
    round = Round.seeded("stein151", GERMAN, solitaire=Solitaire(rack=0, draws=2)).apply("+")
    assert "out" not in kinds(of(explained(round, "230@-1,0"), "230@-1,0"))
    round = round.apply("230@-1,0").apply("+")
    assert of(explained(round, "120@0,1"), "120@0,1")[0] == why.Out(20, 0, 0, exact=True)


def test_the_match_ends_with_this_round_if_who_reached_the_target_stays_there() -> None:
    round = table(ONE_TILE, "455 000 111")
    assert situation(view(round, 0, before=(120, 310))) == (LastRound(1, False, 310),)
    own = situation(view(round, 0, before=(320, 310)))
    assert own == (LastRound(0, True, 320),)
    said = Texts("en")(key_of(own[0]), **own[0].facts())
    assert said == "You have 320 points: if it stays that way, the match ends with this round."


def test_with_the_stock_empty_a_table_of_two_has_no_secrets() -> None:
    round = table(ONE_TILE, "455 000", stock=False)
    assert situation(view(round, 0)) == (Holds(1, tuple(sorted(round.hands[1]))),)


def test_another_with_few_tiles_is_told_of() -> None:
    round = table(ONE_TILE, "455 000 111", others=[8, 1, 8])
    assert situation(view(round, 0)) == (NearlyOut(2, 1),)


def row(**facts: int) -> list[int]:
    """What happens in a world: the given facts, and nothing else."""
    found = [0] * FACTS
    for name, value in facts.items():
        found[ROWS[name]] = value
    return found


ROWS = {"now": NOW, "next": BONUS_NEXT, "theirs": THEIRS + BONUS_NEXT}


def test_the_best_is_told_by_what_happens_more_often_than_after_what_tempts_most() -> None:
    """Here 5-5-4 brings the most at once; after 1-5-5 one takes a bonus in three games of four."""
    round = table(ONE_TILE, "455 155 000")
    best, tempting = placements(round, "155")[0], placements(round, "455")[0]
    legal = [*dict.fromkeys((best, tempting, *map(str, round.legal_actions())))]
    mine = [[row(now=11, next=40)] * 3 + [row(now=11)], [row(now=14)] * 4]
    after = [mine[0], *[mine[1]] * (len(legal) - 1)]
    told = of(explained(round, *legal, after=after), best)
    first, second = parse_action(best), parse_action(tempting)
    assert told == (why.Contrast("own-bonus-next", first, second, 75, 0, False, 1, 1),)


def test_what_is_not_the_best_says_what_it_allows_and_not_what_would_be_better() -> None:
    """Of two drawbacks the one is told that the others gain by, though it costs less."""
    round = table(ONE_TILE, "455 155 000")
    legal = [str(action) for action in round.legal_actions()]
    good, bad = [row(next=40)] * 4, [row(theirs=30)] * 3 + [row()]
    told = explained(round, *legal, after=[good, *[bad] * (len(legal) - 1)])
    for each in told[1:]:
        allowed = [reason for reason in each.reasons if isinstance(reason, why.Allows)]
        assert allowed == [why.Allows("their-bonus-next", 75, 0, 1, 1)]
        assert not any(isinstance(reason, why.Contrast) for reason in each.reasons)


def test_a_spectator_gets_no_hint() -> None:
    round = table(ONE_TILE, "455 000")
    everything = Listed().rank(view(round, 0), list(round.legal_actions()), Random(0))
    for seen in (view(round, None), view(round, 1)):
        with pytest.raises(ValueError, match="the seat to move"):
            explain(seen, everything, after=())
