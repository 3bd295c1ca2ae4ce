"""Hints where whoever can place must: nothing on drawing by choice, and chances heed proofs."""

from dataclasses import replace

from bots.hints.test_reasons_hold import explanations
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.odds import Odds, ProvenOdds, odds_of
from dreistein.coach.words.reasons import key_of
from dreistein.rules import DRAW, EDITIONS, Draw, Placement, Round, Tile, view
from dreistein.rules.tiles import TILES
from dreistein.text import Texts
from random_games import wandered

MUST = replace(EDITIONS["german"], must_place=True)


def played(seed: int, actions: int, players: int = 2) -> Round:
    return wandered(Round.seeded(f"hints {seed}", MUST, players), actions, seed)


def unseen(round: Round, seat: int) -> frozenset[Tile]:
    lying = {placement.tile for placement in round.board.placements}
    return frozenset(TILES) - lying - set(round.hands[seat])


def test_nothing_is_said_of_drawing_or_keeping_on_purpose() -> None:
    on_purpose = (why.DrawsAnyway, why.Keeps, why.OnlyFit)
    only = 0
    for seed in range(60):
        round = played(seed, 3 + seed)
        legal = list(round.legal_actions())
        for each in explanations(round):
            assert not any(isinstance(reason, on_purpose) for reason in each.reasons)
            forced = len(legal) == 1 and isinstance(each.action, Placement)
            assert any(isinstance(reason, why.Only) for reason in each.reasons) == forced
            only += forced
    assert only
    assert "you must place" in Texts("en")(key_of(why.Only()))


def test_a_draw_proves_what_the_other_did_not_hold() -> None:
    """The next player drew, so what fitted then is not on that rack, unless it was drawn since."""
    checked = 0
    for seed in range(40):
        round = played(seed, 20)
        if round.drawn or not round.history or round.turn == round.history[-1].seat:
            continue
        last = round.history[-1].action
        if not isinstance(last, Draw):
            continue
        odds = odds_of(view(round, round.turn), unseen(round, round.turn))
        assert isinstance(odds, ProvenOdds)
        hidden = unseen(round, round.turn)
        fitted = {tile for tile in hidden if round.board.any_fits([tile])}
        # The turn ended with three tiles drawn, and none of them fitted either.
        assert odds.drawn(fitted) > Odds.drawn(odds, fitted)
        checked += 1
    assert checked


def test_without_a_proof_all_tiles_are_equally_likely() -> None:
    round = Round.seeded("dreistein", MUST).apply("444@0,0")
    seen, hidden = view(round, 1), unseen(round, 1)
    assert not isinstance(odds_of(seen, hidden), ProvenOdds)
    loose = replace(seen, edition=EDITIONS["german"], history=(*seen.history, (0, str(DRAW))))
    assert not isinstance(odds_of(loose, hidden), ProvenOdds)
