"""Editions: four printed ones, and any other numbers that make sense."""

import copy
import pickle
from typing import Any

import pytest

from dreistein.rules import EDITIONS, Edition
from dreistein.rules.errors import (
    DealTooLarge,
    EditionBase,
    EditionDeal,
    EditionDealMissing,
    EditionDealPlayers,
    EditionError,
    EditionField,
    EditionFlag,
    EditionLength,
    EditionList,
    EditionMissing,
    EditionName,
    EditionNumber,
    EditionShape,
    UnknownEdition,
)

GERMAN_OBJECT: dict[str, Any] = {
    "name": "german",
    "deal": {"2": 10, "3": 8, "4": 8, "5": 6, "6": 6},
    "start": 5,
    "start_needs_triple": False,
    "start_zero": 0,
    "bridge": 30,
    "double": 25,
    "hexagons": [40, 80, 120],
    "out": 20,
    "draw": 5,
    "draws": 3,
    "fruitless": 0,
    "empty": 10,
    "target": 300,
}


def changed(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(GERMAN_OBJECT), **changes}


def test_the_german_edition_is_the_example_of_the_format() -> None:
    assert EDITIONS["german"].to_object() == GERMAN_OBJECT


@pytest.mark.parametrize(
    ("name", "deals", "numbers"),
    [
        ("german", (10, 8, 8, 6, 6), (5, 30, 25, (40, 80, 120), 20, 5, 0, 10, 300)),
        ("international", (10, 8, 8, 6, 6), (5, 30, 25, (40, 80, 120), 20, 5, 0, 5, 300)),
        ("early", (10, 8, 8, 6, 6), (5, 30, 25, (50, 100, 150), 20, 5, 0, 5, 300)),
        ("triominos", (9, 7, 7, 6, 6), (10, 40, 40, (50, 60, 70), 25, 5, 10, 0, 400)),
    ],
)
def test_the_printed_numbers(name: str, deals: object, numbers: object) -> None:
    e = EDITIONS[name]
    assert tuple(e.hand_size(players) for players in range(2, 7)) == deals
    assert numbers == (
        *(e.start, e.bridge, e.double, e.hexagons, e.out, e.draw, e.fruitless, e.empty, e.target),
    )
    assert e.draws == 3


def test_an_edition_is_a_name_an_object_or_a_base_with_changes() -> None:
    german = EDITIONS["german"]
    assert Edition.from_json("german") is german
    assert Edition.from_json(GERMAN_OBJECT) == german
    assert Edition.from_json({"base": "german", "name": "german"}) == german
    own = Edition.from_json({"base": "german", "bridge": 35, "deal": {"2": 12}})
    assert (own.bridge, own.hand_size(2), own.hand_size(3)) == (35, 12, 8)
    assert own.name == "german, changed"


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_written_as_it_is_read(name: str) -> None:
    edition = EDITIONS[name]
    assert edition.to_json() == name
    assert Edition.from_json(edition.to_object()) == edition
    own = Edition.from_json({"base": name, "target": 123})
    assert own.to_json() == {**edition.to_object(), "name": f"{name}, changed", "target": 123}
    assert Edition.from_json(own.to_json()) == own
    assert pickle.loads(pickle.dumps(own)) == own
    assert hash(own) == hash(copy.deepcopy(own))


def test_whoever_can_place_must_is_off_unless_it_is_turned_on() -> None:
    assert not any(edition.must_place for edition in EDITIONS.values())
    assert Edition.from_json(changed(must_place=False)) == EDITIONS["german"]
    own = Edition.from_json({"base": "german", "must_place": True})
    assert own.must_place
    assert own.to_json() == changed(name="german, changed", must_place=True)
    assert Edition.from_json(own.to_json()) == own
    off = Edition.from_json({"base": "german", "must_place": False})
    assert off.to_json() == changed(name="german, changed")


def test_a_printed_name_with_other_numbers_is_written_whole() -> None:
    own = Edition.from_json(changed(target=100))
    assert own.to_json() == changed(target=100)


@pytest.mark.parametrize(
    ("given", "cause", "sentence"),
    [
        (
            "prussian",
            UnknownEdition,
            'no edition "prussian". The editions are german, ',
        ),
        ({"base": "prussian"}, UnknownEdition, "prussian"),
        ({"base": 3}, EditionBase, "base cannot be 3. It must be one of german, international"),
        (7, EditionShape, "not 7"),
        (None, EditionShape, "not null"),
        (["german"], EditionShape, "not a list"),
        ({"base": "german", "bridges": 35}, EditionField, 'no number called "bridges"'),
        ({"name": "mine"}, EditionMissing, "has no deal"),
        ({}, EditionMissing, "has no name"),
        (changed(bridge=-1), EditionNumber, "bridge cannot be -1"),
        (changed(bridge=2.5), EditionNumber, "bridge cannot be 2.5. It must be a whole number"),
        (changed(bridge="30"), EditionNumber, 'bridge cannot be "30"'),
        (changed(bridge=True), EditionNumber, "bridge cannot be true"),
        (changed(bridge=10**40), EditionNumber, "a number with more than 12 digits"),
        (changed(bridge=1_000_001), EditionNumber, "bridge cannot be 1000001. .* 0 to 1000000"),
        (
            changed(hexagons=[0, 0, 1_000_001]),
            EditionNumber,
            r"hexagons\[2\] cannot .* 0 to 1000000",
        ),
        (changed(target=10**15 + 1), EditionNumber, "target cannot be a number with more than 12"),
        (changed(draws=57), EditionNumber, "draws cannot be 57. .* from 1 to 56"),
        (changed(empty=-5), EditionNumber, "empty cannot be -5"),
        (changed(draws=0), EditionNumber, "draws cannot be 0. It must be a whole number from 1"),
        (changed(target=0), EditionNumber, "target cannot be 0"),
        (changed(start_needs_triple=1), EditionFlag, "cannot be 1. It must be true or false"),
        (changed(must_place=None), EditionFlag, "must_place cannot be null. It must be true or"),
        (changed(must_place="yes"), EditionFlag, 'must_place cannot be "yes"'),
        (changed(hexagons=[40, 80]), EditionLength, "hexagons has 2 numbers. It needs 3"),
        (
            changed(hexagons=40),
            EditionList,
            "cannot be 40. It must be a list of 3 numbers",
        ),
        (changed(hexagons=[40, 80, -1]), EditionNumber, r"hexagons\[2\] cannot be -1"),
        (changed(name=""), EditionName, 'name cannot be "". It must be a text of 1 to 80'),
        (changed(name=5), EditionName, "name cannot be 5"),
        (changed(name="n" * 81), EditionName, "a text of 1 to 80"),
        (changed(deal=10), EditionDeal, "deal cannot be 10. It must be an object"),
        (changed(deal={"2": 10}), EditionDealMissing, 'each of 3 players gets. Add "3"'),
        (changed(deal={**GERMAN_OBJECT["deal"], "7": 5}), EditionDealPlayers, 'not for "7"'),
        (changed(deal={**GERMAN_OBJECT["deal"], "2": -1}), EditionNumber, "deal.2 cannot be -1"),
        (changed(deal={**GERMAN_OBJECT["deal"], "2": 0}), EditionNumber, "deal.2 cannot be 0"),
        (
            changed(deal={**GERMAN_OBJECT["deal"], "2": 29}),
            DealTooLarge,
            "29 tiles to each of 2 players takes 58 tiles; the set has 56",
        ),
    ],
)
def test_impossible_numbers_are_refused_with_a_sentence(
    given: object, cause: type[EditionError], sentence: str
) -> None:
    with pytest.raises(cause, match=rf"\b{sentence}"):
        Edition.from_json(given)


def test_an_edition_made_in_code_is_checked_too() -> None:
    with pytest.raises(EditionLength, match=r"\bdeal has 2 numbers\. It needs 5"):
        Edition("mine", deal=(10, 8))  # type: ignore[arg-type]
    with pytest.raises(EditionList, match=r"\bdeal cannot be a list"):
        Edition("mine", deal=[10, 8, 8, 6, 6])  # type: ignore[arg-type]
    with pytest.raises(EditionNumber, match="something else"):
        Edition("mine", bridge=object())  # type: ignore[arg-type]
    most = 10**6
    large = Edition("m" * 80, bridge=most, hexagons=(most, most, most), draws=56, target=10**15)
    assert (large.draws, large.hexagons) == (56, (most, most, most))
    assert Edition("mine", deal=(28, 18, 14, 11, 9)).hand_size(2) == 28
