"""The ratings of the ladder: made from the matches that the repository keeps."""

import csv
from itertools import pairwise
from pathlib import Path

import pytest

from dreistein.bots.ladder.ratings import RUNGS, measured

ROOT = Path(__file__).parents[3]
MOST_MARGIN = 0.1
"""A step is told once its share is known as well as this."""


@pytest.mark.parametrize(("rule", "must_place"), [("normal", False), ("must_place", True)])
def test_shares_and_ratings_are_those_of_the_matches(rule: str, must_place: bool) -> None:
    found = measured(must_place)
    with (ROOT / "bench" / "ladder.csv").open(encoding="utf-8") as file:
        lines = [line for line in csv.DictReader(file) if line["rule"] == rule]
    assert [*found] == [*RUNGS[: len(found)]]
    assert found["pip"] == (1000, None)
    assert [(line["below"], line["above"]) for line in lines] == [*pairwise(RUNGS)]
    for line, (below, above) in zip(lines, pairwise(found), strict=False):
        assert float(line["margin"]) <= MOST_MARGIN
        assert found[above].beats == pytest.approx(float(line["wins"]), abs=0.0006)
        ahead = found[above].rating - found[below].rating
        assert 1 / (1 + 10 ** (-ahead / 400)) == pytest.approx(float(line["wins"]), abs=0.005)


def test_the_page_of_the_bots_has_the_ratings() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for rung in RUNGS:
        row = next(row for row in page.splitlines() if row.startswith(f"| `{rung}` |"))
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        found = [measured(rule).get(rung) for rule in (False, True)]
        assert cells[2:] == [str(one.rating) if one else "–" for one in found]
