"""The board as text. The pictures here are typed by hand from the definition: the number of point
(i, j) is at column 2i of line 2j, and the mark of cell (x, y) at column 2x of line 2y + 1."""

import re

import pytest

from dreistein.pictures import LETTERS, NUMBERS, draw_text
from dreistein.rules import Board, Cell, Placement
from pictures.drawn import board_of, laid

ANSI = re.compile(r"\x1b\[([0-9;]*)m")


def lines(picture: str) -> str:
    """A picture as it stands in a test: one leading line end, indented by four."""
    return "\n".join(line[4:] for line in picture.strip("\n").splitlines()).rstrip()


ONE = r"""
      0
     /*\
    2---1
"""
TWO = r"""
      5---4
     /^\*/
    5---5
"""
BELOW = r"""
      2
     /^\
    5---3
     \*/
      4
"""
HEXAGON = r"""
      1---2
     /^\v/^\
    0---3---3
     \v/^\*/
      5---4
"""
# The cell in the middle is open, although tiles lie on all its sides.
HOLE = r"""
        1---3
       /^\v/^\
      0---0---3
     /^\v/ \v/^\
    4---2---5---4
     \v/*\v/^\v/
      2---1---5
"""
HOLE_LINE = (
    "024@0,0 200@1,0 100@1,-1 013@2,-1 330@3,-1 503@3,0 345@4,0 554@4,1 551@3,1 125@2,1 242@0,1"
    " 212@1,1"
)


@pytest.mark.parametrize(
    ("line", "picture"),
    [
        ("012@0,0", ONE),
        ("555@0,0 554@1,0", TWO),
        ("235@0,0 453@0,1", BELOW),
        ("345@0,0 503@-1,0 130@-1,-1 312@0,-1 233@1,-1 433@1,0", HEXAGON),
        (HOLE_LINE, HOLE),
    ],
)
def test_board(line: str, picture: str) -> None:
    assert draw_text(board_of(line)) == lines(picture)


def test_the_last_tile_unmarked() -> None:
    assert draw_text(board_of("555@0,0 554@1,0"), last=False) == lines(TWO).replace("*", "v")
    assert draw_text(board_of("012@0,0"), last=False) == lines(ONE).replace("*", "^")


def test_labels_stand_alone_in_open_cells() -> None:
    board = board_of("555@0,0 554@1,0")
    labels = {Cell(-1, 0): "a", Cell(0, 1): "b", Cell(1, -1): "c"}
    assert draw_text(board, labels=labels) == lines(
        r"""
        c
      5---4
    a/^\*/
    5---5
      b
        """
    )


def test_a_label_within_a_hole() -> None:
    picture = draw_text(board_of(HOLE_LINE), labels={Cell(2, 0): "x"})
    assert picture == lines(HOLE).replace(r"\v/ \v/", r"\v/x\v/")


def test_a_label_far_from_the_tiles_or_without_any() -> None:
    assert draw_text(Board()) == ""
    assert draw_text(Board(), labels={Cell(0, 0): "a"}) == "a"
    picture = draw_text(board_of("012@0,0"), labels={Cell(1, 3): "z"})
    assert picture == lines(ONE) + "\n" * 5 + "    z"


@pytest.mark.parametrize("label", ["", "ab", " ", "\n", "\x1b"])
def test_a_label_is_one_visible_character(label: str) -> None:
    with pytest.raises(ValueError, match="one visible character"):
        draw_text(board_of("012@0,0"), labels={Cell(1, 0): label})


def test_no_label_on_a_tile() -> None:
    with pytest.raises(ValueError, match="there is a tile on 0,0"):
        draw_text(board_of("012@0,0"), labels={Cell(0, 0): "a"})


def test_letters_look_like_nothing_else_in_the_picture() -> None:
    assert len(set(LETTERS)) == len(LETTERS) >= 40
    assert LETTERS.isalpha()
    assert not set(LETTERS) & set("lovIOV")


def read(picture: str, board: Board) -> set[Placement]:
    """The tiles of a picture, found by their marks. The leftmost character is always a number."""
    left = 2 * min(point.i for point in board.numbers)
    top = 2 * min(point.j for point in board.numbers)
    at = {
        (top + row, left + column): character
        for row, line in enumerate(picture.split("\n"))
        for column, character in enumerate(line)
    }
    found = set()
    for (row, column), mark in at.items():
        if mark in "^v*":
            cell = Cell(column // 2, (row - 1) // 2)
            a, b, c = (int(at[2 * point.j, 2 * point.i]) for point in cell.corners)
            assert mark == "*" or mark == ("^" if cell.points_up else "v")
            slants = at[row, column - 1] + at[row, column + 1]
            assert slants == ("/\\" if cell.points_up else "\\/")
            side = row + 1 if cell.points_up else row - 1
            assert "".join(at[side, column + k] for k in (-1, 0, 1)) == "---"
            found.add(Placement((a, b, c), cell))
    return found


@pytest.mark.parametrize("seed", ["drei", "stein", "dreistein"])
def test_a_long_game_reads_back(seed: str) -> None:
    board = laid(seed, 45)
    picture = draw_text(board)
    assert read(picture, board) == set(board.placements)
    assert picture.count("*") == 1
    assert sum(map(picture.count, "012345")) == len(board.numbers)
    assert not any(line.endswith(" ") for line in picture.split("\n"))


def test_colour_changes_no_layout() -> None:
    board = laid("drei", 25)
    labels = dict(zip(board.spots, LETTERS, strict=False))
    plain = draw_text(board, labels=labels)
    coloured = draw_text(board, labels=labels, colour=True)
    assert "\x1b" not in plain
    assert ANSI.sub("", coloured) == plain


def test_numbers_are_white_and_bold_on_their_colour() -> None:
    coloured = draw_text(board_of("012@0,0"), colour=True)
    for number in (0, 1, 2):
        red, green, blue = bytes.fromhex(NUMBERS[number][1:])
        look = f"\x1b[1;38;2;255;255;255;48;2;{red};{green};{blue}m"
        assert f"{look}{number}\x1b[0m" in coloured


def test_the_last_tile_stands_out_in_colour() -> None:
    board = board_of("555@0,0 554@1,0")
    looks = ANSI.split(draw_text(board, colour=True).split("\n")[1])
    # Between the looks: what is plain, and what belongs to the last tile.
    assert (looks[0], looks[2]) == (" /^", "\\*/")
    assert looks[1].startswith("1;38;2;")
    assert draw_text(board, colour=True, last=False).split("\n")[1] == r" /^\v/"
