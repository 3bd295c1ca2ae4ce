"""When a match counts as won by drawing on purpose."""

from dataclasses import replace

from dreistein.rules.actions import DRAW, Draw, Placement
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.hoarding import Hoard, hoard_of
from dreistein.rules.match import Match

GERMAN = EDITIONS["german"]


def played(seed: str, collects: int | None, edition: Edition = GERMAN) -> Match:
    """A match in which all take the most points, but for one seat, which draws while it may."""
    match = Match.seeded(seed, edition)
    while not match.over:
        if match.round.end is not None:
            match = match.next_round()
            continue
        legal = list(match.legal_actions())
        if match.turn == collects and DRAW in legal and len(match.round.hands[match.turn]) < 20:
            match = match.apply(DRAW)
        else:
            places = [action for action in legal if isinstance(action, Placement)]
            match = match.apply(max(places or legal, key=match.points))
    return match


def test_who_collects_and_then_places_alone_has_won_by_it() -> None:
    match = played("hoard 5", 1)
    assert (match.totals, hoard_of(match)) == ((44, 396), Hoard(1, 29, 159))
    chosen = 0
    for round in match.rounds:
        for ply, action in enumerate(round.history):
            before = round.rewind(ply)
            chosen += isinstance(action.action, Draw) and any(before.legal_actions().placements)
    assert chosen == 29


def test_nobody_has_who_would_have_won_anyway_or_drew_only_what_had_to_be() -> None:
    for seed in range(8):
        assert hoard_of(played(f"plain {seed}", None)) is None
    assert played("hoard 9", 1).totals == (91, 469)
    assert hoard_of(played("hoard 9", 1)) is None
    assert played("hoard 4", 1).winners == (0,)
    assert hoard_of(played("hoard 4", 1)) is None
    assert hoard_of(played("hoard 5", 1, replace(GERMAN, must_place=True))) is None
    assert hoard_of(Match.seeded("hoard 5", GERMAN)) is None
