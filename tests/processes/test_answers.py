"""What workers answer, and what they cannot make of their parent."""

import json
import pickle
import struct
from collections import Counter
from datetime import date

import pytest

from dreistein.processes import answers
from dreistein.processes.errors import Busy
from dreistein.rules import EDITIONS, Round, view
from dreistein.rules.errors import NoSuchTile
from dreistein.rules.record.referee import IllegalRecord


@pytest.mark.parametrize(
    "value",
    [
        [None, True, 1 << 70, 0.1 + 0.2, float("inf"), "ä\ud800\n"],
        (b"", [b"one", (b"two",)], {"three": b"three"}),
        {(1, 2): {3}, frozenset({4}): date(2026, 11, 16)},
        Counter({("a", 1): 2}),
        [*EDITIONS.values()],
        view(Round.seeded("answers", EDITIONS["german"], players=3), 1),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_come_back_as_they_were(value: object) -> None:
    found = answers.read(answers.written(value))
    assert (type(found), found) == (type(value), value)


def test_errors_come_back_with_what_they_pass_on() -> None:
    error = IllegalRecord(2, None, NoSuchTile(cause=Busy(), text="666"))
    found = answers.read(answers.written(error))
    assert (type(found), found.where, str(found)) == (IllegalRecord, error.where, str(error))
    assert (type(found.cause), found.cause.code) == (NoSuchTile, "no-such-tile")
    assert isinstance(found.cause.cause, Busy)


@pytest.mark.parametrize(
    "told",
    [
        {"os:mkdir": ["mark"]},
        {"dreistein.processes.child:ChildProcess": [["true"]]},
        {"dreistein.processes.child:subprocess.Popen": [["true"]]},
        {"dreistein.rules.tiles:Tile.parse": ["012"]},
        {"dreistein.rules.tiles:tuple": [[]]},
        {"dreistein.cli:main": [["--help"]]},
        {"dreistein.__main__:main": []},
        {"dreistein.rules.tiles:Tile": [0, 1]},
        {"list": [], "tuple": []},
        {},
    ],
    ids=str,
)
def test_nothing_but_our_own_values_is_made_of_an_answer(told: object) -> None:
    head = json.dumps(told).encode()
    with pytest.raises((TypeError, ValueError)):
        answers.read(struct.pack("!Q", len(head)) + head)


def test_what_is_pickled_is_no_answer() -> None:
    with pytest.raises((ValueError, struct.error)):
        answers.read(pickle.dumps(("dreistein", [1, 2, 3])))
