"""The 56 tiles, the texts of tiles and actions, and the lattice."""

import copy
import pickle
from itertools import combinations_with_replacement
from typing import Any

import pytest

from dreistein.rules import TILES, Cell, Placement, Point, Tile, parse_action
from dreistein.rules.actions import DRAW, END_TURN, Draw
from dreistein.rules.errors import NoSuchAction, NoSuchTile
from dreistein.rules.lattice import neighbourhood
from dreistein.rules.tiles import texts


def test_every_combination_of_three_numbers_exists_once() -> None:
    assert sorted(TILES) == sorted(combinations_with_replacement(range(6), 3))
    assert len({str(tile) for tile in TILES}) == 56
    assert [str(tile) for tile in TILES] == sorted(str(tile) for tile in TILES)


def test_a_tile_is_read_with_dashes_and_typed_without() -> None:
    assert texts([Tile(3, 4, 5), Tile(0, 0, 0)]) == ("345", "000")
    assert [Tile(3, 4, 5).written, Tile(0, 0, 0).written] == ["3–4–5", "0–0–0"]


def test_three_different_numbers_exist_in_one_handedness_only() -> None:
    assert Tile.showing((2, 0, 1)) == Tile(0, 1, 2)
    with pytest.raises(NoSuchTile, match='"021" is not one of the 56 tiles'):
        Tile.showing((0, 2, 1))
    with pytest.raises(NoSuchTile):
        Tile(0, 2, 1)


@pytest.mark.parametrize("text", ["", "01", "0123", "021", "066", "a12", "０12", " 012", "012\n"])
def test_not_a_tile(text: str) -> None:
    with pytest.raises(NoSuchTile):
        Tile.parse(text)


@pytest.mark.parametrize(("given", "shown"), [(12, "12"), (["012"], r"\[…\]")])
def test_only_a_text_is_parsed_as_a_tile(given: Any, shown: str) -> None:
    with pytest.raises(NoSuchTile, match=f"{shown} is not one"):
        Tile.parse(given)


def test_tiles_survive_copying_and_pickling() -> None:
    for tile in TILES:
        assert pickle.loads(pickle.dumps(tile)) == copy.deepcopy(tile) == tile
        assert type(copy.copy(tile)) is Tile
    assert repr(Tile(0, 1, 2)) == "Tile(0, 1, 2)"


@pytest.mark.parametrize("text", ["453@1,0", "000@0,0", "112@-3,-14", "444@999,-999", "+", "-"])
def test_the_text_of_a_parsed_action_is_the_same(text: str) -> None:
    assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "453", "453@", "453@1", "453@01,0", "453@+1,0", "453@-0,0", "453@1, 0", "453@1,0 "),
        *("453@1,0\n", "453@1000,0", "456@1,0", "4530@1,0", "４53@1,0", "453@1.0,0", "++", "--"),
        "453@" + "9" * 5000 + ",0",
    ],
)
def test_not_an_action(text: str) -> None:
    with pytest.raises((NoSuchAction, NoSuchTile)):
        parse_action(text)


def test_an_action_must_be_text() -> None:
    with pytest.raises(NoSuchAction, match="null is not an action"):
        parse_action(None)  # type: ignore[arg-type]


def test_a_draw_may_name_its_tile_but_its_text_does_not() -> None:
    draw = parse_action("+345")
    assert isinstance(draw, Draw)
    assert (draw, draw.tile, str(draw)) == (DRAW, Tile(3, 4, 5), "+")


def test_only_a_placement_parses_as_a_placement() -> None:
    assert Placement.parse("453@1,0") == Placement((4, 5, 3), Cell(1, 0))
    with pytest.raises(NoSuchAction):
        Placement.parse("-")
    assert str(END_TURN) == "-"


def test_sides_corners_and_cells_around_a_point() -> None:
    up, down = Cell(2, 4), Cell(3, 4)
    assert (up.points_up, down.points_up) == (True, False)
    assert (up.sides, up.corners) == (((1, 4), (3, 4), (2, 5)), ((2, 4), (3, 5), (1, 5)))
    assert (down.sides, down.corners) == (((2, 4), (4, 4), (3, 3)), ((3, 5), (2, 4), (4, 4)))
    assert set(Point(2, 4).around) == {(1, 4), (2, 4), (3, 4), (1, 3), (2, 3), (3, 3)}
    assert str(up) == str(Point(2, 4)) == "2,4"


def test_neighbours_share_corners() -> None:
    cells = [Cell(x, y) for x in range(-4, 5) for y in range(-4, 5)]
    for point in (Point(0, 0), Point(1, 1), Point(-1, 1)):
        assert set(point.around) == {cell for cell in cells if point in cell.corners}
    for cell in (Cell(0, 0), Cell(1, 0)):
        near = {c for c in cells if c != cell and set(c.corners) & set(cell.corners)}
        assert dict(neighbourhood(cell)) == {each: each in cell.sides for each in near}
        assert set(cell.sides) == {c for c in near if len({*c.corners} & {*cell.corners}) == 2}
