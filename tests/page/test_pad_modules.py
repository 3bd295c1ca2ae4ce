"""How early a bonus can be on a score pad, and that files bring back real matches."""

import csv
import io
from random import Random
from typing import Any

import pytest

from dreistein.rules import EDITIONS
from page.matches import node, random_match, run_module, setup, written
from sizes import size

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")

Cell = tuple[int, int]
Cells = frozenset[Cell]


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y + 1) if (x + y) % 2 == 0 else (x, y - 1)]


def points(cell: Cell) -> list[Cell]:
    x, y = cell
    if (x + y) % 2 == 0:
        return [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    return [(x, y + 1), (x - 1, y), (x + 1, y)]


def around(point: Cell) -> list[Cell]:
    i, j = point
    return [(i + dx, j + dy) for dy in (-1, 0) for dx in (-1, 0, 1)]


def shifted(cells: set[Cell]) -> Cells:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    left -= (left + top) % 2
    return frozenset((x - left, y - top) for x, y in cells)


def bonuses_beside(cells: Cells) -> set[str]:
    """Every bonus that one more tile could have."""
    known = {point for cell in cells for point in points(cell)}
    found = set()
    for cell in {n for c in cells for n in neighbours(c)} - cells:
        hexagons = sum(all(a == cell or a in cells for a in around(p)) for p in points(cell))
        sides = sum(n in cells for n in neighbours(cell))
        if hexagons:
            found.add(f"hexagon {hexagons}")
        elif sides > 1:
            found.add("double")
        elif all(point in known for point in points(cell)):
            found.add("bridge")
    return found


def test_a_bonus_is_too_early_just_as_long_as_no_shape_has_it() -> None:
    first: dict[str, int] = {}
    shapes = {shifted({(0, 0)}), shifted({(1, 0)})}
    for count in range(1, size(10, 12)):
        for bonus in set().union(*map(bonuses_beside, shapes)):
            first.setdefault(bonus, count)
        shapes = {shifted({*s, n}) for s in shapes for c in s for n in neighbours(c) if n not in s}
    first.setdefault("double", 11)  # found at night, among all shapes of so many tiles
    # Three at once need all that lies around the three corners of a tile.
    first["hexagon 3"] = len({cell for p in points((0, 0)) for cell in around(p)} - {(0, 0)})
    program = """
    const { needed } = await import(`${PAGE}/model/possible.js`);
    console.log(JSON.stringify(given.map(([bonus, hexagons]) => needed(bonus, hexagons))));
    """
    asked = [["bridge", 0], ["double", 0], ["hexagon", 1], ["hexagon", 2], ["hexagon", 3]]
    names = ["bridge", "double", "hexagon 1", "hexagon 2", "hexagon 3"]
    assert run_module(program, asked) == [first[name] for name in names]


FILES = """
const { fromCsv, fromJson, toCsv, toJson } = await import(`${PAGE}/model/files.js`);
const { written } = await import(`${PAGE}/model/journal.js`);
const csv = toCsv(given);
const all = (games) => games.map(({ ops }) => written(ops));
const json = fromJson(toJson(given)).map(({ ops }) => ops);
console.log(JSON.stringify({ csv, fromCsv: all(fromCsv(csv)), same: all(given), json }));
"""


def test_files_bring_back_what_was_written() -> None:
    chance = Random(3)
    games = []
    for number, edition in enumerate(EDITIONS.values()):
        players = 2 + number % 4
        match = random_match(number, edition, players, 3)
        names = ['=1+1, "x"', "-Ben", "Cl;eo", "@D", "'Emil"][:players]
        entries, _ = written(match, chance)
        ops: list[Any] = [{"op": "setup", **setup(match), "names": names}]
        ops += ({"op": "add", "entry": entry} for entry in entries)
        games.append({"id": f"g{number}", "created": number, "changed": number, "ops": ops})
    done = run_module(FILES, games)
    assert done["json"] == [game["ops"] for game in games]
    assert done["fromCsv"] == done["same"]
    rows = list(csv.DictReader(io.StringIO(done["csv"])))
    assert not any(cell.startswith(("=", "@")) for row in rows for cell in row.values())
    assert {row["player"] for row in rows} >= {'\'=1+1, "x"', "'-Ben"}
