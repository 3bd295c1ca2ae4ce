"""Editions: four printed ones, and any other numbers that make sense."""

import copy
import json
import pickle
from dataclasses import replace
from typing import Any

import pytest

from dreistein.rules import EDITIONS, Edition, Round, Tile, errors, perft

GERMAN_OBJECT: dict[str, Any] = json.loads("""{
  "name": "german", "deal": {"2": 10, "3": 8, "4": 8, "5": 6, "6": 6}, "target": 300,
  "start": 5, "start_needs_triple": false, "start_zero": 0, "bridge": 30, "double": 25,
  "hexagons": [40, 80, 120], "out": 20, "draw": 5, "draws": 3, "fruitless": 0, "empty": 10
}""")
DEAL = GERMAN_OBJECT["deal"]


def changed(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(GERMAN_OBJECT), **changes}


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
    assert (tuple(e.hand_size(players) for players in range(2, 7)), e.draws) == (deals, 3)
    bonuses = (e.start, e.bridge, e.double, e.hexagons, e.out)
    assert (*bonuses, e.draw, e.fruitless, e.empty, e.target) == numbers


def test_an_edition_is_a_name_an_object_or_a_base_with_changes() -> None:
    german = EDITIONS["german"]
    assert german.to_object() == GERMAN_OBJECT, "the example of the format"
    assert Edition.from_json("german") is german
    assert Edition.from_json(GERMAN_OBJECT) == german
    assert Edition.from_json({"base": "german", "name": "german"}) == german
    own = Edition.from_json({"base": "german", "bridge": 35, "deal": {"2": 12}})
    assert (own.bridge, own.hand_size(2), own.hand_size(3)) == (35, 12, 8)
    assert own.name == "german, changed"
    named = changed(target=100)  # a printed name with other numbers is written whole
    assert Edition.from_json(named).to_json() == named


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


def small(numbers: int, **deal: int) -> dict[str, Any]:
    sizes = {players.strip("p"): size for players, size in deal.items()}
    return {"base": "international", "numbers": numbers, "deal": sizes}


def test_smaller_sets_are_for_the_players_that_the_deal_names() -> None:
    sizes = [len(Edition.from_json(small(numbers, p2=1)).tiles) for numbers in range(2, 6)]
    assert sizes == [4, 10, 20, 35]
    mini = Edition.from_json("mini")
    assert mini == Edition.from_json({**small(3, p2=3, p3=2), "name": "mini"})
    assert (mini.to_json(), Edition.from_json(mini.to_object())) == ("mini", mini)
    assert mini.to_object() == changed(name="mini", deal={"2": 3, "3": 2}, empty=5, numbers=3)
    assert Edition.from_json({"base": "mini", "deal": {"2": 4}}).deal == (4, 0, 0, 0, 0)
    with pytest.raises(errors.NoDealForPlayers, match="is for 2, 3 players, not for 4"):
        Round.seeded("x", mini, 4)
    deal = Round.seeded("x", mini).deal
    with pytest.raises(errors.NotInSet, match="345 is not one of the 10 tiles"):
        Round.start(mini, replace(deal, stock=(*deal.stock, Tile(3, 4, 5))))


FORMAT: list[Any] = [
    (small(3, p2=3), [1, 4, 10, 10, 16, 46], [(7, "out", (-6, 43)), (8, "blocked", (-20, 4))]),
    ({**small(3, p2=3), "must_place": True}, [1, 3, 6, 6, 6, 12], []),
    (small(4, p3=4), [1, 4, 7, 16, 40, 118], []),
    (small(5, p6=4), [1, 1, 1, 1, 7, 13], [(24, "out", (144, -3, 26, -5, 21, 24))]),
]


@pytest.mark.parametrize(("given", "counts", "games"), FORMAT)
def test_smaller_sets_are_played_as_the_format_says(
    given: dict[str, Any], counts: list[int], games: list[Any]
) -> None:
    (players,) = map(int, given["deal"])
    start = Round.seeded("mini", Edition.from_json(given), players)
    assert [perft(start, depth) for depth in range(1, 7)] == counts
    for chosen, (actions, end, scores) in zip((max, min), games, strict=False):
        round = start
        while round.end is None:
            round = round.apply(chosen(map(str, round.legal_actions())))
        assert (len(round.history), round.end, round.scores) == (actions, end, scores)


@pytest.mark.parametrize(
    ("given", "code", "sentence"),
    [
        (small(3, p4=3), "deal-too-large", "takes 12 tiles; the set has 10"),
        (small(1, p2=1), "edition-number", "numbers cannot be 1. .* 2 to 6"),
        (small(7, p2=1), "edition-number", "numbers cannot be 7"),
        ({"base": "german", "numbers": 4}, "deal-too-large", "the set has 20"),
        ("prussian", "unknown-edition", 'no edition "prussian". The editions are german, '),
        ({"base": "prussian"}, "unknown-edition", "prussian"),
        ({"base": 3}, "edition-base", "base cannot be 3. It must be one of german, international"),
        (7, "edition-shape", "not 7"),
        (None, "edition-shape", "not null"),
        (["german"], "edition-shape", "not a list"),
        ({"base": "german", "bridges": 35}, "edition-field", 'no number called "bridges"'),
        ({"name": "mine"}, "edition-missing", "has no deal"),
        ({}, "edition-missing", "has no name"),
        (changed(bridge=-1), "edition-number", "bridge cannot be -1"),
        (changed(bridge=2.5), "edition-number", "bridge cannot be 2.5. It must be a whole number"),
        (changed(bridge="30"), "edition-number", 'bridge cannot be "30"'),
        (changed(bridge=True), "edition-number", "bridge cannot be true"),
        (changed(bridge=10**40), "edition-number", "a number with more than 12 digits"),
        (changed(bridge=10**6 + 1), "edition-number", "bridge cannot be 1000001. .* 0 to 1000000"),
        (
            changed(hexagons=[0, 0, 10**6 + 1]),
            "edition-number",
            r"hexagons\[2\] cannot .* 0 to 1000000",
        ),
        (
            changed(target=10**15 + 1),
            "edition-number",
            "target cannot be a number with more than 12",
        ),
        (changed(draws=57), "edition-number", "draws cannot be 57. .* from 1 to 56"),
        (changed(empty=-5), "edition-number", "empty cannot be -5"),
        (changed(draws=0), "edition-number", "draws cannot be 0. It must be a whole number from 1"),
        (changed(target=0), "edition-number", "target cannot be 0"),
        (changed(start_needs_triple=1), "edition-flag", "cannot be 1. It must be true or false"),
        (changed(must_place=None), "edition-flag", "must_place cannot be null. It must be true or"),
        (changed(must_place="yes"), "edition-flag", 'must_place cannot be "yes"'),
        (changed(hexagons=[40, 80]), "edition-length", "hexagons has 2 numbers. It needs 3"),
        (changed(hexagons=40), "edition-list", "cannot be 40. It must be a list of 3 numbers"),
        (changed(hexagons=[40, 80, -1]), "edition-number", r"hexagons\[2\] cannot be -1"),
        (changed(name=""), "edition-name", 'name cannot be "". It must be a text of 1 to 80'),
        (changed(name=5), "edition-name", "name cannot be 5"),
        (changed(name="n" * 81), "edition-name", "a text of 1 to 80"),
        (changed(deal=10), "edition-deal", "deal cannot be 10. It must be an object"),
        (changed(deal={"2": 10}), "edition-deal-missing", 'each of 3 players gets. Add "3"'),
        (changed(deal={**DEAL, "7": 5}), "edition-deal-players", 'not for "7"'),
        (changed(deal={**DEAL, "2": -1}), "edition-number", "deal.2 cannot be -1"),
        (changed(deal={**DEAL, "2": 0}), "edition-number", "deal.2 cannot be 0"),
        (
            changed(deal={**DEAL, "2": 29}),
            "deal-too-large",
            "29 tiles to each of 2 players takes 58 tiles; the set has 56",
        ),
    ],
)
def test_impossible_numbers_are_refused_with_a_sentence(
    given: object, code: str, sentence: str
) -> None:
    with pytest.raises(errors.EditionError, match=rf"\b{sentence}") as refused:
        Edition.from_json(given)
    assert refused.value.code == code


def test_an_edition_made_in_code_is_checked_too() -> None:
    with pytest.raises(errors.EditionLength, match=r"\bdeal has 2 numbers\. It needs 5"):
        Edition("mine", deal=(10, 8))  # type: ignore[arg-type]
    with pytest.raises(errors.EditionList, match=r"\bdeal cannot be a list"):
        Edition("mine", deal=[10, 8, 8, 6, 6])  # type: ignore[arg-type]
    with pytest.raises(errors.EditionNumber, match="something else"):
        Edition("mine", bridge=object())  # type: ignore[arg-type]
    most = 10**6
    large = Edition("m" * 80, bridge=most, hexagons=(most, most, most), draws=56, target=10**15)
    assert (large.draws, large.hexagons) == (56, (most, most, most))
    assert Edition("mine", deal=(28, 18, 14, 11, 9)).hand_size(2) == 28
