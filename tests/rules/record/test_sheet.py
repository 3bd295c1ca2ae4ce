"""Observed games from the score pad's file for spreadsheets, and what is wrong with some."""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from dreistein.rules import EDITIONS, DreisteinError, Record, Round, RoundRecord, Tile, judge, turns
from dreistein.rules.actions import Draw, EndTurn, Placement
from dreistein.rules.record import attribution, places
from dreistein.rules.record.errors import PlacesUnclear, TooManyReadings
from dreistein.rules.record.places import Laid, find_places
from dreistein.rules.record.sheet import read_sheet
from dreistein.rules.settlement import explain_end
from positions import last_first

GERMAN = json.dumps(EDITIONS["german"].to_json())
WHOLE = last_first(Round.seeded("stein3", "german", 2))
BLOCKED = last_first(Round.seeded("stein9", "triominos", 2))
NAMES = ("'=Ada", "Ben")
Row = dict[str, Any]
UNSEEN: Row = {"hands": None, "stock": None}


def rows_of(round: Round, edition: str) -> list[Row]:
    """A round as the pad's file has it: a line for each turn, and for each rack at the end."""
    base = {"game": "1", "edition": edition}
    rows: list[Row] = [{**base, "kind": "player", "player": name} for name in NAMES]
    for turn in turns(round):
        *_, last = turn.actions
        row = {**base, "seat": turn.seat, "player": NAMES[turn.seat], "kind": "drawn"}
        row["draws"] = sum(isinstance(played.action, Draw) for played in turn.actions)
        if isinstance(last.action, EndTurn):
            row["kind"] = "kept"
        elif isinstance(last.action, Placement):
            bonus = {"bonus": last.bonus, "hexagons": last.hexagons}
            row |= {"kind": "placed", "tile": last.action.tile, **bonus}
        rows.append(row)
    for seat, hand in enumerate(round.hands):
        kind = ("holds" if hand else "out") if round.end == "out" else "blocked"
        left = " ".join(["tiles", *map(str, hand)])
        rows.append({**base, "seat": seat, "player": NAMES[seat], "kind": kind, "left": left})
    return rows


def written(rows: list[Row], separator: str = ",") -> str:
    columns = ("game", "edition", "kind", "seat", "player", "draws", "tile", "bonus", "hexagons")
    told = io.StringIO()
    file = csv.DictWriter(told, (*columns, "left"), restval="", delimiter=separator)
    file.writeheader()
    file.writerows(rows)
    return told.getvalue()


@pytest.mark.parametrize("separator", [",", ";"])
@pytest.mark.parametrize(("seed", "end"), [("s1", "out"), ("s14", "blocked"), ("s3", "blocked")])
def test_the_pads_file_scores_as_the_game_did(seed: str, end: str, separator: str) -> None:
    round = last_first(Round.seeded(seed, "german", 2))
    assert round.end == end
    rows = rows_of(round, GERMAN)
    # Two turns of the next round; only that it follows shows that this one was blocked.
    record = read_sheet("\ufeff" + written([*rows, *rows[2:4]], separator))
    verdict = judge(record)
    assert verdict.legal, verdict.to_json()
    assert [each.end for each in verdict.rounds] == [end, None]
    assert verdict.rounds[0].scores == round.scores
    assert record.header.players == ("=Ada", "Ben")


def test_a_rack_of_which_only_the_sum_was_written_is_unknown() -> None:
    rows = rows_of(WHOLE, GERMAN)
    for row in rows:
        if row["kind"] == "holds":
            row["left"] = "12"
    (round,) = judge(read_sheet(written(rows))).to_json()["rounds"]
    assert "end" in round["unknown"]


def change(at: int, **to: str) -> Callable[[list[Row]], object]:
    return lambda rows: rows[at].update(to)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (change(2, game="2"), "sheet-games"),
        (change(2, seat="7"), "sheet-player"),
        (change(2, tile=""), "sheet-value"),
        (change(2, draws="57"), "sheet-number"),
        (change(0, edition="{"), "not-json"),
        (list.clear, "sheet-players"),
    ],
)
def test_what_is_wrong_with_the_pads_file_is_said(
    wrong: Callable[[list[Row]], object], code: str
) -> None:
    rows = rows_of(WHOLE, GERMAN)
    wrong(rows)
    with pytest.raises(DreisteinError) as caught:
        read_sheet(written(rows))
    assert caught.value.code == code


def test_a_file_that_csv_cannot_read_is_no_sheet() -> None:
    with pytest.raises(DreisteinError) as caught:
        read_sheet("game,edition\n" + "x" * (csv.field_size_limit() + 1))
    assert caught.value.code == "sheet-players"


def test_a_sheet_may_have_several_rounds_and_editions_with_changes() -> None:
    lines = ["round", 'edition {"base": "german", "target": 90}', "players Ada, Ben"]
    record = read_sheet("\n".join([*lines, "Ada 444", "", "round", "Ben 555"]))
    assert (len(record.rounds), record.header.edition.target) == (2, 90)


# ---------------------------------------------------------------------------- observed rounds


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"stock": []}, "rounds[0].stock"),
        ({"left": 3}, "rounds[0].left"),
        ({"seats": [0]}, "rounds[0].seats"),
    ],
)
def test_fields_of_an_observed_round_have_their_kinds(changed: Row, where: str) -> None:
    whole = {**UNSEEN, "actions": ["444@0,0"], **changed}
    with pytest.raises(DreisteinError) as caught:
        RoundRecord.from_json(whole, 0)
    assert where in str(caught.value)


def test_a_search_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("_MOST_TRIES", "_FIRST_TRIES"):
        monkeypatch.setattr(places, limit, 1)
    with pytest.raises(PlacesUnclear):
        find_places([Laid(Tile(5, 5, 5)), Laid(Tile(4, 5, 5)), Laid(Tile(3, 4, 5))])
    monkeypatch.setattr(attribution, "_MOST_STATES", 0)
    written = {**UNSEEN, "actions": ["444@0,0", "+"]}
    with pytest.raises(TooManyReadings):
        judge(record_of(written))


def test_nothing_is_laid_where_nothing_was_written() -> None:
    assert find_places([]) == []
    with pytest.raises(DreisteinError, match="no place for 445"):
        find_places([Laid(Tile(4, 4, 4)), Placement.parse("445@5,5")])


@pytest.mark.parametrize(
    ("actions", "more", "code"),
    [
        (["111@0,0", "+"], {}, "stock-empty"),
        (["111@0,0"], {"left": [["x"], ["001", "011"]]}, "no-such-tile"),
        (["111@0,0", "001@5,5"], {}, "no-side"),
    ],
)
def test_what_counting_shows_is_said(actions: list[str], more: Row, code: str) -> None:
    two = {"base": "international", "numbers": 2, "deal": {"2": 2}}
    broken = judge(record_of({**UNSEEN, "actions": actions, **more}, edition=two)).broken
    assert broken is not None
    assert broken.cause.code == code


def test_a_last_draw_that_fitted_nowhere_ended_its_turn() -> None:
    round = last_first(Round.seeded("s143", "german", 2))
    assert (round.end, isinstance(round.history[-1].action, Draw)) == ("blocked", True)
    actions = [str(played.action) for played in round.history]
    seats = "".join(str(played.seat) for played in round.history)
    left = [list(map(str, hand)) for hand in round.hands]
    seen = {**UNSEEN, "actions": actions, "seats": seats, "left": left}
    verdict = judge(record_of(seen))
    assert (verdict.rounds[0].end, verdict.totals) == ("blocked", round.scores)


def test_the_last_tile_with_an_empty_stock_shows_what_the_others_hold() -> None:
    round = last_first(Round.seeded("s1", "mini", 2))
    assert (round.end, round.stock) == ("out", ())
    actions = [str(played.action) for played in round.history]
    verdict = judge(record_of({**UNSEEN, "actions": actions}, edition="mini"))
    assert verdict.totals == round.scores


def record_of(*written: Row, edition: object = "german") -> Record:
    whole = {"dreistein": 1, "edition": edition, "players": ["Ada", "Ben"], "rounds": [*written]}
    return Record.from_json(whole)


@pytest.mark.parametrize(("round", "edition"), [(WHOLE, "german"), (BLOCKED, "triominos")])
def test_the_lines_of_an_end_tell_no_racks_that_nobody_saw(round: Round, edition: str) -> None:
    first = {**UNSEEN, "actions": [str(played.action) for played in round.history]}
    # Only that another round follows shows that this one has ended.
    verdict = judge(record_of(first, {**UNSEEN, "actions": ["555@0,0"]}, edition=edition))
    assert verdict.legal, verdict.to_json()
    (line,) = explain_end(verdict.rounds[0])
    assert line.kind == round.end
