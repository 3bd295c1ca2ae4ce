"""What is not a record is refused with a code and a sentence."""

import json
from typing import Any

import pytest

from dreistein.rules import NotARecord, RecordReader, read_record

MB, KB = 1_000_000, 1_000
GOOD: dict[str, Any] = {"dreistein": 1, "edition": "german", "players": ["A", "B"], "rounds": []}


def text(**changes: object) -> str:
    return json.dumps({**GOOD, **changes})


def without(field: str) -> str:
    return json.dumps({k: v for k, v in GOOD.items() if k != field})


def a_round(**changes: object) -> str:
    return text(rounds=[{"hands": [[], []], "stock": [], "actions": [], **changes}])


ALONE: dict[str, Any] = {"players": ["A"], "solitaire": {"rack": 1, "draws": 2}}
EMPTY: dict[str, Any] = {"hands": [], "stock": [], "actions": []}

NOT_RECORDS: list[tuple[str | bytes, str, str]] = [
    ("", "not-json", "a value is missing or misspelt, at byte 0"),
    ("   \n", "not-json", "at byte 4"),
    (b"\x00\x01\x02", "not-json", "at byte 0"),
    (b"\x89PNG\r\n\x1a\n", "not-json", "not UTF-8"),
    (b'{"dreistein": "\xff"}', "not-json", "not UTF-8, at byte 15"),
    ("[]", "wrong-type", "The record is a list. It must be an object"),
    ("null", "wrong-type", "The record is null"),
    ('"text"', "wrong-type", 'The record is "text"'),
    ("{}", "missing-field", 'has no "dreistein"'),
    ("{", "not-json", "the name of a field"),
    ('{"dreistein"', "not-json", '":" is missing'),
    ('{"dreistein" 1}', "not-json", '":" is missing'),
    ('{"dreistein": ', "not-json", "ends too early"),
    ('{"dreistein": 1', "not-json", '"," or a closing bracket is missing'),
    ('{"dreistein": 1 2}', "not-json", '"," or a closing bracket is missing'),
    ('{"dreistein": 1,}', "not-json", "the name of a field"),
    ('{"dreistein": tru}', "not-json", "at byte 14"),
    ('{"dreistein": "1}', "not-json", "ends too early"),
    ('{"dreistein": ["1}', "not-json", "ends too early"),
    ('{"dreistein": [1}', "not-json", '"," or a closing bracket is missing'),
    ('{"dreistein": @}', "not-json", "ends too early"),
    ('{"dreistein": "a\nb"}', "not-json", "a line break or another control character"),
    ('{"dreistein": [true,]}', "not-json", "a value is missing or misspelt"),
    ('{"edition": {"a" 1}}', "not-json", '":" is missing'),
    ('{"edition": {1: 1}}', "not-json", "the name of a field"),
    ("1 2", "not-json", "something follows"),
    ('{"edition": {"a": [1], "b"', "not-json", "ends too early"),
    ('"text', "not-json", 'no closing "'),
    ('{"\\x": 1}', "not-json", "cannot escape, at byte 2"),
    ('{"rounds": [1 2]}', "not-json", '"," or a closing bracket is missing, at byte 14'),
    ('{"rounds": [1', "not-json", '"," or a closing bracket is missing'),
    (text() + "x", "not-json", "something follows"),
    (text()[:-1], "not-json", "is missing"),
    (text(dreistein=2), "version", '"dreistein" is 2'),
    (text(dreistein=True), "version", '"dreistein" is true'),
    (text(dreistein=1.0), "version", '"dreistein" is 1.0. It must be 1,'),
    (text(dreistein="1"), "version", '"1"'),
    (without("edition"), "missing-field", 'has no "edition"'),
    (without("players"), "missing-field", 'has no "players"'),
    (without("rounds"), "missing-field", 'has no "rounds"'),
    (text(edition="prussian"), "impossible-numbers", 'no edition "prussian"'),
    (text(edition=5), "impossible-numbers", "not 5"),
    (text(edition={"base": "german", "deal": {"2": 29}}), "impossible-numbers", "58 tiles"),
    (text(edition={"base": "german", "draw": 10**400}), "impossible-numbers", "12 digits"),
    (text(players="AB"), "wrong-type", '"players" is "AB"'),
    (text(players=["A"]), "name-count", '"players" has 1 name, but a table has 2 to 6'),
    (text(players=list("ABCDEFG")), "name-count", "7 names"),
    (text(players=["A", 2]), "wrong-type", r'"players\[1\]" is 2'),
    (text(solitaire={"rack": 1, "draws": 2}), "name-count", "2 names, but solitaire has one"),
    (text(players=["A"], solitaire=None), "wrong-type", '"solitaire" is null'),
    (text(players=["A"], solitaire={"rack": 1}), "missing-field", 'has no "draws"'),
    (text(players=["A"], solitaire={"rack": 99, "draws": 2}), "impossible-numbers", "rack"),
    (text(players=["A"], solitaire={"rack": 0, "draws": 0}), "impossible-numbers", "both"),
    (text(rounds={}), "wrong-type", '"rounds" is an object'),
    (text(rounds=None), "wrong-type", '"rounds" is null'),
    (text(rounds=[7]), "wrong-type", r'"rounds\[0\]" is 7. It must be an object'),
    (text(rounds=[{}]), "missing-field", r'"rounds\[0\]" has no "hands"'),
    (a_round(hands="x"), "wrong-type", r'"rounds\[0\].hands" is "x".*a list'),
    (a_round(hands=[1]), "wrong-type", r'"rounds\[0\].hands\[0\]" is 1'),
    (a_round(hands=[[1]]), "wrong-type", r'"rounds\[0\].hands\[0\]\[0\]" is 1'),
    (a_round(stock=[None]), "wrong-type", r'"rounds\[0\].stock\[0\]" is null'),
    (a_round(actions=[["+"]]), "wrong-type", r'"rounds\[0\].actions\[0\]" is a list'),
    (text(**ALONE, rounds=[EMPTY]), "missing-field", '"start"'),
    (text(**ALONE, rounds=[{**EMPTY, "start": 5}]), "wrong-type", "start"),
    ('{"dreistein": 1, "dreistein": 1}', "field-twice", 'has "dreistein" twice'),
    (text()[:-1] + ', "x": {"a": 1, "a": 2}}', "field-twice", '"x" has "a" twice'),
    (text()[:-1] + ', "x": NaN}', "not-json", "contains NaN or Infinity"),
    (text()[:-1] + ', "x": -Infinity}', "not-json", "contains NaN or Infinity"),
    (text()[:-1] + ', "x": 1e999}', "not-json", "a number that is too large"),
    (text()[:-1] + ', "x": ' + "9" * 5000 + "}", "not-json", "a number that is too large"),
    (text()[:-1] + ', "x": ' + "[" * 100_000 + "]" * 100_000 + "}", "not-json", "nested"),
    (text(comment="x" * (4 * MB - 2)), "too-large", 'The field "comment" is larger'),
    (text(rounds=[["x" * 4 * MB]]), "too-large", "The round is larger than 4 MB"),
    (text(rounds=["x" * 4 * MB]), "too-large", "The round is larger than 4 MB"),
    (text(edition="x" * (100 * KB - 1)), "too-large", 'The field "edition" is larger than 100 kB'),
    (text(**{f"k{n}": n for n in range(1001)}), "too-many-fields", "more than 1000 fields"),
    (text()[:-1] + ', "x": 1, "x": 2}', "field-twice", 'has "x" twice'),
    ("[" + " " * (4 * MB - 1) + "]", "too-large", "The value is larger"),
    (text() + " " * (64 * MB + 1 - len(text())), "too-large", "The record is larger than 64 MB"),
    ('{"x": "' + '\\"' * 3_000_000, "too-large", "x"),
]


@pytest.mark.parametrize(("data", "code", "sentence"), NOT_RECORDS, ids=range(len(NOT_RECORDS)))
def test_not_a_record(data: str | bytes, code: str, sentence: str) -> None:
    with pytest.raises(NotARecord, match=sentence) as refused:
        read_record(data)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_a_record_may_be_as_large_as_is_said() -> None:
    assert read_record(text(comment="x" * (4 * MB - 3))).extra["comment"][-1] == "x"
    assert len(read_record(text(**{f"k{n}": n for n in range(1000)})).extra) == 1000
    assert read_record(text() + " " * (64 * MB - len(text()))) == read_record(text())
    with pytest.raises(NotARecord, match="no edition"):
        read_record(text(edition="x" * (100 * KB - 2)))
    with pytest.raises(NotARecord, match="The record is a list"):
        read_record("[" + " " * (4 * MB - 2) + "]")


def test_white_space_and_a_byte_order_mark_are_ignored() -> None:
    rounds = json.loads(a_round())["rounds"] * 2
    full, plain = {**GOOD, "rounds": rounds}, read_record(text())
    whole = read_record(b"\xef\xbb\xbf \n" + json.dumps(full, indent=4).encode() + b"\r\n\t")
    assert whole == read_record(json.dumps(full, separators=(",", ":")))
    assert whole.to_json() == full
    assert read_record('{ "rounds" : [ ] , ' + without("rounds")[1:]) == plain


def test_rounds_may_come_before_the_header() -> None:
    rounds = [{**EMPTY, "hands": [[]], "start": "012"}]
    first = json.dumps({"rounds": None} | GOOD | ALONE | {"rounds": rounds})  # in this order
    reader = RecordReader(b" " * 100 * KB + first.encode())  # however late it comes
    assert (len(reader), next(reader.rounds()).start) == (1, "012")
    assert reader.header.solitaire is not None


def test_names_may_be_any_text() -> None:
    names = ["Zoë \U0001f3b2", 'quote " and \\']
    record = read_record(json.dumps({**GOOD, "players": names}))
    assert record.header.players == tuple(names)
    assert names[0] in record.dumps()
    assert read_record(text(players=["\ud800", ""])).header.players == ("\ud800", "")


def test_the_shape_of_every_round_is_checked_before_any_is_replayed() -> None:
    with pytest.raises(NotARecord, match=r"rounds\[2\]"):  # two that break the rules come first
        read_record(text(rounds=[EMPTY, EMPTY, 5]))


def test_an_extra_field_is_read_on_its_own() -> None:
    reader = RecordReader(json.dumps({**GOOD, "place": "Ulm"}).encode())
    assert (reader.extra("place"), reader.extra("date")) == ("Ulm", None)
