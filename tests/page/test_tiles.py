"""The page's tiles, cells and points are those of the rules."""

from itertools import permutations, product

import pytest

from dreistein.rules import TILES, Placement
from dreistein.rules.lattice import Cell, Point
from dreistein.rules.tiles import Tile
from page.matches import node, run_module

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")


def test_every_tile_is_that_of_the_rules_and_read_in_any_order_of_its_numbers() -> None:
    program = """
    const tiles = await import(`${PAGE}/../shared/rules/tiles.js`);
    const { TILES, isTriple, rotationsOf, tileOf, valueOf } = tiles;
    const row = (tile) => [tile, valueOf(tile), isTriple(tile), rotationsOf(tile)];
    console.log(JSON.stringify([TILES.map(row), given.map(tileOf)]));
    """
    rows = [[str(t), t.value, t.is_triple, [list(r) for r in t.rotations]] for t in TILES]
    texts = ["".join(order) for tile in TILES for order in permutations(str(tile))]
    read = [str(Tile(*sorted(map(int, text)))) for text in texts]
    assert run_module(program, texts) == [rows, read]


def test_cells_have_the_sides_and_corners_of_the_rules() -> None:
    cells = [Cell(x, y) for x, y in product(range(-4, 5), repeat=2)]
    points = [Point(x, y) for x, y in product(range(-4, 5), repeat=2)]
    program = """
    const lattice = await import(`${PAGE}/../shared/rules/lattice.js`);
    const pair = ({ x, y }) => [x, y];
    console.log(JSON.stringify([
      given.cells.map(([x, y]) => ({ x, y })).map((cell) => [
        lattice.pointsUp(cell), lattice.cellsBeside(cell).map(pair), lattice.pointsOf(cell),
      ]),
      given.points.map((point) => lattice.cellsAround(point).map(pair).sort()),
    ]));
    """
    given = {"cells": [[c.x, c.y] for c in cells], "points": [list(p) for p in points]}
    found_cells, found_points = run_module(program, given)
    for cell, (up, sides, corners) in zip(cells, found_cells, strict=True):
        assert up == cell.points_up
        assert sorted(map(tuple, sides)) == sorted((side.x, side.y) for side in cell.sides)
        assert [tuple(corner) for corner in corners] == [tuple(point) for point in cell.corners]
    for point, around in zip(points, found_points, strict=True):
        assert sorted(map(tuple, around)) == sorted((cell.x, cell.y) for cell in point.around)


def test_placements_are_read_as_the_rules_read_them() -> None:
    texts = ["555@0,0", "453@-1,0", "010@12,-7", "501@-3,-3"]
    program = """
    const rules = await import(`${PAGE}/../shared/rules/placements.js`);
    const { cellOf, isPlacement, parsePlacement, placedTile } = rules;
    console.log(JSON.stringify(given.map((text) => {
      const { numbers, x, y } = parsePlacement(text);
      return [isPlacement(text), placedTile(text), cellOf(text), numbers, [x, y]];
    })));
    """
    placements = list(map(Placement.parse, texts))
    assert run_module(program, texts) == [
        [True, str(p.tile), str(p.cell), list(p.numbers), [p.cell.x, p.cell.y]] for p in placements
    ]
