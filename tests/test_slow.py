"""The tables of docs/records.md are what the slow reference says, and the library."""

import re
from pathlib import Path
from typing import Any

import pytest

import slow
from dreistein.rules import Edition, Round, Solitaire, perft

PAGE = (Path(__file__).parents[1] / "docs" / "records.md").read_text("utf-8")
PERFT, WHOLE = PAGE.split("## Perft\n")[1].split("Whole rounds, always")
ROWS = [(line, "`must_place`," in PERFT.split(line)[0]) for line in re.findall(r"\| `.*", PERFT)]
ROWS += [(line, "`must_place`" in line) for line in re.findall(r"\| `.*", WHOLE.split("```")[0])]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))]


@pytest.mark.parametrize(("line", "must_place"), ROWS)
def test_the_documented_positions_are_what_both_say(line: str, must_place: bool) -> None:
    seed, table, *cells = (cell.strip("` ") for cell in line.strip("| ").split(" | "))
    base = table.split("`")[1]
    given: Any = {"base": base, "must_place": True} if must_place else base
    edition, count = slow.edition_of(given), numbers(table)
    if "solitaire" in table:
        round = Round.seeded(seed, Edition.from_json(given), solitaire=Solitaire(*count))
        state = slow.Slow.solitaire(
            edition, *slow.deal_solitaire(seed, count[0], edition), count[1]
        )
    else:
        round = Round.seeded(seed, Edition.from_json(given), count[0])
        state = slow.Slow(edition, *slow.deal(seed, count[0], edition))
    if len(cells) == 1:
        counts = numbers(cells[0].split("(")[0])
        depths = range(1, len(counts) + 1)
        assert [slow.perft(state, depth) for depth in depths] == counts
        assert [perft(round, depth) for depth in depths] == counts
        return
    which, actions, end, scores = cells
    best = {"first": 0, "last": -1}[which]
    turns = slow.play(state, lambda _, legal: legal[best])
    while round.end is None:
        round = round.apply(sorted(map(str, round.legal_actions()))[best])
    told = (int(actions), end, numbers(scores.split("(")[0]))
    assert (len(turns), state.end, state.scores) == told
    assert (len(round.history), str(round.end), list(round.scores)) == told
    if "every bonus" in scores:
        assert {turn["bonus"] for turn in turns} == {None, "start", "bridge", "double", "hexagon"}
