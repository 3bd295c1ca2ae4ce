"""Boards and tiles as SVG: what is drawn is what lies there, and nothing comes from outside."""

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from dreistein.pictures import NUMBERS, Theme, draw_svg, draw_tile_svg, draw_tiles_svg
from dreistein.pictures.palette import DAY, NIGHT, Surface
from dreistein.rules import TILES, Board, Cell, Placement, Tile
from pictures.drawn import SVG, board_of, digits, frame, laid, parse, placements, shapes

HEXAGON = "345@0,0 503@-1,0 130@-1,-1 312@0,-1 233@1,-1 433@1,0"
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""

    def light(colour: str) -> float:
        parts = [value / 255 for value in bytes.fromhex(colour[1:])]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def words(root: ET.Element, tag: str) -> str | None:
    element = root.find(f"{SVG}{tag}")
    return None if element is None else element.text


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("line", ["012@0,0", "235@0,0 453@0,1", HEXAGON])
def test_every_tile_with_its_numbers(line: str, theme: Theme) -> None:
    board = board_of(line)
    root = parse(draw_svg(board, theme=theme))
    assert placements(root) == set(board.placements)
    assert len(digits(root)) == 3 * len(board.placements)


@pytest.mark.parametrize("seed", ["drei", "stein", "dreistein"])
def test_a_long_game(seed: str) -> None:
    board = laid(seed, 45)
    root = parse(draw_svg(board))
    assert placements(root) == set(board.placements)
    faces = [shape for shape in shapes(root) if shape.look.get("class") == "ds-face"]
    apexes = [(cell.corners[0].i * 52, cell.corners[0].j * 90) for cell in board.tiles]
    assert sorted((face.x, face.y) for face in faces) == sorted(apexes)


def test_numbers_are_white_on_their_colour() -> None:
    for digit in digits(parse(draw_svg(board_of(HEXAGON)))):
        assert (digit.ink, digit.ground) == ("#fff", NUMBERS[digit.number])


def test_a_closed_hexagon_is_a_disc_with_a_ring() -> None:
    *_, last = HEXAGON.split()
    open_one = parse(draw_svg(board_of(HEXAGON.removesuffix(last).strip())))
    closed = parse(draw_svg(board_of(HEXAGON)))
    assert not [shape for shape in shapes(open_one) if shape.tag == "circle"]
    disc, ring = (shape for shape in shapes(closed) if shape.tag == "circle")
    assert (disc.x, disc.y) == (ring.x, ring.y) == (0, 0)
    assert (ring.look["fill"], ring.look["stroke"]) == ("none", NUMBERS[3])
    assert float(ring.look["r"]) > float(disc.look["r"])


def test_the_last_tile_is_outlined() -> None:
    board = board_of("555@0,0 554@1,0")
    (line,) = (s for s in shapes(parse(draw_svg(board))) if s.look.get("class") == "ds-line")
    assert (line.x, line.y) == (52, 90)  # its apex, which points down
    assert line.look["stroke"] == "#0b6b4f"
    assert "ds-line" not in draw_svg(board, last=False)


def test_points_are_written_on_the_last_tile() -> None:
    root = parse(draw_svg(board_of("555@0,0 554@1,0"), points="+14"))
    (label,) = (shape for shape in shapes(root) if shape.tag == "text")
    assert label.words == "+14"


def test_nothing_is_tried_on_a_tile() -> None:
    with pytest.raises(ValueError, match="there is a tile on 0,0"):
        draw_svg(board_of("555@0,0"), tried=Placement.parse("444@0,0"))


@pytest.mark.parametrize(("tried", "clashes"), [("554@1,0", []), ("345@1,0", [(0, 0), (52, 90)])])
def test_a_tile_tried_shows_where_it_disagrees(
    tried: str, clashes: list[tuple[float, float]]
) -> None:
    board = board_of("555@0,0")
    placement = Placement.parse(tried)
    root = parse(draw_svg(board, tried=placement))
    assert placements(root) == {*board.placements, placement}
    marks = [(s.x, s.y) for s in shapes(root) if s.look.get("fill") == "#1d1b18"]
    assert sorted(set(marks)) == clashes


@pytest.mark.parametrize("seed", ["drei", "stein"])
def test_the_frame_holds_everything(seed: str) -> None:
    board = laid(seed, 20)
    left, top, right, bottom = frame(parse(draw_svg(board)))
    points = [p for cell in board.tiles for p in cell.corners]
    for x, y in ((point.i * 52, point.j * 90) for point in points):
        assert left + 20 < x < right - 20
        assert top + 20 < y < bottom - 20
    # And no more than a margin: the outermost points come near it.
    assert min(point.i * 52 for point in points) - left < 60
    assert bottom - max(point.j * 90 for point in points) < 60


def test_width_scales_the_whole() -> None:
    board = board_of(HEXAGON)
    natural, wide = parse(draw_svg(board)), parse(draw_svg(board, width=1200))
    assert wide.get("viewBox") == natural.get("viewBox")
    left, top, right, bottom = frame(wide)
    assert (float(natural.attrib["width"]), wide.attrib["width"]) == (right - left, "1200")
    height = 1200 * (bottom - top) / (right - left)
    assert float(wide.attrib["height"]) == pytest.approx(height, abs=0.01)
    with pytest.raises(ValueError, match="wide"):
        draw_svg(board, width=0)


def test_a_screen_reader_is_told() -> None:
    empty = parse(draw_svg(Board()))
    assert (digits(empty), words(empty, "desc")) == ([], "No tile has been placed yet.")
    root = parse(draw_svg(board_of(HEXAGON)))
    assert (root.get("role"), words(root, "title")) == ("img", "A Dreistein board")
    assert words(root, "desc") == "6 tiles. 1 hexagon is closed. The last one is 3–3–4."
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]


def test_words_are_escaped() -> None:
    nasty = "</title><script>alert('1')</script> & \"x\" ]]>"
    board = board_of("555@0,0")
    root = parse(draw_svg(board, title=nasty, description=nasty, points=nasty))
    assert words(root, "title") == words(root, "desc") == nasty
    assert [s.words for s in shapes(root) if s.tag == "text"] == [nasty]
    assert not [element for element in root.iter() if "script" in element.tag]


@pytest.mark.parametrize("odd", ["\x00", "\x1b", "\ud800", "\uffff"])
def test_what_xml_cannot_say_is_replaced(odd: str) -> None:
    assert words(parse(draw_svg(Board(), title=f"a{odd}b")), "title") == "a\ufffdb"


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_comes_from_outside(theme: Theme) -> None:
    board = board_of(HEXAGON)
    picture = draw_svg(board, theme=theme, points="+1")
    root = parse(picture)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    references = {e.attrib["href"] for e in root.iter() if "href" in e.attrib}
    references |= set(re.findall(r"url\(([^)]*)\)", picture))
    assert set() < references <= {f"#{name}" for name in ids}
    assert (picture.count("://"), "@import" in picture) == (1, False)  # the name of SVG itself
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {"script", "image", "foreignObject", "a", "animate", "set", "link"}
    assert not [key for e in root.iter() for key in e.attrib if key.startswith("on")]


def test_only_the_reader_s_theme_needs_a_style_sheet() -> None:
    board = board_of("555@0,0")
    assert "<style" not in draw_svg(board) + draw_svg(board, theme="dark")
    assert "@media(prefers-color-scheme:dark)" in draw_svg(board, theme="auto")


def test_by_device_is_light_with_the_dark_for_every_colour_that_changes() -> None:
    board = board_of(HEXAGON)
    auto = draw_svg(board, theme="auto")
    style = re.search("<style>.*</style>\n", auto)
    assert style is not None
    light = draw_svg(board)
    assert auto.replace(style[0], "") == light
    # Apply the style by hand: what comes out is the picture by night.
    rules = dict(re.findall(r"\.(ds-[a-z]+)\{([^}]*)\}", style[0]))
    lines = []
    for line in light.splitlines(keepends=True):
        named = re.search('class="(ds-[a-z]+)"', line)
        for rule in rules[named[1]].split(";") if named else ():
            key, value = rule.split(":")
            line = re.sub(rf' {key}="[^"]*"', f' {key}="{value}"', line)
        lines.append(line)
    assert "".join(lines) == draw_svg(board, theme="dark")


@pytest.mark.parametrize("seed", ["drei", "stein", "dreistein", "domino"])
def test_25_tiles_are_a_small_file(seed: str) -> None:
    board = laid(seed, 25)
    assert len(board.placements) == 25
    assert len(draw_svg(board, theme="auto").encode()) < 12_000


@pytest.mark.parametrize("surface", [DAY, NIGHT])
def test_numbers_and_labels_can_be_read(surface: Surface) -> None:
    assert min(contrast("#ffffff", colour) for colour in NUMBERS) >= 4.5
    assert contrast(surface.ink, surface.face) >= 4.5
    assert contrast(surface.accent, surface.ground) >= 3


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_one_tile(tile: Tile) -> None:
    root = parse(draw_tile_svg(tile))
    assert placements(root) == {Placement((tile[0], tile[1], tile[2]), Cell(0, 0))}
    assert words(root, "title") == f"{tile[0]}–{tile[1]}–{tile[2]}"
    assert not [shape for shape in shapes(root) if shape.tag == "rect"]


def test_a_row_of_tiles_stands_on_a_rack() -> None:
    root = parse(draw_tiles_svg([Tile(0, 1, 2), Tile(3, 4, 5), Tile(2, 2, 5)]))
    assert [digit.number for digit in digits(root)] == [0, 1, 2, 3, 4, 5, 2, 2, 5]
    apexes = [digit.x for digit in digits(root)][::3]
    assert all(later - earlier > 104 for earlier, later in pairwise(apexes))
    left, top, right, bottom = frame(root)
    assert all(left < digit.x < right and top < digit.y < bottom for digit in digits(root))
    assert words(root, "title") == "0–1–2 3–4–5 2–2–5"
    assert words(parse(draw_tiles_svg([])), "title") == "An empty rack"
