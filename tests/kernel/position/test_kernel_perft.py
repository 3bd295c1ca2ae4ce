"""Perft through the kernel: the goldens, and the rules."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings

from dreistein.rules import DreisteinError, Record, Round, divide, fold, perft
from random_games import random_rounds

PERFT = json.loads((Path(__file__).parents[2] / "golden" / "perft.json").read_text())


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_perft(kernel: ModuleType, case: dict[str, Any]) -> None:
    read = Record.from_json(case["record"])
    round = fold(read.header, read.rounds[-1])
    counts = [kernel.perft(round, depth) for depth in range(1, len(case["perft"]) + 1)]
    assert counts == case["perft"]
    deepest = kernel.divide(round, len(case["perft"]))
    assert {str(action): count for action, count in deepest.items()} == case["divide"]


@given(round=random_rounds())
@settings(max_examples=40, deadline=None)
def test_perft_from_anywhere_equals_the_rules(kernel: ModuleType, round: Round) -> None:
    for depth in range(3):
        assert kernel.perft(round, depth) == perft(round, depth)
        assert kernel.divide(round, depth) == divide(round, depth)


@pytest.mark.parametrize("depth", [-1, 501, True, 2.0, "2"])
def test_only_depths_that_can_be(kernel: ModuleType, depth: Any) -> None:
    read = Record.from_json(PERFT[0]["record"])
    round = fold(read.header, read.rounds[-1])
    for count in (kernel.perft, kernel.divide):
        with pytest.raises(DreisteinError) as caught:
            count(round, depth)
        assert caught.value.code == "kernel-number"
