"""Reasons against the rules: in random games of every kind, every reason is true."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bots.hints.scenes import Listed
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.explainer import MOST_REASONS, Explained, explain, situation
from dreistein.bots.hints.reason import Reason
from dreistein.coach.words.reasons import key_of
from dreistein.rules import DRAW, Bonus, Round, view
from dreistein.text import LANGUAGES, Texts
from positions import GERMAN
from random_games import open_rounds, with_hidden_tiles_swapped

TEXTS = [Texts(language) for language in LANGUAGES]
lists = st.lists(st.integers(-50, 320), min_size=6, max_size=6)


def explanations(round: Round, seed: int = 0, totals: list[int] | None = None) -> list[Explained]:
    """All actions in any order, explained."""
    seen = view(round, round.turn, before=tuple(totals or [0] * 6)[: round.players])
    legal = list(round.legal_actions())
    Random(seed).shuffle(legal)
    return explain(seen, Listed(*map(str, legal)).rank(seen, legal, Random(seed)))


@settings(max_examples=100, deadline=None)
@given(open_rounds, st.integers(0, 99), lists)
def test_reasons_of_an_action_are_what_it_does(round: Round, seed: int, totals: list[int]) -> None:
    for each in explanations(round, seed, totals):
        after = round.apply(each.action)
        did = after.history[-1]
        reasons = {reason.kind: reason for reason in each.reasons}
        assert 1 <= len(each.reasons) <= MOST_REASONS
        if each.action != DRAW:  # what a last draw costs depends on the tile
            assert each.now == did.points
            assert ("out" in reasons) == (after.end == "out")
            assert ("blocks" in reasons) == (after.end == "blocked")
        if isinstance(reason := reasons.get("takes"), why.Takes):
            assert (reason.prize.bonus, reason.prize.hexagons) == (did.bonus, did.hexagons)
            assert reason.prize.points == did.points - reason.prize.tile.value
        if isinstance(reason := reasons.get("out"), why.Out):
            gained = after.settlement[round.turn]
            stated_gain = reason.bonus + reason.least
            assert gained == stated_gain if reason.exact else gained >= stated_gain
        if isinstance(reason := reasons.get("ends-match"), why.EndsMatch):
            ends = [a + b for a, b in zip(totals, after.scores, strict=False)]
            best = max(total for seat, total in enumerate(ends) if seat != round.turn)
            assert ends[round.turn] >= reason.total
            assert (best, max(ends) >= round.edition.target) == (reason.best, True)
        if "stops" in reasons:
            others = [hand for seat, hand in enumerate(after.hands) if seat != round.turn]
            assert not after.stock
            assert not any(after.board.any_fits(hand) for hand in others)
            assert after.end is None


def test_a_place_that_pays_a_bonus_takes_one_tile_only() -> None:
    """What the one tile of a prize rests on."""
    for seed in range(40):
        round, rng = Round.seeded(str(seed), GERMAN, 2), Random(seed)
        while round.end is None:
            round = round.apply(rng.choice(sorted(round.legal_actions(), key=str)))
            for spot in round.board.spots.values():
                if spot.bonus in (Bonus.BRIDGE, Bonus.DOUBLE, Bonus.HEXAGON):
                    assert None not in spot.corners


@settings(max_examples=40, deadline=None)
@given(open_rounds, st.integers(0, 99), lists)
def test_reasons_are_json_and_sentences(round: Round, seed: int, totals: list[int]) -> None:
    seen = view(round, round.turn, before=tuple(totals[: round.players]))
    told = explanations(round, seed, totals)
    for reason in (*situation(seen), *(reason for each in told for reason in each.reasons)):
        assert json.loads(json.dumps(reason.to_json())) == reason.to_json()
        assert reason.to_json()["reason"] == reason.kind
        said = [_sentence(reason, texts) for texts in TEXTS]
        assert len(set(said)) == len(LANGUAGES)
        for sentence in said:
            assert sentence[-1] == "."
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert not set("{}$") & set(sentence)


@settings(max_examples=40, deadline=None)
@given(open_rounds, st.integers(0, 99))
def test_hidden_tiles_change_nothing(round: Round, seed: int) -> None:
    other = with_hidden_tiles_swapped(round, round.turn, Random(seed))
    assert [each.to_json() for each in explanations(round, seed)] == [
        each.to_json() for each in explanations(other, seed)
    ]
    assert situation(view(round, round.turn)) == situation(view(other, round.turn))


def _sentence(reason: Reason, texts: Texts) -> str:
    return texts(key_of(reason), **reason.facts(str, lambda seat: "ABCDEF"[seat]))
