"""Errors: facts that every language can fill in, and an English sentence."""

import pickle
import re
from collections.abc import Callable, Iterator

import pytest

from dreistein.rules import EDITIONS, DreisteinError, Edition, Solitaire, read_record
from dreistein.rules.errors import WORDS, UnknownEdition, describe, quote
from dreistein.rules.record.errors import ImpossibleNumbers, NoRound


@pytest.mark.parametrize(
    ("value", "notation", "word"),
    [
        *(("Ada", '"Ada"', None), ("list", '"list"', None)),
        ("a\x1b[2J\u202eb", '"a\ufffd[2J\ufffdb"', None),
        *(("x" * 40, '"' + "x" * 40 + '"', None), ("x" * 41, '"' + "x" * 40 + '…"', None)),
        *((None, "null", None), (True, "true", None), (False, "false", None)),
        *((-7, "-7", None), (2.5, "2.5", None), (10**12 - 1, "999999999999", None)),
        (10**12, "…", "large-number"),
        pytest.param(-(10**5000), "…", "large-number", id="huge"),
        *(([1], "[…]", "list"), ((), "[…]", "list"), ({1, 2}, "…", "strange")),
        *(({"a": 1}, "{…}", "object"), (EDITIONS, "{…}", "object")),
    ],
)
def test_quote_and_describe(value: object, notation: str, word: str | None) -> None:
    assert (quote(value), describe(value)) == (notation, word or notation)
    assert word is None or word in WORDS["found"]


CODES = """
argument-number argument-seat corner deal-size deal-too-large edition-base edition-deal
edition-deal-missing edition-deal-players edition-field edition-flag edition-length edition-list
edition-missing edition-name edition-number edition-shape field-twice hand-count impossible-numbers
left-count left-hands match-over missing-field must-go-on must-open must-place name-count
no-deal-for-players no-more-draws no-places no-position no-round no-side no-such-action no-such-tile
no-turn not-blocked not-drawn not-in-set not-json not-over not-your-tile not-your-turn observed
occupied opens-with-tile other-turn places-unclear player-count round-over round-too-many
round-unfinished seat-count sheet-games sheet-number sheet-player sheet-players sheet-text
sheet-value sheet-word small-set solitaire-nothing solitaire-number start-cell starting-tile
stock-empty tile-missing tile-twice too-large too-many-fields too-many-readings totals-count
unknown-edition version wrong-argument wrong-draw wrong-type
"""


def errors(kind: type[DreisteinError] = DreisteinError) -> Iterator[type[DreisteinError]]:
    yield kind
    for below in kind.__subclasses__():
        yield from errors(below)


def test_a_code_never_changes() -> None:
    own = [vars(kind) for kind in errors() if kind.__module__.startswith("dreistein.rules.")]
    assert {fields["code"] for fields in own if "code" in fields} == {*CODES.split()}


def test_a_count_of_one_is_singular() -> None:
    assert str(NoRound(rounds=1, round=1)).startswith("The record has 1 round.")
    assert str(NoRound(rounds=0, round=1)).startswith("The record has 0 rounds.")


def test_an_error_can_repeat_another_and_be_pickled() -> None:
    cause = UnknownEdition(name='"x"', known="german")
    error = ImpossibleNumbers(cause=cause)
    assert str(error) == str(cause)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.cause.code) == (str(cause), error.code, cause.code)
    assert again.cause.details == cause.details


# A number, a cell, a tile, a list of names, a field, or foreign text in quotation marks.
NOTATION = re.compile(r'[-\d.,@]+|[a-z_]+(\[\d\]|\.\d)?|([a-z_]+, )+[a-z_]+|".*"|null|true|false')


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Edition.from_json([]),
        lambda: Edition.from_json({"base": {}}),
        lambda: Edition.from_json({"base": "german", "a list": 1}),
        lambda: Edition.from_json({"base": "german", "hexagons": "a list"}),
        lambda: Edition.from_json({"base": "german", "hexagons": [1]}),
        lambda: Edition.from_json({"base": "german", "deal": {"two": 1}}),
        lambda: Edition.from_json({"base": "german", "deal": {"2": 99}}),
        lambda: Edition.from_json({"name": "x"}),
        lambda: Solitaire(10**40, 5),
        lambda: EDITIONS["german"].hand_size(9),
        lambda: read_record('{"a \\" key": {"x y": 1, "x y": 2}}'),
        lambda: read_record('{"key": {"x" 1}}'),
        lambda: read_record("[" * 5000),
        lambda: read_record('{"dreistein": 1, "players": [5]}'),
    ],
)
def test_no_fact_is_english(wrong: Callable[[], object]) -> None:
    with pytest.raises(DreisteinError) as caught:
        wrong()
    for name, fact in caught.value.details.items():
        assert isinstance(fact, int) or fact in WORDS.get(name, ()) or NOTATION.fullmatch(fact)
