"""Puzzles from outside: what is not a puzzle is refused, whatever is wrong with it."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dreistein.coach.puzzles import reader
from dreistein.coach.puzzles.book import book
from dreistein.coach.puzzles.reader import MOST_CHARACTERS, BadPuzzle, read_file, read_puzzle
from dreistein.coach.words.puzzle import PuzzleWords, explained
from dreistein.rules.record.errors import NotJson
from dreistein.text import Texts
from sizes import size

SAMPLED = next(puzzle for puzzle in book() if puzzle.worlds)


def stored(**changes: object) -> dict[str, Any]:
    return {**SAMPLED.to_json(), **changes}


def test_every_shipped_puzzle_is_one() -> None:
    for puzzle in book()[:: size(2, 1)]:
        assert read_puzzle(json.dumps(puzzle.to_json())) == puzzle


ANSWERS = dict(SAMPLED.to_json()["answers"])
FIRST, *REST = ANSWERS


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("seat", [1 - SAMPLED.view.turn, "0"]),
        ("hand", ["012 013", "999"]),
        ("history", ["", "0:555@0,0 1:000@0,0", "x" * 100]),
        ("totals", [[0], [10**9, 0], [0.5, 0]]),
        ("round", [True]),
        ("edition", [{"base": "german", "target": -1}, 7]),
        ("answers", [{}, {a: ANSWERS[a] for a in REST}, {key: [0, 0] for key in ANSWERS}]),
        ("answers", [{**ANSWERS, FIRST: [500, 0]}, {**ANSWERS, REST[-1]: [5000, 1]}]),
        ("answers", [{**ANSWERS, "000@40,40": [100, 1]}]),
        ("chance", [4000]),
        ("worlds", ["many"]),
        ("themes", ["nonsense", ""]),
        ("found", ["99", "999999"]),
        ("line", ["", "0:+999=5", "9:+=5", " ".join(["0:-=0"] * 21)]),
        ("after", [[1]]),
        ("end", [5]),
    ],
)
def test_what_cannot_have_been_is_no_puzzle(field: str, values: list[object]) -> None:
    for value in values:
        with pytest.raises(BadPuzzle):
            read_puzzle(json.dumps(stored(**{field: value})))


def test_a_line_may_have_twenty_steps() -> None:
    assert len(read_puzzle(json.dumps(stored(line=" ".join(["0:-=0"] * 20)))).line.steps) == 20


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "7", "[" * 5000, '{"seat": NaN}', " " * (MOST_CHARACTERS + 1)]
)
def test_what_is_no_object_is_no_puzzle(text: str) -> None:
    with pytest.raises(BadPuzzle):
        read_puzzle(text)


def test_whatever_is_believed_can_be_told() -> None:
    random, told = Random("reader"), 0
    for _ in range(size(100, 300)):
        text = list(json.dumps(random.choice(book()).to_json()))
        text[random.randrange(len(text))] = random.choice("0123456789+-@, :e")
        try:
            puzzle = read_puzzle("".join(text))
        except BadPuzzle:
            continue
        words = PuzzleWords(puzzle, Texts("en"))
        assert all(words.title(each) and words.why(each) for each in explained(puzzle))
        assert len(words.line()) == len(puzzle.line.steps)
        told += 1
    assert told > 5


def test_a_file_has_its_own_numbers_and_one_without_puzzles_is_refused() -> None:
    own = [puzzle.to_json() | {"at": 5} for puzzle in book()[3:5]]
    found = read_file(json.dumps({"dreistein": "puzzles", "solved": {}, "own": own}).encode())
    assert found == tuple(replace(book()[at + 2], number=at) for at in (1, 2))
    for text in (b"{}", b"[]", b'{"own": []}', b'{"own": 3}', b'{"rounds": []}'):
        with pytest.raises(reader.NoPuzzleFile):
            read_file(text)
    with pytest.raises(BadPuzzle):
        read_file(json.dumps({"own": [{"seat": 0}]}).encode())
    with pytest.raises(NotJson):
        read_file(b"nothing")
