"""The page draws the outlines that the library draws."""

import re
from itertools import product

import pytest

from dreistein.pictures import geometry
from dreistein.pictures.digits import DIGITS
from dreistein.pictures.geometry import DISC, GAP, ROUNDING, Box, Piece
from dreistein.pictures.sheet import DIGIT_DISTANCE
from dreistein.rules import Cell
from page.matches import node, run_module

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")


def steps(path: str) -> list[str | float]:
    """A path as letters and rounded numbers, however they are written."""
    found = re.findall(r"([A-Z])|(-?(?:\d+\.?\d*|\.\d+))", path)
    return [letter or round(float(number) + 0.0, 2) for letter, number in found]


def test_the_outline_of_a_tile_as_it_has_always_been() -> None:
    """A stored text, in case both change together."""
    assert geometry.cell_path(up=True) == (
        "M-3.9 9.75A4.5 4.5 0 0 1 3.9 9.75L45.5 81.75A4.5 4.5 0 0 1 41.61 88.5"
        "L-41.61 88.5A4.5 4.5 0 0 1 -45.5 81.75Z"
    )


def test_numbers_are_drawn_as_in_the_library_and_as_large() -> None:
    program = """
    const page = await import(`${PAGE}/../shared/pictures/geometry.js`);
    const { HALF, ROW, GAP, ROUNDING, DISC, DIGIT_AT, DIGITS } = page;
    const sizes = [HALF, ROW, GAP, ROUNDING, DISC, DIGIT_AT];
    console.log(JSON.stringify([DIGITS, sizes]));
    """
    sizes = [geometry.HALF, geometry.ROW, GAP, ROUNDING, DISC, DIGIT_DISTANCE]
    assert run_module(program, None) == [[*DIGITS.values()], sizes]


def test_outlines_are_those_of_the_library() -> None:
    sixths = list(product(range(6), (DISC, 44, 32)))
    cells = list(product((True, False), ((GAP, ROUNDING), (3.5, 6), (0, 5.5))))
    program = """
    const { cellPath, sixthPath, towards } = await import(`${PAGE}/../shared/pictures/geometry.js`);
    console.log(JSON.stringify([
      given.sixths.map(([sixth, disc]) => sixthPath(sixth, disc)),
      given.cells.map(([up, [gap, rounding]]) => cellPath(up, gap, rounding)),
      [0, 1, 2, 3, 4, 5].map((sixth) => towards(sixth, 23.4)),
      [sixthPath(0), cellPath(true)],
    ]));
    """
    corners, tiles, middles, usual = run_module(program, {"sixths": sixths, "cells": cells})
    for (sixth, disc), path in zip(sixths, corners, strict=True):
        assert steps(path) == steps(geometry.sixth_path(sixth, disc))
    for (up, (gap, rounding)), path in zip(cells, tiles, strict=True):
        assert steps(path) == steps(geometry.cell_path(up=up, gap=gap, rounding=rounding))
    for sixth, middle in enumerate(middles):
        assert tuple(middle) == pytest.approx(geometry.offset(sixth, 23.4))
    assert list(map(steps, usual)) == [
        steps(geometry.sixth_path(0)),
        steps(geometry.cell_path(up=True)),
    ]


def test_cells_lie_where_the_library_draws_them() -> None:
    cells = [Cell(x, y) for x, y in product(range(-3, 4), repeat=2)]
    program = """
    const geometry = await import(`${PAGE}/../shared/pictures/geometry.js`);
    const { apexAt, boxAround, cellAt, corners, middleAt } = geometry;
    console.log(JSON.stringify([
      given.map(([x, y]) => {
        const middle = middleAt(x, y);
        return [apexAt(x, y), middle, cellAt(middle)];
      }),
      boxAround(given.map(([x, y]) => ({ x, y }))), boxAround([]),
      [corners(true), corners(false)],
    ]));
    """
    found, box, empty, both = run_module(program, [[cell.x, cell.y] for cell in cells])
    for cell, (apex, middle, back) in zip(cells, found, strict=True):
        piece = Piece.empty(cell)
        assert tuple(apex) == (piece.x, piece.y)
        assert tuple(middle) == (piece.x, piece.y + (60 if piece.up else -60))
        assert back == {"x": cell.x, "y": cell.y}
    assert (tuple(box), tuple(empty)) == (Box.around(cells), Box.around([Cell(0, 0)]))
    pieces = [Piece((0, 1, 2), up, 0, 0) for up in (True, False)]
    assert both == [[[sixth, x, y] for _, sixth, (x, y) in each.corners()] for each in pieces]
