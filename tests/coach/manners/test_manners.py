"""How somebody plays: known of characters, inferred of people, and what it wins."""

from dataclasses import replace
from math import exp, log
from random import Random

import pytest

from coach.matches import GERMAN, played
from dreistein.bots.expert.playout_weights import CAREFUL, GREEDY, HOARD, STRAIGHT
from dreistein.bots.ladder.characters import Player
from dreistein.bots.ladder.weighted import WeightedBot
from dreistein.bots.registry import make_bot
from dreistein.coach.level import expected, level_of
from dreistein.coach.manners import inferred as inference
from dreistein.coach.manners.inferred import inferred
from dreistein.coach.manners.manner import Manner, Style, style_of
from dreistein.coach.manners.observed import Observed, choices_of, observed
from dreistein.coach.manners.prospects import Company, Prospects
from dreistein.coach.plan import offer_for
from dreistein.kernel import State, config_for
from dreistein.kernel.search.policy_cy import PlayoutPolicy, evaluations
from dreistein.kernel.search.traits import Traits
from dreistein.kernel.search.weights import CERTAIN
from dreistein.rules import EDITIONS, Solitaire

RUNGS = ("pip", "frida", "max", "zora", "bruno", "hilda", "klara", "sofia")


def test_characters_have_the_manner_of_their_rung() -> None:
    known = {
        (name, bound): style
        for name in RUNGS
        for bound in (False, True)
        if (style := style_of(make_bot(name), 2, must_place=bound))
    }
    assert len(known) == 2 * len(RUNGS)
    awake = {name for (name, _), style in known.items() if style.at(0).expert}
    assert awake == {"klara", "sofia"}
    hilda, pip = known["hilda", False], known["pip", False]
    klara = make_bot("klara")
    assert isinstance(klara, Player)
    assert isinstance(klara.must_place, WeightedBot)
    assert known["klara", True].manner.weights == klara.must_place.weights
    assert [hilda.at(lead).expert for lead in (-60, -55, 0)] == [True, False, False]
    assert pip.manner.traits == Traits(56, round(0.58 * CERTAIN), 0, 768, rests=True)
    assert [Manner(weights).slip for weights in (GREEDY, HOARD)] == [0.05, None]
    assert pip.manner.slip == 0.45
    assert style_of(make_bot("greedy"), 2, must_place=False) == Style(Manner(GREEDY))


def test_features_and_weights_make_the_value_of_every_option() -> None:
    state = State(config_for(GERMAN, 2))
    random, compared = Random(3), 0
    deck = list(range(56))
    random.shuffle(deck)
    state.deal(deck)
    while not state.end and compared < 12:
        code = random.choice(state.legal())
        seen = observed(state, code)
        if seen is not None:
            compared += 1
            for weights in (HOARD, STRAIGHT, CAREFUL):
                *rest, (_, drawing) = evaluations(state, PlayoutPolicy([weights]))
                phase = weights[16:] if seen.empty else weights[:16]
                rows = [*seen.placements, seen.drawing or ()]
                for row, value in zip(rows, [v for _, v in rest] + [drawing], strict=True):
                    whole = row[0] + sum(a * w / 256 for a, w in zip(row[1:], phase, strict=True))
                    assert whole == pytest.approx(value / 256, abs=0.1)
        state.apply(code)
    assert compared == 12


def watched(
    weights: tuple[int, ...],
    count: int,
    *,
    sight: float = 1.0,
    heat: float = 0.0,
    whim: float = 0.0,
    most: int = 57,
) -> list[Observed]:
    """The choices of somebody with these weights, who overlooks some of what fits, misjudges
    placements as a softmax of this temperature does, places anything on a whim, and draws on
    purpose with fewer tiles only."""
    random, found = Random(5), list[Observed]()
    while len(found) < count:
        state = State(config_for(GERMAN, 2))
        deck = list(range(56))
        random.shuffle(deck)
        state.deal(deck)
        while not state.end:
            if not state.laid:
                state.apply(state.legal()[0])
                continue
            *places, (rest, drawing) = evaluations(state, PlayoutPolicy([weights]))
            noticed = [entry for entry in places if random.random() < sight]
            if heat:
                noise = iter(round(-256 * heat * log(random.expovariate(1))) for _ in noticed)
                noticed = [(at, worth + next(noise)) for at, worth in noticed]
            drawn = rest in state.legal() and state.hands[state.turn].bit_count() < most
            noticed += [(rest, drawing)] if drawn else []
            if places and random.random() < whim:
                noticed = [random.choice(places)]
            code = max(noticed or places or [(rest, 0)], key=lambda entry: entry[1])[0]
            seen = observed(state, code) if code in state.legal() else None
            if seen is not None:
                found.append(seen)
            state.apply(code if code in state.legal() else state.legal()[-1])
    return found


def test_whether_to_place_the_only_tile_is_a_choice() -> None:
    assert any(len(each.placements) == 1 for each in watched(GREEDY, 60))


def test_a_person_is_known_by_what_they_chose() -> None:
    for weights in (GREEDY, STRAIGHT):
        found = inferred(watched(weights, 60))
        assert found.traits.noise < 256
        assert (found.traits.sight, found.hoards) == (CERTAIN, False)
        agree = sum(
            max(range(len(each.placements)), key=lambda at: value(each, found, at))
            == max(range(len(each.placements)), key=lambda at: value(each, Manner(weights), at))
            for each in watched(weights, 100)[60:]
        )
        assert agree > 30, "it would choose as they do where it was not asked"
    sleepy = inferred(watched(GREEDY, 80, sight=0.6))
    assert sleepy.traits.sight < 0.8 * CERTAIN
    assert inferred(watched(HOARD, 60)).hoards
    assert not inferred([]).hoards


def test_whims_and_what_somebody_collects_up_to_are_known() -> None:
    """What is done on a whim does not look like bad judgement, which would undo all collecting."""
    for weights, most in ((GREEDY, 57), (HOARD, 13)):
        found = inferred(watched(weights, 200, whim=0.2, most=most)).traits
        assert found.most == most
        assert 0.1 <= found.whim / CERTAIN <= 0.3
        assert found.noise < 256 * 5


def test_who_misjudges_is_known_by_how_far_they_do() -> None:
    spread = 1.28 * 256 * 5
    assert spread / 1.5 < inferred(watched(GREEDY, 150, heat=5.0)).traits.noise < spread * 1.5


def test_a_manner_is_refined_along_the_slope_of_its_likelihood() -> None:
    """The slope is that of differences, coefficient by coefficient."""
    rows = [
        ([[3.0, 1.0, -2.0], [5.0, 0.0, 4.0], [1.0, 2.0, 0.5]], 1),
        ([[2.0, 0.0, 1.0], [6.0, 3.0, -1.0]], 0),
    ]

    def likelihood(at: list[float]) -> float:
        told = 0.0
        for options, chosen in rows:
            worth = [sum(a * b for a, b in zip(row, at, strict=True)) for row in options]
            likely = exp(worth[chosen]) / sum(map(exp, worth))
            told += log(0.8 * likely + 0.2 / len(options))
        return told

    now, step = [0.3, 0.1, -0.2], 1e-5
    for which, slope in enumerate(inference._slope(rows, now, 1 - 0.8 / 0.98)):
        above, below = ([*now] for _ in range(2))
        above[which] += step
        below[which] -= step
        assert slope == pytest.approx((likelihood(above) - likelihood(below)) / (2 * step))


def test_the_order_of_the_options_tells_nothing() -> None:
    seen = [each for each in watched(STRAIGHT, 40) if each.chosen >= 0]
    first = [
        replace(
            each,
            placements=(
                each.placements[each.chosen],
                *each.placements[: each.chosen],
                *each.placements[each.chosen + 1 :],
            ),
            chosen=0,
        )
        for each in seen
    ]
    found, same = inferred(seen), inferred(first)
    assert same.weights == pytest.approx(found.weights, abs=1)
    assert same.traits.noise == pytest.approx(found.traits.noise, abs=1)


def value(each: Observed, manner: Manner, at: int) -> float:
    phase = manner.weights[16:] if each.empty else manner.weights[:16]
    row = each.placements[at]
    return row[0] + sum(a * w / 256 for a, w in zip(row[1:], phase, strict=True))


def test_what_another_played_is_not_the_persons() -> None:
    matches = played("stand-in", rounds=2)
    own = ["." * len(match.round.history) for match in matches]
    nobody = ["b" * len(match.round.history) for match in matches]
    half = [own[0], nobody[1]]
    counts = [len(list(choices_of(matches, 0, by))) for by in (own, half, nobody)]
    assert counts[0] > counts[1] > counts[2] == 0


# ---------------------------------------------------------------------- between rounds

CAREFUL_MAN, GREEDY_MAN = Style(Manner(STRAIGHT)), Style(Manner(GREEDY))


def test_chances_between_rounds_are_the_shares_of_matches_played_on() -> None:
    found = Prospects(Company(GERMAN, (CAREFUL_MAN, GREEDY_MAN)), 1500)
    for totals in ((0, 0), (150, 40), (-40, 230), (280, 280)):
        chances = [found.base(totals, seat) for seat in (0, 1)]
        assert sum(chances) == pytest.approx(1)
        assert chances[0] == pytest.approx(found.shares(totals)[0], abs=0.02)
    assert found.after((0, 0), (310, 200), 0) == 1
    assert found.after((0, 0), (300, 300), 1) == 0.5
    assert found.base((0, 0), 1, {0}) == 1, "nobody else can win"


@pytest.mark.parametrize("players", [3, 5])
def test_more_players_share_one_win_between_them(players: int) -> None:
    styles = (CAREFUL_MAN, GREEDY_MAN) * 3
    found = Prospects(Company(EDITIONS["international"], styles[:players]), 900)
    totals = (60, 150, 20, 0, 90)[:players]
    chances = [found.base(totals, seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1, abs=0.08)
    for chance, share in zip(chances, found.shares(totals), strict=True):
        assert chance == pytest.approx(share, abs=0.05)


def test_who_takes_it_easy_when_ahead_is_easier_to_catch() -> None:
    sleepy = Style(Manner(STRAIGHT), Manner(GREEDY, Traits(sight=CERTAIN // 4)), 30)
    awake, easy = (
        Prospects(Company(GERMAN, (style, CAREFUL_MAN)), 800) for style in (CAREFUL_MAN, sleepy)
    )
    assert easy.base((100, 0), 0) < awake.base((100, 0), 0) - 0.05
    assert easy.base((29, 0), 0) > easy.base((30, 0), 0) + 0.05, "from 30 points on"
    assert abs(easy.base((0, 0), 0) - awake.base((0, 0), 0)) < 0.25


def test_alone_points_are_expected() -> None:
    found = Prospects(Company(GERMAN, (CAREFUL_MAN,), Solitaire(10, 20)), 200)
    assert 0 < found.base((0,), 0) < 400
    assert found.after((0,), (123,), 0) == 123


# ---------------------------------------------------------------------- level and plan


def test_a_rungs_own_manner_has_about_its_level() -> None:
    for bound in (False, True):
        order = [expected(rung, must_place=bound) for rung in ("pip", "max", "sofia")]
        assert order == sorted(order)
        for name in ("frida", "max", "bruno"):
            style = style_of(make_bot(name), 2, must_place=bound)
            assert style is not None
            if style.easy is None:
                level = level_of(style.manner, must_place=bound, rounds=600)
                assert abs(RUNGS.index(level) - RUNGS.index(name)) <= 1


def test_another_plan_is_offered_only_if_it_wins_far_more() -> None:
    offer = offer_for(Company(GERMAN, (GREEDY_MAN, GREEDY_MAN)), 0, 300)
    assert offer is not None
    assert offer.plan.startswith("collect")
    assert offer.chance > 0.9 > 0.6 > offer.own
    hoarders = Company(GERMAN, (Style(Manner(HOARD)), GREEDY_MAN))
    assert offer_for(hoarders, 0, 300) is None
    bound = Company(replace(GERMAN, must_place=True), (GREEDY_MAN, GREEDY_MAN))
    found = offer_for(bound, 0, 300)
    assert found is None or "collect" not in found.plan
