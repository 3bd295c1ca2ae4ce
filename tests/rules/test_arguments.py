"""What callers pass: a text is as good as a value, and what is neither gets a sentence."""

import re
from collections.abc import Callable, Iterator
from inspect import isclass, isfunction, signature
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein import bots, kernel, pictures, rules
from dreistein.bots import make_bot, play_match
from dreistein.kernel.action_numbers import decode, encode
from dreistein.pictures import draw_svg, draw_text, draw_tile_svg, draw_tiles_svg
from dreistein.rules import (
    EDITIONS,
    TILES,
    Board,
    Deal,
    Draw,
    DreisteinError,
    Edition,
    Header,
    LegalActions,
    Match,
    Placement,
    Record,
    RecordReader,
    Round,
    Solitaire,
    Tile,
    Verdict,
    divide,
    explain_end,
    fold,
    judge,
    last_turn,
    parse_action,
    perft,
    read_record,
    replay,
    reveal,
    shuffled,
    turns,
    view,
)
from random_games import open_rounds

GERMAN = EDITIONS["german"]
ROUND = Round.seeded("dreistein", GERMAN).apply("444@0,0")
MATCH = Match.seeded("dreistein", GERMAN)
BOARD, SPOT = ROUND.board, next(iter(ROUND.board.spots.values()))
RECORD = Record.of(Header(GERMAN, ("Ada", "Ben")), [ROUND])
STATE, WORLDS = kernel.state_of(ROUND), kernel.Worlds(view(ROUND, 0))
CONFIG = kernel.config_for(GERMAN, 2)


@given(open_rounds)
def test_a_text_is_as_good_as_an_action(round: Round) -> None:
    legal, state = round.legal_actions(), None if round.solitaire else kernel.state_of(round)
    for action in legal:
        text = str(action)
        assert text in legal
        assert action in legal
        for call in (round.points, round.apply, round.check):
            assert call(text) == call(action)
        if state is not None:
            assert kernel.action_code(state, text) == kernel.action_code(state, action)
            one, other = (
                kernel.playouts(state, 2, 1, actions=[each]).points for each in (text, action)
            )
            assert (one == other).all()
        if isinstance(action, Placement):
            board = round.board
            assert Placement.of(text) == Placement.parse(text) == action
            for take in (board.check, board.place, board.lay):
                assert take(text) == take(action)
            assert draw_svg(board, tried=text) == draw_svg(board, tried=action)
            assert encode(board, text) == encode(board, action)
    texts = [str(placement) for placement in round.board.placements]
    for board in (Board.of(texts), Board(cast("Any", texts)), Board(round.board.placements)):
        assert (board, board.numbers, board.spots) == (
            *(round.board, round.board.numbers, round.board.spots),
        )


@given(st.sampled_from(sorted(EDITIONS)), st.text(max_size=3))
def test_a_match_takes_texts_as_a_round_does(edition: str, seed: str) -> None:
    match = Match.seeded(seed, edition)
    for text in ("@", "+", "-"):
        for action in [each for each in match.legal_actions() if text in str(each)][:1]:
            assert match.points(str(action)) == match.points(action)
            assert match.apply(str(action)) == match.apply(action)
            match = match.apply(action)
    seen = match.view(match.turn)
    actions = list(match.legal_actions())[:3]
    one, other = (
        kernel.Worlds(seen).playouts(2, 1, actions=given).points
        for given in (actions, list(map(str, actions)))
    )
    assert (one == other).all()


@given(open_rounds)
def test_legal_actions_are_a_collection(round: Round) -> None:
    legal, listed = round.legal_actions(), list(round.legal_actions())
    assert (str(legal), repr(legal)) == (
        text := " ".join(map(str, listed)),
        f"LegalActions({text})",
    )
    assert [legal[at] for at in range(len(legal))] == listed == legal[:]
    assert Random(1).choice(legal) in legal
    assert len(listed) == len(list(legal.placements)) + sum(text in legal for text in "+-")


@given(open_rounds)
def test_a_text_is_as_good_as_a_tile(round: Round) -> None:
    board, edition = round.board, round.edition
    hand = round.hands[round.turn]
    texts = [str(tile) for tile in hand]
    assert tuple(map(Tile, texts)) == tuple(map(Tile.parse, texts)) == hand
    assert list(board.fits(texts)) == list(board.fits(hand))
    assert board.any_fits(iter(texts)) == board.any_fits(hand)
    for spot in board.spots.values():
        for tile, text in zip(hand, texts, strict=True):
            assert edition.bonus_points(spot, text) == edition.bonus_points(spot, tile)
            assert edition.placement_points(spot, text) == edition.placement_points(spot, tile)
    dealt = round.deal
    for tile, text in zip(hand, texts, strict=True):
        assert draw_tile_svg(text) == draw_tile_svg(tile)
        assert Draw(text).tile == tile
    assert draw_tiles_svg(texts) == draw_tiles_svg(hand)
    start = None if dealt.start is None else str(dealt.start)
    assert Deal([map(str, hand) for hand in dealt.hands], map(str, dealt.stock), start) == dealt
    assert shuffled("a", 2, map(str, edition.tiles)) == shuffled("a", 2, edition.tiles)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_name_is_as_good_as_an_edition(name: str) -> None:
    edition, deal, alone = EDITIONS[name], Round.seeded("x", name).deal, Solitaire()
    rest = Deal.solitaire(TILES, alone)
    calls: tuple[Callable[[Any], object], ...] = (
        lambda given: Round.seeded("x", given),
        lambda given: Round.start(given, deal),
        lambda given: Round.alone(given, rest, alone),
        lambda given: Match.seeded("x", given),
        lambda given: Match.start(given, deal),
        lambda given: Deal.of(TILES, given, 3),
        lambda given: Header(given, ("Ada", "Ben")),
        lambda given: kernel.state_from_deal(kernel.config_for(given, 2), deal),
        lambda given: kernel.simulate_rounds(given, 2, "greedy", 5, 1).points.tolist(),
    )
    for call in calls:
        assert call(name) == call(edition)


def listed(call: Callable[[Any], Iterator[Any]]) -> Callable[[Any], object]:
    return lambda given: list(call(given))


JUNK = (7, -1, 3.5, None, "x", [1], object())


def public() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every function and method that a program calls."""
    for package in (rules, kernel, pictures, bots):
        for name in package.__all__:
            found = getattr(package, name)
            if isfunction(found):
                yield name, found
            elif isclass(found):
                for each, inner in vars(found).items():
                    call = getattr(inner, "__func__", inner)
                    if isfunction(call) and (each == "__contains__" or each[0] != "_"):
                        yield f"{name}.{each}", call


def test_every_call_that_takes_a_value_takes_its_text() -> None:
    """But what bots are given to choose from: it comes from the rules."""
    values = re.compile(r"\b(Action|Placement|Draw|EndTurn|Tile|Edition)\b")
    without = {
        f"{name}, {parameter.name}"
        for name, call in public()
        for parameter in signature(call).parameters.values()
        if values.search(kind := str(parameter.annotation)) and "str" not in kind
    }
    assert without == {
        f"{name}, legal"
        for name in ("Bot.choose", "Greedy.choose", "RandomBot.choose", "Ranker.rank")
    }


# What each call takes of these, by their places; everything else must be refused.
TAKES: dict[str, tuple[Callable[[Any], object], tuple[int, ...]]] = {
    "Tile": (Tile, ()),
    "Tile.parse": (Tile.parse, ()),
    "Tile.showing": (Tile.showing, ()),
    "parse_action": (parse_action, ()),
    "Placement.of": (Placement.of, ()),
    "Board.of": (Board.of, ()),
    "Board.fits": (listed(BOARD.fits), ()),
    "Board.any_fits": (BOARD.any_fits, ()),
    **{f"Board.{name}": (getattr(BOARD, name), ()) for name in ("check", "place", "lay")},
    "Deal": (lambda x: Deal(x, ()), ()),
    "Deal, stock": (lambda x: Deal((), x), ()),
    "Deal, start": (lambda x: Deal((), (), x), (3,)),
    "Deal.of": (lambda x: Deal.of(x, GERMAN, 2), ()),
    "Deal.of, edition": (lambda x: Deal.of(TILES, x, 2), ()),
    "Deal.of, players": (lambda x: Deal.of(TILES, GERMAN, x), ()),
    "Deal.solitaire": (lambda x: Deal.solitaire(TILES, x), ()),
    "shuffled": (shuffled, (4,)),
    "shuffled, number": (lambda x: shuffled("x", x), (0,)),
    "shuffled, tiles": (lambda x: shuffled("x", 0, x), ()),
    "Edition": (Edition, (4,)),
    "Edition.from_json": (Edition.from_json, ()),
    "hand_size": (GERMAN.hand_size, ()),
    "bonus_points": (lambda x: GERMAN.bonus_points(x, TILES[0]), ()),
    "placement_points": (lambda x: GERMAN.placement_points(SPOT, x), ()),
    "end_of_turn": (GERMAN.end_of_turn, ()),
    "end_turn_points": (GERMAN.end_turn_points, ()),
    "Solitaire": (Solitaire, (0,)),
    "Header": (lambda x: Header(x, ()), ()),
    "Header, players": (lambda x: Header(GERMAN, x), (5,)),
    "Header.from_json": (Header.from_json, ()),
    "Header.start": (RECORD.header.start, ()),
    "Round.seeded": (Round.seeded, (4,)),
    "Round.seeded, edition": (lambda x: Round.seeded("x", x), ()),
    "Round.seeded, players": (lambda x: Round.seeded("x", players=x), ()),
    "Round.seeded, number": (lambda x: Round.seeded("x", number=x), (0,)),
    "Round.seeded, solitaire": (lambda x: Round.seeded("x", solitaire=x), (3,)),
    "Round.start": (lambda x: Round.start(GERMAN, x), ()),
    "Round.alone": (lambda x: Round.alone(GERMAN, Deal.solitaire(TILES, Solitaire()), x), ()),
    **{f"Round.{name}": (getattr(ROUND, name), ()) for name in ("check", "points", "apply")},
    "Round.rewind": (ROUND.rewind, ()),
    "Match.seeded": (Match.seeded, (4,)),
    "Match.start": (lambda x: Match.start(GERMAN, x), ()),
    "Match.points": (MATCH.points, ()),
    "Match.apply": (MATCH.apply, ()),
    "Match.view": (MATCH.view, (3,)),
    "Match.resign": (MATCH.resign, ()),
    "Match.rewind": (MATCH.rewind, ()),
    "Match.next_round": (MATCH.next_round, ()),
    "Record.of": (lambda x: Record.of(x, [ROUND]), ()),
    "Record.of, rounds": (lambda x: Record.of(RECORD.header, x), ()),
    "Record.from_json": (Record.from_json, ()),
    "Record.position": (RECORD.position, (3,)),
    "Record.position, actions": (lambda x: RECORD.position(0, x), (3,)),
    "RecordReader": (RecordReader, ()),
    "read_record": (read_record, ()),
    "judge": (judge, ()),
    "fold": (lambda x: fold(RECORD.header, x), ()),
    "replay": (lambda x: list(replay(x, RECORD.rounds)), ()),
    "Verdict.of": (lambda x: Verdict.of(RECORD.header, [x]), ()),
    "view": (lambda x: view(x, 0), ()),
    "view, seat": (lambda x: view(ROUND, x), (3,)),
    "view, before": (lambda x: view(ROUND, 0, before=x), (3,)),
    "perft": (lambda x: perft(x, 1), ()),
    "perft, depth": (lambda x: perft(ROUND, x), (0,)),
    "divide": (lambda x: divide(x, 1), ()),
    "divide, depth": (lambda x: divide(ROUND, x), (0,)),
    "turns": (listed(turns), ()),
    **{call.__name__: (call, ()) for call in (explain_end, last_turn, reveal)},
    "make_bot": (make_bot, ()),
    "play_match": (lambda x: play_match(x, "x"), ()),
    "play_match, bots": (lambda x: play_match([x, "greedy"], "x"), ()),
    "Draw": (Draw, (3,)),
    "Board": (Board, ()),
    "draw_svg": (draw_svg, ()),
    "draw_svg, tried": (lambda x: draw_svg(BOARD, tried=x), (3,)),
    "draw_text": (draw_text, ()),
    "draw_tile_svg": (draw_tile_svg, ()),
    "draw_tiles_svg": (draw_tiles_svg, ()),
    "encode": (lambda x: encode(BOARD, x), ()),
    "decode": (lambda x: decode(BOARD, x), ()),
    **{
        f"kernel.{call.__name__}": (call, ())
        for call in (kernel.state_of, kernel.round_of, kernel.cells_by_number, kernel.State)
    },
    "kernel.config_for": (lambda x: kernel.config_for(x, 2), ()),
    "kernel.state_from_deal": (lambda x: kernel.state_from_deal(CONFIG, x), ()),
    "kernel.state_from_deal, config": (lambda x: kernel.state_from_deal(x, ROUND.deal), ()),
    "kernel.view_of": (lambda x: kernel.view_of(x, 0), ()),
    "kernel.view_of, seat": (lambda x: kernel.view_of(STATE, x), (3,)),
    "kernel.action_code": (lambda x: kernel.action_code(STATE, x), ()),
    "kernel.action_code, state": (lambda x: kernel.action_code(x, "+"), ()),
    "kernel.action_text": (lambda x: kernel.action_text(STATE, x), ()),
    "kernel.action_text, state": (lambda x: kernel.action_text(x, 1), ()),
    "kernel.perft": (lambda x: kernel.perft(x, 1), ()),
    "kernel.divide": (lambda x: kernel.divide(x, 1), ()),
    "State.apply": (lambda x: STATE.copy().apply(x), ()),
    "State.points_of": (STATE.points_of, ()),
    "State.copy_from": (STATE.copy().copy_from, ()),
    "State.deal": (STATE.copy().deal, ()),
    "State.set_policies": (STATE.copy().set_policies, ()),
    "kernel.playouts": (lambda x: kernel.playouts(x, 1, 1), ()),
    "kernel.playouts, count": (lambda x: kernel.playouts(STATE, x, 1), (0,)),
    "kernel.playouts, actions": (lambda x: kernel.playouts(STATE, 1, 1, actions=x), ()),
    "kernel.playouts, policies": (lambda x: kernel.playouts(STATE, 1, 1, policies=x), ()),
    "kernel.simulate_rounds": (lambda x: kernel.simulate_rounds(x, 2, "greedy", 1, 1), ()),
    "Worlds": (kernel.Worlds, ()),
    "Worlds.sample_into": (lambda x: WORLDS.sample_into(x, 1), ()),
    "Worlds.sample": (WORLDS.sample, (0, 1, 4)),
    "Worlds.playouts": (lambda x: WORLDS.playouts(x, 1), (0,)),
    "Worlds.playouts, actions": (lambda x: WORLDS.playouts(1, 1, actions=x), ()),
}


@pytest.mark.parametrize("call", TAKES)
def test_what_a_call_cannot_use_is_refused_with_a_sentence(call: str) -> None:
    run, takes = TAKES[call]
    for at, junk in enumerate(JUNK):
        if at in takes:
            run(junk)
            continue
        with pytest.raises(DreisteinError) as refused:
            run(junk)
        assert str(refused.value).endswith("."), (junk, refused.value)


def test_what_is_no_action_is_not_legal() -> None:
    legal: LegalActions = ROUND.legal_actions()
    wrong: tuple[Any, ...] = (*JUNK, "", "444", (4, 4, 4))
    assert not any(junk in legal for junk in wrong)
