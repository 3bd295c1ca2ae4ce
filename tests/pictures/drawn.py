"""Boards to draw, and a reader of pictures: what is really drawn and where, whatever its name."""

import re
from collections.abc import Iterator
from math import dist
from typing import NamedTuple
from xml.etree import ElementTree as ET

from dreistein.pictures.digits import DIGITS
from dreistein.rules import Board, Cell, Placement, shuffled

SVG = "{http://www.w3.org/2000/svg}"
SIDE, TALL = 104, 90


def board_of(line: str) -> Board:
    """The board after a line of play."""
    return Board.of(map(Placement.parse, line.split()))


def laid(seed: str, tiles: int) -> Board:
    """So many tiles of a shuffled set, each where it first fits; one that fits nowhere waits."""
    board = Board()
    waiting = list(shuffled(seed))
    while len(board.placements) < tiles:
        placement = next(fit for tile in waiting for fit in board.fits([tile]))
        board = board.place(placement)
        waiting.remove(placement.tile)
    return board


class Shape(NamedTuple):
    """A shape as it comes to the sheet: moved, and with what it inherits."""

    tag: str
    x: float
    y: float
    look: dict[str, str]
    words: str


def parse(picture: str) -> ET.Element:
    """The picture as XML; what is not well-formed raises."""
    return ET.fromstring(picture.encode())


def shapes(root: ET.Element) -> list[Shape]:
    """Every shape, in the order it is painted, with every use resolved."""
    named = {element.get("id", ""): element for element in root.iter()}
    return list(_shapes(root, 0, 0, {}, named))


def _shapes(
    element: ET.Element, x: float, y: float, inherited: dict[str, str], named: dict[str, ET.Element]
) -> Iterator[Shape]:
    tag = element.tag.removeprefix(SVG)
    if tag in ("defs", "title", "desc", "style"):
        return
    look = {**inherited, **{key: v for key, v in element.attrib.items() if key not in "xy"}}
    moved = re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform", "translate(0 0)"))
    assert moved is not None
    x, y = x + float(moved[1]), y + float(moved[2])
    if tag == "use":
        x, y = x + float(element.get("x", 0)), y + float(element.get("y", 0))
        yield from _shapes(named[element.attrib["href"][1:]], x, y, look, named)
    elif tag in ("svg", "g"):
        for child in element:
            yield from _shapes(child, x, y, look, named)
    else:
        x, y = x + float(element.get("cx", 0)), y + float(element.get("cy", 0))
        yield Shape(tag, x, y, look, element.text or "")


class Digit(NamedTuple):
    """A number that is drawn: where its middle is, in what ink, and on what."""

    number: int
    x: float
    y: float
    ink: str
    ground: str


def digits(root: ET.Element) -> list[Digit]:
    """Every number drawn; its ground is the fill of the shape painted just before."""
    numbers = {path: number for number, path in DIGITS.items()}
    found = []
    for shape in shapes(root):
        number = numbers.get(shape.look.get("d", ""))
        if number is None:
            ground = shape.look.get("fill", "")
        else:
            found.append(Digit(number, shape.x, shape.y, shape.look["stroke"], ground))
    return found


def placements(root: ET.Element) -> set[Placement]:
    """The tiles of a board, found by where their numbers stand."""
    corners: dict[Cell, dict[int, int]] = {}
    for digit in digits(root):
        cell = _cell(digit.x, digit.y)
        spot = (digit.x, digit.y)
        ways = [dist((point.i * SIDE / 2, point.j * TALL), spot) for point in cell.corners]
        nearest = ways.index(min(ways))
        assert nearest not in corners.setdefault(cell, {}), f"two numbers on a corner of {cell}"
        corners[cell][nearest] = digit.number
    return {Placement((at[0], at[1], at[2]), cell) for cell, at in corners.items()}


def _cell(x: float, y: float) -> Cell:
    """The cell that a spot of the picture lies in."""
    row = int(y // TALL)
    down = (y - row * TALL) / TALL
    for column in range(int(x // (SIDE / 2)) - 1, int(x // (SIDE / 2)) + 3):
        cell = Cell(column, row)
        away = abs(x - column * SIDE / 2) / (SIDE / 2)
        if away < (down if cell.points_up else 1 - down):
            return cell
    raise AssertionError(f"{x}, {y} lies on an edge")


def frame(root: ET.Element) -> tuple[float, float, float, float]:
    """The picture's left, top, right and bottom."""
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    return left, top, left + width, top + height
