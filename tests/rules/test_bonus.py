"""The four bonuses, as the rulebook draws them."""

import pytest

from boards import BRIDGE, HEXAGON, TWO_HEXAGONS, picture
from dreistein.rules import Board, Bonus, Cell, Edition, IllegalAction, Placement, Point, Tile
from dreistein.rules.errors import CornerDisagrees, NoSideTouches, Occupied, StartCell
from positions import GERMAN, TRIOMINOS

PLAIN = r"""
  3---3
 /S\?
1---4
"""

TOUCHES_WITHOUT_BRIDGE = r"""
    3
  ?/^\
  0---0
 /S\v/
4---1
"""

DOUBLE = r"""
    3---4
   /^\v/^\
  0---0---0
 /S\v/ \v/^\
4---1---5---4
 \v/?\v/^\v/
  2---1---5
"""

THREE_SIDES = r"""
      3---4---5
     /S\v/^\v/^\
    2---2---0---0
   /^\v/^\ /^\v/
  1---1---4---3
 /^\v/ \v/?\v/
0---5---0---4
 \v/^\v/^\v/
  5---2---0
"""

THREE_HEXAGONS = r"""
    0---3
   /S\v/^\
  5---0---3
 /^\v/?\v/^\
3---5---4---4
 \v/^\v/^\v/
  2---5---4
"""


@pytest.mark.parametrize(
    ("drawn", "tile", "bonus", "hexagons", "points"),
    [
        pytest.param(PLAIN, "334", None, 0, 10, id="the tile alone"),
        pytest.param(BRIDGE, "124", Bonus.BRIDGE, 0, 7 + 30, id="bridge"),
        pytest.param(DOUBLE, "112", Bonus.DOUBLE, 0, 4 + 25, id="double"),
        pytest.param(THREE_SIDES, "044", Bonus.DOUBLE, 0, 8 + 25, id="three sides, scored once"),
        pytest.param(HEXAGON, "444", Bonus.HEXAGON, 1, 12 + 40, id="hexagon, not double"),
        pytest.param(TWO_HEXAGONS, "045", Bonus.HEXAGON, 2, 9 + 80, id="two hexagons"),
        pytest.param(THREE_HEXAGONS, "045", Bonus.HEXAGON, 3, 9 + 120, id="three hexagons"),
    ],
)
def test_what_a_spot_scores(
    drawn: str, tile: str, bonus: Bonus | None, hexagons: int, points: int
) -> None:
    shown = picture(drawn)
    (placement,) = (p for p in shown.board.fits([Tile.parse(tile)]) if p.cell == shown.asked)
    spot = shown.board.check(placement)
    assert (spot.bonus, spot.hexagons) == (bonus, hexagons)
    assert placement.tile.value + GERMAN.bonus_points(spot, placement.tile) == points


def test_a_corner_of_the_shared_side_makes_no_bridge() -> None:
    """The tile touches a second tile, but only with a corner of the side it shares."""
    spot = picture(TOUCHES_WITHOUT_BRIDGE).board.spots[Cell(0, -1)]
    assert (spot.bonus, spot.corners) == (None, (0, None, 3))


def test_an_edition_may_score_two_hexagons_as_one_total() -> None:
    spot = picture(TWO_HEXAGONS).board.spots[Cell(1, 1)]
    assert TRIOMINOS.bonus_points(spot, Tile(0, 4, 5)) == 60


def test_a_tile_fits_a_spot_in_one_rotation_at_most() -> None:
    for drawn in (BRIDGE, DOUBLE, THREE_SIDES, HEXAGON):
        board = picture(drawn).board
        for tile in (Tile(a, b, c) for a in range(6) for b in range(a, 6) for c in range(b, 6)):
            cells = [placement.cell for placement in board.fits([tile])]
            assert len(cells) == len(set(cells))


def test_the_corner_opposite_the_shared_side_is_checked_too() -> None:
    """The side agrees (1 and 4), but the tip would lie on a point with a 2."""
    board = picture(BRIDGE).board
    with pytest.raises(CornerDisagrees, match=r"The 3 of 341@0,1 would lie on the point 0,2") as e:
        board.check(Placement.parse("341@0,1"))
    assert e.value.details == {"number": 3, "placement": "341@0,1", "point": "0,2", "there": 2}


@pytest.mark.parametrize(
    ("placement", "cause", "sentence"),
    [
        ("333@0,0", Occupied, r"There is already a tile on cell 0,0 \(341@0,0\)"),
        ("333@2,0", NoSideTouches, "No side of cell 2,0 touches a tile"),  # but a corner does
        ("343@1,0", CornerDisagrees, "would lie on the point 1,1, where there is a 4"),
    ],
)
def test_why_a_placement_is_refused(
    placement: str, cause: type[IllegalAction], sentence: str
) -> None:
    with pytest.raises(cause, match=sentence):
        picture(PLAIN).board.check(Placement.parse(placement))


def test_a_board_knows_its_hexagons() -> None:
    board = picture(TWO_HEXAGONS).board
    placed = board.place(next(board.fits([Tile(0, 4, 5)])))
    assert (board.hexagons, placed.hexagons) == ((), (Point(1, 1), Point(2, 2)))


def test_a_board_can_be_made_again_from_its_placements() -> None:
    board = picture(HEXAGON).board
    assert Board.of(board.placements) == board
    assert hash(Board.of(board.placements)) == hash(board)
    assert repr(Board()) == "Board(0 tiles)"
    assert str(board).split() == [str(placement) for placement in board.placements]


def test_the_first_tile_goes_on_the_start_cell() -> None:
    with pytest.raises(StartCell, match="not on 2,0"):
        Board().check(Placement.parse("555@2,0"))


@pytest.mark.parametrize(
    ("edition", "tile", "points"),
    [
        *((GERMAN, "012", 5), (GERMAN, "000", 5)),
        *((TRIOMINOS, "455", 0), (TRIOMINOS, "555", 10), (TRIOMINOS, "000", 40)),
    ],
)
def test_the_start_bonus(edition: Edition, tile: str, points: int) -> None:
    (spot,) = Board().spots.values()
    assert spot.bonus is Bonus.START
    assert edition.bonus_points(spot, Tile.parse(tile)) == points
