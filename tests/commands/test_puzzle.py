"""``dreistein puzzle`` as users run it: a position, an answer, the solution, a list."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import cli
from cli import refused, run
from dreistein.coach.puzzles.book import book, puzzle_of_day
from dreistein.coach.puzzles.difficulty import difficulty
from dreistein.coach.puzzles.reader import as_file
from dreistein.coach.puzzles.themes import Theme
from dreistein.text import Texts

FIRST = book()[0]
WRONG = next(answer for answer in FIRST.answers if not answer.right)


def printed(*args: str, code: int = 0, stdin: bytes = b"") -> str:
    return cli.printed(run("puzzle", *args, stdin=stdin), code)


def told(*args: str, code: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(*args, "--json", code=code))
    return found


def test_by_default_it_is_the_puzzle_of_the_day() -> None:
    days = {puzzle_of_day(datetime.now(UTC).date()).number for _ in range(2)}
    assert told()["id"] in days | {puzzle_of_day(datetime.now(UTC).date()).number}
    assert told("--day", "2026-11-17")["id"] == told("--day=2026-11-17")["id"]


def test_the_position_is_shown_and_nothing_of_the_solution() -> None:
    found = told("--id", "1")
    assert (found["id"], found["difficulty"]) == (1, difficulty(FIRST.found))
    assert found["view"] == FIRST.view.to_json()
    assert found["legal"] == sorted(map(str, FIRST.legal))
    assert not {"answers", "themes", "chance", "line"} & set(found)


def test_puzzles_of_a_file_have_their_own_numbers(tmp_path: Path) -> None:
    name = tmp_path / "own.json"
    name.write_text(as_file(book()[10:13]), encoding="utf-8")
    own = ("--from", str(name))
    assert told(*own, "--id", "2")["view"] == book()[11].view.to_json()
    assert len(printed(*own, "--list").splitlines()) == 3
    assert 1 <= told(*own)["id"] <= 3
    assert printed(*own, "--id", "3", f"--move={book()[12].solution}").startswith("Right! ")
    assert refused("puzzle", *own, "--id", "4")[1].startswith("dreistein: no-puzzle: ")


def test_a_file_without_puzzles_is_a_sentence(tmp_path: Path) -> None:
    record = '{"edition": "german", "rounds": []}'
    expected = {"{}": "puzzle-file", '{"own": [{}]}': "bad-puzzle", "no": "not-json"}
    for text, code in (expected | {record: "puzzle-file"}).items():
        returned, line = refused("puzzle", "--from", "-", stdin=text.encode())
        assert (returned, line.split(":")[1].strip()) == (2, code)


def test_a_move_is_judged_with_what_it_costs_and_why() -> None:
    assert printed("--id", "1", f"--move={FIRST.solution}").startswith("Right! ")
    wrong = printed("--id", "1", f"--move={WRONG.action}", code=1)
    assert wrong.startswith(
        f"Not quite: it costs you about {100 * WRONG.loss:.0f}% in winning chances. "
    )
    found = told("--id", "1", f"--move={WRONG.action}", code=1)
    assert (found["right"], found["move"]) == (False, str(WRONG.action))


def test_the_solution_has_reasons_costs_and_a_line() -> None:
    text = printed("--id", "1", "--solution")
    assert "The solution: " in text
    assert f"\u2212{100 * WRONG.loss:.0f}%" in text
    for step in FIRST.line.steps:
        assert f"  {step.action} " in text
    found = told("--id", "1", "--solution")
    assert [entry["action"] for entry in found["answers"]] == list(map(str, FIRST.legal))
    assert found["themes"] == list(map(str, FIRST.themes))


def test_moves_are_asked_for_until_one_is_right() -> None:
    lines = f"9 z\n000@99,99\n{WRONG.action}\n{FIRST.solution}\n"
    text = printed("--id", "1", stdin=lines.encode())
    order = ["Which move gives you", "Not quite", "Right!", "The solution: "]
    assert sorted(order, key=text.index) == order


def test_whoever_leaves_is_told_the_solution() -> None:
    text = printed("--id", "1", stdin=b"q\n", code=1)
    assert ("The solution: " in text, "Right!" in text) == (True, False)


def test_puzzles_are_chosen_by_theme_difficulty_and_rule() -> None:
    one = told("--theme", "end", "--seed", "x", "--solution")
    assert one == told("--theme", "end", "--seed", "x", "--solution")
    assert "end" in one["themes"]
    level = str(difficulty(FIRST.found))
    assert told("--difficulty", level)["difficulty"] == int(level)
    assert told("--rule", "must-place")["view"]["edition"]["must_place"]


def test_the_list_has_a_line_for_each() -> None:
    assert len(printed("--list").splitlines()) == len(book())
    ends = [puzzle for puzzle in book() if Theme.END in puzzle.themes]
    lines = printed("--list", "--theme", "end").splitlines()
    assert [int(line.split()[0]) for line in lines] == [puzzle.number for puzzle in ends]


def test_it_speaks_six_languages(language: str) -> None:
    text, texts = printed("--id", "2", "--solution", "--language", language), Texts(language)
    for words in (texts("puzzle-solution"), texts("puzzle-line"), texts("puzzle-number", number=2)):
        assert words in text
