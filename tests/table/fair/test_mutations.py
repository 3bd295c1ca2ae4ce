"""Every field of a record, however it is changed, is found or named as unproved."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from dreistein.rules import Record
from dreistein.rules.record.errors import NotARecord
from dreistein.table.fair.proof import check
from sizes import size
from table.fair.proved import proved

Path = tuple[str | int, ...]
NAMED = {"actions": "actions", "resigned": "resigned", "date": "rest", "bots": "rest"}
"""What a record is believed for, and the word by which the verdict says so."""


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a record, containers included."""
    if path:
        yield path
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, key))


def at(whole: Any, path: Path) -> Any:
    for key in path:
        whole = whole[key]
    return whole


def others(value: Any) -> Iterator[Any]:
    """Values like this one that are not this one."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, -1)
        case str():
            yield value[:-1] + ("0" if value[-1:] != "0" else "1")
            yield value + "x"
        case list() if len(value) > 1:
            yield [*value[1:], value[0]]
            yield value[:-1]
        case list():
            yield [*value, *value] if value else [0]
        case dict():
            yield dict(list(value.items())[:-1])
        case None:
            yield "x"


def mutations(whole: dict[str, Any]) -> Iterator[tuple[Path, dict[str, Any]]]:
    dice = Random(7)
    places = list(leaves(whole))
    deep = [path for path in places if path[0] == "rounds" and len(path) > 3]
    skipped = set(map(str, dice.sample(deep, len(deep) - size(40, 150))))
    for path in places:
        if str(path) in skipped:
            continue
        *way, last = path
        for value in others(at(whole, path)):
            changed = copy.deepcopy(whole)
            at(changed, tuple(way))[last] = value
            yield path, changed
        changed = copy.deepcopy(whole)
        del at(changed, tuple(way))[last]
        yield path, changed
    edition = check(Record.from_json(whole)).proof
    assert edition is not None
    assert edition.bound is not None
    for name, value in edition.bound.edition.items():
        for other in others(value):
            yield ("edition", name), {**whole, "edition": {**edition.bound.edition, name: other}}


def test_every_change_to_a_record_is_found_or_named() -> None:
    whole = proved()
    assert check(Record.from_json(whole)).outcome == "whole"
    count, silent = 0, []
    for path, changed in mutations(whole):
        count += 1
        try:
            verdict = check(Record.from_json(json.loads(json.dumps(changed))))
        except NotARecord:
            continue  # it cannot be read
        field = next((str(key) for key in reversed(path) if str(key) in NAMED), "")
        named = field and NAMED[field] in verdict.unproved
        # The tiles of a hand have no order.
        same = verdict.outcome == "whole" and sorted_hands(changed) == sorted_hands(whole)
        if verdict.outcome == "whole" and not named and not same:
            silent.append(path)
    assert count > 200
    # What a bot is called is the rest of the record, and decides nothing.
    assert set(silent) <= {("players", 3)}


def sorted_hands(whole: dict[str, Any]) -> dict[str, Any]:
    sorted_ = copy.deepcopy(whole)
    for round in sorted_["rounds"]:
        round["hands"] = [sorted(hand) for hand in round["hands"]]
    return sorted_
