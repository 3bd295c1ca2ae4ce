"""What is expected between rounds, whatever numbers an edition has."""

from array import array
from dataclasses import replace
from typing import Any, Literal

import pytest

from coach.matches import GERMAN
from dreistein.bots.expert.playout_weights import GREEDY
from dreistein.coach.manners import prospects
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.prospects import Company, Prospects
from dreistein.kernel.matrix import matrix


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("target", [1, 2**31, 10**15])
@pytest.mark.parametrize("total", [-60_000, -(2**33), 2**33])
def test_a_table_is_small_and_has_chances(
    players: int, target: int, total: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(kind: Literal["i", "d"], rows: int, columns: int) -> tuple["array[Any]", Any]:
        assert rows * columns < 10_000
        return matrix(kind, rows, columns)

    monkeypatch.setattr(prospects, "matrix", small)
    company = Company(replace(GERMAN, target=target), (Style(Manner(GREEDY)),) * players)
    totals = (total, *(0,) * (players - 1))
    assert 0 <= Prospects(company, 40).base(totals, 0) <= 1
