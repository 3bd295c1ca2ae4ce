"""The referee's verdicts on records that follow the rules, and on those that do not."""

import json
import pickle
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.pictures import draw_svg, draw_tile_svg
from dreistein.rules import (
    EDITIONS,
    TILES,
    Deal,
    Edition,
    Header,
    IllegalRecord,
    Match,
    NotARecord,
    Record,
    Round,
    RoundRecord,
    Solitaire,
    Tile,
    judge,
    read_record,
    replay,
    shuffled,
)
from dreistein.rules.record.referee import refusal_json
from positions import last_first

GERMAN = EDITIONS["german"]


def example() -> dict[str, Any]:
    """The example of the format, with a complete deal."""
    named = ["555", "012", "455", "345", "333", "111"]
    rest = [str(tile) for tile in TILES if str(tile) not in named]
    hands = [["555", "012", *rest[:8]], ["455", "345", *rest[8:16]]]
    stock, actions = ["333", "111", *rest[16:]], ["555@0,0", "554@1,0", "+"]
    rounds = [{"hands": hands, "stock": stock, "actions": actions}]
    return {"dreistein": 1, "edition": "german", "players": ["Ada", "Ben"], "rounds": rounds}


def finished(seed: str, players: int = 2, number: int = 0) -> Round:
    return last_first(Round.seeded(seed, GERMAN, players, number=number))


def verdict(record: dict[str, Any]) -> dict[str, Any]:
    return judge(read_record(json.dumps(record))).to_json()


def test_the_example_of_the_format() -> None:
    turns = [
        {"seat": 0, "action": "555@0,0", "bonus": "start", "points": 20},
        {"seat": 1, "action": "554@1,0", "bonus": None, "points": 14},
        {"seat": 0, "action": "+", "bonus": None, "points": -5},
    ]
    rounds = [{"end": None, "scores": [15, 14], "turns": turns}]
    wanted = {"legal": True, "over": False, "totals": [15, 14], "winners": [], "rounds": rounds}
    record = example()
    assert verdict(record) == wanted
    record["rounds"][0]["actions"][-1] = "+333"
    assert verdict(record) == wanted, "the tile of a draw is not named"
    assert verdict({**record, "rounds": []}) == {**wanted, "totals": [0, 0], "rounds": []}


def test_solitaire_is_over_after_one_round() -> None:
    round = Round.seeded("stein1", EDITIONS["international"], solitaire=Solitaire(5, 0))
    header = Header(EDITIONS["international"], ("Ada",), Solitaire(5, 0))
    found = judge(Record.of(header, [round]))
    assert (found.over, found.winners, found.totals) == (True, (0,), (-37,))
    assert judge(Record.of(header, [round, round])).to_json()["error"] == "round-too-many"


def test_a_whole_match_and_a_round_too_many() -> None:
    rounds: list[Round] = []
    totals = [0, 0]
    while max(totals) < 300:
        rounds.append(finished("match", number=len(rounds)))
        totals = [a + b for a, b in zip(totals, rounds[-1].scores, strict=True)]
    header = Header(GERMAN, ("Ada", "Ben"))
    found = judge(Record.of(header, rounds))
    won = [totals.index(max(totals))]
    assert (found.over, list(found.totals), list(found.winners)) == (True, totals, won)
    more = judge(Record.of(header, [*rounds, finished("match", number=len(rounds))])).to_json()
    message = "Another round follows, although the game was over."
    refused = {"legal": False, "round": len(rounds), "action": None, "error": "round-too-many"}
    assert more == {**refused, "message": message}


def test_only_the_last_round_may_be_unfinished() -> None:
    record = example()
    found = verdict({**record, "rounds": record["rounds"] * 2})
    assert (found["error"], found["round"], found["action"]) == ("round-too-many", 1, None)
    assert "not finished" in found["message"]


def change(record: dict[str, Any], path: str, value: object) -> None:
    at: Any = record
    *way, last = path.split("/")
    for step in way:
        at = at[int(step) if isinstance(at, list) else step]
    at[int(last) if isinstance(at, list) else last] = value


ILLEGAL = [
    ("rounds/0/hands/0/1", "111", "tile-twice", None),
    ("rounds/0/hands/0/1", "021", "no-such-tile", None),
    ("rounds/0/hands/0/1", "x", "no-such-tile", None),
    ("rounds/0/hands/0", ["555"], "deal-size", None),
    ("rounds/0/hands", [["555"]], "hand-count", None),
    ("rounds/0/stock", ["333"], "tile-missing", None),
    ("rounds/0/actions/0", "+", "must-open", 0),
    ("rounds/0/actions/0", "455@0,0", "not-your-tile", 0),
    ("rounds/0/actions/0", "012@0,0", "must-open", 0),
    ("rounds/0/actions/1", "545@1,0", "corner", 1),
    ("rounds/0/actions/1", "554@0,0", "occupied", 1),
    ("rounds/0/actions/1", "554@3,0", "no-side", 1),
    ("rounds/0/actions/1", "nonsense", "no-such-action", 1),
    ("rounds/0/actions/1", "543@1,0", "no-such-tile", 1),
    ("rounds/0/actions/1", "-", "must-go-on", 1),
    ("rounds/0/actions/2", "+111", "wrong-draw", 2),
]


@pytest.mark.parametrize(("path", "value", "code", "action"), ILLEGAL)
def test_records_that_break_the_rules(
    path: str, value: object, code: str, action: int | None
) -> None:
    record = example()
    change(record, path, value)
    found = verdict(record)
    assert list(found) == ["legal", "round", "action", "error", "message"]
    assert [*found.values()][:-1] == [False, 0, action, code]
    assert found["message"].endswith(".")


def test_no_action_may_follow_the_end() -> None:
    round = finished("match")
    record = json.loads(Record.of(Header(GERMAN, ("Ada", "Ben")), [round]).dumps())
    record["rounds"][0]["actions"].append("+")
    found = verdict(record)
    assert (found["error"], found["action"]) == ("round-over", len(round.history))


def test_an_illegal_record_says_where() -> None:
    record = example()
    record["rounds"][0]["actions"][1] = "554@0,0"
    read = read_record(json.dumps(record))
    sentence = "Round 0, action 1: There is already a tile on cell 0,0"
    with pytest.raises(IllegalRecord, match=sentence) as broken:
        list(replay(read.header, read.rounds))
    assert pickle.loads(pickle.dumps(broken.value.cause)).code == "occupied"
    assert str(IllegalRecord(None, None, broken.value.cause)) == str(broken.value.cause)
    places = [(None, None, {}), (2, None, {"round": 2}), (0, 3, {"round": 0, "action": 3})]
    for round, at, where in places:
        assert IllegalRecord(round, at, broken.value.cause).where == where


def test_other_fields_are_kept() -> None:
    record = {**example(), "place": "Köln", "bots": [None, {"name": "x", "deep": [1, {}]}]}
    record["rounds"][0]["note"] = "a good one"
    record["rounds"][0]["start"] = "kept, since this is not solitaire"
    again = json.loads(read_record(json.dumps(record)).dumps())
    assert again == record
    assert RoundRecord.from_json(record["rounds"][0], 0).start is None, "unless it is"


def test_a_record_must_be_an_object_with_a_list_of_rounds() -> None:
    with pytest.raises(NotARecord, match="The record is a list"):
        Record.from_json([])
    with pytest.raises(NotARecord, match='"rounds" is 5'):
        Record.from_json({**example(), "rounds": 5})


def test_a_record_names_a_printed_edition_and_contains_any_other() -> None:
    house = Edition.from_json({"base": "german", "bridge": 35})
    for edition, written in ((EDITIONS["early"], "early"), (house, house.to_object())):
        header = Header(edition, ("A", "B"))
        deal = Deal.of(shuffled("x"), edition, 2)
        record = Record.of(header, [header.start(deal).round])
        assert record.to_json()["edition"] == written


@given(st.integers(0, 2**32))
@settings(max_examples=400, deadline=None)
def test_records_mutated_at_random_never_crash_the_referee(number: int) -> None:
    rng = Random(number)
    text = json.dumps(mutated(example(), rng))
    if rng.random() < 0.3:
        text = scratched(text, rng)
    try:
        found = judge(read_record(text)).to_json()
    except NotARecord as error:
        found = refusal_json(error)
    assert found["legal"] or (found["error"] and found["message"].endswith("."))


JUNK: list[Any] = [
    *(None, True, 0, -1, 2.5, 10**30, "", "555", "german", "\ud800"),
    *([], {}, [[]], {"base": "german"}, {"rack": 3, "draws": 3}),
]


def mutated(value: Any, rng: Random) -> Any:
    """The value with a few of its parts replaced by junk, removed or doubled."""
    if rng.random() < 0.01:
        return rng.choice(JUNK)
    if isinstance(value, dict):
        whole = {k: mutated(v, rng) for k, v in value.items() if rng.random() > 0.01}
        if rng.random() < 0.05:
            whole["solitaire"] = rng.choice(JUNK)
        return whole
    if isinstance(value, list):
        items = [mutated(item, rng) for item in value if rng.random() > 0.003]
        if items and rng.random() < 0.05:
            items.append(rng.choice(items))
        return items
    return value


def scratched(text: str, rng: Random) -> str:
    """The text with some characters lost or changed."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters))
        lost = rng.randint(0, 3)
        letters[at : at + lost] = rng.choice(["", '"', "{", "]", ",", "\x00", "é", "9"])
    return "".join(letters)


def given_up(resigned: object) -> dict[str, Any]:
    """A match that seat 1 of 2 has won by points, and a field that says who resigned."""
    edition = replace(GERMAN, target=10)
    record = Record.of(Header(edition, ("Ada", "Ben")), [finished("drei")]).to_json()
    return record | {"resigned": resigned}


def test_who_resigned_does_not_win() -> None:
    won = verdict(given_up([]))
    assert (won["over"], won["winners"]) == (True, [1])
    assert "resigned" not in won
    left = verdict(given_up([1]))
    assert (left["over"], left["winners"], left["resigned"]) == (True, [0], [1])
    assert left["totals"] == won["totals"]
    assert verdict(given_up([0, 1]))["winners"] == []


@pytest.mark.parametrize("nonsense", [None, 1, "1", [2], [-1], [True], [1.0], [[1]], {"1": 1}])
def test_who_resigned_may_be_said_in_any_way_and_then_is_not_known(nonsense: object) -> None:
    record = given_up(nonsense)
    assert verdict(record)["winners"] == [1]
    assert read_record(json.dumps(record)).to_json() == record, "kept as it was"


def test_a_record_is_told_who_resigned() -> None:
    header, round = Header(replace(GERMAN, target=10), ("Ada", "Ben")), finished("drei")
    record = Record.of(header, [round], resigned=[1])
    assert judge(record).winners == (0,)
    assert read_record(record.dumps()) == record == Record.from_json(record.to_json())


def test_a_record_tells_who_acted() -> None:
    round, header = finished("drei"), Header(GERMAN, ("Ada", "Ben"))
    count = len(round.history)
    letters = "." * (count - 1) + "b"
    record = Record.of(header, [RoundRecord.of(round, letters)])
    assert read_record(record.dumps()).rounds[0].by == letters
    assert RoundRecord.of(round, "." * count).extra == {}
    for nonsense in (None, 7, "b", ["b"] * count):
        odd = Record.of(header, [replace(RoundRecord.of(round), extra={"by": nonsense})])
        assert odd.rounds[0].by == "." * count
        assert read_record(odd.dumps()).to_json() == odd.to_json(), "kept as it was"


def test_a_record_gives_every_position_it_had(tmp_path: Path) -> None:
    first = finished("match")
    second = Round.seeded("match", GERMAN, number=1).apply("444@0,0")
    header = Header(GERMAN, ("Ada", "Ben"))
    (tmp_path / "game.json").write_text(Record.of(header, [first, second]).dumps())
    record = Record.load(tmp_path / "game.json")
    match = record.match()
    assert (match.round, match.past, match.before) == (second, (first,), first.scores)
    assert record.position(1, 0).totals == first.scores
    for at in range(len(first.history)):
        assert record.position(0, at).round == first.rewind(at)
    for round, action in ((2, None), (-1, None), (1, 2), (1, -1)):
        with pytest.raises(IndexError, match=r"[Rr]ound"):
            record.position(round, action)


def test_values_are_short_to_print_and_have_a_picture() -> None:
    round = Round.seeded("match", GERMAN).apply("555@0,0")
    match = Match.seeded("match", GERMAN).apply("555@0,0")
    record = Record.of(Header(GERMAN, ("Ada", "Ben")), [round])
    assert repr(round) == "Round('german', seat 0 to move, 0:20, 1 laid)"
    assert repr(match) == f"Match(0:20, round 0: {round!r})"
    assert repr(match.view(0)) == "View(seat 0, 'german', seat 0 to move, 0:20, 1 laid)"
    assert repr(match.view(None)).startswith("View(a spectator, ")
    assert repr(record) == "Record('german', 'Ada', 'Ben', 1 round)"
    picture = draw_svg(round.board)
    shown = (round.board, round, match, match.view(0), record)
    assert {value._repr_svg_() for value in shown} == {picture}
    assert Tile(3, 4, 5)._repr_svg_() == draw_tile_svg(Tile(3, 4, 5))
