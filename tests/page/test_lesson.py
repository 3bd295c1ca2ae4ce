"""What the lesson says about points is what the rules say, in the editions that newcomers play."""

from typing import Any

import pytest

from dreistein.rules import EDITIONS, Board, Placement, Tile
from page.matches import node, run_module

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")

TASKS = """
const { TASKS, NUMBERS, TOTALS } = await import(`${PAGE}/../play/lesson/steps.js`);
const lesson = await import(`${PAGE}/../play/lesson/model.js`);
const offered = TASKS.map((task, at) => task.rack.concat(task.stock ?? []).flatMap((tile) =>
  lesson.spotsFor({ ...lesson.begin(at), rack: [tile], chosen: tile })
    .flatMap(({ choices }) => choices.map(({ action, points }) => [action, points]))));
console.log(JSON.stringify({ tasks: TASKS, numbers: NUMBERS, totals: TOTALS, offered }));
"""


@pytest.fixture(scope="module")
def lesson() -> dict[str, Any]:
    found: dict[str, Any] = run_module(TASKS, {})
    return found


@pytest.mark.parametrize("name", ["german", "international"])
def test_its_numbers_are_the_edition_s(lesson: dict[str, Any], name: str) -> None:
    edition = EDITIONS[name].to_object()
    assert {key: edition[key] for key in lesson["numbers"]} == lesson["numbers"]
    assert min(lesson["totals"].values()) >= edition["target"]
    assert lesson["totals"]["you"] > lesson["totals"]["other"]


@pytest.mark.parametrize("name", ["german", "international"])
def test_every_spot_scores_what_the_rules_say(lesson: dict[str, Any], name: str) -> None:
    edition = EDITIONS[name]
    for task, offered in zip(lesson["tasks"], lesson["offered"], strict=True):
        board = Board()
        for text in task["board"]:
            board = board.place(Placement.parse(text))
        tiles = [Tile.parse(text) for text in [*task["rack"], *task.get("stock", [])]]
        wanted = {
            str(placement): edition.placement_points(board.spots[placement.cell], placement.tile)
            for placement in board.fits(tiles)
        }
        assert dict(offered) == wanted, task["name"]
