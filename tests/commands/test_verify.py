"""``dreistein verify`` as users run it."""

from dataclasses import replace
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

from cli import dealt, file, printed, refused, run
from dreistein.rules import EDITIONS
from dreistein.table.fair import commitment as fair
from dreistein.text import LANGUAGES
from table.fair.proved import SECRET, of_the_day, proved


def lines(whole: dict[str, Any], folder: Path, language: str = "en", code: int = 0) -> list[str]:
    return printed(run("verify", file(folder, whole), "--language", language), code).splitlines()


def fails(whole: dict[str, Any], folder: Path) -> tuple[list[str], str]:
    """For a record that is not fair: the lines about what holds, and the error."""
    done = run("verify", file(folder, whole))
    assert done.returncode == 1
    (error,) = done.stderr.decode().splitlines()
    return done.stdout.decode().splitlines(), error


THROWN = (
    "Not proved: that no other shuffle at this table was thrown away before. Only the devices that "
    "took part know that."
)
UNPROVED = (
    "Not proved: which moves were made, who resigned, and whatever else the record says. They are "
    "taken from it as they are."
)
WHOLE, PART, NOTHING = 0, 3, 4
OTHER = "0d" * 32


def test_a_fair_match_holds_line_by_line(tmp_path: Path) -> None:
    whole = proved()
    assert lines(whole, tmp_path, code=WHOLE) == [
        "The record follows the rules.",
        f"The fingerprint {fair.commitment(SECRET)} is that of the server’s secret.",
        "All 2 contributions are those that were sealed before any of them was revealed.",
        "The game code follows from the secret and 2 contributions.",
        f"Seat 1 contributed {'aa' * 32}.",
        f"Seat 3 contributed {'cc' * 32}.",
        "Seat 2 was away when the shares were sealed and contributed nothing.",
        "An earlier shuffle was called off: seat 3 did not reveal its share.",
        "The game code is bound to its table and match, the edition and who sat where.",
        f"{len(whole['rounds'])} rounds were dealt as the game code says.",
        "The match was played to its end.",
        THROWN,
        UNPROVED,
        "The tiles check out. If your own contribution is listed, nobody could choose them: "
        "neither the server nor the other players, alone or together.",
    ]


def test_an_edition_that_only_has_the_name_of_a_printed_one_is_told(tmp_path: Path) -> None:
    german = EDITIONS["german"]
    whole = proved(replace(german, deal=(*german.deal[:4], 1), start_zero=7))
    told = lines(whole, tmp_path, code=PART)
    assert (
        "Not proved: the edition. It has the name of a printed one, but other numbers: deal 6, "
        "start_zero." in told
    )
    assert "nobody could choose" not in told[-1]


def test_a_game_of_the_day_holds(tmp_path: Path) -> None:
    found = lines(of_the_day(), tmp_path, code=WHOLE)
    assert "The game code follows from the secret and the date 2026-11-16." in found
    assert "1 round was dealt as the game code says." in found
    assert found[-1].startswith("The tiles check out. If this fingerprint was published before")


@pytest.mark.parametrize("args", [["--players", "4"], ["--solitaire"], ["--edition", "german"]])
def test_a_record_of_deal_proves_nothing(args: list[str], tmp_path: Path) -> None:
    record = dealt("--seed", "stein", *args)
    rules, deals, *_, last = lines(record, tmp_path, code=NOTHING)
    assert rules == "The record follows the rules."
    assert deals == "1 round was dealt as the game code says."
    assert last.startswith("All that is proved is that the deals follow from the game code")
    del record["seed"]
    assert lines(record, tmp_path, code=NOTHING)[-1].startswith("Nothing is proved: the record has")


def test_every_language_has_its_own_lines(tmp_path: Path) -> None:
    whole = proved()
    outputs = [lines(whole, tmp_path, language) for language in LANGUAGES]
    assert {len(output) for output in outputs} == {14}
    for translations in zip(*outputs, strict=True):
        assert len(set(translations)) == len(LANGUAGES)


def test_lines_about_what_holds_come_before_the_error(tmp_path: Path) -> None:
    whole = proved()
    whole["fair"]["commitment"] = "0" * 64
    held, error = fails(whole, tmp_path)
    told = "wrong-commitment: The fingerprint in the record is not that of the secret."
    assert error == f"dreistein: {told}"
    assert [line[:17] for line in held if "ingerprint" in line] == []
    assert "The game code follows from the secret and 2 contributions." in held

    whole = proved()
    stock = whole["rounds"][1]["stock"]
    stock[-1], stock[-2] = stock[-2], stock[-1]
    held, error = fails(whole, tmp_path)
    told = "wrong-deal: Round 1 (counted from 0) was not dealt as the game code says."
    assert error == f"dreistein: {told}"
    assert not any("dealt" in line or "hold" in line for line in held)


@pytest.mark.parametrize(
    ("field", "value", "code", "said"),
    [
        ("seed", OTHER, 1, "wrong-seed: "),
        ("edition", "early", 1, "wrong-seed: "),
        ("fair table", OTHER, 1, "wrong-seed: "),
        ("fair match", 4, 1, "wrong-seed: "),
        ("fair failed", [], 1, "wrong-seed: "),
        ("fair failed 0 seats", [0], 1, "wrong-seed: "),
        ("fair failed 0 seals 0 1", OTHER, 1, "wrong-seed: "),
        ("fair seats 0 name", OTHER, 1, "wrong-seed: "),
        ("fair seats 3 level", "max", 1, "wrong-seed: "),
        ("fair secret", OTHER, 1, "wrong-commitment: "),
        ("fair contributions 1 1", "aa" * 32, 1, "wrong-seal: "),
        ("fair seals 1 1", OTHER, 1, "wrong-seal: "),
        ("fair version", 0, 2, "proof-field: "),
        ("players 0", "Eva", 3, "Not proved: the names. Some"),
        ("rounds", [], 3, "The match was not played to its end"),
        ("fair", None, 4, "All that is proved is that the deals follow"),
    ],
)
def test_whatever_a_crooked_server_changes_is_said(
    tmp_path: Path, field: str, value: object, code: int, said: str
) -> None:
    whole: Any = proved()
    *way, last = (int(key) if key.isdigit() else key for key in field.split())
    reduce(getitem, way, whole)[last] = value
    done = run("verify", file(tmp_path, whole))
    told = (done.stdout + done.stderr).decode()
    assert (done.returncode, said in told) == (code, True), told
    assert "wrong-seed" not in told or " contributed " not in told


def test_a_broken_rule_is_reported_with_its_round_and_action(tmp_path: Path) -> None:
    whole = proved()
    whole["rounds"][-1]["actions"].append("+")
    held, error = fails(whole, tmp_path)
    assert error.startswith(f"dreistein: round-over: Round {len(whole['rounds'])}, move ")
    assert "The record follows the rules." not in held


def test_a_proof_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    code, sentence = refused("verify", file(tmp_path, {**proved(), "fair": "yes"}))
    assert (code, sentence[:24]) == (2, "dreistein: proof-field: ")
    assert refused("verify", str(tmp_path / "nothing"))[0] == 2


def test_errors_in_every_language(language: str, tmp_path: Path) -> None:
    done = run("verify", file(tmp_path, {**proved(), "seed": "0" * 64}), "--language", language)
    start, code, sentence = done.stderr.decode().split(": ", 2)
    assert (done.returncode, start, code) == (1, "dreistein", "wrong-seed")
    assert (sentence.split()[0] == "The") == (language == "en")
