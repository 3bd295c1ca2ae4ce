"""Games of which only the table was seen, and the sheets that tell them."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.rules import EDITIONS, DreisteinError, Header, Record, Round, Solitaire, Tile, judge
from dreistein.rules.actions import Draw, Placement
from dreistein.rules.board import Bonus
from dreistein.rules.record import places
from dreistein.rules.record.errors import NoPlaces, Observed, TooManyReadings
from dreistein.rules.record.observed import ObservedRound, Unknown
from dreistein.rules.record.places import Laid, find_places
from dreistein.rules.record.referee import Verdict, replay
from dreistein.rules.record.sheet import read_sheet
from positions import last_first
from random_games import random_rounds
from sizes import size

GERMAN = EDITIONS["german"]
WHOLE = last_first(Round.seeded("stein3", "german", 2))
"""A round that ends with the last tile of a rack."""
ALONE = last_first(Round.seeded("stein4", "german", solitaire=Solitaire(6, 5)))


def watched(round: Round, *, left: bool = True, seats: bool = True) -> dict[str, Any]:
    """A round as those wrote it down who saw only the table."""
    found: dict[str, Any] = {"hands": None, "stock": None}
    found["actions"] = [str(played.action) for played in round.history]
    if left:
        found["left"] = [list(map(str, hand)) for hand in round.hands]
    if round.deal.start is not None:
        found["start"] = str(round.deal.start)
    if seats:
        found["seats"] = "".join(str(played.seat) for played in round.history)
    return found


def record(edition: object, players: int, *rounds: dict[str, Any]) -> Record:
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"][:players]
    whole = {"dreistein": 1, "edition": edition, "players": names, "rounds": list(rounds)}
    return Record.from_json(whole)


def of(round: Round, **kept: bool) -> Record:
    whole = record(round.edition.to_object(), max(2, round.players)).to_json()
    whole["players"] = whole["players"][: round.players]
    if (numbers := round.solitaire) is not None:
        whole["solitaire"] = {"rack": numbers.rack, "draws": numbers.draws}
    return Record.from_json({**whole, "rounds": [watched(round, **kept)]})


games = random_rounds().filter(lambda round: bool(round.history))
tables = games.filter(lambda round: round.solitaire is None)


@given(games)
@settings(max_examples=size(80, 2000))
def test_what_the_table_shows_scores_as_the_whole_record_does(round: Round) -> None:
    verdict = judge(of(round))
    assert verdict.legal, verdict.to_json()
    (seen,) = verdict.rounds
    assert isinstance(seen, ObservedRound)
    assert [(p.seat, p.action, p.bonus) for p in seen.history] == [
        (p.seat, p.action, p.bonus) for p in round.history
    ]
    if round.solitaire is None:
        assert [p.turn for p in seen.history] == [p.turn for p in round.history]
    elif round.edition.fruitless and Unknown.FITS in seen.unknown:
        return
    last_draw = isinstance(round.history[-1].action, Draw)
    if round.end is not None or not last_draw:  # else nobody knows whether that ended the turn
        assert [p.points for p in seen.history] == [p.points for p in round.history]
        assert (seen.end, seen.scores, seen.turn) == (round.end, round.scores, round.turn)
        assert seen.settlement == round.settlement


@given(tables)
@settings(max_examples=size(60, 1500))
def test_whose_turn_it_was_is_counted_where_it_can_be(round: Round) -> None:
    try:
        verdict = judge(of(round, seats=False))
    except TooManyReadings:
        assert round.edition.draws < 3  # as no printed edition has
        return
    assert verdict.legal, verdict.to_json()
    (seen,) = verdict.rounds
    assert isinstance(seen, ObservedRound)
    if Unknown.SEATS not in seen.unknown:
        assert [p.seat for p in seen.history] == [p.seat for p in round.history]


@given(tables.filter(lambda round: len(round.history) > 3), st.integers(0, 10**6))
@settings(max_examples=size(60, 1000))
def test_a_wrong_count_of_what_was_left_never_passes(round: Round, number: int) -> None:
    rng = Random(number)
    seat = rng.randrange(round.players)
    whole = watched(round)
    laid = {str(p.action.tile) for p in round.history if isinstance(p.action, Placement)}
    held = {tile for hand in whole["left"] for tile in hand}
    free = sorted(set(map(str, round.edition.tiles)) - laid - held)
    if whole["left"][seat] and rng.random() < 0.5:
        whole["left"][seat].pop()
    else:
        whole["left"][seat].append(rng.choice(free) if free else rng.choice(sorted(laid)))
    assert not judge(record(round.edition.to_object(), round.players, whole)).legal


def errors_of(written: dict[str, Any], edition: object = "german") -> tuple[str, int | None]:
    broken = judge(record(edition, 2, written)).broken
    assert broken is not None
    return broken.cause.code, broken.action


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        ({"actions": ["+"]}, "opens-with-tile", 0),
        ({"actions": ["444@0,0", "-"]}, "must-go-on", 1),
        ({"actions": ["444@0,0", "444@1,0"]}, "tile-twice", 1),
        ({"actions": ["444@0,0", "012@1,0"]}, "corner", 1),
        ({"actions": ["444@0,0", "445@5,5"]}, "no-side", 1),
        ({"actions": ["444@0,0", *"++++"]}, None, None),
        ({"actions": ["444@0,0", *"+++-+++-"], "seats": "000001111"}, "other-turn", 1),
        ({"actions": ["444@0,0", "+"], "seats": "0"}, "seat-count", None),
        ({"actions": ["444@0,0", "+"], "seats": "02"}, "seat-count", None),
        ({"actions": ["444@0,0"], "left": [["012"]]}, "left-hands", None),
        ({"actions": ["444@0,0"], "left": [["012"], ["013"]]}, "left-count", None),
        ({"actions": ["444@0,0", "x"]}, "no-such-action", 1),
        ({"actions": ["444@0,0", "464@1,0"]}, "no-such-action", 1),
    ],
)
def test_what_is_wrong_is_named_where_it_is(
    change: dict[str, Any], code: str | None, at: int | None
) -> None:
    written = {"hands": None, "stock": None, **change}
    if code is None:  # a fourth draw begins the next turn
        assert judge(record("german", 2, written)).legal
    else:
        assert errors_of(written) == (code, at)


def test_a_tile_that_was_left_cannot_lie_on_the_table() -> None:
    written = {"hands": None, "stock": None, "actions": ["222@0,0"]}
    left = [["222", "001"], ["011", "012", "000"]]
    assert errors_of({**written, "left": left}, "mini") == ("tile-twice", None)
    assert errors_of({**written, "left": [["445", "001"], left[1]]}, "mini")[0] == "not-in-set"


def test_a_higher_triple_that_was_dealt_shows_that_the_wrong_tile_opened() -> None:
    # 555 is laid by the second player, who has drawn nothing yet.
    actions = ["444@0,0", "454@0,1", "554@-1,1", "555@-2,1"]
    written = {"hands": None, "stock": None, "actions": actions, "seats": "0101"}
    assert errors_of(written) == ("must-open", 0)


def test_a_pass_with_a_tile_that_fits_breaks_the_house_rule_where_it_is_known() -> None:
    mini = {"base": "international", "numbers": 2, "deal": {"2": 2}, "must_place": True}
    passed = {"hands": None, "stock": None, "actions": ["111@0,0", "-"], "seats": "01"}
    left = [["000"], ["011", "001"]]
    assert errors_of({**passed, "left": left}, mini) == ("must-place", 1)
    unknown = judge(record(mini, 2, passed))
    assert unknown.legal
    assert Unknown.FITS in unknown.rounds[0].unknown  # type: ignore[attr-defined]


def test_what_the_end_scored_is_unknown_without_the_racks() -> None:
    verdict = judge(of(WHOLE, left=False))
    assert verdict.legal
    assert (verdict.over, verdict.winners) == (False, ())
    found = verdict.to_json()
    assert found["over"] is None
    assert "end" in found["rounds"][0]["unknown"]
    assert "end" not in judge(of(WHOLE)).to_json()["rounds"][0]["unknown"]


def test_the_next_round_shows_that_a_round_was_blocked() -> None:
    blocked = last_first(Round.seeded("stein9", "triominos", 2))
    assert blocked.end == "blocked"
    first, again = (
        watched(blocked, left=False),
        watched(
            Round.seeded("a", "triominos").apply(
                next(iter(Round.seeded("a", "triominos").legal_actions()))
            )
        ),
    )
    verdict = judge(record("triominos", 2, first, again))
    assert [round.end for round in verdict.rounds] == ["blocked", None]
    unfinished = watched(last_first(Round.seeded("stein9", "triominos", 2), 10), left=False)
    assert not judge(record("triominos", 2, unfinished, again)).legal


@pytest.mark.parametrize("whole", [WHOLE, ALONE])
def test_a_position_in_an_observed_game_is_the_one_of_the_whole_game(whole: Round) -> None:
    for at in range(len(whole.history) + 1):
        seen, there = of(whole).position(0, at).round, whole.rewind(at)
        assert (seen.board, seen.turn) == (there.board, there.turn)
        assert at == len(whole.history) or seen.scores == there.scores


def test_who_wrote_that_a_game_was_blocked_is_checked_by_what_was_left() -> None:
    written = watched(ALONE, seats=False) | {"end": "blocked"}
    actions, ((*rest, _),) = written["actions"], written["left"]
    assert ALONE.end == "blocked"

    def of_changed(**changes: object) -> Verdict:
        whole = of(ALONE).to_json() | {"rounds": [written | changes]}
        return judge(Record.from_json(whole))

    def code_of(**changes: object) -> str:
        broken = of_changed(**changes).broken
        assert broken is not None
        return broken.cause.code

    assert of_changed().totals == ALONE.scores
    laid = {placement.tile for placement in ALONE.board.placements}
    free = (tile for tile in GERMAN.tiles if tile not in laid)
    fits = next(str(tile) for tile in free if ALONE.board.any_fits([tile]))
    assert code_of(left=[[*rest, fits]]) == "not-blocked"
    assert code_of(actions=actions[: actions.index("+")], left=None) == "not-blocked"
    assert code_of(start="999") == "no-such-tile"


def test_who_has_drawn_nothing_yet_has_nothing_to_place_without_a_rack() -> None:
    round = Round.seeded("a", "german", solitaire=Solitaire(0, 5)).apply("+")
    written = of(round, left=False).to_json()
    written["rounds"][0] |= {"actions": ["555@1,0"], "seats": "0"}
    broken = judge(Record.from_json(written)).broken
    assert broken is not None
    assert (broken.cause.code, broken.action) == ("not-your-tile", 0)


def test_who_needs_the_racks_is_told_that_nobody_has_them() -> None:
    written = of(WHOLE)
    with pytest.raises(Observed):
        list(replay(written.header, written.rounds))
    assert Record.from_json(written.to_json()) == written


# ---------------------------------------------------------------------------- places


@given(tables.map(lambda round: round.rewind(min(len(round.history), 25))))
@settings(max_examples=size(40, 400))
def test_places_are_found_that_score_the_same(round: Round) -> None:
    placed = [played for played in round.history if isinstance(played.action, Placement)]
    tiles = [
        Laid(played.action.tile, None if at == 0 else played.bonus, played.hexagons)
        for at, played in enumerate(placed)
        if isinstance(played.action, Placement)
    ]
    try:
        found = find_places(tiles)
    except DreisteinError as error:
        assert error.code == "places-unclear"  # noqa: PT017
        return
    board = Round.seeded("x").board
    for at, (laid, placement) in enumerate(zip(tiles, found, strict=True)):
        spot = board.check(placement)
        assert placement.tile == laid.tile
        assert at == 0 or (spot.bonus, spot.hexagons) == (laid.bonus, laid.hexagons)
        board = board.lay(placement)


def test_tiles_that_cannot_lie_together_have_no_places() -> None:
    with pytest.raises(NoPlaces, match="no place for 000, number 2"):
        find_places([Laid(Tile(5, 5, 5)), Laid(Tile(0, 0, 0))])
    with pytest.raises(NoPlaces):
        find_places([Laid(Tile(5, 5, 5)), Laid(Tile(4, 5, 5), Bonus.BRIDGE)])
    given = Placement.parse("554@1,0")
    assert find_places([Laid(Tile(5, 5, 5)), given])[1] == given


def test_a_search_that_began_badly_goes_on_in_other_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = [Laid(placement.tile, None) for placement in WHOLE.board.placements]
    monkeypatch.setattr(places, "_FIRST_TRIES", 5)
    assert [placement.tile for placement in find_places(tiles)] == [laid.tile for laid in tiles]


# ---------------------------------------------------------------------------- sheets


def sheet_of(round: Round, *, cells: bool) -> str:
    """A round on a sheet, with or without where the tiles lay."""
    lines = ["edition german", "players Ada Bell, Ben"]
    turn = -1
    for played in round.history:
        if played.turn != turn:
            lines.append(("Ada Bell:", "Ben")[played.seat])
            turn = played.turn
        action = played.action
        text = str(action)
        if isinstance(action, Placement) and not cells:
            bonus = "" if played.bonus in (None, Bonus.START) else f" {played.bonus}"
            text = f"{action.tile}{bonus}" + f"*{played.hexagons}" * (played.hexagons > 1)
        lines[-1] += f" {text}"
    for name, hand in zip(("Ada Bell", "Ben"), round.hands, strict=True):
        lines.append(f"left {name} {' '.join(map(str, hand))}  # counted at the end")
    return "\n".join(lines)


@pytest.mark.parametrize("cells", [True, False])
def test_a_sheet_scores_as_the_game_did(cells: bool) -> None:
    written = read_sheet(sheet_of(WHOLE, cells=cells))
    verdict = judge(written)
    assert written.header == Header(GERMAN, ("Ada Bell", "Ben"))
    assert (verdict.legal, verdict.totals) == (True, WHOLE.scores)
    unknown = verdict.to_json()["rounds"][0]["unknown"]
    assert ("places" in unknown) == (not cells)
    assert "end" not in unknown


def test_a_sheet_tells_a_game_of_solitaire() -> None:
    sheet = """
    edition german
    players Ada
    solitaire 3 3
    start 245
    Ada 455
    Ada + + 555
    Ada + -
    """
    scored = judge(read_sheet(sheet + "left Ada 012 013 033 000")).to_json()
    last = sheet.replace("+ -", "+\n    blocked") + "left Ada 012 013 033 000"
    assert judge(read_sheet(last)).totals == (14 + 5 - 5 - 13,)
    (round,) = scored["rounds"]
    assert (scored["totals"], scored["over"], round["end"]) == ([14 + 5 - 15 - 13], True, "blocked")
    assert round["unknown"] == ["racks", "fits", "places"]
    (round,) = judge(read_sheet(sheet)).to_json()["rounds"]
    assert (round["scores"], round["unknown"][-1]) == ([14 + 5 - 15], "end")


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ("players Ada\nsolitaire 3 3\nAda 444", "missing-field"),
        ("players Ada\nsolitaire 3\nstart 245\nAda 444", "sheet-number"),
        ("players Ada\nsolitaire 3 3\nstart 245\nAda 245", "no-places"),
        ("", "sheet-players"),
        ("Ada 444", "sheet-players"),
        ("players Ada, Ben\nCleo 444", "sheet-player"),
        ("players Ada, Ben\nAda 444 bridg", "sheet-word"),
        ("players Ada, Ben\nAda 444\nBen 044 hexagon*x", "sheet-number"),
        ("players Ada, Ben\nAda 444\nBen 000", "no-places"),
        ("players Ada, Ben\nAda 446", "no-such-tile"),
        ("players Ada\nAda 444", "name-count"),
        ("edition wild\nplayers Ada, Ben\nAda 444", "unknown-edition"),
        ('edition {"base"\nplayers Ada, Ben\nAda 444', "not-json"),
        ("game,edition\n1,german", "sheet-players"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_said(sheet: str, code: str) -> None:
    with pytest.raises(DreisteinError) as caught:
        read_sheet(sheet)
    assert caught.value.code == code
