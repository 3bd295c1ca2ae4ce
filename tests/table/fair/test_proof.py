"""A record's proof holds for what was played, and for nothing that was changed."""

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.rules import EDITIONS, Header, IllegalRecord, Record, Round, Solitaire
from dreistein.table.fair import sealed
from dreistein.table.fair.day import seed_of_day
from dreistein.table.fair.proof import ProofField, ShuffleProof, check, sealed_proof
from table.fair import proved as scenes
from table.fair.proved import (
    DAY,
    SECRET,
    SHARES,
    TABLE,
    finished,
    of_the_day,
    proved,
    what_is_bound,
)


def codes(whole: dict[str, Any]) -> list[str]:
    """The codes of what is wrong with a record."""
    wrong = check(Record.from_json(whole)).wrong
    return [error.cause.code if isinstance(error, IllegalRecord) else error.code for error in wrong]


def test_a_match_holds_and_what_nothing_binds_is_named() -> None:
    verdict = check(Record.from_json(proved()))
    assert verdict.holds
    assert (verdict.kind, verdict.outcome, verdict.over) == ("match", "whole", True)
    assert set(verdict.unproved) == {"actions", "resigned", "rest", "thrown"}
    assert verdict.rounds > 1
    assert verdict.proof is not None
    assert (verdict.proof.bound, verdict.proof.contributions) == (what_is_bound(), SHARES)


def test_a_person_without_a_name_is_called_by_the_number_of_the_seat() -> None:
    def unproved(name: str, called: str) -> tuple[str, ...]:
        whole = proved()
        whole["players"][0] = called
        seat = replace(what_is_bound().seats[0], name=sealed.name_mark(TABLE, name))
        bound = replace(what_is_bound(), seats=(seat, *what_is_bound().seats[1:]))
        whole["fair"] = sealed_proof(bound, SECRET, SHARES)
        return check(Record.from_json(whole)).unproved

    assert "names" not in unproved("", "1")
    assert "names" in unproved("", "2")
    assert "names" in unproved("Ada", "1")


def test_a_game_of_the_day_holds() -> None:
    verdict = check(Record.from_json(of_the_day()))
    assert (verdict.holds, verdict.kind, verdict.outcome) == (True, "day", "whole")
    assert verdict.proof is not None
    assert verdict.proof.day == DAY
    assert verdict.seed == seed_of_day(verdict.proof.secret, DAY)


@pytest.mark.parametrize("alone", [None, Solitaire(10, 20), Solitaire(0, 3)])
def test_a_game_from_a_code_holds_and_proves_no_more(alone: Solitaire | None) -> None:
    edition = EDITIONS["triominos"]
    names = ("Ada",) if alone else ("Ada", "Ben", "Cleo")
    round = finished(Round.seeded("any code", edition, len(names), solitaire=alone))
    verdict = check(Record.of(Header(edition, names, alone), [round], seed="any code"))
    assert (verdict.holds, verdict.kind, verdict.outcome) == (True, "seed", "nothing")
    assert (verdict.proof, verdict.seed) == (None, "any code")


def test_the_order_of_a_hand_does_not_matter() -> None:
    whole = proved()
    for round in whole["rounds"]:
        round["hands"] = [sorted(hand) for hand in round["hands"]]
    assert codes(whole) == []


@given(st.integers(2, 6), st.integers(0, 10**9))
def test_any_seeded_deal_holds(players: int, code: int) -> None:
    round = Round.seeded(str(code), EDITIONS["international"], players)
    header = Header(EDITIONS["international"], ("A", "B", "C", "D", "E", "F")[:players])
    assert check(Record.of(header, [round], seed=str(code))).holds
    assert not check(Record.of(header, [round], seed=f"{code}.")).holds


def swap_stock(whole: dict[str, Any]) -> None:
    stock = whole["rounds"][1]["stock"]
    stock[-1], stock[-2] = stock[-2], stock[-1]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (
            lambda w: w["fair"]["contributions"][0].__setitem__(1, "cc" * 32),
            ["wrong-seal", "wrong-seed"],
        ),
        (lambda w: w["fair"]["seals"][1].__setitem__(1, "0" * 64), ["wrong-seal"]),
        (lambda w: w["fair"]["failed"].clear(), ["wrong-seed"]),
        (lambda w: w["fair"].update(secret="5f" * 32), ["wrong-commitment", "wrong-seed"]),
        (lambda w: w["fair"].update(commitment="0" * 64), ["wrong-commitment"]),
        (lambda w: w.update(seed="0" * 64), ["wrong-seed", "wrong-deal"]),
        (lambda w: w["rounds"][-1]["actions"].append("+"), ["round-over"]),
        (lambda w: w["rounds"][0]["hands"][0].__setitem__(0, "9"), ["no-such-tile", "wrong-deal"]),
    ],
)
def test_what_does_not_hold_is_reported(
    change: Callable[[dict[str, Any]], None], found: list[str]
) -> None:
    whole = proved()
    change(whole)
    assert codes(whole) == found


@pytest.mark.parametrize(("change", "at"), [(swap_stock, 1), (lambda w: w["rounds"].reverse(), 0)])
def test_the_first_wrong_deal_is_told(change: Callable[[dict[str, Any]], None], at: int) -> None:
    whole = proved()
    change(whole)
    last = check(Record.from_json(whole)).wrong[-1]
    assert not isinstance(last, IllegalRecord)
    assert (last.code, last.details) == ("wrong-deal", {"round": at})


def test_hands_cannot_be_swapped_and_the_day_is_part_of_the_proof() -> None:
    round = Round.seeded("code", EDITIONS["german"], 2)
    whole = scenes.json_of(
        Record.of(Header(EDITIONS["german"], ("Ada", "Ben")), [round], seed="code")
    )
    whole["rounds"][0]["hands"].reverse()
    assert codes(whole) == ["wrong-deal"]
    whole = of_the_day()
    whole["fair"]["day"] = "2026-11-15"
    assert codes(whole) == ["wrong-seed"]


def test_without_proof_and_code_nothing_is_proved() -> None:
    whole = proved()
    del whole["fair"], whole["seed"]
    verdict = check(Record.from_json(whole))
    assert (verdict.kind, verdict.outcome, verdict.seed) == ("none", "nothing", "")
    assert not check(Record.from_json({**whole, "rounds": []})).over
    whole["rounds"][0]["actions"].append("+")
    assert check(Record.from_json(whole)).outcome == "wrong"


PROOF = sealed_proof(what_is_bound(), SECRET, SHARES)


def seats(*changes: dict[str, Any]) -> list[Any]:
    """The seats of the proof, changed from the first on."""
    pairs: Any = zip_longest(PROOF["seats"], changes, fillvalue={})
    return [{**seat, **change} for seat, change in pairs]


def test_who_is_away_has_no_share_in_the_seed_and_bots_are_not_away() -> None:
    assert (what_is_bound().shares_at, what_is_bound().away) == ((0, 2), (1,))


FAILED: dict[str, Any] = {"seats": [2], "why": "silent", "seals": [[0, "a0" * 32], [2, "c0" * 32]]}
WRONG_PAIRS: list[Any] = [["aa" * 32], [-1, "aa" * 32], [False, "aa" * 32], [0.0, "aa" * 32]]
WRONG_PAIRS += [["0", "aa" * 32], [0, "aa"], [0, "aa" * 32, 1], [0, "aa" * 32 + "\n"]]
BOT_SEAT = {"kind": "bot", "level": "max"}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("version", [None, 0, 2, True, "1"]),
        ("secret", [None, "", SECRET.upper(), f"{SECRET}\n0 {'aa' * 32}", 7]),
        ("commitment", [None, "ab", ["ab"]]),
        ("day", ["yesterday", None, 20261116]),
        ("table", [None, 7, "ab"]),
        ("match", [None, -1, True, "0"]),
        ("seals", [None, [], [[0, "aa" * 32]], [[1, "aa" * 32], [2, "aa" * 32]]]),
        ("contributions", [[], [[0, "aa" * 32]], [[0, "aa" * 32], [1, "cc" * 32]]]),
        ("contributions", [None, {}, *([pair, [2, "cc" * 32]] for pair in WRONG_PAIRS)]),
        ("failed", [None, {}, [7], [{**FAILED, "seats": []}], [{**FAILED, "seats": [4]}]]),
        ("failed", [[{**FAILED, "seats": [-1]}], [{**FAILED, "seats": [True]}]]),
        ("failed", [[{**FAILED, "why": "late"}], [{**FAILED, "more": 1}]]),
        ("failed", [[{**FAILED, "seats": [seat]}] for seat in (1, 3)]),
        ("failed", [[{**FAILED, "seats": [2, 2]}], [{**FAILED, "seals": []}]]),
        ("failed", [[{**FAILED, "seals": FAILED["seals"] * 2}]]),
        ("seats", [None, [], seats()[:3], [*seats(), BOT_SEAT], [BOT_SEAT] * 4, [7] * 4]),
        ("seats", [seats({"share": 1}), seats({"share": 4}), seats({"share": -2})]),
        ("seats", [seats({"share": "0"}), seats({"share": True}), seats({"more": 1})]),
        ("seats", [seats({"kind": "cat"}), seats({"kind": "bot"}), seats({"name": "Ada"})]),
        ("seats", [seats({"level": "max"}), seats({}, {"level": ""}), seats({}, {"level": 7})]),
        ("seats", [seats({}, {"level": "x" * 41}), seats({}, {}, {}, {"share": 0})]),
    ],
)
def test_a_proof_of_another_shape_is_refused(field: str, values: list[object]) -> None:
    header = Header(EDITIONS["german"], ("Ada", "Ben", "Cleo", "Dora"))
    assert ShuffleProof.from_json(PROOF, header).to_json() == PROOF
    for value in values:
        with pytest.raises(ProofField) as refused:
            ShuffleProof.from_json({**PROOF, field: value}, header)
        assert refused.value.details == {"field": f'"{field}"'}


@pytest.mark.parametrize(
    ("field", "value"),
    [("fair", 7), ("fair", []), ("fair", "0" * 64), ("seed", None), ("seed", 7), ("seed", ["x"])],
)
def test_a_proof_is_an_object_and_needs_the_code_that_it_proves(field: str, value: object) -> None:
    with pytest.raises(ProofField) as refused:
        check(Record.from_json({**proved(), field: value}))
    assert refused.value.details == {"field": f'"{field}"'}


def test_an_edition_that_is_not_the_printed_one_of_its_name_is_told() -> None:
    """Numbers that do not matter at a table can be tried until a deal pleases."""
    german = EDITIONS["german"]
    tried = replace(german, deal=(*german.deal[:4], 1))

    verdict = check(Record.from_json(proved(tried)))
    assert (verdict.holds, verdict.numbers, verdict.outcome) == (True, ("deal 6",), "part")
    assert "numbers" in verdict.unproved
    other = check(Record.from_json(proved(replace(german, empty=german.empty + 1))))
    assert other.numbers == ("empty",)
    for honest in (german, replace(tried, name="german, changed")):
        verdict = check(Record.from_json(proved(honest)))
        assert (verdict.numbers, verdict.outcome) == ((), "whole")
