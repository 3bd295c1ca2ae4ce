"""What counts as JSON, for records and for everything that is sent to a server."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.rules.errors import WORDS
from dreistein.rules.record.errors import FieldTwice, NotJson
from dreistein.rules.record.json_text import _FAULTS, check, decode

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    # a text of JSON may hold any character, but no half ones
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(values, st.booleans())
def test_what_python_writes_is_read_back(value: object, escaped: bool) -> None:
    text = json.dumps(value, ensure_ascii=escaped).encode()
    assert decode(text) == value
    check(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b'"\xed\xa0\x80"', "bytes"),
        (b'"\\ud800"', "escape"),
        (b'["\\ud83d\\ude00", "\\ude00\\ud83d"]', "escape"),
        ('"a"'.encode("utf-16"), "bytes"),
        (b'"a\x00"', "control"),
        (b"NaN", "constant"),
        (b"[-1e999]", "number"),
        (b"1" * 5000, "number"),
        (b"[" * 100_000, "deep"),
    ],
)
def test_what_others_could_not_read_again_is_refused(text: bytes, fault: str) -> None:
    with pytest.raises(NotJson) as found:
        check(text)
    assert found.value.details["fault"] == fault


def test_every_fault_has_words() -> None:
    """Also those that only other versions of Python tell apart."""
    assert {*_FAULTS.values()} < {*WORDS["fault"]}


def test_a_name_may_stand_only_once_and_an_escaped_backslash_is_no_escape() -> None:
    with pytest.raises(FieldTwice):
        check(b'{"a": 1, "a": 1}')
    check(b'"\\\\ud800"')
