"""``dreistein verify`` as users run it."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli import dealt, file, refused, run
from dreistein.table.fair import commitment as fair
from dreistein.table.fair.proof import proof_of
from dreistein.text import LANGUAGES
from table.fair.proved import ADDED, SECRET, of_the_day, proved


def lines(whole: dict[str, Any], folder: Path, language: str = "en") -> list[str]:
    done = run("verify", file(folder, whole), "--language", language)
    assert (done.returncode, done.stderr) == (0, b"")
    found: list[str] = done.stdout.decode().splitlines()
    return found


def fails(whole: dict[str, Any], folder: Path) -> tuple[list[str], str]:
    """For a record that is not fair: the lines about what holds, and the error."""
    done = run("verify", file(folder, whole))
    assert done.returncode == 1
    (error,) = done.stderr.decode().splitlines()
    return done.stdout.decode().splitlines(), error


def test_a_fair_match_holds_line_by_line(tmp_path: Path) -> None:
    whole = proved()
    assert lines(whole, tmp_path) == [
        "The record follows the rules.",
        f"The fingerprint {fair.commitment(SECRET)} is that of the server’s secret.",
        "The game code follows from the secret and 2 contributions.",
        f"Seat 0 (counted from 0) contributed {'aa' * 32}.",
        f"Seat 1 (counted from 0) contributed {'bb' * 16}.",
        f"{len(whole['rounds'])} rounds were dealt as the game code says.",
        "All of it holds. If the table showed this fingerprint before the match, and your own "
        "contribution is listed, nobody chose the deal.",
    ]


def test_a_game_of_the_day_holds(tmp_path: Path) -> None:
    found = lines(of_the_day(), tmp_path)
    assert "The game code follows from the secret and the date 2026-11-16." in found
    assert "1 round was dealt as the game code says." in found
    assert found[-1].startswith("All of it holds. If this fingerprint was published before")


@pytest.mark.parametrize("args", [["--players", "4"], ["--solitaire"], ["--edition", "german"]])
def test_a_record_of_deal_has_the_deals_of_its_game_code(args: list[str], tmp_path: Path) -> None:
    found = lines(dealt("--seed", "stein", *args), tmp_path)
    assert found == [
        "The record follows the rules.",
        "1 round was dealt as the game code says.",
        "All of it holds. Where the game code came from is not proved.",
    ]


def test_a_record_from_standard_input() -> None:
    done = run("verify", "-", stdin=json.dumps(proved()).encode())
    assert (done.returncode, done.stderr) == (0, b"")


def test_every_language_has_its_own_lines(tmp_path: Path) -> None:
    whole = proved()
    outputs = [lines(whole, tmp_path, language) for language in LANGUAGES]
    assert {len(output) for output in outputs} == {7}
    for translations in zip(*outputs, strict=True):
        assert len(set(translations)) == len(LANGUAGES)


def test_lines_about_what_holds_come_before_the_error(tmp_path: Path) -> None:
    whole = proved()
    whole["fair"]["commitment"] = "0" * 64
    held, error = fails(whole, tmp_path)
    assert error == (
        "dreistein: wrong-commitment: The fingerprint in the record is not that of the secret."
    )
    assert [line[:17] for line in held if "ingerprint" in line] == []
    assert "The game code follows from the secret and 2 contributions." in held

    whole = proved()
    whole["fair"] = proof_of(SECRET, [*ADDED, (0, "cc" * 16)])
    held, error = fails(whole, tmp_path)
    assert error.startswith("dreistein: wrong-seed: ")
    assert not any("contribut" in line for line in held)

    whole = proved()
    stock = whole["rounds"][1]["stock"]
    stock[-1], stock[-2] = stock[-2], stock[-1]
    held, error = fails(whole, tmp_path)
    assert error == (
        "dreistein: wrong-deal: Round 1 (counted from 0) was not dealt as the game code says."
    )
    assert not any("dealt" in line or "All of it" in line for line in held)


def test_a_broken_rule_is_reported_with_its_round_and_action(tmp_path: Path) -> None:
    whole = proved()
    whole["rounds"][-1]["actions"].append("+")
    held, error = fails(whole, tmp_path)
    assert error.startswith(f"dreistein: round-over: Round {len(whole['rounds']) - 1}, action ")
    assert "The record follows the rules." not in held


def test_a_record_without_a_proof_is_refused(tmp_path: Path) -> None:
    whole = proved()
    del whole["fair"], whole["seed"]
    code, sentence = refused("verify", file(tmp_path, whole))
    assert code == 2
    assert sentence.startswith("dreistein: no-proof: ")
    code, sentence = refused("verify", file(tmp_path, {**proved(), "fair": "yes"}))
    assert (code, sentence[:24]) == (2, "dreistein: proof-field: ")
    for content in (b"", b"{}", b"[1]", b"\xff", json.dumps({"dreistein": 2}).encode()):
        assert refused("verify", file(tmp_path, content))[0] == 2
    assert refused("verify", str(tmp_path / "nothing"))[0] == 2
    assert refused("verify")[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_in_every_language(language: str, tmp_path: Path) -> None:
    whole = {**proved(), "seed": "0" * 64}
    done = run("verify", file(tmp_path, whole), "--language", language)
    assert done.returncode == 1
    start, code, sentence = done.stderr.decode().split(": ", 2)
    assert (start, code) == ("dreistein", "wrong-seed")
    assert (sentence.split()[0] == "The") == (language == "en")
